"""Defeat: whoever has as much damage as health, or as much horror as sanity; or by a card's ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import CardDefeated, Change, EnemyDamaged, EnemyDefeated, InvestigatorDefeated
from engine.ahlcg.rules.elimination import eliminate
from engine.ahlcg.rules.leaving import leave_play
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.state import effects
from engine.ahlcg.state.cards import Enemy
from engine.ahlcg.state.values import strength
from engine.ahlcg.state.words import investigators, possible_enemies
from engine.ahlcg.timing.ladder import occurs

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Doing, Due, Steps
    from engine.ahlcg.state.cards import Card
    from engine.ahlcg.state.table import Investigator, Situation
    from engine.kernel import Procedure

    Cause = Literal["damage", "horror", "both", "ability"]
    Reached = tuple[Cause, int, int, int | None, int | None]

_CHANGED = "modifiers^always-checked"


def beaten(board: Board) -> Due:
    """Whoever has as much damage as health, or as much horror as sanity: in player order, assets first."""
    standing: list[Investigator | Card | Enemy] = []
    for each in board.now.investigators:
        standing += (card for card in each.play if card.kind == "asset")
        standing.append(each)
    standing += board.now.enemies
    if not board.shifting:
        standing = [thing for thing in standing if _down(thing)]
    return {thing.id: how for thing in standing if (how := _reached(board.now, thing)) is not None}


def _down(thing: Investigator | Card | Enemy) -> bool:
    """Whether its printed values are reached, which is all there is while nothing modifies any."""
    health = thing.health
    if isinstance(thing, Enemy):
        return health is not None and thing.hurt >= health
    sanity = thing.sanity
    return (health is not None and thing.damage >= health) or (sanity is not None and thing.horror >= sanity)


def _reached(table: Situation, thing: Investigator | Card | Enemy) -> Reached | None:
    """Which of its values are reached, and by how much on it; None if none is."""
    damage, horror = (thing.hurt, 0) if isinstance(thing, Enemy) else (thing.damage, thing.horror)
    health, sanity = strength(table, thing, "health"), strength(table, thing, "sanity")
    hurt, mad = health is not None and damage >= health, sanity is not None and horror >= sanity
    if not (hurt or mad):
        return None
    return "both" if hurt and mad else "damage" if hurt else "horror", damage, horror, health, sanity


def defeat(board: Board, name: str) -> Steps:
    """By what lies on it; if something else has just happened, by a value that has changed."""
    hits = (event.harmed for event in board.changes if isinstance(event, Change))
    harmed = not board.changes or any(name in hit for hit in hits)
    if board.now.is_investigator(name):
        reached = _reached(board.now, board.now.investigator(name))
        assert reached is not None
        yield from defeat_investigator(board, name, reached[0], "defeat^investigator" if harmed else _CHANGED)
    elif board.now.is_enemy(name):
        by = [each.by for each in board.changes if isinstance(each, EnemyDamaged) and each.enemy == name]
        yield from defeat_enemy(board, name, by[-1] if by else None, "defeat^enemy" if harmed else _CHANGED)
    elif holder := board.now.controller(name):
        why = "dealing-damage-horror.2^asset" if harmed else _CHANGED
        yield from defeat_card(board, name, holder.id, why)


def defeat_card(board: Board, card: str, by: str, why: str) -> Steps:
    defeated = CardDefeated(card=card, by=by, cites=f"ahlcg/{why}")
    leaving = leave_play(board, card, cites="ahlcg/dealing-damage-horror.2^asset-discard")
    yield from occurs(board, defeated, leaving)


def defeat_investigator(board: Board, whom: str, cause: Cause, why: str) -> Steps:
    defeated = InvestigatorDefeated(investigator=whom, cause=cause, cites=f"ahlcg/{why}")
    yield from occurs(board, defeated, eliminate(board, whom, cause))


def defeat_enemy(board: Board, name: str, by: str | None, why: str = "defeat^enemy") -> Steps:
    """To the encounter discard pile; a weakness to its owner's, one with victory points to the display."""
    enemy = board.now.enemy(name)
    to: Literal["victory", "discard"] = "victory" if enemy.victory else "discard"
    goes = "enemy-victory" if enemy.victory else "enemy-weakness" if enemy.owner else "enemy-discard"
    defeated = EnemyDefeated(enemy=name, location=enemy.location, by=by, cites=f"ahlcg/{why}")
    yield from occurs(board, defeated, leave_play(board, name, to, cites=f"ahlcg/defeat^{goes}"))


@carry_out.register(effects.Defeat)
def _defeat(effect: effects.Defeat, doing: Doing) -> Procedure[bool]:
    """Defeat by a card's ability: an investigator suffers no trauma unless the card says so."""
    board = doing.board
    found = possible_enemies(effect.whom, doing)
    if found:
        yield from defeat_enemy(board, found[0], doing.you)
        return True
    for whom in (yield from investigators(effect.whom, doing)):
        yield from defeat_investigator(board, whom, "ability", "campaign.defeat-by-card-ability^possible")
    return True
