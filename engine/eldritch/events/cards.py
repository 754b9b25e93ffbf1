"""Cards changing places."""

from typing import Literal

from engine.eldritch.events.base import Change
from engine.eldritch.state.cards import Card, Deck
from engine.eldritch.state.effects import CardKind
from engine.eldritch.state.table import Situation, Use
from engine.kernel.components import replaced, without
from engine.kernel.events import Remark

KINDS: tuple[CardKind, ...] = ("asset", "artifact", "spell", "condition")


def card_taken(table: Situation, name: str) -> tuple[Situation, Card]:
    """A card out of wherever it lies: the reserve, a deck, a pile, or somebody's cards."""
    for card in table.reserve:
        if card.id == name:
            return table.changed(reserve=without(table.reserve, name)), card
    for kind in KINDS:
        deck = table.deck(kind)
        for card in (*deck.cards, *deck.discard):
            if card.id == name:
                cards, discard = without(deck.cards, name), without(deck.discard, name)
                return table.with_deck(
                    kind, deck.model_copy(update={"cards": cards, "discard": discard})
                ), card
    owner = next(each for each in table.investigators if any(card.id == name for card in each.cards))
    card = next(each for each in owner.cards if each.id == name)
    left = {"possessions": without(owner.possessions, name), "conditions": without(owner.conditions, name)}
    return table.with_investigator(owner.changed(**left)), card


class CardGained(Change):
    """`origin`: deck, discard, reserve or search."""

    event: Literal["card-gained"] = "card-gained"
    who: str
    card: str
    origin: Literal["deck", "discard", "reserve", "search"]

    def after(self, table: Situation) -> Situation:
        table, card = card_taken(table, self.card)
        who = table.investigator(self.who)
        if card.kind == "condition":
            return table.with_investigator(who.changed(conditions=(*who.conditions, card)))
        return table.with_investigator(who.changed(possessions=(*who.possessions, card)))


class CardDiscarded(Change):
    """Face up onto its pile; a double-sided card into its deck, which is shuffled."""

    event: Literal["card-discarded"] = "card-discarded"
    card: str
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        table, card = card_taken(table, self.card)
        deck = table.deck(card.kind)
        if card.double_sided:
            back = card.model_copy(update={"flipped": False})
            return table.with_deck(card.kind, Deck(cards=(*deck.cards, back), shuffled=True))
        return table.with_deck(card.kind, deck.model_copy(update={"discard": (*deck.discard, card)}))


class CardFlipped(Change):
    event: Literal["card-flipped"] = "card-flipped"
    card: str
    side: Literal["front", "back"]

    def after(self, table: Situation) -> Situation:
        for each in table.investigators:
            for field in ("possessions", "conditions"):
                cards: tuple[Card, ...] = getattr(each, field)
                found = next((card for card in cards if card.id == self.card), None)
                if found:
                    turned = found.model_copy(update={"flipped": self.side == "back"})
                    return table.with_investigator(each.changed(**{field: replaced(cards, turned)}))
        return table


class ReserveRefilled(Change):
    event: Literal["reserve-refilled"] = "reserve-refilled"
    card: str

    def after(self, table: Situation) -> Situation:
        table, card = card_taken(table, self.card)
        return table.changed(reserve=(*table.reserve, card))


class DeckShuffled(Change):
    """After a search, or renewed from its discard pile."""

    event: Literal["deck-shuffled"] = "deck-shuffled"
    kind: CardKind
    renewed: bool = False

    def after(self, table: Situation) -> Situation:
        deck = table.deck(self.kind)
        cards = (*deck.cards, *deck.discard) if self.renewed else deck.cards
        discard = () if self.renewed else deck.discard
        return table.with_deck(self.kind, Deck(cards=cards, discard=discard, shuffled=True))


class NotFound(Remark):
    event: Literal["not-found"] = "not-found"
    who: str
    what: str


class LoanTaken(Remark):
    event: Literal["loan-taken"] = "loan-taken"
    by: str
    result: int


class Seen(Remark):
    """Hidden information that an effect lets somebody look at."""

    event: Literal["seen"] = "seen"
    by: str
    card: str


class ComponentUsed(Change):
    event: Literal["component-used"] = "component-used"
    by: str
    component: str

    def after(self, table: Situation) -> Situation:
        return table.changed(uses=(*table.uses, Use(component=self.component, by=self.by)))


class BoxedForSetup(Change):
    """Put into the game box by an optional rule."""

    event: Literal["boxed"] = "boxed"
    card: str

    def after(self, table: Situation) -> Situation:
        if any(each.id == self.card for each in table.mythos):
            card = next(each for each in table.mythos if each.id == self.card)
            return table.changed(mythos=without(table.mythos, card.id), mythos_box=(*table.mythos_box, card))
        table, boxed = card_taken(table, self.card)
        return table.changed(card_box=(*table.card_box, boxed))
