"""The actions of a turn: what may be taken, what it costs and provokes, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import InvestigatorStayed
from engine.ahlcg.phases.attempts import evade, fight, investigate
from engine.ahlcg.phases.skill_test import take_test
from engine.ahlcg.rules.attacks import attacks_of_opportunity
from engine.ahlcg.rules.drawing import draw
from engine.ahlcg.rules.engagement import engage
from engine.ahlcg.rules.movement import move_investigator
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.effects import GainResources
from engine.ahlcg.state.values import more_cost
from engine.ahlcg.timing.initiation import activate, pay, play_card, targets
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Steps

_QUIET = ("fight", "evade")


def take_action(board: Board, by: str, choice: str) -> Steps:
    """One action: cost, attacks of opportunity, effect."""
    kind, _, what = choice.partition(":")
    match kind:
        case "play":
            card = next((card for card in board.now.investigator(by).hand if card.id == what), None)
            if card is None:
                hand = ", ".join(card.id for card in board.now.investigator(by).hand)
                raise BadSituationError(field="hand", value=what, known=hand)
            yield from play_card(board, by, card, actions=1)
        case "activate":
            every = [ability for ability in board.now.abilities_in_play() if ability.at == "action"]
            ability = next((each for each in every if each.id == what), None)
            if ability is None:
                known = ", ".join(each.id for each in every)
                raise BadSituationError(field="abilities", value=what, known=known)
            yield from activate(board, by, ability)
        case _:
            yield from _basic(board, by, kind, what)


def pay_for(board: Board, by: str, kind: str, what: str) -> Steps:
    """One action, and what a card makes it cost besides."""
    more = more_cost(board.now, by, kind, what)
    yield from pay(board, by, more, None, actions=1, cites="ahlcg/action^costs-first")


def _basic(board: Board, by: str, kind: str, what: str) -> Steps:
    yield from pay_for(board, by, kind, what)
    if kind not in _QUIET:
        yield from attacks_of_opportunity(board, by)
        if not board.now.is_investigator(by):
            yield from board.assumes("defeated-mid-action", "ahlcg/elimination^no-influence")
            return
    match kind:
        case "investigate":
            yield from take_test(board, investigate(board.now, by))
        case "move":
            yield from _move(board, by, what)
        case "draw":
            yield from draw(board, by, 1, "ahlcg/draw-action^one-card")
        case "resource":
            yield from carry_out(GainResources(), Doing(board, by))
        case "fight":
            yield from attack_enemy(board, by, what)
        case "evade":
            yield from take_test(board, evade(board.now, by, what))
        case "engage":
            if board.now.is_enemy(what) and what in targets(board.now, by, "engage"):
                yield from engage(board, board.now.enemy(what), by, "engage-action^what")
        case _:
            raise BadSituationError(field="attempt", value=kind, known="investigate, move, draw, resource…")


def _move(board: Board, by: str, to: str) -> Steps:
    """Along a connection of the place where the mover is by now."""
    here = board.now.investigator(by).location
    if here != to and to not in board.now.location(here).connects:
        yield from board.happens(InvestigatorStayed(by=by, location=to, cites="ahlcg/move-action^what"))
        return
    yield from move_investigator(board, by, to, "ahlcg/move-action^what", straight=False)


def attack_enemy(board: Board, by: str, enemy: str, damage: int = 1) -> Steps:
    """A fight; an aloof enemy may be attacked while it is engaged with anybody, as we read it."""
    table = board.now
    attacked = table.enemy(enemy)
    if table.has(attacked, "aloof"):
        engaged = table.engaged(attacked)
        if not engaged:
            raise BadSituationError(field="fight", value=enemy, known=", ".join(targets(table, by, "fight")))
        if by not in engaged:
            yield from board.assumes("aloof-engaged-with-another", "ahlcg/aloof^no-attack")
    yield from take_test(board, fight(table, by, enemy, damage))
