"""What the active investigator may do, and what forbids the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.cards import Cost
from engine.ahlcg.state.values import FREE, forbidden, more_cost
from engine.ahlcg.timing.initiation import play_effect, why_no_target
from engine.ahlcg.timing.usable import obstacle, unpaid, users
from engine.kernel import legal

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board
    from engine.ahlcg.state.cards import Ability, Card

    Judged = dict[str, str | None]

END_TURN = "end-turn"


def legal_actions(board: Board, by: str) -> list[str]:
    """Every action that may be taken now, as `investigate`, `move:Study`, `fight:Ghoul`, `play:Knife`…"""
    return legal(judged_actions(board, by))


def judged_actions(board: Board, by: str) -> Judged:
    """Every action there is, with the statement that forbids it now."""
    table = board.now
    who = table.investigator(by)
    if not who.actions:
        return {END_TURN: None} | dict.fromkeys(_known(board, by), "ahlcg/action^three")
    somewhere = table.is_location(who.location)
    judged: Judged = {END_TURN: None, "investigate": None if somewhere else "ahlcg/investigate-action^test"}
    judged |= _moves(board, by)
    judged |= dict.fromkeys(("draw", "resource"), None)
    judged |= {f"play:{card.id}": _why_not_play(board, by, card) for card in who.hand}
    judged |= _activations(board, by)
    for kind in ("fight", "engage", "evade"):
        judged |= {f"{kind}:{enemy.id}": why_no_target(table, by, kind, enemy) for enemy in table.enemies}
    return {choice: cites or _unpaid(board, by, choice) for choice, cites in judged.items()}


def _unpaid(board: Board, by: str, choice: str) -> str | None:
    """What forbids a basic action of which a card makes the cost too high."""
    kind, _, what = choice.partition(":")
    if kind in (END_TURN, "play", "activate"):
        return None
    more = more_cost(board.now, by, kind, what)
    return None if more is FREE else unpaid(board.now, Cost(actions=1) + more, by, None)


def _known(board: Board, by: str) -> list[str]:
    """The actions by name, for somebody who can take none."""
    table = board.now
    here = table.investigator(by).location
    near = table.location(here).connects if table.is_location(here) else ()
    hand = [f"play:{card.id}" for card in table.investigator(by).hand]
    own = [each.id for each in table.abilities_in_play() if each.at == "action" and by in users(table, each)]
    enemies = [f"{kind}:{each.id}" for kind in ("fight", "engage", "evade") for each in table.enemies]
    moves = [f"move:{place}" for place in near]
    return ["investigate", *moves, "draw", "resource", *hand, *(f"activate:{each}" for each in own), *enemies]


def _moves(board: Board, by: str) -> Judged:
    """To every other location: connected ones, unless something forbids moving."""
    table = board.now
    here = table.investigator(by).location
    near = table.location(here).connects if table.is_location(here) else ()
    held = "ahlcg/cannot^absolute" if forbidden(table, by, "move") else None
    judged: Judged = {f"move:{place}": held for place in near}
    far = [place.id for place in table.locations if place.id != here]
    return judged | {f"move:{place}": "ahlcg/move-action^what" for place in far if place not in near}


def _why_not_play(board: Board, by: str, card: Card) -> str | None:
    """An asset or event without fast that can be paid for and would change something."""
    if card.fast:
        return "ahlcg/play-action^not-fast"
    if card.kind == "skill":
        return "ahlcg/play-action^not-skill"
    if card.kind not in ("asset", "event") or card.cost is None:
        return "ahlcg/play-action^what"
    return obstacle(Doing(board, by, play_effect(card, by)), card)


def _activations(board: Board, by: str) -> Judged:
    abilities = [ability for ability in board.now.abilities_in_play() if ability.at == "action"]
    return {f"activate:{ability.id}": _why_not_activate(board, by, ability) for ability in abilities}


def _why_not_activate(board: Board, by: str, ability: Ability) -> str | None:
    """Under one's control or at one's location, with something to aim at, paid for, and to some effect."""
    table = board.now
    if by not in users(table, ability):
        return f"ahlcg/activate-action^{'own-cards' if ability.owner else 'at-location'}"
    if ability.designator in ("fight", "evade"):
        aims = [why_no_target(table, by, str(ability.designator), enemy) for enemy in table.enemies]
        if None not in aims:
            return "ahlcg/target^too-few"
    own = ability.cost.model_copy(update={"actions": max(1, ability.cost.actions)})
    cost = own + more_cost(table, by, "activate")
    return unpaid(table, cost, by, ability.card) or obstacle(Doing(board, by, ability))
