"""Running a procedure. Importing this module makes every kind of effect known."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from engine.ahlcg import (  # noqa: F401
    attacks,
    conditions,
    damage,
    elimination,
    encounter,
    engagement,
    initiation,
    lasting,
    movement,
    progress,
    searching,
    substitution,
    tokens,
    zones,
)
from engine.ahlcg.board import Board, GameOver
from engine.ahlcg.skill_test import take_test

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.board import Steps
    from engine.ahlcg.effects import SkillTest
    from engine.ahlcg.table import Situation
    from engine.kernel import Procedure


def run(table: Situation, procedure: Callable[[Board], Steps]) -> Procedure[Situation]:
    """A procedure to its end or to the end of the scenario; ends with the table as it then is."""
    board = Board(table)
    with suppress(GameOver):
        yield from procedure(board)
    return board.now


def take(table: Situation, test: SkillTest) -> Procedure[Situation]:
    """A whole test, from ST.1, and the tests that waited for its end."""
    table.investigator(test.by)
    return run(table, lambda board: take_test(board, test))
