"""Damage, horror, healing, cards, clues, resources, actions: what somebody gets or loses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state import effects as fx

if TYPE_CHECKING:
    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.effects.clauses import Clause, Harm


def deal(clause: Clause) -> Result | None:
    clause.drop("q.additional")
    harm = clause.harm()
    if harm is None or harm.either:
        return None
    if clause.has("enemy", "enemy-that"):
        return _to_enemy(clause.enemy(), harm)
    if clause.has("asset"):
        card = None if harm.direct else clause.asset()
        return fx.HurtCard(card=card, damage=harm.damage, horror=harm.horror) if card else None
    if who := clause.who():
        return fx.Hurt(investigator=who, damage=harm.damage, horror=harm.horror, direct=harm.direct)
    if clause.pop("self"):
        return _to_this(clause, harm)
    return _to_it(clause, harm) if clause.pop("it") else None


def _to_enemy(enemy: str | None, harm: Harm) -> Result | None:
    if enemy is None or harm.horror or harm.direct:
        return None
    return fx.DamageEnemy(enemy=enemy, damage=harm.damage)


def _to_this(clause: Clause, harm: Harm) -> Result | None:
    if clause.context.kind == "enemy":
        return _to_enemy("this", harm)
    return fx.HurtCard(damage=harm.damage, horror=harm.horror)


def _to_it(clause: Clause, harm: Harm) -> Result | None:
    match clause.context.it:
        case "this":
            return _to_this(clause, harm)
        case "that":
            return _to_enemy("that", harm)
        case _ if who := clause.context.investigator:
            return fx.Hurt(investigator=who, damage=harm.damage, horror=harm.horror, direct=harm.direct)
    return None


def receive(clause: Clause) -> Result | None:
    """Taking, gaining, suffering: what it is tells which."""
    if clause.has("n.damage", "n.horror"):
        return _take_harm(clause)
    if clause.has("n.trauma-mental", "n.trauma-physical"):
        mental, physical = clause.amount("n.trauma-mental"), clause.amount("n.trauma-physical")
        return fx.SufferTrauma(investigator=clause.whom(), mental=mental or 0, physical=physical or 0)
    if clause.has("n.action"):
        return more_actions(clause)
    if (count := clause.amount("n.resource")) is not None:
        return fx.GainResources(investigator=clause.whom(), count=count)
    if clause.pop("n.pool") and (count := clause.amount("n.clue")) is not None:
        return fx.GainClues(investigator=clause.whom(), count=count)
    return None


def _take_harm(clause: Clause) -> Result | None:
    harm = clause.harm()
    if harm is None or clause.has("enemy", "self", "enemy-that"):
        return None
    whole = fx.Hurt(investigator=clause.whom(), damage=harm.damage, horror=harm.horror, direct=harm.direct)
    if not harm.either:
        return whole
    ways = (whole.model_copy(update={"horror": 0}), whole.model_copy(update={"damage": 0}))
    return fx.Choose(options=tuple((way,) for way in ways))


def more_actions(clause: Clause) -> Result | None:
    if not clause.has("q.additional"):
        return None
    count = clause.amount("n.action")
    clause.drop("q.additional", "c.may", "until.turn", "d.your-turn", "others")
    return fx.GainActions(investigator=clause.whom(), count=count or 1)


def lose(clause: Clause) -> Result | None:
    if clause.has("det.each"):
        return lose_all(clause)
    if (count := clause.amount("n.action")) is not None:
        clause.drop("until.turn")
        return fx.GainActions(investigator=clause.whom(), count=-count)
    if (count := clause.amount("n.clue")) is not None:
        return fx.GainClues(investigator=clause.whom(), count=-count)
    if (count := clause.amount("n.resource")) is not None and not clause.has("n.hand"):
        return fx.GainResources(investigator=clause.whom(), count=-count)
    return None


def draw(clause: Clause) -> Result | None:
    if clause.has("n.damage", "n.horror"):
        return _take_harm(clause)
    if clause.has("n.encounter-deck"):
        top = clause.amount("q.top")
        count = clause.amount("n.card") or 1
        clause.drop("n.encounter-deck")
        number = max(top or 1, count)
        return fx.DrawEncounter(investigator=clause.whom(), count=number) if top is not None else None
    if (cards := clause.amount("n.encounter-card")) is not None:
        return fx.DrawEncounter(investigator=clause.whom(), count=cards)
    clause.drop("q.additional")
    cards = clause.amount("n.card")
    return None if cards is None else fx.DrawCards(investigator=clause.whom(), count=cards)


def heal(clause: Clause) -> Result | None:
    clause.drop("q.additional")
    harm = clause.harm()
    if harm is None or harm.direct:
        return None
    if clause.has("enemy", "enemy-that", "self", "asset") or (
        clause.context.kind == "enemy" and clause.has("it")
    ):
        card = clause.asset() or clause.creature()
        if card is None or harm.either:
            return None
        return fx.HealCard(card=card, damage=harm.damage, horror=harm.horror)
    who = clause.who()
    if who is None:
        if clause.pop("it"):
            who = clause.context.investigator if clause.context.it == "investigator" else None
            if who is None:
                return None
        else:
            who = clause.context.subject
    if harm.either:
        return fx.Choose(
            options=(
                (fx.Heal(investigator=who, damage=harm.damage),),
                (fx.Heal(investigator=who, horror=harm.horror),),
            )
        )
    return fx.Heal(investigator=who, damage=harm.damage, horror=harm.horror)


def discover(clause: Clause) -> Result | None:
    clause.drop("q.additional")
    if clause.has("det.each"):
        return None
    count = clause.amount("n.clue")
    who = clause.who()
    if count is None or who not in {None, "you"}:
        return None
    return fx.DiscoverClues(location=clause.location() or "yours", count=count)


def spend(clause: Clause) -> Result | None:
    """Spending as an effect: resources and clues are simply gone."""
    if (clues := clause.amount("n.clue")) is not None:
        return fx.GainClues(investigator=clause.whom(), count=-clues)
    count = clause.amount("n.resource")
    return None if count is None else fx.GainResources(investigator=clause.whom(), count=-count)


def lose_all(clause: Clause) -> Result | None:
    """All of one's resources, actions or clues."""
    clause.drop("det.each", "your", "until.turn", "others")
    if clause.pop("n.resource"):
        return fx.GainResources(count=-fx.Each(of="your-resources")) if clause.whom() == "you" else None
    if clause.pop("n.action"):
        return fx.GainActions(count=-fx.Each(of="your-actions")) if clause.whom() == "you" else None
    return None
