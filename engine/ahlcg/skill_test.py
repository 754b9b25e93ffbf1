"""A skill test, step by step: ST.1 to ST.8, with its two player windows.

Assumptions, where the book is silent: the tester commits first, then the others in player order (nothing
depends on it); tokens revealed one after another resolve in that order; an automatic failure beats an
automatic success; an ability is used once a test; retaliate comes before ST.8; a test that is called for
during a test waits for its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.abilities import around, resolve_window
from engine.ahlcg.board import tester
from engine.ahlcg.chaos import AUTO_FAIL, number, resolve_symbols, reveal_token
from engine.ahlcg.events import (
    CardCommitted,
    CardDiscarded,
    EnemyAttacked,
    Reached,
    TestBegan,
    TestDecided,
    TestEnded,
    ValueDetermined,
)
from engine.ahlcg.results import apply_in_order
from engine.ahlcg.timing import SKILL_TEST
from engine.ahlcg.values import modified
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.table import Card, Consequences, Investigator, Result, Situation, SkillTest

DONE = "done"


def skill_test(board: Board, test: SkillTest) -> Steps:
    """Every point of the chart in its order: a window is resolved, a step has its abilities around it."""
    yield from board.happens(TestBegan(test=test, cites="ahlcg/st.1^begin"))
    for point in SKILL_TEST:
        if point.is_window:
            yield from resolve_window(board, point.rule)
        else:
            yield from around(board, point.rule, _STEPS[point.rule](board))


def _settle_skill(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.1", cites="ahlcg/st.1^skill"))


def _commit_cards(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.2", cites="ahlcg/st.2^commit"))
    by = tester(board.now)
    yield from _commit(board, by.id, len(by.hand), "ahlcg/st.2^tester")
    if board.now.peril:
        return
    for other in board.now.investigators:
        if other.id != by.id and other.location == by.location:
            yield from _commit(board, other.id, 1, "ahlcg/st.2^others")


def _commit(board: Board, name: str, most: int, cites: str) -> Steps:
    """Card after card in the order of the hand, so that each set of cards can be committed in one way."""
    offered = list(_committable(board.now, board.now.investigator(name)))
    for _ in range(most):
        offered = [card for card in offered if _within_limit(board.now, card)]
        if not offered:
            return
        options = (DONE, *(card.id for card in offered))
        chosen = yield Decision(what="commit", by=name, options=options, cites=cites)
        if chosen == DONE:
            return
        yield from board.happens(CardCommitted(by=name, card=chosen, cites="ahlcg/st.2^matching"))
        place = next(place for place, card in enumerate(offered) if card.id == chosen)
        offered = offered[place + 1 :]


def _committable(table: Situation, owner: Investigator) -> Iterator[Card]:
    skill = table.under_way().test.skill
    return (card for card in owner.hand if card.matching(skill))


def _within_limit(table: Situation, card: Card) -> bool:
    """ "Max X committed" counts the copies by title, whoever commits them."""
    copies = [other for other in table.under_way().committed if other.card.name == card.name]
    return card.most_committed is None or len(copies) < card.most_committed


def _reveal(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.3", cites="ahlcg/st.3^reveal"))
    yield from reveal_token(board)


def _resolve_symbols(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.4", cites="ahlcg/st.4^resolve"))
    yield from resolve_symbols(board)


def _determine_value(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.5", cites="ahlcg/st.5^value"))
    yield from board.happens(_value(board.now))


def _value(table: Situation) -> ValueDetermined:
    state = table.under_way()
    base = tester(table).base(state.test.skill)
    icons = sum(each.card.matching(state.test.skill) for each in state.committed)
    tokens = sum(number(each.token) for each in state.counted) + sum(effect.add for effect in state.effects)
    abilities = sum(ability.add for ability in table.used)
    times = [ability.times for ability in table.used]
    value = modified(base, (icons, tokens, abilities), times)
    return ValueDetermined(
        base=base, icons=icons, tokens=tokens, abilities=abilities, value=value, cites="ahlcg/st.5^modifiers"
    )


def _determine_success(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.6", cites="ahlcg/st.6^compare"))
    state, used = board.now.under_way(), board.now.used
    value = _value(board.now).value
    difficulty = modified(state.test.difficulty, (ability.difficulty for ability in used))
    forced = {effect.automatic for effect in state.effects} | {ability.automatic for ability in used}
    if "failure" in forced or AUTO_FAIL in [each.token for each in state.counted]:
        decided = TestDecided(
            succeeded=False, value=0, difficulty=difficulty, cites="ahlcg/st.6^auto-failure"
        )
    elif "success" in forced:
        decided = TestDecided(succeeded=True, value=value, difficulty=0, cites="ahlcg/st.6^auto-success")
    elif value >= difficulty:
        decided = TestDecided(succeeded=True, value=value, difficulty=difficulty, cites="ahlcg/st.6^success")
    else:
        decided = TestDecided(succeeded=False, value=value, difficulty=difficulty, cites="ahlcg/st.6^failure")
    yield from board.happens(decided)


def _apply_results(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.7", cites="ahlcg/st.7^apply"))
    state = board.now.under_way()
    results: list[Result] = []
    sources: list[Consequences] = [state.test, *state.effects, *board.now.used]
    for source in sources:
        results += source.on_success if state.succeeded else source.on_failure
    yield from apply_in_order(board, state.test.by, results)
    yield from _retaliate(board)


def _retaliate(board: Board) -> Steps:
    """A ready enemy with retaliate strikes back after every result of a failed attack on it."""
    state = board.now.under_way()
    if state.test.attacked is None or state.succeeded:
        return
    enemy = board.now.enemy(state.test.attacked)
    if enemy.retaliate and enemy.ready:
        attack = EnemyAttacked(
            enemy=enemy.id,
            investigator=state.test.by,
            damage=enemy.damage,
            horror=enemy.horror,
            cites="ahlcg/retaliate^timing",
        )
        yield from board.happens(attack)


def _end(board: Board) -> Steps:
    yield from board.happens(Reached(point="st.8", cites="ahlcg/st.8^end"))
    for each in board.now.under_way().committed:
        yield from board.happens(CardDiscarded(by=each.by, card=each.card, cites="ahlcg/st.8^discard"))
    yield from board.happens(TestEnded(cites="ahlcg/st.8^tokens"))


_STEPS = {
    "st.1": _settle_skill,
    "st.2": _commit_cards,
    "st.3": _reveal,
    "st.4": _resolve_symbols,
    "st.5": _determine_value,
    "st.6": _determine_success,
    "st.7": _apply_results,
    "st.8": _end,
}
