"""The chaos bag: revealing a token, and what a token does."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.ahlcg.board import tester
from engine.ahlcg.events import TokenResolved, TokenRevealed
from engine.ahlcg.table import TokenEffect
from engine.kernel import Chance

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.table import Situation

NOTHING = TokenEffect()
AUTO_FAIL, ELDER_SIGN = "auto_fail", "elder_sign"


def reveal_token(board: Board) -> Steps:
    """A token out of the bag at random; once ST.4 has begun its symbol resolves at once."""
    if not board.now.bag:
        return
    tokens = dict(Counter(board.now.bag))
    token = yield Chance(what="token", outcomes=tokens, cites="ahlcg/st.3^reveal")
    yield from board.happens(TokenRevealed(token=token, cites="ahlcg/st.3^who"))
    if board.now.under_way().symbols_due:
        yield from resolve_symbols(board)


def resolve_symbols(board: Board) -> Steps:
    """The symbols that have not been resolved yet, as they came."""
    for place, each in enumerate(board.now.under_way().revealed):
        if each.effect is None and not each.ignored:
            effect, cites = symbol_effect(board.now, each.token)
            if effect != NOTHING:
                resolved = TokenResolved(token=each.token, place=place, effect=effect, cites=cites)
                yield from board.happens(resolved)
            if effect.reveal_another:
                yield from reveal_token(board)


def symbol_effect(table: Situation, token: str) -> tuple[TokenEffect, str]:
    """What the symbol on a token does, and the statement that says so; a number has no such effect."""
    if token == ELDER_SIGN:
        return tester(table).elder_sign, "ahlcg/st.4^elder"
    return dict(table.symbols).get(token, NOTHING), "ahlcg/st.4^scenario"


def number(token: str) -> int:
    """The number on a token, a modifier of the tested skill; 0 if it shows a symbol."""
    return int(token) if token.lstrip("+-").isdigit() else 0
