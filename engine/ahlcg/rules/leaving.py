"""Leaving play: tokens, attachments and effects go at the same moment; the card goes to its owner's pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import LeftPlay
from engine.ahlcg.timing.ladder import at_once, occurs

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Steps

    Pile = Literal["discard", "removed", "hand", "deck", "victory"]


def leave_play(board: Board, name: str, to: Pile = "discard", cites: str = "ahlcg/leaves-play^what") -> Steps:
    """A card or enemy out of play, and what was attached to it. A permanent card cannot leave in this way."""
    table = board.now
    card = table.card(name)
    if card is None and not table.is_enemy(name):
        return
    if card and table.has(card, "permanent"):
        return
    yield from eliminated_from_play(board, name, to, cites)


def eliminated_from_play(board: Board, name: str, to: Pile, cites: str) -> Steps:
    """The same for a permanent card too, as elimination takes it."""
    table = board.now
    card = table.card(name)
    owner = card.owner if card else table.enemy(name).owner
    if to != "removed" and owner and not table.is_investigator(owner):
        to, cites = "removed", "ahlcg/elimination.1^owned-leave"
    yield from at_once(board, _leave(board, LeftPlay(card=name, to=to, cites=cites)))


def _leave(board: Board, leaves: LeftPlay) -> Steps:
    attached = [each.id for each in board.now.attached_to(leaves.card)]
    if not (yield from occurs(board, leaves)):
        return
    for each in attached:
        yield from leave_play(board, each, cites="ahlcg/leaves-play^attachments")
