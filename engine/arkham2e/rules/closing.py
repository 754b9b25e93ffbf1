"""Closing and sealing gates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.arkham2e.events import CardDiscarded, CluesLost, ElderSignPlayed, GateClosed, SealPlaced
from engine.arkham2e.phases.checks import skill_check
from engine.arkham2e.phases.ending import check_closed, check_sealed
from engine.arkham2e.rules.harm import lose_only, settle
from engine.arkham2e.rules.monsters import send_home
from engine.kernel import Decision, agreed

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import Gate

NOTHING = "nothing"
WITH_LORE, WITH_FIGHT = "with-lore", "with-fight"
CLUES_TO_SEAL = 5


def try_to_close(board: Board, who: str, gate: Gate) -> Steps:
    """With the explored marker: by Lore, by Fight, or with an Elder Sign; or not now."""
    signs = [f"elder-sign:{card.id}" for card in board.now.investigator(who).cards if card.elder_sign]
    cites = "arkham2e/closing-gates^choose"
    choice = yield Decision(
        what="close-gate", by=who, options=(WITH_LORE, WITH_FIGHT, *signs, NOTHING), cites=cites
    )
    if choice == NOTHING:
        return
    if choice.startswith("elder-sign:"):
        yield from play_elder_sign(board, who, gate, choice.partition(":")[2])
        return
    yield from skill_check(board, who, "lore" if choice == WITH_LORE else "fight", gate.modifier)
    if board.passed:
        yield from close(board, who, gate, "arkham2e/closing-gates^pass")
        yield from _seal_with_clues(board, who, str(gate.space))


def close(board: Board, who: str, gate: Gate, cites: str) -> Steps:
    """The trophy; perhaps the victory, at once; the monsters of that dimension."""
    closed = GateClosed(gate=gate.id, space=str(gate.space), by=who, cites=cites)
    yield from board.happens(closed)
    yield from check_closed(board)
    yield from send_home(board, gate.symbol)


def _seal_with_clues(board: Board, who: str, space: str) -> Steps:
    if board.now.investigator(who).clues < CLUES_TO_SEAL:
        return
    cites = "arkham2e/sealing-gates^cost"
    if (yield from agreed("seal", who, cites)):
        yield from board.happens(CluesLost(who=who, count=CLUES_TO_SEAL, cites=cites))
        seal = SealPlaced(space=space, source="unused", cites="arkham2e/sealing-gates^token")
        yield from board.happens(seal)
        yield from check_sealed(board)


def play_elder_sign(board: Board, who: str, gate: Gate, card: str) -> Steps:
    """No check. It works whatever the price does to the investigator, which is settled last."""
    yield from board.happens(ElderSignPlayed(by=who, card=card, cites="arkham2e/elder-signs^no-check"))
    yield from lose_only(board, who, 1, 1, "arkham2e/elder-signs^cost")
    cites = "arkham2e/elder-signs^token"
    if not board.now.doom:
        yield from board.assumes("elder-sign-empty-track", cites)
    source: Literal["doom-track", "unused"] = "doom-track" if board.now.doom else "unused"
    yield from board.happens(SealPlaced(space=str(gate.space), source=source, cites=cites))
    yield from board.happens(CardDiscarded(who=who, card=card, box=True, cites="arkham2e/elder-signs^box"))
    closed = GateClosed(gate=gate.id, space=str(gate.space), by=who, cites="arkham2e/elder-signs^trophy")
    yield from board.happens(closed)
    yield from check_sealed(board)
    yield from check_closed(board)
    yield from send_home(board, gate.symbol)
    now = board.now.investigator(who)
    if not now.sanity and not now.stamina:
        yield from board.assumes("elder-sign-devours", "arkham2e/elder-signs^both-zero")
    yield from settle(board, who)
