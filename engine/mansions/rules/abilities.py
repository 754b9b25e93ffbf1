"""Abilities of cards; having the Keeper make an investigator use one; what ends the game by a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import chosen
from engine.mansions.events import AbilityUsed, ItemDiscarded
from engine.mansions.rules.ending import reveal_objective, win
from engine.mansions.rules.outcomes import carries_out, carry_out, no_target
from engine.mansions.rules.spells import cast, castable
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing, breakable
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import Item, Target
    from engine.mansions.state.components import Investigator
    from engine.mansions.state.table import Situation

_URGES = "mansions/uncontrollable-urges-note"
_LIKE: dict[Target, Callable[[Investigator], bool]] = {
    "wounded": lambda each: each.damage > 0,
    "horrified": lambda each: each.horror > 0,
    "traumatised": lambda each: bool(each.traumas),
    "stunned": lambda each: each.stun > 0,
}


def targets(table: Situation, who: str, card: Item) -> list[str]:
    """Investigators in the room, the holder among them, whom the card can be used on."""
    ability = card.ability
    if ability is None or ability.target is None:
        return []
    room = table.space(table.investigator(who).space).room
    return [each.id for each in table.people_in(room) if _LIKE[ability.target](each)]


def usable(table: Situation, who: str, card: Item, *, action: bool | None = None) -> bool:
    ability = card.ability
    if ability is None or (action is not None and ability.action != action):
        return False
    return ability.target is None or bool(targets(table, who, card))


def use_ability(board: Board, who: str, name: str, forced_by: str | None = None) -> Steps:
    """`forced_by`: who has the investigator use it, and chooses the target."""
    if not board.now.investigator(who).holds(name):
        return
    card = board.now.investigator(who).item(name)
    ability = card.ability
    if ability is None or not usable(board.now, who, card):
        return
    cites = "mansions/card-ability^whole-step" if ability.action else "mansions/card-ability^without"
    aim = "mansions/card-ability^effect"
    if forced_by:
        cites, aim = _URGES + "^no-target", _URGES + "^sedative"
    yield from board.happens(AbilityUsed(who=who, card=name, cites=cites))
    legal = targets(board.now, who, card)
    target = (yield from chosen("target", forced_by or who, legal, aim)) if legal else None
    yield from carry_out(ability.effects, Doing(board, who, name, target=target))
    if ability.once and board.now.is_investigator(who) and board.now.investigator(who).holds(name):
        gone = ItemDiscarded(who=who, card=name, cites="mansions/card-ability^effect")
        yield from board.happens(gone)


def urges(table: Situation) -> list[str]:
    """Cards that the Keeper could have used: each has an allowed target."""
    found = []
    for each in table.in_play:
        found += [f"{each.id}>{card.id}" for card in each.items if usable(table, each.id, card)]
        found += [f"{each.id}>{card.id}" for card in each.spells if castable(table, each.id, card)]
    return [f"urge:{name}" for name in found]


@carries_out(can.Urge)
def _urge(doing: Doing, _: can.Urge) -> Steps:
    legal = urges(doing.now)
    cites = _URGES + "^no-target"
    if not legal:
        yield from no_target(doing, cites)
        return
    answer = yield from chosen("urge", KEEPER, legal, cites)
    who, card = answer.removeprefix("urge:").split(">")
    spell = any(each.id == card for each in doing.now.investigator(who).spells)
    if doing.now.monsters_at(doing.now.investigator(who).space):
        yield from doing.board.assumes("urge-needs-no-evade-test", "mansions/evade-tests^when")
    own = cast if spell else use_ability
    yield from breakable(doing.board, who, own(doing.board, who, card, forced_by=KEEPER))


@carries_out(can.DiscardItem)
def _discard(doing: Doing, effect: can.DiscardItem) -> Steps:
    me = doing.me
    assert me is not None
    held = [card.id for card in me.items if effect.card in (None, card.id)]
    if held:
        card = yield from chosen("discard-item", doing.you, held, "mansions/card-ability^effect")
        gone = ItemDiscarded(who=me.id, card=card, cites="mansions/card-ability^effect")
        yield from doing.board.happens(gone)


@carries_out(can.RevealObjective)
def _reveal(doing: Doing, _: can.RevealObjective) -> Steps:
    yield from reveal_objective(doing.board, "card", "mansions/winning-the-game^secret")


@carries_out(can.Win)
def _win(doing: Doing, effect: can.Win) -> Steps:
    yield from win(doing.board, effect.side)
