"""The actions of a turn: what may be taken, what it costs and provokes, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.attacks import attacks_of_opportunity
from engine.ahlcg.attempts import evade, fight, investigate
from engine.ahlcg.board import Doing
from engine.ahlcg.drawing import draw
from engine.ahlcg.effects import GainResources
from engine.ahlcg.engagement import engage
from engine.ahlcg.events import CostPaid
from engine.ahlcg.initiation import activate, play_card, play_effect, targets
from engine.ahlcg.movement import move_investigator
from engine.ahlcg.outcomes import carry_out
from engine.ahlcg.skill_test import take_test
from engine.ahlcg.usable import may_use, payable, users
from engine.ahlcg.values import forbidden
from engine.kernel.sheets import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.cards import Ability, Card

END_TURN = "end-turn"
_QUIET = ("fight", "evade")


def legal_actions(board: Board, by: str) -> list[str]:
    """Every action that may be taken now, as `investigate`, `move:Study`, `fight:Ghoul`, `play:Knife`…"""
    table = board.now
    who = table.investigator(by)
    found = [END_TURN]
    if not who.actions:
        return found
    if table.is_location(who.location):
        found.append("investigate")
        if not forbidden(table, by, "move"):
            found += [f"move:{place}" for place in table.location(who.location).connects]
    found += ["draw", "resource"]
    found += [f"play:{card.id}" for card in who.hand if _playable(board, by, card)]
    found += [f"activate:{ability.id}" for ability in activatable(board, by)]
    for kind in ("fight", "engage", "evade"):
        found += [f"{kind}:{enemy}" for enemy in targets(table, by, kind)]
    return found


def _playable(board: Board, by: str, card: Card) -> bool:
    """An asset or event without fast that can be paid for and would change something."""
    if card.fast or card.kind not in ("asset", "event") or card.cost is None:
        return False
    return may_use(Doing(board, by, play_effect(card, by)), card)


def activatable(board: Board, by: str) -> Iterator[Ability]:
    for ability in board.now.abilities_in_play():
        if ability.at == "action" and by in users(board.now, ability):
            cost = ability.cost.model_copy(update={"actions": max(1, ability.cost.actions)})
            aimed = ability.designator not in ("fight", "evade") or targets(
                board.now, by, str(ability.designator)
            )
            doing = Doing(board, by, ability)
            if aimed and payable(board.now, cost, by, ability.card) and may_use(doing):
                yield ability


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


def _basic(board: Board, by: str, kind: str, what: str) -> Steps:
    yield from board.happens(CostPaid(by=by, actions=1, cites="ahlcg/action^costs-first"))
    if kind not in _QUIET:
        yield from attacks_of_opportunity(board, by)
        if not board.now.is_investigator(by):
            yield from board.assumes("defeated-mid-action", "ahlcg/elimination^no-influence")
            return
    match kind:
        case "investigate":
            yield from take_test(board, investigate(board.now, by))
        case "move":
            yield from move_investigator(board, by, what, "ahlcg/move-action^what")
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
