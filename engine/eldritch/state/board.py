"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import ActionBroken
from engine.eldritch.state.table import Situation
from engine.kernel import Board as KernelBoard
from engine.kernel import Doing as KernelDoing
from engine.kernel import Procedure

if TYPE_CHECKING:
    from engine.eldritch.state.effects import Effect
    from engine.eldritch.state.table import Investigator
    from engine.kernel.requests import Frozen

Steps = Procedure[None]
Choice = Literal["or", "may"] | None


@dataclass
class Board(KernelBoard[Situation]):
    """The situation now. It changes only by what happens."""

    passed: bool | None = None  # how the latest test came out; the part of a complex encounter
    acting: list[str] = field(default_factory=list)  # whose actions are under way, the latest last
    reserve_waits: bool = False
    reserve_size: int = field(init=False)  # so many cards lie there, as long as the deck lasts
    beaten: set[str] = field(default_factory=set)  # Monsters defeated so far

    def __post_init__(self) -> None:
        self.reserve_size = len(self.now.reserve)

    @property
    def active_player(self) -> str:
        """Whoever is performing an action at the moment, be it in another's turn."""
        return self.acting[-1] if self.acting else self.now.active_player

    def relies_on(self, thing: Frozen, value: str, cites: str) -> Steps:
        """A value that the sheet does not tell is the usual one, and that is said."""
        if value not in thing.model_fields_set:
            yield from self.assumes("usual-values", cites)


@dataclass(frozen=True)
class Doing(KernelDoing[Board, Situation]):
    """Who carries out an effect, of which component, about what."""

    source: str | None = None
    space: str | None = None  # where the component is, if it is on the board
    clue: str | None = None  # "this Clue"
    gate: str | None = None  # "this Gate"
    result: int = 0
    pays: Effect | None = None  # the price that was agreed to by choosing it
    chosen: Choice = None  # whether it was, and by which word of the effect

    @property
    def me(self) -> Investigator:
        return self.now.investigator(self.you)

    @property
    def here(self) -> str:
        return self.space or self.me.space


def breakable(board: Board, who: str, steps: Steps) -> Steps:
    """What an investigator does; it stops at once when the investigator is defeated or, acting, Delayed."""
    broken = yield from board.unless_broken(who, steps)
    if broken:
        yield from board.happens(ActionBroken(who=who, cites=broken.cites))
