"""The turn: five phases, in each of which all players act from the first player on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import Reached, TurnBegan
from engine.arkham2e.phases.battle import battle_round
from engine.arkham2e.phases.encounters import arkham_encounter, other_world_encounter
from engine.arkham2e.phases.movement import movement
from engine.arkham2e.phases.mythos import end_of_turn, mythos_phase
from engine.arkham2e.phases.upkeep import upkeep_phase
from engine.arkham2e.state.board import breakable

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.arkham2e.state.board import Board, Steps


def _upkeep(board: Board) -> Steps:
    began = TurnBegan(first=board.now.first, cites="arkham2e/game-turn^phases")
    yield from board.happens(began)
    yield from upkeep_phase(board)


def _movement(board: Board) -> Steps:
    yield from board.happens(Reached(point="movement-phase", cites="arkham2e/movement-phase^kinds"))
    yield from _everybody(board, movement)


def _arkham_encounters(board: Board) -> Steps:
    reached = Reached(point="arkham-encounters-phase", cites="arkham2e/arkham-encounters-phase^must")
    yield from board.happens(reached)
    yield from _everybody(board, arkham_encounter)


def _other_world_encounters(board: Board) -> Steps:
    reached = Reached(point="other-world-encounters-phase", cites="arkham2e/other-world-encounters-phase^who")
    yield from board.happens(reached)
    yield from _everybody(board, other_world_encounter)


def _everybody(board: Board, act: Callable[[Board, str], Steps]) -> Steps:
    """Clockwise from the first player."""
    for who in board.now.in_order():
        if board.now.is_in_play(who):
            yield from breakable(board, who, act(board, who))


PHASES: dict[str, Callable[[Board], Steps]] = {
    "upkeep": _upkeep,
    "movement": _movement,
    "arkham-encounters": _arkham_encounters,
    "other-world-encounters": _other_world_encounters,
    "mythos": mythos_phase,
}


def play_turn(board: Board) -> Steps:
    """A whole turn; once the Ancient One is awake, a round of the final battle."""
    if board.now.battle:
        yield from battle_round(board)
        return
    for phase in PHASES.values():
        yield from phase(board)
    yield from end_of_turn(board)
