"""The table itself. Nothing here changes: an event makes a new situation from the old one."""

from __future__ import annotations

from typing import Any, Literal, Self

from pydantic import Field, model_validator

from engine.kernel.components import Count, Deck, find, replaced
from engine.kernel.requests import Frozen
from engine.mansions.state.cards import (
    CombatCard,
    EventCard,
    MonsterClass,
    MythosCard,
    Objective,
    RoomCard,
    Spell,
    TraumaCard,
)
from engine.mansions.state.components import (
    Barrier,
    Door,
    Investigator,
    Keeper,
    Monster,
    Room,
    Segment,
    Space,
    Turn,
)
from engine.mansions.state.effects import Side
from engine.mansions.state.ids import INVESTIGATORS, KEEPER, Id, SpaceId
from engine.mansions.state.pieces import Piece, Puzzle

__all__ = ["INVESTIGATORS", "IN_BOX", "KEEPER", "Situation", "Variant"]

IN_BOX = 8  # investigator figures
Variant = Literal["puzzle-time-limit", "monster-skill-points", "game-length"]


class Situation(Frozen):
    """The table. `players`: how many investigator players there were at the start of the game. `available`:
    the unused investigators; none is one thing, not telling another."""

    investigators: tuple[Investigator, ...] = Field(min_length=1, max_length=4)
    players: int = Field(default=0, ge=0, le=4)
    available: tuple[Investigator, ...] | None = None  # not yet part of this story, if that is told
    dead: tuple[Id, ...] = ()
    start: SpaceId | None = None
    monsters: tuple[Monster, ...] = ()
    pool: tuple[Monster, ...] = ()  # figures not on the map
    killed: tuple[Id, ...] = ()  # monsters
    rooms: tuple[Room, ...] = ()
    spaces: tuple[Space, ...] = ()
    lines: tuple[tuple[SpaceId, SpaceId], ...] = ()  # white lines, diagonals among them
    doors: tuple[Door, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    walls: tuple[Segment, ...] = ()
    sight: tuple[
        tuple[SpaceId, SpaceId], ...
    ] = ()  # spaces in each other's line of sight, where no dots are given
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

    @property
    def unused(self) -> tuple[Investigator, ...]:
        return self.available or ()

    @property
    def another_left(self) -> bool:
        """Whether a player can go on with another investigator; if not told, by what the box holds."""
        if self.available is not None:
            return bool(self.available)
        return len({*(each.id for each in self.investigators), *self.dead}) < IN_BOX

    def known_investigator(self, name: str) -> None:
        """Refuses a name that nobody has or had."""
        if name not in self.dead:
            find((*self.investigators, *self.unused), name, "investigators")

    def known_monster(self, name: str) -> None:
        find((*self.monsters, *self.pool), name, "monsters")

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
        held = [each for each in held if isinstance(each, str)]
        rooms += [{"id": name} for name in dict.fromkeys(held) if name and name not in named]
        spaces += [{"id": name, "room": name} for name in named if name not in held]
        return {**data, "rooms": rooms, "spaces": spaces} if rooms or spaces else data

    @model_validator(mode="after")
    def _sound(self) -> Self:
        from engine.mansions.state.checking import check  # noqa: PLC0415 (it knows the table)

        if not self.players:
            object.__setattr__(self, "players", len(self.investigators))
        if "monster-skill-points" in self.variants and self.keeper.skill_points is None:
            object.__setattr__(self, "keeper", self.keeper.changed(skill_points=self.players))
        check(self)
        return self


def _named_spaces(data: dict[str, Any]) -> list[str]:
    people, monsters = (
        [each for each in listed if isinstance(each, dict)] if isinstance(listed, list | tuple) else []
        for listed in (data.get("investigators"), data.get("monsters"))
    )
    names = [each.get("space", "Start") for each in people] + [each.get("space") for each in monsters]
    return list(dict.fromkeys(name for name in names if isinstance(name, str)))
