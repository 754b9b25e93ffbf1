"""What players may know: advice must not give away what the book hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.state.cards import Deck, EncounterCard

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.eldritch.state.cards import Card
    from engine.eldritch.state.table import Investigator, Situation


def open_information(table: Situation) -> Situation:
    """The table without what is hidden: backs of double-sided cards, decks, Clue pool, Gate stack, the box.

    Open stay Monsters, discards, sheets with their backs, the Clues that investigators hold, and the top
    cards of double-sided decks and of the Expeditions, as far as they show.
    """
    people = {
        seats: tuple(_bare(each) for each in getattr(table, seats))
        for seats in ("investigators", "gone", "available")
    }
    hidden = {
        kind: Deck(cards=_shown(deck), discard=deck.discard, shuffled=True)
        for kind in ("assets", "artifacts", "spells", "conditions")
        if (deck := getattr(table, kind))
    }
    blank = tuple(clue.model_copy(update={"space": None}) for clue in table.clue_pool)
    return table.changed(
        **people,
        **hidden,
        clue_pool=blank,
        gate_stack=(),
        encounters=tuple(_expedition(table)),
        mythos=(),
        mythos_box=(),
        mystery_deck=(),
    )


def _bare(who: Investigator) -> Investigator:
    return who.changed(
        possessions=tuple(_front(card) for card in who.possessions),
        conditions=tuple(_front(card) for card in who.conditions),
    )


def _shown(deck: Deck) -> tuple[Card, ...]:
    """A deck of double-sided cards lies face up: the front of its top card can be seen."""
    top = deck.cards[:1] if not deck.shuffled else ()
    return tuple(_front(card) for card in top if card.double_sided)


def _expedition(table: Situation) -> Iterator[EncounterCard]:
    """The back of the top Expedition card, which is its space."""
    top = next((card for card in table.encounters if card.deck == "expedition"), None)
    if top:
        yield EncounterCard(id=top.id, deck="expedition", at=top.at)


def _front(card: Card) -> Card:
    """A double-sided card without what stands on its back, unless it lies that side up."""
    if not card.double_sided or card.flipped:
        return card
    return card.model_copy(update={"back": (), "back_reckoning": ()})
