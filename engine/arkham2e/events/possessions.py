"""Cards, clues, money and trophies change hands."""

from typing import Literal

from engine.arkham2e.events.base import Change
from engine.arkham2e.events.people import Own
from engine.arkham2e.state.cards import Card
from engine.arkham2e.state.effects import DeckKind
from engine.arkham2e.state.table import Investigator, Situation
from engine.kernel.components import replaced, without
from engine.kernel.events import Remark

_FACE_UP = {"exhausted": False, "active": False, "fresh": False}


def taken_up(table: Situation, card: Card) -> Situation:
    """The card no longer where it was: in a deck, among the special cards, in the box."""
    if card.kind == "special":
        return table.changed(special=without(table.special, card.id))
    deck = table.deck(card.kind)
    cards, bottom = without(deck.cards, card.id), without(deck.bottom, card.id)
    return table.with_deck(card.kind, deck.model_copy(update={"cards": cards, "bottom": bottom}))


def laid_down(table: Situation, card: Card) -> Situation:
    """Discarded: face down to the bottom of its deck."""
    clean = card.model_copy(update=_FACE_UP)
    if card.kind == "special":
        return table.changed(special=(*table.special, clean))
    deck = table.deck(card.kind)
    return table.with_deck(card.kind, deck.model_copy(update={"bottom": (*deck.bottom, clean)}))


class CardGained(Change):
    event: Literal["card-gained"] = "card-gained"
    who: str
    card: Card

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        fresh = self.card.model_copy(update={"fresh": True})
        return taken_up(table, self.card).with_investigator(who.changed(cards=(*who.cards, fresh)))


class CardDiscarded(Change):
    """To the bottom of its deck, or for good to the box."""

    event: Literal["card-discarded"] = "card-discarded"
    who: str
    card: str
    box: bool = False

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        card = who.card(self.card)
        hands = tuple(name for name in who.hands if name != self.card)
        table = table.with_investigator(who.changed(cards=without(who.cards, self.card), hands=hands))
        if self.box:
            return table.changed(box=(*table.box, card.model_copy(update=_FACE_UP)))
        return laid_down(table, card)


class CardsPassedOver(Change):
    """Drawn and not kept: to the bottom of the deck."""

    event: Literal["cards-passed-over"] = "cards-passed-over"
    deck: DeckKind
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        deck = table.deck(self.deck)
        away = [card for card in (*deck.cards, *deck.bottom) if card.id in self.cards]
        cards, bottom = without(deck.cards, *self.cards), without(deck.bottom, *self.cards)
        return table.with_deck(
            self.deck, deck.model_copy(update={"cards": cards, "bottom": (*bottom, *away)})
        )


class CardExhausted(Own):
    event: Literal["card-exhausted"] = "card-exhausted"
    card: str

    def update(self, who: Investigator) -> dict[str, object]:
        down = who.card(self.card).model_copy(update={"exhausted": True})
        return {"cards": replaced(who.cards, down)}


class CardsRefreshed(Own):
    """Face up again; spells in use among them stop working and leave the hands."""

    event: Literal["cards-refreshed"] = "cards-refreshed"
    cards: tuple[str, ...]

    def update(self, who: Investigator) -> dict[str, object]:
        up = {"exhausted": False, "active": False}
        cards = tuple(card.model_copy(update=up) if card.id in self.cards else card for card in who.cards)
        ended = [card.id for card in who.cards if card.id in self.cards and card.kind == "spell"]
        return {"cards": cards, "hands": tuple(name for name in who.hands if name not in ended)}


class CardAged(Own):
    """The first Upkeep after gaining the card has passed without a roll."""

    event: Literal["card-aged"] = "card-aged"
    card: str

    def update(self, who: Investigator) -> dict[str, object]:
        return {"cards": replaced(who.cards, who.card(self.card).model_copy(update={"fresh": False}))}


class CluesGained(Own):
    """From a location, if `space` is given, else from the pool."""

    event: Literal["clues-gained"] = "clues-gained"
    count: int
    space: str | None = None

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        table = table.with_investigator(who.changed(clues=who.clues + self.count))
        if self.space is None:
            return table
        here = table.space(self.space)
        return table.with_space(here.model_copy(update={"clues": here.clues - self.count}))


class CluesLost(Own):
    """Lost or paid."""

    event: Literal["clues-lost"] = "clues-lost"
    count: int

    def update(self, who: Investigator) -> dict[str, object]:
        return {"clues": max(0, who.clues - self.count)}


class MoneyGained(Own):
    event: Literal["money-gained"] = "money-gained"
    count: int

    def update(self, who: Investigator) -> dict[str, object]:
        return {"money": who.money + self.count}


class MoneyLost(Own):
    """Lost or paid."""

    event: Literal["money-lost"] = "money-lost"
    count: int

    def update(self, who: Investigator) -> dict[str, object]:
        return {"money": max(0, who.money - self.count)}


class CardTraded(Change):
    event: Literal["card-traded"] = "card-traded"
    by: str
    to: str
    card: str

    def after(self, table: Situation) -> Situation:
        giver, taker = table.investigator(self.by), table.investigator(self.to)
        card = giver.card(self.card)
        hands = tuple(name for name in giver.hands if name != self.card)
        table = table.with_investigator(giver.changed(cards=without(giver.cards, self.card), hands=hands))
        return table.with_investigator(taker.changed(cards=(*taker.cards, card)))


class MoneyTraded(Change):
    event: Literal["money-traded"] = "money-traded"
    by: str
    to: str
    count: int

    def after(self, table: Situation) -> Situation:
        giver, taker = table.investigator(self.by), table.investigator(self.to)
        table = table.with_investigator(giver.changed(money=giver.money - self.count))
        return table.with_investigator(taker.changed(money=taker.money + self.count))


class TrophiesSpent(Change):
    """Monsters to the cup, gates to the stack."""

    event: Literal["trophies-spent"] = "trophies-spent"
    who: str
    monsters: tuple[str, ...] = ()
    gates: tuple[str, ...] = ()

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        monsters = tuple(each for each in who.monsters if each.id in self.monsters)
        gates = tuple(each for each in who.gates if each.id in self.gates)
        left = who.changed(
            monsters=without(who.monsters, *self.monsters), gates=without(who.gates, *self.gates)
        )
        return table.with_investigator(left).changed(
            cup=(*table.cup, *monsters), gate_stack=(*table.gate_stack, *gates)
        )


class CardInHand(Own):
    """Hands are devoted to a weapon or spell."""

    event: Literal["card-in-hand"] = "card-in-hand"
    card: str
    hands: int

    def update(self, who: Investigator) -> dict[str, object]:
        return {"hands": (*who.hands, self.card)}


class CardReleased(Own):
    """It stops working at that moment."""

    event: Literal["card-released"] = "card-released"
    card: str

    def update(self, who: Investigator) -> dict[str, object]:
        down = who.card(self.card).model_copy(update={"active": False})
        hands = tuple(name for name in who.hands if name != self.card)
        return {"hands": hands, "cards": replaced(who.cards, down)}


class SpellCast(Own):
    event: Literal["spell-cast"] = "spell-cast"
    spell: str

    def update(self, who: Investigator) -> dict[str, object]:
        works = who.card(self.spell).model_copy(update={"active": True})
        return {"cards": replaced(who.cards, works)}


class SpellFailed(Remark):
    event: Literal["spell-failed"] = "spell-failed"
    who: str
    spell: str


class BonusCounted(Remark):
    """What a weapon or spell in use adds against this monster."""

    event: Literal["bonus-counted"] = "bonus-counted"
    card: str
    printed: int
    counted: int
