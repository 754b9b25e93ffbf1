"""Monsters move: by the arrows, twice, not at all, through the air, or in a way of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.arkham2e.events import LookUp, MonsterMoved, MonsterStayed
from engine.arkham2e.rules.outcomes import carries_out, carry_out
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import Doing
from engine.arkham2e.state.table import SKY
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import Monster, MythosCard
    from engine.arkham2e.state.table import Situation
    from engine.kernel import Procedure

Colour = Literal["white", "black"]
Stays = Literal["investigator", "stationary", "closed", "no-arrow", "sky"]
_STAYS: dict[Stays, str] = {
    "investigator": "arkham2e/monster-movement-and-investigators^stays",
    "stationary": "arkham2e/movement-stationary^never",
    "closed": "arkham2e/closed-markers^monster-stays",
    "no-arrow": "arkham2e/dimensional-symbols^arrows",
    "sky": "arkham2e/movement-flying^sky",
}


def move_monsters(board: Board, card: MythosCard) -> Steps:
    """Those whose dimensional symbol is on the card. No move depends on another, so the order is free."""
    for monster in board.now.monsters:
        colour: Colour | None = None
        if monster.symbol in card.white:
            colour = "white"
        elif monster.symbol in card.black:
            colour = "black"
        if colour is not None and board.now.is_facing(monster.id):
            yield from move_monster(board, monster, colour)


def move_monster(board: Board, monster: Monster, colour: Colour) -> Steps:
    if monster.movement == "stationary":
        yield from _stays(board, monster, "stationary")
    elif board.now.at(monster.space):
        yield from _stays(board, monster, "investigator")
    elif monster.movement == "flying":
        yield from _fly(board, monster)
    elif monster.movement == "unique":
        yield from _own_way(board, monster)
    else:
        steps = 2 if monster.movement == "fast" else 1
        cites = "arkham2e/movement-fast^arrows" if steps == 2 else f"arkham2e/dimensional-symbols^{colour}"
        for step in range(steps):
            here = board.now.monster(monster.id)
            if step and board.now.at(here.space):
                return
            if not (yield from _follow(board, here, colour, cites)):
                return


def _follow(board: Board, monster: Monster, colour: Colour, cites: str) -> Procedure[bool]:
    """Along the arrow of that colour. Whether it moved."""
    if monster.space is None:
        return False
    here = board.now.space(monster.space)
    to = here.white if colour == "white" else here.black
    if here.white is None and here.black is None:
        look = LookUp(what=f"{colour}-arrow", source=monster.title, cites=_STAYS["no-arrow"])
        yield from board.happens(look)
        return False
    if to is None:
        yield from _stays(board, monster, "no-arrow")
        return False
    if board.now.is_closed(to):
        yield from board.assumes("closed-location-monster-stays", _STAYS["closed"])
        yield from _stays(board, monster, "closed")
        return False
    moved = MonsterMoved(monster=monster.id, origin=monster.space, to=to, cites=cites)
    yield from board.happens(moved)
    return True


def _stays(board: Board, monster: Monster, why: Stays) -> Steps:
    yield from board.happens(MonsterStayed(monster=monster.id, why=why, cites=_STAYS[why]))


def current_sneak(table: Situation, who: str) -> int:
    """With equipment and skills counted in."""
    person = table.investigator(who)
    return person.skill("sneak") + table.bonus(person, "sneak")


def _fly(board: Board, monster: Monster) -> Steps:
    """To an adjacent street with an investigator; else to the Sky."""
    table = board.now
    near = table.streets if monster.space == SKY else table.neighbours(str(monster.space))
    prey = {
        street: min(current_sneak(table, each.id) for each in table.at(street))
        for street in near
        if table.is_street(street) and table.at(street)
    }
    if not prey:
        if monster.space == SKY:
            yield from _stays(board, monster, "sky")
            return
        up = MonsterMoved(
            monster=monster.id, origin=monster.space, to=SKY, cites="arkham2e/movement-flying^sky"
        )
        yield from board.happens(up)
        return
    lowest = [street for street, sneak in prey.items() if sneak == min(prey.values())]
    to = yield from chosen("flying-prey", table.first, lowest, "arkham2e/movement-flying^tie")
    cites = "arkham2e/movement-flying^several" if len(prey) > 1 else "arkham2e/movement-flying^swoop"
    if monster.space == SKY:
        cites = "arkham2e/movement-flying^from-sky"
    yield from board.happens(MonsterMoved(monster=monster.id, origin=monster.space, to=to, cites=cites))


def _own_way(board: Board, monster: Monster) -> Steps:
    """As its combat side says."""
    cites = "arkham2e/movement-unique^where"
    if not monster.moves:
        yield from board.happens(LookUp(what="unique-movement", source=monster.title, cites=cites))
        return
    doing = Doing(board, board.now.first, monster.title, monster=monster.id, text=cites)
    yield from carry_out(monster.moves, doing)


@carries_out(can.MoveMonster)
def _move(doing: Doing, effect: can.MoveMonster) -> Steps:
    board = doing.board
    if doing.monster is None or not board.now.is_facing(doing.monster):
        return
    monster = board.now.monster(doing.monster)
    cites = "arkham2e/movement-unique^own"
    spaces = [effect.space] if effect.space else _nearest_prey(board.now, str(monster.space), effect.hunts)
    if spaces:
        to = yield from chosen("unique-prey", None, spaces, doing.text)
        if to != monster.space:
            moved = MonsterMoved(monster=monster.id, origin=monster.space, to=to, cites=cites)
            yield from board.happens(moved)


def _nearest_prey(table: Situation, space: str, where: str) -> list[str]:
    """The nearest spaces of that kind with an investigator."""
    for names in table.outward(space):
        found = [
            name for name in names if table.at(name) and (where == "any" or table.space(name).type == where)
        ]
        if found:
            return found
    return []
