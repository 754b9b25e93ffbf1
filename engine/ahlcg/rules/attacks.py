"""Enemy attacks: in the enemy phase, of opportunity, and by card.

Assumption: an enemy no longer ready and engaged when its attack of opportunity comes does not make it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import AttackBarred, EnemyAttacks, Exhausted
from engine.ahlcg.rules.damage import Dealing, deal
from engine.ahlcg.rules.outcomes import carry_out, could_change
from engine.ahlcg.state import effects
from engine.ahlcg.state.values import forbidden
from engine.ahlcg.state.words import enemies, investigators, possible_enemies
from engine.ahlcg.timing.ladder import occurs
from engine.kernel import chosen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.kernel import Procedure


def attack(
    board: Board, enemy: str, whom: str, cites: str, ban: str = "ahlcg/cannot^absolute"
) -> Procedure[bool]:
    """One attack: its damage and horror are dealt together. Tells whether it was made at all."""
    attacker = board.now.enemy(enemy)
    if forbidden(board.now, whom, "attack-you") or forbidden(board.now, enemy, "attack"):
        yield from board.happens(AttackBarred(enemy=enemy, investigator=whom, cites=ban))
        return False
    attacks = EnemyAttacks(
        enemy=enemy, investigator=whom, damage=attacker.damage, horror=attacker.horror, cites=cites
    )
    harm = deal(board, whom, Dealing(attacker.damage, attacker.horror, source=enemy))
    yield from occurs(board, attacks, _silently(harm))
    return True


def _silently(dealing: Procedure[bool]) -> Steps:
    yield from dealing


def attacks_of_opportunity(board: Board, by: str) -> Steps:
    """Each enemy ready and engaged as the action is taken attacks once, in the investigator's order."""
    due = [enemy.id for enemy in board.now.engaged_with(by) if enemy.ready]
    while due and board.now.is_investigator(by):
        first = yield from chosen("attack-order", by, due, "ahlcg/attack-of-opportunity^order")
        due.remove(first)
        if _still_there(board, first, by):
            yield from attack(board, first, by, "ahlcg/attack-of-opportunity^timing")
        else:
            yield from board.assumes("no-longer-engaged", "ahlcg/attack-of-opportunity^provoked")


def _still_there(board: Board, enemy: str, by: str) -> bool:
    table = board.now
    return table.is_enemy(enemy) and table.enemy(enemy).ready and by in table.engaged(table.enemy(enemy))


def enemy_phase_attacks(board: Board, whom: str, later: Sequence[str] = ()) -> Steps:
    """All attacks on one investigator, in their order; each enemy exhausts when its attack is done with.

    A massive enemy attacks each investigator in their own place, and exhausts after the last of its attacks.
    """
    made: set[str] = set()
    while board.now.is_investigator(whom):
        due = [enemy for enemy in board.now.engaged_with(whom) if enemy.ready and enemy.id not in made]
        if not due:
            break
        names = (enemy.id for enemy in due)
        first = yield from chosen("attack-order", whom, names, "ahlcg/step-3.3^order")
        made.add(first)
        massive = board.now.has(board.now.enemy(first), "massive")
        why = "massive^attacks-each" if massive else "step-3.3^ready"
        if not (yield from attack(board, first, whom, f"ahlcg/{why}")) or not board.now.is_enemy(first):
            continue
        waiting = [name for name in later if name in board.now.engaged(board.now.enemy(first))]
        if not (massive and waiting):
            why = "massive^exhausts-last" if massive else "step-3.3^exhaust"
            yield from exhaust(board, first, f"ahlcg/{why}")


def massive_attacks(board: Board, name: str) -> Steps:
    """A full attack on everybody engaged with it, one at a time in the lead's order; then it exhausts."""
    due = board.now.engaged(board.now.enemy(name)) if board.now.is_enemy(name) else []
    while due:
        first = yield from chosen("massive-order", board.now.lead.id, due, "ahlcg/massive^order")
        due.remove(first)
        if _still_there(board, name, first):
            yield from attack(board, name, first, "ahlcg/massive^attacks-each")
        due = [each for each in due if board.now.is_investigator(each)]
    yield from exhaust(board, name, "ahlcg/massive^exhausts-last")


def exhaust(board: Board, name: str, cites: str) -> Steps:
    """A ready card turns; one that is exhausted cannot be exhausted again."""
    table = board.now
    card = table.card(name)
    if (table.is_enemy(name) and table.enemy(name).ready) or (card and card.ready):
        yield from occurs(board, Exhausted(card=name, cites=cites))


@carry_out.register(effects.Attack)
def _attack(effect: effects.Attack, doing: Doing) -> Procedure[bool]:
    done = False
    for enemy in (yield from enemies(effect.enemy, doing)):
        for whom in (yield from investigators(effect.investigator, doing)):
            why, ban = "ahlcg/attacker-attacked^attacker", "ahlcg/cannot^no-override"
            done = (yield from attack(doing.board, enemy, whom, why, ban)) or done
    return done


@could_change.register(effects.Attack)
def _(effect: effects.Attack, doing: Doing) -> bool:
    return bool(possible_enemies(effect.enemy, doing))
