"""Doom, and what wakes the Ancient One; what comes before the final battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.arkham2e.events import (
    AncientOneAwakens,
    BattleBegan,
    Devoured,
    DoomAdded,
    Eliminated,
    MarkersRemoved,
    MythosPut,
)
from engine.arkham2e.phases.ending import check_defeat
from engine.arkham2e.rules.outcomes import carry_out
from engine.arkham2e.state.board import Awakened, Doing, read_as

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.table import Situation

Why = Literal["doom", "gates", "no-gate-marker", "no-monster", "terror"]
_CITES: dict[Why, str] = {
    "doom": "arkham2e/awaken-doom-track-full^when",
    "gates": "arkham2e/awaken-too-many-gates^when",
    "no-gate-marker": "arkham2e/awaken-no-gate-markers^when",
    "no-monster": "arkham2e/awaken-no-monsters^when",
    "terror": "arkham2e/awaken-terror-10-double-monsters^when",
}


def add_doom(board: Board, cites: str) -> Steps:
    """One token; on the last free space it wakes the Ancient One."""
    track = board.now.ancient_one.doom_track
    if board.now.doom < track:
        yield from board.happens(DoomAdded(to=board.now.doom + 1, cites=cites))
    if board.now.doom >= track and not board.now.battle:
        yield from awaken(board, "doom")


def too_many_gates(table: Situation) -> int:
    """So many open gates wake the Ancient One."""
    return 8 - (table.players - 1) // 2


def check_gates(board: Board) -> Steps:
    if not board.now.battle and len(board.now.gates) >= too_many_gates(board.now):
        yield from awaken(board, "gates")


def check_overrun(board: Board) -> Steps:
    """Terror 10, and twice as many monsters as the limit."""
    table = board.now
    if table.terror < 10 or table.battle:
        return
    need = 2 * (table.players + 3)
    count, outside = len(table.monsters), len(table.outskirts)
    cites = "arkham2e/awaken-terror-10-double-monsters^counted"
    if count < need <= count + outside:
        if (yield from read_as(board, "outskirts-do-not-count", "outskirts-count", cites)):
            return
        count += outside
    if count >= need:
        yield from awaken(board, "terror")


def awaken(board: Board, why: Why) -> Steps:
    """The final battle is made ready; nothing else that was under way goes on."""
    name = board.now.ancient_one.title
    yield from board.happens(AncientOneAwakens(name=name, why=why, cites=_CITES[why]))
    for each in board.now.investigators:
        if each.lost and each.in_play:
            yield from board.happens(Devoured(who=each.id, cites="arkham2e/final-battle^lost"))
            yield from board.happens(Eliminated(who=each.id, cites="arkham2e/final-battle^lost"))
    for card in (board.now.environment, board.now.rumor):
        if card is not None:
            yield from put_mythos(board, card.id, "arkham2e/final-battle^cards")
    track = board.now.ancient_one.doom_track
    if board.now.doom < track:
        filled = DoomAdded(to=track, cites="arkham2e/fill-doom-track-before-battle^fill")
        yield from board.happens(filled)
    yield from board.happens(BattleBegan(name=name, cites="arkham2e/final-battle^what"))
    yield from check_defeat(board)
    start = board.now.ancient_one.start
    if start:
        doing = Doing(board, board.now.in_order()[0], name, text="arkham2e/final-battle^start")
        yield from carry_out(start, doing)
    raise Awakened


def put_mythos(board: Board, card: str, cites: str) -> Steps:
    """To the bottom of the Mythos deck; its markers leave with it."""
    yield from board.happens(MythosPut(card=card, cites=cites))
    spaces = tuple(each.space for each in board.now.markers if each.source == card)
    if spaces:
        removed = MarkersRemoved(source=card, spaces=spaces, cites="arkham2e/mythos-other-effects^remove")
        yield from board.happens(removed)
