"""A skill test, step by step: ST.1 to ST.8, with its two player windows.

Assumptions, where the book is silent: the tester commits first, then the others in player order (nothing
depends on it); tokens revealed one after another resolve in that order; an automatic failure beats an
automatic success; an ability is used once a test; retaliate comes before ST.8; a test that is called for
during a test waits for its end.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.ahlcg.events import (
    CardCommitted,
    CardDiscarded,
    LastingBegan,
    Reached,
    TestBegan,
    TestCalled,
    TestDecided,
    TestEnded,
    ValueDetermined,
)
from engine.ahlcg.phases.chaos import AUTO_FAIL, number, resolve_symbols, reveal_token
from engine.ahlcg.phases.results import apply_in_order
from engine.ahlcg.rules.attacks import attack
from engine.ahlcg.state.board import Doing, tester
from engine.ahlcg.state.table import Lasting
from engine.ahlcg.state.values import added, modified
from engine.ahlcg.timing.ladder import around, before, letting_go, occurs, resolve_window
from engine.ahlcg.timing.steps import SKILL_TEST
from engine.ahlcg.timing.substitution import with_skill
from engine.kernel import Decision, Refusals

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.state.board import Board, Steps
    from engine.ahlcg.state.cards import Card
    from engine.ahlcg.state.effects import Consequences, Result, SkillTest
    from engine.ahlcg.state.table import Investigator, Situation

DONE = "done"


def take_test(board: Board, test: SkillTest, doing: Doing | None = None, add: int = 0) -> Steps:
    """A test now, or, during a test, when that one is over; and then those that have waited."""
    if board.now.test:
        yield from board.happens(TestCalled(test=test, cites="ahlcg/st.7^source"))
        return
    yield from skill_test(board, (yield from with_skill(board, test)), doing, add)
    while board.now.waiting and board.now.is_investigator(board.now.waiting[0].by):
        yield from skill_test(board, board.now.waiting[0])


def skill_test(board: Board, test: SkillTest, doing: Doing | None = None, add: int = 0) -> Steps:
    """Every point of the chart in its order: a window is resolved, a step has its abilities around it."""
    began = TestBegan(test=test, cites="ahlcg/st.1^begin")
    yield from occurs(board, began)
    if add:
        lasting = Lasting(whom=test.by, value="all", add=add, until="test")
        yield from board.happens(LastingBegan(lasting=lasting, cites="ahlcg/lasting-effects^definition"))
    context = doing or Doing(board, test.by)
    for point in SKILL_TEST:
        if not board.now.is_investigator(test.by):
            yield from _abandoned(board)
            return
        if point.is_window:
            yield from resolve_window(board, point.rule)
        else:
            reached = Reached(
                point=point.rule, who=test.by, cites=f"ahlcg/{point.rule}^{_ANCHORS[point.rule]}"
            )
            yield from around(board, reached, _STEPS[point.rule](board, context))


def _abandoned(board: Board) -> Steps:
    """The one who took the test is out of the game, and the test with them."""
    if board.now.test:
        yield from board.assumes("test-abandoned", "ahlcg/elimination^no-influence")
        yield from _discard_committed(board)
        yield from board.happens(TestEnded(cites="ahlcg/st.8^tokens"))


def _settle_skill(_board: Board, _doing: Doing) -> Steps:
    yield from ()


def _commit_cards(board: Board, _doing: Doing) -> Steps:
    by = tester(board.now)
    yield from _commit(board, by.id, len(by.hand), "ahlcg/st.2^tester")
    if board.now.peril is True or by.id in board.now.perils:
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
        refusals = Refusals(partial(_uncommittable, board.now, name))
        chosen = yield Decision(what="commit", by=name, options=options, cites=cites, refusals=refusals)
        if chosen == DONE:
            return
        yield from occurs(board, CardCommitted(by=name, card=chosen, cites="ahlcg/st.2^matching"))
        place = next(place for place, card in enumerate(offered) if card.id == chosen)
        offered = offered[place + 1 :]


def _committable(table: Situation, owner: Investigator) -> Iterator[Card]:
    skill = table.under_way().test.skill
    return (card for card in owner.hand if card.matching(skill))


def _uncommittable(table: Situation, name: str) -> dict[str, str | None]:
    """Cards in hand that cannot be committed; to the tester, also those of whoever cannot help."""
    judged: dict[str, str | None] = {}
    for card in table.investigator(name).hand:
        if not card.matching(table.under_way().test.skill):
            judged[card.id] = "ahlcg/st.2^no-match"
        elif not _within_limit(table, card):
            judged[card.id] = "ahlcg/limits-and-maximums^maximum-commit"
    by = tester(table)
    if name != by.id:
        return judged
    for other in table.investigators:
        if other.id != by.id and (table.peril or other.location != by.location):
            why = "ahlcg/st.2^peril" if table.peril else "ahlcg/st.2^others"
            judged |= {card.id: why for card in _committable(table, other)}
    return judged


def _within_limit(table: Situation, card: Card) -> bool:
    """ "Max X committed" counts the copies by title, whoever commits them."""
    copies = [other for other in table.under_way().committed if other.card.name == card.name]
    return card.most_committed is None or len(copies) < card.most_committed


def _reveal(board: Board, _doing: Doing) -> Steps:
    yield from reveal_token(board)


def _resolve_symbols(board: Board, _doing: Doing) -> Steps:
    yield from resolve_symbols(board)


def _determine_value(board: Board, _doing: Doing) -> Steps:
    yield from board.happens(_value(board.now))


def _value(table: Situation) -> ValueDetermined:
    state = table.under_way()
    skill = state.test.skill
    base = tester(table).base(skill)
    icons = sum(each.card.matching(skill) for each in state.committed)
    tokens = sum(number(each.token) for each in state.counted) + sum(effect.add for effect in state.effects)
    abilities = sum(ability.add for ability in table.used) + added(table, state.test.by, skill)
    times = [ability.times for ability in table.used]
    value = modified(base, (icons, tokens, abilities), times)
    return ValueDetermined(
        base=base, icons=icons, tokens=tokens, abilities=abilities, value=value, cites="ahlcg/st.5^modifiers"
    )


def difficulty_now(table: Situation) -> int:
    """The difficulty with all that modifies it: abilities, and a location's or enemy's own value."""
    test = table.under_way().test
    match test.attempt:
        case "investigate":
            more = added(table, tester(table).location, "shroud")
        case "fight" | "evade" as value if test.attacked:
            more = added(table, test.attacked, value)
        case _:
            more = 0
    return modified(test.difficulty, (more, *(ability.difficulty for ability in table.used)))


def _determine_success(board: Board, _doing: Doing) -> Steps:
    """Compare; what answers that you would succeed or fail may still change the numbers."""
    yield from before(board, _decided(board.now), ("would",))
    yield from occurs(board, _decided(board.now), rungs=("when",))


def _decided(table: Situation) -> TestDecided:
    state, used = table.under_way(), table.used
    value, difficulty = _value(table).value, difficulty_now(table)
    forced = {effect.automatic for effect in state.effects} | {ability.automatic for ability in used}
    if "failure" in forced or AUTO_FAIL in [each.token for each in state.counted]:
        succeeded, value, why = False, 0, "auto-failure"
    elif "success" in forced:
        succeeded, difficulty, why = True, 0, "auto-success"
    else:
        succeeded = value >= difficulty
        why = "success" if succeeded else "failure"
    return TestDecided(
        by=state.test.by, succeeded=succeeded, value=value, difficulty=difficulty, cites=f"ahlcg/st.6^{why}"
    )


def _apply_results(board: Board, doing: Doing) -> Steps:
    state = board.now.under_way()
    results: list[Result] = []
    sources: list[Consequences] = [state.test, *state.effects, *board.now.used]
    for source in sources:
        results += source.on_success if state.succeeded else source.on_failure
    context = Doing(board, state.test.by, doing.ability, doing.moment)
    yield from letting_go(board, apply_in_order(context, results))
    yield from _retaliate(board)


def _retaliate(board: Board) -> Steps:
    """A ready enemy with retaliate strikes back after every result of a failed attack on it."""
    state = board.now.under_way()
    attacked = state.test.attacked if state.test.attempt != "evade" else None
    if attacked is None or state.succeeded or not board.now.is_enemy(attacked):
        return
    enemy = board.now.enemy(attacked)
    if board.now.has(enemy, "retaliate") and enemy.ready and board.now.is_investigator(state.test.by):
        yield from board.assumes("retaliate-before-end", "ahlcg/retaliate^timing")
        yield from attack(board, enemy.id, state.test.by, "ahlcg/retaliate^timing")


def _end(board: Board, _doing: Doing) -> Steps:
    yield from _discard_committed(board)
    yield from occurs(board, TestEnded(cites="ahlcg/st.8^tokens"))


def _discard_committed(board: Board) -> Steps:
    for each in board.now.under_way().committed:
        if board.now.is_investigator(each.by):
            yield from occurs(board, CardDiscarded(by=each.by, card=each.card, cites="ahlcg/st.8^discard"))


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
_ANCHORS = {
    "st.1": "skill",
    "st.2": "commit",
    "st.3": "reveal",
    "st.4": "resolve",
    "st.5": "value",
    "st.6": "compare",
    "st.7": "apply",
    "st.8": "end",
}
