"""Cards, markers and sheets, as data."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Literal, TypeVar

from pydantic import Field, model_validator

from engine.arkham2e.state.effects import DeckKind, Effects, Face, Modifier, SpecialKind, Tested
from engine.arkham2e.state.ids import SpaceId, WorldId
from engine.kernel.components import Count, Id, Titled
from engine.kernel.requests import Frozen

BonusType = Literal["physical", "magical"]
Movement = Literal["normal", "stationary", "fast", "unique", "flying"]
UPKEEP_ROLLS: tuple[SpecialKind, ...] = ("blessing", "curse", "bank-loan", "retainer")
DEPUTY_ITEMS = ("Deputy's Revolver", "Patrol Wagon")
ONE_OF_A_KIND: tuple[SpecialKind, ...] = ("retainer", "bank-loan", "membership", "blessing", "curse")


class Bonus(Frozen):
    """To a skill, and so to the special check based on it; or to one special check alone."""

    to: Tested
    add: Modifier


class Reroll(Frozen):
    """A failed roll may be made again: all its dice, or those that failed."""

    to: Tested
    dice: Literal["all", "failed"] = "all"


class Upkeep(Frozen):
    """An upkeep action: first the effects, then the upkeep roll with what each face does."""

    effects: Effects = ()
    roll: tuple[Face, ...] = ()


class Card(Titled):
    """An investigator card. `bonus` counts in combat while its hands are devoted to it.

    A spell has a casting modifier and a Sanity cost, and `effects` if it does something else than fighting.
    `item`: counts as one though it is neither common nor unique item nor spell.
    `fresh`: gained since the last Upkeep. `active`: a spell that has been cast and is in use.
    """

    declares: ClassVar[str] = "card"

    kind: Literal["common", "unique", "spell", "skill", "ally", "special"] = "common"
    special: SpecialKind | None = None
    hands: int = Field(default=0, ge=0, le=2)
    bonus: Modifier = 0
    type: BonusType | None = None
    casting: Modifier = 0
    cost: Count = 0
    effects: Effects = ()
    bonuses: tuple[Bonus, ...] = ()
    rerolls: tuple[Reroll, ...] = ()
    upkeep: Upkeep | None = None
    exhausts: bool = False
    once: bool = False  # discarded after use in combat
    elder_sign: bool = False
    item: bool = False
    price: Count = 0
    exhausted: bool = False
    fresh: bool = False
    active: bool = False

    @model_validator(mode="before")
    @classmethod
    def _as_printed(cls, data: Any) -> Any:
        """Spells exhaust and give magical bonuses, weapons physical ones, unless given otherwise."""
        if not isinstance(data, dict):
            return data
        data = dict(data)
        if data.get("special") is not None:
            data.setdefault("kind", "special")
        if data.get("elder_sign"):
            data.setdefault("kind", "unique")
        if data.get("name", data.get("id")) in DEPUTY_ITEMS:
            data = {"kind": "special", "item": True, **data}
        if data.get("kind") == "spell":
            data.setdefault("exhausts", True)
        if data.get("bonus") and "type" not in data:
            data["type"] = "magical" if data.get("kind") == "spell" else "physical"
        return data

    @property
    def is_item(self) -> bool:
        return self.item or self.kind in ("common", "unique", "spell")

    @property
    def is_weapon(self) -> bool:
        return self.kind != "spell" and self.bonus != 0

    @property
    def fights(self) -> bool:
        """Whether it is of use in a Combat check."""
        return self.bonus != 0

    @property
    def tradable(self) -> bool:
        return self.kind in ("common", "unique", "spell")


class Monster(Titled):
    """A marker. `space`: where in Arkham, or the Sky. `horror` None: no Horror check.

    `instead`: effects in place of its damage; `besides`: beyond it; `moves`: of a unique movement.
    """

    declares: ClassVar[str] = "monster"

    space: SpaceId | None = None
    awareness: Modifier = 0
    horror: Modifier | None = 0
    horror_damage: Count = 0
    combat: Modifier = 0
    damage: Count = 0
    toughness: int = Field(default=1, ge=1, le=20)
    symbol: Id = "none"
    movement: Movement = "normal"
    ambush: bool = False
    endless: bool = False
    resistance: tuple[BonusType, ...] = ()
    immunity: tuple[BonusType, ...] = ()
    nightmarish: Count = 0
    overwhelming: Count = 0
    evade_difficulty: int = Field(default=1, ge=1, le=9)
    horror_difficulty: int = Field(default=1, ge=1, le=9)
    instead: Effects = ()
    besides: Effects = ()
    moves: Effects = ()
    mask: bool = False


class Gate(Titled):
    """A gate marker; `space`: where it is open."""

    declares: ClassVar[str] = "gate"

    world: WorldId
    symbol: Id = "none"
    modifier: Modifier = 0
    space: SpaceId | None = None

    @model_validator(mode="before")
    @classmethod
    def _by_world(cls, data: Any) -> Any:
        if isinstance(data, dict) and "id" not in data and "world" in data:
            return {"id": data["world"], **data}
        return data


class Entry(Frozen):
    """A paragraph of an encounter card, for a location, a world, or `Other`."""

    at: Id
    effects: Effects = ()


class LocationCard(Titled):
    declares: ClassVar[str] = "location-card"

    neighborhood: Id
    entries: tuple[Entry, ...] = ()


class GateCard(Titled):
    declares: ClassVar[str] = "gate-card"

    colour: Id
    entries: tuple[Entry, ...] = ()


class MythosCard(Titled):
    """`white`, `black`: the dimensional symbols of the movement boxes. `bonuses`: while it is in play."""

    declares: ClassVar[str] = "mythos"

    type: Literal["headline", "environment", "rumor"] = "headline"
    gate: SpaceId | None = None
    clue: SpaceId | None = None
    white: tuple[Id, ...] = ()
    black: tuple[Id, ...] = ()
    effects: Effects = ()
    bonuses: tuple[Bonus, ...] = ()
    passed: Effects = ()
    failed: Effects = ()


class Worshippers(Frozen):
    """What the Ancient One gives to monsters of these names."""

    names: tuple[Id, ...]
    awareness: Modifier = 0
    horror: Modifier = 0
    horror_damage: Count = 0
    combat: Modifier = 0
    damage: Count = 0
    toughness: Count = 0
    ambush: bool = False
    endless: bool = False
    resistance: tuple[BonusType, ...] = ()
    immunity: tuple[BonusType, ...] = ()
    nightmarish: Count = 0
    overwhelming: Count = 0


class AncientOne(Titled):
    """`doom_track`: how many spaces; `attack` is resolved against each investigator."""

    combat: Modifier = 0
    doom_track: int = Field(default=12, ge=1, le=20)
    resistance: tuple[BonusType, ...] = ()
    immunity: tuple[BonusType, ...] = ()
    worshippers: tuple[Worshippers, ...] = ()
    start: Effects = ()
    attack: Effects = ()


Kind = TypeVar("Kind", bound=Titled)


class _Pile(Frozen, Generic[Kind]):
    cards: tuple[Kind, ...] = ()
    bottom: tuple[Kind, ...] = ()
    shuffled: bool = True

    @model_validator(mode="before")
    @classmethod
    def _listed(cls, data: Any) -> Any:
        return {"cards": data} if isinstance(data, list) else data


class Deck(_Pile[Card]):
    """Cards in order, the top first; `shuffled`: in an order nobody knows. `bottom`: put under them since."""


class GateDeck(_Pile[GateCard]):
    pass


class MythosDeck(_Pile[MythosCard]):
    pass


DECKS: tuple[DeckKind, ...] = ("common", "unique", "spell", "skill", "ally")
