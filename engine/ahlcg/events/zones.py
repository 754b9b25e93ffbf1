"""Cards between the zones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events.base import Change, Pause
from engine.ahlcg.state.cards import Ability, Card, Enemy
from engine.kernel.components import without

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Self

    from engine.ahlcg.state.table import Investigator, Situation


Pile = Literal["discard", "removed", "hand", "deck", "victory"]


class LeftPlay(Change):
    """A card leaves play: its tokens go with it, and it lies where it belongs."""

    event: Literal["card-left-play"] = "card-left-play"
    card: str
    to: Pile

    def still(self, table: Situation) -> Self | None:
        waiting = (*table.resolving, *table.locations, *table.enemies, *table.cards_in_play())
        return self if any(each.id == self.card for each in waiting) else None

    def after(self, table: Situation) -> Situation:
        if table.is_location(self.card):
            return _won(table, self.card)
        thing = _in_play(table, self.card)
        table = left_alone(table, thing)
        table = table.model_copy(update={"enemies": without(table.enemies, self.card)})
        owner = table.owner(thing) if isinstance(thing, Card) else thing.owner
        gone = thing.out_of_play().model_copy(update={"owner": owner})
        return laid(table.without_card(self.card), gone, self.to)


def left_alone(table: Situation, thing: Card | Enemy) -> Situation:
    """Without what lasts or waits for that very card, and without the uses that its limits have counted."""
    own = {ability.id for ability in thing.abilities}
    lasting = tuple(each for each in table.lasting if each.whom != thing.id)
    uses = tuple(use for use in table.uses if use.maximum or use.ability not in own)
    delayed = tuple(each for each in table.delayed if not _touches(each, thing.id))
    return table.model_copy(update={"lasting": lasting, "uses": uses, "delayed": delayed})


def _touches(ability: Ability, name: str) -> bool:
    """Whether a delayed effect acts on that very card."""
    return any(name in result.model_dump().values() for result in ability.results)


def _won(table: Situation, name: str) -> Situation:
    """A location in the victory display."""
    place = table.location(name)
    left = without(table.locations, name)
    return table.model_copy(update={"locations": left, "victory": (*table.victory, place)})


def _in_play(table: Situation, name: str) -> Card | Enemy:
    if table.is_enemy(name):
        return table.enemy(name)
    card = table.card(name) or next((card for card in table.resolving if card.id == name), None)
    assert card is not None, name
    return card


def laid(table: Situation, card: Card | Enemy, to: Pile) -> Situation:
    """The card on top of its owner's pile, or of the encounter deck's if it is nobody's."""
    owner = next((each for each in table.investigators if each.id == card.owner), None)
    if to in ("victory", "removed"):
        return table.model_copy(update={to: (*getattr(table, to), card)})
    if owner is None:
        if card.owner is not None:  # an eliminated player's: out of the game
            return table.model_copy(update={"removed": (*table.removed, card)})
        pile = "encounter_deck" if to == "deck" else "encounter_discard"
        return table.model_copy(update={pile: (*getattr(table, pile), card)})
    return table.with_investigator(owner.model_copy(update={to: (*getattr(owner, to), card)}))


def taken(table: Situation, name: str) -> Situation:
    """Without the card in the places where cards wait to be resolved."""
    places = ("resolving", "set_aside")
    left = {place: tuple(card for card in getattr(table, place) if card.id != name) for place in places}
    return table.model_copy(update=left)


class CardDiscarded(Change):
    """A card from hand, or one that was committed."""

    event: Literal["card-discarded"] = "card-discarded"
    by: str
    card: Card

    def after(self, table: Situation) -> Situation:
        holder = table.investigator(self.by)
        hand = without(holder.hand, self.card.id)
        table = table.with_investigator(holder.model_copy(update={"hand": hand}))
        if table.test:
            committed = table.test.committed
            table = table.with_test(
                committed=tuple(each for each in committed if each.card.id != self.card.id)
            )
        return laid(table, self.card.model_copy(update={"owner": self.card.owner or self.by}), "discard")


class CardsSetAside(Change):
    """Cards of an opening hand wait aside."""

    event: Literal["card-set-aside"] = "card-set-aside"
    by: str
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        holder = table.investigator(self.by)
        drawn = (*holder.hand, *table.resolving)  # an enemy is never in the hand itself
        aside = [card.model_copy(update={"owner": self.by}) for card in drawn if card.id in self.cards]
        hand = tuple(card for card in holder.hand if card.id not in self.cards)
        table = table.with_investigator(holder.model_copy(update={"hand": hand}))
        for name in self.cards:
            table = taken(table, name)
        return table.model_copy(update={"set_aside": (*table.set_aside, *aside)})


class ShuffledBack(Change):
    """Cards that waited aside go back into their owner's deck, which is shuffled."""

    event: Literal["card-shuffled-back"] = "card-shuffled-back"
    by: str
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        back = [card for card in table.set_aside if card.id in self.cards and isinstance(card, Card | Enemy)]
        left = tuple(card for card in table.set_aside if card not in back)
        owner = table.investigator(self.by)
        deck = {"deck": (*owner.deck, *back), "shuffled": True}
        return table.with_investigator(owner.model_copy(update=deck)).model_copy(update={"set_aside": left})


class CardsDrawn(Change):
    """From the top of a player's deck, all at once, into the hand."""

    event: Literal["card-drawn"] = "card-drawn"
    by: str
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        drawer = table.investigator(self.by)
        drawn = [card for name in self.cards for card in drawer.deck if card.id == name]
        deck = tuple(card for card in drawer.deck if card.id not in self.cards)
        hand = (*drawer.hand, *(card for card in drawn if isinstance(card, Card)))
        table = table.with_investigator(drawer.model_copy(update={"deck": deck, "hand": hand}))
        enemies = tuple(card for card in drawn if isinstance(card, Enemy))
        return table.model_copy(update={"resolving": (*table.resolving, *enemies)})


class DeckRefilled(Change):
    """The discard pile, shuffled, is the deck; `who` is None for the encounter deck."""

    event: Literal["deck-refilled"] = "deck-refilled"
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        if self.who is None:
            deck = (*table.encounter_deck, *table.encounter_discard)
            return table.model_copy(
                update={"encounter_deck": deck, "encounter_discard": (), "encounter_shuffled": True}
            )
        owner = table.investigator(self.who)
        deck = (*owner.deck, *owner.discard)
        changed = owner.model_copy(update={"deck": deck, "discard": (), "shuffled": True})
        return table.with_investigator(changed)


class EncounterDrawn(Change):
    event: Literal["encounter-drawn"] = "encounter-drawn"
    by: str
    card: str
    kind: str

    @property
    def names(self) -> tuple[str, ...]:
        return ()  # what answers a draw answers as its card is resolved

    def after(self, table: Situation) -> Situation:
        drawn = next((card for card in table.encounter_deck if card.id == self.card), None)
        if drawn is None:
            return self._weakness(table)
        deck = list(table.encounter_deck)
        deck.remove(drawn)
        return table.model_copy(
            update={"encounter_deck": tuple(deck), "resolving": (*table.resolving, drawn)}
        )

    def _weakness(self, table: Situation) -> Situation:
        """A weakness that was drawn into the hand is not in it while it is resolved."""
        drawer = table.investigator(self.by)
        card = next((card for card in drawer.hand if card.id == self.card), None)
        waiting = [each for each in table.resolving if each.id != self.card]
        mine = [each for each in table.resolving if each.id == self.card] or ([card] if card else [])
        owned = [each.model_copy(update={"owner": each.owner or self.by}) for each in mine]
        hand = without(drawer.hand, self.card)
        table = table.with_investigator(drawer.model_copy(update={"hand": hand}))
        return table.model_copy(update={"resolving": (*waiting, *owned)})


class RevelationBegins(Pause):
    """The drawn card is about to be resolved; its revelation can be cancelled here."""

    event: Literal["revelation-begins"] = "revelation-begins"
    by: str
    card: Card | Enemy

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "encounter-drawn")


class PerilChanged(Change):
    """Somebody begins to resolve an encounter with peril, or it is over; that of others goes on."""

    event: Literal["peril-changed"] = "peril-changed"
    who: str | None
    over: str | None = None  # whose encounter it was

    def after(self, table: Situation) -> Situation:
        if self.who:
            return table.with_perils((*table.perils, self.who))
        last = max((place for place, name in enumerate(table.perils) if name == self.over), default=None)
        return table.with_perils(tuple(name for place, name in enumerate(table.perils) if place != last))


class EnteredPlay(Change):
    """A card enters play in somebody's play area or threat area, or at a location."""

    event: Literal["card-entered-play"] = "card-entered-play"
    card: Card
    area: Literal["play", "threat", "location"]
    by: str
    attached: str | None = None

    def after(self, table: Situation) -> Situation:
        table = taken(table, self.card.id).without_card(self.card.id)
        who = table.investigator(self.by)
        hand = without(who.hand, self.card.id)
        own = hand != who.hand or (self.area == "play" and self.card.kind != "treachery")
        owner = self.card.owner or (self.by if own else None)
        card = self.card.model_copy(update={"attached": self.attached, "owner": owner})
        table = table.with_investigator(who := who.model_copy(update={"hand": hand}))
        if self.area == "location":
            place = table.location(self._place(table) or who.location)
            return table.with_location(place.model_copy(update={"cards": (*place.cards, card)}))
        holder = self._beside(table) or who
        lying = (*getattr(holder, self.area), card)
        return table.with_investigator(holder.model_copy(update={self.area: lying}))

    def _beside(self, table: Situation) -> Investigator | None:
        """What the scenario attaches to an asset lies with the asset."""
        scenarios = self.attached and self.card.kind == "treachery"
        return table.controller(self.attached or "") if scenarios else None

    def _place(self, table: Situation) -> str | None:
        """The location that it is attached to, or where the enemy is that it is attached to."""
        host = self.attached
        return table.enemy(host).location if host and table.is_enemy(host) else host


class ControlChanged(Change):
    """An asset passes into another player's play area."""

    event: Literal["control-changed"] = "control-changed"
    card: str
    by: str

    def after(self, table: Situation) -> Situation:
        card, holder = table.card(self.card), table.controller(self.card)
        assert card is not None
        owned = card.model_copy(update={"owner": card.owner or (holder.id if holder else None)})
        along = [each for each in holder.play if _goes_along(table, each, self.card)] if holder else []
        for each in (owned, *along):
            table = table.without_card(each.id)
        taker = table.investigator(self.by)
        return table.with_investigator(taker.model_copy(update={"play": (*taker.play, owned, *along)}))


def _goes_along(table: Situation, card: Card, host: str) -> bool:
    """What others have attached to an asset lies with it; its player's own attachments stay theirs."""
    holder = table.controller(card.id)
    return card.attached == host and holder is not None and table.owner(card) != holder.id


class TreacheryResolved(Change):
    event: Literal["treachery-resolved"] = "treachery-resolved"
    card: str
    by: str
    to: Pile = "discard"

    def after(self, table: Situation) -> Situation:
        card = next((card for card in table.resolving if card.id == self.card), None)
        return laid(taken(table, self.card), card, self.to) if card else table


class Exhausted(Change):
    event: Literal["card-exhausted"] = "card-exhausted"
    card: str

    def after(self, table: Situation) -> Situation:
        return _turned(table, [self.card], ready=False)


class Readied(Change):
    """Cards that ready at the same moment."""

    event: Literal["card-readied"] = "card-readied"
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        return _turned(table, self.cards, ready=True)


def _turned(table: Situation, names: Iterable[str], *, ready: bool) -> Situation:
    for name in names:
        if table.is_enemy(name):
            table = table.with_enemy(table.enemy(name).model_copy(update={"ready": ready}))
        elif card := table.card(name):
            table = table.with_card(card.model_copy(update={"ready": ready}))
    return table
