"""What lies on the table. Nothing here changes: an event makes a new situation from the old one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.arkham2e.state.cards import (
    AncientOne,
    Bonus,
    Card,
    Deck,
    Gate,
    GateDeck,
    LocationCard,
    Monster,
    MythosCard,
    MythosDeck,
)
from engine.arkham2e.state.checking import check
from engine.arkham2e.state.effects import BASIS, DeckKind, Effects, Tested
from engine.arkham2e.state.ids import OUTSKIRTS, SKY, SpaceId
from engine.arkham2e.state.people import PAIRS, Investigator, Slider
from engine.kernel.components import Count, Id, Titled, find, replaced
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

Pile = Literal["cup", "gate_stack", "common", "unique", "spell", "skill", "ally"]
PILES: tuple[Pile, ...] = ("cup", "gate_stack", "common", "unique", "spell", "skill", "ally")
Reading = Literal[
    "delayed-ignore-monsters", "last-sanity-spell-works", "outskirts-count", "encounter-gate-adds-no-doom"
]


class Space(Titled):
    """A location with its `street`, or a street with `lines` to others. `white`, `black`: its arrows.

    `unstable`: false for a stable location, where nothing appears; untold for any that may be either.
    """

    declares: ClassVar[str] = "space"

    type: Literal["location", "street"] = "location"
    street: SpaceId | None = None
    lines: tuple[SpaceId, ...] = ()
    white: SpaceId | None = None
    black: SpaceId | None = None
    unstable: bool | None = None
    clues: Count = 0
    sealed: bool = False
    ability: Effects = ()


class Marker(Frozen):
    """A closed or an activity marker; `source`: the card that it leaves with."""

    marker: Literal["closed", "activity"]
    space: SpaceId
    source: Id | None = None


class Store(Frozen):
    """At this terror level it closes; its occupants go to the street."""

    terror: Count
    space: Id
    street: Id


class World(Titled):
    declares: ClassVar[str] = "world"

    colours: tuple[Id, ...] = ()


STREETS = (  # one in each of the nine neighborhoods
    *("Downtown", "Easttown", "French Hill", "Merchant District", "Miskatonic University"),
    *("Northside", "Rivertown", "Southside", "Uptown"),
)
STORES = (
    Store(terror=3, space="General Store", street="Rivertown"),
    Store(terror=6, space="Curiositie Shoppe", street="Northside"),
    Store(terror=9, space="Ye Olde Magick Shoppe", street="Uptown"),
)


class Situation(Frozen):
    """The table. Players sit clockwise; `first` has the marker (the first of the list, unless given).

    `doom_tokens`: not yet on the track or on the board. `successes`: of the final battle, carried over.
    `untold`: piles that the sheet does not tell about; they are not empty, the table looks into them.
    `readings`: where the table reads a silent place otherwise than we do. `silent`: whether our reading is
    assumed there, or asked for, as a choice that the book gives to nobody.
    """

    investigators: tuple[Investigator, ...] = Field(min_length=1, max_length=8)
    first: Id = ""
    unused: tuple[Investigator, ...] = ()
    spaces: tuple[Space, ...] = ()
    worlds: tuple[World, ...] = ()
    markers: tuple[Marker, ...] = ()
    stores: tuple[Store, ...] = STORES
    asylum: Id = "Arkham Asylum"
    hospital: Id = "St. Mary's Hospital"
    police_station: Id = "Police Station"
    jail_cell: Id = "Jail Cell"
    monsters: tuple[Monster, ...] = ()
    outskirts: tuple[Monster, ...] = ()
    cup: tuple[Monster, ...] = ()
    met: tuple[Monster, ...] = ()  # in an encounter, not on the board
    gates: tuple[Gate, ...] = ()
    gate_stack: tuple[Gate, ...] = ()
    common: Deck = Deck()
    unique: Deck = Deck()
    spell: Deck = Deck()
    skill: Deck = Deck()
    ally: Deck = Deck()
    special: tuple[Card, ...] = ()  # special cards nobody has
    box: tuple[Card, ...] = ()
    location_cards: tuple[LocationCard, ...] = ()
    gate_cards: GateDeck = GateDeck()
    mythos: MythosDeck = MythosDeck()
    mythos_now: MythosCard | None = None
    environment: MythosCard | None = None
    rumor: MythosCard | None = None
    ancient_one: AncientOne = AncientOne(id="Ancient One")
    doom: Count = 0
    doom_tokens: Count = 20
    terror: int = Field(default=0, ge=0, le=10)
    elder_signs_played: Count = 0
    loans_repossessed: Count = 0
    devoured: Count = 0  # investigators whose players have new ones
    battle: bool = False
    battle_round: Count = 0
    successes: Count = 0
    ended: Literal["won", "lost"] | None = None
    untold: tuple[Pile, ...] = ()
    readings: tuple[Reading, ...] = ()
    silent: Literal["assume", "ask"] = "assume"

    # whom and what there is

    def investigator(self, name: str) -> Investigator:
        return find(self.investigators, name, "investigators")

    def is_in_play(self, name: str | None) -> bool:
        return any(each.id == name and each.in_play for each in self.investigators)

    @property
    def players(self) -> int:
        return len(self.investigators)

    def in_order(self) -> list[str]:
        """Clockwise from the first player; the eliminated are passed over."""
        ids = [each.id for each in self.investigators]
        start = ids.index(self.first)
        return [name for name in ids[start:] + ids[:start] if self.investigator(name).in_play]

    def at(self, space: str | None) -> list[Investigator]:
        return [each for each in self.investigators if each.in_arkham and each.space == space]

    def space(self, name: str) -> Space:
        """A space that the sheet does not tell about is a location, or one of the streets of the town."""
        unknown = Space(id=name, type="street" if name in STREETS else "location")
        return next((each for each in self.spaces if each.id == name), unknown)

    def is_street(self, name: str | None) -> bool:
        return name is not None and self.space(name).type == "street"

    @property
    def streets(self) -> list[str]:
        listed = [each.id for each in self.spaces if each.type == "street" and each.id != SKY]
        return [*listed, *(name for name in STREETS if name not in listed)]

    @property
    def town(self) -> list[str]:
        """Locations and streets: those of the sheet, or else those that are known."""
        known: list[str | None] = [*STREETS, self.asylum, self.hospital, self.police_station]
        known += [each.space for each in self.investigators] + [each.space for each in self.gates]
        known += [each.space for each in self.stores]
        names = [each.id for each in self.spaces] or [name for name in known if name is not None]
        return [name for name in dict.fromkeys(names) if name not in (SKY, self.jail_cell)]

    def neighbours(self, name: str) -> list[str]:
        """One step away along a yellow line."""
        here = self.space(name)
        found = [here.street, *here.lines]
        found += [each.id for each in self.spaces if name in (each.street, *each.lines)]
        return list(dict.fromkeys(each for each in found if each is not None and each != name))

    def outward(self, name: str) -> Iterator[list[str]]:
        """The space itself, then those one step away, two, and so on; each space once."""
        seen, edge = {name}, [name]
        while edge:
            yield edge
            beyond = (each for near in edge for each in self.neighbours(near) if each not in seen)
            edge = list(dict.fromkeys(beyond))
            seen.update(edge)

    def is_closed(self, name: str) -> bool:
        """By a marker, or as a store at this terror level, be its marker told or not."""
        marked = any(each.marker == "closed" and each.space == name for each in self.markers)
        return marked or any(each.space == name and each.terror <= self.terror for each in self.stores)

    def gate_at(self, space: str | None) -> Gate | None:
        return next((each for each in self.gates if each.space == space and space is not None), None)

    def monsters_at(self, space: str | None) -> list[Monster]:
        return [each for each in self.monsters if each.space == space]

    def monster(self, name: str) -> Monster:
        return find((*self.monsters, *self.met), name, "monsters")

    def is_facing(self, name: str) -> bool:
        return any(each.id == name for each in (*self.monsters, *self.met))

    def as_worshipped(self, monster: Monster) -> Monster:
        """With what the Ancient One gives to its worshippers."""
        for gift in self.ancient_one.worshippers:
            if monster.title in gift.names or monster.id in gift.names:
                more = {name: getattr(monster, name) + getattr(gift, name) for name in _ADDED}
                horror = None if monster.horror is None else monster.horror + gift.horror
                flags = {name: getattr(monster, name) or getattr(gift, name) for name in _FLAGS}
                monster = monster.model_copy(update={**more, **flags, "horror": horror})
        return monster

    @property
    def monster_limit(self) -> int | None:
        return None if self.terror >= 10 else self.usual_monster_limit

    @property
    def usual_monster_limit(self) -> int:
        return self.players + 3

    @property
    def outskirts_limit(self) -> int:
        return 8 - self.players

    @property
    def sealed(self) -> list[str]:
        return [each.id for each in self.spaces if each.sealed]

    def deck(self, kind: DeckKind) -> Deck:
        deck: Deck = getattr(self, kind)
        return deck

    def bonuses_of(self, who: Investigator) -> Iterator[Bonus]:
        """Of the cards that are face up, and of the cards in play for all."""
        for card in who.cards:
            if not card.exhausted:
                yield from card.bonuses
        for shared in (self.environment, self.rumor):
            if shared is not None:
                yield from shared.bonuses

    def bonus(self, who: Investigator, check: Tested) -> int:
        """A bonus to a skill also counts in the special check based on it."""
        fits = {check, BASIS.get(check, check)}
        return sum(bonus.add for bonus in self.bonuses_of(who) if bonus.to in fits)

    # the table otherwise

    def with_investigator(self, changed: Investigator) -> Self:
        return self.changed(investigators=replaced(self.investigators, changed))

    def with_space(self, changed: Space) -> Self:
        known = any(each.id == changed.id for each in self.spaces)
        return self.changed(spaces=replaced(self.spaces, changed) if known else (*self.spaces, changed))

    def with_deck(self, kind: DeckKind, deck: Deck) -> Self:
        return self.changed(**{kind: deck})

    @model_validator(mode="before")
    @classmethod
    def _spelled_out(cls, data: Any) -> Any:
        """Short forms: a space by its name alone; what others name as their street is one."""
        if not isinstance(data, dict):
            return data
        data = {"untold": [pile for pile in PILES if pile not in data], **data}
        if not isinstance(data.get("spaces"), list):
            return data
        given = [{"id": each} if isinstance(each, str) else each for each in data["spaces"]]
        streets = [*STREETS, *(each.get("street") for each in given if isinstance(each, dict))]
        spaces = [
            {"type": "street", **each}
            if isinstance(each, dict) and (each.get("id") in streets or each.get("lines"))
            else each
            for each in given
        ]
        return {**data, "spaces": spaces}

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if not self.first:
            object.__setattr__(self, "first", self.investigators[0].id)
        check(self)
        return self


_ADDED = (
    "awareness",
    "horror_damage",
    "combat",
    "damage",
    "toughness",
    "resistance",
    "immunity",
    "nightmarish",
    "overwhelming",
)
_FLAGS = ("ambush", "endless")

__all__ = [
    "OUTSKIRTS",
    "PAIRS",
    "SKY",
    "STORES",
    "Investigator",
    "Marker",
    "Situation",
    "Slider",
    "Space",
    "Store",
    "World",
]
