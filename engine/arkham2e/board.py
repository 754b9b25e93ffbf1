"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.arkham2e.events import Assumed
from engine.arkham2e.table import Situation
from engine.kernel import Board as KernelBoard
from engine.kernel import BrokenOff, Chance, Decision, Procedure

if TYPE_CHECKING:
    from engine.arkham2e.events import Change
    from engine.arkham2e.table import Investigator

Steps = Procedure[None]
DIE = {str(face): 1 for face in range(1, 7)}


class Awakened(Exception):  # noqa: N818
    """The Ancient One has awakened: what was under way is dropped, the final battle begins."""


@dataclass
class Board(KernelBoard[Situation]):
    """The situation now. It changes only by what happens."""

    assumption = Assumed
    attacked: bool = False  # the Ancient One is attacking
    passed: bool = False  # how the latest check came out

    def happens(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event


def read_as(board: Board, ours: str, other: str, cites: str) -> Procedure[bool]:
    """Where the book is silent: whether our reading is taken, or the other one that is possible."""
    known = [reading for reading in (ours, other) if reading in board.assumed]
    reading = known[0] if known else ours
    if not known and other in board.now.readings:
        reading = other
    elif not known and board.now.silent == "ask":
        reading = yield Decision(what="reading", by=None, options=(ours, other), cites=cites)
    yield from board.assumes(reading, cites)
    return reading == ours


@dataclass(frozen=True)
class Doing:
    """Who carries out an effect, of which component, about what."""

    board: Board
    you: str
    source: str | None = None
    space: str | None = None  # where the encounter is
    monster: str | None = None  # "this monster"
    successes: int = 0
    text: str = "arkham2e/encounter-no-gate^read"  # by which rule the text is carried out

    @property
    def now(self) -> Situation:
        return self.board.now

    @property
    def me(self) -> Investigator:
        return self.now.investigator(self.you)

    def but(self, **changes: object) -> Doing:
        return replace(self, **changes)  # type: ignore[arg-type]


def breakable(board: Board, who: str, steps: Steps) -> Steps:
    """What an investigator does; it stops when he or she is knocked out, lost, arrested or devoured."""
    yield from board.unless_broken(who, steps)


def interrupt(board: Board, who: str) -> None:
    """Stop what this investigator is doing, if it is under way."""
    if who in board.doing:
        raise BrokenOff(who)


def die(cites: str) -> Procedure[int]:
    return int((yield Chance(what="die", outcomes=DIE, cites=cites)))
