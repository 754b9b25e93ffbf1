"""The actions of the Action Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import ActionTaken, ComponentUsed, Reached, StoodUp, TurnEnded
from engine.eldritch.phases.acquiring import acquire
from engine.eldritch.phases.permission import judged_actions, ticket_kinds
from engine.eldritch.phases.trading import trade
from engine.eldritch.rules.harm import recover
from engine.eldritch.rules.movement import discard_ticket, gain_ticket, move
from engine.eldritch.rules.outcomes import carry_out
from engine.eldritch.state.board import Doing, breakable
from engine.kernel import Decision, Refusals, chosen, legal

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.cards import Action
    from engine.eldritch.state.effects import Ticket
    from engine.eldritch.state.table import Situation

END = "end"


def turn(board: Board, who: str) -> Steps:
    """Up to two actions, none of them twice; the Delayed stand up instead."""
    yield from board.happens(Reached(point="actions", who=who, cites="eldritch/actions^two"))
    if board.now.investigator(who).delayed:
        yield from board.happens(StoodUp(who=who, cites="eldritch/delayed^stand"))
    while board.now.is_investigator(who) and board.now.investigator(who).actions_left:
        judged = judged_actions(board.now, who)
        options = (*legal(judged), END)
        if len(options) == 1:
            break
        action = yield Decision(
            what="action",
            by=who,
            options=options,
            cites="eldritch/phase-action^list",
            refusals=Refusals(judged),
        )
        if action == END:
            break
        yield from take_action(board, who, action)
    yield from board.happens(TurnEnded(who=who, cites="eldritch/actions^optional"))


def take_action(board: Board, who: str, action: str, *, extra: bool = False) -> Steps:
    """An action to its end, or until it is broken off."""
    name, _, about = action.partition(":")
    began = ActionTaken(who=who, action=name, about=about, extra=extra, cites=_CITES[name])
    yield from board.happens(began)
    board.acting.append(who)
    try:
        yield from breakable(board, who, _perform(board, who, name, about))
    finally:
        board.acting.pop()


_CITES = {
    "travel": "eldritch/travel-action^move",
    "prepare": "eldritch/prepare-for-travel-action^gain",
    "acquire": "eldritch/acquire-assets-action^test",
    "rest": "eldritch/rest-action^recover",
    "trade": "eldritch/trade-action^trade",
    "component": "eldritch/component-action^what",
    "local": "eldritch/local-action^what",
}


def _perform(board: Board, who: str, name: str, about: str) -> Steps:
    match name:
        case "travel":
            yield from _travel(board, who)
        case "prepare":
            yield from _prepare(board, who)
        case "acquire":
            yield from acquire(board, who)
        case "rest":
            yield from _rest(board, who)
        case "trade":
            yield from _past_monster(board, who, "trade-with-monster", "eldritch/trade-action^monster")
            yield from trade(board, who, about)
        case _:
            yield from _component(board, who, about, local=name == "local")


def _past_monster(board: Board, who: str, reading: str, cites: str) -> Steps:
    """Monsters do not hinder this, though the book does not say so."""
    if board.now.monsters_at(board.now.investigator(who).space):
        yield from board.assumes(reading, cites)


def _travel(board: Board, who: str) -> Steps:
    """One space along any path; then one more for each ticket spent, along a path of its type."""
    yield from _past_monster(board, who, "travel-past-monsters", "eldritch/travel-action^monster")
    options = [to for to, _ in board.now.ways(board.now.investigator(who).space)]
    to = yield from chosen("travel", who, options, "eldritch/travel-action^move")
    yield from move(board, who, to, "eldritch/travel-action^move")
    while board.now.is_investigator(who):
        by = board.now.investigator(who)
        further = [f"by-{way}:{space}" for space, way in board.now.ways(by.space) if way in by.tickets]
        if not further:
            return
        spent = yield Decision(
            what="ticket-for",
            by=who,
            options=("stop", *dict.fromkeys(further)),
            cites="eldritch/travel-action^tickets",
        )
        if spent == "stop":
            return
        yield from _past_monster(board, who, "travel-past-monsters", "eldritch/travel-action^monster")
        ticket, _, space = spent.removeprefix("by-").partition(":")
        yield from discard_ticket(board, who, ticket, "eldritch/ticket^spent")
        yield from move(board, who, space, "eldritch/travel-action^tickets")


def _prepare(board: Board, who: str) -> Steps:
    yield from _past_monster(board, who, "prepare-with-monster", "eldritch/prepare-for-travel-action^monster")
    kinds = ticket_kinds(board.now, board.now.investigator(who).space)
    kind = yield from chosen("ticket", who, kinds, "eldritch/prepare-for-travel-action^gain")
    ticket: Ticket = "train" if kind == "train" else "ship"
    yield from gain_ticket(board, who, ticket, f"eldritch/prepare-for-travel-action^{ticket}")


def _rest(board: Board, who: str) -> Steps:
    """Cards that add to it do so once for each Rest action."""
    yield from recover(board, who, 1, 1, "eldritch/rest-action^recover")
    due = [card.id for card in board.now.investigator(who).face_up if card.on_rest]
    while left := [name for name in due if board.now.card(name)]:
        name = yield from chosen("rest-order", who, left, "eldritch/conflicts^order")
        due = [each for each in left if each != name]
        card = board.now.card(name)
        assert card is not None
        yield from carry_out(card.on_rest, Doing(board, who, name))


def _component(board: Board, who: str, name: str, *, local: bool) -> Steps:
    cites = "eldritch/local-action^once" if local else "eldritch/component-action^once"
    yield from board.happens(ComponentUsed(by=who, component=name, cites=cites))
    yield from carry_out(_action(board.now, who, name).effects, Doing(board, who, name))


def _action(table: Situation, who: str, name: str) -> Action:
    card = table.card(name)
    action = card.action if card else table.investigator(who).action
    assert action is not None
    return action
