"""The Movement Phase of an investigator."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    CluesGained,
    DrawnThrough,
    ExploredDiscarded,
    Moved,
    MovementBegan,
    MovementEnded,
    Reached,
    Released,
    Returned,
    StoodUp,
    TurnLost,
    WentOn,
)
from engine.arkham2e.phases.combat import face
from engine.arkham2e.rules.harm import become_lost, delay
from engine.arkham2e.rules.outcomes import carries_out, whom
from engine.arkham2e.rules.trading import judged_trades, may_trade, trade
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import read_as
from engine.kernel import Decision, Refusals, chosen

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Doing, Steps
    from engine.arkham2e.state.cards import Gate
    from engine.arkham2e.state.table import Situation

STOP = "stop"


def movement(board: Board, who: str) -> Steps:
    """In Arkham or in an Other World; the delayed stand up instead."""
    now = board.now.investigator(who)
    if now.lost or now.arrested:
        yield from _held(board, who)
    elif now.delayed:
        yield from _delayed(board, who)
    elif now.world is not None:
        yield from _other_world(board, who)
    else:
        yield from _arkham(board, who)


def _held(board: Board, who: str) -> Steps:
    """Arrested or lost: this whole turn is only standing up, if it is not the turn it happened in."""
    now = board.now.investigator(who)
    if now.held or not now.delayed:
        return
    if not now.turn_lost:
        rule = "arrested" if now.arrested else "lost-in-time-and-space"
        yield from board.happens(TurnLost(who=who, cites=f"arkham2e/{rule}^lose-turn"))
    if now.arrested:
        to = board.now.police_station
        yield from board.happens(Released(who=who, to=to, cites="arkham2e/arrested^release"))
    else:
        yield from board.happens(StoodUp(who=who, cites="arkham2e/lost-in-time-and-space^stand-up"))


def _delayed(board: Board, who: str) -> Steps:
    """No movement; whether monsters there must be faced the book does not say."""
    yield from board.happens(StoodUp(who=who, cites="arkham2e/delayed^stand-up"))
    now = board.now.investigator(who)
    if now.world is not None or not to_face(board.now, who):
        return
    readings = ("delayed-face-monsters", "delayed-ignore-monsters")
    if (yield from read_as(board, *readings, "arkham2e/delayed^monster")):
        yield from face_all(board, who)


def to_face(table: Situation, who: str) -> list[str]:
    """Monsters here that have not been dealt with this turn; none at the gate of the return."""
    now = table.investigator(who)
    if now.returned or not now.in_arkham or now.space is None:
        return []
    return [each.id for each in table.monsters_at(now.space) if each.id not in now.faced]


def face_all(board: Board, who: str) -> Steps:
    """Each monster here, in the order the investigator likes."""
    while monsters := to_face(board.now, who):
        order = "arkham2e/evading-several-monsters^order"
        monster = yield from chosen("which-monster", who, monsters, order)
        yield from face(board, who, monster)


def _arkham(board: Board, who: str) -> Steps:
    yield from board.happens(
        Reached(point="arkham-movement", who=who, cites="arkham2e/movement-phase^arkham")
    )
    now = board.now.investigator(who)
    points = now.movement_points
    if points is None:
        speed = max(0, now.skill("speed") + board.now.bonus(now, "speed"))
        began = MovementBegan(who=who, points=speed, cites="arkham2e/movement-points^number")
        yield from board.happens(began)
    yield from _walk(board, who)
    if not board.now.investigator(who).movement_points and to_face(board.now, who):
        yield from _trades(board, who)
    yield from face_all(board, who)
    if board.now.investigator(who).movement_points:
        yield from board.happens(MovementEnded(who=who, cites="arkham2e/arkham-movement^may"))
    yield from _pick_up_clues(board, who)
    yield from _trades(board, who)


def _walk(board: Board, who: str) -> Steps:
    """Step by step; whoever leaves a space with monsters must deal with each of them first."""
    while True:
        now = board.now.investigator(who)
        if not now.movement_points or now.space is None:
            return
        ways = [each for each in board.now.neighbours(now.space) if not board.now.is_closed(each)]
        trades = [f"trade:{each}" for each in may_trade(board.now, who)]
        if not ways and not trades:
            return
        choice = yield Decision(
            what="move",
            by=who,
            options=(STOP, *ways, *trades),
            cites="arkham2e/arkham-movement^may",
            refusals=Refusals(partial(_judged_steps, board.now, who)),
        )
        if choice == STOP:
            return
        if choice.startswith("trade:"):
            yield from trade(board, who, choice.partition(":")[2])
            continue
        yield from face_all(board, who)
        if board.now.investigator(who).movement_points:
            yield from _step(board, who, choice)


def _judged_steps(table: Situation, who: str) -> dict[str, str | None]:
    """Every space and everybody to trade with, with the statement by which that is not possible now."""
    here = str(table.investigator(who).space)
    near = table.neighbours(here)
    spaces = {each.id: _why_no_step(table, each.id, near) for each in table.spaces if each.id != here}
    return spaces | judged_trades(table, who)


def _why_no_step(table: Situation, to: str, near: list[str]) -> str | None:
    if to not in near:
        return "arkham2e/arkham-movement^lines"
    return "arkham2e/arkham-movement^closed" if table.is_closed(to) else None


def _step(board: Board, who: str, to: str) -> Steps:
    now = board.now.investigator(who)
    if now.explored:
        gone = ExploredDiscarded(who=who, cites="arkham2e/explored-marker^lost")
        yield from board.happens(gone)
    left = (now.movement_points or 0) - 1
    step = Moved(who=who, origin=now.space, to=to, left=left, cites="arkham2e/arkham-movement^cost")
    yield from board.happens(step)
    if any(monster.id in now.faced for monster in board.now.monsters_at(to)):
        yield from board.assumes("faced-once-a-turn", "arkham2e/evading-several-monsters^rest")


def _trades(board: Board, who: str) -> Steps:
    """Before or after moving."""
    while others := may_trade(board.now, who):
        options = (STOP, *(f"trade:{each}" for each in others))
        cites = "arkham2e/trading-equipment^when"
        refusals = Refusals(partial(judged_trades, board.now, who))
        choice = yield Decision(what="trade-now", by=who, options=options, cites=cites, refusals=refusals)
        if choice == STOP:
            return
        yield from trade(board, who, choice.partition(":")[2])


def _pick_up_clues(board: Board, who: str) -> Steps:
    now = board.now.investigator(who)
    if now.space is None or not now.in_arkham:
        return
    here = board.now.space(now.space).clues
    if here:
        cites = "arkham2e/picking-up-clues^number"
        options = tuple(str(number) for number in range(here, -1, -1))
        count = int((yield Decision(what="clues", by=who, options=options, cites=cites)))
        if count:
            taken = CluesGained(
                who=who, count=count, space=now.space, cites="arkham2e/picking-up-clues^where"
            )
            yield from board.happens(taken)


def _other_world(board: Board, who: str) -> Steps:
    yield from board.happens(
        Reached(point="other-world-movement", who=who, cites="arkham2e/movement-phase^other-world")
    )
    yield from _trades(board, who)
    now = board.now.investigator(who)
    assert now.world is not None
    if now.area == 1:
        on = WentOn(who=who, world=now.world, cites="arkham2e/other-world-movement^first")
        yield from board.happens(on)
    else:
        yield from return_to_arkham(board, who)
    yield from _trades(board, who)


def return_to_arkham(board: Board, who: str) -> Steps:
    """To any gate to that world; without one the investigator is lost."""
    world = board.now.investigator(who).world
    gates = {str(gate.space): gate for gate in board.now.gates if gate.world == world}
    if not gates:
        yield from become_lost(board, who, "arkham2e/return-to-arkham^no-gate")
        return
    space = yield from chosen("return", who, gates, "arkham2e/return-to-arkham^choose")
    back = Returned(who=who, to=space, gate=gates[space].id, cites="arkham2e/return-to-arkham^explored")
    yield from board.happens(back)


def draw_through(board: Board, who: str, gate: Gate, cites: str, *, delayed: str | None) -> Steps:
    """To the first area; `delayed`: by which rule."""
    if board.now.investigator(who).explored:
        yield from board.happens(ExploredDiscarded(who=who, cites="arkham2e/explored-marker^lost"))
    yield from board.happens(DrawnThrough(who=who, gate=gate.id, world=gate.world, cites=cites))
    if delayed:
        yield from delay(board, who, delayed)


def nearest_gates(table: Situation, space: str) -> list[Gate]:
    """The open gates the fewest steps away."""
    for names in table.outward(space):
        found = [gate for name in names if (gate := table.gate_at(name)) is not None]
        if found:
            return found
    return []


@carries_out(can.IntoGate)
def _into_gate(doing: Doing, effect: can.IntoGate) -> Steps:
    """Which of several that are equally near, the book leaves to nobody."""
    for who in whom(doing, effect.who):
        space = doing.now.investigator(who).space
        gates = {str(gate.space): gate for gate in nearest_gates(doing.now, space)} if space else {}
        if gates:
            where = yield from chosen("nearest-gate", None, gates, doing.text)
            yield from draw_through(doing.board, who, gates[where], doing.text, delayed=None)


@carries_out(can.Return)
def _return(doing: Doing, _: can.Return) -> Steps:
    if doing.me.world is not None:
        yield from return_to_arkham(doing.board, doing.you)
