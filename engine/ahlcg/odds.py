"""Exact odds of a skill test, worked out from the bag without playing each draw.

Tokens that reveal another are drawn in any order, so only how many of each kind have come matters; a property
test proves this equal to playing every draw.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.ahlcg.phases.chaos import AUTO_FAIL, NOTHING, number
from engine.ahlcg.state.values import modified

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from engine.ahlcg.state.effects import TokenEffect

Automatic = Literal["success", "failure"] | None


class Draw(NamedTuple):
    """All that the tokens of a test come to."""

    add: int
    automatic: Automatic

    def and_then(self, other: Draw) -> Draw:
        both = {self.automatic, other.automatic}
        automatic: Automatic = "failure" if "failure" in both else "success" if "success" in both else None
        return Draw(self.add + other.add, automatic)


@dataclass(frozen=True, slots=True)
class Odds:
    """How likely a test succeeds, and by how much it succeeds (0 and up) or fails (below 0)."""

    success: Fraction
    margins: dict[int, Fraction]
    automatic: dict[str, Fraction] = field(default_factory=dict)

    @property
    def results(self) -> dict[int, Fraction]:
        """By how much: what every game calls its results."""
        return self.margins

    @property
    def failure(self) -> Fraction:
        return 1 - self.success


def odds_of(draws: Mapping[Draw, Fraction], skill: int, difficulty: int, times: Sequence[int] = ()) -> Odds:
    """`skill` is all that is added but the tokens: base, icons, abilities; `times` multiplies the sum."""
    margins: dict[int, Fraction] = defaultdict(Fraction)
    automatic: dict[str, Fraction] = defaultdict(Fraction)
    success = Fraction(0)
    for draw, share in draws.items():
        value = 0 if draw.automatic == "failure" else modified(skill, (draw.add,), times)
        needed = 0 if draw.automatic == "success" else difficulty
        passed = draw.automatic != "failure" and value >= needed
        success += share if passed else 0
        margins[value - needed] += share
        if draw.automatic:
            automatic[draw.automatic] += share
    return Odds(success, dict(margins), dict(automatic))


def draw_odds(bag: Iterable[str], effects: Mapping[str, TokenEffect]) -> dict[Draw, Fraction]:
    """How likely each total is, over every order in which the tokens can come."""
    tokens = Counter(bag)
    last: Counter[Draw] = Counter()
    again: Counter[Draw] = Counter()
    for token, count in tokens.items():
        effect = effects.get(token, NOTHING)
        (again if effect.reveal_another else last)[_draw(token, effect)] += count
    kinds = list(again.items())
    size = tokens.total()
    ways: dict[tuple[int, ...], int] = {(0,) * len(kinds): 1}
    ended: list[tuple[dict[Draw, int], int]] = []
    for drawn in range(again.total() + 1):
        found: dict[Draw, int] = defaultdict(int)
        onward: dict[tuple[int, ...], int] = defaultdict(int)
        for taken, count in ways.items():
            so_far = _sum(kinds, taken)
            for draw, more in last.items() if size > drawn else [(Draw(0, None), 1)]:
                found[so_far.and_then(draw)] += count * more
            for place, (_, most) in enumerate(kinds):
                if taken[place] < most:
                    next_taken = (*taken[:place], taken[place] + 1, *taken[place + 1 :])
                    onward[next_taken] += count * (most - taken[place])
        ended.append((found, math.perm(size, min(drawn + 1, size))))
        ways = onward
    return _shares(ended)


def _draw(token: str, effect: TokenEffect) -> Draw:
    return Draw(number(token) + effect.add, "failure" if token == AUTO_FAIL else effect.automatic)


def _sum(kinds: list[tuple[Draw, int]], taken: tuple[int, ...]) -> Draw:
    total = Draw(0, None)
    for (draw, _), count in zip(kinds, taken, strict=True):
        if count:
            total = total.and_then(Draw(draw.add * count, draw.automatic))
    return total


def _shares(ended: list[tuple[dict[Draw, int], int]]) -> dict[Draw, Fraction]:
    """Ways over the number of orders, at each length, as one fraction for each total."""
    common = math.lcm(*(orders for _, orders in ended))
    ways: dict[Draw, int] = defaultdict(int)
    for found, orders in ended:
        for draw, count in found.items():
            ways[draw] += count * (common // orders)
    return {draw: Fraction(count, common) for draw, count in ways.items() if count}
