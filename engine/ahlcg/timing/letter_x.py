"""The letter X in a cost: what the card says it is, or what the player who pays chooses."""

from __future__ import annotations

from itertools import count as count_up
from itertools import takewhile
from typing import TYPE_CHECKING, TypeVar

from engine.ahlcg.state.counting import View, number, worth
from engine.ahlcg.state.effects import Each
from engine.ahlcg.state.values import card_cost
from engine.kernel import Decision
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board
    from engine.ahlcg.state.cards import Ability, Card
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure

Thing = TypeVar("Thing")


def settle_x(board: Board, by: str, ability: Ability) -> Procedure[Ability]:
    """The ability with a number in place of X in its cost and its effects."""
    if ability.cost.x is None:
        return ability
    value = yield from _value(board, by, ability, _payable(board.now, by, ability))
    paid = getattr(ability.cost, ability.cost.x) + value
    cost = ability.cost.model_copy(update={ability.cost.x: paid, "x": None})
    return _with_x(ability, value).model_copy(update={"cost": cost})


def settle_printed_x(board: Board, by: str, ability: Ability, card: Card) -> Procedure[tuple[Ability, Card]]:
    """A card whose printed cost is X: what changes the cost later does not change X."""
    if ability.cost.x is None:
        return ability, card
    left = board.now.investigator(by).resources - ability.cost.resources
    affordable = takewhile(lambda x: card_cost(board.now, by, _priced(card, x)) <= left, count_up())
    value = yield from _value(board, by, ability, max(affordable, default=0))
    cost = ability.cost.model_copy(update={"x": None})
    return _with_x(ability, value).model_copy(update={"cost": cost}), _priced(card, value)


def _priced(card: Card, x: int) -> Card:
    return card.model_copy(update={"cost": (card.cost or 0) + x})


def _value(board: Board, by: str, ability: Ability, most: int) -> Procedure[int]:
    """What the card says X is, or else what the player chooses."""
    if ability.x is not None:
        return number(ability.x, board.now, View(you=by, this=ability.card))
    if most == 0:
        return 0
    options = tuple(map(str, range(most + 1)))
    return int((yield Decision(what="x", by=by, options=options, cites="ahlcg/letter-x^in-cost")))


def _payable(table: Situation, by: str, ability: Ability) -> int:
    """The highest X that the player can pay."""
    payer, cost = table.investigator(by), ability.cost
    return max(0, payer.clues - cost.clues if cost.x == "clues" else payer.resources - cost.resources)


def _with_x(thing: Thing, value: int) -> Thing:
    """The same with X as a number, however deep it stands in it."""
    if isinstance(thing, Each) and thing.of == "x":
        return worth(thing, value)  # type: ignore[return-value]
    if isinstance(thing, tuple):
        return tuple(_with_x(each, value) for each in thing)  # type: ignore[return-value]
    if not isinstance(thing, Frozen):
        return thing
    parts = {name: getattr(thing, name) for name in type(thing).model_fields}
    changed = {name: new for name, part in parts.items() if (new := _with_x(part, value)) is not part}
    return thing.model_copy(update=changed) if changed else thing
