"""Effects on investigators: points, checks, arrest, delay, being lost or devoured, moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import CluesGained, CluesLost, MaximumChanged, MoneyGained, MoneyLost
from engine.arkham2e.phases.checks import skill_check
from engine.arkham2e.rules.harm import (
    arrest,
    become_lost,
    delay,
    devour,
    discard_items,
    lose,
    recover,
    settle,
)
from engine.arkham2e.rules.outcomes import (
    BESIDES,
    POINTS,
    amount,
    at_one_moment,
    carries_out,
    carry_out,
    for_each,
    whom,
)
from engine.arkham2e.state import effects as can

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Doing, Steps


@carries_out(can.Lose)
def _lose(doing: Doing, effect: can.Lose) -> Steps:
    yield from for_each(doing, effect.who, lambda who: _loses(doing, effect, who))


def _loses(doing: Doing, effect: can.Lose, who: str) -> Steps:
    now = doing.now.investigator(who)
    sanity = amount(doing, effect.sanity, now.sanity)
    stamina = amount(doing, effect.stamina, now.stamina)
    cites = "arkham2e/sanity-and-stamina^cap"
    parts = {
        BESIDES: lambda: _loses_things(doing, effect, who),
        POINTS: lambda: lose(doing.board, who, sanity, stamina, cites),
    }
    halved = (effect.items and now.items) or (effect.clues and now.clues)
    falls = (sanity >= now.sanity) != (stamina >= now.stamina) and not doing.now.battle
    yield from at_one_moment(doing.board, parts, matters=bool(halved) and falls)


def _loses_things(doing: Doing, effect: can.Lose, who: str) -> Steps:
    board, now = doing.board, doing.now.investigator(who)
    items = amount(doing, effect.items, len(now.items))
    clues = min(now.clues, amount(doing, effect.clues, now.clues))
    money = min(now.money, amount(doing, effect.money, now.money))
    yield from discard_items(board, who, items, doing.text)
    if clues:
        yield from board.happens(CluesLost(who=who, count=clues, cites=doing.text))
    if money:
        yield from board.happens(MoneyLost(who=who, count=money, cites=doing.text))


@carries_out(can.Gain)
def _gain(doing: Doing, effect: can.Gain) -> Steps:
    board = doing.board
    for who in whom(doing, effect.who):
        now = board.now.investigator(who)
        sanity = amount(doing, effect.sanity, now.max_sanity)
        stamina = amount(doing, effect.stamina, now.max_stamina)
        yield from recover(board, who, sanity, stamina, "arkham2e/sanity-and-stamina^cap")
        clues = amount(doing, effect.clues, now.clues)
        if clues:
            yield from board.happens(CluesGained(who=who, count=clues, cites="arkham2e/clue-tokens^what"))
        money = amount(doing, effect.money, now.money)
        if money:
            yield from board.happens(MoneyGained(who=who, count=money, cites=doing.text))


@carries_out(can.Maximum)
def _maximum(doing: Doing, effect: can.Maximum) -> Steps:
    yield from for_each(doing, effect.who, lambda who: _changes_maximum(doing, effect, who))


def _changes_maximum(doing: Doing, effect: can.Maximum, who: str) -> Steps:
    """At 0 the investigator is devoured."""
    board, now = doing.board, doing.now.investigator(who)
    sanity = max(0, now.max_sanity + effect.sanity)
    stamina = max(0, now.max_stamina + effect.stamina)
    rule = "arkham2e/maximum-sanity" if effect.sanity else "arkham2e/maximum-stamina"
    cites = f"{rule}^{'raised' if (effect.sanity or effect.stamina) > 0 else 'cap'}"
    changed = MaximumChanged(who=who, sanity=sanity, stamina=stamina, cites=cites)
    yield from board.happens(changed)
    if not sanity or not stamina:
        yield from devour(board, who, "arkham2e/devoured^maximum")
    else:
        yield from settle(board, who)


@carries_out(can.Check)
def _check(doing: Doing, effect: can.Check) -> Steps:
    yield from for_each(doing, effect.who, lambda who: _makes_check(doing, effect, who))


def _makes_check(doing: Doing, effect: can.Check, who: str) -> Steps:
    board = doing.board
    modifier = effect.modifier + effect.worsens * max(0, board.now.battle_round - 1)
    successes = yield from skill_check(board, who, effect.check, modifier, effect.difficulty)
    own = doing.but(you=who, successes=successes)
    yield from carry_out(effect.passed if board.passed else effect.failed, own)


@carries_out(can.Arrest)
def _arrest(doing: Doing, effect: can.Arrest) -> Steps:
    yield from for_each(doing, effect.who, lambda who: arrest(doing.board, who))


@carries_out(can.BeLost)
def _lost(doing: Doing, effect: can.BeLost) -> Steps:
    cites = "arkham2e/lost-in-time-and-space^area"
    yield from for_each(doing, effect.who, lambda who: become_lost(doing.board, who, cites))


@carries_out(can.Delay)
def _delay(doing: Doing, effect: can.Delay) -> Steps:
    for who in whom(doing, effect.who):
        yield from delay(doing.board, who, "arkham2e/delayed^sign")


@carries_out(can.Devour)
def _devour(doing: Doing, effect: can.Devour) -> Steps:
    yield from for_each(doing, effect.who, lambda who: devour(doing.board, who, "arkham2e/devoured^lose"))
