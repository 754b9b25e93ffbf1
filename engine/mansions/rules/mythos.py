"""Mythos cards: the moments at which the Keeper may play one."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from engine.kernel import Decision, Refusals
from engine.mansions.events import MythosPlayed, ThreatChanged
from engine.mansions.rules.outcomes import carries_out, carry_out
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing, breakable
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import MythosCard
    from engine.mansions.state.table import Situation


def playable(table: Situation, who: str) -> list[MythosCard]:
    """Cards that can be paid for and whose requirements the investigator meets."""
    return [card for card in table.keeper.mythos if _why_not(table, who, card) is None]


def judged_mythos(table: Situation, who: str) -> dict[str, str | None]:
    """Every card in the Keeper's hand, with the statement by which it cannot be played now."""
    if table.turn.mythos:
        hand = (f"play:{card.id}" for card in table.keeper.mythos)
        return dict.fromkeys(hand, "mansions/mythos-timing-windows^one")
    return {f"play:{card.id}": _why_not(table, who, card) for card in table.keeper.mythos}


def _why_not(table: Situation, who: str, card: MythosCard) -> str | None:
    by = table.investigator(who)
    room = table.room_of(by.space)
    if card.cost > table.keeper.threat:
        return "mansions/mythos-cards^cost"
    if card.rooms and not any(_named(room.id, name) for name in card.rooms):
        return "mansions/mythos-requirements^target"
    if card.darkness and "darkness" not in room.tokens:
        return "mansions/mythos-requirements^target"
    return "mansions/darkness^no-target" if card.darkness and by.ignores_darkness else None


def _named(room: str, part: str) -> bool:
    """Whether a room's name has these words in it."""
    return re.search(rf"(?<!\w){re.escape(part.strip())}(?!\w)", room, re.IGNORECASE) is not None


def mythos_window(board: Board, who: str, cites: str) -> Steps:
    """At most one card in each investigator turn."""
    if board.now.turn.of != who or board.now.turn.mythos or not board.now.is_investigator(who):
        return
    cards = playable(board.now, who)
    if not cards:
        return
    options = (*(f"play:{card.id}" for card in cards), "no")
    refusals = Refusals(partial(judged_mythos, board.now, who))
    answer = yield Decision(what="mythos", by=KEEPER, options=options, cites=cites, refusals=refusals)
    if answer != "no":
        card = next(each for each in cards if f"play:{each.id}" == answer)
        yield from play_mythos(board, who, card)


def play_mythos(board: Board, who: str, card: MythosCard) -> Steps:
    """Pay, play, resolve; it then lies on the discard pile, or face down before the investigator."""
    if card.requires:
        yield from board.assumes("mythos-requirement-is-met", "mansions/mythos-requirements^target")
    if card.cost:
        yield from change_threat(board, -card.cost, "mansions/mythos-cards^cost")
    bound = card.rooms or card.darkness or card.requires
    cites = "mansions/mythos-requirements^target" if bound else "mansions/mythos-cards^discard"
    if card.face_down:
        cites = "mansions/secrecy-mythos-trauma^face-down"
    yield from board.happens(MythosPlayed(card=card, who=who, cites=cites))
    yield from breakable(board, who, carry_out(card.effects, Doing(board, who, card.id)))


def change_threat(board: Board, by: int, cites: str) -> Steps:
    to = max(0, board.now.keeper.threat + by)
    if to != board.now.keeper.threat:
        change = ThreatChanged(by=to - board.now.keeper.threat, to=to, cites=cites)
        yield from board.happens(change)


@carries_out(can.Threat)
def _threat(doing: Doing, effect: can.Threat) -> Steps:
    yield from change_threat(doing.board, effect.amount, "mansions/threat-tokens^what")
