"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import Self

from pydantic import ValidationError, model_validator

from engine.ahlcg import attempts
from engine.ahlcg.table import BadSituationError, Situation, SkillTest
from engine.kernel.requests import Frozen


class Against(Frozen):
    """Who does it to which enemy."""

    by: str
    enemy: str


class Fight(Against):
    damage: int = 1


class Attempt(Frozen):
    """Exactly one of: investigate, fight, evade, or a test that a card calls for."""

    investigate: str | None = None
    fight: Fight | None = None
    evade: Against | None = None
    test: SkillTest | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if sum(getattr(self, name) is not None for name in Attempt.model_fields) != 1:
            raise ValueError(", ".join(Attempt.model_fields))
        return self


class Sheet(Frozen):
    situation: Situation
    attempt: Attempt

    def skill_test(self) -> SkillTest:
        """The test that the attempt starts, with its difficulty and its results."""
        table, tried = self.situation, self.attempt
        if tried.investigate:
            return attempts.investigate(table, tried.investigate)
        if tried.fight:
            return attempts.fight(table, tried.fight.by, tried.fight.enemy, tried.fight.damage)
        if tried.evade:
            return attempts.evade(table, tried.evade.by, tried.evade.enemy)
        assert tried.test is not None
        table.investigator(tried.test.by)
        return tried.test


def read_sheet(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    try:
        return Sheet.model_validate(_multiplied(data, _started(data)))
    except ValidationError as error:
        first = error.errors()[0]
        field = ".".join(map(str, first["loc"])) or "sheet"
        raise BadSituationError(field=field, value=str(first["input"])[:60], known=first["msg"]) from error


def _started(data: object) -> int:
    """How many investigators started: `started` where some are out, else those at the table."""
    situation = data.get("situation") if isinstance(data, dict) else None
    if not isinstance(situation, dict):
        return 0
    there = situation.get("investigators")
    started = situation.pop("started", len(there) if isinstance(there, list) else 0)
    return started if isinstance(started, int) else 0


def _multiplied(data: object, started: int) -> object:
    """`{per_investigator: 2}` as its number, before anything else happens to it."""
    match data:
        case {"per_investigator": int(number), **rest} if not rest:
            return number * started
        case dict():
            return {name: _multiplied(value, started) for name, value in data.items()}
        case list():
            return [_multiplied(value, started) for value in data]
        case _:
            return data
