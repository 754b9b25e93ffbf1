"""Whether an attempt is allowed at all; if not, the statement that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.phases.permission import judged_actions
from engine.ahlcg.state.board import Board
from engine.ahlcg.state.values import card_cost

if TYPE_CHECKING:
    from engine.ahlcg.sheet import Attempt, Sheet
    from engine.ahlcg.state.cards import Card
    from engine.ahlcg.state.table import Situation

_ENEMIES = dict.fromkeys(("fight", "evade", "engage"), "enemy")
_AIM = {"move": "to", "play": "card", "activate": "ability", **_ENEMIES}
_ACTIONS = ("investigate", "draw", "resource", *_AIM)


def forbidden_by(sheet: Sheet, *, in_turn: bool = True) -> str | None:
    """The statement by which the attempt is not allowed; None where nothing forbids it that we know of.

    `in_turn` is false in a phase in which nobody has a turn.
    """
    table, tried = sheet.situation, sheet.attempt
    kind = next((kind for kind in _ACTIONS if getattr(tried, kind) is not None), None)
    if kind is None:
        return None
    value = getattr(tried, kind)
    by, aim = (value, "") if isinstance(value, str) else (value.by, f":{getattr(value, _AIM[kind])}")
    if not table.is_investigator(by):
        return None
    card = _played(table, tried)
    if cites := _own_turn(table, by, kind, card, in_turn=in_turn):
        return cites
    if card is not None and card.fast:
        dear = card_cost(table, by, card) > table.investigator(by).resources
        return "ahlcg/initiation.check-cost^stop" if dear else None
    return judged_actions(Board(table), by).get(f"{kind}{aim}")


def _played(table: Situation, tried: Attempt) -> Card | None:
    if tried.play is None:
        return None
    hand = table.investigator(tried.play.by).hand
    return next((card for card in hand if card.id == tried.play.card), None)


def _own_turn(table: Situation, by: str, kind: str, card: Card | None, *, in_turn: bool) -> str | None:
    """Actions and fast assets need a turn of one's own; a fast event does not."""
    if in_turn and table.active in (None, by):
        return None
    if card is not None and card.fast:
        return "ahlcg/fast^asset" if card.kind == "asset" else None
    return f"ahlcg/{kind}-action^when"
