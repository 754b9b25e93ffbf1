"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import Field, model_validator

from engine.eldritch.phases.mythos import END, ONE_STEP
from engine.eldritch.state.effects import Effects, Test
from engine.eldritch.state.ids import NAMES, InvestigatorId, MonsterId
from engine.eldritch.state.table import Situation
from engine.kernel.components import Id
from engine.kernel.requests import Frozen, Worded
from engine.kernel.sheets import read_model, require_actor, require_one_attempt, require_one_of
from rules_graph.errors import BadSituationError

STEPS = (*ONE_STEP, END)


class Tested(Test):
    """A test that somebody takes; `combat`: in a Combat Encounter."""

    by: InvestigatorId
    combat: bool = False


class Fighting(Frozen):
    by: InvestigatorId
    monster: MonsterId


class Trading(Worded):
    by: InvestigatorId
    other: InvestigatorId = Field(alias="with")


class Using(Frozen):
    by: InvestigatorId
    component: Id


class Resolving(Frozen):
    """Effects that resolve for somebody, as if a component said so."""

    by: InvestigatorId
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
    encounter: InvestigatorId | None = None
    turn: InvestigatorId | None = None
    travel: InvestigatorId | None = None
    rest: InvestigatorId | None = None
    prepare: InvestigatorId | None = None
    acquire: InvestigatorId | None = None
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
            require_actor(self.attempt, actor, people)
        if self.attempt.combat:
            here = self.situation.investigator(self.attempt.combat.by).space
            monsters = [each.id for each in self.situation.monsters_at(here)]
            name = self.attempt.combat.monster
            elsewhere = name in [each.id for each in self.situation.monsters]
            cites = "eldritch/combat-encounters^each" if elsewhere else None
            require_one_of("attempt.combat.monster", name, monsters, cites)
        return self


def read(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    return read_model(Sheet, data, NAMES)
