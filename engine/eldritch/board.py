"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from engine.eldritch.cards import Named
from engine.eldritch.events import ActionBroken, Assumed
from engine.kernel import Chance, Decision, Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.eldritch.events import Change
    from engine.eldritch.table import Investigator, Situation

Steps = Procedure[None]
Thing = TypeVar("Thing", bound=Named)


class GameOver(Exception):  # noqa: N818
    """The game has ended: nothing that was still to come happens."""


class BrokenOff(Exception):  # noqa: N818
    """What an investigator is doing stops at once."""

    def __init__(self, who: str, cites: str) -> None:
        super().__init__(who)
        self.who = who
        self.cites = cites


@dataclass
class Board:
    """The situation now. It changes only by what happens."""

    now: Situation
    doing: list[str] = field(default_factory=list)  # whose actions, encounters and effects are under way
    passed: bool | None = None  # how the latest test came out; the part of a complex encounter
    reserve_waits: bool = False
    beaten: set[str] = field(default_factory=set)  # Monsters defeated so far
    assumed: set[str] = field(default_factory=set)

    def happens(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event

    def assumes(self, reading: str, cites: str) -> Steps:
        """A reading taken where the book does not say, told once."""
        if reading not in self.assumed:
            self.assumed.add(reading)
            yield Assumed(reading=reading, cites=cites)


@dataclass(frozen=True)
class Doing:
    """Who carries out an effect, of which component, about what."""

    board: Board
    you: str
    source: str | None = None
    space: str | None = None  # where the component is, if it is on the board
    clue: str | None = None  # "this Clue"
    gate: str | None = None  # "this Gate"
    result: int = 0
    chosen: bool = False  # among several options that the effect offered

    @property
    def now(self) -> Situation:
        return self.board.now

    @property
    def me(self) -> Investigator:
        return self.now.investigator(self.you)

    @property
    def here(self) -> str:
        return self.space or self.me.space

    def but(self, **changes: object) -> Doing:
        return replace(self, **changes)  # type: ignore[arg-type]


def breakable(board: Board, who: str, steps: Steps) -> Steps:
    """What an investigator does; it stops at once when the investigator is defeated or, acting, Delayed."""
    board.doing.append(who)
    depth = len(board.doing)
    try:
        yield from steps
    except BrokenOff as broken:
        del board.doing[depth - 1 :]
        if broken.who != who or who in board.doing:
            raise
        yield from board.happens(ActionBroken(who=who, cites=broken.cites))
    else:
        board.doing.pop()


def chosen(what: str, by: str | None, options: Iterable[str], cites: str) -> Procedure[str]:
    """A choice; with one option there is nothing to ask."""
    legal = tuple(dict.fromkeys(options))
    if len(legal) == 1:
        return legal[0]
    return (yield Decision(what=what, by=by, options=legal, cites=cites))


def agreed(what: str, by: str, cites: str) -> Procedure[bool]:
    return (yield Decision(what=what, by=by, options=("yes", "no"), cites=cites)) == "yes"


def drawn(what: str, things: Sequence[Thing], cites: str, *, ordered: bool = False) -> Procedure[Thing]:
    """One at random; the first, where the order is known."""
    if ordered or len(things) == 1:
        return things[0]
    name = yield Chance(what=what, outcomes={each.id: 1 for each in things}, cites=cites)
    return next(each for each in things if each.id == name)
