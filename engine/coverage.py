"""Which statements a game's engine executes, where, and which numbered cases show it.

`make coverage` writes it into engine/GAME/coverage.json, from the engine's source and a run of every case.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path
from typing import Literal

from pydantic import Field

from engine.kernel.requests import Frozen


class Cited(Frozen):
    """A statement that the engine cites: the procedures that name it, the cases that show it."""

    procedures: tuple[str, ...] = ()
    cases: tuple[str, ...] = ()


class Requirement(Frozen):
    """A demand of the rules or a disputed place, and the cases written for it."""

    id: str
    what: str
    status: Literal["executed", "reference"]
    cases: tuple[str, ...] = ()


class Coverage(Frozen):
    """What of a game is executed: statements by rule and anchor, and the requirements.

    `reached` has the rules that are steps under a statement of another rule, with their cases.
    """

    cases: int = 0
    requirements: tuple[Requirement, ...] = ()
    statements: dict[str, dict[str, Cited]] = Field(default_factory=dict)
    reached: dict[str, tuple[str, ...]] = Field(default_factory=dict)

    def cited(self, rule: str) -> dict[str, Cited]:
        """The statements of a rule that the engine cites, by their anchors."""
        return self.statements.get(rule, {})

    def cases_of(self, rule: str) -> tuple[str, ...]:
        """The cases in which a rule is cited or reached."""
        shown = (each.cases for each in self.cited(rule).values())
        return tuple(sorted({*self.reached.get(rule, ()), *chain.from_iterable(shown)}))


def coverage_file(game: str) -> Path:
    return Path(__file__).parent / game / "coverage.json"


@cache
def coverage_of(game: str) -> Coverage:
    """What is executed of a game; nothing of one that has no engine."""
    file = coverage_file(game)
    return Coverage.model_validate_json(file.read_bytes()) if file.exists() else Coverage()
