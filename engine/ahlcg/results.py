"""What a test's success or failure does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import CluesDiscovered, EnemyDamaged, EnemyEvaded, InvestigatorHurt, TestCalled
from engine.ahlcg.table import CallTest, DamageEnemy, DiscoverClues, Evade, Hurt
from engine.kernel import Decision

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.table import Result


def apply_in_order(board: Board, by: str, results: list[Result]) -> Steps:
    """Several results in the order that the one whose they are picks."""
    left = {f"{result.result}-{place}": result for place, result in enumerate(results, 1)}
    while left:
        first = next(iter(left))
        if len(left) > 1:
            first = yield Decision(what="result-order", by=by, options=tuple(left), cites="ahlcg/st.7^order")
        yield from _apply(board, by, left.pop(first))


def _apply(board: Board, by: str, result: Result) -> Steps:
    match result:
        case DiscoverClues():
            yield from _discover(board, by, result)
        case DamageEnemy():
            yield from board.happens(
                EnemyDamaged(enemy=result.enemy, damage=result.damage, cites="ahlcg/fight-action^success")
            )
        case Evade():
            yield from board.happens(
                EnemyEvaded(enemy=result.enemy, by=by, cites="ahlcg/evade-action^exhaust")
            )
        case CallTest():
            yield from board.happens(TestCalled(test=result.test, cites="ahlcg/st.7^source"))
        case Hurt():
            yield from board.happens(
                InvestigatorHurt(
                    investigator=result.investigator,
                    damage=result.damage,
                    horror=result.horror,
                    cites=result.cites
                    or f"ahlcg/take-damage-horror^{'damage' if result.damage else 'horror'}",
                )
            )


def _discover(board: Board, by: str, result: DiscoverClues) -> Steps:
    """As many as there are."""
    count = min(result.count, board.now.location(result.location).clues)
    if count:
        found = CluesDiscovered(
            by=by, location=result.location, count=count, cites="ahlcg/investigate-action^take-token"
        )
        yield from board.happens(found)
