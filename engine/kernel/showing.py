"""What a game shows of itself: the chart of its round, its example sheets."""

from __future__ import annotations

from pathlib import Path

from engine.kernel.requests import Frozen


class Phase(Frozen):
    """A part of the round by its rule, and its steps in their order."""

    rule: str
    steps: tuple[str, ...]


def examples_beside(module: str) -> dict[str, Path]:
    """The example sheets in the folder beside a module, by their names."""
    return {path.stem: path for path in sorted((Path(module).parent / "examples").glob("*.yaml"))}
