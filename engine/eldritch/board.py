"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Literal, TypeVar

from engine.eldritch.cards import Named
from engine.eldritch.events import ActionBroken, Assumed
from engine.kernel import Chance, Decision, Procedure
from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.eldritch.effects import Effect
    from engine.eldritch.events import Change
    from engine.eldritch.table import Investigator, Situation
    from engine.kernel.requests import Frozen

Steps = Procedure[None]
Choice = Literal["or", "may"] | None
Thing = TypeVar("Thing", bound=Named)


_DEEPEST = 40


class EndlessError(GrimruleError):
    """Effects set each other off without end; the book does not say what then."""

    code = "endless"


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
    acting: list[str] = field(default_factory=list)  # whose actions are under way, the latest last
    reserve_waits: bool = False
    reserve_size: int = field(init=False)  # so many cards lie there, as long as the deck lasts
    beaten: set[str] = field(default_factory=set)  # Monsters defeated so far
    assumed: set[str] = field(default_factory=set)
    depth: int = 0  # effects one inside another

    def __post_init__(self) -> None:
        self.reserve_size = len(self.now.reserve)

    @property
    def active_player(self) -> str:
        """Whoever is performing an action at the moment, be it in another's turn."""
        return self.acting[-1] if self.acting else self.now.active_player

    def happens(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event

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

    def assumes(self, reading: str, cites: str) -> Steps:
        """A reading taken where the book does not say, told once."""
        if reading not in self.assumed:
            self.assumed.add(reading)
            yield Assumed(reading=reading, cites=cites)

    def relies_on(self, thing: Frozen, value: str, cites: str) -> Steps:
        """A value that the sheet does not tell is the usual one, and that is said."""
        if value not in thing.model_fields_set:
            yield from self.assumes("usual-values", cites)


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
    pays: Effect | None = None  # the price that was agreed to by choosing it
    chosen: Choice = None  # whether it was, and by which word of the effect

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
