"""What a test under way comes to: exact odds from here, and what each further icon is worth."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

from engine.ahlcg.board import tester
from engine.ahlcg.chaos import ELDER_SIGN
from engine.ahlcg.odds import Odds, draw_odds, odds_of
from engine.ahlcg.values import modified

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.table import Situation
    from engine.kernel import Event


def table_after(table: Situation, events: Iterable[Event]) -> Situation:
    """The table once these events have happened."""
    return reduce(lambda now, event: event.after(now), events, table)  # type: ignore[attr-defined]


def outlook(table: Situation, icons: int = 0) -> Odds | None:
    """The odds of the test under way with so many more icons and nothing else; None once a token is out."""
    state = table.test
    if state is None or state.revealed:
        return None
    committed = sum(each.card.matching(state.test.skill) for each in state.committed)
    abilities = sum(ability.add for ability in table.used)
    skill = tester(table).base(state.test.skill) + committed + abilities + icons
    difficulty = modified(state.test.difficulty, (ability.difficulty for ability in table.used))
    effects = dict(table.symbols) | {ELDER_SIGN: tester(table).elder_sign}
    return odds_of(draw_odds(table.bag, effects), skill, difficulty)
