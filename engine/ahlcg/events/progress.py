"""Clues, doom, resources, moving, acts and agendas, turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Protocol, TypeVar

from engine.ahlcg.events.base import Change, Remark
from engine.ahlcg.events.enemies import reaches

if TYPE_CHECKING:
    from typing import Self

    from engine.ahlcg.state.table import Situation


Thing = TypeVar("Thing", bound="Doomed")


class Doomed(Protocol):
    """What doom can lie on."""

    @property
    def doom(self) -> int: ...

    def model_copy(self: Thing, *, update: dict[str, object] | None = None) -> Thing: ...


class CluesDiscovered(Change):
    event: Literal["clues-discovered"] = "clues-discovered"
    by: str
    location: str
    count: int

    def still(self, table: Situation) -> Self | None:
        there = super().still(table)
        return there and there.at_most(table.location(self.location).clues)

    def after(self, table: Situation) -> Situation:
        place, finder = table.location(self.location), table.investigator(self.by)
        table = table.with_location(place.model_copy(update={"clues": place.clues - self.count}))
        return table.with_investigator(finder.model_copy(update={"clues": finder.clues + self.count}))


class CluesPlaced(Change):
    """Clues onto a location, from the pool or from an investigator."""

    event: Literal["clues-placed"] = "clues-placed"
    location: str
    count: int
    of: str | None = None

    def still(self, table: Situation) -> Self | None:
        if self.of is None:
            return self
        return self.at_most(table.investigator(self.of).clues) if table.is_investigator(self.of) else None

    def after(self, table: Situation) -> Situation:
        place = table.location(self.location)
        table = table.with_location(place.model_copy(update={"clues": place.clues + self.count}))
        if self.of is None:
            return table
        giver = table.investigator(self.of)
        return table.with_investigator(giver.model_copy(update={"clues": giver.clues - self.count}))


class InvestigatorMoved(Change):
    """One location left and the other entered at the same moment; those engaged follow."""

    event: Literal["investigator-moved"] = "investigator-moved"
    goes_on: ClassVar[bool] = True
    by: str
    origin: str
    location: str
    straight: bool = True  # straight to it; else only along a connection

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "location-left")

    def still(self, table: Situation) -> Self | None:
        """From wherever they are by then, if it can be reached from there."""
        there = super().still(table)
        at = table.investigator(self.by).location if there else None
        return self.model_copy(update={"origin": at}) if at and reaches(table, at, self) else None

    def after(self, table: Situation) -> Situation:
        mover = table.investigator(self.by)
        return table.with_investigator(mover.model_copy(update={"location": self.location}))


class InvestigatorStayed(Remark):
    """The place is not connected to the one where the mover is by now."""

    event: Literal["investigator-stayed"] = "investigator-stayed"
    by: str
    location: str


class LocationRevealed(Change):
    event: Literal["location-revealed"] = "location-revealed"
    location: str
    clues: int

    def after(self, table: Situation) -> Situation:
        return table.with_location(table.location(self.location).model_copy(update={"revealed": True}))


class ResourcesChanged(Change):
    event: Literal["resources-gained"] = "resources-gained"
    by: str
    count: int

    @property
    def names(self) -> tuple[str, ...]:
        return ("resources-gained" if self.count > 0 else "resources-lost",)

    def still(self, table: Situation) -> Self | None:
        there = super().still(table)
        if there is None or self.count >= 0:
            return there
        lost = max(self.count, -table.investigator(self.by).resources)
        return self.model_copy(update={"count": lost}) if lost else None

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.by)
        return table.with_investigator(who.model_copy(update={"resources": who.resources + self.count}))


class ActionsChanged(Change):
    event: Literal["actions-changed"] = "actions-changed"
    by: str
    count: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.by)
        return table.with_investigator(who.model_copy(update={"actions": max(0, who.actions + self.count)}))


class ExtraActions(Change):
    """A constant ability gives more actions this turn, or has stopped giving them."""

    event: Literal["extra-actions"] = "extra-actions"
    by: str
    count: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.by)
        given = {"actions": max(0, who.actions + self.count), "extra_actions": who.extra_actions + self.count}
        return table.with_investigator(who.model_copy(update=given))


class ActionsReset(Change):
    """Everybody has their actions again."""

    event: Literal["actions-reset"] = "actions-reset"

    def after(self, table: Situation) -> Situation:
        for each in table.investigators:
            table = table.with_investigator(
                each.model_copy(update={"actions": 3, "extra_actions": 0, "turn_taken": False})
            )
        return table.model_copy(update={"active": None})


class TurnEnded(Change):
    event: Literal["turn-ended"] = "turn-ended"
    by: str

    def after(self, table: Situation) -> Situation:
        if table.is_investigator(self.by):
            who = table.investigator(self.by)
            table = table.with_investigator(who.model_copy(update={"turn_taken": True}))
        return table.model_copy(update={"active": None})


class DoomPlaced(Change):
    event: Literal["doom-placed"] = "doom-placed"
    on: str
    count: int

    def after(self, table: Situation) -> Situation:
        def more(thing: Thing) -> Thing:
            return thing.model_copy(update={"doom": max(0, thing.doom + self.count)})

        if table.agendas and self.on == table.agendas[0].id:
            return table.model_copy(update={"agendas": (more(table.agendas[0]), *table.agendas[1:])})
        if table.is_enemy(self.on):
            return table.with_enemy(more(table.enemy(self.on)))
        if table.is_location(self.on):
            return table.with_location(more(table.location(self.on)))
        card = table.card(self.on)
        return table.with_card(more(card)) if card else table


class UsesChanged(Change):
    event: Literal["uses-changed"] = "uses-changed"
    card: str
    count: int

    def after(self, table: Situation) -> Situation:
        card = table.card(self.card)
        assert card is not None
        return table.with_card(card.model_copy(update={"left": max(0, card.uses_left + self.count)}))


class TokensRemoved(Change):
    """The tokens of an advancing card; with an agenda, all doom in play."""

    event: Literal["tokens-removed"] = "tokens-removed"
    deck: Literal["act", "agenda"]
    card: str

    def after(self, table: Situation) -> Situation:
        if self.deck == "act":
            return table.model_copy(update={"acts": (_undoomed(table.acts[0]), *table.acts[1:])})
        table = table.model_copy(
            update={
                "agendas": tuple(map(_undoomed, table.agendas)),
                "acts": tuple(map(_undoomed, table.acts)),
                "enemies": tuple(map(_undoomed, table.enemies)),
                "locations": tuple(map(_undoomed, table.locations)),
            }
        )
        for card in list(table.cards_in_play()):
            if card.doom:
                table = table.with_card(_undoomed(card))
        return table


def _undoomed(thing: Thing) -> Thing:
    return thing.model_copy(update={"doom": 0})


class Flipped(Remark):
    """The advancing card is turned over and its reverse is followed."""

    event: Literal["card-flipped"] = "card-flipped"
    deck: Literal["act", "agenda"]
    card: str


class Advanced(Change):
    """The next card is current, and the old one is removed from the game at the same time.

    What lies between them in the deck, where the old one names another, is passed over.
    """

    event: str = "act-advanced"
    deck: Literal["act", "agenda"]
    card: str
    current: str | None

    @property
    def names(self) -> tuple[str, ...]:
        return (f"{self.deck}-advanced",)

    def after(self, table: Situation) -> Situation:
        pile = f"{self.deck}s"
        left = getattr(table, pile)[1:]
        place = next((at for at, card in enumerate(left) if card.id == self.current), 0)
        return table.model_copy(update={pile: left[place:]})
