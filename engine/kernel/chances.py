"""Exact probabilities."""

from __future__ import annotations

import math
from collections import defaultdict
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from engine.kernel.playing import play
from engine.kernel.requests import Chance, State

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from engine.kernel.playing import Play, Policy, Start

Measure = TypeVar("Measure", bound="Hashable")
Counts = TypeVar("Counts", bound=tuple[int, ...])


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


def likely_at(outcomes: Mapping[Counts, Fraction], place: int) -> dict[int, Fraction]:
    """How likely each number at one place of the outcomes is, whatever stands at the others."""
    total: dict[int, Fraction] = defaultdict(Fraction)
    for counts, share in outcomes.items():
        total[counts[place]] += share
    return dict(sorted(total.items()))
