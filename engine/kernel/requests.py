"""What a procedure can yield."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from engine.kernel.refusing import NOTHING, Refusals
from rules_graph.model import ANCHOR, SLUG

Citation = Annotated[str, StringConstraints(pattern=rf"^{SLUG}/{SLUG}\^{ANCHOR}$")]


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    def changed(self, **update: object) -> Self:
        return self.model_copy(update=update)


class Worded(Frozen):
    """Fields go by their names or by the words of a sheet, where such a word cannot be a name."""

    model_config = ConfigDict(populate_by_name=True)


class Event(Frozen):
    """Something that happened, and the statement that demands it. Each game has its own kinds."""

    cites: Citation


class Decision(Frozen):
    """Somebody must choose. `by` is who; None where the rules name nobody.

    `refusals`: what the rules know as well but do not allow now, and why.
    """

    model_config = ConfigDict(arbitrary_types_allowed=True)

    what: str
    by: str | None
    options: tuple[str, ...] = Field(min_length=1)
    cites: Citation
    refusals: Refusals = Field(default=NOTHING, exclude=True, repr=False)


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
