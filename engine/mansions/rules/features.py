"""Room feature markers and room tokens: barriers, hiding places, fire pits, corpses, fire, darkness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import chosen
from engine.mansions.events import (
    BarrierMoved,
    CorpsePlaced,
    CorpsesRemoved,
    Hid,
    LeftHiding,
    TokenPlaced,
    TokenRemoved,
    Vetoed,
)
from engine.mansions.phases.evade import to_evade
from engine.mansions.rules.harm import suffer_damage
from engine.mansions.rules.monsters import hurt_monster
from engine.mansions.rules.outcomes import carries_out, which_room
from engine.mansions.state import effects as can
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.mansions.state.board import Board, Doing, Steps
    from engine.mansions.state.components import Barrier
    from engine.mansions.state.table import Situation

FIRE_DAMAGE = 2


def barriers_of(table: Situation, who: str) -> list[Barrier]:
    """Those that an investigator can move: they never leave their space."""
    space = table.investigator(who).space
    near = [each for each in table.barriers if each.space == space]
    return [each for each in near if each.door is not None or _free_doors(table, each)]


def _free_doors(table: Situation, barrier: Barrier) -> list[str]:
    doors = [door for door in table.doors if barrier.space in door.between and not door.sealed]
    return [door.id for door in doors if table.blocked(door) is None]


def move_barrier(board: Board, who: str, name: str) -> Steps:
    barrier = next(each for each in board.now.barriers if each.id == name)
    if barrier.door is not None:
        off = BarrierMoved(barrier=name, door=None, cites="mansions/barrier^move-off")
        yield from board.happens(off)
        return
    doors = _free_doors(board.now, barrier)
    door = yield from chosen("door", who, doors, "mansions/barrier^move-on")
    yield from board.happens(BarrierMoved(barrier=name, door=door, cites="mansions/barrier^move-on"))


def hide(board: Board, who: str) -> Steps:
    yield from board.happens(Hid(who=who, cites="mansions/hiding-place^enter"))


def leave_hiding(board: Board, who: str) -> Steps:
    yield from board.happens(LeftHiding(who=who, cites="mansions/hidden^leave"))


def needs_evade_to_hide(board: Board, who: str) -> Steps:
    """The book makes no exception for hiding."""
    if to_evade(board.now, who):
        yield from board.assumes("hiding-needs-evade", "mansions/hiding-place^evade-entering")


def burn_corpses(board: Board, who: str) -> Steps:
    space = board.now.space(board.now.investigator(who).space)
    counts = [str(count) for count in range(1, space.corpses + 1)]
    count = yield from chosen("burn-how-many", who, counts, "mansions/fire-pit^burn-corpses")
    burned = CorpsesRemoved(space=space.id, count=int(count), cites="mansions/fire-pit^burn-corpses")
    yield from board.happens(burned)


def burn_investigator(board: Board, who: str) -> Steps:
    """At the end of the own turn, hidden or not."""
    if not board.now.is_investigator(who):
        return
    if "fire" in board.now.room_of(board.now.investigator(who).space).tokens:
        yield from suffer_damage(board, who, FIRE_DAMAGE, "mansions/fire^damage")


def burn_monsters(board: Board) -> Steps:
    """At the end of the Keeper turn; the Keeper orders them."""
    left = [each.id for each in board.now.monsters if "fire" in board.now.room_of(each.space).tokens]
    if left:
        yield from board.assumes("monsters-burn-after-the-event-step", "mansions/fire^monsters-when")
    while left:
        name = yield from chosen("burn-order", KEEPER, left, "mansions/fire^monsters-order")
        left.remove(name)
        yield from hurt_monster(board, name, FIRE_DAMAGE, "mansions/fire^damage")


@carries_out(can.PlaceToken)
def _place(doing: Doing, effect: can.PlaceToken) -> Steps:
    room = yield from which_room(doing, effect.room)
    if effect.token in doing.now.room(room).tokens:
        return
    cites = f"mansions/{effect.token}^what"
    yield from doing.board.happens(TokenPlaced(token=effect.token, room=room, cites=cites))
    if effect.token == "fire":
        for space in doing.now.spaces:
            if space.room == room and space.corpses:
                burned = CorpsesRemoved(space=space.id, count=space.corpses, cites="mansions/corpse^fire")
                yield from doing.board.happens(burned)


@carries_out(can.RemoveToken)
def _remove(doing: Doing, effect: can.RemoveToken) -> Steps:
    room = yield from which_room(doing, effect.room)
    if effect.token in doing.now.room(room).tokens:
        cites = f"mansions/{effect.token}^what"
        yield from doing.board.happens(TokenRemoved(token=effect.token, room=room, cites=cites))


@carries_out(can.PlaceCorpse)
def _corpse(doing: Doing, effect: can.PlaceCorpse) -> Steps:
    """Only as many as the game has; in a burning room it is gone at once."""
    names = [each.id for each in doing.now.spaces]
    here = doing.me.space if effect.space == "here" and doing.me else effect.space
    if here not in names:
        here = yield from chosen("space", KEEPER, names, "mansions/corpse^placed")
    if not doing.now.corpses_left:
        none = Vetoed(what="corpse", whom=here, cites="mansions/limit-corpses^ignored")
        yield from doing.board.happens(none)
        return
    yield from doing.board.happens(CorpsePlaced(space=here, cites="mansions/corpse^placed"))
    if "fire" in doing.now.room_of(here).tokens:
        burned = CorpsesRemoved(space=here, count=1, cites="mansions/corpse^fire")
        yield from doing.board.happens(burned)
