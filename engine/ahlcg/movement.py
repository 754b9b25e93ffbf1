"""Moving: investigators, enemies, hunters.

Assumption: hunters move one by one, in the lead investigator's order, each seeing where all are then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import networkx as nx

from engine.ahlcg import effects
from engine.ahlcg.engagement import best_prey, engages, fitting, settle
from engine.ahlcg.events import CluesPlaced, EnemyMoved, EnemyStayed, InvestigatorMoved, LocationRevealed
from engine.ahlcg.ladder import occurs
from engine.ahlcg.outcomes import carry_out, could_change
from engine.ahlcg.values import forbidden
from engine.ahlcg.words import enemies, here, investigators, locations, possible_enemies, possible_locations
from engine.kernel import Decision

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Doing, Steps
    from engine.ahlcg.cards import Enemy
    from engine.ahlcg.table import Situation
    from engine.kernel import Procedure


def move_investigator(board: Board, who: str, to: str, cites: str = "ahlcg/move^what") -> Procedure[bool]:
    """Leave and enter at once, with the engaged; an unrevealed location is revealed."""
    origin = board.now.investigator(who).location
    if to == origin or not board.now.is_location(to) or forbidden(board.now, who, "move"):
        return False
    moved = InvestigatorMoved(by=who, origin=origin, location=to, cites=cites)
    return (yield from occurs(board, moved, _arrive(board, who, to)))


def _arrive(board: Board, who: str, to: str) -> Steps:
    """Reveal, then engage; if both come at once, the lead investigator picks the order."""
    hidden = not board.now.location(to).revealed
    waiting = [enemy.id for enemy in board.now.enemies if enemy.location == to and engages(board.now, enemy)]
    first = "reveal"
    if hidden and waiting:
        first = yield Decision(
            what="arrival",
            by=board.now.lead.id,
            options=("reveal", "engage"),
            cites="ahlcg/lead-investigator^decides",
        )
    if first == "engage":
        yield from settle(board)
    if hidden:
        yield from reveal(board, to)
    if board.now.is_investigator(who):
        yield from settle(board)


def reveal(board: Board, name: str) -> Steps:
    place = board.now.location(name)
    revealed = LocationRevealed(location=name, clues=place.clues, cites="ahlcg/move^reveal")
    yield from occurs(board, revealed)


def ways(table: Situation) -> nx.DiGraph[str]:
    """The map: connections as the locations show them, blocked ones too."""
    graph: nx.DiGraph[str] = nx.DiGraph()
    graph.add_nodes_from(place.id for place in table.locations)
    graph.add_edges_from((place.id, other) for place in table.locations for other in place.connects)
    return graph


def hunters_move(board: Board) -> Steps:
    """Every ready unengaged hunter, one by one."""
    due = [enemy.id for enemy in board.now.enemies if board.now.has(enemy, "hunter")]
    while due := [
        name for name in due if board.now.is_enemy(name) and _hunts(board.now, board.now.enemy(name))
    ]:
        first = due[0]
        if len(due) > 1:
            yield from board.assumes("hunters-one-by-one", "ahlcg/step-3.2^what")
            first = yield Decision(
                what="hunter-order",
                by=board.now.lead.id,
                options=tuple(due),
                cites="ahlcg/lead-investigator^decides",
            )
        due.remove(first)
        yield from _hunt(board, board.now.enemy(first))


def _hunts(table: Situation, enemy: Enemy) -> bool:
    """Not where an investigator is; one with an "only" prey sees nobody else."""
    seen = fitting(enemy, table.at(enemy.location))
    return bool(enemy.ready and enemy.location and not table.engaged(enemy) and not seen)


def _hunt(board: Board, enemy: Enemy) -> Steps:
    """One step along a shortest path to the nearest investigator; closed, it stays."""
    assert enemy.location is not None
    graph = ways(board.now)
    far = nx.single_source_shortest_path_length(graph, enemy.location)
    reachable = [each for each in fitting(enemy, board.now.investigators) if each.location in far]
    if not reachable:
        return
    least = min(far[each.location] for each in reachable)
    nearest = [each for each in reachable if far[each.location] == least]
    best = best_prey(board.now, enemy, nearest)
    targets = list(dict.fromkeys(each.location for each in best))
    target = targets[0]
    if len(targets) > 1:
        why = "prey^move-tie" if enemy.prey else "hunter^lead-chooses"
        options = tuple(each.id for each in best)
        chosen = yield Decision(what="hunt-whom", by=board.now.lead.id, options=options, cites=f"ahlcg/{why}")
        target = board.now.investigator(chosen).location
    steps = sorted({path[1] for path in nx.all_shortest_paths(graph, enemy.location, target)})
    to = steps[0]
    if len(steps) > 1:
        to = yield Decision(
            what="hunt-path",
            by=board.now.lead.id,
            options=tuple(steps),
            cites="ahlcg/lead-investigator^decides",
        )
    yield from move_enemy(board, enemy.id, to, "ahlcg/hunter^path")


def move_enemy(board: Board, name: str, to: str, cites: str) -> Procedure[bool]:
    """An enemy moves and engages at once; it reveals nothing, and a closed location keeps it out."""
    enemy = board.now.enemy(name)
    if enemy.location in (None, to):
        return False
    if closed(board.now, name, to):
        stayed = EnemyStayed(enemy=name, location=to, cites="ahlcg/hunter^blocked")
        yield from board.happens(stayed)
        return False
    moved = EnemyMoved(enemy=name, origin=enemy.location or "", location=to, cites=cites)
    return (yield from occurs(board, moved, settle(board)))


def closed(table: Situation, enemy: str, to: str) -> bool:
    elite = any(trait.casefold() == "elite" for trait in table.enemy(enemy).traits)
    shut = table.location(to).closed_to_enemies
    return (
        shut is True
        or (shut == "non-elite" and not elite)
        or forbidden(table, to, "enter")
        or forbidden(table, enemy, "move")
    )


@carry_out.register(effects.Move)
def _move(effect: effects.Move, doing: Doing) -> Procedure[bool]:
    done = False
    for who in (yield from investigators(effect.investigator, doing)):
        for to in (yield from locations(effect.to, doing)):
            done = (yield from move_investigator(doing.board, who, to, "ahlcg/move^move-to")) or done
    return done


@could_change.register(effects.Move)
def _(effect: effects.Move, doing: Doing) -> bool:
    if effect.investigator == "you" and forbidden(doing.now, doing.you, "move"):
        return False
    return any(to != here(doing) for to in possible_locations(effect.to, doing))


@carry_out.register(effects.MoveEnemy)
def _move_enemy(effect: effects.MoveEnemy, doing: Doing) -> Procedure[bool]:
    done = False
    for enemy in (yield from enemies(effect.enemy, doing)):
        for to in (yield from locations(effect.to, doing)):
            done = (yield from move_enemy(doing.board, enemy, to, "ahlcg/move^move-to")) or done
    return done


@could_change.register(effects.MoveEnemy)
def _(effect: effects.MoveEnemy, doing: Doing) -> bool:
    return bool(possible_enemies(effect.enemy, doing))


@carry_out.register(effects.PlaceClues)
def _place_clues(effect: effects.PlaceClues, doing: Doing) -> Procedure[bool]:
    for place in (yield from locations(effect.location, doing)):
        giver = (yield from investigators(effect.of, doing))[0] if effect.of else None
        have = doing.now.investigator(giver).clues if giver else effect.count
        if count := min(effect.count, have):
            placed = CluesPlaced(location=place, count=count, of=giver, cites="ahlcg/move^elements")
            yield from occurs(doing.board, placed)
    return True
