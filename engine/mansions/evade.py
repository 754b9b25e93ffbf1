"""Evade tests, before a move or an action that is not an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.board import agreed, chosen
from engine.mansions.events import Evaded
from engine.mansions.harm import suffer_damage
from engine.mansions.skill_test import take_test
from engine.mansions.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.board import Board, Steps
    from engine.mansions.table import Situation


def to_evade(table: Situation, who: str) -> list[str]:
    """Monsters in the space against whom no evade test was taken this turn."""
    space = table.investigator(who).space
    return [each.id for each in table.monsters_at(space) if each.id not in table.turn.evaded]


def evade_all(board: Board, who: str) -> Procedure[bool]:
    """Against each, in the investigator's order; passed or not, what was intended then goes on."""
    tested = False
    while board.now.is_investigator(who):
        left = to_evade(board.now, who)
        if not left:
            break
        monster = yield from chosen("evade-order", who, left, "mansions/evade-tests^order")
        yield from evade(board, who, monster)
        tested = True
    return tested


def evade(board: Board, who: str, name: str) -> Steps:
    """Dexterity with the awareness; on a failure the Keeper may have the monster deal its damage."""
    monster = board.now.monster(name)
    if monster.stun:
        yield from board.assumes("stunned-monster-is-evaded", "mansions/evade-tests^stunned-monster")
    if board.now.investigator(who).hidden:
        yield from board.assumes("hidden-investigator-evades", "mansions/hidden^evade-leaving")
    passed = yield from take_test(board, who, "dexterity", monster.awareness, "evade", name)
    evaded = Evaded(who=who, monster=name, success=passed, cites="mansions/evade-tests^once")
    yield from board.happens(evaded)
    if passed or not monster.damage:
        return
    if (yield from agreed("evade-damage", KEEPER, "mansions/failed-evade^may-damage")):
        yield from suffer_damage(board, who, monster.damage, "mansions/failed-evade^may-damage")
