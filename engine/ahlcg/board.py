"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.ahlcg.events import Assumed, Pause, Reached, Remark

if TYPE_CHECKING:
    from engine.ahlcg.cards import Ability
    from engine.ahlcg.events import Change
    from engine.ahlcg.table import Investigator, Situation
    from engine.kernel import Procedure

    Steps = Procedure[None]


class GameOver(Exception):  # noqa: N818
    """The scenario has ended: nothing that was still to come happens."""


class Board:
    """The situation now. It changes only by what happens."""

    def __init__(self, situation: Situation) -> None:
        self.now = situation
        self.queues: list[list[Moment] | None] = []  # what waits for the end of the effect under way
        self.depth = 0  # abilities that are being carried out, one inside another
        self.encounters = 0  # encounter cards drawn since the last step
        self.engaging: set[str] = set()  # enemies that are about to engage
        self.replacing: list[str] = []  # abilities whose replacement is being carried out
        self._assumed: set[str] = set()

    def happens(self, event: Change) -> Steps:
        if not isinstance(event, Remark):
            self.now = event.after(self.now)
        if isinstance(event, Reached) and _moves_on(event.point):
            self.encounters = 0
        if not isinstance(event, Pause):
            yield event

    def assumes(self, reading: str, cites: str) -> Steps:
        """A reading taken where the rules do not say, told once."""
        if reading not in self._assumed:
            self._assumed.add(reading)
            yield Assumed(reading=reading, cites=cites)


def _moves_on(point: str) -> bool:
    """A step or window of the round; a test's own windows stand within the card that called for it."""
    return point.startswith(("step-", "pw.")) and not point.startswith("pw.after-st.")


@dataclass
class Moment:
    """Something that is happening, and what abilities have done to it so far."""

    event: Change
    cancelled: str | None = None  # the ability that did it
    instead: Ability | None = None
    answered: list[str] = field(default_factory=list)  # abilities that have answered it
    prevented: list[tuple[str, int | None, int | None]] = field(default_factory=list)  # by whom, how much
    reassigned: list[tuple[str, str, int, int]] = field(default_factory=list)  # by, to, how much

    @property
    def undone(self) -> bool:
        return self.cancelled is not None or self.instead is not None

    def about(self, name: str) -> Any:
        """A field of the event, or None if it has no such field."""
        return self.event.__dict__.get(name)

    @property
    def who(self) -> str | None:
        """The investigator it is about."""
        names = (self.about(name) for name in ("by", "investigator", "who"))
        return next((str(name) for name in names if name), None)

    @property
    def enemy(self) -> str | None:
        enemy = self.about("enemy")
        return enemy if isinstance(enemy, str) or enemy is None else str(enemy.id)


@dataclass(frozen=True)
class Doing:
    """Who carries out an effect, of which ability, at which moment."""

    board: Board
    you: str
    ability: Ability | None = None
    moment: Moment | None = None

    @property
    def now(self) -> Situation:
        return self.board.now

    @property
    def this(self) -> str | None:
        """The card that the ability is on."""
        return self.ability.card if self.ability else None


def tester(table: Situation) -> Investigator:
    """Who takes the test that is under way."""
    return table.investigator(table.under_way().test.by)
