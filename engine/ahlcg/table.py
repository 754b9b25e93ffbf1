"""What lies on the table: investigators, locations, enemies, the chaos bag, the skill test being taken.

Nothing here changes. An event makes a new situation from the old one.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, Self, TypeVar

from pydantic import Field, model_validator

from engine.kernel.requests import Citation, Frozen
from rules_graph.errors import GrimruleError

Id = Annotated[str, Field(min_length=1)]
Count = Annotated[int, Field(ge=0)]
Thing = TypeVar("Thing", bound="Named")


class BadSituationError(GrimruleError):
    code = "bad-situation"


class Skill(StrEnum):
    WILLPOWER = "willpower"
    INTELLECT = "intellect"
    COMBAT = "combat"
    AGILITY = "agility"


Icon = Literal["willpower", "intellect", "combat", "agility", "wild"]


class Named(Frozen):
    id: Id


class Card(Named):
    """A card in hand, as far as a test needs it. Copies share a title."""

    title: str = ""
    icons: tuple[Icon, ...] = ()
    most_committed: int | None = Field(default=None, ge=1)

    @property
    def name(self) -> str:
        return self.title or self.id

    def matching(self, skill: Skill) -> int:
        return sum(icon in (skill, "wild") for icon in self.icons)


class DiscoverClues(Frozen):
    result: Literal["discover-clues"] = "discover-clues"
    location: Id
    count: Count = 1


class DamageEnemy(Frozen):
    result: Literal["damage-enemy"] = "damage-enemy"
    enemy: Id
    damage: Count = 1


class Evade(Frozen):
    result: Literal["evade"] = "evade"
    enemy: Id


class Hurt(Frozen):
    """Damage and horror for an investigator."""

    result: Literal["hurt"] = "hurt"
    investigator: Id
    damage: Count = 0
    horror: Count = 0
    cites: Citation | None = None


class CallTest(Frozen):
    """Another test, which waits until this one is over."""

    result: Literal["call-test"] = "call-test"
    test: SkillTest


Result = Annotated[DiscoverClues | DamageEnemy | Evade | Hurt | CallTest, Field(discriminator="result")]


class Consequences(Frozen):
    """What follows from a test's success or failure, at ST.7."""

    on_success: tuple[Result, ...] = ()
    on_failure: tuple[Result, ...] = ()


class SkillTest(Consequences):
    """A test to be taken: by whom, of what, against what, and what follows from it."""

    by: Id
    skill: Skill
    difficulty: int = Field(ge=0)
    attacked: Id | None = None


for _model in (CallTest, Consequences, SkillTest):
    _model.model_rebuild()  # a test may call for a test


class TokenEffect(Consequences):
    """What a chaos symbol does: its number, and what it adds to the test."""

    add: int = 0
    reveal_another: bool = False
    automatic: Literal["success", "failure"] | None = None


class Investigator(Named):
    location: Id
    willpower: Count = 0
    intellect: Count = 0
    combat: Count = 0
    agility: Count = 0
    hand: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    clues: Count = 0
    damage: Count = 0
    horror: Count = 0
    elder_sign: TokenEffect = TokenEffect()

    def base(self, skill: Skill) -> int:
        return int(getattr(self, skill))


class Location(Named):
    shroud: Count = 0
    clues: Count = 0


class Enemy(Named):
    location: Id
    fight: Count = 0
    evade: Count = 0
    damage: Count = 0
    horror: Count = 0
    hurt: Count = 0
    ready: bool = True
    engaged: tuple[Id, ...] = ()
    retaliate: bool = False
    massive: bool = False


class Ability(Named, Consequences):
    """Something that can change a test at its own moment: in a window if free, else at a step.

    `results` come about as it is used, `on_success` and `on_failure` with the results of the test.
    """

    owner: Id
    at: Literal["window", "st.1", "st.2", "st.3", "st.4", "st.5", "st.6", "st.7", "st.8"]
    timing: Literal["when", "after"] = "after"
    forced: bool = False
    add: int = 0
    times: int = Field(default=1, ge=0)
    difficulty: int = 0
    token: Literal["cancel", "ignore", "reveal-another"] | None = None
    automatic: Literal["success", "failure"] | None = None
    results: tuple[Result, ...] = ()


class Committed(Frozen):
    by: Id
    card: Card


class Revealed(Frozen):
    """A token out of the bag; its effect once its symbol is resolved."""

    token: str
    ignored: bool = False
    effect: TokenEffect | None = None


class TestState(Frozen):
    """A test under way."""

    __test__ = False  # for pytest: the game's test, not one of ours

    test: SkillTest
    committed: tuple[Committed, ...] = ()
    revealed: tuple[Revealed, ...] = ()
    symbols_due: bool = False
    value: int | None = None
    succeeded: bool | None = None

    @property
    def counted(self) -> list[Revealed]:
        """The revealed tokens that are not ignored."""
        return [each for each in self.revealed if not each.ignored]

    @property
    def effects(self) -> list[TokenEffect]:
        return [each.effect for each in self.counted if each.effect]


class Situation(Frozen):
    """The table. Investigators stand in player order, the lead investigator first."""

    investigators: tuple[Investigator, ...] = Field(min_length=1)
    locations: tuple[Location, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    bag: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    symbols: tuple[tuple[str, TokenEffect], ...] = ()
    abilities: tuple[Ability, ...] = ()
    peril: bool = False
    test: TestState | None = None
    used: tuple[Ability, ...] = ()
    waiting: tuple[SkillTest, ...] = ()

    @property
    def lead(self) -> Investigator:
        return self.investigators[0]

    def investigator(self, name: str) -> Investigator:
        return _find(self.investigators, name, "investigators")

    def location(self, name: str) -> Location:
        return _find(self.locations, name, "locations")

    def enemy(self, name: str) -> Enemy:
        return _find(self.enemies, name, "enemies")

    def engaged(self, enemy: Enemy) -> list[str]:
        """Who is engaged with an enemy; with a ready massive one, everybody at its location."""
        if enemy.massive:
            here = [each.id for each in self.investigators if each.location == enemy.location]
            return here if enemy.ready else []
        return list(enemy.engaged)

    def under_way(self) -> TestState:
        assert self.test is not None, "no test is under way"
        return self.test

    def with_investigator(self, changed: Investigator) -> Self:
        return self.model_copy(update={"investigators": _replaced(self.investigators, changed)})

    def with_location(self, changed: Location) -> Self:
        return self.model_copy(update={"locations": _replaced(self.locations, changed)})

    def with_enemy(self, changed: Enemy) -> Self:
        return self.model_copy(update={"enemies": _replaced(self.enemies, changed)})

    def with_test(self, **changes: object) -> Self:
        return self.model_copy(update={"test": self.under_way().model_copy(update=changes)})

    @model_validator(mode="after")
    def _ids_are_known(self) -> Self:
        for group in ("investigators", "locations", "enemies", "abilities"):
            ids = [each.id for each in getattr(self, group)]
            for name in ids:
                if ids.count(name) > 1:
                    raise BadSituationError(field=group, value=name, known="")
        for enemy in self.enemies:
            for name in enemy.engaged:
                self.investigator(name)
        return self


def _find(things: tuple[Thing, ...], name: str, field: str) -> Thing:
    found = next((thing for thing in things if thing.id == name), None)
    if found is None:
        raise BadSituationError(field=field, value=name, known=", ".join(thing.id for thing in things))
    return found


def _replaced(things: tuple[Thing, ...], changed: Thing) -> tuple[Thing, ...]:
    return tuple(changed if thing.id == changed.id else thing for thing in things)
