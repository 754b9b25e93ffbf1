"""Combat: drawing a card that fits, attacks of investigators and monsters, hiding and barriers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.kernel import BrokenOff, agreed, chosen, drawn
from engine.mansions.events import (
    BarrierDestroyed,
    BarrierMoved,
    CombatCardDrawn,
    CombatCardsDiscarded,
    CombatDeckReshuffled,
    InvestigatorAttacks,
    ItemDropped,
    KeeperPointSpent,
    LeftHiding,
    MonsterAttacks,
    MonsterStopped,
    SpecialAttackMade,
    Vetoed,
)
from engine.mansions.rules.harm import suffer_damage
from engine.mansions.rules.outcomes import carries_out, carry_out
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing
from engine.mansions.state.map import in_range
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import CombatCard, MonsterClass
    from engine.mansions.state.components import Door
    from engine.mansions.state.table import Situation

UNARMED = "unarmed"
_WANTED = {
    "monster-attack": "mansions/monster-attack^draw",
    "vs-hiding": "mansions/hiding-and-barriers^hiding",
    "vs-barrier": "mansions/hiding-and-barriers^barrier",
}


def weapons_against(table: Situation, who: str, monster: str) -> list[str]:
    """What an investigator can attack a monster with: bare hands in the own space, weapons in their range."""
    by, target = table.investigator(who), table.monster(monster)
    ways = [UNARMED] if target.space == by.space else []
    for card in by.items:
        if card.weapon is None:
            continue
        if target.space == by.space or in_range(table, by.space, str(target.space), card.range):
            ways.append(f"weapon:{card.id}")
    return ways


def investigator_attack(board: Board, who: str, monster: str, weapon: str) -> Steps:
    """`weapon`: the name of the card, or unarmed."""
    near = board.now.monster(monster).space == board.now.investigator(who).space
    cites = "mansions/investigator-attack^deck" if near else "mansions/range^count"
    yield from board.happens(InvestigatorAttacks(who=who, monster=monster, weapon=weapon, cites=cites))
    own = None if weapon == UNARMED else board.now.investigator(who).item(weapon)
    kind = own.weapon if own and own.weapon else UNARMED
    doing = Doing(board, who, monster=monster, weapon=own.id if own else None, combat=True)
    yield from _fight(doing, board.now.monster(monster).monster_class, kind)


def monster_attack(board: Board, monster: str, who: str) -> Steps:
    """Against the hidden another kind of card counts."""
    cites = "mansions/monster-attack^when"
    yield from board.happens(MonsterAttacks(monster=monster, who=who, cites=cites))
    doing = Doing(board, who, monster=monster, combat=True)
    points = board.now.keeper.skill_points or 0
    if "monster-skill-points" in board.now.variants and points:
        rule = "mansions/variant-monster-skill-points^special"
        if (yield from agreed("force-special", KEEPER, rule)):
            yield from board.happens(KeeperPointSpent(monster=monster, cites=rule))
            yield from carry_out((can.SpecialAttack(),), doing)
            return
    kind = "vs-hiding" if board.now.investigator(who).hidden else "monster-attack"
    yield from _fight(doing, board.now.monster(monster).monster_class, kind)


def force_barrier(board: Board, monster: str, door: Door) -> Procedure[bool]:
    """Whether the way is free afterwards; if not, the monster is done moving for this turn."""
    barrier = board.now.blocked(door)
    assert barrier is not None
    doing = Doing(board, KEEPER, monster=monster, barrier=barrier.id, combat=True)
    yield from _fight(doing, board.now.monster(monster).monster_class, "vs-barrier")
    if board.now.blocked(door) is None:
        return True
    stopped = MonsterStopped(monster=monster, cites="mansions/hiding-and-barriers^stopped")
    yield from board.happens(stopped)
    return False


def _fight(doing: Doing, deck: MonsterClass, kind: str) -> Steps:
    """Draw until a card fits, resolve it, discard all that were drawn."""
    board = doing.board
    seen: list[CombatCard] = []
    card = yield from _fitting(board, deck, kind, seen)
    lower = kind in ("monster-attack", "vs-hiding", "vs-barrier")
    cites = "mansions/monster-attack^discard" if lower else "mansions/investigator-attack^discard"
    gone = CombatCardsDiscarded(deck=deck, cards=tuple(seen), cites=cites)
    if card is None:
        what: Literal["no-card-fits", "no-deck"] = "no-card-fits" if deck in board.now.combat else "no-deck"
        yield from board.happens(Vetoed(what=what, whom=str(doing.monster), cites="mansions/combat^draw"))
    else:
        try:
            yield from carry_out(card.monster if lower else card.attack, doing)
        except BrokenOff:
            yield from board.happens(gone)
            raise
    if seen:
        yield from board.happens(gone)


def _fitting(
    board: Board, deck: MonsterClass, kind: str, seen: list[CombatCard]
) -> Procedure[CombatCard | None]:
    reshuffled = False
    while deck in board.now.combat:
        pile = board.now.combat[deck]
        if not pile.cards:
            if reshuffled or not pile.discard:
                return None
            reshuffled = True
            again = CombatDeckReshuffled(deck=deck, cites="mansions/combat-cards^reshuffle")
            yield from board.happens(again)
            pile = board.now.combat[deck]
        cites = _WANTED.get(kind, "mansions/investigator-attack^match")
        card = (yield from drawn("combat-card", pile.cards, cites)) if pile.shuffled else pile.cards[0]
        fits = card.fits(kind)
        seen.append(card)
        if fits and card.weapon == "melee" and kind.endswith("melee"):
            cites = "mansions/kw-melee-weapon^card"
        yield from board.happens(CombatCardDrawn(card=card, deck=deck, fits=fits, cites=cites))
        if fits:
            return card
    return None


@carries_out(can.MonsterDealsDamage)
def _monster_damage(doing: Doing, effect: can.MonsterDealsDamage) -> Steps:
    if doing.monster is None or not doing.now.is_monster(doing.monster):
        return
    yield from doing.board.relies_on(doing.now.monster(doing.monster), "damage")
    amount = max(0, doing.now.monster(doing.monster).damage + effect.add)
    yield from suffer_damage(doing.board, doing.you, amount, "mansions/kw-monster-deals-damage^what")


@carries_out(can.SpecialAttack)
def _special(doing: Doing, _: can.SpecialAttack) -> Steps:
    """What the underside of the token says, as if it stood on the card."""
    if doing.monster is None or not doing.now.is_monster(doing.monster):
        return
    made = SpecialAttackMade(monster=doing.monster, cites="mansions/special-attack^how")
    yield from doing.board.happens(made)
    own = [
        each for each in doing.now.monster(doing.monster).special if not isinstance(each, can.SpecialAttack)
    ]
    yield from carry_out(own, doing)


@carries_out(can.DropWeapon)
def _drop(doing: Doing, _: can.DropWeapon) -> Steps:
    """The weapon in use if there is one, otherwise one that the investigator has."""
    me = doing.me
    assert me is not None
    held = [card.id for card in me.items if card.weapon is not None]
    if not held:
        return
    using = doing.weapon if doing.weapon in held else None
    card = using or (yield from chosen("drop-weapon", doing.you, held, "mansions/kw-drop-weapon^what"))
    room = doing.now.space(me.space).room
    dropped = ItemDropped(who=me.id, card=card, room=room, cites="mansions/kw-drop-weapon^which")
    yield from doing.board.happens(dropped)


@carries_out(can.NoLongerHidden)
def _found(doing: Doing, _: can.NoLongerHidden) -> Steps:
    if doing.me is not None and doing.me.hidden:
        out = LeftHiding(who=doing.you, cites="mansions/kw-no-longer-hidden^what")
        yield from doing.board.happens(out)


@carries_out(can.DestroyBarrier)
def _destroy(doing: Doing, _: can.DestroyBarrier) -> Steps:
    if doing.barrier is not None:
        gone = BarrierDestroyed(barrier=doing.barrier, cites="mansions/kw-destroy-barrier^what")
        yield from doing.board.happens(gone)


@carries_out(can.MoveBarrier)
def _push(doing: Doing, _: can.MoveBarrier) -> Steps:
    if doing.barrier is not None:
        off = BarrierMoved(barrier=doing.barrier, door=None, cites="mansions/hiding-and-barriers^result")
        yield from doing.board.happens(off)
