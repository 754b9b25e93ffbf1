"""Acquire Assets, with the Bank Loan."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import LoanTaken
from engine.eldritch.phases.skill_test import take_test
from engine.eldritch.rules.gaining import discard, gain_searched, refill, take
from engine.eldritch.state import effects as can
from engine.kernel import BrokenOff, Decision, agreed, chosen

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.table import Situation
    from engine.kernel import Procedure

DEBT = "Debt"
LOAN = 2


def acquire(board: Board, who: str) -> Steps:
    """The reserve is filled up only when the action is over, however it ends."""
    board.reserve_waits = True
    try:
        cites = "eldritch/acquire-assets-action^test"
        result = yield from take_test(board, who, can.Test(skill="influence"), cites=cites)
        result = yield from _bank_loan(board, who, result)
        gained = yield from _gain(board, who, result)
        if not gained:
            yield from _discard_one(board, who)
    except BrokenOff:
        board.reserve_waits = False
        yield from refill(board)
        raise
    board.reserve_waits = False
    yield from refill(board)


def loan_possible(table: Situation, who: str) -> bool:
    """Not with a Debt already, nor when no Debt card is left."""
    left = [*table.conditions.cards, *table.conditions.discard]
    return not table.investigator(who).has(DEBT) and any(card.title == DEBT for card in left)


def _bank_loan(board: Board, who: str, result: int) -> Procedure[int]:
    if not loan_possible(board.now, who):
        if not board.now.investigator(who).has(DEBT):
            yield from board.assumes("no-debt-card-no-loan", "eldritch/bank-loan^no-card")
        return result
    if not (yield from agreed("bank-loan", who, "eldritch/bank-loan^loan")):
        return result
    yield from board.assumes("loan-after-the-roll", "eldritch/bank-loan^after-roll")
    yield from gain_searched(board, who, can.Gain(what="condition", name=DEBT))
    why = "loan" if result else "no-success"
    yield from board.happens(LoanTaken(by=who, result=result + LOAN, cites=f"eldritch/bank-loan^{why}"))
    return result + LOAN


def _gain(board: Board, who: str, result: int) -> Procedure[bool]:
    """Any number of cards, of a total value not above the result."""
    left, gained = result, False
    while True:
        within = [card.id for card in board.now.reserve if card.value <= left]
        if not within:
            return gained
        name = yield Decision(
            what="acquire", by=who, options=("done", *within), cites="eldritch/acquire-assets-action^gain"
        )
        if name == "done":
            return gained
        card = next(each for each in board.now.reserve if each.id == name)
        left, gained = left - card.value, True
        to = yield from _receiver(board, who)
        yield from take(board, to, card, "reserve", "eldritch/acquire-assets-action^gain")


def _receiver(board: Board, who: str) -> Procedure[str]:
    """Charlie may share what he acquires among the investigators."""
    if board.now.investigator(who).sheet != "charlie-kane":
        return who
    everybody = [each.id for each in board.now.in_play]
    return (yield from chosen("receiver", who, everybody, "eldritch/inv-charlie-kane^split"))


def _discard_one(board: Board, who: str) -> Steps:
    reserve = [card.id for card in board.now.reserve]
    if not reserve:
        return
    name = yield Decision(
        what="discard-from-reserve",
        by=who,
        options=("none", *reserve),
        cites="eldritch/acquire-assets-action^discard",
    )
    if name != "none":
        yield from discard(board, who, name, "eldritch/acquire-assets-action^discard")
