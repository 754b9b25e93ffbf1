"""The table while a procedure runs, and what a procedure knows of the moment it runs in."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.ahlcg.events import Pause, Reached, Remark
from engine.ahlcg.state.table import Situation
from engine.kernel import Board as KernelBoard
from engine.kernel import Doing as KernelDoing
from engine.kernel import Procedure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.ahlcg.events import Change
    from engine.ahlcg.state.cards import Ability
    from engine.ahlcg.state.table import Investigator
    from engine.kernel.events import Change as KernelChange

Steps = Procedure[None]
Due = dict[str, object]  # whom or what a rule demands something of by itself, and how it stands
_CHECKS: list[Callable[[Board], Steps]] = []


def after_every_change(check: Callable[[Board], Steps]) -> Callable[[Board], Steps]:
    """Registers what the board runs whenever a change is complete: the rules give it."""
    _CHECKS.append(check)
    return check


@dataclass
class Board(KernelBoard[Situation]):
    """The situation now. It changes only by what happens."""

    queues: list[list[Moment] | None] = field(default_factory=list)  # wait for the effect under way to end
    encounters: int = 0  # encounter cards drawn since the last step
    engaging: set[str] = field(default_factory=set)  # enemies whose engaging is under way, or has to wait
    let_go: set[str] = field(default_factory=set)  # enemies that the effect under way has disengaged
    replacing: list[str] = field(default_factory=list)  # abilities whose replacement is being carried out
    held: int = 0  # changes under way that are not complete
    settling: set[str] = field(default_factory=set)  # who and what is being defeated
    spared: dict[str, object] = field(default_factory=dict)  # what was due and was undone, as it stood then
    changes: list[KernelChange[Situation]] = field(default_factory=list)  # since the last check
    checked: Situation | None = None  # the table in which nothing is due
    shifting: bool = False  # whether anything there modifies health or sanity, or acts by itself
    deck_told: bool = field(init=False)  # whether the table shows an encounter deck at all

    def __post_init__(self) -> None:
        self.deck_told = bool(self.now.encounter_deck or self.now.encounter_discard)

    def happens(self, event: KernelChange[Situation]) -> Steps:
        if not isinstance(event, Remark):
            self.now = event.after(self.now)
            self.changes.append(event)
        if isinstance(event, Reached) and _moves_on(event.point):
            self.encounters = 0
        if not isinstance(event, Pause):
            yield event
        if self.now is not self.checked and not getattr(event, "goes_on", False):
            yield from self.check()

    def check(self) -> Steps:
        """The state check, unless a change is not complete yet."""
        if self.held or self.now is self.checked:
            return
        for check in _CHECKS:
            yield from check(self)

    def hold(self, steps: Steps) -> Steps:
        """Parts of one change: nothing is checked until all of them have happened."""
        with self.holding():
            yield from steps
        yield from self.check()

    @contextmanager
    def holding(self) -> Iterator[None]:
        self.held += 1
        try:
            yield
        finally:
            self.held -= 1

    @contextmanager
    def apart(self) -> Iterator[None]:
        """An ability that answers in the middle of a change: its own changes are complete in themselves."""
        held, self.held = self.held, 0
        try:
            yield
        finally:
            self.held = held


def _moves_on(point: str) -> bool:
    """A step or window of the round; a test's own windows stand within the card that called for it."""
    return point.startswith(("step-", "pw.")) and not point.startswith("pw.after-st.")


@dataclass
class Moment:
    """Something that is happening, and what abilities have done to it so far."""

    event: Change
    then: Situation | None = None  # the table before anything answered it
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
class Doing(KernelDoing[Board, Situation]):
    """Who carries out an effect, of which ability, at which moment."""

    ability: Ability | None = None
    moment: Moment | None = None

    @property
    def this(self) -> str | None:
        """The card that the ability is on."""
        return self.ability.card if self.ability else None


def tester(table: Situation) -> Investigator:
    """Who takes the test that is under way."""
    return table.investigator(table.under_way().test.by)
