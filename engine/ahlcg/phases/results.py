"""Several results of a test, in the order that the investigator who takes it picks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.rules.outcomes import carry_out
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Doing, Steps
    from engine.ahlcg.state.effects import Result


def apply_in_order(doing: Doing, results: list[Result]) -> Steps:
    left = {f"{result.result}-{place}": result for place, result in enumerate(results, 1)}
    while left and doing.now.is_investigator(doing.you):
        first = yield from chosen("result-order", doing.you, left, "ahlcg/st.7^order")
        yield from carry_out(left.pop(first), doing)
