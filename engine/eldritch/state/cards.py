"""Cards and tokens, as data."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.eldritch.state.effects import CardKind, Effects, Skill
from engine.eldritch.state.ids import MythosId, SpaceId
from engine.kernel import components
from engine.kernel.components import Count, Id, Titled
from engine.kernel.references import Printed
from engine.kernel.requests import Frozen, Worded


class Bonus(Frozen):
    """To one skill, or to any; a penalty is below 0. `combat`: only in a Combat Encounter."""

    skill: Skill | None = None
    add: int = Field(ge=-9, le=9)
    combat: bool = False


class MoreDice(Frozen):
    """Additional dice; `optional` ones are asked for, before the roll."""

    add: int = Field(default=1, ge=1, le=9)
    skill: Skill | None = None
    combat: bool = False
    optional: bool = False


class Reroll(Frozen):
    """May reroll up to so many different dice, once in each test."""

    dice: int = Field(default=1, ge=1, le=20)
    skill: Skill | None = None
    combat: bool = False


class Action(Frozen):
    """What a component lets you do in the Action Phase."""

    effects: Effects = ()
    local: bool = False


class Prevent(Frozen):
    """May prevent so much of a loss, once each time."""

    health: Count = 0
    sanity: Count = 0


class Card(Titled):
    """An Asset, Artifact, Spell or Condition. `back` of a double-sided card is hidden information."""

    declares: ClassVar[str] = "card"

    kind: CardKind = "asset"
    traits: tuple[str, ...] = ()
    value: Count = 1
    bonuses: tuple[Bonus, ...] = ()
    dice: tuple[MoreDice, ...] = ()
    rerolls: tuple[Reroll, ...] = ()
    success_on: int | None = Field(default=None, ge=1, le=6)
    prevent: Prevent | None = None
    action: Action | None = None
    on_rest: Effects = ()
    reckoning: Effects = ()
    instead: Effects = ()  # of resolving an encounter, if you like
    encounter: Effects = ()  # that you may encounter
    service: Effects = ()  # resolved when it is gained, then it is discarded
    back: Effects = ()
    back_reckoning: Effects = ()
    flipped: bool = False
    detained: bool = False
    cannot_move: bool = False

    @property
    def double_sided(self) -> bool:
        return self.kind in ("spell", "condition")

    @property
    def reckons(self) -> Effects:
        return self.back_reckoning if self.flipped else self.reckoning

    @model_validator(mode="before")
    @classmethod
    def _detained_by_name(cls, data: Any) -> Any:
        if isinstance(data, dict) and "Detained" in (data.get("id"), data.get("name")):
            return {"detained": True, "kind": "condition", **data}
        return data


class Deck(components.Deck[Card]):
    """Top card first. `shuffled`: the order is not known."""


class Monster(Titled):
    """`will` and `strength`: the modifiers of its tests; none: no such test. `lost`: Health it has lost."""

    declares: ClassVar[str] = "monster"

    space: SpaceId | None = None
    will: int | None = Field(default=None, ge=-9, le=9)
    horror: Count = 0
    strength: int | None = Field(default=None, ge=-9, le=9)
    damage: Count = 0
    toughness: int = Field(default=1, ge=1, le=99)
    lost: Count = 0
    epic: bool = False
    cultist: bool = False
    set_aside: bool = False  # it was so during setup, and is so again when it leaves the board
    spawned_by: Id | None = None
    text: Effects = ()  # read first in a Combat Encounter
    spawn: Effects = ()
    reckoning: Effects = ()
    on_defeat: Effects = ()


class Gate(Titled):
    declares: ClassVar[str] = "gate"

    space: SpaceId
    symbol: Id


class Clue(Titled):
    """`space` is printed on its front; `at`: where it lies."""

    declares: ClassVar[str] = "clue"

    space: SpaceId | None = None
    at: SpaceId | None = None


class OmenSpace(Titled):
    declares: ClassVar[str] = "omen"

    symbol: Id


class AncientOne(Titled):
    """The sheet, front and back."""

    mysteries: Count = 3
    cultist: Annotated[Monster, Printed()] | None = None
    reckoning: Effects = ()
    awake: bool = False
    awakening: Effects = ()
    back_reckoning: Effects = ()
    awake_doom: Effects = ()  # once for each step that Doom advances while it is awake
    final_solved: bool = False
    tokens: Count = 0  # Eldritch tokens on it


Icon = Literal["omen", "reckoning", "gates", "surge", "clues", "rumor", "eldritch"]
ICONS: tuple[Icon, ...] = ("omen", "reckoning", "gates", "surge", "clues", "rumor", "eldritch")


class MythosCard(Titled):
    declares: ClassVar[str] = "mythos"

    icons: tuple[Icon, ...] = ()
    traits: tuple[str, ...] = ("EVENT",)
    effects: Effects = ()  # of an EVENT
    enters: Effects = ()  # when a card that stays enters play
    reckoning: Effects = ()
    rumor_space: SpaceId | None = None
    rumor_encounter: Effects = ()
    eldritch: Count = 0  # tokens to be put on it
    tokens: Count = 0  # tokens on it
    difficulty: Literal["easy", "normal", "hard"] = "normal"

    @property
    def ongoing(self) -> bool:
        return "ONGOING" in self.traits or "RUMOR" in self.traits


class Mystery(Titled):
    """Solved with so many tokens on it, when its card says; without a goal, when an effect says so."""

    declares: ClassVar[str] = "mystery"

    goal: int | None = Field(default=None, ge=1, le=99)
    tokens: Count = 0
    checked: Literal["at-once", "mythos-end"] = "at-once"


class EldritchToken(Titled):
    declares: ClassVar[str] = "token"

    space: SpaceId
    source: Id | None = None
    encounter: Effects = ()


class RumorToken(Frozen):
    space: SpaceId
    card: MythosId


EncounterDeck = Literal[
    "general", "america", "europe", "asia", "research", "other-world", "expedition", "special"
]


class EncounterCard(Titled, Worded):
    """`at`: the text for one space (empty: any). A complex one has its three parts."""

    declares: ClassVar[str] = "encounter"

    deck: EncounterDeck
    at: SpaceId | None = None
    effects: Effects = ()
    passed: Effects = Field(default=(), alias="pass")
    failed: Effects = Field(default=(), alias="fail")


class Improvements(Frozen):
    lore: Annotated[int, Field(ge=0, le=2)] = 0
    influence: Annotated[int, Field(ge=0, le=2)] = 0
    observation: Annotated[int, Field(ge=0, le=2)] = 0
    strength: Annotated[int, Field(ge=0, le=2)] = 0
    will: Annotated[int, Field(ge=0, le=2)] = 0

    def of(self, skill: Skill) -> int:
        return int(getattr(self, skill))

    def with_(self, skill: Skill, level: int) -> Self:
        return self.model_copy(update={skill: level})
