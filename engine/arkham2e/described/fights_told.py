"""Evading and fighting that is told: the monster's values, your own, what the dice are said to have shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.drafts import Draft, drafted
from engine.arkham2e.described.monster_told import read_helps, read_monster, read_points, read_weapons
from engine.arkham2e.described.watching import course
from engine.arkham2e.front import odds
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.plain_words import Reading, Told

_WORDS = (
    *(
        "monster",
        "combat",
        "kill",
        "survive",
        "win",
        "pass",
        "hold",
        "left",
        "fight",
        "will",
        "sanity",
        "stamina",
    ),
    *("normal", "beaten", "combat-rating", "toughness", "works", "evade", "fight-skill", "lose"),
)
_OWN = ("will", "fight", "sneak")
_CHECKS = {
    "evade-check": "evade",
    "evade": "evade",
    "flee": "evade",
    "horror-check": "horror",
    "combat-check": "combat",
}


def is_whole_fight(told: Told) -> bool:
    """The odds of a whole combat, rather than of one check."""
    fight = told.has("kill", "survive", "win", "insane", "unconscious") or told.every("monster", "toughness")
    one = told.has("combat-check", "evade-check") or (told.has("horror-check") and not _without_horror(told))
    return told.question == "odds" and fight and not one


def _without_horror(told: Told) -> bool:
    """ "No horror check"."""
    return all(
        any(told.terms[at].concept == "not" for at in range(max(0, place - 2), place))
        for place in told.places("horror-check")
    )


def read_fight(told: Told) -> Draft:
    """A combat to its end; odds need all that they depend on."""
    draft = drafted(told, *_WORDS)
    monster = read_monster(told, draft)
    _assume_ratings(told, draft, monster)
    for skill in ("will", "fight"):
        value = told.value(skill)
        if value is not None:
            draft.you[skill] = value
            draft.reads(skill, value, draft.me)
        elif skill == "fight" or monster["horror"] is not None:
            draft.missing.append(skill)
    read_weapons(told, draft)
    read_points(told, draft)
    told.use("clue", "spend")
    read_helps(told, draft)
    if (told.value("monster") or 1) > 1:
        draft.missing.append("one-monster")
    name = draft.add_monster(**monster)
    draft.attempt = {"combat": {"by": draft.me, "monster": name}}
    return draft


def _assume_ratings(told: Told, draft: Draft, monster: dict[str, Any]) -> None:
    name = draft.name("monster")
    if "horror" not in monster and "horror_damage" not in monster and "nightmarish" not in monster:
        monster["horror"] = None
        draft.assumes("no-horror-check", "", name)
    elif "horror" not in monster:
        monster["horror"] = 0
        draft.assumes("horror", "+0", name)
    if monster["horror"] is not None and "horror_damage" not in monster:
        draft.missing.append("horror-damage")
    if "combat" not in monster:
        monster["combat"] = 0
        draft.assumes("combat-rating", "+0", name)
    for field in ("toughness", "damage"):
        if field not in monster:
            draft.missing.append(field)
    if told.has("awareness"):
        monster.setdefault("awareness", 0)


def answer_fight(sheet: Sheet, reading: Reading) -> Answer:
    found = odds(sheet)
    assert found is not None
    told = reading.told
    cites = ("arkham2e/combat^loop", "arkham2e/fight-monster^pass", "arkham2e/horror-check^what")
    answer = {"kill": found.success, "insane": found.insane, "unconscious": found.unconscious}
    of = next((word for word in ("insane", "unconscious") if told.has(word)), "kill")
    told.use("insane", "unconscious")
    if of == "kill" and told.together("fail", "q-odds"):
        return Answer("odds", cites, of=of, chance=found.success, clues=any(found.clues))
    return Answer("odds", cites, of=of, chance=answer[of], clues=any(found.clues))


def is_course(told: Told) -> bool:
    """Something is said of a check against a monster, or that it was beaten."""
    met = told.has("evade-check", "horror-check", "combat-check") or told.every("evade", "monster")
    beaten = told.has("kill", "beaten") and told.has("monster", "overwhelming", "endless")
    beaten = beaten or told.every("success", "toughness")
    open_ = told.has(
        "gate", "delayed", "surge", "terror", "ancient-one", "battle", "appear", "move", "street"
    )
    return told.question in ("happens", "order", None) and (met or beaten) and not open_


def read_course(told: Told) -> Draft:
    """From the check that is told of: evading, horror, or the fight itself."""
    draft = drafted(told, "evade-check horror-check combat-check first damage or", *_WORDS)
    monster = read_monster(told, draft)
    read_points(told, draft)
    _skills(told, draft)
    shown = _shown(told)
    monster.setdefault("damage", 1)
    if told.value("damage") is None:
        draft.assumes("damage", 1, draft.name("monster"))
    if "horror" in shown and "horror_damage" not in monster:
        monster["horror_damage"] = 1
        draft.assumes("horror-damage", 1, draft.name("monster"))
    name = draft.add_monster(**monster)
    draft.shown = shown
    draft.attempt = _begins(told, draft, name, shown)
    return draft


def _skills(told: Told, draft: Draft) -> None:
    for skill in _OWN:
        value = told.value(skill)
        draft.you[skill] = 4 if value is None else value
        if value is not None:
            draft.reads(skill, value, draft.me)


def _shown(told: Told) -> dict[str, int]:
    """How each check is said to have gone; a monster that is beaten was hit often enough."""
    shown: dict[str, int] = {}
    for place in told.places("fail", "pass"):
        if check := _nearest_check(told, place):
            told.used.add(place)
            shown[check] = 9 if told.terms[place].concept == "pass" else 0
    if told.denied("evade"):  # "I did not evade it"
        shown["evade"] = 0
    if told.has("kill", "beaten") and not told.has("fail"):
        shown |= {"combat": 20, "horror": shown.get("horror", 9)}
    for fact in told.take("success"):
        shown["combat"] = fact.value
    return shown


def _nearest_check(told: Told, place: int) -> str:
    near = [at for at in told.sentence(place) if told.terms[at].concept in _CHECKS]
    best = min(near, key=lambda at: (abs(at - place), at), default=None)
    return "" if best is None else _CHECKS[told.terms[best].concept]


def _begins(told: Told, draft: Draft, name: str, shown: dict[str, int]) -> dict[str, Any]:
    facing = {"by": draft.me, "monster": name}
    if told.has("flee"):
        told.use("flee")
        draft.choices["fight-or-flee"] = ["flee"]
        draft.reads("flees")
        return {"combat": {**facing, "horror_checked": True}}
    if "evade" in shown or told.has("evade", "evade-check"):
        draft.reads("evades" if shown.get("evade") else "evade-fails" if "evade" in shown else "faces")
        return {"evade": facing}
    if "horror" in shown and "combat" not in shown:
        draft.reads("horror-passed" if shown["horror"] else "horror-failed")
        return {"combat": facing}
    draft.choices["fight-or-flee"] = ["fight"]
    draft.reads("fights")
    return {"combat": {**facing, "horror_checked": "horror-check" not in {t.concept for t in told.terms}}}


TOPICS: dict[str, Topic[Sheet]] = {
    "fight": Topic(is_whole_fight, read_fight, answer_fight),
    "course": Topic(is_course, read_course, course),
}
