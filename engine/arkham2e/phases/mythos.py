"""The Mythos Phase: a card, its gate, its clue, its monsters, its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    FirstPlayerPassed,
    LookUp,
    MythosDrawn,
    MythosPut,
    MythosStays,
    Reached,
    RumorEnded,
    RumorIgnored,
)
from engine.arkham2e.rules.awakening import put_mythos
from engine.arkham2e.rules.gates import advance_and_open, place_clue
from engine.arkham2e.rules.monster_movement import move_monsters
from engine.arkham2e.rules.monsters import barred
from engine.arkham2e.rules.outcomes import carries_out, carry_out
from engine.arkham2e.rules.surge import surge
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import Doing
from engine.kernel import drawn

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import MythosCard
    from engine.kernel import Procedure

GATE, CLUE, MOVE, ABILITY, END = (
    "open-gate-and-spawn",
    "place-clue-token",
    "move-monsters",
    "activate-mythos-ability",
    "end-of-turn",
)

_TEXT = {
    "headline": "arkham2e/headline^now",
    "environment": "arkham2e/environment^lasts",
    "rumor": "arkham2e/rumor^lasts",
}


def mythos_phase(board: Board) -> Steps:
    """The first player draws one card for all."""
    yield from board.happens(Reached(point="mythos-phase", cites="arkham2e/mythos-phase^who"))
    card = yield from draw_card(board)
    if card is not None:
        yield from resolve_card(board, card)


def draw_card(board: Board) -> Procedure[MythosCard | None]:
    deck = board.now.mythos
    if board.now.mythos_now is not None:
        return board.now.mythos_now
    pile = deck.cards or deck.bottom
    if not pile:
        yield from board.happens(LookUp(what="mythos-card", cites="arkham2e/mythos-phase^who"))
        return None
    ordered = not deck.shuffled or not deck.cards
    card = yield from drawn("mythos-card", pile, "arkham2e/mythos-phase^who", ordered=ordered)
    drawn_ = MythosDrawn(by=board.now.first, card=card.id, type=card.type, cites="arkham2e/mythos-phase^who")
    yield from board.happens(drawn_)
    return card


def resolve_card(board: Board, card: MythosCard) -> Steps:
    for point, step in STEPS.items():
        yield from board.happens(Reached(point=point, cites="arkham2e/mythos-phase^order"))
        yield from step(board, card)


def open_gate_and_spawn(board: Board, card: MythosCard) -> Steps:
    """An Elder Sign: nothing. A gate: a surge. Neither: a new gate and its monster."""
    space = card.gate
    if space is None:
        return
    if (yield from barred(board, "gate", space, "arkham2e/location-has-elder-sign^nothing")):
        return
    if board.now.gate_at(space) is not None:
        yield from surge(board, space)
    else:
        yield from advance_and_open(board, space)


def place_clue_token(board: Board, card: MythosCard) -> Steps:
    if card.clue is not None:
        yield from place_clue(board, card.clue)


def activate_mythos_ability(board: Board, card: MythosCard) -> Steps:
    match card.type:
        case "headline":
            yield from _text(board, card)
            yield from put_mythos(board, card.id, "arkham2e/headline^bottom")
        case "environment":
            before = board.now.environment
            if before is not None:
                yield from put_mythos(board, before.id, "arkham2e/environment^replaces")
            stays = MythosStays(card=card.id, type="environment", cites="arkham2e/environment^beside")
            yield from board.happens(stays)
            yield from _text(board, card)
        case "rumor" if board.now.rumor is not None:
            yield from board.happens(RumorIgnored(card=card.id, cites="arkham2e/rumor^second"))
            yield from board.happens(MythosPut(card=card.id, cites="arkham2e/rumor^second-bottom"))
        case "rumor":
            yield from board.happens(MythosStays(card=card.id, type="rumor", cites="arkham2e/rumor^lasts"))
            yield from _text(board, card)


def _text(board: Board, card: MythosCard) -> Steps:
    """Of the card as a whole; its markers bear the card's name."""
    yield from carry_out(card.effects, Doing(board, board.now.first, card.id, text=_TEXT[card.type]))


def end_rumor(board: Board, how: str) -> Steps:
    """Its Pass or its Fail condition has been met."""
    card = board.now.rumor
    if card is None:
        return
    won = how == "pass"
    ended = RumorEnded(card=card.id, how="pass" if won else "fail", cites="arkham2e/rumor^resolved")
    yield from board.happens(ended)
    doing = Doing(board, board.now.first, card.id, text="arkham2e/rumor^resolved")
    yield from carry_out(card.passed if won else card.failed, doing)
    yield from put_mythos(board, card.id, "arkham2e/rumor^resolved")


@carries_out(can.RumorEnds)
def _rumor_ends(doing: Doing, effect: can.RumorEnds) -> Steps:
    yield from end_rumor(doing.board, effect.how)


def pass_first_player(board: Board, cites: str) -> Steps:
    """To the left; players who are out of the game are passed over."""
    order = board.now.in_order()
    left = [name for name in order if name != board.now.first]
    if left:
        yield from board.happens(FirstPlayerPassed(to=left[0], cites=cites))


def end_of_turn(board: Board) -> Steps:
    yield from board.happens(Reached(point=END, cites="arkham2e/end-of-turn^pass"))
    yield from pass_first_player(board, "arkham2e/end-of-turn^pass")


STEPS: dict[str, Callable[[Board, MythosCard], Steps]] = {
    GATE: open_gate_and_spawn,
    CLUE: place_clue_token,
    MOVE: move_monsters,
    ABILITY: activate_mythos_ability,
}


def first_mythos(board: Board) -> Steps:
    """In setup: Rumors are discarded until another kind of card comes."""
    for _ in range(len(board.now.mythos.cards) + len(board.now.mythos.bottom)):
        card = yield from draw_card(board)
        if card is None or card.type != "rumor":
            break
        yield from board.happens(MythosPut(card=card.id, cites="arkham2e/setup-14-draw-mythos^no-rumor"))
    else:
        return
    if card is not None:
        yield from resolve_card(board, card)
