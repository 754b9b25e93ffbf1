"""The table while a procedure runs: how it stands now, who is doing what, what had to be assumed."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.kernel.requests import Event, Procedure

SituationT = TypeVar("SituationT")
_DEEPEST = 40


class EndlessError(GrimruleError):
    """Effects set each other off without end; the book does not say what then."""

    code = "endless"


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
    """The situation now. A game adds how it changes by what happens, and what else must be remembered."""

    assumption: ClassVar[Callable[..., Event]]  # the game's event: a reading, and what it cites
    now: SituationT
    doing: list[str] = field(default_factory=list)  # whose actions and effects are under way
    assumed: set[str] = field(default_factory=set)
    depth: int = 0  # effects one inside another

    def assumes(self, reading: str, cites: str) -> Procedure[None]:
        """A reading taken where the book does not say, told once."""
        if reading not in self.assumed:
            self.assumed.add(reading)
            yield self.assumption(reading=reading, cites=cites)

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
