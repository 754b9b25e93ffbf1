"""The Mythos Phase: draw, then the icons of the card in their order, its text, the end of the phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import (
    LeadPassed,
    MythosDrawn,
    MythosPlaced,
    NoMythosCard,
    Reached,
    RumorPlaced,
    TokensOnMythos,
)
from engine.eldritch.phases.reckoning import reckon
from engine.eldritch.rules.defeat import choose_new
from engine.eldritch.rules.ending import check_mystery, lose
from engine.eldritch.rules.outcomes import carry_out
from engine.eldritch.rules.spawning import spawn_clue, spawn_gate, surge
from engine.eldritch.rules.tracks import advance_omen
from engine.eldritch.state.board import Doing
from engine.kernel import chosen, drawn
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.cards import Icon, MythosCard

OMEN, RECKONING = "mythos-1-advance-omen", "mythos-2-reckoning"
GATES, SURGE = "mythos-3-spawn-gates", "mythos-4-monster-surge"
CLUES, RUMOR = "mythos-5-spawn-clues", "mythos-6-place-rumor-token"
ELDRITCH, TEXT, END = "mythos-7-place-eldritch-tokens", "mythos-8-resolve-effect", "mythos-end"


def mythos(board: Board) -> Steps:
    yield from board.happens(Reached(point="phase-mythos", cites="eldritch/phase-mythos^what"))
    if not board.now.mythos:
        yield from _no_card(board)
    ordered = not board.now.mythos_shuffled
    card = yield from drawn("mythos", board.now.mythos, "eldritch/phase-mythos^what", ordered=ordered)
    yield from board.happens(MythosDrawn(card=card.id, icons=card.icons, cites="eldritch/phase-mythos^icons"))
    yield from resolve_card(board, card)
    yield from end(board)


def _no_card(board: Board) -> Steps:
    """The phase is over; a win that comes as it ends still counts."""
    yield from board.happens(NoMythosCard(cites="eldritch/mythos^no-card"))
    if board.now.mystery and board.now.mystery.checked == "mythos-end":
        yield from board.assumes("win-as-the-last-phase-ends", "eldritch/winning-losing^no-mythos-win")
        yield from check_mystery(board, "mythos-end")
    yield from lose(board, "eldritch/winning-losing^no-mythos")


def resolve_card(board: Board, card: MythosCard) -> Steps:
    """Only the icons on the card, in the fixed order; its text last."""
    for icon, point, step in STEPS:
        if icon in card.icons:
            yield from board.happens(Reached(point=point, cites=f"eldritch/{point}^{ANCHORS[point]}"))
            yield from step(board)
    yield from board.happens(Reached(point=TEXT, cites=f"eldritch/{TEXT}^what"))
    yield from _text(board)


def _omen(board: Board) -> Steps:
    yield from advance_omen(board, 1, "eldritch/mythos-1-advance-omen^move")


def _gates(board: Board) -> Steps:
    yield from board.relies_on(board.now.reference, "gates", "eldritch/reference-card^not-here")
    for _ in range(board.now.reference.gates):
        yield from spawn_gate(board, "eldritch/mythos-3-spawn-gates^number")


def _clues(board: Board) -> Steps:
    yield from board.relies_on(board.now.reference, "clues", "eldritch/reference-card^not-here")
    for _ in range(board.now.reference.clues):
        yield from spawn_clue(board)


def _rumor(board: Board) -> Steps:
    card = board.now.mythos_now
    if card and not card.rumor_space:
        raise BadSituationError(field=f"mythos.{card.id}.rumor_space", value="", known="")
    if card and card.rumor_space:
        cites = "eldritch/mythos-6-place-rumor-token^place"
        yield from board.happens(RumorPlaced(card=card.id, space=card.rumor_space, cites=cites))


def _eldritch(board: Board) -> Steps:
    card = board.now.mythos_now
    if card and card.eldritch:
        cites = "eldritch/mythos-7-place-eldritch-tokens^place"
        yield from board.happens(TokensOnMythos(card=card.id, count=card.eldritch, cites=cites))


def _text(board: Board) -> Steps:
    """An EVENT is resolved and discarded; a card that stays is laid beside the Ancient One sheet."""
    card = board.now.mythos_now
    if card is None:
        return
    doing = Doing(board, board.now.lead, card.id)
    if card.ongoing:
        cites = "eldritch/mythos-8-resolve-effect^ongoing"
        yield from board.happens(MythosPlaced(card=card.id, where="beside", cites=cites))
        yield from carry_out(card.enters, doing)
        return
    yield from carry_out(card.effects, doing)
    if board.now.mythos_now:
        cites = "eldritch/mythos-8-resolve-effect^event"
        yield from board.happens(MythosPlaced(card=card.id, where="discard", cites=cites))


STEPS: tuple[tuple[Icon, str, Callable[[Board], Steps]], ...] = (
    ("omen", OMEN, _omen),
    ("reckoning", RECKONING, reckon),
    ("gates", GATES, _gates),
    ("surge", SURGE, surge),
    ("clues", CLUES, _clues),
    ("rumor", RUMOR, _rumor),
    ("eldritch", ELDRITCH, _eldritch),
)
ANCHORS = {
    OMEN: "move",
    RECKONING: "what",
    GATES: "number",
    SURGE: "spawn",
    CLUES: "number",
    RUMOR: "place",
    ELDRITCH: "place",
}
ONE_STEP: dict[str, Callable[[Board], Steps]] = {point: step for _, point, step in STEPS}


def end(board: Board) -> Steps:
    """The Lead Investigator orders what falls at the end: the token may pass, new investigators come."""
    yield from board.happens(Reached(point=END, cites="eldritch/mythos-end^when"))
    yield from check_mystery(board, "mythos-end")
    due = [f"new:{each.id}" for each in board.now.investigators if not each.in_play and not each.eliminated]
    due.append("pass-lead")
    while due:
        if due == ["pass-lead"]:
            item = due[0]
        else:
            item = yield from chosen("end-order", board.now.lead, due, "eldritch/mythos-end^order")
        due.remove(item)
        if item == "pass-lead":
            yield from _pass_lead(board)
        else:
            yield from choose_new(board, item.removeprefix("new:"))
    if not board.now.is_investigator(board.now.lead):
        yield from _pass_lead(board)


def _pass_lead(board: Board) -> Steps:
    lead = board.now.lead
    others = [each.id for each in board.now.in_play if each.id != lead]
    if not others:
        return
    cites = "eldritch/lead-investigator^pass"
    options = ["keep", *others]
    if not board.now.is_investigator(lead):
        yield from board.assumes("lead-is-an-investigator", "eldritch/defeated-investigator^lead")
        options = others
    to = yield from chosen("pass-lead", lead, options, cites)
    if to != "keep":
        yield from board.happens(LeadPassed(by=lead, to=to, cites=cites))
