"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import Literal, Self, get_args

from pydantic import ConfigDict, Field, model_validator

from engine.eldritch.effects import Effect, Effects, Id, Test
from engine.eldritch.mythos import END, ONE_STEP
from engine.eldritch.table import Situation
from engine.kernel.requests import Frozen
from engine.kernel.sheets import BadSituationError, read_model, require_one_attempt, require_one_of

STEPS = (*ONE_STEP, END)
EFFECTS: tuple[str, ...] = tuple(
    name
    for kind in get_args(get_args(Effect)[0])
    for name in get_args(kind.model_fields["effect"].annotation)
)


class Tested(Test):
    """A test that somebody takes; `combat`: in a Combat Encounter."""

    by: Id
    combat: bool = False


class Fighting(Frozen):
    by: Id
    monster: Id


class Trading(Frozen):
    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)

    by: Id
    other: Id = Field(alias="with")


class Using(Frozen):
    by: Id
    component: Id


class Resolving(Frozen):
    """Effects that resolve for somebody, as if a component said so."""

    by: Id
    effects: Effects = Field(min_length=1)
    source: Id | None = None


class Setup(Frozen):
    """Optional rules of setup."""

    difficulty: Literal["easier", "harder"] | None = None
    starting_rumor: bool = False
    solo: bool = False


class Attempt(Frozen):
    """Exactly one of these: a test, an action, a fight, an encounter, effects, or a stretch of the round."""

    test: Tested | None = None
    combat: Fighting | None = None
    encounter: Id | None = None
    turn: Id | None = None
    travel: Id | None = None
    rest: Id | None = None
    prepare: Id | None = None
    acquire: Id | None = None
    trade: Trading | None = None
    component: Using | None = None
    local: Using | None = None
    effects: Resolving | None = None
    reckoning: bool | None = None
    step: str | None = None
    phase: Literal["action", "encounter", "mythos"] | None = None
    round: bool | None = None
    setup: Setup | None = None
    score: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        require_one_attempt(self)
        if self.step is not None:
            require_one_of("attempt.step", self.step, STEPS)
        return self

    @property
    def actor(self) -> str | None:
        """Whose attempt it is, if it is somebody's."""
        one = self.test or self.combat or self.trade or self.component or self.local or self.effects
        simple = self.encounter or self.turn or self.travel or self.rest or self.prepare or self.acquire
        return one.by if one else simple

    @property
    def action(self) -> str | None:
        """The action it is, as an option of the Action Phase."""
        for name in ("travel", "rest", "prepare", "acquire"):
            if getattr(self, name):
                return name
        if self.trade:
            return f"trade:{self.trade.other}"
        if self.component:
            return f"component:{self.component.component}"
        return f"local:{self.local.component}" if self.local else None


class Sheet(Frozen):
    situation: Situation
    attempt: Attempt

    @model_validator(mode="after")
    def _known(self) -> Self:
        """Whoever attempts something is at the table and still an investigator; the game is not over."""
        if self.situation.ended and not self.attempt.score:
            raise BadSituationError(field="situation.ended", value=self.situation.ended, known="")
        people = [each.id for each in self.situation.in_play]
        actor = self.attempt.actor
        if actor is not None:
            require_one_of("attempt", actor, people)
        if self.attempt.combat:
            here = self.situation.investigator(self.attempt.combat.by).space
            monsters = [each.id for each in self.situation.monsters_at(here)]
            name = self.attempt.combat.monster
            require_one_of("attempt.combat.monster", name, monsters)
        return self


def read(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    _check_effects(data, "")
    sheet = read_model(Sheet, data)
    _check_names(data, "", _names(sheet.situation))
    return sheet


_WHO = ("you", "all", "others", "here", "others-here", "lead", "choose", "choose-other")
_WHERE = ("here", "random", "nearest-city", "choose-gate")


def _names(table: Situation) -> dict[str, tuple[str, ...]]:
    """What an effect may mean by a name, for each field that holds one; without a map any space."""
    people = (*table.investigators, *table.gone, *table.available)
    monsters = (*table.monsters, *table.cup, *table.set_aside, *table.box)
    gates = (*table.gates, *table.gate_stack, *table.gate_discard)
    known = {
        "who": (*_WHO, *(each.id for each in people)),
        "monster": ("this", "choose", *(each.id for each in monsters)),
        "gate": ("this", "choose", *(each.id for each in gates)),
    }
    if table.spaces:
        spaces = (*_WHERE, *(each.id for each in table.spaces))
        known |= {"space": spaces, "to": spaces}
    return known


def _check_names(data: object, where: str, known: dict[str, tuple[str, ...]]) -> None:
    """A name in an effect that nobody and nothing has would silently mean nothing."""
    parts: list[tuple[str, object]] = []
    if isinstance(data, dict):
        parts = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list):
        parts = [(str(number), value) for number, value in enumerate(data)]
    for key, value in parts:
        field, names = f"{where}.{key}".lstrip("."), known.get(key, ())
        meant = isinstance(data, dict) and "effect" in data and isinstance(value, str)
        if meant and names and value not in names:
            raise BadSituationError(field=field, value=str(value), known=", ".join(names), among=names)
        _check_names(value, field, known)


def _check_effects(data: object, where: str) -> None:
    """Effects are told apart by their name: an unknown one is named, with those that there are."""
    parts: list[tuple[str, object]] = []
    if isinstance(data, dict):
        name = data.get("effect")
        if name is not None and name not in EFFECTS:
            field = f"{where}.effect".lstrip(".")
            raise BadSituationError(
                field=field, value=str(name)[:60], known=", ".join(EFFECTS), among=EFFECTS
            )
        parts = [(str(key), value) for key, value in data.items()]
    elif isinstance(data, list):
        parts = [(str(number), value) for number, value in enumerate(data)]
    for key, value in parts:
        _check_effects(value, f"{where}.{key}".lstrip("."))
