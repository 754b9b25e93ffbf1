"""Killed investigators, elimination, new investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import BrokenOff, chosen
from engine.mansions.events import (
    AwaitsAnother,
    InvestigatorChosen,
    InvestigatorKilled,
    PlayerEliminated,
    Stripped,
)
from engine.mansions.phases.horror import entered_room
from engine.mansions.rules.drawing import renew_group_trauma

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps


def kill(board: Board, who: str, cites: str) -> Steps:
    """The figure goes, cards are dropped, everything else is discarded. With the objective already revealed,
    or no other investigator left to play, the player is eliminated."""
    if not board.now.is_investigator(who):
        return
    by = board.now.investigator(who)
    room = board.now.space(by.space).room
    revealed = board.now.objective is not None and board.now.objective.revealed
    yield from board.happens(InvestigatorKilled(who=who, cites=cites))
    if by.traumas or by.stun or by.mythos:
        yield from board.assumes("the-dead-keep-nothing", "mansions/killed-investigators^rest")
    stripped = Stripped(
        who=who,
        room=room,
        dropped=tuple(card.id for card in by.items),
        spells=tuple(card.id for card in by.spells),
        cites="mansions/killed-investigators^items",
    )
    yield from board.happens(stripped)
    if revealed:
        yield from eliminate(board, who, "mansions/elimination^revealed")
    elif not board.now.another_left:
        yield from eliminate(board, who, "mansions/choosing-a-new-investigator^none-left")
    else:
        yield from _goes_on(board, who)
    if who in board.doing:
        raise BrokenOff(who)


def _goes_on(board: Board, who: str) -> Steps:
    """With a new investigator; and what a table that does not tell is taken to mean."""
    yield from board.happens(AwaitsAnother(who=who, cites="mansions/killed-investigators^next"))
    if board.now.objective is None:
        yield from board.assumes("objective-is-still-hidden", "mansions/killed-investigators^revealed")
    if board.now.available is None:
        yield from board.assumes("another-investigator-is-left", "mansions/elimination^none-left")


def eliminate(board: Board, who: str, cites: str) -> Steps:
    yield from board.happens(PlayerEliminated(who=who, cites=cites))
    left = [each for each in board.now.investigators if not each.eliminated and each.fate != "escaped"]
    if len(left) == 1:
        yield from renew_group_trauma(board)


def _start_space(board: Board, who: str) -> Procedure[str]:
    """The Investigator Guide marks it; where the table does not say, the player does."""
    names = [each.id for each in board.now.spaces]
    known = board.now.start or ("Start" if "Start" in names else None)
    rule = "mansions/choosing-a-new-investigator^start"
    return known or (yield from chosen("start-space", who, names, rule))


def new_investigator(board: Board, who: str) -> Steps:
    """The whole turn of a player whose investigator was killed."""
    if not board.now.another_left:
        yield from eliminate(board, who, "mansions/choosing-a-new-investigator^none-left")
        return
    if not board.now.unused:
        yield from board.assumes(
            "new-investigator-is-not-told", "mansions/choosing-a-new-investigator^unused"
        )
        return
    names = [each.id for each in board.now.unused]
    new = yield from chosen("new-investigator", who, names, "mansions/choosing-a-new-investigator^unused")
    space = yield from _start_space(board, who)
    chosen_ = InvestigatorChosen(
        instead_of=who, who=new, space=space, cites="mansions/choosing-a-new-investigator^start"
    )
    yield from board.happens(chosen_)
    yield from entered_room(board, new)
