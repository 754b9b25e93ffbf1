"""What there is on the table: figures, rooms, markers, the Keeper, the turn. Nothing here changes."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.kernel.components import Count, find
from engine.kernel.requests import Frozen
from engine.mansions.state.cards import (
    Item,
    KeeperAction,
    Lock,
    MonsterClass,
    MythosCard,
    Named,
    RoomCard,
    Spell,
    TraumaCard,
)
from engine.mansions.state.effects import (  # noqa: TC001 (pydantic needs them)
    Attribute,
    Effects,
    RoomToken,
    TraumaKind,
)
from engine.mansions.state.ids import (
    ActionId,
    DoorId,
    Id,
    InvestigatorId,
    MonsterId,
    PuzzleId,
    RoomId,
    SideId,
    SpaceId,
)

Feature = Literal["altar", "fire-pit", "hiding-place", "ladder", "vent"]
Coordinate = Annotated[int, Field(ge=-100000, le=100000)]
Dot = tuple[Coordinate, Coordinate]
Segment = tuple[Coordinate, Coordinate, Coordinate, Coordinate]


class Investigator(Named):
    """Its place in the list is the player's seat, clockwise from the Keeper's left."""

    declares: ClassVar[str] = "investigator"

    space: SpaceId = "Start"
    health: int = Field(default=10, ge=1, le=30)  # as printed; the current value is what damage leaves
    sanity: int = Field(default=8, ge=1, le=30)
    damage: Count = 0
    horror: Count = 0
    intellect: Count = 4
    willpower: Count = 4
    lore: Count = 4
    luck: Count = 3
    strength: Count = 4
    dexterity: Count = 4
    marksmanship: Count = 4
    skill_points: Count = 0
    stun: Count = 0
    items: tuple[Item, ...] = ()
    spells: tuple[Spell, ...] = ()
    traumas: tuple[TraumaCard, ...] = ()
    mythos: tuple[MythosCard, ...] = ()  # played face down on this investigator
    hidden: bool = False
    fate: Literal["killed", "escaped"] | None = None
    eliminated: bool = False
    turn_taken: bool = False

    @property
    def in_play(self) -> bool:
        return self.fate is None

    @property
    def awaits_another(self) -> bool:
        """Killed; the player goes on with a new investigator in the next turn."""
        return self.fate == "killed" and not self.eliminated

    @property
    def health_left(self) -> int:
        return self.health - self.damage

    @property
    def sanity_left(self) -> int:
        return max(0, self.sanity - self.horror)

    @property
    def insane(self) -> bool:
        return self.sanity_left == 0

    @property
    def ignores_darkness(self) -> bool:
        return any(card.ignores_darkness for card in self.items)

    def attribute(self, name: Attribute) -> int:
        return int(getattr(self, name))

    def item(self, name: str) -> Item:
        return find(self.items, name, f"investigators.{self.id}.items")

    def holds(self, name: str) -> bool:
        return any(card.id == name for card in self.items)

    def trauma(self, kind: TraumaKind) -> TraumaCard | None:
        return next((card for card in self.traumas if card.kind == kind), None)


class Monster(Named):
    """A figure. `per_investigator`: the extra health that some named monsters have."""

    declares: ClassVar[str] = "monster"

    type: Id = "monster"
    monster_class: MonsterClass = Field(default="humanoid", alias="class")
    space: SpaceId | None = None
    awareness: int = Field(default=0, ge=-20, le=20)
    horror: int = Field(default=0, ge=-20, le=20)  # the horror rating
    damage: Count = 1  # what it deals
    health: int = Field(default=3, ge=1, le=99)
    per_investigator: Count = 0
    named: bool = False
    special: Effects = ()
    taken: Count = 0  # damage
    stun: Count = 0
    samples: Count = 0


class Room(Named):
    """Its pile, top card first, and its tokens."""

    declares: ClassVar[str] = "room"

    pile: tuple[RoomCard, ...] = ()
    tokens: tuple[RoomToken, ...] = ()

    @property
    def lock(self) -> Lock | None:
        return next((card for card in self.pile if isinstance(card, Lock)), None)


class Space(Named):
    """`dots`: the line-of-sight dots in its corners; an empty list for a space that has none."""

    declares: ClassVar[str] = "space"

    room: RoomId
    features: tuple[Feature, ...] = ()
    corpses: Count = 0
    dots: tuple[Dot, ...] | None = None


class Door(Named):
    """Between two spaces; with one space only, it leads to no room."""

    declares: ClassVar[str] = "door"

    between: tuple[SpaceId, ...] = Field(min_length=1, max_length=2)
    sealed: bool = False
    at: Segment | None = None


class Barrier(Named):
    """`space`: where it starts and belongs; `door`: which door it blocks now."""

    declares: ClassVar[str] = "barrier"

    space: SpaceId
    door: DoorId | None = None


class Keeper(Frozen):
    threat: Count = 0
    mythos: tuple[MythosCard, ...] = ()  # hand
    trauma: tuple[TraumaCard, ...] = ()  # hand
    actions: tuple[KeeperAction, ...] = ()
    choices: tuple[str, ...] = ()  # story choices, like 1A
    skill_points: Count | None = None  # of the optional rule
    loses_turn: bool = False


class Meeting(Frozen):
    """An investigator and a monster; of those that parted, in which room."""

    investigator: InvestigatorId
    monster: MonsterId
    room: RoomId | None = None


class Turn(Frozen):
    """What is remembered until the turn ends."""

    of: SideId | None = None
    moves: Count = 0
    action: bool = False
    mythos: bool = False
    hid: bool = False
    evaded: tuple[MonsterId, ...] = ()
    tested: tuple[Meeting, ...] = ()
    parted: tuple[Meeting, ...] = ()
    puzzles: tuple[PuzzleId, ...] = ()
    barred: tuple[RoomId, ...] = ()
    stopped: tuple[MonsterId, ...] = ()  # monsters held up by a barrier
    attacked: tuple[MonsterId, ...] = ()  # monsters that have attacked
    driven: tuple[
        InvestigatorId, ...
    ] = ()  # insane investigators on whom a Trauma card was played as a Keeper action
    actions: tuple[ActionId, ...] = ()  # Keeper Action cards used, each time they were

    def without_monster(self, name: str) -> Turn:
        """A figure that was killed is another monster when it is placed anew; attacks stay counted."""
        return self.model_copy(
            update={
                "evaded": tuple(each for each in self.evaded if each != name),
                "tested": tuple(each for each in self.tested if each.monster != name),
                "parted": tuple(each for each in self.parted if each.monster != name),
                "stopped": tuple(each for each in self.stopped if each != name),
            }
        )
