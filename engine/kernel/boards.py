"""The table while a procedure runs: how it stands now, who is doing what, what had to be assumed."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.kernel.events import Assumed
from rules_graph.errors import EndlessError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

    from engine.kernel.events import Change
    from engine.kernel.requests import Procedure

SituationT = TypeVar("SituationT")
_DEEPEST = 40


class GameOver(Exception):  # noqa: N818
    """The game has ended: nothing that was still to come happens."""


class BrokenOff(Exception):  # noqa: N818
    """What somebody is doing stops at once."""

    def __init__(self, who: str, cites: str = "") -> None:
        super().__init__(who)
        self.who = who
        self.cites = cites


@dataclass
class Board(Generic[SituationT]):
    """The situation now. It changes only by what happens. A game adds what else must be remembered."""

    now: SituationT
    doing: list[str] = field(default_factory=list)  # whose actions and effects are under way
    assumed: set[str] = field(default_factory=set)
    depth: int = 0  # effects one inside another

    def happens(self, event: Change[SituationT]) -> Procedure[None]:
        self.now = event.after(self.now)
        yield event

    def assumes(self, reading: str, cites: str) -> Procedure[None]:
        """A reading taken where the book does not say, told once."""
        if reading not in self.assumed:
            self.assumed.add(reading)
            yield Assumed(reading=reading, cites=cites)

    @contextmanager
    def deeper(self, source: str) -> Iterator[None]:
        """Effects inside effects; those that set each other off for ever are refused."""
        if self.depth >= _DEEPEST:
            raise EndlessError(ability=source)
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1

    def unless_broken(self, who: str, steps: Procedure[None]) -> Procedure[BrokenOff | None]:
        """What somebody does; and what has broken it off, if anything has."""
        self.doing.append(who)
        depth = len(self.doing)
        try:
            yield from steps
        except BrokenOff as broken:
            del self.doing[depth - 1 :]
            if broken.who != who or who in self.doing:
                raise
            return broken
        self.doing.pop()
        return None


BoardT = TypeVar("BoardT", bound=Board[Any])


@dataclass(frozen=True)
class Doing(Generic[BoardT, SituationT]):
    """Who carries out an effect. A game adds of which component, and what else the effect may be about."""

    board: BoardT
    you: str

    @property
    def now(self) -> SituationT:
        now: SituationT = self.board.now
        return now

    def but(self, **changes: object) -> Self:
        return replace(self, **changes)  # type: ignore[arg-type]
