"""Engagement: enemies engage by themselves at any time, and whom, if several are there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg import effects
from engine.ahlcg.events import EnemyDisengaged, EnemyEngaged, EnemyEvaded, ThreatAreaLeft
from engine.ahlcg.ladder import occurs
from engine.ahlcg.outcomes import carry_out, could_change
from engine.ahlcg.values import added
from engine.ahlcg.words import enemies, investigators, possible_enemies
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.board import Board, Doing, Steps
    from engine.ahlcg.cards import Enemy
    from engine.ahlcg.table import Investigator, Situation
    from engine.kernel import Procedure


def settle(board: Board, *, after_elimination: bool = False) -> Steps:
    """Every ready unengaged enemy at a location with investigators engages one of them.

    An enemy that has become massive again leaves the threat area it was in.
    """
    for enemy in board.now.enemies:
        if enemy.engaged and board.now.has(enemy, "massive"):
            left = ThreatAreaLeft(
                enemy=enemy.id, location=enemy.location or "", cites="ahlcg/massive^no-threat-area"
            )
            yield from board.happens(left)
    for name in [enemy.id for enemy in board.now.enemies]:
        if not board.now.is_enemy(name):
            continue
        enemy = board.now.enemy(name)
        if not engages(board.now, enemy):
            continue
        there = fitting(enemy, board.now.at(enemy.location))
        if not there:
            continue
        if after_elimination:
            yield from board.assumes("elimination-then-engage", "ahlcg/elimination^steps")
        yield from engage(board, enemy, (yield from _preferred(board, enemy, there)), "enemy-engagement^auto")


def engages(table: Situation, enemy: Enemy) -> bool:
    """Whether it engages by itself those who are where it is."""
    free = enemy.ready and not enemy.engaged
    return free and not table.has(enemy, "aloof") and not table.has(enemy, "massive")


def fitting(enemy: Enemy, there: Sequence[Investigator]) -> list[Investigator]:
    """Those whom the enemy sees: with an "only" prey, nobody else."""
    only = enemy.prey.only if enemy.prey else None
    return [each for each in there if only is None or each.id == only]


def best_prey(table: Situation, enemy: Enemy, among: Sequence[Investigator]) -> list[Investigator]:
    """Those who fit the prey instruction best; without one, all of them."""
    prey = enemy.prey
    if prey is None or not (prey.highest or prey.lowest):
        return list(among)
    scores = {each.id: value_of(table, each, prey.highest or prey.lowest or "") for each in among}
    best = max(scores.values()) if prey.highest else min(scores.values())
    return [each for each in among if scores[each.id] == best]


def value_of(table: Situation, who: Investigator, name: str) -> int:
    """A value that a prey instruction can name."""
    match name:
        case "remaining-health":
            return who.remaining_health or 0
        case "remaining-sanity":
            return who.remaining_sanity or 0
        case "cards":
            return len(who.hand)
        case "willpower" | "intellect" | "combat" | "agility":
            return int(getattr(who, name)) + added(table, who.id, name)
    return int(getattr(who, name, 0))


def _preferred(board: Board, enemy: Enemy, there: Sequence[Investigator]) -> Procedure[str]:
    best = best_prey(board.now, enemy, there)
    if len(best) == 1:
        return best[0].id
    return (
        yield Decision(
            what="engage-whom",
            by=board.now.lead.id,
            options=tuple(each.id for each in best),
            cites="ahlcg/enemy-engagement^tie",
        )
    )


def engage(board: Board, enemy: Enemy, whom: str, why: str) -> Steps:
    """What answers it "when" it engages comes before it is engaged: meanwhile it does not engage again."""
    if enemy.id in board.engaging:
        return
    board.engaging.add(enemy.id)
    yield from occurs(board, EnemyEngaged(enemy=enemy.id, investigator=whom, cites=f"ahlcg/{why}"))
    board.engaging.discard(enemy.id)


def evade(board: Board, enemy: str, by: str) -> Steps:
    """The enemy exhausts and is no longer engaged; it stays at the location."""
    yield from occurs(board, EnemyEvaded(enemy=enemy, by=by, cites="ahlcg/evade-action^exhaust"))
    yield from settle(board)


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
