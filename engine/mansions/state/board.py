"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel import Board as KernelBoard
from engine.kernel import Doing as KernelDoing
from engine.kernel import Procedure
from engine.mansions.events import StepBroken
from engine.mansions.rules.ending import settle
from engine.mansions.state.effects import ATTRIBUTES
from engine.mansions.state.table import KEEPER, Situation

if TYPE_CHECKING:
    from engine.kernel.events import Change
    from engine.mansions.state.cards import Named
    from engine.mansions.state.components import Investigator

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

    def tells(self, event: Change[Situation]) -> Steps:
        """What happens, but nothing is settled by it."""
        return super().happens(event)

    def happens(self, event: Change[Situation]) -> Steps:
        before = self.now
        yield from self.tells(event)
        if self.now is not before:
            yield from settle(self)

    def relies_on(self, thing: Named, value: str) -> Steps:
        """A value that the table does not tell is the usual one, and that is said."""
        if value not in thing.model_fields_set:
            yield from self.assumes("usual-values", _PRINTED[value])


@dataclass(frozen=True)
class Doing(KernelDoing[Board, Situation]):
    """Who carries out an effect, of which card, in which fight."""

    you: str = KEEPER
    source: str | None = None
    room: str | None = None  # where the card lies, if it lies in a room
    monster: str | None = None  # “the monster”
    weapon: str | None = None  # “your weapon”
    target: str | None = None  # the investigator a spell is cast on
    barrier: str | None = None
    combat: bool = False

    @property
    def me(self) -> Investigator | None:
        return self.now.investigator(self.you) if self.now.is_investigator(self.you) else None


def breakable(board: Board, who: str, steps: Steps) -> Steps:
    """What an investigator does; it stops at once when the investigator is killed."""
    broken = yield from board.unless_broken(who, steps)
    if broken:
        yield from board.happens(StepBroken(who=who, cites="mansions/killed-investigators^figure"))
