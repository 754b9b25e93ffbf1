"""Doom, the Omen, and the awakening of the Ancient One."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import (
    AncientOneAwakens,
    DoomAdvanced,
    DoomRetreated,
    DoomWhileAwake,
    OmenAdvanced,
    Vetoed,
)
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Doing
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps


def advance_doom(board: Board, steps: int, cites: str) -> Steps:
    """Toward 0; there the Ancient One awakens, and what is left of the advance follows as its back says."""
    if steps <= 0:
        return
    if board.now.ancient_one.awake:
        yield from _advance_awake(board, steps)
        return
    yield from board.relies_on(board.now, "doom", "eldritch/doom^what")
    on_track = min(steps, board.now.doom)
    if on_track:
        yield from board.happens(DoomAdvanced(by=on_track, to=board.now.doom - on_track, cites=cites))
    if board.now.doom == 0:
        yield from awaken(board)
        if steps > on_track:
            yield from _advance_awake(board, steps - on_track)


def _advance_awake(board: Board, steps: int) -> Steps:
    yield from board.happens(DoomWhileAwake(by=steps, cites="eldritch/doom^awake-advance"))
    sheet = board.now.ancient_one
    if steps > 1 and sheet.awake_doom:
        yield from board.assumes("awake-doom-step-by-step", "eldritch/doom^awake-advance")
    for _ in range(steps):
        yield from carry_out(sheet.awake_doom, Doing(board, board.now.lead, sheet.id))


def awaken(board: Board) -> Steps:
    sheet = board.now.ancient_one
    yield from board.happens(AncientOneAwakens(name=sheet.title, cites="eldritch/awakening^when"))
    yield from carry_out(sheet.awakening, Doing(board, board.now.lead, sheet.id))


def advance_omen(board: Board, spaces: int, cites: str) -> Steps:
    """One space at a time, the Gates counted after each."""
    track = [each.id for each in board.now.omen_track]
    if not track or board.now.omen is None:
        raise BadSituationError(field="omen_track", value="", known="omen_track, omen")
    if spaces > 1:
        yield from board.assumes("doom-after-each-omen-step", "eldritch/omen^each-step")
    for _ in range(spaces):
        origin = str(board.now.omen)
        to = track[(track.index(origin) + 1) % len(track)]
        yield from board.happens(OmenAdvanced(origin=origin, to=to, cites=cites))
        matching = len(board.now.matching_gates())
        if matching > 1:
            yield from board.assumes("one-advance-for-all-gates", "eldritch/omen^together")
        yield from advance_doom(board, matching, "eldritch/omen^gates")


@carries_out(can.Doom)
def _doom(doing: Doing, effect: can.Doom) -> Steps:
    yield from advance_doom(doing.board, effect.advance, "eldritch/doom^advance")
    if not effect.retreat:
        return
    if doing.now.ancient_one.awake:
        awake = Vetoed(what="retreat", whom=doing.now.ancient_one.title, cites="eldritch/doom^no-retreat")
        yield from doing.board.happens(awake)
        return
    to = doing.now.doom + effect.retreat
    yield from doing.board.happens(DoomRetreated(by=effect.retreat, to=to, cites="eldritch/doom^retreat"))


@carries_out(can.Omen)
def _omen(doing: Doing, effect: can.Omen) -> Steps:
    yield from advance_omen(doing.board, effect.advance, "eldritch/omen^advance")
