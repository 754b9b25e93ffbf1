"""Moving: investigators, enemies, hunters.

Assumption: hunters move one by one, in the lead investigator's order, each seeing where all are then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import networkx as nx

from engine.ahlcg.events import (
    CluesPlaced,
    EnemyDisengaged,
    EnemyFollowed,
    EnemyMoved,
    EnemyStayed,
    InvestigatorMoved,
    InvestigatorStayed,
    LocationRevealed,
)
from engine.ahlcg.rules.engagement import best_prey, engages, fitting
from engine.ahlcg.rules.outcomes import carry_out, could_change, decide
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Moment
from engine.ahlcg.state.values import closed, forbidden
from engine.ahlcg.state.words import (
    enemies,
    here,
    investigators,
    locations,
    possible_enemies,
    possible_locations,
)
from engine.ahlcg.timing.ladder import afterwards, occurs
from engine.kernel import Decision, chosen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.ahlcg.state.cards import Enemy
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure


def move_investigator(
    board: Board, who: str, to: str, cites: str = "ahlcg/move^what", *, straight: bool = True
) -> Procedure[bool]:
    """Leave and enter at once, with the engaged; an unrevealed location is revealed."""
    origin = board.now.investigator(who).location
    if to == origin or not board.now.is_location(to) or forbidden(board.now, who, "move"):
        return False
    moved = InvestigatorMoved(by=who, origin=origin, location=to, straight=straight, cites=cites)
    happened = yield from occurs(board, moved, _arrive(board, who, to))
    if happened:
        return True
    if not straight and board.now.is_investigator(who) and not moved.still(board.now):
        yield from board.happens(InvestigatorStayed(by=who, location=to, cites="ahlcg/move^connected"))
    return False


def _arrive(board: Board, who: str, to: str) -> Steps:
    """Those engaged come along; then reveal and engage: if both come at once, in the lead's order."""
    with board.holding():
        followed = yield from _follow(board, who, to)
        waiting = _who_waits(board.now, to) if not board.now.location(to).revealed else set()
        first = "reveal"
        if waiting:
            first = yield Decision(
                what="arrival",
                by=board.now.lead.id,
                options=("reveal", "engage"),
                cites="ahlcg/lead-investigator^decides",
            )
    waiting = waiting - board.engaging if first == "reveal" else set()
    board.engaging |= waiting
    yield from board.check()
    if not board.now.location(to).revealed:
        yield from reveal(board, to)
    board.engaging -= waiting
    board.checked = None
    yield from board.check()
    for moment in followed:
        yield from afterwards(board, moment)


def _who_waits(table: Situation, place: str) -> set[str]:
    return {enemy.id for enemy in table.enemies if enemy.location == place and engages(table, enemy)}


def _follow(board: Board, who: str, to: str) -> Procedure[list[Moment]]:
    """Engaged enemies move along and stay engaged; one that cannot enter stays behind, unengaged."""
    followed: list[Moment] = []
    for enemy in board.now.enemies:
        if who not in enemy.engaged or board.now.has(enemy, "massive"):
            continue
        if closed(board.now, enemy.id, to):
            yield from board.happens(EnemyStayed(enemy=enemy.id, location=to, cites="ahlcg/cannot^absolute"))
            why = "ahlcg/enemy-engagement^same-location"
            yield from board.happens(EnemyDisengaged(enemy=enemy.id, investigator=who, cites=why))
            continue
        follows = EnemyFollowed(
            enemy=enemy.id,
            investigator=who,
            origin=enemy.location or "",
            location=to,
            cites="ahlcg/enemy-engagement^follows",
        )
        yield from board.happens(follows)
        followed.append(Moment(follows))
    return followed


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
    """Not where an investigator is, an "only" prey being all it sees; nor where no map shows a way."""
    seen = fitting(table, enemy, table.at(enemy.location))
    return bool(enemy.ready and table.is_location(enemy.location) and not table.engaged(enemy) and not seen)


def _hunt(board: Board, enemy: Enemy) -> Steps:
    """One step along a shortest path to the nearest investigator; closed, it stays."""
    assert enemy.location is not None
    graph = ways(board.now)
    far = nx.single_source_shortest_path_length(graph, enemy.location)
    reachable = [each for each in fitting(board.now, enemy, board.now.investigators) if each.location in far]
    if not reachable:
        return
    least = min(far[each.location] for each in reachable)
    nearest = [each for each in reachable if far[each.location] == least]
    best = best_prey(board.now, enemy, nearest)
    targets = list(dict.fromkeys(each.location for each in best))
    target = targets[0]
    if len(targets) > 1:
        why = "prey^move-tie" if board.now.prey(enemy) else "hunter^lead-chooses"
        options = tuple(each.id for each in best)
        whom = yield Decision(what="hunt-whom", by=board.now.lead.id, options=options, cites=f"ahlcg/{why}")
        target = board.now.investigator(whom).location
    steps = sorted({path[1] for path in nx.all_shortest_paths(graph, enemy.location, target)})
    to = yield from chosen("hunt-path", board.now.lead.id, steps, "ahlcg/lead-investigator^decides")
    yield from move_enemy(board, enemy.id, to, "ahlcg/hunter^path", straight=False)


def move_enemy(board: Board, name: str, to: str, cites: str, *, straight: bool = True) -> Procedure[bool]:
    """An enemy moves and engages at once; it reveals nothing, and a closed location keeps it out."""
    enemy = board.now.enemy(name)
    if enemy.location in (None, to):
        return False
    if closed(board.now, name, to):
        stayed = EnemyStayed(enemy=name, location=to, cites="ahlcg/hunter^blocked")
        yield from board.happens(stayed)
        return False
    moved = EnemyMoved(enemy=name, origin=enemy.location or "", location=to, straight=straight, cites=cites)
    return (yield from occurs(board, moved))


@carry_out.register(effects.Move)
def _move(effect: effects.Move, doing: Doing) -> Procedure[bool]:
    done = False
    for who in (yield from investigators(effect.investigator, doing)):
        for to in (yield from locations(effect.to, doing)):
            done = (yield from move_investigator(doing.board, who, to, "ahlcg/move^move-to")) or done
    return done


@decide.register(effects.Move)
def _destination(effect: effects.Move, doing: Doing) -> Procedure[tuple[effects.Move, ...]]:
    places = yield from locations(effect.to, doing)
    return tuple(effect.model_copy(update={"to": place}) for place in places)


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
