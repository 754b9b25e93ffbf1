"""Evade tests, before a move or an action that is not an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import agreed, chosen
from engine.mansions.events import Evaded, GoesOn, NoEvadeTest, StepBroken
from engine.mansions.phases.skill_test import take_test
from engine.mansions.rules.harm import suffer_damage
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.events.tests import WhyNoEvade
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.table import Situation


def to_evade(table: Situation, who: str) -> list[str]:
    """Monsters in the space against whom no evade test was taken this turn."""
    space = table.investigator(who).space
    return [each.id for each in table.monsters_at(space) if each.id not in table.turn.evaded]


def evade_all(board: Board, who: str, *, leaving: bool = False) -> Procedure[bool]:
    """Against each, in the investigator's order; passed or not, what was intended then goes on. `leaving`: a
    move, which is over for somebody whom a card moved away in between."""
    tested = failed = False
    origin = board.now.investigator(who).space
    known = [each.id for each in board.now.monsters_at(origin) if each.id in board.now.turn.evaded]
    yield from spared(board, who, known, "tested", "mansions/evade-tests^once")
    while board.now.is_investigator(who):
        left = to_evade(board.now, who)
        if not left or (leaving and board.now.investigator(who).space != origin):
            break
        monster = yield from chosen("evade-order", who, left, "mansions/evade-tests^order")
        failed |= not (yield from evade(board, who, monster))
        tested = True
    if failed and board.now.is_investigator(who) and board.now.investigator(who).space == origin:
        yield from board.happens(GoesOn(who=who, cites="mansions/failed-evade^anyway"))
    return tested


def cut_short(board: Board, who: str) -> Steps:
    """The step was begun, so it is gone."""
    yield from board.assumes("a-step-cut-short-is-over", "mansions/horror-test-interrupt^moved-away")
    moved_away = StepBroken(who=who, cites="mansions/horror-test-interrupt^moved-away")
    yield from board.happens(moved_away)


def evade_if_here(board: Board, who: str, monster: str) -> Steps:
    here = [each.id for each in board.now.monsters_at(board.now.investigator(who).space)]
    if monster not in here:
        yield from spared(board, who, [monster], "elsewhere", "mansions/evade-tests^when")
    elif monster in board.now.turn.evaded:
        yield from spared(board, who, [monster], "tested", "mansions/evade-tests^once")
    else:
        yield from evade(board, who, monster)


def spared(board: Board, who: str, monsters: list[str], why: WhyNoEvade, cites: str) -> Steps:
    """No test, and why."""
    for monster in monsters:
        yield from board.happens(NoEvadeTest(who=who, monster=monster, why=why, cites=cites))


def evade(board: Board, who: str, name: str) -> Procedure[bool]:
    """Dexterity with the awareness; on a failure the Keeper may have the monster deal its damage."""
    monster = board.now.monster(name)
    yield from board.relies_on(monster, "awareness")
    if monster.stun:
        yield from board.assumes("stunned-monster-is-evaded", "mansions/evade-tests^stunned-monster")
    if board.now.investigator(who).hidden:
        yield from board.assumes("hidden-investigator-evades", "mansions/hidden^evade-leaving")
    passed = yield from take_test(board, who, "dexterity", monster.awareness, "evade", name)
    evaded = Evaded(who=who, monster=name, success=passed, cites="mansions/evade-tests^once")
    yield from board.happens(evaded)
    if passed or not monster.damage:
        return passed
    yield from board.relies_on(monster, "damage")
    if (yield from agreed("evade-damage", KEEPER, "mansions/failed-evade^may-damage")):
        yield from suffer_damage(board, who, monster.damage, "mansions/failed-evade^may-damage")
    return False
