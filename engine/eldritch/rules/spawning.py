"""Spawning Gates, Monsters and Clues, and what happens when none are left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import (
    ClueRemoved,
    ClueSpawned,
    EldritchPlaced,
    GateClosed,
    GateSpawned,
    MonsterSpawned,
    NothingSpawns,
    Renewed,
)
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.rules.tracks import advance_doom
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Doing
from engine.eldritch.state.cards import EldritchToken
from engine.kernel import Chance, chosen, drawn
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.cards import Clue, Gate, Monster
    from engine.eldritch.state.table import Situation
    from engine.kernel import Procedure


def renew(board: Board, what: Literal["gate-stack", "clue-pool"]) -> Steps:
    """As soon as the last token is gone, the discards are mixed into a new supply."""
    table = board.now
    left, pile = (
        (table.gate_stack, table.gate_discard)
        if what == "gate-stack"
        else (table.clue_pool, table.clue_discard)
    )
    if not left and pile:
        cites = "eldritch/gate^renew" if what == "gate-stack" else "eldritch/clue^renew"
        yield from board.happens(Renewed(what=what, count=len(pile), cites=cites))


def next_gate(board: Board, above: tuple[str, ...], cites: str) -> Procedure[Gate]:
    """The topmost of the stack below those named; of a shuffled one, as far as it is known."""
    table = board.now
    left = [gate for gate in table.gate_stack if gate.id not in above]
    if not table.gate_stack_shuffled:
        return left[0]
    top = [gate for gate in left if gate.id == table.gate_top]
    middle = [gate for gate in left if gate.id not in table.gate_bottom]
    return (yield from drawn("gate", top or middle or left[:1], cites))


def spawn_gate(board: Board, cites: str = "eldritch/gate^spawn") -> Steps:
    """The top token to its space, then one Monster there; no token left: Doom advances by 1 instead."""
    yield from renew(board, "gate-stack")
    if not board.now.gate_stack:
        none = "eldritch/component-limitations^no-gates"
        yield from board.happens(NothingSpawns(what="gate", cites=none))
        yield from advance_doom(board, 1, "eldritch/gate^none")
        return
    gate = yield from next_gate(board, (), cites)
    yield from board.happens(GateSpawned(gate=gate.id, space=gate.space, symbol=gate.symbol, cites=cites))
    yield from renew(board, "gate-stack")
    yield from spawn_monster(board, gate.space, cites="eldritch/gate^monster")


def spawn_monster(
    board: Board,
    space: str,
    *,
    name: str | None = None,
    source: str | None = None,
    cites: str = "eldritch/monster^spawn",
) -> Steps:
    """At random from the cup; a named one is looked for, also among those set aside."""
    monster = yield from _monster_to_spawn(board, name, cites)
    if monster is None:
        none = "set-aside" if name else "no-monsters"
        yield from board.happens(
            NothingSpawns(what="monster", cites=f"eldritch/component-limitations^{none}")
        )
        return
    yield from board.happens(MonsterSpawned(monster=monster.id, space=space, source=source, cites=cites))
    described = board.now.as_described(monster)
    if described.spawn:
        you = board.active_player
        yield from carry_out(described.spawn, Doing(board, you, monster.id, space))


def _monster_to_spawn(board: Board, name: str | None, cites: str) -> Procedure[Monster | None]:
    if name is not None:
        found = named_monster(board.now, name)
        if found in board.now.box:
            yield from board.assumes("named-epic-from-the-box", "eldritch/return-to-game-box^out")
        return found
    if not board.now.cup:
        return None
    return (yield from drawn("monster", board.now.cup, cites))


def named_monster(table: Situation, name: str) -> Monster | None:
    """A Monster off the board, by its name or its own id; of the box only the Epic ones."""
    off = (*table.set_aside, *table.cup, *(each for each in table.box if each.epic))
    return next((each for each in off if name in (each.id, each.title)), None)


def surge(board: Board) -> Steps:
    """On each Gate that matches the Omen; without one, exactly one Gate spawns instead."""
    gates = [gate.id for gate in board.now.matching_gates()]
    if not gates:
        yield from spawn_gate(board, "eldritch/monster-surge^no-match")
        return
    places = {gate.id: gate.space for gate in board.now.gates}
    scarce = len(board.now.cup) < len(gates) * board.now.surge
    ordered = scarce or any(board.now.as_described(each).spawn for each in board.now.cup)
    while gates:
        first = gates[0]
        if ordered:
            first = yield from chosen("surge-order", board.now.lead, gates, "eldritch/conflicts^order")
        gates.remove(first)
        for _ in range(board.now.surge):
            yield from spawn_monster(board, places[first], cites="eldritch/monster-surge^matching")


def draw_clue(board: Board, cites: str) -> Procedure[Clue | None]:
    yield from renew(board, "clue-pool")
    if not board.now.clue_pool:
        return None
    return (yield from drawn("clue", board.now.clue_pool, cites))


def spawn_clue(board: Board, space: str | None = None) -> Steps:
    """Where its front says, or where the effect says."""
    cites = "eldritch/clue^named-space" if space else "eldritch/clue^spawn"
    clue = yield from draw_clue(board, cites)
    if clue is None:
        none = NothingSpawns(what="clue", cites="eldritch/component-limitations^no-clues")
        yield from board.happens(none)
        return
    where = space or (yield from _front(board, clue))
    yield from board.happens(ClueSpawned(clue=clue.id, space=where, cites=cites))
    yield from renew(board, "clue-pool")


def random_space(board: Board) -> Procedure[str]:
    """That of a Clue discarded from the pool; with none left the Lead Investigator picks."""
    clue = yield from draw_clue(board, "eldritch/random-space^how")
    if clue is None:
        spaces = [each.id for each in board.now.spaces]
        if not spaces:
            raise BadSituationError(field="spaces", value="", known="spaces")
        return (yield from chosen("random-space", board.now.lead, spaces, "eldritch/random-space^empty"))
    space = yield from _front(board, clue)
    yield from board.happens(ClueRemoved(clue=clue.id, cites="eldritch/random-space^how"))
    yield from renew(board, "clue-pool")
    return space


def _front(board: Board, clue: Clue) -> Procedure[str]:
    """The space on the front of a Clue; whoever turns an unknown one over says what it shows."""
    if clue.space is not None:
        return clue.space
    spaces = {each.id: 1 for each in board.now.spaces}
    if not spaces:
        raise BadSituationError(field=f"clue_pool.{clue.id}.space", value="", known="spaces")
    return (yield Chance(what="clue-space", outcomes=spaces, cites="eldritch/clue^spawn"))


def where(doing: Doing, word: str) -> Procedure[str]:
    if word == "random":
        return (yield from random_space(doing.board))
    return doing.here if word == "here" else word


@carries_out(can.SpawnGate)
def _spawn_gate(doing: Doing, effect: can.SpawnGate) -> Steps:
    for _ in range(effect.count):
        yield from spawn_gate(doing.board)


@carries_out(can.SpawnMonster)
def _spawn_monster(doing: Doing, effect: can.SpawnMonster) -> Steps:
    for _ in range(effect.count):
        space = yield from where(doing, effect.space)
        yield from spawn_monster(doing.board, space, name=effect.name, source=doing.source)


@carries_out(can.SpawnClue)
def _spawn_clue(doing: Doing, effect: can.SpawnClue) -> Steps:
    for _ in range(effect.count):
        space = (yield from where(doing, effect.space)) if effect.space else None
        yield from spawn_clue(doing.board, space)


@carries_out(can.Surge)
def _surge(doing: Doing, _effect: can.Surge) -> Steps:
    yield from surge(doing.board)


@carries_out(can.CloseGate)
def _close(doing: Doing, effect: can.CloseGate) -> Steps:
    """The token goes to the pile; the Monsters stay."""
    name = doing.gate if effect.gate == "this" else effect.gate
    if name == "choose" and doing.now.gates:
        options = [gate.id for gate in doing.now.gates]
        name = yield from chosen("gate", doing.you, options, "eldritch/faq-or-may-unless^choice")
    if any(gate.id == name for gate in doing.now.gates):
        closed = GateClosed(gate=str(name), by=doing.you, cites="eldritch/closing-a-gate^discard")
        yield from doing.board.happens(closed)


@carries_out(can.PlaceEldritch)
def _place(doing: Doing, effect: can.PlaceEldritch) -> Steps:
    for _ in range(effect.count):
        space = yield from where(doing, effect.space)
        number = 1 + len(doing.now.eldritch)
        while any(each.id == f"eldritch-{number}" for each in doing.now.eldritch):
            number += 1
        token = EldritchToken(id=f"eldritch-{number}", space=space, source=doing.source)
        yield from doing.board.happens(EldritchPlaced(token=token, cites="eldritch/eldritch-token^source"))
