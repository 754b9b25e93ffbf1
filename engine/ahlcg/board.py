"""The board that procedures change."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.ahlcg.events import Change
    from engine.ahlcg.table import Investigator, Situation
    from engine.kernel import Procedure

    Steps = Procedure[None]


class Board:
    """The situation now. It changes only by what happens."""

    def __init__(self, situation: Situation) -> None:
        self.now = situation

    def happens(self, event: Change) -> Steps:
        self.now = event.after(self.now)
        yield event


def tester(table: Situation) -> Investigator:
    """Who takes the test that is under way."""
    return table.investigator(table.under_way().test.by)
