"""The terror track: allies leave, stores close, the town is overrun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import AllyLeft, DoomRemoved, LookUp, MarkerPlaced, MonsterMoved, TerrorRose
from engine.arkham2e.rules.awakening import add_doom, check_overrun
from engine.arkham2e.rules.harm import move_to
from engine.arkham2e.rules.outcomes import carries_out
from engine.arkham2e.state import effects as can
from engine.kernel import drawn

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Doing, Steps
    from engine.arkham2e.state.table import Store

HIGHEST = 10
_STORE_CITES = {
    3: "arkham2e/terror-stores-close^general-store",
    6: "arkham2e/terror-stores-close^curiositie-shoppe",
    9: "arkham2e/terror-stores-close^magick-shoppe",
}


def raise_terror(board: Board, by: int, cites: str) -> Steps:
    """Point by point; beyond 10 each point is a doom token instead."""
    for _ in range(by):
        if board.now.terror >= HIGHEST:
            yield from add_doom(board, "arkham2e/terror-at-10-adds-doom^doom")
            continue
        yield from board.happens(TerrorRose(to=board.now.terror + 1, cites=cites))
        yield from _ally_leaves(board)
        for store in board.now.stores:
            if store.terror == board.now.terror:
                yield from _close(board, store)
        yield from check_overrun(board)


def _ally_leaves(board: Board) -> Steps:
    deck = board.now.ally
    cards = (*deck.cards, *deck.bottom)
    if not cards and "ally" in board.now.untold:
        look = LookUp(what="ally-leaves", cites="arkham2e/terror-allies-leave^each")
        yield from board.happens(look)
    if cards:
        ally = yield from drawn("ally", cards, "arkham2e/terror-allies-leave^each")
        yield from board.happens(AllyLeft(ally=ally.id, cites="arkham2e/terror-allies-leave^each"))


def _close(board: Board, store: Store) -> Steps:
    """For good; whoever is inside is moved to the street, without a fight."""
    cites = _STORE_CITES.get(store.terror, "arkham2e/terror-stores-close^what")
    yield from board.happens(MarkerPlaced(marker="closed", space=store.space, cites=cites))
    for who in board.now.in_order():
        if board.now.investigator(who) in board.now.at(store.space):
            yield from move_to(board, who, store.street, "arkham2e/terror-stores-close^moved")
    for monster in board.now.monsters_at(store.space):
        moved = MonsterMoved(
            monster=monster.id,
            origin=store.space,
            to=store.street,
            cites="arkham2e/terror-stores-close^moved",
        )
        yield from board.happens(moved)


@carries_out(can.Terror)
def _terror(doing: Doing, effect: can.Terror) -> Steps:
    yield from raise_terror(doing.board, effect.by, "arkham2e/terror-track^rises")


@carries_out(can.Doom)
def _doom(doing: Doing, effect: can.Doom) -> Steps:
    board = doing.board
    for _ in range(effect.by):
        yield from add_doom(board, doing.text)
    if effect.by < 0 and board.now.doom:
        to = max(0, board.now.doom + effect.by)
        yield from board.happens(DoomRemoved(to=to, cites=doing.text))
