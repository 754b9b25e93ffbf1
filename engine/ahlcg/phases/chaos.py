"""The chaos bag: revealing a token, and what a token does."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from engine.ahlcg.events import TokenResolved, TokenRevealed
from engine.ahlcg.rules.outcomes import in_full
from engine.ahlcg.state.board import Doing, tester
from engine.ahlcg.state.effects import TokenEffect
from engine.ahlcg.timing.ladder import afterwards, as_one, before
from engine.kernel import Chance, Decision

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Steps
    from engine.ahlcg.state.table import Situation

NOTHING = TokenEffect()
AUTO_FAIL, ELDER_SIGN = "auto_fail", "elder_sign"
_NUMBER = re.compile(r"[+-]?[0-9]{1,2}")


def reveal_token(board: Board) -> Steps:
    """A token out of the bag at random; once ST.4 has begun its symbol resolves at once."""
    if not board.now.bag:
        return
    tokens = dict(Counter(board.now.bag))
    token = yield Chance(what="token", outcomes=tokens, cites="ahlcg/st.3^reveal")
    revealed = TokenRevealed(token=token, by=board.now.under_way().test.by, cites="ahlcg/st.3^who")
    yield from board.happens(revealed)
    moment = yield from before(board, revealed, ("when",))
    yield from afterwards(board, moment)
    if board.now.under_way().symbols_due:
        yield from resolve_symbols(board)


def resolve_symbols(board: Board) -> Steps:
    """The symbols that have not been resolved yet, in the order of the one who takes the test."""
    while due := _unresolved(board.now):
        place = next(iter(due))
        if len(due) > 1:
            tokens = [token for token, _, _ in due.values()]
            names = {
                token if tokens.count(token) == 1 else f"{token}-{at + 1}": at
                for at, (token, _, _) in due.items()
            }
            chosen = yield Decision(
                what="symbol-order", by=tester(board.now).id, options=tuple(names), cites="ahlcg/st.4^resolve"
            )
            place = names[chosen]
        token, effect, cites = due[place]
        resolved = TokenResolved(token=token, place=place, effect=effect, cites=cites)
        yield from board.happens(resolved)
        yield from as_one(board, in_full(effect.results, Doing(board, tester(board.now).id)))
        if effect.reveal_another:
            yield from reveal_token(board)


def _unresolved(table: Situation) -> dict[int, tuple[str, TokenEffect, str]]:
    """By place: the tokens whose symbol does something and has not done it yet."""
    due: dict[int, tuple[str, TokenEffect, str]] = {}
    for place, each in enumerate(table.under_way().revealed):
        if each.effect is None and not each.ignored:
            effect, cites = symbol_effect(table, each.token)
            if effect != NOTHING:
                due[place] = (each.token, effect, cites)
    return due


def symbol_effect(table: Situation, token: str) -> tuple[TokenEffect, str]:
    """What the symbol on a token does, and the statement that says so; a number has no such effect."""
    if token == ELDER_SIGN:
        who = tester(table)
        return NOTHING if table.is_blank(who.id) else who.elder_sign, "ahlcg/st.4^elder"
    return dict(table.symbols).get(token, NOTHING), "ahlcg/st.4^scenario"


def number(token: str) -> int:
    """The number on a token, a modifier of the tested skill; 0 if it shows a symbol."""
    return int(token) if is_number(token) else 0


def is_number(token: str) -> bool:
    return _NUMBER.fullmatch(token) is not None
