"""Dealing damage and horror: assign, prevent, apply at once; and what is defeated by it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events import (
    Change,
    EnemyDamaged,
    HarmAssigned,
    HarmDealt,
    HarmPrevented,
    Healed,
    Share,
)
from engine.ahlcg.rules.outcomes import carry_out, could_change, decide
from engine.ahlcg.state import effects
from engine.ahlcg.state.counting import View, with_numbers
from engine.ahlcg.state.values import forbidden, strength
from engine.ahlcg.state.words import enemies, investigators, possible_enemies, possible_investigators
from engine.ahlcg.timing.ladder import as_one, before, occurs, together
from engine.kernel import Decision, chosen
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.ahlcg.state.cards import Card
    from engine.ahlcg.state.table import Situation
    from engine.ahlcg.state.values import Strength
    from engine.kernel import Procedure

    Cause = Literal["damage", "horror", "both", "ability"]
    Reached = tuple[Cause, int, int, int | None, int | None]

    Harm = Literal["damage", "horror"]

_STRENGTH: dict[Harm, Strength] = {"damage": "health", "horror": "sanity"}
_NAMED_CARD = "direct-damage-direct-horror^named-card"


@dataclass(frozen=True)
class Dealing:
    """Harm that is to be dealt."""

    damage: int = 0
    horror: int = 0
    direct: bool = False
    source: str | None = None
    cites: str = "ahlcg/dealing-damage-horror.2^apply"


def deal(board: Board, whom: str, harm: Dealing) -> Procedure[bool]:
    """Both steps for one investigator; whether anything was dealt."""
    return (yield from deal_to(board, [whom], harm))


def deal_to(board: Board, whom: Sequence[str], harm: Dealing) -> Procedure[bool]:
    """Each assigns, in player order; then all of it is applied at once."""
    if not (harm.damage or harm.horror):
        return False
    assigned: dict[str, tuple[Share, ...]] = {}
    for name in whom:
        if board.now.is_investigator(name):
            assigned[name] = yield from _assign(board, name, harm)
            yield from _told(board, name, assigned[name], harm)
    return (yield from _apply(board, assigned, harm)) and len(assigned) == len(whom)


def _apply(board: Board, assigned: dict[str, tuple[Share, ...]], harm: Dealing) -> Procedure[bool]:
    """The second step: what is not prevented is applied at once; whether that was all of it."""
    dealt: list[HarmDealt] = []
    for name, shares in assigned.items():
        if left := (yield from _prevent(board, name, shares, harm)):
            dealt.append(HarmDealt(investigator=name, shares=left, source=harm.source, cites=harm.cites))
    if not dealt:
        return False
    happened = yield from as_one(board, together(board, dealt))
    whole = len(dealt) == len(assigned) and all(_whole(each.shares, harm) for each in dealt)
    return happened and whole


def _told(board: Board, whom: str, shares: tuple[Share, ...], harm: Dealing) -> Steps:
    why = f"ahlcg/{_NAMED_CARD if harm.direct else 'dealing-damage-horror.1^tokens'}"
    yield from board.happens(HarmAssigned(investigator=whom, shares=shares, cites=why))


def _whole(shares: tuple[Share, ...], harm: Dealing) -> bool:
    """Whether nothing of it was prevented."""
    return _total(shares, "damage") == harm.damage and _total(shares, "horror") == harm.horror


def _assign(board: Board, whom: str, harm: Dealing) -> Procedure[tuple[Share, ...]]:
    """Point by point, onto a card that may still take one; what no asset takes is the investigator's."""
    if harm.direct:
        return (Share(card=whom, damage=harm.damage, horror=harm.horror),)
    taken: Counter[tuple[str, Harm]] = Counter()
    points: list[Harm] = ["damage" for _ in range(harm.damage)]
    points += ["horror" for _ in range(harm.horror)]
    for kind in points:
        assets = _assets(board.now, whom)
        able = [whom, *(card.id for card in assets if _room(board.now, card, kind, taken) > 0)]
        on = yield from chosen(f"assign-{kind}", whom, able, "ahlcg/dealing-damage-horror.1^assets")
        taken[on, kind] += 1
    return tuple(
        Share(card=card, damage=taken[card, "damage"], horror=taken[card, "horror"])
        for card in dict.fromkeys(card for card, _ in taken)
    )


def _assets(table: Situation, whom: str) -> list[Card]:
    return [card for card in table.investigator(whom).play if card.kind == "asset"]


def _room(table: Situation, card: Card, harm: Harm, taken: Counter[tuple[str, Harm]]) -> int:
    """How much more of it an asset may be assigned: up to what defeats it; none without the value."""
    most = strength(table, card, _STRENGTH[harm])
    return 0 if most is None else most - int(getattr(card, harm)) - taken[card.id, harm]


def _prevent(
    board: Board, whom: str, shares: tuple[Share, ...], harm: Dealing
) -> Procedure[tuple[Share, ...]]:
    """Abilities that prevent or reduce resolve between the two steps."""
    pending = HarmDealt(
        event="harm-assigned",
        investigator=whom,
        shares=shares,
        source=harm.source,
        direct=harm.direct,
        cites=harm.cites,
    )
    moment = yield from before(board, pending, ("when",))
    if moment.cancelled:
        moment.prevented.append((whom, None, None))
    for by, damage, horror in moment.prevented:
        left = yield from _less(shares, "damage", damage, by)
        left = yield from _less(left, "horror", horror, by)
        prevented = HarmPrevented(
            investigator=whom,
            damage=_total(shares, "damage") - _total(left, "damage"),
            horror=_total(shares, "horror") - _total(left, "horror"),
            cites="ahlcg/dealing-damage-horror.2^between",
        )
        yield from board.happens(prevented)
        shares = left
    for by, to, damage, horror in moment.reassigned:
        shares = yield from _moved(board, whom, shares, Move(by, to, damage, horror))
    return shares


@dataclass(frozen=True)
class Move:
    """Harm on its way from the cards it was assigned to onto another one."""

    by: str
    to: str
    damage: int
    horror: int


def _moved(board: Board, whom: str, shares: tuple[Share, ...], move: Move) -> Procedure[tuple[Share, ...]]:
    """Up to what the other card may still take; the rest stays where it was."""
    card = board.now.card(move.to)
    kinds: tuple[Harm, ...] = ("damage", "horror")
    taken: Counter[tuple[str, Harm]] = Counter()
    for share in shares:
        for kind in kinds:
            taken[share.card, kind] += getattr(share, kind)
    others = tuple(share for share in shares if share.card != move.to)
    moved: dict[Harm, int] = {}
    left = others
    for kind in kinds:
        count = getattr(move, kind)
        room = _room(board.now, card, kind, taken) if card else count if move.to == whom else 0
        moved[kind] = min(count, max(0, room), _total(others, kind))
        left = yield from _less(left, kind, moved[kind], move.by)
    old = next((share for share in shares if share.card == move.to), Share(card=move.to))
    new = Share(card=move.to, damage=old.damage + moved["damage"], horror=old.horror + moved["horror"])
    shares = tuple(share for share in (*left, new) if share.damage or share.horror)
    why = "ahlcg/dealing-damage-horror.2^between"
    yield from board.happens(HarmAssigned(investigator=whom, shares=shares, cites=why))
    return shares


def _total(shares: tuple[Share, ...], harm: Harm) -> int:
    return sum(getattr(share, harm) for share in shares)


def _less(shares: tuple[Share, ...], harm: Harm, count: int | None, by: str) -> Procedure[tuple[Share, ...]]:
    """Less of it, point by point off the cards that the preventing player picks; None takes all."""
    left = {share.card: share for share in shares}
    for _ in range(_total(shares, harm) if count is None else min(count, _total(shares, harm))):
        able = [card for card, share in left.items() if getattr(share, harm)]
        card = able[0]
        if len(able) > 1 and count is not None:
            card = yield Decision(
                what="prevent", by=by, options=tuple(able), cites="ahlcg/dealing-damage-horror.2^between"
            )
        left[card] = left[card].model_copy(update={harm: getattr(left[card], harm) - 1})
    return tuple(share for share in left.values() if share.damage or share.horror)


def damage_enemies(board: Board, names: Sequence[str], damage: int, by: str | None) -> Procedure[bool]:
    """Damage to enemies, on all of them before any is defeated."""
    able = [name for name in names if board.now.is_enemy(name) and not forbidden(board.now, name, "damage")]
    if not damage or not able:
        return False
    test = board.now.test
    attacked = test.test.attacked if test else None
    harm: list[Change] = []
    for name in able:
        why = "fight-action^success" if name == attacked else "dealing-damage-horror.2^apply"
        harm.append(EnemyDamaged(enemy=name, damage=damage, by=by, cites=f"ahlcg/{why}"))
    return (yield from together(board, harm))


# effects


@carry_out.register(effects.Hurt)
def _hurt(effect: effects.Hurt, doing: Doing) -> Procedure[bool]:
    """On several investigators: each assigns in player order, and then it is applied to all at once."""
    whom = yield from investigators(effect.investigator, doing)
    return (yield from deal_to(doing.board, whom, _harm(effect, doing)))


def _harm(effect: effects.Hurt, doing: Doing) -> Dealing:
    cites = effect.cites or f"ahlcg/take-damage-horror^{'damage' if effect.damage else 'horror'}"
    return Dealing(effect.damage, effect.horror, direct=effect.direct, source=doing.this, cites=cites)


class HurtAssigned(Frozen):
    """Harm that its player has assigned."""

    shares: tuple[Share, ...]
    hurt: effects.Hurt


@decide.register(effects.Hurt)
def _assign_hurt(effect: effects.Hurt, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    harm = _harm(effect, doing)
    if not (harm.damage or harm.horror):
        return ()
    shares = yield from _assign(doing.board, doing.you, harm)
    return (HurtAssigned(shares=shares, hurt=effect),)


@carry_out.register(HurtAssigned)
def _hurt_assigned(effect: HurtAssigned, doing: Doing) -> Procedure[bool]:
    harm = _harm(effect.hurt, doing)
    yield from _told(doing.board, doing.you, effect.shares, harm)
    return (yield from _apply(doing.board, {doing.you: effect.shares}, harm))


@carry_out.register(effects.HurtCard)
def _hurt_card(effect: effects.HurtCard, doing: Doing) -> Procedure[bool]:
    card = doing.this if effect.card == "this" else effect.card
    holder = doing.now.controller(card) if card else None
    if card is None or holder is None:
        return False
    lying = doing.now.card(card)
    assert lying is not None
    damage = effect.damage if lying.health else 0
    horror = effect.horror if lying.sanity else 0
    if not (damage or horror):
        return False
    harm = Dealing(damage, horror, direct=True, source=doing.this, cites=f"ahlcg/{_NAMED_CARD}")
    shares: tuple[Share, ...] = (Share(card=card, damage=damage, horror=horror),)
    yield from _told(doing.board, holder.id, shares, harm)
    shares = yield from _prevent(doing.board, holder.id, shares, harm)
    if not shares:
        return False
    dealt = HarmDealt(investigator=holder.id, shares=shares, cites=harm.cites)
    happened = yield from occurs(doing.board, dealt)
    return happened and _whole(shares, harm)


@carry_out.register(effects.DamageEnemy)
def _damage_enemy(effect: effects.DamageEnemy, doing: Doing) -> Procedure[bool]:
    names = yield from enemies(effect.enemy, doing)
    test = doing.now.test
    attacks = test is not None and effect.enemy == test.test.attacked  # by id: the attack's own damage
    views = [(each, View(you=doing.you, this=each.card)) for each in doing.now.used if attacks]
    more = sum(with_numbers(each, doing.now, view).damage for each, view in views)
    return (yield from damage_enemies(doing.board, names, effect.damage + more, doing.you))


@could_change.register(effects.DamageEnemy)
def _(effect: effects.DamageEnemy, doing: Doing) -> bool:
    return bool(effect.damage and possible_enemies(effect.enemy, doing))


@carry_out.register(effects.Heal)
def _heal(effect: effects.Heal, doing: Doing) -> Procedure[bool]:
    """As much as there is."""
    full = True
    for name in (yield from investigators(effect.investigator, doing)):
        who = doing.now.investigator(name)
        if forbidden(doing.now, name, "heal"):
            return False
        damage, horror = min(effect.damage, who.damage), min(effect.horror, who.horror)
        full = full and (damage, horror) == (effect.damage, effect.horror)
        if damage or horror:
            healed = Healed(whom=name, damage=damage, horror=horror, cites="ahlcg/heal^remove")
            yield from occurs(doing.board, healed)
    return full


@could_change.register(effects.Heal)
def _(effect: effects.Heal, doing: Doing) -> bool:
    meant = [doing.now.investigator(name) for name in possible_investigators(effect.investigator, doing)]
    able = [each for each in meant if not forbidden(doing.now, each.id, "heal")]
    return any((effect.damage and each.damage) or (effect.horror and each.horror) for each in able)


@carry_out.register(effects.Prevent)
def _prevents(effect: effects.Prevent, doing: Doing) -> Procedure[bool]:
    yield from ()
    if doing.moment is None:
        return False
    doing.moment.prevented.append((doing.you, effect.damage, effect.horror))
    return True


@carry_out.register(effects.Reassign)
def _reassigns(effect: effects.Reassign, doing: Doing) -> Procedure[bool]:
    if doing.moment is None:
        return False
    if doing.moment.about("direct"):
        shares, why = doing.moment.about("shares"), "ahlcg/direct-damage-direct-horror^no-reassign"
        whom = doing.moment.about("investigator")
        yield from doing.board.happens(HarmAssigned(investigator=whom, shares=shares, cites=why))
        return False
    to = doing.this if effect.to == "this" else doing.you if effect.to == "you" else effect.to
    doing.moment.reassigned.append((doing.you, to or "", effect.damage, effect.horror))
    return True


@could_change.register(effects.Reassign)
def _(_effect: effects.Reassign, doing: Doing) -> bool:
    return doing.moment is not None and not doing.moment.about("direct")
