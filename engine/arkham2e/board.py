"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from engine.arkham2e.cards import Named
from engine.arkham2e.events import Assumed
from engine.kernel import Chance, Decision, Procedure

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.arkham2e.events import Change
    from engine.arkham2e.table import Investigator, Situation

Steps = Procedure[None]
Thing = TypeVar("Thing", bound=Named)
DIE = {str(face): 1 for face in range(1, 7)}


class GameOver(Exception):  # noqa: N818
    """The game has ended: nothing that was still to come happens."""


class Awakened(Exception):  # noqa: N818
    """The Ancient One has awakened: what was under way is dropped, the final battle begins."""


class Interrupted(Exception):  # noqa: N818
    """What an investigator is doing stops at once: insane, unconscious, lost, arrested or devoured."""

    def __init__(self, who: str) -> None:
        super().__init__(who)
        self.who = who


@dataclass
class Board:
    """The situation now. It changes only by what happens."""

    now: Situation
    doing: list[str] = field(default_factory=list)  # whose movement, encounter or check is under way
    assumed: set[str] = field(default_factory=set)
    attacked: bool = False  # the Ancient One is attacking
    passed: bool = False  # how the latest check came out

    def happens(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event

    def assumes(self, reading: str, cites: str) -> Steps:
        """A reading taken where the book does not say, told once."""
        if reading not in self.assumed:
            self.assumed.add(reading)
            yield Assumed(reading=reading, cites=cites)


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
    board.doing.append(who)
    depth = len(board.doing)
    try:
        yield from steps
    except Interrupted as broken:
        del board.doing[depth - 1 :]
        if broken.who != who or who in board.doing:
            raise
    else:
        board.doing.pop()


def interrupt(board: Board, who: str) -> None:
    """Stop what this investigator is doing, if it is under way."""
    if who in board.doing:
        raise Interrupted(who)


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


def die(cites: str) -> Procedure[int]:
    return int((yield Chance(what="die", outcomes=DIE, cites=cites)))
