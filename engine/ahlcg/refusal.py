"""Whether an attempt is allowed at all; if not, the statement that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.values import card_cost

if TYPE_CHECKING:
    from engine.ahlcg.cards import Card
    from engine.ahlcg.sheet import Attempt, Sheet
    from engine.ahlcg.table import Situation

_WHEN = {
    "investigate": "investigate-action^when",
    "fight": "fight-action^when",
    "evade": "evade-action^when",
    "engage": "engage-action^when",
    "move": "move-action^when",
    "draw": "draw-action^when",
    "resource": "resource-action^when",
    "play": "play-action^when",
    "activate": "activate-action^when",
}


def forbidden_by(sheet: Sheet, *, in_turn: bool = True) -> str | None:
    """The statement by which the attempt is not allowed; None where nothing forbids it that we know of.

    `in_turn` is false in a phase in which nobody has a turn.
    """
    table, tried = sheet.situation, sheet.attempt
    found = _actor(tried)
    if found is None or not table.is_investigator(found[0]):
        return None
    by, kind = found
    card = _played(table, tried)
    cites = _own_turn(table, by, kind, card, in_turn=in_turn) or _affordable(table, tried, by, card)
    return cites or _target(table, tried, by)


def _actor(tried: Attempt) -> tuple[str, str] | None:
    """Who acts, and how."""
    for kind in _WHEN:
        value = getattr(tried, kind)
        if value is not None:
            return (value if isinstance(value, str) else value.by), kind
    return None


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
    return f"ahlcg/{_WHEN[kind]}"


def _affordable(table: Situation, tried: Attempt, by: str, card: Card | None) -> str | None:
    who = table.investigator(by)
    if not who.actions and not (card is not None and card.fast):
        return "ahlcg/action^three"
    if card is not None and card.kind == "skill":
        return "ahlcg/play-action^not-skill"
    if card is not None and card_cost(table, by, card) > who.resources:
        return "ahlcg/initiation.check-cost^stop"
    if tried.activate is None:
        return None
    cards = {ability.id: each for each in who.play for ability in each.abilities}
    used = cards.get(tried.activate.ability)
    if used is None:
        return None
    cost = next(each.cost for each in used.abilities if each.id == tried.activate.ability)
    if cost.uses > used.uses_left:
        return "ahlcg/uses^remove"
    if cost.exhaust and not used.ready:
        return "ahlcg/exhaust-exhausted^no-repeat"
    return "ahlcg/initiation.check-cost^stop" if cost.resources > who.resources else None


def _target(table: Situation, tried: Attempt, by: str) -> str | None:
    """An enemy or a place that the action cannot be aimed at."""
    here = table.investigator(by).location
    if tried.move is not None:
        there = table.location(here).connects if table.is_location(here) else ()
        return None if tried.move.to in there else "ahlcg/move-action^what"
    aimed = tried.fight or tried.evade or tried.engage
    if aimed is None:
        return None
    enemy = table.enemy(aimed.enemy)
    engaged = table.engaged(enemy)
    if tried.evade is not None:
        return None if by in engaged else "ahlcg/evade-action^only-yours"
    if enemy.location != here:
        return "ahlcg/fight-action^test" if tried.fight else "ahlcg/engage-action^what"
    if tried.engage is not None:
        return "ahlcg/engage-action^not-twice" if by in engaged else None
    return "ahlcg/aloof^no-attack" if table.has(enemy, "aloof") and not engaged else None
