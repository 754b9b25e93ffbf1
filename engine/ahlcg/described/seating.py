"""Where everybody stands: where it is said, else together; and with whom enemies are engaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.mentions import ELSEWHERE
from engine.ahlcg.described.scene import Place

if TYPE_CHECKING:
    from engine.ahlcg.described.drafts import Draft
    from engine.ahlcg.described.scene import Foe, Person, Scene

_ACTIONS = ("draw", "resource", "play", "move", "activate", "investigate")  # that an engaged enemy punishes


def seat(scene: Scene, made: Draft) -> None:
    """The lead investigator first; then everybody and everything in its place."""
    _lead_first(scene, made)
    if scene.equidistant:
        _apart(scene, made)
    if scene.ways:
        _lead_through(scene, made)
    for foe in scene.foes:
        if foe.beside and foe.place is None:
            foe.place = _near(scene, f"{made.call('beside')}: {foe.name}", foe.beside)
    _seat_people(scene, made)
    there = [foe for foe in scene.foes if not foe.newcomer]
    for foe in there:
        _seat_foe(foe, scene, made)
    for foe in there:
        _settle_engagement(foe, scene, made)
    if any("discover-clues" in str(ability.data) for ability in scene.abilities):
        _leave_clues(scene, made)
    _distinct(scene)
    if (to := _destination(scene)) and scene.deed and scene.deed.by and scene.deed.by.place:
        to.connect(scene.deed.by.place)


def _lead_first(scene: Scene, made: Draft) -> None:
    lead = scene.lead
    if lead is None:
        if len(scene.people) > 1:
            made.assume("lead", who=scene.people[0].name)
        return
    scene.people.remove(lead)
    scene.people.insert(0, lead)


def _seat_people(scene: Scene, made: Draft) -> None:
    """Those whose place is not said stand with their enemies, or with the others."""
    places = [who.place for who in scene.people] + [foe.place for foe in scene.foes]
    known = [place for place in places if place and place.key != ELSEWHERE]
    common = known[0] if known else None
    if common is None and not _destination(scene):
        common = next((place for place in scene.places if place.key != ELSEWHERE), None)
    for who in scene.people:
        if who.place is None:
            engaged = next((f.place for f in scene.foes if f.engaged and who in f.engaged and f.place), None)
            common = engaged or common
            if common is None or common is _destination(scene):
                common = Place(made.call("here"), "here")
                scene.places.append(common)
            who.place = common
            if len(scene.people) > 1:
                made.assume("same-place")


def _seat_foe(foe: Foe, scene: Scene, made: Draft) -> None:
    if foe.engaged:
        foe.place = foe.engaged[0].place
    elif foe.place is None:
        foe.place = _actor(scene).place
        if foe.engaged is None and not foe.keywords & {"massive", "aloof"}:
            made.assume("enemy-here", enemy=foe.name)


def _actor(scene: Scene) -> Person:
    return scene.deed.by if scene.deed and scene.deed.by else scene.people[0]


def _settle_engagement(foe: Foe, scene: Scene, made: Draft) -> None:
    """A ready enemy beside one investigator is engaged with them; beside several, somebody must say who."""
    there = [who for who in scene.people if who.place is foe.place]
    stays_apart = (
        foe.keywords & {"aloof", "massive"} or foe.ready is False or foe is (scene.deed and scene.deed.foe)
    )
    if foe.engaged is not None or stays_apart or not there or scene.equidistant or scene.ways:
        return
    if len(there) == 1:
        foe.engaged = there
        made.assume("enemy-engaged", enemy=foe.name, who=there[0].name)
    elif scene.deed and scene.deed.do in _ACTIONS:
        made.missing.append("who-is-engaged")


def _leave_clues(scene: Scene, made: Draft) -> None:
    """An ability that discovers clues needs some to be there."""
    for who in scene.people:
        if who.place and "clues" not in who.place.facts:
            who.place.facts["clues"] = 1
            made.assume("clue-here")


def _distinct(scene: Scene) -> None:
    """No two places by one name."""
    seen: set[str] = set()
    for place in scene.places:
        name, number = place.name, 2
        while place.name in seen:
            place.name, number = f"{name} {number}", number + 1
        seen.add(place.name)


def _destination(scene: Scene) -> Place | None:
    return scene.deed.place if scene.deed and scene.deed.do == "move" else None


def _near(scene: Scene, name: str, places: list[Place]) -> Place:
    where = Place(name, name)
    scene.places.append(where)
    for each in places:
        where.connect(each)
    return where


def _lead_through(scene: Scene, made: Draft) -> None:
    """Each investigator behind the places that lead to them."""
    start = scene.foes[-1].place or Place(made.call("place"), "start")
    scene.foes[-1].place = start
    if start not in scene.places:
        scene.places.append(start)
    for number, (who, vias) in enumerate(scene.ways, 1):
        who.place = Place(f"{made.call('place')} {number}", f"end {number}")
        scene.places.append(who.place)
        for via in vias:
            start.connect(via)
            via.connect(who.place)


def _apart(scene: Scene, made: Draft) -> None:
    """Investigators equally far from an enemy: each one move away, in different places."""
    made.assume("equidistant")
    middle = Place(made.call("here"), "middle")
    scene.places.append(middle)
    for number, who in enumerate(scene.people, 1):
        who.place = Place(f"{made.call('place')} {number}", f"way {number}")
        scene.places.append(who.place)
        middle.connect(who.place)
    for foe in scene.foes:
        foe.place = foe.place or middle
