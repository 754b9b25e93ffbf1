"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.kernel import Board as KernelBoard
from engine.kernel import Procedure
from engine.mansions.effects import ATTRIBUTES
from engine.mansions.ending import settle
from engine.mansions.events import Assumed, StepBroken
from engine.mansions.table import KEEPER, Situation

if TYPE_CHECKING:
    from engine.mansions.cards import Named
    from engine.mansions.events import Change
    from engine.mansions.things import Investigator

Steps = Procedure[None]
_PRINTED: dict[str, str] = {
    **dict.fromkeys(ATTRIBUTES, "mansions/attributes^values"),
    **dict.fromkeys(("health", "sanity"), "mansions/character-cards^values"),
    **dict.fromkeys(("awareness", "horror"), "mansions/monster-tokens^front"),
    "damage": "mansions/monster-tokens^back",
}


@dataclass
class Board(KernelBoard[Situation]):
    """The situation now. It changes only by what happens."""

    assumption = Assumed

    def tells(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event

    def happens(self, event: Change) -> Steps:
        before = self.now
        yield from self.tells(event)
        if self.now is not before:
            yield from settle(self)

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
    broken = yield from board.unless_broken(who, steps)
    if broken:
        yield from board.happens(StepBroken(who=who, cites="mansions/killed-investigators^figure"))
