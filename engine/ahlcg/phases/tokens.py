"""Tokens off cards and onto others: healing enemies and assets, clues from the pool, tokens moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import Change, Healed
from engine.ahlcg.phases.chaos import reveal_token
from engine.ahlcg.rules.outcomes import carry_out, could_change
from engine.ahlcg.state import effects
from engine.ahlcg.state.words import enemies, investigators, possible_cards, possible_enemies
from engine.ahlcg.timing.ladder import occurs

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Doing
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure

Token = Literal["clues", "damage", "horror", "doom", "uses", "resources"]


class EnemyHealed(Change):
    event: Literal["enemy-healed"] = "enemy-healed"
    enemy: str
    damage: int

    def after(self, table: Situation) -> Situation:
        enemy = table.enemy(self.enemy)
        return table.with_enemy(enemy.model_copy(update={"hurt": max(0, enemy.hurt - self.damage)}))


class CluesGained(Change):
    """Clues from the pool to an investigator; below zero: back to it."""

    event: Literal["clues-gained"] = "clues-gained"
    by: str
    count: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.by)
        return table.with_investigator(who.model_copy(update={"clues": max(0, who.clues + self.count)}))


class TokensMoved(Change):
    """Tokens off one card or investigator onto another, perhaps as another kind; or to the pool."""

    event: Literal["tokens-moved"] = "tokens-moved"
    kind: Token
    count: int
    off: str
    to: str | None = None
    becomes: Token

    @property
    def harmed(self) -> tuple[str, ...]:
        return (self.to,) if self.to and self.becomes in ("damage", "horror") else ()

    def after(self, table: Situation) -> Situation:
        table = _changed(table, self.off, self.kind, -self.count)
        return _changed(table, self.to, self.becomes, self.count) if self.to else table


def _changed(table: Situation, name: str, kind: Token, count: int) -> Situation:
    if table.is_investigator(name):
        who = table.investigator(name)
        return table.with_investigator(who.model_copy(update={kind: getattr(who, kind) + count}))
    if table.is_location(name):
        place = table.location(name)
        return table.with_location(place.model_copy(update={kind: getattr(place, kind) + count}))
    if table.is_enemy(name):
        enemy = table.enemy(name)
        field = "hurt" if kind == "damage" else kind
        return table.with_enemy(enemy.model_copy(update={field: getattr(enemy, field) + count}))
    card = table.card(name)
    if card is None:
        return table
    if kind == "uses":
        return table.with_card(card.model_copy(update={"left": card.uses_left + count}))
    return table.with_card(card.model_copy(update={kind: getattr(card, kind) + count}))


def _lying(table: Situation, name: str, kind: Token) -> int:
    if table.is_investigator(name):
        return int(getattr(table.investigator(name), kind, 0))
    if table.is_location(name):
        return int(getattr(table.location(name), kind, 0))
    if table.is_enemy(name):
        return int(getattr(table.enemy(name), "hurt" if kind == "damage" else kind, 0))
    card = table.card(name)
    if card is None:
        return 0
    return card.uses_left if kind == "uses" else int(getattr(card, kind))


@carry_out.register(effects.HealCard)
def _heal_card(effect: effects.HealCard, doing: Doing) -> Procedure[bool]:
    """As much as there is."""
    full = True
    for name in (yield from enemies(effect.card, doing)):
        damage = min(effect.damage, doing.now.enemy(name).hurt)
        full = full and damage == effect.damage
        if damage:
            yield from occurs(doing.board, EnemyHealed(enemy=name, damage=damage, cites="ahlcg/heal^remove"))
    for name in possible_cards(effect.card, doing):
        card = doing.now.card(name)
        damage = min(effect.damage, card.damage if card else 0)
        horror = min(effect.horror, card.horror if card else 0)
        full = full and (damage, horror) == (effect.damage, effect.horror)
        if damage or horror:
            healed = Healed(whom=name, damage=damage, horror=horror, cites="ahlcg/heal^remove")
            yield from occurs(doing.board, healed)
    return full


@could_change.register(effects.HealCard)
def _(effect: effects.HealCard, doing: Doing) -> bool:
    hurt = [doing.now.enemy(name).hurt for name in possible_enemies(effect.card, doing)]
    lying = [doing.now.card(name) for name in possible_cards(effect.card, doing)]
    harmed = [
        card
        for card in lying
        if card and ((effect.damage and card.damage) or (effect.horror and card.horror))
    ]
    return bool((effect.damage and any(hurt)) or harmed)


@carry_out.register(effects.GainClues)
def _gain_clues(effect: effects.GainClues, doing: Doing) -> Procedure[bool]:
    """As many as there are to lose."""
    full = True
    for who in (yield from investigators(effect.investigator, doing)):
        count = max(effect.count, -doing.now.investigator(who).clues)
        full = full and count == effect.count
        if count:
            why = "clues^take" if count > 0 else "effects^as-many-as-possible"
            yield from occurs(doing.board, CluesGained(by=who, count=count, cites=f"ahlcg/{why}"))
    return full


@could_change.register(effects.GainClues)
def _(effect: effects.GainClues, doing: Doing) -> bool:
    """Clues can be spent only by one who has as many."""
    if effect.count >= 0:
        return effect.count > 0
    return doing.now.investigator(doing.you).clues >= -effect.count


@carry_out.register(effects.MoveTokens)
def _move_tokens(effect: effects.MoveTokens, doing: Doing) -> Procedure[bool]:
    """As many as there are."""
    off = _one_of(effect.off, doing)
    to = _one_of(effect.to, doing) if effect.to else None
    if off is None or (effect.to and to is None):
        return False
    count = min(effect.count, _lying(doing.now, off, effect.kind))
    if not count:
        return False
    becomes = effect.becomes or effect.kind
    moved = TokensMoved(
        kind=effect.kind, count=count, off=off, to=to, becomes=becomes, cites="ahlcg/move^elements"
    )
    yield from occurs(doing.board, moved)
    return count == effect.count


@could_change.register(effects.MoveTokens)
def _(effect: effects.MoveTokens, doing: Doing) -> bool:
    off = _one_of(effect.off, doing)
    return off is not None and _lying(doing.now, off, effect.kind) > 0


def _one_of(word: str, doing: Doing) -> str | None:
    match word:
        case "this":
            return doing.this
        case "you":
            return doing.you
        case "yours":
            return doing.now.investigator(doing.you).location
    return word


@carry_out.register(effects.RevealToken)
def _reveal(effect: effects.RevealToken, doing: Doing) -> Procedure[bool]:
    if doing.now.test is None:
        return False
    for _ in range(effect.count):
        yield from reveal_token(doing.board)
    return True


@could_change.register(effects.RevealToken)
def _(_effect: effects.RevealToken, doing: Doing) -> bool:
    return doing.now.test is not None and bool(doing.now.bag)
