"""Killed investigators, elimination, new investigators."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.board import BrokenOff, chosen
from engine.mansions.drawing import renew_group_trauma
from engine.mansions.events import InvestigatorChosen, InvestigatorKilled, PlayerEliminated, Stripped
from engine.mansions.horror import entered_room

if TYPE_CHECKING:
    from engine.mansions.board import Board, Steps


def kill(board: Board, who: str, cites: str) -> Steps:
    """The figure goes, cards are dropped, everything else is discarded. With the objective already revealed,
    or no other investigator left to play, the player is eliminated."""
    if not board.now.is_investigator(who):
        return
    by = board.now.investigator(who)
    room = board.now.space(by.space).room
    revealed = board.now.objective is not None and board.now.objective.revealed
    yield from board.happens(InvestigatorKilled(who=who, cites=cites))
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
    elif not board.now.available:
        yield from eliminate(board, who, "mansions/choosing-a-new-investigator^none-left")
    if who in board.doing:
        raise BrokenOff(who)


def eliminate(board: Board, who: str, cites: str) -> Steps:
    yield from board.happens(PlayerEliminated(who=who, cites=cites))
    left = [each for each in board.now.investigators if not each.eliminated and each.fate != "escaped"]
    if len(left) == 1:
        yield from renew_group_trauma(board)


def new_investigator(board: Board, who: str) -> Steps:
    """The whole turn of a player whose investigator was killed."""
    if not board.now.available:
        yield from eliminate(board, who, "mansions/choosing-a-new-investigator^none-left")
        return
    names = [each.id for each in board.now.available]
    new = yield from chosen("new-investigator", who, names, "mansions/choosing-a-new-investigator^unused")
    space = board.now.start or board.now.investigator(who).space
    chosen_ = InvestigatorChosen(
        instead_of=who, who=new, space=space, cites="mansions/choosing-a-new-investigator^start"
    )
    yield from board.happens(chosen_)
    yield from entered_room(board, new)
