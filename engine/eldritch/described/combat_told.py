"""Combat that is told: the Monster's values, your own, what the dice are said to have shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from engine.eldritch.described.drafts import Draft
from engine.eldritch.described.speech import MONSTERS_OWN
from engine.eldritch.described.tests_told import read_skill

if TYPE_CHECKING:
    from engine.plain_words.told import Told

Fought = Literal["will", "strength"]
_WORDS = (
    *("me", "monster", "combat", "kill", "survive", "test", "pass", "fail", "card", "bonus", "modifier"),
    *("hold", "left", "health", "sanity", "will", "strength", "horror", "damage", "toughness"),
    *("clue", "spend", "reroll", "additional", "epic", "last", "blessed", "cursed", "each", "ambush"),
    "after-roll",
)
DEFAULT, DOOM = 5, 15  # Health and Sanity; Doom, where nothing is said


@dataclass
class Fight:
    draft: Draft
    monster: dict[str, Any] = field(default_factory=dict)
    successes: dict[Fought, int] = field(default_factory=dict)  # what the dice are said to have shown


def read_fight(told: Told) -> Draft:
    """One Combat Encounter. Odds need all that they depend on; a course only what is reached."""
    odds = told.question == "odds"
    draft = Draft(told)
    fight = Fight(draft)
    told.use(*_WORDS)
    no_horror = told.denied("horror", "test", "will")
    told.denied("modifier")
    _monster(told, fight)
    if no_horror and fight.monster.pop("will", None) is not None:
        draft.missing.append("horror-test")
    if odds:  # those of a single test, or after it, are other odds
        told.used.difference_update(told.places("fail", "pass", "success", "test"))
        if no_horror:
            told.use("test")
    else:
        fight.successes = _shown(told)
    if told.question == "much":
        told.use("lose", "defeated", "beaten", "same-time")
    _own(told, fight, odds=odds)
    _points(told, draft)
    if not odds:
        draft.assumes("doom", DOOM)
    if told.has("epic"):
        fight.monster["epic"] = True
        draft.reads("epic")
    several = len(told.places("monster")) > 1 and _twice(told)
    if several or (told.value("monster") or 1) > 1:
        draft.missing.append("one-monster")
    if told.has("ambush"):
        draft.reads("ambush")
        name = draft.name("monster")
        draft.table["cup"] = [{"id": name, **fight.monster}]
        draft.befalls({"effect": "ambush"})
    else:
        name = draft.add_monster(**fight.monster)
        draft.attempt = {"combat": {"by": draft.me, "monster": name}}
    draft.shown = {str(skill): count for skill, count in fight.successes.items()}
    return draft


def _twice(told: Told) -> bool:
    return any(sum(fact.what == what for fact in told.facts) > 1 for what in MONSTERS_OWN)


def _monster(told: Told, fight: Fight) -> None:
    draft = fight.draft
    name = draft.name("monster")
    for what in MONSTERS_OWN:
        value = told.value(what)
        if value is not None:
            fight.monster[what] = value
            draft.reads(what, value, name)
    tests: tuple[tuple[Fought, str], ...] = (("will", "horror"), ("strength", "damage"))
    for skill, harm in tests:
        modifier = _modifier(told, skill)
        if modifier is not None:
            fight.monster[skill] = modifier
            draft.reads(f"monster-{skill}", f"{modifier:+d}", name)
        elif harm in fight.monster or skill == "strength":
            fight.monster[skill] = 0
            draft.assumes(f"monster-{skill}", "0", name)
        if harm not in fight.monster and skill in fight.monster:
            draft.assumes(harm, 0, name)
        elif skill not in fight.monster:
            draft.assumes("no-will-test", "", name)
    lost = [fact for fact in told.facts if fact.what == "health" and _is_lost_by_monster(told, fact.at)]
    if lost:
        told.use("lose")
        told.used.update(place for fact in lost for place in (fact.at, fact.of))
        fight.monster["lost"] = lost[0].value
        draft.reads("monster-lost", lost[0].value, name)


def _is_lost_by_monster(told: Told, place: int) -> bool:
    fact = next(each for each in told.facts if each.at == place)
    words = [told.terms[at].concept for at in range(told.sentence(place).start, place)]
    return fact.subject == "monster" and "lose" in words


def _modifier(told: Told, skill: Fought) -> int | None:
    """A signed number beside the skill that no card gives; an unsigned one only if it is 0."""
    for fact in told.facts:
        if fact.what != skill or fact.giver in ("card", "condition"):
            continue
        if fact.kind == "signed" or (fact.subject == "monster" and fact.value == 0):
            told.used.update((fact.at, fact.of))
            return fact.value
    return None


def _shown(told: Told) -> dict[Fought, int]:
    """Successes, or a failure, with the skill that the sentence names for each."""
    shown: dict[Fought, int] = {}
    results = {fact.of: fact.value for fact in told.take("success")}
    at = {fact.of: fact.at for fact in told.facts if fact.what == "success"}
    bare = [place for place in told.places("success") if place not in results]
    if bare and told.denied("success"):
        results |= dict.fromkeys(bare, 0)
    results |= dict.fromkeys(told.places("fail"), 0)
    for place, value in sorted(results.items()):
        skill = _skill_in_turn(told, place, sorted(results)) or _skill_near(told, at.get(place, place))
        if skill is None or skill in shown:
            told.used.difference_update((place, at.get(place, place)))
        else:
            shown[skill] = value
    return shown


def _skill_in_turn(told: Told, place: int, results: list[int]) -> Fought | None:
    """As many skills as results in a sentence: the first with the first."""
    sentence = told.sentence(place)
    mine = [each for each in results if each in sentence]
    skills = [
        told.terms[each].concept for each in sentence if told.terms[each].concept in ("will", "strength")
    ]
    if len(mine) != len(skills) or len(set(skills)) != len(skills):
        return None
    return "will" if skills[mine.index(place)] == "will" else "strength"


def _skill_near(told: Told, place: int) -> Fought | None:
    sentence = told.sentence(place)
    skills: tuple[Fought, ...] = ("will", "strength")
    near = {
        skill: min((abs(at - place) for at in told.places(skill) if at in sentence), default=99)
        for skill in skills
    }
    best = min(skills, key=lambda skill: near[skill])
    return best if near[best] < 99 else None


def _own(told: Told, fight: Fight, *, odds: bool) -> None:
    """Will and Strength, with cards; where the dice are told, a pool that can show them."""
    draft = fight.draft
    skills: tuple[Fought, ...] = ("will", "strength")
    for skill in skills:
        before = len(draft.missing)
        if skill == "strength" or not told.has("clue", "die", "blessed", "cursed"):
            read_value(told, draft, skill)
        else:
            read_value(told, draft, skill, helps=False)
        if len(draft.missing) == before:
            continue
        del draft.missing[before:]
        if skill in fight.successes:
            value = max(fight.successes[skill], 2)
            draft.you[skill] = value
            draft.assumes(skill, value, draft.me)
        elif odds and skill in fight.monster:
            draft.missing.append(skill)
        elif skill in fight.monster:
            draft.you[skill] = 2
            draft.assumes(skill, 2, draft.me)
    if odds and "toughness" not in fight.monster:
        if told.has("survive"):
            draft.assumes("toughness", 1, draft.name("monster"))
        else:
            draft.missing.append("toughness")


def read_value(told: Told, draft: Draft, skill: Fought, *, helps: bool = True) -> None:
    if helps:
        read_skill(told, draft, skill, combat=True)
        return
    value = next(
        (fact for fact in told.facts if fact.what == skill and fact.kind == "number"),
        None,
    )
    if value is None or value.subject == "monster":
        draft.missing.append(skill)
        return
    told.used.update((value.at, value.of))
    draft.you[skill] = value.value
    draft.reads(skill, value.value, draft.me)


def _points(told: Told, draft: Draft) -> None:
    """Your Health and Sanity; "the last" is 1."""
    for what in ("health", "sanity"):
        own = [
            fact
            for fact in told.facts
            if fact.what == what and fact.kind == "number" and not _is_lost_by_monster(told, fact.at)
        ]
        mine = [fact for fact in own if fact.subject != "monster"]
        if len(mine) == 1:
            told.used.update((mine[0].at, mine[0].of))
            draft.you[what] = mine[0].value
            draft.reads(what, mine[0].value, draft.me)
        elif told.together("last", what):
            draft.you[what] = 1
            draft.reads(what, 1, draft.me)
        else:
            draft.assumes(what, DEFAULT, draft.me)
