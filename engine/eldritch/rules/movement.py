"""Nearest spaces; moving investigators; tickets; being Delayed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import (
    ActionsLost,
    BecameDelayed,
    Moved,
    TicketDiscarded,
    TicketGained,
    Vetoed,
)
from engine.eldritch.rules.outcomes import carries_out, whom
from engine.eldritch.state import effects as can
from engine.kernel import BrokenOff, chosen

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.eldritch.state.board import Board, Choice, Doing, Steps
    from engine.eldritch.state.effects import Ticket
    from engine.eldritch.state.table import Situation
    from engine.kernel import Procedure

MOST_TICKETS = 2


def nearest(table: Situation, start: str, fits: Callable[[str], bool]) -> list[str]:
    """The spaces that fit, the fewest paths away; the space itself counts."""
    seen, ring = {start}, [start]
    while ring:
        found = [space for space in ring if fits(space)]
        if found:
            return found
        further = [to for space in ring for to, _ in table.ways(space) if to not in seen]
        ring = list(dict.fromkeys(further))
        seen.update(ring)
    return []


def is_city(table: Situation, name: str) -> bool:
    return any(each.id == name and each.type == "city" for each in table.spaces)


def nearest_city(board: Board, start: str) -> Procedure[str]:
    """Of several equally near, the active player chooses; without a map it stays where it is."""
    options = nearest(board.now, start, lambda space: is_city(board.now, space))
    if not options:
        yield from board.assumes("no-city-known", "eldritch/nearest^fewest")
        return start
    return (yield from chosen("nearest", board.active_player, options, "eldritch/nearest^tie"))


def move(board: Board, who: str, space: str, cites: str) -> Steps:
    """Nobody moves whose card forbids it, whoever would move them."""
    mover = board.now.investigator(who)
    if mover.cannot_move:
        why = "eldritch/detained^no-move" if mover.detained else "eldritch/golden-rules^cannot"
        yield from board.happens(Vetoed(what="move", whom=who, cites=why))
    elif mover.space != space:
        yield from board.happens(Moved(who=who, origin=mover.space, space=space, cites=cites))


@carries_out(can.Move)
def _move(doing: Doing, effect: can.Move) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        match effect.to:
            case "nearest-city":
                to = yield from nearest_city(doing.board, doing.now.investigator(who).space)
            case "choose-gate":
                gates = [gate.space for gate in doing.now.gates]
                if not gates:
                    return
                to = yield from chosen("move-to", who, gates, "eldritch/inv-akachi-onyele^direct")
            case "here":
                to = doing.here
            case _:
                to = effect.to
        yield from move(doing.board, who, to, "eldritch/golden-rules^component")


def gain_ticket(board: Board, who: str, ticket: Ticket, cites: str) -> Steps:
    """Nobody has more than two: one is discarded first."""
    held = board.now.investigator(who).tickets
    if len(held) >= MOST_TICKETS:
        gone = yield from chosen("discard-ticket", who, held, "eldritch/prepare-for-travel-action^two")
        yield from discard_ticket(board, who, gone, "eldritch/prepare-for-travel-action^two")
    yield from board.happens(TicketGained(who=who, ticket=ticket, cites=cites))


def discard_ticket(board: Board, who: str, ticket: str, cites: str) -> Steps:
    kind: Ticket = "train" if ticket == "train" else "ship"
    yield from board.happens(TicketDiscarded(who=who, ticket=kind, cites=cites))


def immune(board: Board, who: str, what: Literal["delay", "detain"], by_choice: Choice) -> Procedure[bool]:
    """Mark, unless he chose it; that "may" and what follows "unless" are choices is taken so."""
    if by_choice is None:
        cites = "eldritch/inv-mark-harrigan^immune"
        yield from board.happens(Vetoed(what=what, whom=who, cites=cites))
        return True
    if by_choice == "may":
        yield from board.assumes("may-is-a-choice-for-mark", "eldritch/inv-mark-harrigan^chosen")
    return False


def delay(board: Board, who: str, *, by_choice: Choice = None) -> Steps:
    """In the own turn of the Action Phase the rest of the actions is lost instead."""
    investigator = board.now.investigator(who)
    if investigator.sheet == "mark-harrigan" and (yield from immune(board, who, "delay", by_choice)):
        return
    if board.now.phase == "action" and board.now.active == who:
        yield from board.happens(ActionsLost(who=who, cites="eldritch/delayed^own-turn"))
        if who in board.doing:
            raise BrokenOff(who, "eldritch/delayed^own-turn")
        return
    if investigator.delayed:
        return
    yield from board.happens(BecameDelayed(who=who, cites="eldritch/delayed^marker"))
    if board.now.phase == "action":
        yield from board.assumes("delayed-in-anothers-turn", "eldritch/delayed^other-turn")
    elif board.now.phase == "encounter" and who in board.doing:
        yield from board.assumes("delayed-encounter-goes-on", "eldritch/delayed^encounter")


@carries_out(can.Delay)
def _delay(doing: Doing, effect: can.Delay) -> Steps:
    names = yield from whom(doing, effect.who)
    own = [who for who in names if who == doing.now.active]
    for who in (*(who for who in names if who not in own), *own):
        yield from delay(doing.board, who, by_choice=doing.chosen)
