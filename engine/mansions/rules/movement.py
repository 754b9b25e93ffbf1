"""Investigators on the move: evading, locks, fire, corpses, horror; being moved by the Keeper; escaping."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, agreed
from engine.mansions.events import (
    CorpseDragged,
    CorpsesRemoved,
    Escaped,
    Moved,
    MovedByKeeper,
    MoveWasted,
)
from engine.mansions.phases.evade import cut_short, evade_all
from engine.mansions.phases.horror import already_here, entered_room
from engine.mansions.phases.skill_test import take_test
from engine.mansions.rules.exploring import resolve_bar
from engine.mansions.rules.harm import suffer_horror
from engine.mansions.rules.outcomes import carries_out, whom
from engine.mansions.state import effects as can
from engine.mansions.state.map import by_feature, investigator_ways
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Doing, Steps


def move(board: Board, who: str, to: str, cites: str = "mansions/movement-step^move") -> Steps:
    """Evade tests, then the Lock, then the fire, then the figure moves; then horror tests."""
    origin = board.now.investigator(who).space
    tested = yield from evade_all(board, who, leaving=True)
    if not _can_go(board, who, origin, to):
        yield from cut_short(board, who)
        return
    room, old = board.now.space(to).room, board.now.space(origin).room
    if room != old:
        if tested and board.now.room(room).lock is not None:
            yield from board.assumes("evade-before-lock", "mansions/evade-tests^when")
        if board.now.room(room).lock is not None and "fire" in board.now.room(room).tokens:
            yield from board.assumes("lock-before-fire", "mansions/lock-cards^before-moving")
        if not (yield from _unlocked(board, who, room)):
            return
        yield from _through_fire(board, who, room)
        if not _can_go(board, who, origin, to):
            yield from cut_short(board, who)
            return
    drags = yield from _drags(board, who, origin)
    if to in by_feature(board.now, origin, "ladder"):
        cites = "mansions/ladder^who"
    yield from board.happens(Moved(who=who, origin=origin, to=to, cites=cites))
    if drags:
        yield from _drag(board, who, origin, to)
    yield from entered_room(board, who) if room != old else already_here(board, who, "same-room")


def _can_go(board: Board, who: str, origin: str, to: str) -> bool:
    """Still where it began, and still next to the goal."""
    if not board.now.is_investigator(who) or board.now.investigator(who).space != origin:
        return False
    return to in investigator_ways(board.now, origin)


def _unlocked(board: Board, who: str, room: str) -> Procedure[bool]:
    """A Lock is resolved before the figure moves, through whatever door."""
    lock = board.now.room(room).lock
    if lock is None or (yield from resolve_bar(board, who, lock, room)):
        return True
    yield from board.happens(MoveWasted(who=who, room=room, cites="mansions/lock-cards^not-this-turn"))
    return False


def _through_fire(board: Board, who: str, room: str) -> Steps:
    """A Willpower test to enter; whatever comes of it, the investigator goes in."""
    if "fire" not in board.now.room(room).tokens:
        return
    if not (yield from take_test(board, who, "willpower", 0, "fire")):
        yield from suffer_horror(board, who, 1, "mansions/fire^enter-fail")


def _drags(board: Board, who: str, origin: str) -> Procedure[bool]:
    if not board.now.space(origin).corpses:
        return False
    return (yield from agreed("drag-corpse", who, "mansions/corpse^drag"))


def _drag(board: Board, who: str, origin: str, to: str) -> Steps:
    """Into a burning room it is discarded."""
    dragged = CorpseDragged(who=who, origin=origin, to=to, cites="mansions/corpse^drag")
    yield from board.happens(dragged)
    if "fire" in board.now.room_of(to).tokens:
        count = board.now.space(to).corpses
        yield from board.happens(CorpsesRemoved(space=to, count=count, cites="mansions/corpse^fire"))


def escape(board: Board, who: str, door: str) -> Steps:
    yield from evade_all(board, who, leaving=True)
    if board.now.investigator(who).space != board.now.door(door).between[0]:
        yield from cut_short(board, who)
        return
    yield from board.happens(Escaped(who=who, door=door, cites="mansions/escape^door"))
    if not board.now.in_play and any(each.awaits_another for each in board.now.investigators):
        yield from board.assumes("waiting-player-must-escape-too", "mansions/escape^all")


def move_by_keeper(board: Board, who: str, spaces: int) -> Steps:
    """No evade tests, but horror tests in every room entered."""
    for _ in range(spaces):
        if not board.now.is_investigator(who):
            return
        origin = board.now.investigator(who).space
        ways = investigator_ways(board.now, origin)
        here = board.now.space(origin).room
        open_ = [to for to in ways if board.now.space(to).room == here or not board.now.room_of(to).lock]
        if len(open_) < len(ways):
            yield from board.assumes("forced-move-stops-at-locks", "mansions/lock-cards^every-door")
        options = tuple(f"to:{to}" for to in open_)
        answer = yield Decision(
            what="investigator-step",
            by=KEEPER,
            options=(*options, "stop"),
            cites="mansions/evade-tests^moved-by-keeper",
        )
        if answer == "stop":
            return
        to = answer.removeprefix("to:")
        cites = "mansions/evade-tests^moved-by-keeper"
        yield from _forced(board, who, to)
        yield from board.happens(MovedByKeeper(who=who, origin=origin, to=to, cites=cites))
        entered = board.now.space(to).room != here
        yield from entered_room(board, who) if entered else already_here(board, who, "same-room")


def _forced(board: Board, who: str, to: str) -> Steps:
    """What the book does not say about a figure that the Keeper moves."""
    by = board.now.investigator(who)
    if by.hidden:
        yield from board.assumes("forced-move-ends-hiding", "mansions/hidden^cannot")
    entered = board.now.space(to).room != board.now.space(by.space).room
    if entered and "fire" in board.now.room_of(to).tokens:
        yield from board.assumes("forced-move-needs-no-fire-test", "mansions/fire^enter")


@carries_out(can.MoveInvestigator)
def _move_investigator(doing: Doing, effect: can.MoveInvestigator) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        yield from move_by_keeper(doing.board, who, effect.spaces)
