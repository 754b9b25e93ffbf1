"""Tokens onto cards, and cards into play and out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.state import effects as fx
from engine.ahlcg.text.phrases import use_type

if TYPE_CHECKING:
    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.effects.clauses import Clause


def put(clause: Clause) -> Result | None:
    """Onto a card or location: doom, clues, uses; or a card itself into play or out of it."""
    if clause.has("n.threat", "n.play") and (clause.has("self", "it") or _unsaid(clause)):
        return _into_play(clause)
    if clause.pop("n.victory"):
        card = clause.creature()
        return fx.Discard(card=card, to="victory") if card else None
    if clause.has("n.use") and clause.has("asset"):
        return _uses_onto(clause)
    each_enemy = clause.has("n.doom") and clause.has("enemy")
    if clause.has("n.one-or-more") or (clause.has("det.each") and not each_enemy):
        return None
    return _tokens_onto(clause)


def _unsaid(clause: Clause) -> bool:
    """ "Put into play in your threat area": this card, since nothing else is named."""
    return clause.has("n.threat") and {token.name for token in clause.tokens} <= {"n.threat", "n.play", ","}


def _uses_onto(clause: Clause) -> Result | None:
    kind = _use_type(clause)
    count = clause.amount("n.use")
    card = clause.asset()
    return fx.AddUses(card=card, count=count, type=kind) if card and count else None


def _use_type(clause: Clause) -> str:
    place = clause.index("n.use")
    return use_type(clause.tokens[place].word) if place >= 0 else ""


def _tokens_onto(clause: Clause) -> Result | None:
    if (count := clause.amount("n.doom")) is not None:
        clause.drop("det.this")
        return _doom(clause, count)
    for noun, of in (("n.your-clue", "you"), ("n.clue", None)):
        if (count := clause.amount(noun)) is not None:
            place = clause.location()
            return fx.PlaceClues(location=place, count=count, of=of) if place else None
    kind = _use_type(clause)
    if (count := clause.amount("n.use")) is not None:
        return fx.AddUses(count=count, type=kind) if clause.itself() else None
    harm = clause.harm()
    if harm is None or harm.either or harm.direct or not clause.itself():
        return None
    return fx.HurtCard(damage=harm.damage, horror=harm.horror)


def _doom(clause: Clause, count: int) -> Result | None:
    may = bool(clause.pop("may-advance"))
    if clause.pop("n.agenda"):
        return fx.PlaceDoom(count=count, may_advance=may)
    place = clause.creature() or clause.location()
    return fx.PlaceDoom(on=place, count=count, may_advance=may) if place else None


def _into_play(clause: Clause) -> Result | None:
    clues, horror, doom = (clause.amount(noun) or 0 for noun in ("n.clue", "n.horror", "n.doom"))
    while clause.itself():
        pass
    clause.drop("n.play", "c.and", "v.place", "v.put")
    area: Literal["threat", "location"] | None = None
    if clause.pop("n.threat"):
        area = "threat"
    elif clause.location() == "yours":
        area = "location"
    if area is None:
        return None
    return fx.PutIntoPlay(area=area, clues=clues, horror=horror, doom=doom)


def attach(clause: Clause) -> Result | None:
    """This card, onto an enemy, an asset or a location."""
    if clause.has("it") and clause.context.it != "this":
        return None
    clause.itself()
    if clause.has("asset"):
        host = clause.asset()
    else:
        host = clause.enemy() if clause.has("enemy", "enemy-that") else clause.location()
    return fx.Attach(to=host) if host and not host.startswith(("any", "up-to", "each")) else None


def remove(clause: Clause) -> Result | None:
    if clause.has("det.each"):
        return None
    if clause.pop("n.out", "n.play"):
        card = clause.creature()
        return fx.Discard(card=card, to="removed") if card else None
    if (count := clause.amount("n.doom")) is not None:
        return _doom(clause, -count)
    kind = _use_type(clause)
    if (count := clause.amount("n.use")) is not None:
        return fx.AddUses(count=-count, type=kind) if clause.itself() else None
    return None


def discard(clause: Clause) -> Result | None:
    if clause.has("that-many", "n.clue") and clause.has("self", "it"):
        return _clues_off(clause)
    if clause.has("q.top"):
        return _off_deck(clause)
    if clause.has("asset") and not clause.has("n.hand"):
        return _an_asset(clause) if clause.amount("asset") == 1 else None
    if clause.has("all-but", "all-but-one"):
        return _all_but(clause)
    if clause.has("n.card"):
        if clause.has("q.top", "n.deck", "trait", "non-trait", "det.that"):
            return None
        random = bool(clause.pop("q.random"))
        if clause.has("n.hand") and clause.has("v.choose"):
            clause.drop("v.choose", "c.and")  # chosen and discarded
        hand = clause.pop("n.hand")
        count = clause.amount("n.card")
        if count is None or not (hand or random):
            return None
        return fx.DiscardHand(investigator=clause.whom(), count=count, random=random)
    if [token.name for token in clause.tokens] in (["n.hand"], ["you", "n.hand"]):
        clause.drop("n.hand")
        return fx.DiscardHand(count=fx.Each(of="your-hand")) if clause.context.subject == "you" else None
    if (count := clause.amount("n.resource")) is not None:
        clause.drop("your")
        if clause.pop("det.each"):
            return fx.GainResources(count=-fx.Each(of="your-resources")) if clause.whom() == "you" else None
        return fx.GainResources(investigator=clause.whom(), count=-count)
    card = clause.creature()
    return fx.Discard(card=card) if card in {"this", "that"} else None


def return_card(clause: Clause) -> Result | None:
    if not clause.pop("n.hand"):
        return None
    if clause.has("asset"):
        clause.drop("v.choose", "c.and")
        card = clause.asset()
        return fx.Discard(card=card, to="hand") if card else None
    return fx.Discard(to="hand") if clause.itself() else None


def shuffle(clause: Clause) -> Result | None:
    if clause.pop("n.your-deck"):
        return fx.Discard(to="deck") if clause.itself() else None
    if clause.pop("n.encounter-deck"):
        card = clause.creature()
        return fx.Discard(card=card, to="deck") if card in {"this", "that"} else None
    return None


def _clues_off(clause: Clause) -> Result | None:
    """Clues on this card go back to the pool: so many, or as many as the trigger is about."""
    count = fx.Each(of="this-many") if clause.pop("that-many") else None
    number = clause.amount("n.clue")
    if number is None or not clause.itself():
        return None
    return fx.MoveTokens(kind="clues", count=count or number)


def _off_deck(clause: Clause) -> Result | None:
    """The top cards of a deck."""
    top = clause.amount("q.top")
    count = max(top or 1, clause.amount("n.card") or 1)
    if clause.pop("n.encounter-deck"):
        return fx.DiscardDeck(deck="encounter", count=count)
    if clause.pop("n.deck"):
        clause.drop("your")
        return fx.DiscardDeck(investigator=clause.whom(), count=count)
    return None


def _an_asset(clause: Clause) -> Result | None:
    clause.drop("n.card", "your", "v.choose")
    trait, each = clause.pop("trait"), "each" if clause.pop("det.each") else "one"
    clause.pop("you")
    return fx.Discard(card=", ".join((f"{each}-yours", "asset", *([trait.word] if trait else []))))


def _all_but(clause: Clause) -> Result | None:
    """All cards of the hand but so many."""
    token = clause.pop("all-but", "all-but-one")
    if token is None or not clause.pop("n.hand"):
        return None
    clause.drop("n.card", "det.each", ",")
    if clause.whom() != "you":
        return None
    return fx.DiscardHand(count=fx.Each(of="your-hand", plus=-(token.number or 1)))


def move_tokens(clause: Clause) -> Result | None:
    """Tokens from this card to you: uses to your resource pool, resources from it."""
    if not clause.pop("n.pool-yours"):
        return None
    use, self_ = clause.amount("n.use"), clause.itself()
    as_resource = clause.pop("n.resource")
    if use is not None and self_ and as_resource:
        return fx.MoveTokens(kind="uses", count=use, to="you", becomes="resources")
    if use is None and self_ and as_resource is not None:
        number = clause.pop("num")
        return fx.MoveTokens(kind="resources", count=number.number if number else 1, off="you", to="this")
    return None
