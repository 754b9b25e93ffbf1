"""Trade."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import CardDiscarded, Given
from engine.eldritch.rules.movement import MOST_TICKETS, discard_ticket
from engine.kernel import Decision, agreed, chosen

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.table import Investigator


def _goods(who: Investigator) -> list[str]:
    """Possessions only: Clues, tickets and cards that are not Conditions."""
    clues = [clue.id for clue in who.clues]
    return [*clues, *dict.fromkeys(who.tickets), *(card.id for card in who.possessions)]


def trade(board: Board, who: str, other: str) -> Steps:
    """Any number of possessions each way, if both agree to the whole."""
    terms: list[tuple[str, str, str]] = []
    while True:
        offers = [f"give:{each}" for each in _left(board, who, terms)]
        offers += [f"take:{each}" for each in _left(board, other, terms)]
        if not offers:
            break
        term = yield Decision(
            what="trade", by=who, options=("done", *offers), cites="eldritch/trade-action^agree"
        )
        if term == "done":
            break
        way, _, what = term.partition(":")
        terms.append((who, other, what) if way == "give" else (other, who, what))
    if terms and (yield from agreed("trade-agreed", other, "eldritch/trade-action^agree")):
        for giver, taker, what in terms:
            yield from board.happens(
                Given(by=giver, to=taker, what=what, cites="eldritch/trade-action^trade")
            )
        for _, taker, what in terms:
            yield from _discard_copy(board, taker, what)
        for each in (who, other):
            yield from _keep_limits(board, each)


def _left(board: Board, who: str, terms: list[tuple[str, str, str]]) -> list[str]:
    """What of theirs is not yet part of the terms."""
    goods = _goods(board.now.investigator(who))
    promised = [what for giver, _, what in terms if giver == who]
    tickets = board.now.investigator(who).tickets
    return [
        each
        for each in goods
        if promised.count(each) < (tickets.count(each) if each in ("train", "ship") else 1)
    ]


def _discard_copy(board: Board, taker: str, what: str) -> Steps:
    """A Spell that the other has as well, once everything has changed hands, is discarded."""
    card = board.now.card(what)
    if card is None or card.kind != "spell":
        return
    if [each.title for each in board.now.investigator(taker).possessions].count(card.title) > 1:
        yield from board.assumes("traded-copy-discarded", "eldritch/spells^duplicate")
        yield from board.happens(CardDiscarded(who=taker, card=what, cites="eldritch/spells^duplicate"))


def _keep_limits(board: Board, who: str) -> Steps:
    while len(board.now.investigator(who).tickets) > MOST_TICKETS:
        held = board.now.investigator(who).tickets
        yield from board.assumes("third-ticket-discarded", "eldritch/ticket^limit")
        ticket = yield from chosen("discard-ticket", who, held, "eldritch/ticket^limit")
        yield from discard_ticket(board, who, ticket, "eldritch/ticket^limit")
