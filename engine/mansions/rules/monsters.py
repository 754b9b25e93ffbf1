"""Monsters: moving, placing, being hurt, stunned and killed; samples; corpses that rise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, agreed, chosen, drawn
from engine.mansions.events import (
    CorpsesRemoved,
    LockPassed,
    MonsterHurt,
    MonsterKilled,
    MonsterMoved,
    MonsterPlaced,
    MonsterStunned,
    SamplesLeft,
    SamplesLost,
    SampleTaken,
    Vetoed,
)
from engine.mansions.phases.combat import force_barrier
from engine.mansions.phases.horror import monster_entered, monster_stays
from engine.mansions.rules.outcomes import carries_out, no_target, which_monster, which_room
from engine.mansions.state import effects as can
from engine.mansions.state.map import across_lines, by_feature, monster_ways
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Doing, Steps
    from engine.mansions.state.components import Door, Monster
    from engine.mansions.state.table import Situation


def movable(table: Situation) -> list[str]:
    """Not stunned, not stopped by a barrier this turn."""
    return [each.id for each in table.monsters if not each.stun and each.id not in table.turn.stopped]


def move_monster(board: Board, name: str, spaces: int) -> Steps:
    """One space at a time, where the Keeper wants, up to so many."""
    for _ in range(spaces):
        if not board.now.is_monster(name) or name not in movable(board.now):
            return
        monster = board.now.monster(name)
        ways = monster_ways(board.now, str(monster.space), monster.monster_class)
        options = tuple(f"to:{space}" for space, _ in ways)
        answer = yield Decision(
            what="monster-step",
            by=KEEPER,
            options=(*options, "stop"),
            cites="mansions/moving-monsters^adjacent",
        )
        if answer == "stop":
            return
        yield from step_monster(board, name, answer.removeprefix("to:"))


def step_monster(board: Board, name: str, to: str) -> Steps:
    """A barrier on the way must be forced; entering a room frightens those in it."""
    monster = board.now.monster(name)
    origin = str(monster.space)
    ways = dict(monster_ways(board.now, origin, monster.monster_class))
    if to not in ways or name not in movable(board.now):
        yield from board.happens(Vetoed(what="move", whom=name, cites=_why_not(board.now, monster)))
        return
    door = ways[to]
    if door is not None and not (yield from _past_barrier(board, name, door)):
        return
    cites = _way(board.now, origin, to)
    yield from board.happens(MonsterMoved(monster=name, origin=origin, to=to, cites=cites))
    room = board.now.space(to).room
    entered = board.now.space(origin).room != room
    if entered and board.now.room(room).lock is not None:
        through = LockPassed(monster=name, room=room, cites="mansions/lock-cards^monsters")
        yield from board.happens(through)
    yield from monster_entered(board, name) if entered else monster_stays(board, name)


def _why_not(table: Situation, monster: Monster) -> str:
    if monster.stun:
        return "mansions/moving-monsters^stunned"
    if monster.id in table.turn.stopped:
        return "mansions/hiding-and-barriers^no-other-action"
    return "mansions/moving-monsters^adjacent"


def _past_barrier(board: Board, name: str, door: Door) -> Procedure[bool]:
    """With the barrier gone the monster may go on, if the card left it able to and the Keeper wants."""
    if not (yield from force_barrier(board, name, door)) or name not in movable(board.now):
        return False
    return (yield from agreed("go-through", KEEPER, "mansions/hiding-and-barriers^through"))


def _way(table: Situation, origin: str, to: str) -> str:
    for feature in ("ladder", "vent"):
        if to in by_feature(table, origin, feature) and to not in across_lines(table, origin):
            return f"mansions/{feature}^who"
    return "mansions/moving-monsters^one-space"


def place_monster(board: Board, kind: str, space: str) -> Steps:
    figure = yield from _figure(board, kind)
    if figure is not None:
        yield from _placed(board, figure, space)


def _figure(board: Board, kind: str) -> Procedure[Monster | None]:
    """A random one of the type. With none left the Keeper may kill one of that type to place it."""
    figures = [each for each in board.now.pool if each.type == kind]
    if not figures:
        figures = yield from _freed(board, kind)
    if not figures:
        none = Vetoed(what="place", whom=kind, cites="mansions/limit-monsters^limited")
        yield from board.happens(none)
        return None
    return (yield from drawn("monster-figure", figures, "mansions/placing-monsters^random"))


def _freed(board: Board, kind: str) -> Procedure[list[Monster]]:
    on_map = yield from _expendable(board, kind)
    cites = "mansions/limit-monsters^re-place"
    answer = yield from chosen("re-place", KEEPER, (*(f"kill:{name}" for name in on_map), "no"), cites)
    if answer == "no":
        return []
    yield from board.assumes("re-placed-monster-is-of-the-type", "mansions/limit-monsters^that-type")
    yield from board.assumes("re-placed-monster-is-a-new-one", "mansions/killing-monsters^pool")
    killed = answer.removeprefix("kill:")
    yield from kill(board, killed, cites)
    return [each for each in board.now.pool if each.id == killed]


def kill(board: Board, name: str, cites: str) -> Steps:
    """Off the map, and its samples with it."""
    samples = board.now.monster(name).samples
    yield from board.happens(MonsterKilled(monster=name, cites=cites))
    if samples:
        lost = SamplesLost(monster=name, count=samples, cites="mansions/sample-tokens^killed")
        yield from board.happens(lost)


def _placed(board: Board, figure: Monster, space: str) -> Steps:
    cites = "mansions/placing-monsters^space"
    placed = MonsterPlaced(monster=figure.id, type=figure.type, space=space, cites=cites)
    yield from board.happens(placed)
    yield from monster_entered(board, figure.id)


def _expendable(board: Board, kind: str) -> Procedure[list[str]]:
    """Those of the type that the Keeper may kill: no effect kills a named monster outright."""
    on_map = [each for each in board.now.monsters if each.type == kind]
    free = [each.id for each in on_map if not board.now.counts_as_named(each)]
    if len(free) < len(on_map):
        yield from board.assumes("named-monster-is-not-re-placed", "mansions/named-monsters^immune")
    return free


def hurt_monster(board: Board, name: str, amount: int, cites: str) -> Steps:
    """Damage adds up; at its health or more the monster is killed."""
    if not amount or not board.now.is_monster(name):
        return
    monster = board.now.monster(name)
    yield from board.relies_on(monster, "health")
    taken = monster.taken + amount
    yield from board.happens(MonsterHurt(monster=name, amount=amount, taken=taken, cites=cites))
    if taken >= board.now.health_of(monster):
        yield from kill(board, name, "mansions/killing-monsters^killed")


@carries_out(can.DealDamage)
def _deal(doing: Doing, effect: can.DealDamage) -> Steps:
    name = yield from which_monster(doing, effect.monster)
    if name is not None:
        yield from hurt_monster(doing.board, name, effect.amount, "mansions/kw-deal-damage^what")


@carries_out(can.DealWeaponDamage)
def _weapon_damage(doing: Doing, effect: can.DealWeaponDamage) -> Steps:
    me = doing.me
    if me is None or doing.weapon is None or doing.monster is None or not me.holds(doing.weapon):
        return
    yield from doing.board.relies_on(me.item(doing.weapon), "damage")
    amount = max(0, me.item(doing.weapon).damage + effect.add)
    yield from hurt_monster(doing.board, doing.monster, amount, "mansions/kw-deal-weapon-damage^what")


@carries_out(can.KillMonster)
def _kill(doing: Doing, effect: can.KillMonster) -> Steps:
    """Without damage; named monsters are immune."""
    name = yield from which_monster(doing, effect.monster)
    if name is None:
        return
    monster = doing.now.monster(name)
    if doing.now.counts_as_named(monster):
        cites = "mansions/named-monsters^immune" if monster.named else "mansions/named-monsters^objective"
        yield from doing.board.happens(Vetoed(what="kill", whom=name, cites=cites))
        return
    yield from kill(doing.board, name, "mansions/killing-monsters^removed")


@carries_out(can.StunMonster)
def _stun(doing: Doing, effect: can.StunMonster) -> Steps:
    name = yield from which_monster(doing, effect.monster)
    if name is not None and effect.amount:
        stunned = MonsterStunned(monster=name, tokens=effect.amount, cites="mansions/stun^monster")
        yield from doing.board.happens(stunned)


@carries_out(can.MoveMonster)
def _move(doing: Doing, effect: can.MoveMonster) -> Steps:
    name = yield from which_monster(doing, effect.monster, movable(doing.now))
    if name is None:
        yield from no_target(doing, "mansions/moving-monsters^stunned")
        return
    yield from move_monster(doing.board, name, effect.spaces)


@carries_out(can.PlaceMonster)
def _place(doing: Doing, effect: can.PlaceMonster) -> Steps:
    for _ in range(effect.count):
        if effect.space is not None:
            here = doing.me.space if effect.space == "here" and doing.me else effect.space
            space = doing.now.space(here).id
        else:
            room = yield from which_room(doing, effect.room or "keeper-chooses")
            spaces = [each.id for each in doing.now.spaces if each.room == room]
            space = yield from chosen("space", KEEPER, spaces, "mansions/placing-monsters^any-space")
        yield from place_monster(doing.board, effect.type, space)


@carries_out(can.RaiseDead)
def _raise(doing: Doing, effect: can.RaiseDead) -> Steps:
    spaces = [each.id for each in doing.now.spaces if each.corpses]
    if not spaces:
        yield from no_target(doing, "mansions/corpse^zombies")
        return
    space = yield from chosen("corpse", KEEPER, spaces, "mansions/corpse^zombies")
    figure = yield from _figure(doing.board, effect.type)
    if figure is None:
        return
    removed = CorpsesRemoved(space=space, count=1, cites="mansions/corpse^zombies")
    yield from doing.board.happens(removed)
    yield from _placed(doing.board, figure, space)


def with_victim(table: Situation) -> list[str]:
    """Monsters that share a space with an investigator."""
    return [each.id for each in table.monsters if table.at(each.space)]


def at_altar(table: Situation) -> list[str]:
    """Monsters with samples in the space of an altar."""
    return [
        each.id
        for each in table.monsters
        if each.samples and each.space and "altar" in table.space(each.space).features
    ]


@carries_out(can.TakeSample)
def _sample(doing: Doing, effect: can.TakeSample) -> Steps:
    name = yield from which_monster(doing, effect.monster, with_victim(doing.now))
    if name is None:
        yield from no_target(doing, "mansions/sample-tokens^gain")
        return
    yield from doing.board.happens(SampleTaken(monster=name, cites="mansions/sample-tokens^gain"))


@carries_out(can.LeaveSamples)
def _leave(doing: Doing, effect: can.LeaveSamples) -> Steps:
    """Nowhere but at an altar."""
    name = yield from which_monster(doing, effect.monster, at_altar(doing.now))
    if name is None:
        yield from no_target(doing, "mansions/sample-tokens^altar")
        return
    count = doing.now.monster(name).samples
    yield from doing.board.happens(SamplesLeft(monster=name, count=count, cites="mansions/altar^samples"))
