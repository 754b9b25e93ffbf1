"""Effects on investigators: points, checks, arrest, delay, being lost or devoured, moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e import effects as can
from engine.arkham2e.checks import skill_check
from engine.arkham2e.events import CluesGained, CluesLost, MaximumChanged, MoneyGained, MoneyLost
from engine.arkham2e.harm import (
    arrest,
    become_lost,
    delay,
    devour,
    discard_items,
    lose,
    recover,
    settle,
)
from engine.arkham2e.outcomes import amount, carries_out, carry_out, whom

if TYPE_CHECKING:
    from engine.arkham2e.board import Doing, Steps

_TEXT = "arkham2e/encounter-no-gate^read"


@carries_out(can.Lose)
def _lose(doing: Doing, effect: can.Lose) -> Steps:
    board = doing.board
    for who in whom(doing, effect.who):
        now = board.now.investigator(who)
        items = amount(doing, effect.items, len(now.items))
        clues = min(now.clues, amount(doing, effect.clues, now.clues))
        money = min(now.money, amount(doing, effect.money, now.money))
        yield from discard_items(board, who, items, _TEXT)
        if clues:
            yield from board.happens(CluesLost(who=who, count=clues, cites=_TEXT))
        if money:
            yield from board.happens(MoneyLost(who=who, count=money, cites=_TEXT))
        sanity = amount(doing, effect.sanity, now.sanity)
        stamina = amount(doing, effect.stamina, now.stamina)
        yield from lose(board, who, sanity, stamina, "arkham2e/sanity-and-stamina^cap")


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
            yield from board.happens(MoneyGained(who=who, count=money, cites="arkham2e/money-tokens^what"))


@carries_out(can.Maximum)
def _maximum(doing: Doing, effect: can.Maximum) -> Steps:
    """At 0 the investigator is devoured."""
    board = doing.board
    for who in whom(doing, effect.who):
        now = board.now.investigator(who)
        sanity = max(0, now.max_sanity + effect.sanity)
        stamina = max(0, now.max_stamina + effect.stamina)
        cites = "arkham2e/maximum-sanity^raised" if effect.sanity else "arkham2e/maximum-stamina^raised"
        changed = MaximumChanged(who=who, sanity=sanity, stamina=stamina, cites=cites)
        yield from board.happens(changed)
        if not sanity or not stamina:
            yield from devour(board, who, "arkham2e/devoured^maximum")
        else:
            yield from settle(board, who)


@carries_out(can.Check)
def _check(doing: Doing, effect: can.Check) -> Steps:
    board = doing.board
    for who in whom(doing, effect.who):
        modifier = effect.modifier + effect.worsens * max(0, board.now.battle_round - 1)
        successes = yield from skill_check(board, who, effect.check, modifier, effect.difficulty)
        own = doing.but(you=who, successes=successes)
        yield from carry_out(effect.passed if board.passed else effect.failed, own)


@carries_out(can.Arrest)
def _arrest(doing: Doing, effect: can.Arrest) -> Steps:
    for who in whom(doing, effect.who):
        yield from arrest(doing.board, who)


@carries_out(can.BeLost)
def _lost(doing: Doing, effect: can.BeLost) -> Steps:
    for who in whom(doing, effect.who):
        yield from become_lost(doing.board, who, "arkham2e/lost-in-time-and-space^area")


@carries_out(can.Delay)
def _delay(doing: Doing, effect: can.Delay) -> Steps:
    for who in whom(doing, effect.who):
        yield from delay(doing.board, who, "arkham2e/delayed^sign")


@carries_out(can.Devour)
def _devour(doing: Doing, effect: can.Devour) -> Steps:
    for who in whom(doing, effect.who):
        yield from devour(doing.board, who, "arkham2e/devoured^lose")
