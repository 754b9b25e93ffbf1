"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar

from engine.kernel import Chance, Decision, Procedure
from engine.mansions.cards import Named
from engine.mansions.effects import ATTRIBUTES
from engine.mansions.ending import settle
from engine.mansions.events import Assumed, StepBroken
from engine.mansions.table import KEEPER
from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.mansions.events import Change
    from engine.mansions.table import Situation
    from engine.mansions.things import Investigator

Steps = Procedure[None]
Thing = TypeVar("Thing", bound=Named)
_DEEPEST = 40
_PRINTED: dict[str, str] = {
    **dict.fromkeys(ATTRIBUTES, "mansions/attributes^values"),
    **dict.fromkeys(("health", "sanity"), "mansions/character-cards^values"),
    **dict.fromkeys(("awareness", "horror"), "mansions/monster-tokens^front"),
    "damage": "mansions/monster-tokens^back",
}


class EndlessError(GrimruleError):
    """Cards set each other off without end; the book does not say what then."""

    code = "endless"


class BrokenOff(Exception):  # noqa: N818
    """What an investigator is doing stops at once."""

    def __init__(self, who: str) -> None:
        super().__init__(who)
        self.who = who


@dataclass
class Board:
    """The situation now. It changes only by what happens."""

    now: Situation
    doing: list[str] = field(default_factory=list)  # whose steps and effects are under way
    assumed: set[str] = field(default_factory=set)
    depth: int = 0  # effects one inside another

    def tells(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event

    def happens(self, event: Change) -> Steps:
        before = self.now
        yield from self.tells(event)
        if self.now is not before:
            yield from settle(self)

    def assumes(self, reading: str, cites: str) -> Steps:
        """A reading taken where the book does not say, told once."""
        if reading not in self.assumed:
            self.assumed.add(reading)
            yield Assumed(reading=reading, cites=cites)

    @contextmanager
    def deeper(self, source: str) -> Iterator[None]:
        """Effects inside effects; cards that set each other off for ever are refused."""
        if self.depth >= _DEEPEST:
            raise EndlessError(ability=source)
        self.depth += 1
        try:
            yield
        finally:
            self.depth -= 1

    def relies_on(self, thing: Named, value: str) -> Steps:
        """A value that the table does not tell is the usual one, and that is said."""
        if value not in thing.model_fields_set:
            yield from self.assumes("usual-values", _PRINTED[value])


@dataclass(frozen=True)
class Doing:
    """Who carries out an effect, of which card, in which fight."""

    board: Board
    you: str = KEEPER
    source: str | None = None
    room: str | None = None  # where the card lies, if it lies in a room
    monster: str | None = None  # “the monster”
    weapon: str | None = None  # “your weapon”
    target: str | None = None  # the investigator a spell is cast on
    barrier: str | None = None
    combat: bool = False

    @property
    def now(self) -> Situation:
        return self.board.now

    @property
    def me(self) -> Investigator | None:
        return self.now.investigator(self.you) if self.now.is_investigator(self.you) else None

    def but(self, **changes: object) -> Doing:
        return replace(self, **changes)  # type: ignore[arg-type]


def breakable(board: Board, who: str, steps: Steps) -> Steps:
    """What an investigator does; it stops at once when the investigator is killed."""
    board.doing.append(who)
    depth = len(board.doing)
    try:
        yield from steps
    except BrokenOff as broken:
        del board.doing[depth - 1 :]
        if broken.who != who or who in board.doing:
            raise
        stops = StepBroken(who=who, cites="mansions/killed-investigators^figure")
        yield from board.happens(stops)
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


def drawn(what: str, things: Sequence[Thing], cites: str) -> Procedure[Thing]:
    """One of them at random; of one there is nothing to draw."""
    if len(things) == 1:
        return things[0]
    name = yield Chance(what=what, outcomes={each.id: 1 for each in things}, cites=cites)
    return next(each for each in things if each.id == name)
