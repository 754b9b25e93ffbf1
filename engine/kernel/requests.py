"""What a procedure can yield."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from rules_graph.model import ANCHOR, SLUG

Citation = Annotated[str, StringConstraints(pattern=rf"^{SLUG}/{SLUG}\^{ANCHOR}$")]


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Event(Frozen):
    """Something that happened, and the statement that demands it. Each game has its own kinds."""

    cites: Citation


class Decision(Frozen):
    """Somebody must choose. `by` is who; None where the rules name nobody."""

    what: str
    by: str | None
    options: tuple[str, ...] = Field(min_length=1)
    cites: Citation


class Chance(Frozen):
    """Something random: each outcome with its weight."""

    what: str
    outcomes: dict[str, int] = Field(min_length=1)
    cites: Citation

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self.outcomes)

    @property
    def total(self) -> int:
        return sum(self.outcomes.values())


Request = Decision | Chance
State = TypeVar("State")
Procedure = Generator[Event | Request, str, State]
