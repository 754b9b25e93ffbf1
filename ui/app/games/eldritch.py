"""Eldritch Horror: the dice of a test."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from engine.eldritch import odds
from ui.app.games.own import Dice, Own

if TYPE_CHECKING:
    from ui.app.odds.dice import Pool


def _results(asked: Pool) -> dict[int, Fraction]:
    again = (asked.rerolls,) if asked.rerolls else ()
    dice = odds.Dice(asked.dice, asked.success_on, again, asked.clues)
    found: dict[int, Fraction] = {}
    for (hits, _), share in odds.outcomes(dice, "until-passed", asked.needed).items():
        found[hits] = found.get(hits, Fraction(0)) + share
    return found


OWN = Own(dice=Dice(("dice", "success_on", "needed", "rerolls", "clues"), _results))
