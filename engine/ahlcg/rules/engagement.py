"""Engagement: enemies engage by themselves at any time, and whom, if several are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import EnemyDisengaged, EnemyEngaged, EnemyEvaded, EnemyStayed, ThreatAreaLeft
from engine.ahlcg.rules.outcomes import carry_out, could_change
from engine.ahlcg.state import effects
from engine.ahlcg.state.values import added, closed, remaining
from engine.ahlcg.state.words import enemies, investigators, possible_enemies
from engine.ahlcg.timing.ladder import occurs
from engine.kernel import chosen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Board, Doing, Due, Steps
    from engine.ahlcg.state.cards import Enemy
    from engine.ahlcg.state.table import Investigator, Situation
    from engine.kernel import Procedure


def unengaged(board: Board) -> Due:
    """Every ready unengaged enemy at a location with investigators whom it may engage."""
    table, waiting = board.now, board.engaging | board.let_go
    met = {each.location for each in table.investigators}
    found: Due = {}
    for enemy in table.enemies:
        if enemy.location in met and enemy.id not in waiting and engages(table, enemy):
            there = fitting(table, enemy, table.at(enemy.location))
            if there:
                found[enemy.id] = (enemy.location, *(each.id for each in there))
    return found


def engage_by_itself(board: Board, name: str) -> Steps:
    """One of those who are there: by its prey instruction, else as the lead investigator picks."""
    enemy = board.now.enemy(name)
    there = fitting(board.now, enemy, board.now.at(enemy.location))
    yield from engage(board, enemy, (yield from _preferred(board, enemy, there)), "enemy-engagement^auto")


def misplaced(board: Board) -> Due:
    """Enemies in a threat area that have become massive again."""
    table = board.now
    return {
        each.id: True
        for each in table.enemies
        if each.massive and each.engaged and table.has(each, "massive")
    }


def leave_threat_area(board: Board, name: str) -> Steps:
    place = board.now.enemy(name).location or ""
    left = ThreatAreaLeft(enemy=name, location=place, cites="ahlcg/massive^no-threat-area")
    yield from board.happens(left)


def engages(table: Situation, enemy: Enemy) -> bool:
    """Whether it engages by itself those who are where it is."""
    free = enemy.ready and not enemy.engaged
    return free and not table.has(enemy, "aloof") and not table.has(enemy, "massive")


def fitting(table: Situation, enemy: Enemy, there: Sequence[Investigator]) -> list[Investigator]:
    """Those whom the enemy sees: with an "only" prey, nobody else."""
    prey = table.prey(enemy)
    only = prey.only if prey else None
    return [each for each in there if only is None or each.id == only]


def best_prey(table: Situation, enemy: Enemy, among: Sequence[Investigator]) -> list[Investigator]:
    """Those who fit the prey instruction best; without one, all of them."""
    prey = table.prey(enemy)
    if prey is None or not (prey.highest or prey.lowest):
        return list(among)
    scores = {each.id: value_of(table, each, prey.highest or prey.lowest or "") for each in among}
    best = max(scores.values()) if prey.highest else min(scores.values())
    return [each for each in among if scores[each.id] == best]


def value_of(table: Situation, who: Investigator, name: str) -> int:
    """A value that a prey instruction can name."""
    match name:
        case "remaining-health":
            return remaining(table, who, "health") or 0
        case "remaining-sanity":
            return remaining(table, who, "sanity") or 0
        case "cards":
            return len(who.hand)
        case "willpower" | "intellect" | "combat" | "agility":
            return int(getattr(who, name)) + added(table, who.id, name)
    return int(getattr(who, name, 0))


def _preferred(board: Board, enemy: Enemy, there: Sequence[Investigator]) -> Procedure[str]:
    best = best_prey(board.now, enemy, there)
    names = (each.id for each in best)
    return (yield from chosen("engage-whom", board.now.lead.id, names, "ahlcg/enemy-engagement^tie"))


def engage(board: Board, enemy: Enemy, whom: str, why: str) -> Steps:
    """What answers it "when" it engages comes before it is engaged: meanwhile it does not engage again."""
    if enemy.id in board.engaging:
        return
    there = board.now.investigator(whom).location
    if enemy.location != there and closed(board.now, enemy.id, there):
        yield from board.happens(EnemyStayed(enemy=enemy.id, location=there, cites="ahlcg/cannot^absolute"))
        return
    board.engaging.add(enemy.id)
    yield from occurs(board, EnemyEngaged(enemy=enemy.id, investigator=whom, cites=f"ahlcg/{why}"))
    board.engaging.discard(enemy.id)


def evade(board: Board, enemy: str, by: str) -> Steps:
    """The enemy exhausts and is no longer engaged with anybody; it stays at the location."""
    yield from occurs(board, EnemyEvaded(enemy=enemy, by=by, cites="ahlcg/evade-action^exhaust"))


@carry_out.register(effects.Evade)
def _evade(effect: effects.Evade, doing: Doing) -> Procedure[bool]:
    done = False
    for enemy in (yield from enemies(effect.enemy, doing)):
        yield from evade(doing.board, enemy, doing.you)
        done = True
    return done


@could_change.register(effects.Evade)
def _(effect: effects.Evade, doing: Doing) -> bool:
    return bool(possible_enemies(effect.enemy, doing))


@carry_out.register(effects.Engage)
def _engage(effect: effects.Engage, doing: Doing) -> Procedure[bool]:
    done = False
    for name in (yield from enemies(effect.enemy, doing)):
        for whom in (yield from investigators(effect.investigator, doing)):
            enemy = doing.now.enemy(name)
            if whom not in doing.now.engaged(enemy) and not doing.now.has(enemy, "massive"):
                yield from engage(doing.board, enemy, whom, "enemy-engagement^engaged-place")
                done = True
    return done


@carry_out.register(effects.Disengage)
def _disengage(effect: effects.Disengage, doing: Doing) -> Procedure[bool]:
    done = False
    for name in (yield from enemies(effect.enemy, doing)):
        for whom in (yield from investigators(effect.investigator, doing)):
            if whom in doing.now.enemy(name).engaged:
                gone = EnemyDisengaged(
                    enemy=name, investigator=whom, cites="ahlcg/enemy-engagement^unengaged-place"
                )
                doing.board.let_go.add(name)
                yield from occurs(doing.board, gone)
                done = True
    return done


@could_change.register(effects.Disengage)
def _(effect: effects.Disengage, doing: Doing) -> bool:
    return bool(possible_enemies(effect.enemy, doing, lambda enemy: bool(enemy.engaged)))


@could_change.register(effects.Engage)
def _(effect: effects.Engage, doing: Doing) -> bool:
    mine = effect.investigator == "you"
    return bool(
        possible_enemies(effect.enemy, doing, lambda enemy: not (mine and doing.you in enemy.engaged))
    )
