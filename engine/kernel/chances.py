"""Exact probabilities."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import TYPE_CHECKING, TypeVar

from engine.kernel.playing import play
from engine.kernel.requests import Chance, State

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from engine.kernel.playing import Play, Policy, Start

Measure = TypeVar("Measure", bound="Hashable")


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
