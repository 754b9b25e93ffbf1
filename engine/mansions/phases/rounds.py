"""A round: the investigators' turns, then the Keeper's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.events import Reached
from engine.mansions.phases.keeper import keeper_turn
from engine.mansions.phases.turns import investigators_turns

if TYPE_CHECKING:
    from engine.mansions.state.board import Board, Steps


def play_round(board: Board) -> Steps:
    yield from board.happens(Reached(point="playing-the-game", cites="mansions/playing-the-game^rounds"))
    yield from investigators_turns(board)
    yield from keeper_turn(board)
