"""The cards of the game, as data: what is printed on them is input."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.kernel.components import Count
from engine.kernel.requests import Frozen
from engine.mansions.state.effects import Attribute, Effects, Test, TraumaKind
from engine.mansions.state.ids import Id, PuzzleId, RoomId

MonsterClass = Literal["humanoid", "beast", "eldritch"]
WeaponKind = Literal["ranged", "sharp-melee", "blunt-melee"]
CardType = Literal["clue", "key", "equipment", "artifact", "weapon", "tome", "ally", "nothing-of-interest"]
TRADED: frozenset[CardType] = frozenset(["key", "equipment", "weapon", "artifact", "ally", "tome"])
Target = Literal["wounded", "horrified", "traumatised", "stunned"]


class Named(Frozen):
    id: Id


class Ability(Frozen):
    """What a card lets its holder do. `action`: marked “Action”. `target`: an investigator in the same room
    who is like that; without one the ability cannot be used."""

    action: bool = True
    target: Target | None = None
    once: bool = False  # the card is discarded afterwards
    effects: Effects = Field(min_length=1)


class Bonus(Frozen):
    attribute: Attribute | None = None  # any
    test: Literal["any", "combat", "horror", "evade"] = "any"
    add: int = Field(ge=-20, le=20)


class Item(Named):
    """An Exploration or Starting Item card. `clue`: the level of a Clue."""

    declares: ClassVar[str] = "card"

    kind: Literal["item"] = "item"
    types: tuple[CardType, ...] = ()
    starting: bool = False
    clue: int | None = Field(default=None, ge=1, le=99)
    weapon: WeaponKind | None = None
    damage: Count = 0
    range: Count = 0
    ability: Ability | None = None
    bonuses: tuple[Bonus, ...] = ()
    ignores_darkness: bool = False
    dropped: bool = False  # lies face up in the room
    revealed: Effects = ()  # when it is found

    @property
    def tradable(self) -> bool:
        """Of one of the six types; whatever is used as a Weapon is one."""
        return bool(TRADED & set(self.types)) or self.weapon is not None


class Barring(Named):
    """A Lock or an Obstacle: what it asks for. With nothing given, the Keeper says whether it is met."""

    declares: ClassVar[str] = "card"

    face_up: bool = False
    key: Id | None = None  # a card that must be discarded
    keep_key: bool = False
    puzzle: PuzzleId | None = None
    test: Test | None = None
    stays: bool = False  # not discarded though its condition is met
    met: Effects = ()
    failed: Effects = ()


class Lock(Barring):
    kind: Literal["lock"] = "lock"


class Obstacle(Barring):
    kind: Literal["obstacle"] = "obstacle"


RoomCard = Annotated[Item | Lock | Obstacle, Field(discriminator="kind")]


class Spell(Named):
    """`success` and `failure` are on the back."""

    declares: ClassVar[str] = "card"

    type: Id
    attack: bool = False
    target: Literal["monster", "investigator"] | None = None
    range: Count = 0
    attribute: Attribute | None = "lore"
    modifier: int = Field(default=0, ge=-20, le=20)
    success: Effects = ()
    failure: Effects = ()
    stays: bool = False  # not discarded after casting


class CombatCard(Named):
    """Upper half: the kind of the investigator's attack; lower half: that of the monster's."""

    declares: ClassVar[str] = "card"

    weapon: Literal["unarmed", "ranged", "melee", "sharp-melee", "blunt-melee"]
    attack: Effects = ()
    against: Literal["monster-attack", "vs-hiding", "vs-barrier"] = "monster-attack"
    monster: Effects = ()

    def fits(self, used: str) -> bool:
        """Whether it is resolved for this weapon kind or this attack of a monster."""
        if used == self.against:
            return True
        return used == self.weapon or (self.weapon == "melee" and used in ("sharp-melee", "blunt-melee"))


class MythosCard(Named):
    """`rooms`: full or partial names. `darkness`: the investigator must be in a dark room. `requires`: any
    other requirement, in words; it is taken as met."""

    declares: ClassVar[str] = "card"

    cost: Count = 0
    rooms: tuple[str, ...] = ()
    darkness: bool = False
    requires: str | None = Field(default=None, max_length=300)
    face_down: bool = False
    effects: Effects = ()


class TraumaCard(Named):
    """`most`: the large number, the highest health or sanity it can be played on. `group`: its symbol."""

    declares: ClassVar[str] = "card"

    kind: TraumaKind
    most: Count | None = None
    group: bool = False
    effects: Effects = ()
    bonuses: tuple[Bonus, ...] = ()
    stays: bool = True


class KeeperAction(Named):
    """A Keeper Action card. `limit`: how often a turn, where the card says so."""

    declares: ClassVar[str] = "keeper-action"

    cost: Count = 0
    limit: int | None = Field(default=None, ge=1, le=99)
    effects: Effects = ()


class EventCard(Named):
    """`stage` as in I to V; `time`: the value on its back; `choices`: what happens by story choice."""

    declares: ClassVar[str] = "event"

    stage: int = Field(default=1, ge=1, le=9)
    time: int = Field(default=1, ge=1, le=99)
    effects: Effects = ()
    choices: dict[str, Effects] = Field(default_factory=dict)


class Condition(Frozen):
    """All that is given must be true."""

    killed: Id | None = None  # a monster
    investigators_killed: Count | None = None
    insane: Literal["one", "all"] | None = None
    escaped: Literal["one", "all"] | None = None
    samples: Count | None = None  # on the altar
    holds: Id | None = None  # a card, by an investigator
    monster_in: RoomId | None = None  # any monster, or `monster`, in this room
    investigator_in: RoomId | None = None
    monster: Id | None = None
    last_event: bool = False
    mark: Id | None = None


class Objective(Named):
    """`reveal`: the requirement at the very top of some. `escape`: the room to escape from."""

    keeper: Condition | None = None
    investigators: Condition | None = None
    reveal: Condition | None = None
    escape: RoomId | None = None
    revealed: bool = False
