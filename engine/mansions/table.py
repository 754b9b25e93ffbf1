"""What lies on the table. Nothing here changes: an event makes a new situation from the old one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Self, TypeVar

from pydantic import ConfigDict, Field, model_validator

from engine.kernel.requests import Frozen
from engine.kernel.sheets import BadSituationError
from engine.mansions.cards import (
    CombatCard,
    Deck,
    EventCard,
    Item,
    KeeperAction,
    Lock,
    MonsterClass,
    MythosCard,
    Named,
    Objective,
    RoomCard,
    Spell,
    TraumaCard,
)
from engine.mansions.effects import Attribute, Count, Effects, Id, RoomToken, Side, TraumaKind
from engine.mansions.pieces import Piece, Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterable

KEEPER = "keeper"
INVESTIGATORS = "investigators"
Thing = TypeVar("Thing", bound=Named)
Feature = Literal["altar", "fire-pit", "hiding-place", "ladder", "vent"]
Variant = Literal["puzzle-time-limit", "monster-skill-points", "game-length"]
Coordinate = Annotated[int, Field(ge=-100000, le=100000)]
Dot = tuple[Coordinate, Coordinate]
Segment = tuple[Coordinate, Coordinate, Coordinate, Coordinate]


class Investigator(Named):
    """Its place in the list is the player's seat, clockwise from the Keeper's left."""

    space: Id = "Start"
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

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)


class Monster(Named):
    """A figure. `per_investigator`: the extra health that some named monsters have."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    type: Id = "monster"
    monster_class: MonsterClass = Field(default="humanoid", alias="class")
    space: Id | None = None
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

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)


class Room(Named):
    """Its pile, top card first, and its tokens."""

    pile: tuple[RoomCard, ...] = ()
    tokens: tuple[RoomToken, ...] = ()

    @property
    def lock(self) -> Lock | None:
        return next((card for card in self.pile if isinstance(card, Lock)), None)

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)


class Space(Named):
    """`dots`: the line-of-sight dots in its corners; an empty list for a space that has none."""

    room: Id
    features: tuple[Feature, ...] = ()
    corpses: Count = 0
    dots: tuple[Dot, ...] | None = None

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)


class Door(Named):
    """Between two spaces; with one space only, it leads to no room."""

    between: tuple[Id, ...] = Field(min_length=1, max_length=2)
    sealed: bool = False
    at: Segment | None = None


class Barrier(Named):
    """`space`: where it starts and belongs; `door`: which door it blocks now."""

    space: Id
    door: Id | None = None


class Keeper(Frozen):
    threat: Count = 0
    mythos: tuple[MythosCard, ...] = ()  # hand
    trauma: tuple[TraumaCard, ...] = ()  # hand
    actions: tuple[KeeperAction, ...] = ()
    choices: tuple[str, ...] = ()  # story choices, like 1A
    skill_points: Count | None = None  # of the optional rule
    loses_turn: bool = False

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)


class Meeting(Frozen):
    """An investigator and a monster; of those that parted, in which room."""

    investigator: Id
    monster: Id
    room: Id | None = None


class Turn(Frozen):
    """What is remembered until the turn ends."""

    of: Id | None = None
    moves: Count = 0
    action: bool = False
    mythos: bool = False
    hid: bool = False
    evaded: tuple[Id, ...] = ()
    tested: tuple[Meeting, ...] = ()
    parted: tuple[Meeting, ...] = ()
    puzzles: tuple[Id, ...] = ()
    barred: tuple[Id, ...] = ()
    stopped: tuple[Id, ...] = ()  # monsters held up by a barrier
    attacked: tuple[Id, ...] = ()  # monsters that have attacked
    driven: tuple[Id, ...] = ()  # insane investigators on whom a Trauma card was played as a Keeper action


class Situation(Frozen):
    """The table. `players`: how many investigator players there were at the start of the game."""

    investigators: tuple[Investigator, ...] = Field(min_length=1, max_length=4)
    players: int = Field(default=0, ge=0, le=4)
    available: tuple[Investigator, ...] = ()  # not yet part of this story
    dead: tuple[Id, ...] = ()
    start: Id | None = None
    monsters: tuple[Monster, ...] = ()
    pool: tuple[Monster, ...] = ()  # figures not on the map
    killed: tuple[Id, ...] = ()  # monsters
    rooms: tuple[Room, ...] = ()
    spaces: tuple[Space, ...] = ()
    lines: tuple[tuple[Id, Id], ...] = ()  # white lines, diagonals among them
    doors: tuple[Door, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    walls: tuple[Segment, ...] = ()
    sight: tuple[tuple[Id, Id], ...] = ()  # spaces in each other's line of sight, where no dots are given
    corpses_left: Count = 0
    altar_samples: Count = 0
    keeper: Keeper = Keeper()
    combat: dict[MonsterClass, Deck[CombatCard]] = Field(default_factory=dict)
    mythos: Deck[MythosCard] = Deck[MythosCard]()
    trauma: Deck[TraumaCard] = Deck[TraumaCard]()
    spells: dict[str, tuple[Spell, ...]] = Field(default_factory=dict)  # by type, top first
    events: tuple[EventCard, ...] = ()  # top first
    events_done: Count = 0
    time: Count = 0
    objective: Objective | None = None
    puzzles: tuple[Puzzle, ...] = ()
    pieces: dict[str, tuple[Piece, ...]] = Field(default_factory=dict)  # unused, by stack
    discarded: tuple[RoomCard, ...] = ()  # exploration, lock and obstacle cards
    marks: tuple[Id, ...] = ()
    variants: frozenset[Variant] = frozenset()
    turn: Turn = Turn()
    round: Count = 0
    ended: Side | Literal["nobody"] | None = None

    # whom and what there is

    def investigator(self, name: str) -> Investigator:
        return find(self.investigators, name, "investigators")

    def is_investigator(self, name: str | None) -> bool:
        return any(each.id == name and each.in_play for each in self.investigators)

    @property
    def in_play(self) -> tuple[Investigator, ...]:
        return tuple(each for each in self.investigators if each.in_play)

    def monster(self, name: str) -> Monster:
        return find(self.monsters, name, "monsters")

    def is_monster(self, name: str | None) -> bool:
        return any(each.id == name for each in self.monsters)

    def health_of(self, monster: Monster) -> int:
        return monster.health + monster.per_investigator * self.players

    def counts_as_named(self, monster: Monster) -> bool:
        """Named, or the one that the objective has the investigators kill."""
        wanted = self.objective.investigators if self.objective else None
        return monster.named or (wanted is not None and wanted.killed == monster.id)

    def room(self, name: str) -> Room:
        return find(self.rooms, name, "rooms")

    def space(self, name: str) -> Space:
        return find(self.spaces, name, "spaces")

    def room_of(self, space: str | None) -> Room:
        return self.room(self.space(str(space)).room)

    def monsters_at(self, space: str) -> list[Monster]:
        return [each for each in self.monsters if each.space == space]

    def monsters_in(self, room: str) -> list[Monster]:
        return [each for each in self.monsters if each.space and self.space(each.space).room == room]

    def at(self, space: str | None) -> list[Investigator]:
        return [each for each in self.in_play if each.space == space]

    def people_in(self, room: str) -> list[Investigator]:
        return [each for each in self.in_play if self.space(each.space).room == room]

    def door(self, name: str) -> Door:
        return find(self.doors, name, "doors")

    def puzzle(self, name: str) -> Puzzle:
        return find(self.puzzles, name, "puzzles")

    def blocked(self, door: Door) -> Barrier | None:
        return next((each for each in self.barriers if each.door == door.id), None)

    def moves_left(self, who: str) -> int:
        """Two Movement Steps, one while stunned."""
        return max(0, (1 if self.investigator(who).stun else 2) - self.turn.moves)

    # the table otherwise

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)

    def with_investigator(self, changed: Investigator) -> Self:
        return self.changed(investigators=replaced(self.investigators, changed))

    def with_monster(self, changed: Monster) -> Self:
        return self.changed(monsters=replaced(self.monsters, changed))

    def with_room(self, changed: Room) -> Self:
        return self.changed(rooms=replaced(self.rooms, changed))

    def with_space(self, changed: Space) -> Self:
        return self.changed(spaces=replaced(self.spaces, changed))

    def with_turn(self, **update: object) -> Self:
        return self.changed(turn=self.turn.model_copy(update=update))

    @model_validator(mode="before")
    @classmethod
    def _spelled_out(cls, data: Any) -> Any:
        """Rooms may be left out where spaces name them; a room whose spaces are left out is one space.
        Without any map, every space that is named is a room."""
        if not isinstance(data, dict):
            return data
        data = dict(data)
        rooms, spaces = data.get("rooms") or [], data.get("spaces") or []
        if not isinstance(rooms, list | tuple) or not isinstance(spaces, list | tuple):
            return data
        if not rooms and not spaces:
            spaces = _named_spaces(data)
        rooms = [{"id": each} if isinstance(each, str) else each for each in rooms]
        spaces = [{"id": each, "room": each} if isinstance(each, str) else each for each in spaces]
        named = [each.get("id") for each in rooms if isinstance(each, dict)]
        held = [each.get("room") for each in spaces if isinstance(each, dict)]
        rooms += [{"id": name} for name in dict.fromkeys(held) if name and name not in named]
        spaces += [{"id": name, "room": name} for name in named if name not in held]
        return {**data, "rooms": rooms, "spaces": spaces} if rooms or spaces else data

    @model_validator(mode="after")
    def _sound(self) -> Self:
        from engine.mansions.checking import check  # noqa: PLC0415 (it knows the table)

        if not self.players:
            object.__setattr__(self, "players", len(self.investigators))
        if "monster-skill-points" in self.variants and self.keeper.skill_points is None:
            object.__setattr__(self, "keeper", self.keeper.changed(skill_points=self.players))
        check(self)
        return self


def _named_spaces(data: dict[str, Any]) -> list[str]:
    people = [each for each in data.get("investigators") or [] if isinstance(each, dict)]
    monsters = [each for each in data.get("monsters") or [] if isinstance(each, dict)]
    names = [each.get("space", "Start") for each in people] + [each.get("space") for each in monsters]
    return list(dict.fromkeys(name for name in names if isinstance(name, str)))


def find(things: Iterable[Thing], name: str, field: str) -> Thing:
    known = list(things)
    for each in known:
        if each.id == name:
            return each
    ids = [each.id for each in known]
    raise BadSituationError(field=field, value=name, known=", ".join(ids), among=ids)


def replaced(things: tuple[Thing, ...], changed: Thing) -> tuple[Thing, ...]:
    return tuple(changed if each.id == changed.id else each for each in things)


def without(things: tuple[Thing, ...], *names: str) -> tuple[Thing, ...]:
    return tuple(each for each in things if each.id not in names)
