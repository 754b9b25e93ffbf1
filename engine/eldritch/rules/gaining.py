"""Gaining and discarding cards and Clues; the reserve; flipping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import (
    CardDiscarded,
    CardFlipped,
    CardGained,
    ClueDiscarded,
    ClueGained,
    ClueRemoved,
    DeckShuffled,
    NotFound,
    ReserveRefilled,
    Seen,
    Vetoed,
)
from engine.eldritch.rules.movement import discard_ticket, gain_ticket, immune
from engine.eldritch.rules.outcomes import carries_out, carry_out, next_of, whom
from engine.eldritch.rules.spawning import draw_clue, renew
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Doing
from engine.kernel import agreed, chosen, drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.eldritch.state.board import Board, Choice, Steps
    from engine.eldritch.state.cards import Card
    from engine.eldritch.state.effects import CardKind
    from engine.kernel import Procedure


def refill(board: Board) -> Steps:
    """What left the reserve is replaced at once, but not while Assets are being acquired."""
    if board.reserve_waits:
        return
    while len(board.now.reserve) < board.reserve_size and board.now.assets.cards:
        deck = board.now.assets
        card = yield from drawn("card", deck.cards, "eldritch/reserve^refill", ordered=not deck.shuffled)
        yield from board.happens(ReserveRefilled(card=card.id, cites="eldritch/reserve^refill"))
        yield from renew_deck(board, "asset")


def renew_deck(board: Board, kind: CardKind) -> Steps:
    """A deck that has run out is made anew from its discards, at once."""
    deck = board.now.deck(kind)
    if not deck.cards and deck.discard:
        cites = "eldritch/component-limitations^reshuffle"
        yield from board.happens(DeckShuffled(kind=kind, renewed=True, cites=cites))


Origin = Literal["deck", "discard", "reserve", "search"]


def take(
    board: Board, who: str, card: Card, origin: Origin, cites: str, *, by_choice: Choice = None
) -> Steps:
    """A card that is found is gained; a SERVICE is resolved and discarded."""
    mark = board.now.investigator(who).sheet == "mark-harrigan" and card.detained
    if mark and (yield from immune(board, who, "detain", by_choice)):
        return
    yield from board.happens(CardGained(who=who, card=card.id, origin=origin, cites=cites))
    yield from _seen_by_jacqueline(board, who, card)
    if card.service:
        yield from carry_out(card.service, Doing(board, who, card.id))
        if board.now.card(card.id):
            yield from discard(board, who, card.id, "eldritch/discard^card")
    if origin == "reserve":
        yield from refill(board)


def _seen_by_jacqueline(board: Board, who: str, card: Card) -> Steps:
    if card.kind != "condition" or "COMMON" in card.traits:
        return
    for each in board.now.in_play:
        if each.sheet == "jacqueline-fine" and each.id != who:
            cites = "eldritch/inv-jacqueline-fine^share"
            if (yield from agreed("jacqueline-look", each.id, cites)):
                yield from board.happens(Seen(by=each.id, card=card.id, cites=cites))


def gain_random(board: Board, who: str, kind: CardKind, *, by_choice: Choice = None) -> Steps:
    """The top card, of double-sided ones the bottom card; a copy goes back and another is drawn."""
    yield from renew_deck(board, kind)
    deck = board.now.deck(kind)
    if not deck.cards:
        yield from _not_found(board, who, kind)
        return
    double = deck.cards[0].double_sided
    cites = "eldritch/gaining^bottom" if double else "eldritch/gaining^random"
    pile = deck.cards[::-1] if double else deck.cards
    card = yield from drawn("card", pile, cites, ordered=not deck.shuffled)
    if double and board.now.investigator(who).has(card.title):
        copy = Vetoed(what="copy", whom=card.title, cites="eldritch/gaining^redraw")
        yield from board.happens(copy)
        yield from board.happens(DeckShuffled(kind=kind, cites="eldritch/discard^double-sided"))
        new = [each for each in deck.cards if not board.now.investigator(who).has(each.title)]
        if not new:
            yield from _not_found(board, who, kind)
            return
        card = yield from drawn("card", new, "eldritch/gaining^redraw")
    yield from take(board, who, card, "deck", cites, by_choice=by_choice)
    yield from renew_deck(board, kind)


def _not_found(board: Board, who: str, what: str) -> Steps:
    yield from board.happens(NotFound(who=who, what=what, cites="eldritch/gaining^not-found"))


def gain_searched(board: Board, who: str, effect: can.Gain, *, by_choice: Choice = None) -> Steps:
    """By title or by trait: from the bottom of the deck, then among the discards; then shuffle."""
    kind = as_kind(effect.what)
    double = kind in ("condition", "spell")
    if effect.name and double and board.now.investigator(who).has(effect.name):
        why = "eldritch/conditions^no-copy" if kind == "condition" else "eldritch/spells^duplicate"
        copy = Vetoed(what="copy", whom=effect.name, cites=why)
        yield from board.happens(copy)
        return
    if effect.name:
        lying = next((card for card in board.now.reserve if card.title == effect.name), None)
        if lying:
            cites = "eldritch/gaining^named-reserve"
            yield from take(board, who, lying, "reserve", cites, by_choice=by_choice)
            return
    deck = board.now.deck(kind)
    cites = "eldritch/gaining^named" if effect.name else "eldritch/gaining^trait"
    in_deck = [card for card in deck.cards[::-1] if _fits(board, who, card, effect)]
    discards = [card for card in deck.discard if _fits(board, who, card, effect)]
    found: Card | None = None
    if in_deck:
        found = yield from _first(in_deck, ordered=not deck.shuffled, cites=cites)
    elif discards:
        found = discards[0]
    if found is None:
        yield from _not_found(board, who, effect.name or effect.trait or kind)
    else:
        yield from take(board, who, found, "search", cites, by_choice=by_choice)
    yield from board.happens(DeckShuffled(kind=kind, cites="eldritch/search^shuffle"))
    yield from renew_deck(board, kind)


def _first(cards: Sequence[Card], *, ordered: bool, cites: str) -> Procedure[Card]:
    """The first that fits; in a shuffled deck any of them can be, copies of one title being alike."""
    alike = list({card.title: card for card in reversed(cards)}.values())
    if len(alike) == 1:
        return cards[0]
    return (yield from drawn("card", cards, cites, ordered=ordered))


def _fits(board: Board, who: str, card: Card, effect: can.Gain) -> bool:
    """With Spells and Conditions only one that is not held."""
    if card.double_sided and not effect.name and board.now.investigator(who).has(card.title):
        return False
    if effect.name:
        return card.title == effect.name
    return effect.trait in card.traits


def as_kind(what: str) -> CardKind:
    kinds: dict[str, CardKind] = {
        "asset": "asset",
        "artifact": "artifact",
        "spell": "spell",
        "condition": "condition",
    }
    return kinds[what]


def gain_from_reserve(board: Board, who: str, effect: can.Gain) -> Steps:
    named = [card for card in board.now.reserve if effect.name in (None, card.title)]
    options = [card.id for card in named if effect.trait is None or effect.trait in card.traits]
    if not options:
        yield from _not_found(board, who, effect.name or effect.trait or "asset")
        return
    name = yield from chosen("from-reserve", who, options, "eldritch/gaining^reserve")
    card = next(each for each in board.now.reserve if each.id == name)
    yield from take(board, who, card, "reserve", "eldritch/gaining^reserve")


def gain_clue(board: Board, who: str, cites: str = "eldritch/gaining^clue") -> Steps:
    clue = yield from draw_clue(board, cites)
    if clue is None:
        yield from _not_found(board, who, "clue")
        return
    yield from board.happens(ClueGained(who=who, clue=clue.id, cites=cites))
    yield from renew(board, "clue-pool")


@carries_out(can.Gain)
def _gain(doing: Doing, effect: can.Gain) -> Steps:
    left = yield from whom(doing, effect.who)
    while left := [who for who in left if doing.now.is_investigator(who)]:
        who = yield from next_of(doing, left)
        for _ in range(effect.count):
            yield from _gain_one(doing, effect, who)


def _gain_one(doing: Doing, effect: can.Gain, who: str) -> Steps:
    board = doing.board
    if effect.what == "ticket":
        says = "eldritch/golden-rules^component"
        kind = effect.ticket or (yield from chosen("ticket", who, ("train", "ship"), says))
        yield from gain_ticket(board, who, "train" if kind == "train" else "ship", says)
    elif effect.what == "clue" and effect.this:
        if any(clue.id == doing.clue for clue in board.now.clues):
            this = ClueGained(who=who, clue=str(doing.clue), cites="eldritch/gaining^this-clue")
            yield from board.happens(this)
    elif effect.what == "clue":
        cites = "eldritch/research-encounters^additional" if doing.clue else "eldritch/gaining^clue"
        yield from gain_clue(board, who, cites)
    elif effect.reserve:
        yield from gain_from_reserve(board, who, effect)
    elif effect.name or effect.trait:
        yield from gain_searched(board, who, effect, by_choice=doing.chosen)
    else:
        yield from gain_random(board, who, as_kind(effect.what), by_choice=doing.chosen)


def discard(board: Board, who: str | None, card: str, cites: str) -> Steps:
    """Face up onto the pile of its kind; a double-sided card into its deck."""
    held = board.now.card(card) or next((each for each in board.now.reserve if each.id == card), None)
    if held and held.double_sided:
        cites = "eldritch/discard^double-sided"
    yield from board.happens(CardDiscarded(who=who, card=card, cites=cites))


@carries_out(can.Discard)
def _discard(doing: Doing, effect: can.Discard) -> Steps:
    """Only the own; with fewer than demanded, all of them."""
    board = doing.board
    if effect.this:
        yield from _discard_this(doing, effect)
        return
    for who in (yield from whom(doing, effect.who)):
        for _ in range(effect.count):
            held = board.now.investigator(who)
            cites = "eldritch/discard^fewer"
            if effect.what == "clue" and held.clues:
                gone = held.clues[0].id
                yield from board.happens(ClueDiscarded(who=who, clue=gone, cites="eldritch/discard^clue"))
            elif effect.what == "ticket" and held.tickets:
                ticket = yield from chosen("discard-ticket", who, held.tickets, cites)
                yield from discard_ticket(board, who, ticket, cites)
            elif effect.what in ("card", "condition"):
                cards = held.possessions if effect.what == "card" else held.conditions
                fit = [card.id for card in cards if effect.name in (None, card.title)]
                if fit:
                    card = yield from chosen("discard", who, fit, "eldritch/discard^own")
                    yield from discard(board, who, card, "eldritch/discard^card")


def _discard_this(doing: Doing, effect: can.Discard) -> Steps:
    board = doing.board
    if effect.what == "clue" and any(clue.id == doing.clue for clue in board.now.clues):
        yield from board.happens(ClueRemoved(clue=str(doing.clue), cites="eldritch/discard^clue"))
    elif effect.what != "clue" and doing.source and board.now.card(doing.source):
        owner = board.now.owner(doing.source)
        yield from discard(board, owner.id if owner else None, doing.source, "eldritch/discard^card")


@carries_out(can.Flip)
def _flip(doing: Doing, effect: can.Flip) -> Steps:
    """To the back: its effects at once, but not those that wait for something; to the front: nothing."""
    name = doing.source if effect.card == "this" else effect.card
    card = doing.now.card(str(name))
    if card is None:
        return
    yield from flip(doing.board, doing, card)


def flip(board: Board, doing: Doing, card: Card) -> Steps:
    if card.flipped:
        front = CardFlipped(card=card.id, side="front", cites="eldritch/flip^front")
        yield from board.happens(front)
        return
    yield from board.happens(CardFlipped(card=card.id, side="back", cites="eldritch/flip^back"))
    yield from carry_out(card.back, doing.but(source=card.id))
