"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.arkham2e.state.table import Situation
from engine.kernel import Board as KernelBoard
from engine.kernel import BrokenOff, Decision, Procedure
from engine.kernel import Doing as KernelDoing

if TYPE_CHECKING:
    from engine.arkham2e.state.table import Investigator

Steps = Procedure[None]


class Awakened(Exception):  # noqa: N818
    """The Ancient One has awakened: what was under way is dropped, the final battle begins."""


@dataclass
class Board(KernelBoard[Situation]):
    """The situation now; and how an attack, a check came out."""

    attacked: bool = False  # the Ancient One is attacking
    passed: bool = False  # how the latest check came out


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
class Doing(KernelDoing[Board, Situation]):
    """Who carries out an effect, of which component, about what."""

    source: str | None = None
    space: str | None = None  # where the encounter is
    monster: str | None = None  # "this monster"
    successes: int = 0
    text: str = "arkham2e/encounter-no-gate^read"  # by which rule the text is carried out

    @property
    def me(self) -> Investigator:
        return self.now.investigator(self.you)


def breakable(board: Board, who: str, steps: Steps) -> Steps:
    """What an investigator does; it stops when he or she is knocked out, lost, arrested or devoured."""
    yield from board.unless_broken(who, steps)


def interrupt(board: Board, who: str) -> None:
    """Stop what this investigator is doing, if it is under way."""
    if who in board.doing:
        raise BrokenOff(who)
