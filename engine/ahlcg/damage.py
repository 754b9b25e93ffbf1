"""Dealing damage and horror: assign, prevent, apply at once; and what is defeated by it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from engine.ahlcg import effects
from engine.ahlcg.counting import View, with_numbers
from engine.ahlcg.elimination import eliminate
from engine.ahlcg.events import (
    CardDefeated,
    EnemyDamaged,
    EnemyDefeated,
    HarmAssigned,
    HarmDealt,
    HarmPrevented,
    Healed,
    InvestigatorDefeated,
    Share,
)
from engine.ahlcg.ladder import as_one, before, occurs
from engine.ahlcg.leaving import leave_play
from engine.ahlcg.outcomes import carry_out, could_change
from engine.ahlcg.values import added, forbidden
from engine.ahlcg.words import enemies, investigators, possible_enemies, possible_investigators
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.board import Board, Doing, Steps
    from engine.ahlcg.cards import Card
    from engine.ahlcg.table import Situation
    from engine.kernel import Procedure

    Harm = Literal["damage", "horror"]

_STRENGTH = {"damage": "health", "horror": "sanity"}


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
    dealt: list[HarmDealt] = []
    for name in whom:
        if not board.now.is_investigator(name):
            continue
        shares = yield from _assign(board, name, harm)
        why = "direct-damage-direct-horror^named-card" if harm.direct else "dealing-damage-horror.1^tokens"
        yield from board.happens(HarmAssigned(investigator=name, shares=shares, cites=f"ahlcg/{why}"))
        shares = yield from _prevent(board, name, shares, harm)
        if shares:
            dealt.append(HarmDealt(investigator=name, shares=shares, source=harm.source, cites=harm.cites))
    if not dealt:
        return False
    happened = yield from as_one(board, _applied(board, dealt, list(dealt)))
    whole = len(dealt) == len(whom) and all(_whole(each.shares, harm) for each in dealt)
    return happened and whole


def _whole(shares: tuple[Share, ...], harm: Dealing) -> bool:
    """Whether nothing of it was prevented."""
    return _total(shares, "damage") == harm.damage and _total(shares, "horror") == harm.horror


def _applied(board: Board, left: list[HarmDealt], dealt: list[HarmDealt]) -> Procedure[bool]:
    """One within the other, so that nothing is defeated before all of it lies on the cards."""
    if len(left) == 1:
        return (yield from occurs(board, left[0], _all_defeats(board, dealt)))
    return (yield from occurs(board, left[0], _rest(board, left[1:], dealt)))


def _rest(board: Board, left: list[HarmDealt], dealt: list[HarmDealt]) -> Steps:
    yield from _applied(board, left, dealt)


def _all_defeats(board: Board, dealt: list[HarmDealt]) -> Steps:
    for each in dealt:
        yield from _defeats(board, each.investigator, each.shares)


def _assign(board: Board, whom: str, harm: Dealing) -> Procedure[tuple[Share, ...]]:
    """Point by point, onto a card that may still take one; what no asset takes is the investigator's."""
    if harm.direct:
        return (Share(card=whom, damage=harm.damage, horror=harm.horror),)
    taken: Counter[tuple[str, Harm]] = Counter()
    points: list[Harm] = ["damage" for _ in range(harm.damage)]
    points += ["horror" for _ in range(harm.horror)]
    for kind in points:
        able = [whom, *(card.id for card in _assets(board.now, whom) if _room(card, kind, taken) > 0)]
        chosen = whom
        if len(able) > 1:
            chosen = yield Decision(
                what=f"assign-{kind}",
                by=whom,
                options=tuple(able),
                cites="ahlcg/dealing-damage-horror.1^assets",
            )
        taken[chosen, kind] += 1
    return tuple(
        Share(card=card, damage=taken[card, "damage"], horror=taken[card, "horror"])
        for card in dict.fromkeys(card for card, _ in taken)
    )


def _assets(table: Situation, whom: str) -> list[Card]:
    return [card for card in table.investigator(whom).play if card.kind == "asset"]


def _room(card: Card, harm: Harm, taken: Counter[tuple[str, Harm]]) -> int:
    """How much more of it an asset may be assigned: up to what defeats it; none without the value."""
    strength = getattr(card, _STRENGTH[harm])
    return 0 if strength is None else strength - getattr(card, harm) - taken[card.id, harm]


def _prevent(
    board: Board, whom: str, shares: tuple[Share, ...], harm: Dealing
) -> Procedure[tuple[Share, ...]]:
    """Abilities that prevent or reduce resolve between the two steps."""
    pending = HarmDealt(
        event="harm-assigned", investigator=whom, shares=shares, source=harm.source, cites=harm.cites
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
        room = _room(card, kind, taken) if card else count if move.to == whom else 0
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
        chosen = able[0]
        if len(able) > 1 and count is not None:
            chosen = yield Decision(
                what="prevent", by=by, options=tuple(able), cites="ahlcg/dealing-damage-horror.2^between"
            )
        left[chosen] = left[chosen].model_copy(update={harm: getattr(left[chosen], harm) - 1})
    return tuple(share for share in left.values() if share.damage or share.horror)


def _defeats(board: Board, whom: str, shares: tuple[Share, ...]) -> Steps:
    """All that the harm defeats: assets to their owners' piles, then the investigator."""
    for share in shares:
        card = board.now.card(share.card)
        if card and _beaten(card):
            yield from defeat_card(board, card.id, whom)
    yield from check_investigator(board, whom)


def _beaten(card: Card) -> bool:
    hurt = card.health is not None and card.damage >= card.health
    mad = card.sanity is not None and card.horror >= card.sanity
    return hurt or mad


def defeat_card(board: Board, card: str, by: str) -> Steps:
    defeated = CardDefeated(card=card, by=by, cites="ahlcg/dealing-damage-horror.2^asset")
    leaving = leave_play(board, card, cites="ahlcg/dealing-damage-horror.2^asset-discard")
    yield from occurs(board, defeated, leaving)


def check_investigator(board: Board, whom: str) -> Steps:
    """Defeated once damage reaches health, or horror sanity."""
    if not board.now.is_investigator(whom):
        return
    who = board.now.investigator(whom)
    health, sanity = (added(board.now, whom, value) for value in ("health", "sanity"))
    hurt = who.health is not None and who.damage >= who.health + health
    mad = who.sanity is not None and who.horror >= who.sanity + sanity
    if hurt or mad:
        cause: Literal["damage", "horror", "both"] = (
            "both" if hurt and mad else "damage" if hurt else "horror"
        )
        defeated = InvestigatorDefeated(investigator=whom, cause=cause, cites="ahlcg/defeat^investigator")
        yield from occurs(board, defeated, eliminate(board, whom, cause))


def damage_enemies(board: Board, names: Sequence[str], damage: int, by: str | None) -> Procedure[bool]:
    """Damage to enemies, on all of them before any is defeated."""
    able = [name for name in names if board.now.is_enemy(name) and not forbidden(board.now, name, "damage")]
    if not damage or not able:
        return False
    return (yield from _damaged(board, able, able, damage, by))


def _damaged(
    board: Board, left: Sequence[str], every: Sequence[str], damage: int, by: str | None
) -> Procedure[bool]:
    """One within the other, as for investigators."""
    test = board.now.test
    attacked = test.test.attacked if test else None
    why = "fight-action^success" if left[0] == attacked else "dealing-damage-horror.2^apply"
    harm = EnemyDamaged(enemy=left[0], damage=damage, by=by, cites=f"ahlcg/{why}")
    rest = _more_damage(board, left[1:], every, damage, by) if left[1:] else _check_enemies(board, every, by)
    return (yield from occurs(board, harm, rest))


def _more_damage(
    board: Board, left: Sequence[str], every: Sequence[str], damage: int, by: str | None
) -> Steps:
    yield from _damaged(board, left, every, damage, by)


def _check_enemies(board: Board, names: Sequence[str], by: str | None) -> Steps:
    for name in names:
        yield from _check_enemy(board, name, by)


def _check_enemy(board: Board, name: str, by: str | None) -> Steps:
    if not board.now.is_enemy(name):
        return
    enemy = board.now.enemy(name)
    if enemy.health is not None and enemy.hurt >= enemy.health + added(board.now, name, "health"):
        yield from defeat_enemy(board, name, by)


def defeat_enemy(board: Board, name: str, by: str | None) -> Steps:
    """To the encounter discard pile; a weakness to its owner's, one with victory points to the display."""
    enemy = board.now.enemy(name)
    to: Literal["victory", "discard"] = "victory" if enemy.victory else "discard"
    why = "enemy-victory" if enemy.victory else "enemy-weakness" if enemy.owner else "enemy-discard"
    defeated = EnemyDefeated(enemy=name, location=enemy.location, by=by, cites="ahlcg/defeat^enemy")
    yield from occurs(board, defeated, leave_play(board, name, to, cites=f"ahlcg/defeat^{why}"))


# effects


@carry_out.register(effects.Hurt)
def _hurt(effect: effects.Hurt, doing: Doing) -> Procedure[bool]:
    """On several investigators: each assigns in player order, and then it is applied to all at once."""
    cites = effect.cites or f"ahlcg/take-damage-horror^{'damage' if effect.damage else 'horror'}"
    whom = yield from investigators(effect.investigator, doing)
    harm = Dealing(effect.damage, effect.horror, direct=effect.direct, source=doing.this, cites=cites)
    return (yield from deal_to(doing.board, whom, harm))


@carry_out.register(effects.HurtCard)
def _hurt_card(effect: effects.HurtCard, doing: Doing) -> Procedure[bool]:
    card = doing.this if effect.card == "this" else effect.card
    holder = doing.now.controller(card) if card else None
    if card is None or holder is None:
        return False
    lying = doing.now.card(card)
    assert lying is not None
    damage = effect.damage if lying.health is not None else 0
    horror = effect.horror if lying.sanity is not None else 0
    if not (damage or horror):
        return False
    shares = (Share(card=card, damage=damage, horror=horror),)
    assigned = HarmAssigned(
        investigator=holder.id, shares=shares, cites="ahlcg/direct-damage-direct-horror^named-card"
    )
    yield from doing.board.happens(assigned)
    dealt = HarmDealt(
        investigator=holder.id, shares=shares, cites="ahlcg/direct-damage-direct-horror^named-card"
    )
    return (yield from occurs(doing.board, dealt, _defeats(doing.board, holder.id, shares)))


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
    chosen = [doing.now.investigator(name) for name in possible_investigators(effect.investigator, doing)]
    able = [each for each in chosen if not forbidden(doing.now, each.id, "heal")]
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
    yield from ()
    if doing.moment is None:
        return False
    to = doing.this if effect.to == "this" else doing.you if effect.to == "you" else effect.to
    doing.moment.reassigned.append((doing.you, to or "", effect.damage, effect.horror))
    return True


@carry_out.register(effects.Defeat)
def _defeat(effect: effects.Defeat, doing: Doing) -> Procedure[bool]:
    """Defeat by a card's ability: an investigator suffers no trauma unless the card says so."""
    board = doing.board
    found = possible_enemies(effect.whom, doing)
    if found:
        yield from defeat_enemy(board, found[0], doing.you)
        return True
    for whom in (yield from investigators(effect.whom, doing)):
        defeated = InvestigatorDefeated(
            investigator=whom, cause="ability", cites="ahlcg/campaign.defeat-by-card-ability^possible"
        )
        yield from occurs(board, defeated, eliminate(board, whom, "ability"))
    return True
