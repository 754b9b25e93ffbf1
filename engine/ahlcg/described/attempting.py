"""What a scene attempts, as a sheet says it; numbers that a test needs and nobody has said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.bag_told import SYMBOLS
from engine.ahlcg.described.scene import Deed, Person, Place
from engine.ahlcg.phases.rounds import HAND_SIZE
from engine.ahlcg.state.bags import BAGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.described.drafts import Draft, Fields
    from engine.ahlcg.described.scene import Foe, Scene

_SKILL = 3
_DIFFICULTY = 3


def attempted(scene: Scene, made: Draft) -> Fields | None:
    """The deed that is told; else the moment that has come; else what the abilities wait for."""
    deed = scene.deed = scene.deed or _likely_deed(scene) or _fighting(scene)
    if scene.moment == "hand-check":
        return _MOMENTS[scene.moment]
    if deed is not None:
        found = _deed(deed, scene, made)
        if found is not None:
            return found
    hunting = any("hunter" in foe.keywords and not foe.engaged for foe in scene.foes)
    if scene.moment == "enemy-phase":
        about = scene.question.about if scene.question else None
        if hunting and about and about.event in ("enemy-attacks", "harm-dealt", "investigator-defeated"):
            return {"phase": "enemy"}
        return {"step": "step-3.2" if hunting else "step-3.3"}
    if scene.moment in _MOMENTS:
        return _MOMENTS[scene.moment]
    waiting = [str(ability.data.get("at")) for ability in scene.abilities]
    if step := next((at for at in waiting if at.startswith("step-")), None):
        return {"step": step}
    if hunting:
        return {"step": "step-3.2"}
    if any(who.facts.get("hand", 0) > HAND_SIZE for who in scene.people):
        scene.moment = "hand-check"
        return _MOMENTS[scene.moment]
    if scene.acts and scene.people:
        return {"turn": (next((p for p in scene.people if p.active), None) or scene.people[0]).name}
    return None


_MOMENTS: dict[str | None, Fields] = {
    "end-of-round": {"step": "step-4.6"},
    "hand-check": {"step": "step-4.5"},
    "mythos": {"phase": "mythos"},
    "upkeep": {"phase": "upkeep"},
}


def _likely_deed(scene: Scene) -> Deed | None:
    """A question of odds without a verb: what its values are values of."""
    question = scene.question
    told = question is not None and question.about is not None and question.about.event == "test-succeeded"
    if question is None or not scene.people or not (question.asks == "how-likely" or told or scene.token):
        return None
    who = scene.people[0]
    for foe in scene.foes:
        for value, skill in (("fight", "combat"), ("evade", "agility")):
            if value in foe.facts and skill in who.facts:
                return Deed(value, who, foe)
    shroud = any("shroud" in place.facts for place in scene.places)
    return Deed("investigate", who) if shroud and "intellect" in who.facts else None


def _fighting(scene: Scene) -> Deed | None:
    """Cards are committed while somebody fights an enemy: it is that test."""
    about = scene.question.about if scene.question else None
    foe = next((each for each in scene.foes if each.engaged), None)
    if about is None or about.event != "card-committed" or foe is None or not foe.engaged:
        return None
    return Deed("fight", foe.engaged[0], foe)


def _deed(deed: Deed, scene: Scene, made: Draft) -> Fields | None:
    if deed.by is None:
        return _nobody_does(deed, scene, made)
    to_do = _DEEDS.get(deed.do)
    return to_do(deed, deed.by, scene, made) if to_do else None


def _nobody_does(deed: Deed, scene: Scene, made: Draft) -> Fields | None:
    """Nobody is said to do it: everybody draws, an enemy is defeated; else the first of all does it."""
    if deed.do == "encounter":
        return {"step": "step-1.4"}
    if deed.do == "defeat" and deed.foe:
        slayer = deed.slayer or next(iter(scene.people), None)
        who = slayer.name if slayer else made.call("investigator")
        return {"effects": {"by": who, "results": [{"result": "defeat", "whom": deed.foe.name}]}}
    if not scene.people:
        return None
    deed.by = scene.people[0]
    return _deed(deed, scene, made)


def _simple(deed: Deed, by: Person, scene: Scene, _made: Draft) -> Fields:
    if deed.do == "encounter" and scene.moment == "mythos" and scene.agenda and len(scene.people) == 1:
        return {"phase": "mythos"}
    return {"step": "step-4.4"} if deed.do == "draw" and scene.moment == "upkeep" else {deed.do: by.name}


def _against(deed: Deed, by: Person, scene: Scene, made: Draft) -> Fields | None:
    if deed.foe is None:
        return None
    if deed.do != "engage":
        _numbers_for_test(deed.do, by, deed.foe, scene, made)
    return {deed.do: {"by": by.name, "enemy": deed.foe.name}}


def _move(deed: Deed, by: Person, scene: Scene, made: Draft) -> Fields:
    if deed.place is None:
        made.assume("somewhere")
        deed.place = Place(made.call("there"), "there")
        scene.places.append(deed.place)
    return {"move": {"by": by.name, "to": deed.place.name}}


def _with_card(deed: Deed, by: Person, _scene: Scene, _made: Draft) -> Fields | None:
    if deed.card is None:
        return None
    if deed.do == "play":
        return {"play": {"by": by.name, "card": deed.card.name}}
    return {"activate": {"by": by.name, "ability": f"{deed.card.name} 1"}}


def _test(deed: Deed, by: Person, scene: Scene, made: Draft) -> Fields | None:
    if deed.skill is None:
        return None
    if scene.question and scene.question.asks == "how-likely":
        made.missing += [] if deed.skill in by.facts else [deed.skill]
        made.missing += ["difficulty", *([] if scene.bag else ["bag"])]
    by.facts.setdefault(deed.skill, _SKILL)
    return {"test": {"by": by.name, "skill": deed.skill, "difficulty": _DIFFICULTY}}


def _defeat(_deed: Deed, by: Person, _scene: Scene, _made: Draft) -> Fields:
    return {"effects": {"by": by.name, "results": [{"result": "defeat", "whom": by.name}]}}


def _struck(deed: Deed, by: Person, scene: Scene, _made: Draft) -> Fields | None:
    """An enemy's attack outside of any phase; in the enemy phase its step says who attacks."""
    if deed.foe is None or scene.moment == "enemy-phase":
        return None
    return {"attack": {"enemy": deed.foe.name, "investigator": by.name}}


def _talked(deed: Deed, by: Person, _scene: Scene, made: Draft) -> Fields:
    """An ability to parley or to resign, on a card that is not told of."""
    return {"activate": {"by": by.name, "ability": made.call(deed.do)}}


def _investigate(_deed: Deed, by: Person, scene: Scene, made: Draft) -> Fields:
    if by.place is None:
        by.place = scene.places[0] if scene.places else Place(made.call("here"), "here")
        if by.place not in scene.places:
            scene.places.append(by.place)
    facts = by.place.facts
    facts.setdefault("clues", 1)
    _values(scene, made, by.facts, "intellect", facts, "shroud")
    return {"investigate": by.name}


_DEEDS: dict[str, Callable[[Deed, Person, Scene, Draft], Fields | None]] = {
    **dict.fromkeys(("draw", "resource", "encounter"), _simple),
    **dict.fromkeys(("fight", "evade", "engage"), _against),
    **dict.fromkeys(("play", "activate"), _with_card),
    "investigate": _investigate,
    "move": _move,
    "test": _test,
    "defeat": _defeat,
    "attacks": _struck,
    "parley": _talked,
    "resign": _talked,
}


def _numbers_for_test(test: str, who: Person, foe: Foe, scene: Scene, made: Draft) -> None:
    skill = "combat" if test == "fight" else "agility"
    _values(scene, made, who.facts, skill, foe.facts, test)
    if test == "evade" and not foe.engaged:
        foe.engaged = [who]


def _values(
    scene: Scene, made: Draft, skills: dict[str, int], skill: str, against: dict[str, int], value: str
) -> None:
    """Skill and difficulty; where they are not said but the outcome is, numbers that give that outcome."""
    likely = scene.question is not None and scene.question.asks == "how-likely"
    if likely:
        made.missing += [name for name, facts in ((skill, skills), (value, against)) if name not in facts]
        if not scene.bag:
            made.missing.append("bag")
        elif (
            {each for each in scene.bag if each in SYMBOLS}
            - scene.symbols.keys()
            - scene.symbol_effects.keys()
        ):
            made.missing.append("symbols")
        return
    unsaid = skill not in skills or value not in against
    base = skills.setdefault(skill, _SKILL)
    token = _token_value(scene)
    margin = scene.margin or (0 if scene.result == "success" else 1)
    if value not in against:
        against[value] = max(0, base + token + (margin if scene.result == "failure" else -margin))
    if unsaid:
        made.assume("test-numbers", skill=base, difficulty=against[value])
    if scene.token:
        made.tokens.append(scene.token)
        if scene.token not in scene.bag:
            scene.bag = [scene.token, *scene.bag]
    elif not scene.bag and scene.result:
        scene.bag = ["0"]
        made.tokens.append("0")
    elif not scene.bag:
        scene.bag = list(BAGS["standard"])
        made.assume("bag")


def _token_value(scene: Scene) -> int:
    try:
        return int(scene.token or 0)
    except ValueError:
        return 0
