"""The Keeper's Mythos and Trauma cards: drawing, the hand limit, group cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel import chosen, drawn
from engine.mansions.events import DeckReshuffled, HandDiscarded, MythosDrawn, NoCardLeft, TraumaDrawn
from engine.mansions.rules.outcomes import carries_out
from engine.mansions.state import effects as can
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.mansions.state.board import Board, Doing, Steps

Which = Literal["mythos", "trauma"]
LIMIT = 4


def draw(board: Board, which: Which) -> Steps:
    """The top card; an empty deck is made anew of its discards. A group card with one investigator left is
    discarded for another."""
    while True:
        deck = board.now.mythos if which == "mythos" else board.now.trauma
        if not deck.cards and deck.discard:
            yield from board.happens(DeckReshuffled(deck=which, cites="mansions/component-limits^decks"))
            deck = board.now.mythos if which == "mythos" else board.now.trauma
        if not deck.cards:
            yield from board.happens(NoCardLeft(deck=which, cites="mansions/component-limits^decks"))
            return
        cites = "mansions/drawing-mythos-and-trauma^draw"
        if which == "mythos":
            top = board.now.mythos.cards
            mythos = (yield from drawn("mythos-card", top, cites)) if deck.shuffled else top[0]
            yield from board.happens(MythosDrawn(card=mythos, cites=cites))
            break
        pile = board.now.trauma.cards
        card = (yield from drawn("trauma-card", pile, cites)) if deck.shuffled else pile[0]
        yield from board.happens(TraumaDrawn(card=card, cites=cites))
        if not (card.group and len(board.now.in_play) == 1):
            break
        if any(each.awaits_another for each in board.now.investigators):
            yield from board.assumes("the-killed-are-not-in-the-game", "mansions/group-trauma-cards^redraw")
        gone = HandDiscarded(deck="trauma", card=card.id, cites="mansions/group-trauma-cards^redraw")
        yield from board.happens(gone)
        if all(each.group for each in (*board.now.trauma.cards, *board.now.trauma.discard)):
            yield from board.happens(NoCardLeft(deck=which, cites="mansions/component-limits^decks"))
            return
    yield from keep_limit(board)


def keep_limit(board: Board) -> Steps:
    """Four of each at any moment; the Keeper chooses what goes."""
    for which in ("mythos", "trauma"):
        while True:
            hand = board.now.keeper.mythos if which == "mythos" else board.now.keeper.trauma
            if len(hand) <= LIMIT:
                break
            names = [card.id for card in hand]
            card = yield from chosen(f"discard-{which}", KEEPER, names, "mansions/keeper-hand-limit^choice")
            gone = HandDiscarded.model_validate(
                {"deck": which, "card": card, "cites": "mansions/keeper-hand-limit^any-moment"}
            )
            yield from board.happens(gone)


def renew_group_trauma(board: Board) -> Steps:
    """All but one are eliminated: the group cards of the hand are exchanged."""
    cards = [card.id for card in board.now.keeper.trauma if card.group]
    for card in cards:
        gone = HandDiscarded(deck="trauma", card=card, cites="mansions/group-trauma-cards^swap")
        yield from board.happens(gone)
    for _ in cards:
        yield from draw(board, "trauma")


@carries_out(can.DrawCards)
def _draw(doing: Doing, effect: can.DrawCards) -> Steps:
    for _ in range(effect.count):
        yield from draw(doing.board, effect.what)
