"""Gates open: doom, the marker, those who are drawn through, the monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import CluePlaced, CluesGained, GateOpened, LookUp, MarkerPlaced, Prevented
from engine.arkham2e.phases.movement import draw_through
from engine.arkham2e.rules.awakening import add_doom, awaken, check_gates
from engine.arkham2e.rules.monsters import barred, bring
from engine.arkham2e.rules.outcomes import carries_out
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import read_as
from engine.kernel import chosen, drawn

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Doing, Steps


def advance_and_open(board: Board, space: str) -> Steps:
    """A gate of the Mythos card: first the doom track."""
    yield from add_doom(board, "arkham2e/doom-track-advances^token")
    yield from open_gate(board, space, "arkham2e/gates-opening-on-investigators")
    for _ in range(2 if board.now.players >= 5 else 1):
        yield from bring(board, space, "arkham2e/monster-appears^draw")


def open_gate(board: Board, space: str, rule: str) -> Steps:
    """The marker is placed and the open gates are counted; everybody there is drawn through and delayed."""
    cites = "arkham2e/gate-opens^draw"
    if not board.now.gate_stack and "gate_stack" in board.now.untold:
        yield from board.happens(LookUp(what="gate-marker", source=space, cites=cites))
        return
    if not board.now.gate_stack:
        yield from awaken(board, "no-gate-marker")
    gate = yield from drawn("gate", board.now.gate_stack, cites)
    clues = board.now.space(space).clues
    opened = GateOpened(gate=gate.id, space=space, world=gate.world, clues=clues, cites=cites)
    yield from board.happens(opened)
    yield from check_gates(board)
    for who in board.now.in_order():
        if board.now.investigator(who) in board.now.at(space):
            yield from draw_through(board, who, gate, f"{rule}^drawn", delayed=f"{rule}^delayed")


@carries_out(can.GateAppears)
def _appears(doing: Doing, effect: can.GateAppears) -> Steps:
    """In an encounter. It stays, and a monster that comes with it stays too."""
    board, space = doing.board, doing.me.space
    if space is None:
        return
    if (yield from barred(board, "gate", space)):
        return
    if board.now.gate_at(space) is not None:
        no = Prevented(what="second-gate", where=space, cites="arkham2e/location-has-open-gate^no-gate")
        yield from board.happens(no)
        return
    cites = "arkham2e/gate-from-encounter-delays^doom"
    if (yield from read_as(board, "encounter-gate-adds-doom", "encounter-gate-adds-no-doom", cites)):
        yield from add_doom(board, cites)
    yield from open_gate(board, space, "arkham2e/gate-from-encounter-delays")
    if effect.monster:
        yield from bring(board, space, "arkham2e/gate-from-encounter-delays^stay")


def place_clue(board: Board, space: str) -> Steps:
    """Not where a gate is; one of the investigators there gets it, the first player settling which."""
    if board.now.gate_at(space) is not None:
        no = Prevented(what="clue", where=space, cites="arkham2e/place-clue-token^gate")
        yield from board.happens(no)
        return
    yield from board.happens(CluePlaced(space=space, cites="arkham2e/place-clue-token^place"))
    people = [name for name in board.now.in_order() if board.now.investigator(name) in board.now.at(space)]
    if people:
        who = yield from chosen(
            "who-takes-clue", board.now.first, people, "arkham2e/place-clue-token^first-player"
        )
        taken = CluesGained(who=who, count=1, space=space, cites="arkham2e/place-clue-token^taken")
        yield from board.happens(taken)


@carries_out(can.PlaceClue)
def _clue(doing: Doing, effect: can.PlaceClue) -> Steps:
    yield from place_clue(doing.board, effect.space)


@carries_out(can.Mark)
def _mark(doing: Doing, effect: can.Mark) -> Steps:
    cites = "arkham2e/mythos-other-effects^place"
    marker = MarkerPlaced(marker=effect.marker, space=effect.space, source=doing.source, cites=cites)
    yield from doing.board.happens(marker)
