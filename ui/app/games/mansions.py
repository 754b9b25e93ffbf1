"""Mansions of Madness, 1st edition: its puzzles, and the die of an attribute test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions import front
from ui.app.games.own import Dice, Own
from ui.app.puzzle import page as puzzle

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from ui.app.odds.dice import Pool


def _results(asked: Pool) -> Mapping[int, Fraction]:
    """`dice` is the attribute."""
    who = {"id": "–", "strength": asked.dice, "luck": asked.luck, "skill_points": asked.point}
    test = {"by": "–", "attribute": "strength", "modifier": asked.modifier}
    sheet = front.read({"situation": {"investigators": [who]}, "attempt": {"test": test}})
    odds = front.odds(sheet, policy="skill-point" if asked.point else "none")
    assert odds is not None
    return odds.results


OWN = Own({"puzzle": puzzle.show}, dice=Dice(("dice", "modifier", "luck", "point"), _results))
