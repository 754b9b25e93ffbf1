"""Arkham Horror, 2nd edition: the dice of a check."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from engine.arkham2e import odds
from ui.app.games.own import Dice, Own

if TYPE_CHECKING:
    from ui.app.odds.dice import Pool

_AGAIN: dict[str, tuple[Literal["all", "failed"], ...]] = {"none": (), "failed": ("failed",), "all": ("all",)}


def _results(asked: Pool) -> dict[int, Fraction]:
    pool = odds.Dice(asked.dice, asked.success_on, asked.needed, _AGAIN[asked.again], asked.clues)
    found: dict[int, Fraction] = {}
    for (hits, _, _), share in odds.outcomes(pool, "until-passed").items():
        found[hits] = found.get(hits, Fraction(0)) + share
    return found


OWN = Own(dice=Dice(("dice", "success_on", "needed", "again", "clues"), _results))
