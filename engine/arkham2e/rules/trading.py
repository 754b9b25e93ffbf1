"""Trading equipment: money, common items, unique items and spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import CardTraded, MoneyTraded
from engine.kernel import Decision, agreed

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.table import Investigator, Situation

DONE = "done"
DOLLAR = "$1"


def partners(table: Situation, who: str) -> list[str]:
    """Those in the same space of Arkham or the same area of an Other World; in the final battle, all."""
    me = table.investigator(who)
    others = [table.investigator(name) for name in table.in_order() if name != who]
    if table.battle:
        return [each.id for each in others]
    if me.lost or me.arrested:
        return []
    here = (me.space, me.world, me.area)
    free = [each for each in others if not each.lost and not each.arrested]
    return [each.id for each in free if (each.space, each.world, each.area) == here]


def judged_trades(table: Situation, who: str) -> dict[str, str | None]:
    """Every other investigator, with what forbids a trade: the distance, or that there is nothing to give."""
    near, able = partners(table, who), may_trade(table, who)
    away = "arkham2e/trading-equipment^where"
    return {
        f"trade:{name}": None if name in able else "arkham2e/trading-equipment^what" if name in near else away
        for name in table.in_order()
        if name != who
    }


def goods(who: Investigator) -> list[str]:
    cards = [card.id for card in who.cards if card.tradable]
    return [*cards, *([DOLLAR] * who.money)]


def may_trade(table: Situation, who: str) -> list[str]:
    """With whom there is anything to exchange."""
    mine = goods(table.investigator(who))
    return [other for other in partners(table, who) if mine or goods(table.investigator(other))]


def trade(board: Board, who: str, other: str) -> Steps:
    """Anything of that list each way, if both agree to the whole."""
    terms: list[tuple[str, str, str]] = []
    cites = "arkham2e/trading-equipment^what"
    while True:
        offers = [f"give:{each}" for each in _left(board, who, terms)]
        offers += [f"take:{each}" for each in _left(board, other, terms)]
        if not offers:
            break
        term = yield Decision(what="trade", by=who, options=(DONE, *offers), cites=cites)
        if term == DONE:
            break
        way, _, what = term.partition(":")
        terms.append((who, other, what) if way == "give" else (other, who, what))
    if not terms or not (yield from agreed("trade-agreed", other, "arkham2e/trading-equipment^where")):
        return
    for giver, taker, what in terms:
        if what == DOLLAR:
            yield from board.happens(MoneyTraded(by=giver, to=taker, count=1, cites=cites))
        else:
            yield from board.happens(CardTraded(by=giver, to=taker, card=what, cites=cites))


def _left(board: Board, who: str, terms: list[tuple[str, str, str]]) -> list[str]:
    """What of theirs is not yet part of the terms, equal things once."""
    promised = [what for giver, _, what in terms if giver == who]
    rest = goods(board.now.investigator(who))
    for what in promised:
        rest.remove(what)
    return list(dict.fromkeys(rest))
