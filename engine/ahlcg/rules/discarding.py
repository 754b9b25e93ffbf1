"""Discarding from hand: cards that their player picks, or at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import CardDiscarded
from engine.ahlcg.rules.outcomes import carry_out, could_change, decide
from engine.ahlcg.state import effects
from engine.ahlcg.state.cards import Card
from engine.ahlcg.state.words import investigators, possible_investigators
from engine.ahlcg.timing.ladder import occurs
from engine.kernel import chosen, drawn
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.kernel import Procedure

_CHOICES = "ahlcg/priority-of-simultaneous-resolution^choices"


def discard_from_hand(board: Board, who: str, card: Card, cites: str) -> Steps:
    """If it is still there, after what answered other discards."""
    if board.now.is_investigator(who) and card in board.now.investigator(who).hand:
        yield from occurs(board, CardDiscarded(by=who, card=card, cites=cites))


def choose_discards(
    board: Board, who: str, count: int, cites: str, but: Card | None = None
) -> Procedure[bool]:
    """Cards that the player picks, all of them before any is discarded."""
    picked = yield from pick_discards(board, who, count, cites, but)
    for card in picked:
        yield from discard_from_hand(board, who, card, cites)
    return len(picked) == count


def pick_discards(
    board: Board, who: str, count: int, cites: str, but: Card | None = None
) -> Procedure[list[Card]]:
    """A weakness cannot be picked, nor the card that is being paid for."""
    held = board.now.investigator(who).hand
    free = [card for card in held if not card.weakness and not (but and card.id == but.id)]
    return (yield from pick(who, free, count, cites))


def pick(who: str, cards: Sequence[Card], count: int, cites: str) -> Procedure[list[Card]]:
    """As many of these as there are and as are wanted, one by one."""
    hand = {card.id: card for card in cards}
    picked: list[Card] = []
    while hand and len(picked) < count:
        name = yield from chosen("discard", who, hand, cites)
        picked.append(hand.pop(name))
    return picked


@carry_out.register(effects.DiscardHand)
def _discard_hand(effect: effects.DiscardHand, doing: Doing) -> Procedure[bool]:
    full = True
    for who in (yield from investigators(effect.investigator, doing)):
        if not effect.random:
            picked = yield from choose_discards(doing.board, who, effect.count, "ahlcg/discard-piles^what")
            full = picked and full
            continue
        for _ in range(min(effect.count, len(doing.now.investigator(who).hand))):
            hand = doing.now.investigator(who).hand
            card = yield from drawn("card", hand, "ahlcg/discard-piles^what")
            yield from discard_from_hand(doing.board, who, card, "ahlcg/discard-piles^what")
    return full


class DiscardPicked(Frozen):
    """Cards from hand that their player has picked."""

    cards: tuple[Card, ...]
    full: bool


@decide.register(effects.DiscardHand)
def _pick(effect: effects.DiscardHand, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    if effect.random:
        return (effect,)
    picked = yield from pick_discards(doing.board, doing.you, effect.count, _CHOICES)
    return (DiscardPicked(cards=tuple(picked), full=len(picked) == effect.count),)


@carry_out.register(DiscardPicked)
def _discard_picked(effect: DiscardPicked, doing: Doing) -> Procedure[bool]:
    for card in effect.cards:
        yield from discard_from_hand(doing.board, doing.you, card, "ahlcg/discard-piles^what")
    return effect.full


@could_change.register(effects.DiscardHand)
def _(effect: effects.DiscardHand, doing: Doing) -> bool:
    """A weakness can only be discarded at random."""
    whom = possible_investigators(effect.investigator, doing)
    held = [card for name in whom for card in doing.now.investigator(name).hand]
    return effect.count > 0 and any(effect.random or not card.weakness for card in held)
