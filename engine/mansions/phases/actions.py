"""What an investigator may do at a moment of the own turn, and doing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, chosen
from engine.mansions.events import ItemDropped, Reached, StepSpent
from engine.mansions.phases.combat import investigator_attack, weapons_against
from engine.mansions.phases.evade import cut_short, evade_all, spared, to_evade
from engine.mansions.rules.abilities import use_ability
from engine.mansions.rules.exploring import explore
from engine.mansions.rules.features import (
    burn_corpses,
    hide,
    leave_hiding,
    move_barrier,
    needs_evade_to_hide,
)
from engine.mansions.rules.movement import escape, move
from engine.mansions.rules.spells import cast

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.table import Situation

STEPS = ("movement-step", "action-step")
EITHER = {  # what either step can be given up for
    "hide": "mansions/hiding-place^enter",
    "leave-hiding": "mansions/hidden^leave",
    "escape": "mansions/escape^door",
}


def barred_but_key_found(table: Situation, who: str) -> bool:
    """A Lock held, and now the key it asks for is here."""
    locks = [table.room(room).lock for room in table.turn.barred]
    return any(lock and lock.key and table.investigator(who).holds(lock.key) for lock in locks)


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
