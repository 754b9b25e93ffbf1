"""Reckoning: Monsters, the Ancient One, Mythos cards, then everybody's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import Reckons
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import Doing, breakable
from engine.kernel import chosen

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps


def reckon(board: Board) -> Steps:
    """Only what was in play when it began, and what is still there when its turn comes."""
    monsters = [each.id for each in board.now.monsters if board.now.as_described(each).reckoning]
    mythos = [each.id for each in board.now.mythos_play if each.reckoning]
    cards = {each.id: [card.id for card in each.cards if card.reckons] for each in board.now.in_play}
    yield from _monsters(board, monsters)
    yield from _ancient_one(board)
    yield from _mythos(board, mythos)
    lead = board.now.lead
    for who in board.now.clockwise():
        mine = cards.get(who, [])
        if mine and board.now.lead != lead:
            yield from board.assumes("order-goes-on-clockwise", "eldritch/encounters^new-lead")
        yield from _own(board, who, mine)


def _monsters(board: Board, names: list[str]) -> Steps:
    while left := [name for name in names if board.now.is_monster(name)]:
        cites = "eldritch/reckoning^monster-order"
        name = yield from chosen("reckoning-order", board.active_player, left, cites)
        names = [each for each in left if each != name]
        monster = board.now.as_described(board.now.monster(name))
        yield from board.happens(Reckons(source=name, group="monsters", cites="eldritch/reckoning^monsters"))
        yield from carry_out(monster.reckoning, Doing(board, board.active_player, name, monster.space))


def _ancient_one(board: Board) -> Steps:
    sheet = board.now.ancient_one
    effects = sheet.back_reckoning if sheet.awake else sheet.reckoning
    if effects:
        cites = "eldritch/reckoning^ancient-one"
        yield from board.happens(Reckons(source=sheet.id, group="ancient-one", cites=cites))
        yield from carry_out(effects, Doing(board, board.active_player, sheet.id))


def _mythos(board: Board, names: list[str]) -> Steps:
    """Every Mythos card in play, ONGOING or not."""
    while left := [name for name in names if any(each.id == name for each in board.now.mythos_play)]:
        by = board.active_player
        name = yield from chosen("reckoning-order", by, left, "eldritch/conflicts^order")
        names = [each for each in left if each != name]
        card = next(each for each in board.now.mythos_play if each.id == name)
        if "ONGOING" not in card.traits:
            yield from board.assumes("every-mythos-card-reckons", "eldritch/reckoning^any-mythos-card")
        yield from board.happens(Reckons(source=name, group="mythos", cites="eldritch/reckoning^mythos"))
        yield from carry_out(card.reckoning, Doing(board, by, name, card.rumor_space))


def _own(board: Board, who: str, names: list[str]) -> Steps:
    """Each in the own order; a card that is gone, or passed on, is not resolved."""
    while left := [name for name in names if _still(board, who, name)]:
        name = yield from chosen("reckoning-order", who, left, "eldritch/reckoning^own-order")
        names = [each for each in left if each != name]
        card = board.now.card(name)
        assert card is not None
        yield from board.happens(
            Reckons(source=name, group="investigators", cites="eldritch/reckoning^investigators")
        )
        yield from breakable(board, who, carry_out(card.reckons, Doing(board, who, name)))


def _still(board: Board, who: str, card: str) -> bool:
    if not board.now.is_investigator(who):
        return False
    return any(each.id == card and each.reckons for each in board.now.investigator(who).cards)


@carries_out(can.Reckon)
def _reckon(doing: Doing, _effect: can.Reckon) -> Steps:
    yield from reckon(doing.board)
