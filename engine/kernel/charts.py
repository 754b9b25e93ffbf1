"""What a game shows of itself: the chart of its round, its example sheets."""

from __future__ import annotations

from pathlib import Path

from engine.kernel.requests import Frozen


class Phase(Frozen):
    """A part of the round by its rule, and its steps in their order.

    `reached`: whether play reaches the phase itself before its first step, or only its steps.
    """

    rule: str
    steps: tuple[str, ...]
    reached: bool = True

    @property
    def points(self) -> tuple[str, ...]:
        """What play can reach of it."""
        return (self.rule, *self.steps) if self.reached else self.steps


def examples_beside(module: str) -> dict[str, Path]:
    """The example sheets in the folder beside a module, by their names."""
    return {path.stem: path for path in sorted((Path(module).parent / "examples").glob("*.yaml"))}
