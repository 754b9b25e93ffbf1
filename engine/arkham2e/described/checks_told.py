"""A check that is told: of a skill, or an Evade, Horror, Combat or Spell check."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from engine.arkham2e.described.drafts import Draft
from engine.arkham2e.described.monster_told import defenses, read_helps, read_weapons
from engine.arkham2e.described.speech import CARDS, CHECKS
from engine.arkham2e.described.watching import follow
from engine.arkham2e.events import BonusCounted, PoolSet
from engine.arkham2e.front import odds
from engine.arkham2e.odds import dice_of, outcomes
from engine.arkham2e.phases.checks import basis
from engine.arkham2e.state.effects import SKILLS
from engine.plain_words import Answer, Topic

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.arkham2e.state.effects import Tested
    from engine.plain_words import Fact, Reading, Told

_WORDS = (
    "me",
    "test",
    "pass",
    "bonus",
    "modifier",
    "hold",
    "spend",
    "clue",
    "each",
    "add",
    "token",
    "works",
    "card",
    "already",
    "left",
    "same-time",
)
_OF: dict[Tested, tuple[str, ...]] = {  # the words that stand for the modifier
    "evade": ("awareness", "evade-check"),
    "horror": ("horror", "horror-check"),
    "combat": ("combat-rating", "combat", "combat-check"),
    "spell": ("casting", "spell-check", "spell"),
}
_SPOKEN: dict[Tested, tuple[str, ...]] = {
    "evade": ("evade-check", "evade", "flee", "monster", "awareness", "normal"),
    "horror": ("horror-check", "horror", "monster"),
    "combat": ("combat-check", "combat", "monster", "combat-rating", "toughness", "ancient-one", "battle"),
    "spell": ("spell-check", "spell", "cast", "casting"),
}


def check_of(told: Told) -> Tested | None:
    """Which check is spoken of; None if that is not clear."""
    for check, word in (("evade", "evade-check"), ("horror", "horror-check"), ("spell", "spell-check")):
        if told.has(word):
            return check  # type: ignore[return-value]
    if told.has("combat-check") or (told.has("combat") and told.question == "dice"):
        return "combat"
    if told.has("evade", "flee") and told.has("awareness", "sneak"):
        return "evade"
    if told.has("cast") or (told.has("spell") and told.has("casting")):
        return "spell"
    if told.question == "dice" and told.has("combat-rating", "physical-resistance", "magical-resistance"):
        return "combat"
    return _skill_of(told)


def _skill_of(told: Told) -> Tested | None:
    """The skill beside the word for a check, or the only one that is spoken of."""
    for place in told.places("test"):
        for at in (place - 1, place + 1, place - 2, place + 2):
            if at in told.sentence(place) and told.terms[at].concept in SKILLS:
                return told.terms[at].concept  # type: ignore[return-value]
    spoken = {term.concept for term in told.terms if term.concept in SKILLS}
    asked = told.has("test") or told.question is not None
    return spoken.pop() if len(spoken) == 1 and asked else None


def fits(told: Told) -> bool:
    return told.question in ("odds", "dice", None) and check_of(told) is not None


def read(told: Told) -> Draft | None:
    check = check_of(told)
    if check is None:
        return None
    draft = Draft(told)
    told.use(*_WORDS, *_SPOKEN.get(check, ()), basis(check))
    if check in ("lore", "fight"):
        told.use("gate", "close", "explored")
    draft.reads("check", check)
    _value(told, draft, check)
    told.used.update(place for place in told.places("number") if _is_one_check(told, place))
    read_helps(told, draft)
    modifier = _modifier(told, draft, check)
    difficulty = _difficulty(told, draft, check)
    _bonuses(told, draft, check)
    _attempt(told, draft, check, modifier, difficulty)
    return draft


def _is_one_check(told: Told, place: int) -> bool:
    """ "In one check"."""
    after = told.terms[place + 1].concept if place + 1 < len(told.terms) else ""
    return told.terms[place].number == 1 and after in ("test", *CHECKS)


def _value(told: Told, draft: Draft, check: Tested) -> None:
    skill = basis(check)
    found = [fact for fact in told.facts if fact.what == skill and fact.kind == "number"]
    if len({fact.value for fact in found}) != 1:
        draft.missing.append(skill)
        return
    told.used.update(place for fact in found for place in (fact.at, fact.of))
    draft.you[skill] = found[0].value
    draft.reads(skill, found[0].value, draft.me)


def _modifier(told: Told, draft: Draft, check: Tested) -> int:
    """One modifier; others are not understood."""
    words = (*_OF.get(check, (check, "test", "gate")), "modifier")
    found = [fact for fact in told.facts if fact.what in words and _modifies(fact)]
    for fact in found[:1]:
        told.used.update((fact.at, fact.of))
        draft.reads("modifier", f"{fact.value:+d}")
        return fact.value
    draft.assumes("modifier", "0")
    return 0


def _modifies(fact: Fact) -> bool:
    rating = (
        fact.kind == "number" and fact.value == 0 and fact.what in ("awareness", "horror", "combat-rating")
    )
    named = fact.what == "casting" or (
        fact.what == "combat" and fact.of < fact.at
    )  # "combat -1", not "+1 combat"
    return (fact.kind == "signed" and (named or fact.giver not in CARDS)) or rating or fact.what == "casting"


def _difficulty(told: Told, draft: Draft, check: Tested) -> int:
    """As told, as many successes as are asked for, or the toughness; otherwise 1."""
    words = ("toughness", "difficulty", "success") if check == "combat" else ("difficulty", "success")
    found = [value for what in words if (value := told.value(what)) is not None]
    if len(set(found)) > 1:
        draft.missing.append("difficulty")
    if found:
        told.use("difficulty", "success", "toughness")
        draft.reads("difficulty", found[0])
        return max(1, min(found[0], 20))
    if check == "combat" and told.question == "odds":
        draft.missing.append("toughness")
    told.use("success")
    draft.assumes("difficulty", 1)
    return 1


def _bonuses(told: Told, draft: Draft, check: Tested) -> None:
    """Cards that add to the skill; in combat, weapons."""
    if check == "combat":
        read_weapons(told, draft)
    skill = basis(check)
    for fact in told.facts:
        by_card = fact.what == skill and fact.giver in CARDS
        alone = fact.what in ("ally", "item", "skill-card", "card", "bonus")
        if fact.kind != "signed" or fact.at in told.used or not (by_card or alone):
            continue
        told.used.update((fact.at, fact.of))
        told.use(*(word for word in CARDS if word in (fact.giver, fact.what)))
        draft.give("card", kind="unique", bonuses=[{"to": skill, "add": fact.value}])
        draft.reads("bonus", f"{fact.value:+d}", draft.me)
    if told.has("reroll") and not told.has("die"):
        told.use("reroll", *CARDS)
        draft.give("card", kind="skill", rerolls=[{"to": skill}])
        draft.reads("reroll", "", draft.me)


def _attempt(told: Told, draft: Draft, check: Tested, modifier: int, difficulty: int) -> None:
    if check == "evade":
        if difficulty != 1:
            draft.missing.append("difficulty")
        name = draft.add_monster(awareness=modifier)
        draft.attempt = {"evade": {"by": draft.me, "monster": name}}
    elif check == "combat":
        monster: dict[str, Any] = {"combat": modifier, "toughness": difficulty, **defenses(told, draft)}
        name = draft.add_monster(**monster)
        fight = {"by": draft.me, "monster": name, "horror_checked": True}
        draft.attempt = {"combat": fight}
    elif check == "spell":
        spell = draft.give("spell", kind="spell", casting=modifier)
        draft.attempt = {"cast": {"by": draft.me, "spell": spell}}
    else:
        values = {"by": draft.me, "check": check, "modifier": modifier, "difficulty": difficulty}
        draft.attempt = {"check": values}


def answer(sheet: Sheet, reading: Reading) -> Answer:
    """How many dice, and how likely it is passed."""
    played = follow(sheet, reading)
    pool = next(event for event in played.events if isinstance(event, PoolSet))
    halved = [event.cites for event in played.events if isinstance(event, BonusCounted)]
    cites = tuple(
        dict.fromkeys([pool.cites, *halved, "arkham2e/skill-checks^dice", "arkham2e/success^faces"])
    )
    chance, clues = _chance(sheet, reading)
    rolled = max(0, pool.dice)
    found = Answer("odds", cites, number=rolled, of="test", chance=chance, clues=clues)
    if reading.question == "dice":
        return replace(found, kind="dice", of="dice", number=rolled + _bought(sheet, reading))
    told = reading.told
    if told.together("fail", "q-odds") and not told.together("pass", "q-odds"):
        told.use("fail")
        return replace(found, of="failure", chance=1 - chance)
    return found


def _bought(sheet: Sheet, reading: Reading) -> int:
    """Dice for the clues that are said to be spent, whatever the pool."""
    return sheet.situation.investigators[0].clues if reading.told.every("clue", "spend") else 0


def _chance(sheet: Sheet, reading: Reading) -> tuple[Fraction, bool]:
    """Of one Combat check; of any other, as the engine works it out."""
    fight = sheet.attempt.combat
    if fight is None:
        found = odds(sheet)
        assert found is not None
        return found.success, any(found.clues)
    table, who = sheet.situation, sheet.situation.investigator(fight.by)
    played = follow(sheet, reading)
    cards = sum(event.counted for event in played.events if isinstance(event, BonusCounted))
    monster = table.monster(fight.monster)
    dice = dice_of(table, who, "combat", monster.combat, monster.toughness, cards)
    shares = outcomes(dice, "until-passed").items()
    return sum((share for key, share in shares if key[0] >= monster.toughness), Fraction(0)), bool(dice.clues)


TOPICS: dict[str, Topic[Sheet]] = {
    "check": Topic(fits, read, answer),
}
