"""What every event is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from engine.ahlcg.state.table import Situation
from engine.kernel import events

if TYPE_CHECKING:
    from typing import Self

_ACTED = frozenset(
    [
        *("clues-discovered", "investigator-moved", "resources-gained", "card-drawn", "card-discarded"),
        *("card-entered-play", "enemy-evaded", "effects-initiate", "healed"),
    ]
)


class Change(events.Change[Situation]):
    """Something that happened, as abilities may answer it."""

    goes_on: ClassVar[bool] = False  # whether other events of the same change follow

    @property
    def names(self) -> tuple[str, ...]:
        """What abilities that wait for this call it."""
        return (self.event,)

    @property
    def harmed(self) -> tuple[str, ...]:
        """Who and what it puts damage or horror on."""
        return ()

    def still(self, table: Situation) -> Self | None:
        """What of it can happen after what answered it: nothing, if those it is about are gone."""
        enemy, whom, actor = (self.__dict__.get(name) for name in ("enemy", "investigator", "by"))
        if isinstance(enemy, str) and not table.is_enemy(enemy):
            return None
        if whom and not table.is_investigator(whom):
            return None
        gone = self.acted and actor and not table.is_investigator(actor)
        return None if gone else self

    def at_most(self, count: int) -> Self | None:
        """The same event with a lower count, where there is not as much."""
        counted = min(count, self.__dict__["count"])
        return self.model_copy(update={"count": counted}) if counted > 0 else None

    @property
    def acted(self) -> bool:
        """Whether `by` does it themselves, and not only brought it about."""
        return self.event in _ACTED


class Remark(Change):
    """Something to be told that changes nothing."""

    def after(self, table: Situation) -> Situation:
        return table


class Pause(Remark):
    """A point at which abilities may answer; nothing to be told of by itself."""


class Reached(Change):
    """A step of a chart is reached, or a player window opens; `who` where it is somebody's own."""

    event: Literal["reached"] = "reached"
    point: str
    who: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return (self.point, *_ALSO.get(self.point, ()))

    def after(self, table: Situation) -> Situation:
        if self.point == "st.4":
            return table.with_test(symbols_due=True)
        if self.point.startswith("step-"):
            changes: dict[str, object] = {"point": self.point}
            if self.point == "step-2.2":
                changes["active"] = self.who
            if self.point == "step-1.1" and table.point is not None:
                changes["round"] = table.round + 1
            return table.model_copy(update=changes)
        return table


_BEGINS, _ENDS = ("phase-begins",), ("phase-ends",)


_ALSO = {
    "step-1.1": (*_BEGINS, "round-begins"),
    "step-2.1": _BEGINS,
    "step-3.1": _BEGINS,
    "step-4.1": _BEGINS,
    "step-1.5": _ENDS,
    "step-2.3": _ENDS,
    "step-3.4": _ENDS,
    "step-4.6": (*_ENDS, "round-ends"),
}


class Rounded(Remark):
    """A fraction in an effect becomes a whole number."""

    event: Literal["rounded"] = "rounded"
    way: Literal["up", "down"]


class Opaque(Remark):
    """An effect that cannot be executed takes its place in the order."""

    event: Literal["opaque"] = "opaque"
    text: str
