"""One clause with one verb → one effect. Every word must be used, or the clause is not read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state import effects as fx
from engine.ahlcg.text.effects.changing import (
    BANS,
    blank,
    chosen_skill,
    forbid,
    modifiers,
    more_slots,
    substitute,
    unattacked,
)
from engine.ahlcg.text.effects.clauses import Clause
from engine.ahlcg.text.effects.giving import deal, discover, draw, heal, lose, more_actions, receive, spend
from engine.ahlcg.text.effects.placing import attach, discard, move_tokens, put, remove, return_card, shuffle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.effects.clauses import Context
    from engine.ahlcg.text.lexicon import Token

    Frame = Callable[[Clause], "Result | None"]


def read_clause(tokens: Sequence[Token], context: Context) -> list[Result] | None:
    """The effects of one clause, or None where any of its words is not understood."""
    verbs = {token.name for token in tokens if token.name.startswith("v.")}
    for needed, frame in _FRAMES:
        if verbs & needed:
            clause = Clause(tokens, context)
            clause.drop(*needed, ",")
            result = frame(clause)
            if context.subject == "you":
                clause.drop("you")
            if result is not None and clause.empty:
                return [result]
    return (
        modifiers(Clause(tokens, context))
        or chosen_skill(Clause(tokens, context))
        or _alone(Clause(tokens, context))
    )


def _alone(clause: Clause) -> list[Result] | None:
    """What needs no verb."""
    if any(token.name.startswith("slot.") for token in clause.tokens):
        slots = more_slots(clause)
        return [slots] if slots and clause.empty else None
    if token := clause.pop("resolution"):
        return [fx.EndGame(resolution=f"R{token.number}")] if clause.empty else None
    return None


def _move(clause: Clause) -> Result | None:
    if clause.has("enemy", "enemy-that", "self", "it"):
        enemy = clause.creature()
        place = clause.location()
        return fx.MoveEnemy(enemy=enemy, to=place) if enemy and place else None
    who, place = clause.who(), clause.location()
    return fx.Move(investigator=who or clause.context.subject, to=place) if place else None


def _engage(clause: Clause) -> Result | None:
    enemy = clause.creature()
    return fx.Engage(enemy=enemy, investigator=clause.whom()) if enemy else None


def _disengage(clause: Clause) -> Result | None:
    enemy = clause.creature()
    return fx.Disengage(enemy=enemy, investigator=clause.whom()) if enemy else None


def _evade(clause: Clause) -> Result | None:
    automatic = clause.pop("q.automatic")
    enemy = clause.creature()
    who = clause.who()
    return fx.Evade(enemy=enemy) if enemy and automatic and who in {None, "you"} else None


def _exhaust(clause: Clause) -> Result | None:
    card = _turned(clause, "ready")
    return fx.Exhaust(card=card) if card else None


def _ready(clause: Clause) -> Result | None:
    card = _turned(clause, "exhausted")
    return fx.Exhaust(card=card, ready=True) if card else None


def _turned(clause: Clause, now: str) -> str | None:
    """An enemy, this card, or an asset that is so now."""
    if not clause.has("asset"):
        return clause.creature()
    clause.drop("v.choose", "v.exhaust" if now == "exhausted" else "v.ready")
    asset = clause.asset()
    return f"{asset}, {now}" if asset else None


def _attack(clause: Clause) -> Result | None:
    if clause.has("c.cannot"):
        return unattacked(clause)
    enemy = clause.creature()
    return fx.Attack(enemy=enemy, investigator=clause.whom()) if enemy else None


_SIDES = ("a", "а")  # another side is turned over at once, which is more than to be current


def _advance(clause: Clause) -> Result | None:
    """The deck that is named, else that of the card itself; perhaps to a card by its number: "act 3b"."""
    act, agenda = clause.pop("n.act"), clause.pop("n.agenda")
    clause.drop("n.act", "det.this", "c.and", "n.deck")
    if act and agenda:
        return None
    number, side = clause.pop("num"), clause.pop("?")
    if side and (number is None or side.word.lower() not in _SIDES):
        return None
    own = clause.context.kind == "agenda" and not act
    return fx.Advance(deck="agenda" if agenda or own else "act", to=str(number.number) if number else None)


def _cancel(clause: Clause) -> Result | None:
    things = clause.pop("n.attack", "v.attack"), clause.pop("n.effect"), clause.pop("n.move", "v.move")
    if not any(things):
        return None
    clause.drop("det.that", "n.card", "it", "det.this")
    return fx.Cancel()


def _defeat(clause: Clause) -> Result | None:
    enemy = clause.creature()
    return fx.Defeat(whom=enemy) if enemy else None


_FRAMES: tuple[tuple[frozenset[str], Frame], ...] = tuple(
    (frozenset(verbs.split()), frame)
    for verbs, frame in (
        ("v.discover", discover),
        ("v.deal", deal),
        ("v.take v.gain v.suffer v.get", receive),
        ("v.perform v.take", more_actions),
        ("v.lose", lose),
        ("v.draw", draw),
        ("v.heal", heal),
        ("v.place v.put", put),
        ("v.attach", attach),
        ("v.remove", remove),
        ("v.discard", discard),
        ("v.return", return_card),
        ("v.shuffle", shuffle),
        ("v.move", move_tokens),
        ("v.move v.enter", _move),
        ("v.engage", _engage),
        ("v.disengage", _disengage),
        ("v.evade", _evade),
        ("v.exhaust", _exhaust),
        ("v.ready", _ready),
        ("v.attack", _attack),
        ("v.advance", _advance),
        ("v.cancel", _cancel),
        ("v.defeat", _defeat),
        ("v.spend", spend),
        ("v.use v.investigate", substitute),
        ("v.blank", blank),
        *((verb, forbid(verb)) for verb in BANS),
    )
)
