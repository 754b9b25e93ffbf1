"""What a test under way comes to: exact odds from here, if everybody passes on what is optional."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING

from engine.ahlcg.events import TestDecided
from engine.ahlcg.odds import Draw, Odds, draw_odds, odds_of
from engine.ahlcg.phases.chaos import ELDER_SIGN
from engine.ahlcg.phases.running import take
from engine.ahlcg.phases.skill_test import difficulty_now
from engine.ahlcg.state.board import tester
from engine.ahlcg.state.values import added
from engine.kernel import odds, play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.state.cards import Ability
    from engine.ahlcg.state.effects import SkillTest
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Event, Play, Request

_MANY = 3  # more redraws than this are not played out one by one


def table_after(table: Situation, events: Iterable[Event]) -> Situation:
    """The table once these events have happened."""
    return reduce(lambda now, event: event.after(now), events, table)  # type: ignore[attr-defined]


def outlook(table: Situation, test: SkillTest, answers: tuple[str, ...]) -> Odds | None:
    """The odds after these answers. None where abilities and many redraws make too many ways to play out."""
    played = play(lambda: take(table, test), answers)
    now = table_after(table, played.events)
    left = [ability for ability in now.abilities_in_play() if _matters(ability) and ability not in now.used]
    effects = dict(now.symbols)
    plain = now.test and not any(each.results for each in (*effects.values(), tester(now).elder_sign))
    if now.test and plain and not now.test.revealed and not left:
        return _by_formula(now)
    if sum(token in effects and effects[token].reveal_another for token in now.bag) > _MANY:
        return None
    return _by_playing(table, test, answers)


def _matters(ability: Ability) -> bool:
    """Whether it could still change this test."""
    return ability.at == "window" or ability.at.startswith(("st.", "token-", "test-"))


def _by_formula(now: Situation) -> Odds:
    state = now.under_way()
    committed = sum(each.card.matching(state.test.skill) for each in state.committed)
    more = sum(ability.add for ability in now.used) + added(now, state.test.by, state.test.skill)
    skill = tester(now).base(state.test.skill) + committed + more
    difficulty = difficulty_now(now)
    effects = dict(now.symbols) | {ELDER_SIGN: tester(now).elder_sign}
    draws = draw_odds(now.bag, effects)
    for ability in now.used:
        if ability.automatic:
            draws = _also(draws, Draw(0, ability.automatic))
    return odds_of(draws, skill, difficulty, [ability.times for ability in now.used])


def _also(draws: dict[Draw, Fraction], other: Draw) -> dict[Draw, Fraction]:
    changed: dict[Draw, Fraction] = defaultdict(Fraction)
    for draw, share in draws.items():
        changed[draw.and_then(other)] += share
    return dict(changed)


def _by_playing(table: Situation, test: SkillTest, answers: tuple[str, ...]) -> Odds:
    likely = odds(lambda: take(table, test), _pass, _decided, answers)
    success = Fraction(0)
    margins: dict[int, Fraction] = defaultdict(Fraction)
    for (passed, margin), share in likely.items():
        success += share if passed else 0
        margins[margin] += share
    return Odds(success, dict(margins))


def _pass(request: Request) -> str:
    return request.options[0]  # "done" and "pass" stand first; an order that must be chosen, as it is listed


def _decided(played: Play[Situation]) -> tuple[bool, int]:
    decided = next(event for event in played.events if isinstance(event, TestDecided))
    return decided.succeeded, decided.value - decided.difficulty
