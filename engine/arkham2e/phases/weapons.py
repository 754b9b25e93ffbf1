"""Weapons and spells in a Combat check: two hands, what each adds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    BonusCounted,
    CardDiscarded,
    CardExhausted,
    CardInHand,
    CardReleased,
)
from engine.arkham2e.phases.checks import skill_check
from engine.arkham2e.phases.spells import cast, why_no_spell
from engine.kernel import Decision, Refusals

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import AncientOne, BonusType, Card, Monster
    from engine.arkham2e.state.table import Investigator
    from engine.kernel import Procedure

HANDS = 2
ATTACK = "attack"


@dataclass(frozen=True)
class Foe:
    """What a Combat check is made against."""

    combat: int
    difficulty: int | None
    resistance: tuple[BonusType, ...]
    immunity: tuple[BonusType, ...]


def monster_foe(monster: Monster) -> Foe:
    return Foe(monster.combat, monster.toughness, monster.resistance, monster.immunity)


def ancient_foe(ancient: AncientOne) -> Foe:
    """Not beaten by one attack: every success counts."""
    return Foe(ancient.combat, None, ancient.resistance, ancient.immunity)


def counted(card: Card, foe: Foe) -> int:
    """The bonus against this foe: each card halved by itself, rounded up; nothing against immunity."""
    if card.kind == "spell" and not card.active:
        return 0
    if card.type in foe.immunity:
        return 0
    if card.type in foe.resistance:
        return -(-card.bonus // 2)
    return card.bonus


def usable(who: Investigator) -> list[str]:
    """What can be taken into use: face up, with hands left for it and, of spells, with Sanity enough."""
    return [card.id for card in who.cards if card.fights and _why_not(who, card) is None]


def judged_weapons(who: Investigator) -> dict[str, str | None]:
    """Every weapon and spell for combat, with the statement by which it cannot be taken into use now."""
    own = [card for card in who.cards if card.fights and card.id not in who.hands]
    return {f"use:{card.id}": _why_not(who, card) for card in own}


def _why_not(who: Investigator, card: Card) -> str | None:
    if card.id in who.hands or card.hands > HANDS - who.hands_used:
        return "arkham2e/weapon-and-spell-limits^two-hands"
    if card.kind == "spell":
        return why_no_spell(who, card)
    return "arkham2e/exhausted^until" if card.exhausted else None


def combat_check(board: Board, who: str, foe: Foe) -> Procedure[int]:
    """Choose weapons and spells, then roll."""
    yield from _arm(board, who)
    total = yield from _add_up(board, who, foe)
    successes = yield from skill_check(board, who, "combat", foe.combat, foe.difficulty, total)
    passed = board.passed
    for name in board.now.investigator(who).hands:
        if board.now.investigator(who).card(name).once:
            spent = CardDiscarded(who=who, card=name, cites="arkham2e/discarding-cards^bottom")
            yield from board.happens(spent)
    board.passed = passed
    return successes


def _arm(board: Board, who: str) -> Steps:
    """Any mix of weapons and spells with two hands at most; those of the last round may be let go."""
    held = board.now.investigator(who).hands
    while True:
        now = board.now.investigator(who)
        letting = [f"release:{name}" for name in now.hands if name in held]
        options = [ATTACK, *(f"use:{name}" for name in usable(now)), *letting]
        if len(options) == 1:
            return
        cites = "arkham2e/weapon-and-spell-limits^two-hands"
        refusals = Refusals(partial(judged_weapons, now))
        choice = yield Decision(what="arm", by=who, options=tuple(options), cites=cites, refusals=refusals)
        if choice == ATTACK:
            return
        verb, _, name = choice.partition(":")
        if verb == "release":
            released = "arkham2e/weapon-and-spell-limits^released"
            yield from board.happens(CardReleased(who=who, card=name, cites=released))
            held = tuple(each for each in held if each != name)
        else:
            yield from _take_up(board, who, name)


def _take_up(board: Board, who: str, name: str) -> Steps:
    card = board.now.investigator(who).card(name)
    spell = card.kind == "spell"
    cites = "arkham2e/weapons-and-spells-in-combat^automatic"
    if spell:
        cites = "arkham2e/weapon-and-spell-limits^failed-spell"
    yield from board.happens(CardInHand(who=who, card=name, hands=card.hands, cites=cites))
    if spell:
        yield from cast(board, who, name)
    elif card.exhausts:
        yield from board.happens(CardExhausted(who=who, card=name, cites="arkham2e/exhausted^what"))


def _add_up(board: Board, who: str, foe: Foe) -> Procedure[int]:
    total = 0
    for name in board.now.investigator(who).hands:
        card = board.now.investigator(who).card(name)
        adds = counted(card, foe)
        total += adds
        cites = "arkham2e/weapon-and-spell-limits^sum"
        if card.kind == "spell" and not card.active:
            cites = "arkham2e/weapons-and-spells-in-combat^failed"
        elif card.type in foe.immunity:
            cites = "arkham2e/physical-magical-immunity^none"
        elif card.type in foe.resistance:
            cites = "arkham2e/physical-magical-resistance^each-card"
        yield from board.happens(BonusCounted(card=name, printed=card.bonus, counted=adds, cites=cites))
    return total
