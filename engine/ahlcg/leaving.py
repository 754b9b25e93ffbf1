"""Leaving play: tokens, attachments and effects go at the same moment; the card goes to its owner's pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import LeftPlay
from engine.ahlcg.ladder import occurs

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Steps

    Pile = Literal["discard", "removed", "hand", "deck", "victory"]


def leave_play(board: Board, name: str, to: Pile = "discard", cites: str = "ahlcg/leaves-play^what") -> Steps:
    """A card or enemy out of play, and what was attached to it. A permanent card cannot leave."""
    table = board.now
    card = table.card(name)
    if card is None and not table.is_enemy(name):
        return
    if card and card.permanent and to != "removed":
        return
    owner = card.owner if card else table.enemy(name).owner
    if owner and not table.is_investigator(owner):  # what is left of an eliminated player's cards
        to = "removed"
    attached = [each.id for each in table.cards_in_play() if each.attached == name]
    yield from occurs(board, LeftPlay(card=name, to=to, cites=cites))
    for each in attached:
        if board.now.card(each):
            yield from occurs(board, LeftPlay(card=each, to="discard", cites="ahlcg/leaves-play^attachments"))
