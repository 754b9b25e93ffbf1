"""Running a procedure. Importing this module makes every kind of effect known."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from engine.ahlcg.phases import tokens  # noqa: F401
from engine.ahlcg.phases.skill_test import take_test
from engine.ahlcg.rules import (  # noqa: F401
    attacks,
    checks,
    conditions,
    damage,
    defeat,
    discarding,
    elimination,
    encounter,
    engagement,
    movement,
    progress,
    searching,
    zones,
)
from engine.ahlcg.state.board import Board
from engine.ahlcg.timing import initiation, lasting, substitution  # noqa: F401
from engine.kernel import GameOver

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.state.board import Steps
    from engine.ahlcg.state.effects import SkillTest
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure


def run(board: Board, procedure: Callable[[], Steps]) -> Procedure[Situation]:
    """A procedure to its end or to the end of the scenario; ends with the table as it then is."""
    with suppress(GameOver):
        yield from procedure()
    return board.now


def take(table: Situation, test: SkillTest) -> Procedure[Situation]:
    """A whole test, from ST.1, and the tests that waited for its end."""
    table.investigator(test.by)
    board = Board(table)
    return run(board, lambda: take_test(board, test))
