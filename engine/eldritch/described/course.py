"""Play a sheet as far as what was told carries it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.eldritch.events import DoomAdvanced, PoolSet
from engine.eldritch.playing import start
from engine.kernel import Chance, Decision, Event, play_by

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.eldritch.sheet import Sheet
    from engine.eldritch.table import Situation
    from engine.kernel import Procedure, Request

_FORGONE = {"reroll": "stop", "additional-die": "roll"}  # nobody said that it is used
_HIT, _MISS = "5", "1"


@dataclass
class Course:
    events: tuple[Event, ...] = ()
    decisions: tuple[Decision, ...] = ()
    pending: Decision | Chance | None = None

    @property
    def cites(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(event.cites for event in self.events))

    def doom_advance(self) -> int:
        return sum(event.by for event in self.events if isinstance(event, DoomAdvanced))


@dataclass
class _Policy:
    """Dice as they are told; choices are left to whoever makes them, or the first one is taken."""

    shown: Mapping[str, int]
    go_on: bool
    skill: str = ""
    left: int = 0
    decisions: list[Decision] = field(default_factory=list)

    def note(self, event: Event) -> None:
        if isinstance(event, PoolSet):
            self.skill = event.skill
            self.left = self.shown.get(event.skill, 0)

    def __call__(self, request: Request) -> str | None:
        if isinstance(request, Chance):
            if request.what != "die":
                return request.options[0]
            if self.skill not in self.shown:
                return None
            self.left -= 1
            return _HIT if self.left >= 0 else _MISS
        if request.what in _FORGONE:
            return _FORGONE[request.what]
        self.decisions.append(request)
        return request.options[0] if self.go_on else None


def follow(sheet: Sheet, shown: Mapping[str, int] | None = None, *, go_on: bool = False) -> Course:
    """The events, who decides what, and what it waits for."""
    policy = _Policy(shown or {}, go_on)
    played = play_by(lambda: _watched(start(sheet), policy), policy)
    return Course(played.events, tuple(policy.decisions), played.pending)


def _watched(procedure: Procedure[Situation], policy: _Policy) -> Procedure[Situation]:
    try:
        request = next(procedure)
        while True:
            if isinstance(request, Event):
                policy.note(request)
                yield request
                request = next(procedure)
            else:
                answer = yield request
                request = procedure.send(answer)
    except StopIteration as ended:
        table: Situation = ended.value
        return table
