"""Monsters come from the cup: to Arkham, within the limit, or to the Outskirts; and go back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.arkham2e.events import (
    LookUp,
    MonsterPlaced,
    MonsterReturned,
    MonsterToOutskirts,
    OutskirtsOverflowed,
    Prevented,
)
from engine.arkham2e.rules.awakening import awaken, check_overrun
from engine.arkham2e.rules.outcomes import carries_out
from engine.arkham2e.rules.terror import raise_terror
from engine.arkham2e.state import effects as can
from engine.kernel import drawn

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Doing, Steps
    from engine.arkham2e.state.cards import Monster
    from engine.arkham2e.state.table import Situation
    from engine.kernel import Procedure

Kind = Literal["monster", "outskirts-monster", "met-monster"]


def room(table: Situation) -> int | None:
    """How many more monsters fit into Arkham and the Sky; None: any number."""
    limit = table.monster_limit
    return None if limit is None else max(0, limit - len(table.monsters))


def barred(
    board: Board,
    what: Literal["gate", "monster"],
    space: str,
    sealed: str = "arkham2e/sealed-location-no-spawn^beats-cards",
) -> Procedure[bool]:
    """Whether nothing can appear there: at a sealed location, or at a stable one."""
    here = board.now.space(space)
    if here.sealed:
        yield from board.happens(Prevented(what=what, where=space, cites=sealed))
    elif here.unstable is False:
        stable: Literal["stable-gate", "stable-monster"] = (
            "stable-gate" if what == "gate" else "stable-monster"
        )
        yield from board.happens(Prevented(what=stable, where=space, cites="arkham2e/stable-location^what"))
    return here.sealed or here.unstable is False


def draw_monster(board: Board, cites: str, source: str, kind: Kind) -> Procedure[Monster | None]:
    """From the cup, which must not be empty. None: the sheet does not tell what is in it."""
    if not board.now.cup and "cup" in board.now.untold:
        yield from board.happens(LookUp(what=kind, source=source, cites=cites))
        return None
    if not board.now.cup:
        yield from awaken(board, "no-monster")
    return (yield from drawn("monster", board.now.cup, cites))


def bring(board: Board, space: str, cites: str) -> Steps:
    """A monster appears at a location, or in the Outskirts if Arkham is full."""
    if (yield from barred(board, "monster", space)):
        return
    monster = yield from draw_monster(board, cites, space, "monster")
    if monster is None:
        return
    if room(board.now) == 0:
        yield from to_outskirts(board, monster, "arkham2e/monster-limit^excess")
    else:
        yield from place(board, monster, space, _despite_limit(board.now) or cites)


def _despite_limit(table: Situation) -> str | None:
    """Where there are more than the limit was, the terror has done away with it."""
    if table.monster_limit is None and len(table.monsters) >= table.usual_monster_limit:
        return "arkham2e/terror-overrun^unbounded"
    return None


def place(board: Board, monster: Monster, space: str, cites: str) -> Steps:
    yield from board.happens(MonsterPlaced(monster=monster.id, space=space, cites=cites))
    yield from check_overrun(board)


def to_outskirts(board: Board, monster: Monster, cites: str) -> Steps:
    """One more than the maximum makes them overflow at that moment."""
    yield from board.happens(MonsterToOutskirts(monster=monster.id, cites=cites))
    if len(board.now.outskirts) > board.now.outskirts_limit:
        names = tuple(each.id for each in board.now.outskirts)
        yield from raise_terror(board, 1, "arkham2e/outskirts-overflow^terror")
        emptied = OutskirtsOverflowed(monsters=names, cites="arkham2e/outskirts-overflow^cup")
        yield from board.happens(emptied)
        return
    yield from check_overrun(board)


def send_home(board: Board, symbol: str) -> Steps:
    """A gate is gone: monsters with its symbol leave Arkham, the Sky and the Outskirts."""
    for monster in (*board.now.monsters, *board.now.outskirts):
        if monster.symbol == symbol and symbol != "none":
            cites = "arkham2e/monsters-and-closing-gates^where"
            yield from board.happens(MonsterReturned(monster=monster.id, cites=cites))


@carries_out(can.PlaceMonster)
def _place(doing: Doing, effect: can.PlaceMonster) -> Steps:
    for _ in range(effect.count):
        yield from bring(doing.board, effect.space, "arkham2e/setup-11-monster-cup^draw")


@carries_out(can.ReturnMonsters)
def _return(doing: Doing, effect: can.ReturnMonsters) -> Steps:
    for monster in doing.now.monsters:
        if monster.title == effect.name:
            away = MonsterReturned(monster=monster.id, cites="arkham2e/setup-11-monster-cup^cup")
            yield from doing.board.happens(away)
