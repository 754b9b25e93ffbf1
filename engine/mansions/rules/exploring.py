"""Locks and Obstacles; exploring a room, card by card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import agreed
from engine.mansions.events import (
    BarHolds,
    BarOpened,
    CardFound,
    CardRevealed,
    ItemDiscarded,
    NothingThere,
    RoomCardDiscarded,
)
from engine.mansions.phases.skill_test import take_test
from engine.mansions.puzzles.attempts import attempt_puzzle
from engine.mansions.rules.ending import reveal_objective
from engine.mansions.rules.outcomes import carries_out, carry_out
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing
from engine.mansions.state.cards import Item, Lock, Obstacle
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps


def resolve_bar(board: Board, who: str, card: Lock | Obstacle, room: str) -> Procedure[bool]:
    """Turn it up, do what it asks; if done, it usually goes, otherwise it stays face up on the pile."""
    rule = "lock-cards" if isinstance(card, Lock) else "obstacle-cards"
    if not card.face_up:
        cites = f"mansions/{rule}^{'before-moving' if isinstance(card, Lock) else 'stop'}"
        yield from board.happens(CardRevealed(card=card.id, room=room, cites=cites))
    doing = Doing(board, who, card.id, room)
    done = yield from _asked(doing, card, rule)
    if not done:
        cites = "mansions/puzzles^unsolved" if card.puzzle else f"mansions/{rule}^stays"
        yield from board.happens(BarHolds(card=card.id, who=who, cites=cites))
        yield from carry_out(card.failed, doing)
        return False
    cites = "mansions/puzzles^solved" if card.puzzle else f"mansions/{rule}^asks"
    yield from board.happens(BarOpened(card=card.id, who=who, cites=cites))
    yield from carry_out(card.met, doing)
    if not card.stays:
        if isinstance(card, Obstacle) and "stays" not in card.model_fields_set:
            yield from board.assumes("met-obstacle-is-discarded", "mansions/obstacle-cards^discard")
        yield from _discard(board, card.id, room, f"mansions/{rule}^stays")
    return True


def _asked(doing: Doing, card: Lock | Obstacle, rule: str) -> Procedure[bool]:
    board, who = doing.board, doing.you
    asks = f"mansions/{rule}^asks"
    own_key = "mansions/obstacle-cards^own-key" if rule == "obstacle-cards" else asks
    if card.key is not None:
        by = board.now.investigator(who)
        if by.holds(card.key) and (yield from agreed("use-key", who, own_key)):
            if not card.keep_key:
                yield from board.happens(ItemDiscarded(who=who, card=card.key, cites=own_key))
            return True
        if card.puzzle is None and card.test is None:
            return False
    if card.puzzle is not None:
        return (yield from attempt_puzzle(board, who, card.puzzle))
    if card.test is not None:
        test = card.test
        passed = yield from take_test(board, who, test.attribute, test.modifier)
        yield from carry_out(test.success if passed else test.failure, doing)
        return passed
    return (yield from agreed("bar-met", KEEPER, asks))


def _discard(board: Board, name: str, room: str, cites: str) -> Steps:
    card = next((each for each in board.now.room(room).pile if each.id == name), None)
    if card is not None:
        yield from board.happens(RoomCardDiscarded(card=card, room=room, cites=cites))


def explore(board: Board, who: str) -> Steps:
    """From the top, one at a time: hidden cards must be taken, dropped ones may be left, an Obstacle that is
    not dealt with stops it."""
    room = board.now.space(board.now.investigator(who).space).room
    if board.now.room(room).lock is not None:
        yield from board.assumes("lock-bars-entry-only", "mansions/lock-cards^before-moving")
    passed: set[str] = set()
    while _still_there(board, who, room):
        pile = board.now.room(room).pile
        card = next((each for each in pile if each.id not in passed and not isinstance(each, Lock)), None)
        if card is None:
            if not passed:
                yield from board.happens(NothingThere(who=who, room=room, cites="mansions/explore^what"))
            return
        passed.add(card.id)
        if isinstance(card, Obstacle):
            if not (yield from resolve_bar(board, who, card, room)):
                return
        elif isinstance(card, Item):
            yield from _item(board, who, card, room)


def _still_there(board: Board, who: str, room: str) -> bool:
    return board.now.is_investigator(who) and board.now.space(board.now.investigator(who).space).room == room


def _item(board: Board, who: str, card: Item, room: str) -> Steps:
    if "nothing-of-interest" in card.types:
        yield from _discard(board, card.id, room, "mansions/nothing-of-interest^discard")
        return
    cites = "mansions/explore^must-take"
    if card.dropped:
        yield from board.assumes("dropped-cards-may-be-left", "mansions/dropped-cards^may-not-must")
        cites = "mansions/dropped-cards^take"
        if not (yield from agreed("take-dropped", who, cites)):
            return
    yield from board.happens(CardFound(who=who, card=card, room=room, cites=cites))
    if card.clue == 1 and not card.dropped:
        yield from reveal_objective(board, "clue-1", "mansions/revealing-the-objective^clue-1")
    yield from carry_out(card.revealed, Doing(board, who, card.id, room))


@carries_out(can.DiscardThis)
def _discard_this(doing: Doing, _: can.DiscardThis) -> Steps:
    """The card that says so: of the room, or one that you have."""
    if doing.room is not None and doing.source is not None:
        yield from _discard(doing.board, doing.source, doing.room, "mansions/obstacle-cards^discard")
    me = doing.me
    if me is not None and doing.source is not None and me.holds(doing.source):
        gone = ItemDiscarded(who=me.id, card=doing.source, cites="mansions/card-ability^effect")
        yield from doing.board.happens(gone)
