"""An investigator's turn, and the investigators' turns of a round in their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, Refusals, legal
from engine.mansions.events import Reached
from engine.mansions.phases.actions import barred_but_key_found, do
from engine.mansions.phases.horror import already_here
from engine.mansions.phases.permission import judged_options
from engine.mansions.rules.death import new_investigator
from engine.mansions.rules.features import burn_investigator
from engine.mansions.rules.mythos import mythos_window, playable
from engine.mansions.state.board import breakable
from engine.mansions.state.table import INVESTIGATORS

if TYPE_CHECKING:
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.table import Situation

CLOCKWISE = "clockwise"


def investigator_turn(board: Board, who: str) -> Steps:
    """Two Movement Steps and one Action Step in any order, none of them compulsory."""
    yield from board.happens(
        Reached(point="investigator-turn", who=who, cites="mansions/investigator-turn^steps")
    )
    if board.now.investigator(who).fate == "killed":
        yield from _replaced(board, who)
        return
    yield from breakable(board, who, _turn(board, who))


def _replaced(board: Board, who: str) -> Steps:
    """No steps, but the turn ends like any other: in a burning room, with damage."""
    seat = [each.id for each in board.now.investigators].index(who)
    yield from new_investigator(board, who)
    new = board.now.investigators[seat].id
    if new != who:
        yield from breakable(board, new, burn_investigator(board, new))


def rest_of_turn(board: Board, who: str) -> Steps:
    """From where the turn stands."""
    yield from breakable(board, who, _steps(board, who))


def _turn(board: Board, who: str) -> Steps:
    yield from already_here(board, who, "turn-start")
    yield from mythos_window(board, who, "mansions/mythos-timing-windows^start")
    yield from _steps(board, who)


def _steps(board: Board, who: str) -> Steps:
    while board.now.is_investigator(who):
        if barred_but_key_found(board.now, who):
            yield from board.assumes("no-entry-even-with-a-key-found-later", "mansions/lock-cards^key-later")
        judged = judged_options(board.now, who)
        options = legal(judged)
        if not options:
            break
        answer = yield Decision(
            what="do",
            by=who,
            options=(*options, "end"),
            cites="mansions/investigator-turn^any-order",
            refusals=Refusals(judged),
        )
        if answer == "end":
            break
        yield from step(board, who, answer)
    yield from _skipped(board, who)
    yield from burn_investigator(board, who)


def _skipped(board: Board, who: str) -> Steps:
    """The Keeper may still have a Mythos card for a step that was not taken."""
    turn = board.now.turn
    if turn.mythos or not board.now.is_investigator(who) or not playable(board.now, who):
        return
    if not turn.action or board.now.moves_left(who):
        yield from board.assumes("no-mythos-for-a-skipped-step", "mansions/mythos-timing-windows^skipped")


def step(board: Board, who: str, option: str) -> Steps:
    """A step and the moment after it, at which the Keeper may play a Mythos card."""
    before = board.now.turn
    yield from do(board, who, option)
    if board.now.turn.action and not before.action:
        yield from mythos_window(board, who, "mansions/mythos-timing-windows^after-action")
    elif board.now.turn.moves > before.moves:
        moment = "first-move" if before.moves == 0 else "second-move"
        yield from mythos_window(board, who, f"mansions/mythos-timing-windows^{moment}")


def waiting(table: Situation) -> list[str]:
    """Who has not had a turn this round, by seat; the escaped and the eliminated have none."""
    return [
        each.id
        for each in table.investigators
        if not each.turn_taken and not each.eliminated and each.fate != "escaped"
    ]


def investigators_turns(board: Board) -> Steps:
    """In an order that they agree on; otherwise clockwise from the Keeper's left."""
    agreed = True
    while left := waiting(board.now):
        who = left[0]
        if agreed and len(left) > 1:
            answer = yield Decision(
                what="next-turn",
                by=INVESTIGATORS,
                options=(*left, CLOCKWISE),
                cites="mansions/turn-order^agree",
            )
            agreed = answer != CLOCKWISE
            who = answer if agreed else left[0]
        yield from investigator_turn(board, who)
