"""What an investigator may do at a moment of the own turn, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, chosen
from engine.mansions.abilities import usable, use_ability
from engine.mansions.combat import investigator_attack, weapons_against
from engine.mansions.evade import cut_short, evade_all, spared, to_evade
from engine.mansions.events import ItemDropped, Reached, StepSpent
from engine.mansions.exploring import explore
from engine.mansions.features import (
    barriers_of,
    burn_corpses,
    hide,
    leave_hiding,
    move_barrier,
    needs_evade_to_hide,
)
from engine.mansions.map import investigator_ways, way_out
from engine.mansions.movement import escape, move
from engine.mansions.spells import cast, castable

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.board import Board, Steps
    from engine.mansions.table import Situation

STEPS = ("movement-step", "action-step")
EITHER = {  # what either step can be given up for
    "hide": "mansions/hiding-place^enter",
    "leave-hiding": "mansions/hidden^leave",
    "escape": "mansions/escape^door",
}


def legal_options(table: Situation, who: str) -> list[str]:
    """Each step and action that is open now."""
    by = table.investigator(who)
    free = not table.turn.action
    moves = table.moves_left(who)
    options = []
    if not by.hidden:
        ways = [to for to in investigator_ways(table, by.space) if not _barred(table, by.space, to)]
        options += [f"move:{to}" for to in ways if moves]
        options += [f"run:{to}" for to in ways if free]
        if moves or free:
            options += [f"escape:{door}" for door in _ways_out(table, who)]
    if free:
        options += _actions(table, who, moves)
    if moves or free:
        if by.hidden and not table.turn.hid:
            options.append("leave-hiding")
        if not by.hidden and "hiding-place" in table.space(by.space).features:
            options.append("hide")
    options += [f"use:{card.id}" for card in by.items if usable(table, who, card, action=False)]
    return options


def _barred(table: Situation, origin: str, to: str) -> bool:
    """A room whose Lock held this turn is not entered any more."""
    room = table.space(to).room
    return room != table.space(origin).room and room in table.turn.barred


def barred_but_key_found(table: Situation, who: str) -> bool:
    """A Lock held, and now the key it asks for is here."""
    locks = [table.room(room).lock for room in table.turn.barred]
    return any(lock and lock.key and table.investigator(who).holds(lock.key) for lock in locks)


def _ways_out(table: Situation, who: str) -> list[str]:
    """Only once the objective is revealed and tells the investigators to escape from this room."""
    by, card = table.investigator(who), table.objective
    if card is None or not card.revealed or card.escape != table.space(by.space).room:
        return []
    return [door.id for door in way_out(table, by.space)]


def _actions(table: Situation, who: str, moves: int) -> list[str]:
    by = table.investigator(who)
    space = table.space(by.space)
    options = []
    dark = "darkness" in table.room(space.room).tokens and not by.ignores_darkness
    if not dark or moves:
        options.append("explore")
    if by.items:
        options.append("drop")
    if not by.hidden:
        options += [f"attack:{each.id}" for each in table.monsters if weapons_against(table, who, each.id)]
    options += [f"cast:{card.id}" for card in by.spells if castable(table, who, card)]
    options += [f"ability:{card.id}" for card in by.items if usable(table, who, card, action=True)]
    options += [f"barrier:{each.id}" for each in barriers_of(table, who)]
    if "fire-pit" in space.features and space.corpses:
        options.append("burn-corpses")
    return options


def do(board: Board, who: str, option: str) -> Steps:
    """One of the options. Movement and Action Steps begin here; what is no action takes no step."""
    kind, _, what = option.partition(":")
    if kind == "use":
        here = to_evade(board.now, who)
        yield from spared(board, who, here, "no-action", "mansions/evade-tests^not-an-action")
        yield from use_ability(board, who, what)
        return
    step = "movement-step" if kind == "move" else "action-step"
    if kind in EITHER:
        step = yield from _which_step(board, who, EITHER[kind])
    cites = "mansions/movement-step^move" if step == "movement-step" else "mansions/action-step^one"
    yield from board.happens(Reached(point=step, who=who, cites=cites))
    match kind:
        case "move":
            yield from move(board, who, what)
        case "run":
            yield from move(board, who, what, "mansions/run^what")
        case "escape":
            yield from escape(board, who, what)
        case "attack":
            yield from attack(board, who, what)
        case "cast":
            yield from cast(board, who, what)
        case "hide" | "leave-hiding":
            if kind == "hide":
                yield from needs_evade_to_hide(board, who)
            space = board.now.investigator(who).space
            yield from evade_all(board, who, leaving=True)
            if board.now.investigator(who).space != space:
                yield from cut_short(board, who)
            else:
                yield from hide(board, who) if kind == "hide" else leave_hiding(board, who)
        case _:
            yield from _other_action(board, who, kind, what)


def _which_step(board: Board, who: str, cites: str) -> Procedure[str]:
    free = (board.now.moves_left(who) > 0, not board.now.turn.action)
    steps = [step for step, open_ in zip(STEPS, free, strict=True) if open_]
    return (yield from chosen("which-step", who, steps, cites))


def _other_action(board: Board, who: str, kind: str, what: str) -> Steps:
    """Actions that are no attack: evade tests first, then whatever came of them."""
    if kind == "explore":
        yield from _darkness(board, who)
    space = board.now.investigator(who).space
    yield from evade_all(board, who)
    now = board.now.investigator(who).space
    moved = now != space
    match kind:
        case "explore" if board.now.space(now).room != board.now.space(space).room:
            yield from cut_short(board, who)
        case "explore":
            yield from explore(board, who)
        case "drop":
            yield from drop(board, who)
        case "ability":
            yield from use_ability(board, who, what)
        case "barrier" | "burn-corpses" if moved:
            yield from cut_short(board, who)
        case "barrier":
            yield from move_barrier(board, who, what)
        case "burn-corpses":
            yield from burn_corpses(board, who)


def _darkness(board: Board, who: str) -> Steps:
    """Exploring a dark room costs a Movement Step as well."""
    by = board.now.investigator(who)
    if "darkness" in board.now.room_of(by.space).tokens and not by.ignores_darkness:
        yield from board.happens(StepSpent(who=who, cites="mansions/darkness^explore"))


def attack(board: Board, who: str, monster: str, weapon: str | None = None) -> Steps:
    """A target in the own space needs no evade test, one elsewhere does."""
    ways = weapons_against(board.now, who, monster)
    if weapon is None:
        weapon = yield from chosen("weapon", who, ways, "mansions/attack-action^choose")
    if board.now.monster(monster).space != board.now.investigator(who).space:
        yield from evade_all(board, who)
    else:
        yield from spared(board, who, to_evade(board.now, who), "attack", "mansions/evade-tests^attack")
    if board.now.is_monster(monster) and weapon in weapons_against(board.now, who, monster):
        yield from investigator_attack(board, who, monster, weapon.removeprefix("weapon:"))
    else:
        yield from cut_short(board, who)


def drop(board: Board, who: str) -> Steps:
    """Any number, one after the other, in any order."""
    room = board.now.space(board.now.investigator(who).space).room
    while board.now.investigator(who).items:
        names = tuple(f"card:{card.id}" for card in board.now.investigator(who).items)
        answer = yield Decision(
            what="drop-what", by=who, options=(*names, "done"), cites="mansions/drop^what"
        )
        if answer == "done":
            return
        card = answer.removeprefix("card:")
        yield from board.happens(ItemDropped(who=who, card=card, room=room, cites="mansions/drop^place"))
