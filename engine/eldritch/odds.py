"""Exact odds of a test and of a Combat Encounter, with rerolls and Clues by a policy.

A failed die that is rerolled can only get better, and the effect that rerolls most dice is best used first;
so playing for the best result needs no search. A property test proves it against playing every roll.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from operator import itemgetter
from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.eldritch.phases.rolling import applies, pool_of, rerolls_of
from engine.eldritch.rules.prices import clues_to_spend
from engine.eldritch.state import effects as can
from engine.kernel import chances
from engine.kernel.chances import chance_that, following, likely, successes_on

if TYPE_CHECKING:
    from engine.eldritch.state.effects import Test
    from engine.eldritch.state.table import Investigator, Situation

Policy = Literal["none", "effects", "until-passed", "all"]
POLICIES: tuple[Policy, ...] = ("none", "effects", "until-passed", "all")
Outcomes = dict[tuple[int, int], Fraction]


@dataclass(frozen=True)
class Odds(chances.Odds[Policy]):
    """How likely it succeeds, how likely each result is, how many Clues it takes.

    Of a Combat Encounter: success is the defeat of the Monster, results are those of the Strength test.
    """

    clues: dict[int, Fraction] = field(default_factory=dict)
    survival: Fraction | None = None
    sanity_lost: dict[int, Fraction] = field(default_factory=dict)
    health_lost: dict[int, Fraction] = field(default_factory=dict)


@dataclass(frozen=True)
class Dice:
    """All that the odds of one test depend on."""

    dice: int
    success_on: int = 5
    rerolls: tuple[int, ...] = ()  # how many dice each effect rerolls
    clues: int = 0
    per_clue: int = 1


def outcomes(dice: Dice, policy: Policy, goal: int | None = None) -> Outcomes:
    """How likely each result with each number of Clues spent. Clues go no further than the goal."""
    now: Outcomes = {(hits, 0): share for hits, share in enumerate(successes_on(dice.dice, dice.success_on))}
    if policy == "none":
        return now
    for most in sorted(dice.rerolls, reverse=True):
        now = _rerolled(now, dice, most, dice.dice, 0)
    if policy == "effects":
        return now
    enough = min(goal if goal is not None else (1 if policy == "until-passed" else dice.dice), dice.dice)
    for _ in range(dice.clues):
        now = _rerolled(now, dice, dice.per_clue, enough, 1)
    return now


def _rerolled(now: Outcomes, dice: Dice, most: int, enough: int, clue: int) -> Outcomes:
    """Up to so many failed dice once more, where there are not enough successes yet."""

    def rerolled(outcome: tuple[int, int]) -> Outcomes:
        hits, spent = outcome
        again = min(most, dice.dice - hits)
        if hits >= enough or not again:
            return {outcome: Fraction(1)}
        rolled = enumerate(successes_on(again, dice.success_on))
        return {(hits + more, spent + clue): share for more, share in rolled}

    return following(now, rerolled)


def dice_of(table: Situation, who: str, test: Test, policy: Policy, *, combat: bool) -> Dice:
    """The pool with every die that may be declared, unless nothing is to be used."""
    by = table.investigator(who)
    here = table.at(by.space)
    declared = 0
    if policy != "none":
        offered = [more for card in by.face_up for more in card.dice if more.optional]
        declared = sum(more.add for more in offered if applies(more, test.skill, combat=combat))
        declared += sum(each.sheet == "lola-hayes" for each in here)
    pool = pool_of(table, who, test, combat=combat, declared=declared)
    trish = any(each.sheet == "trish-scarborough" for each in here) and pool.dice > 1
    return Dice(
        dice=pool.dice,
        success_on=pool.success_on,
        rerolls=tuple(size for _, size in rerolls_of(table, who, test.skill, combat=combat)),
        clues=clues_to_spend(by),
        per_clue=2 if trish else 1,
    )


def odds_of_test(table: Situation, who: str, test: Test, policy: Policy, *, combat: bool = False) -> Odds:
    found = outcomes(dice_of(table, who, test, policy, combat=combat), policy)
    results, clues = likely(found, itemgetter(0)), likely(found, itemgetter(1))
    return Odds(chance_that(results, bool), results, policy, clues)


class _End(NamedTuple):
    """What a Combat Encounter comes to."""

    result: int
    clues: int
    sanity_lost: int
    health_lost: int = 0
    survives: bool = False
    wins: bool = False


def countable(table: Situation, who: str, monster: str) -> bool:
    """Whether combat is no more than its two tests: no text, no prevention, nothing in place of Clues."""
    by = table.investigator(who)
    text = table.as_described(table.monster(monster)).text
    plain = all(isinstance(effect, can.Log) for effect in text)
    return plain and by.clue_instead is None and not any(card.prevent for card in by.face_up)


def combat_odds(table: Situation, who: str, monster: str, policy: Policy) -> Odds:
    """Clues go to the Will test until the horror is met, those left to the Strength test."""
    found = table.as_described(table.monster(monster))
    by = table.investigator(who)
    horror = min(found.horror, 1) if by.sheet == "diana-stanley" and policy != "none" else found.horror
    will: Outcomes = {(0, 0): Fraction(1)}
    if found.will is not None:
        will = outcomes(_own(table, by, "will", found.will, policy), policy, horror)
    need = max(found.damage, found.toughness - found.lost)

    def strength(after_will: tuple[int, int]) -> dict[_End, Fraction]:
        hits, spent = after_will
        lost = min(by.sanity, max(0, horror - hits)) if found.will is not None else 0
        if lost >= by.sanity:
            return {_End(0, spent, lost): Fraction(1)}
        blows: Outcomes = {(0, 0): Fraction(1)}
        if found.strength is not None:
            dice = _own(table, by, "strength", found.strength, policy, spent)
            blows = outcomes(dice, policy, need)
        ends: dict[_End, Fraction] = {}
        for (result, more), share in blows.items():
            hurt = min(by.health, max(0, found.damage - result) if found.strength is not None else 0)
            wins = bool(result) and found.lost + result >= found.toughness
            ends[_End(result, spent + more, lost, hurt, hurt < by.health, wins)] = share
        return ends

    ends = following(will, strength)
    return Odds(
        chance_that(ends, lambda end: end.wins),
        likely(ends, lambda end: end.result),
        policy,
        clues=likely(ends, lambda end: end.clues),
        survival=chance_that(ends, lambda end: end.survives),
        sanity_lost=likely(ends, lambda end: end.sanity_lost),
        health_lost=likely(ends, lambda end: end.health_lost),
    )


def _own(
    table: Situation,
    by: Investigator,
    skill: Literal["will", "strength"],
    modifier: int,
    policy: Policy,
    spent: int = 0,
) -> Dice:
    """The dice of a combat test, with the Clues that are left."""
    dice = dice_of(table, by.id, can.Test(skill=skill, modifier=modifier), policy, combat=True)
    return Dice(dice.dice, dice.success_on, dice.rerolls, max(0, len(by.clues) - spent), dice.per_clue)
