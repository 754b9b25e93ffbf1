"""Horror tests: whether one is taken, how many there are, who orders them, what a failure does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described import scenes
from engine.mansions.described.drafts import Draft
from engine.mansions.described.matters import ASKS, HAPPENS, MAY, MUCH, ORDER, WHO, Matter
from engine.mansions.described.playing import counted, course, decides, legal, occurs, summed
from engine.plain_words import Topic

if TYPE_CHECKING:
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Told


def fits_horror(told: Told) -> bool:
    return (
        told.has("horror-test")
        and told.question in ASKS
        and scenes.asks_about(told, "horror-test", "test")
        and not told.has("fail", "evade", *scenes.NO_MEETING)
    )


def read_horror(told: Told) -> Draft:
    """Somebody comes into a room, or nobody does."""
    draft = Draft(told)
    told.use(*scenes.MEETING)
    draft.shown = {"horror": 1}
    scenes.hidden(told, draft)
    if told.has("moves-me"):
        _moved_by_keeper(told, draft)
    elif told.has("place"):
        _placed(told, draft)
    elif told.has("return"):
        _came_back(told, draft)
    elif told.has("turn-start"):
        told.use("turn-start")
        scenes.monsters(told, draft, draft.beside)
        draft.chooses("do", "end")
        draft.reads("turn-start")
        draft.because("horror-tests^turn-start")
        draft.attempt = {"turn": draft.me}
    elif told.every("keeper", "move"):
        _monster_moved(told, draft)
    elif told.has("same-room") or (told.has("move") and not told.has("enter")):
        _inside(told, draft)
    elif told.has("enter"):
        _entered(told, draft)
    else:
        draft.missing.append("scene")
    if told.has("other-room"):
        draft.missing.append("scene")
    return draft


def _moved_by_keeper(told: Told, draft: Draft) -> None:
    told.use("moves-me", "enter", "keeper")
    scenes.monsters(told, draft, draft.there)
    draft.chooses("investigator-step", f"to:{draft.there}", "stop")
    draft.reads("moved-by-keeper", "", draft.me)
    draft.because("horror-tests^moved-by-keeper")
    draft.befalls({"effect": "move-investigator"})


def _placed(told: Told, draft: Draft) -> None:
    told.use("place", "keeper")
    draft.table["pool"] = [{"id": draft.name("monster"), "type": "placed"}]
    draft.reads("placed")
    draft.because("horror-tests^when", "placing-monsters^horror")
    effect = {"effect": "place-monster", "type": "placed", "space": draft.here}
    draft.attempt = {"effects": {"effects": [effect]}}


def _came_back(told: Told, draft: Draft) -> None:
    """You or the monster, in the same turn or in a later one."""
    told.use("return", "leave", "enter", "run", "third", "second", "next-turn", "additional", "move")
    same, later = told.has("same-turn"), told.has("next-turn")
    if same == later:
        draft.missing.append("which-turn")
    if scenes.done_by(told, "leave", "return") == "monster":
        (monster,) = scenes.monsters(told, draft, draft.there)[:1]
        draft.reads("came-back-monster", "same-turn" if same else "next-turn")
        if same:
            meeting = {"investigator": draft.me, "monster": monster, "room": draft.name("room")}
            draft.table["turn"] = {"of": "keeper", "parted": [meeting]}
        draft.because("horror-test-limit^left-and-back" if same else "horror-tests^again")
        draft.attempt = {"monster_move": {"monster": monster, "to": draft.here}}
        return
    (monster,) = scenes.monsters(told, draft, draft.there)[:1]
    draft.reads("you-came-back", "same-turn" if same else "next-turn")
    if same:
        draft.turn["tested"] = [{"investigator": draft.me, "monster": monster}]
        draft.turn["moves"] = 1
    draft.because("horror-test-limit^once" if same else "horror-tests^again")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _monster_moved(told: Told, draft: Draft) -> None:
    """By the Keeper: into your room, or about in it."""
    told.use("move", "same-room", "enter")
    inside = told.has("same-room")
    monster = scenes.monsters(told, draft, draft.beside if inside else draft.there)[0]
    if not inside and not told.has("room", "enter"):
        draft.missing.append("scene")
    draft.reads("inside-monster" if inside else "enters-monster")
    draft.because("horror-tests^same-room" if inside else "horror-tests^when")
    draft.attempt = {"monster_move": {"monster": monster, "to": draft.here}}


def _inside(told: Told, draft: Draft) -> None:
    told.use("same-room", "move", "elsewhere", "adjacent")
    scenes.monsters(told, draft, draft.beside)
    draft.reads("inside-room", "", draft.me)
    draft.because("horror-tests^same-room")
    draft.attempt = {"move": {"by": draft.me, "to": draft.beside}}


def _entered(told: Told, draft: Draft) -> None:
    """A monster comes to you, or you to a monster."""
    told.use("enter", "run")
    apart = told.has("elsewhere", "adjacent")
    told.use("elsewhere", "adjacent")
    why = ["horror-tests^room"] if apart else []
    if told.has("hidden"):
        why.insert(0, "hidden^horror")
    if scenes.done_by(told, "enter") == "monster":
        (monster,) = scenes.monsters(told, draft, draft.there)[:1]
        draft.reads("enters-monster")
        draft.attempt = {"monster_move": {"monster": monster, "to": draft.here}}
    else:
        if told.has("hidden"):
            draft.missing.append("scene")
        scenes.monsters(told, draft, draft.name("far") if apart else draft.there)
        draft.reads("you-enter", "", draft.me)
        draft.attempt = {"move": {"by": draft.me, "to": draft.there}}
    draft.because(*why, "horror-tests^when")


def _horror_order(told: Told, draft: Draft) -> None:
    people = max(scenes.how_many(told, "investigator"), scenes.how_many(told, "player"))
    beasts = max(scenes.how_many(told, "monster"), 1)
    if people < 2 and beasts < 2:
        people = 2
        draft.assumes("people", people)
    else:
        draft.reads("people", people)
    told.use("investigator", "player", "person", "friend", "number", "enter", "place", "monster")
    draft.people(people)
    names = [draft.add_monster(space=draft.there) for _ in range(beasts)]
    draft.reads("monsters", beasts)
    draft.attempt = {"monster_move": {"monster": names[0], "to": draft.here}}
    if beasts > 1:
        draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _mythos_or_horror(told: Told, draft: Draft) -> None:
    told.use("keeper", "enter", "first")
    scenes.monsters(told, draft, draft.there)
    draft.keeper["mythos"] = [{"id": draft.name("mythos")}]
    draft.shown = {"horror": 1}
    draft.chooses("mythos", f"play:{draft.name('mythos')}")
    draft.reads("you-enter", "", draft.me)
    draft.because("horror-test-interrupt^before-mythos")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _failed_horror(told: Told, draft: Draft) -> None:
    """One horror, or none for the insane."""
    told.use(
        "fail", "horror-test", "horror", "horror-rating", "monster", "hold", "left", "token", "additional"
    )
    scenes.insane(told, draft)
    left = told.value("sanity")
    if left is not None and left > 0:
        draft.you["sanity"] = left
        draft.reads("sanity", left, draft.me)
    elif left == 0:
        draft.you.update(sanity=8, horror=8)
        draft.reads("insane", "", draft.me)
    rating = next((fact for fact in told.facts if fact.what in ("horror-rating", "horror")), None)
    if rating is not None:
        told.used.update((rating.at, rating.of))
        draft.reads("horror-rating", rating.value)
    draft.shown = {"horror": 0}
    draft.reads("failed", "horror-test", draft.me)
    draft.because("horror-tests^fail", "horror-rating^not-amount")
    monster = draft.add_monster(horror=rating.value if rating else 0)
    draft.attempt = {"horror": {"by": draft.me, "monster": monster}}


def _rooms_monsters(told: Told, draft: Draft) -> None:
    """So many in the room that you enter, or come in to you."""
    told.use("enter", "pass", "same-room")
    draft.shown = {"horror": 1}
    many = scenes.how_many(told, "monster")
    told.use("monster")
    for _ in range(many):
        draft.add_monster(space=draft.there)
    draft.reads("monsters", many)
    if scenes.done_by(told, "enter") == "monster":
        draft.missing.append("scene")
    draft.because("horror-tests^each-monster", "horror-tests^when")
    draft.attempt = {"move": {"by": draft.me, "to": draft.there}}


def _turn_goes_on(told: Told, draft: Draft) -> None:
    """After the test the turn goes on where it stopped."""
    told.use(
        "pass", "fail", "move", "explore", "action", "attack", "movement-step", "enter", "monster", "run"
    )
    monster = draft.add_monster(space=draft.beside)
    draft.turn.update(moves=1, tested=[{"investigator": draft.me, "monster": monster}])
    draft.reads("tested", "", draft.me)
    draft.because("horror-test-interrupt^resume")
    draft.attempt = {"explore": draft.me}


def horror_is_past(told: Told) -> bool:
    return not scenes.asks_about(told, "horror-test")


TOPICS: dict[str, Topic[Sheet]] = {
    "horror-order": Matter(
        (("horror-test", "horror"),),
        WHO,
        _horror_order,
        decides("horror-order"),
        ("test", "monster", "q-order", "horror-test"),
        ("evade",),
    ).topic(),
    "mythos-or-horror": Matter(
        ("mythos", "horror-test"), ORDER, _mythos_or_horror, course, ("monster",)
    ).topic(),
    "how-much-horror": Matter(
        ("horror-test", "fail", "horror"), MUCH, _failed_horror, summed("suffered", "amount", "horror")
    ).topic(),
    "how-many-horrors": Matter(
        ("horror-test", "monster", "enter"),
        MUCH,
        _rooms_monsters,
        counted("horror-test", "horror-tests"),
        ("test",),
        ("fail", "horror", "evade", "evaded"),
    ).topic(),
    "failed-horror": Matter(("horror-test", "fail"), HAPPENS, _failed_horror, course).topic(),
    "after-horror": Matter(
        ("horror-test", ("move", "explore", "action", "attack", "movement-step", "run")),
        MAY,
        _turn_goes_on,
        legal,
        never=("stun", "hidden", "dark", "keeper", "trauma", "evade"),
        when=horror_is_past,
    ).topic(),
    "horror-test": Topic(fits_horror, read_horror, occurs("horror-test")),
}
