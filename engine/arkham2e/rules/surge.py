"""A monster surge: monsters out of every open gate."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.arkham2e.events import SurgeBegan, SurgePlanned
from engine.arkham2e.rules.monsters import Kind, draw_monster, place, room, to_outskirts
from engine.arkham2e.state.table import OUTSKIRTS
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.kernel import Procedure


def surge(board: Board, space: str) -> Steps:
    """As many as there are open gates or players; where they go is settled before any is drawn."""
    table = board.now
    number = max(len(table.gates), table.players)
    began = SurgeBegan(space=space, monsters=number, cites="arkham2e/monster-surge^number")
    yield from board.happens(began)
    shares = yield from _shares(board, space, number)
    places = yield from _plan(board, space, shares)
    inside = tuple(where for where in places if where != OUTSKIRTS)
    planned = SurgePlanned(
        spaces=inside,
        outskirts=len(places) - len(inside),
        cites="arkham2e/monster-surge^before-drawing",
    )
    yield from board.happens(planned)
    yield from _come_out(board, space, places)


def _come_out(board: Board, space: str, places: list[str]) -> Steps:
    """One by one."""
    cites = "arkham2e/monster-surge^draw"
    come = Counter(where for where in places if where != OUTSKIRTS)
    for where in places:
        kind: Kind = "outskirts-monster" if where == OUTSKIRTS else "monster"
        monster = yield from draw_monster(board, cites, where, kind)
        if monster is None:
            continue
        if where == OUTSKIRTS and board.now.monster_limit is not None:
            yield from to_outskirts(board, monster, "arkham2e/monster-surge^over-limit")
            continue
        at = where if where != OUTSKIRTS else (yield from _after_all(board, space, come))
        yield from place(board, monster, at, cites)


def _after_all(board: Board, space: str, come: Counter[str]) -> Procedure[str]:
    """Terror has just risen to 10: one that was to stay outside comes out of a gate."""
    yield from board.assumes("no-limit-in-surge", "arkham2e/monster-limit^terror-10")
    gates = [str(gate.space) for gate in board.now.gates]
    open_to = [gate for gate in gates if gate == space or come[gate] < come[space]]
    cites = "arkham2e/monster-surge^no-agreement"
    where = yield from chosen("surge-gate", board.now.first, open_to, cites)
    come[where] += 1
    return where


def _shares(board: Board, space: str, number: int) -> Procedure[dict[str, int]]:
    """As evenly as possible, and none more than the surging gate; the rest as the players like."""
    gates = [str(gate.space) for gate in board.now.gates]
    each, over = divmod(number, len(gates))
    shares = dict.fromkeys(gates, each)
    if over:
        shares[space] += 1
    for _ in range(over - 1):
        open_to = [gate for gate in gates if shares[gate] == each]
        cites = "arkham2e/monster-surge^no-agreement"
        shares[(yield from chosen("surge-gate", board.now.first, open_to, cites))] += 1
    return shares


def _plan(board: Board, space: str, shares: dict[str, int]) -> Procedure[list[str]]:
    """If there are more than the limit allows, the players choose which appear and which are outside."""
    free = room(board.now)
    number = sum(shares.values())
    if free is None or number <= free:
        order = [space, *(gate for gate in shares if gate != space)]
        return [gate for gate in order for _ in range(shares[gate])]
    here = dict.fromkeys(shares, 0)
    places: list[str] = []
    for _ in range(number):
        options = [gate for gate in shares if _fits(here, shares, gate, space, free)]
        if places.count(OUTSKIRTS) < number - free:
            options.append(OUTSKIRTS)
        cites = "arkham2e/monster-surge^over-limit"
        where = yield from chosen("surge-place", board.now.first, options, cites)
        places.append(where)
        if where != OUTSKIRTS:
            here[where] += 1
    return places


def _fits(here: dict[str, int], shares: dict[str, int], gate: str, space: str, free: int) -> bool:
    """Whether one more may appear there: in the end the surging gate must not have fewer than another."""
    left = free - sum(here.values())
    if not left or here[gate] >= shares[gate]:
        return False
    after = {**here, gate: here[gate] + 1}
    behind = max(after.values()) - after[space]
    return behind <= left - 1
