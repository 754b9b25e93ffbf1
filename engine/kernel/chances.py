"""Exact probabilities."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.kernel.playing import play
from engine.kernel.requests import Chance, State

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from engine.kernel.playing import Play, Policy, Start

Measure = TypeVar("Measure", bound="Hashable")
Outcome = TypeVar("Outcome", bound="Hashable")
Policies = TypeVar("Policies", bound=str)


@dataclass(frozen=True)
class Odds(Generic[Policies]):
    """How likely it succeeds and how likely each result is, by a policy; a game adds what else there is."""

    success: Fraction
    results: dict[int, Fraction]
    policy: Policies

    @property
    def failure(self) -> Fraction:
        return 1 - self.success


def odds(
    start: Start[State],
    policy: Policy,
    measure: Callable[[Play[State]], Measure],
    answers: tuple[str, ...] = (),
) -> dict[Measure, Fraction]:
    """How likely each value of the measure is, over every outcome of chance; the policy makes the choices."""
    so_far = play(start, answers)
    request = so_far.pending
    if request is None:
        return {measure(so_far): Fraction(1)}
    if not isinstance(request, Chance):
        choice = policy(request)
        if choice is None:
            return {measure(so_far): Fraction(1)}
        return odds(start, policy, measure, (*answers, choice))
    likely: dict[Measure, Fraction] = defaultdict(Fraction)
    for outcome, weight in request.outcomes.items():
        for value, share in odds(start, policy, measure, (*answers, outcome)).items():
            likely[value] += Fraction(weight, request.total) * share
    return dict(likely)


@cache
def successes_on(dice: int, success_on: int) -> tuple[Fraction, ...]:
    """How likely each number of successes is, from none; a die of six sides succeeds on this or more."""
    hit = 7 - success_on
    return tuple(
        Fraction(math.comb(dice, count) * hit**count * (6 - hit) ** (dice - count), 6**dice)
        for count in range(dice + 1)
    )


def following(
    outcomes: Mapping[Measure, Fraction], then: Callable[[Measure], Mapping[Outcome, Fraction]]
) -> dict[Outcome, Fraction]:
    """How likely each outcome is of what follows from others."""
    total: dict[Outcome, Fraction] = defaultdict(Fraction)
    for before, share in outcomes.items():
        for after, part in then(before).items():
            total[after] += share * part
    return dict(total)


def likely(outcomes: Mapping[Outcome, Fraction], number: Callable[[Outcome], int]) -> dict[int, Fraction]:
    """How likely each number is that the outcomes come to, the lowest first."""
    return dict(sorted(following(outcomes, lambda outcome: {number(outcome): Fraction(1)}).items()))


def chance_that(outcomes: Mapping[Outcome, Fraction], holds: Callable[[Outcome], object]) -> Fraction:
    return sum((share for outcome, share in outcomes.items() if holds(outcome)), Fraction(0))
