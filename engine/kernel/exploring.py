"""Every way a procedure can go; whether a choice changes anything."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Generic

from engine.kernel.playing import play
from engine.kernel.requests import Event, Request, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.kernel.playing import Start


@dataclass(frozen=True)
class Ending(Generic[State]):
    """A way to the end: its answers, all that happened, and the end state."""

    answers: tuple[str, ...]
    events: tuple[Event, ...]
    end: State

    @property
    def ends(self) -> frozenset[State]:
        return frozenset([self.end])

    def endings(self) -> Iterator[Ending[State]]:
        yield self


@dataclass(frozen=True)
class Branching(Generic[State]):
    """A point where it can go several ways, and where each leads."""

    request: Request
    branches: dict[str, Branching[State] | Ending[State]]

    @cached_property
    def ends(self) -> frozenset[State]:
        """The end states that can be reached from here, equal ones once."""
        return frozenset().union(*(branch.ends for branch in self.branches.values()))

    @property
    def matters(self) -> bool:
        """Whether the branches can end differently; if not, either answer comes to the same."""
        return len({branch.ends for branch in self.branches.values()}) > 1

    def endings(self) -> Iterator[Ending[State]]:
        for branch in self.branches.values():
            yield from branch.endings()


def explore(start: Start[State], answers: tuple[str, ...] = ()) -> Branching[State] | Ending[State]:
    """The tree of answers from here on. End states must be hashable."""
    so_far = play(start, answers)
    if so_far.pending is None:
        assert so_far.end is not None
        return Ending(so_far.answers, so_far.events, so_far.end)
    options = so_far.pending.options
    return Branching(so_far.pending, {option: explore(start, (*answers, option)) for option in options})
