"""Setting up, steps 1 to 13, as far as there is something to execute: trauma, resources, opening hands,
the locations where investigators begin.

No player window opens; what waits for its own moment may answer. What players do with their hands only, such
as laying out locations, the sheet shows as done.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import (
    CardsDrawn,
    CardsSetAside,
    LocationRevealed,
    Reached,
    ResourcesChanged,
    ShuffledBack,
    TraumaMarked,
)
from engine.ahlcg.rules.drawing import resolved_as_drawn, top_card
from engine.ahlcg.state.words import DONE
from engine.ahlcg.timing.ladder import around, occurs
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ahlcg.state.board import Board, Steps
    from engine.kernel import Procedure

RESOURCES = HAND = 5


def set_up(board: Board) -> Steps:
    """The steps in order, each with what answers to it."""
    for number, anchor in enumerate(_ANCHORS, 1):
        point = f"setup.{number}"
        body = _BODIES.get(number, _by_hand)(board)
        yield from around(board, Reached(point=point, cites=f"ahlcg/{point}^{anchor}"), body)


def _by_hand(_board: Board) -> Steps:
    yield from ()


def _mark_trauma(board: Board) -> Steps:
    for each in board.now.investigators if board.now.campaign else ():
        if each.physical_trauma or each.mental_trauma:
            marked = TraumaMarked(
                investigator=each.id,
                damage=each.physical_trauma,
                horror=each.mental_trauma,
                cites="ahlcg/setup.2^campaign",
            )
            yield from board.happens(marked)


def _take_resources(board: Board) -> Steps:
    for each in board.now.investigators:
        yield from occurs(board, ResourcesChanged(by=each.id, count=RESOURCES, cites="ahlcg/setup.7^five"))


def _start_locations(board: Board) -> Steps:
    """Where investigators begin, the location is revealed, as if they had moved there."""
    for place in dict.fromkeys(each.location for each in board.now.investigators):
        if board.now.is_location(place) and not board.now.location(place).revealed:
            clues = board.now.location(place).clues
            why = "ahlcg/location-cards^setup"
            yield from occurs(board, LocationRevealed(location=place, clues=clues, cites=why))


def _opening_hands(board: Board) -> Steps:
    """Five cards each, then one mulligan each in player order; weaknesses wait aside until the end."""
    order = [each.id for each in board.now.investigators]
    weak: dict[str, list[str]] = {who: [] for who in order}
    for who in order:
        weak[who] += yield from _draw_without_weaknesses(board, who, HAND, "ahlcg/setup.8^five")
    for who in order:
        weak[who] += yield from _mulligan(board, who)
    for who, names in weak.items():
        if names:
            why = "ahlcg/setup.8^shuffle-back"
            yield from board.happens(ShuffledBack(by=who, cards=tuple(names), cites=why))


def _draw_without_weaknesses(board: Board, who: str, count: int, cites: str) -> Procedure[list[str]]:
    """So many cards; each weakness among them is put aside and another card drawn for it."""
    aside: list[str] = []
    while count and board.now.investigator(who).deck:
        names: list[str] = []
        for _ in range(count):
            owner = board.now.investigator(who)
            if left := [card for card in owner.deck if card.id not in names]:
                names.append((yield from top_card(left, shuffled=owner.shuffled)))
        deck = board.now.investigator(who).deck
        yield from occurs(board, CardsDrawn(by=who, cards=tuple(names), cites=cites))
        weak = tuple(card.id for card in deck if card.id in names and resolved_as_drawn(card))
        if weak:
            why = "ahlcg/setup.8^weakness"
            yield from board.happens(CardsSetAside(by=who, cards=weak, cites=why))
        aside += weak
        count, cites = len(weak), "ahlcg/setup.8^replace"
    return aside


def _mulligan(board: Board, who: str) -> Procedure[list[str]]:
    """Any number of cards, once: aside with them, as many drawn, then they are shuffled back."""
    unwanted: list[str] = []
    hand = [card.id for card in board.now.investigator(who).hand]
    while left := [name for name in hand if name not in unwanted]:
        options = (DONE, *left)
        name = yield Decision(what="mulligan", by=who, options=options, cites="ahlcg/mulligan^what")
        if name == DONE:
            break
        unwanted.append(name)
    if not unwanted:
        return []
    cards = tuple(unwanted)
    yield from board.happens(CardsSetAside(by=who, cards=cards, cites="ahlcg/mulligan^set-aside"))
    weak = yield from _draw_without_weaknesses(board, who, len(unwanted), "ahlcg/mulligan^redraw")
    yield from board.happens(ShuffledBack(by=who, cards=cards, cites="ahlcg/mulligan^shuffle"))
    return weak


_ANCHORS = (
    *("choose", "campaign", "choose", "assemble", "pool", "fill", "five", "five", "read", "follow"),
    *("sequence", "sequence", "place"),
)
_BODIES: dict[int, Callable[[Board], Steps]] = {
    2: _mark_trauma,
    7: _take_resources,
    8: _opening_hands,
    10: _start_locations,
}
