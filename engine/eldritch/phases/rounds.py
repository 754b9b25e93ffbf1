"""A round: the Action Phase, the Encounter Phase, the Mythos Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import Reached
from engine.eldritch.phases import mythos as mythos_phase
from engine.eldritch.phases.actions import turn
from engine.eldritch.phases.encounters import encounter

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.eldritch.state.board import Board, Steps


def play_round(board: Board) -> Steps:
    for phase in PHASES.values():
        yield from phase(board)


def _each(board: Board, part: Callable[[Board, str], Steps], had: str) -> Steps:
    """From the Lead Investigator clockwise; a change of Lead meanwhile does not alter the order.

    Who has had their part already, in a phase that is under way, is passed over.
    """
    lead = board.now.lead
    for who in board.now.clockwise():
        if board.now.is_investigator(who) and not getattr(board.now.investigator(who), had):
            if board.now.lead != lead:
                yield from board.assumes("order-goes-on-clockwise", "eldritch/encounters^new-lead")
            yield from part(board, who)


def action_phase(board: Board) -> Steps:
    if board.now.phase != "action":
        yield from board.happens(Reached(point="phase-action", cites="eldritch/phase-action^two"))
    yield from _each(board, turn, "turn_taken")


def encounter_phase(board: Board) -> Steps:
    if board.now.phase != "encounter":
        yield from board.happens(Reached(point="phase-encounter", cites="eldritch/phase-encounter^must"))
    yield from _each(board, encounter, "encounter_taken")


PHASES: dict[str, Callable[[Board], Steps]] = {
    "action": action_phase,
    "encounter": encounter_phase,
    "mythos": mythos_phase.mythos,
}
