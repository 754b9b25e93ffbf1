"""What was decided on the way, and where the other options lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from engine.kernel.requests import State

if TYPE_CHECKING:
    from engine.kernel.playing import Play
    from engine.kernel.requests import Event, Request

NOT_TAKEN = ("pass", "done", "no")


@dataclass(frozen=True)
class Fork(Generic[State]):
    """Another option, played out by the same policy."""

    play: Play[State]
    same: bool  # whether it ends like the main line
    missing: tuple[Event, ...]  # what happens on the main line and not here
    extra: tuple[Event, ...]


@dataclass(frozen=True)
class Choice(Generic[State]):
    """A decision on the main line, what was taken, and where the others lead."""

    at: int  # after so many events
    request: Request
    taken: str
    forks: dict[str, Fork[State]]
    assumed: bool  # whether nobody said that this is taken

    @property
    def matters(self) -> bool:
        return any(not fork.same for fork in self.forks.values())

    @property
    def optional(self) -> bool:
        return any(option in self.request.options for option in NOT_TAKEN)

    @property
    def open(self) -> bool:
        """Whether there is something to decide that nobody may pass over, or that leads elsewhere."""
        return len(self.request.options) > 1 and (self.matters or not self.optional)
