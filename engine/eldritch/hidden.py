"""What players may know: advice must not give away what the book hides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.cards import Deck
from engine.eldritch.table import replaced

if TYPE_CHECKING:
    from engine.eldritch.cards import Card
    from engine.eldritch.table import Situation


def open_information(table: Situation) -> Situation:
    """The table without what is hidden: backs of double-sided cards, decks, Clue pool, Gate stack, the box.

    Open stay Monsters, discards, sheets with their backs, and the Clues that investigators hold.
    """
    for each in table.investigators:
        bare = each.changed(
            possessions=tuple(_front(card) for card in each.possessions),
            conditions=tuple(_front(card) for card in each.conditions),
        )
        table = table.changed(investigators=replaced(table.investigators, bare))
    hidden = {
        kind: Deck(discard=deck.discard, shuffled=True)
        for kind in ("assets", "artifacts", "spells", "conditions")
        if (deck := getattr(table, kind))
    }
    blank = tuple(clue.model_copy(update={"space": None}) for clue in table.clue_pool)
    return table.changed(
        **hidden,
        clue_pool=blank,
        gate_stack=(),
        encounters=(),
        mythos=(),
        mythos_box=(),
        mystery_deck=(),
    )


def _front(card: Card) -> Card:
    """A double-sided card without what stands on its back, unless it lies that side up."""
    if not card.double_sided or card.flipped:
        return card
    return card.model_copy(update={"back": (), "back_reckoning": ()})
