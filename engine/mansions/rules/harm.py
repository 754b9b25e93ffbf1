"""Damage, horror, stun; Trauma cards right after; healing and curing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import Decision, chosen
from engine.mansions.events import (
    Healed,
    NoMoreHorror,
    SaneAgain,
    SkillPointsChanged,
    Stunned,
    Suffered,
    TraumaDiscarded,
    TraumaPlayed,
    WentInsane,
)
from engine.mansions.rules.death import kill
from engine.mansions.rules.outcomes import carries_out, carry_out, one_by_one, whom
from engine.mansions.state import effects as can
from engine.mansions.state.board import Doing, breakable
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.mansions.state.board import Board, Steps
    from engine.mansions.state.cards import TraumaCard
    from engine.mansions.state.effects import TraumaKind
    from engine.mansions.state.table import Situation


def suffer_damage(board: Board, who: str, amount: int, cites: str) -> Steps:
    """Death comes at any moment, so nobody is left for a Trauma card after a deadly blow."""
    if not amount or not board.now.is_investigator(who):
        return
    yield from board.relies_on(board.now.investigator(who), "health")
    yield from board.happens(Suffered(who=who, harm="damage", amount=amount, cites=cites))
    if board.now.investigator(who).health_left <= 0:
        if playable(board.now, who, "injury"):
            yield from board.assumes("no-trauma-on-the-dead", "mansions/health^no-trauma")
        yield from kill(board, who, "mansions/health^zero")
    else:
        yield from trauma_window(board, who, "injury")


def suffer_horror(board: Board, who: str, amount: int, cites: str) -> Steps:
    """Sanity stops at 0; an insane investigator can still be given a Trauma card."""
    if not amount or not board.now.is_investigator(who):
        return
    yield from board.relies_on(board.now.investigator(who), "sanity")
    before = board.now.investigator(who).sanity_left
    if before:
        taken = min(amount, before)
        yield from board.happens(Suffered(who=who, harm="horror", amount=taken, cites=cites))
        if taken == before:
            yield from board.happens(WentInsane(who=who, cites="mansions/insane^what"))
    else:
        yield from board.happens(NoMoreHorror(who=who, cites="mansions/insane^no-horror"))
    yield from trauma_window(board, who, "insanity", None if before else "mansions/insane^as-if")


def playable(table: Situation, who: str, kind: TraumaKind) -> list[TraumaCard]:
    """Trauma cards of the hand that fit: the number is compared with what is left after the harm."""
    by = table.investigator(who)
    left = by.health_left if kind == "injury" else by.sanity_left
    return [
        card for card in table.keeper.trauma if card.kind == kind and (card.most is None or left <= card.most)
    ]


def trauma_window(board: Board, who: str, kind: TraumaKind, by_rule: str | None = None) -> Steps:
    """Right after the harm the Keeper may play a card of the kind; the book sets no number."""
    usual = "mansions/injury^damage-only" if kind == "injury" else "mansions/insanity-trauma^horror-only"
    cites = by_rule or usual
    played = 0
    while board.now.is_investigator(who):
        cards = playable(board.now, who, kind)
        if not cards:
            return
        options = (*(f"play:{card.id}" for card in cards), "no")
        answer = yield Decision(what="trauma", by=KEEPER, options=options, cites=cites)
        if answer == "no":
            return
        if played:
            yield from board.assumes("several-traumas-for-one-harm", "mansions/trauma-cards^several")
        card = next(each for each in cards if f"play:{each.id}" == answer)
        yield from play_trauma(board, who, card)
        played += 1


def play_trauma(board: Board, who: str, card: TraumaCard, *, action: bool = False) -> Steps:
    """A second of the same kind first discards the one there is."""
    old = board.now.investigator(who).trauma(card.kind)
    if old is not None and card.stays:
        gone = TraumaDiscarded(
            who=who, card=old.id, kind=old.kind, cites="mansions/one-injury-one-insanity^replace"
        )
        yield from board.happens(gone)
    after = "mansions/trauma-cards^when" if card.most is None else "mansions/trauma-cards^after-harm"
    cites = "mansions/insane^keeper-action" if action else after
    yield from board.happens(TraumaPlayed(who=who, card=card, action=action, cites=cites))
    yield from breakable(board, who, carry_out(card.effects, Doing(board, who, card.id)))


def heal(board: Board, who: str, damage: int, horror: int, cites: str) -> Steps:
    by = board.now.investigator(who)
    damage, horror = min(damage, by.damage), min(horror, by.horror)
    if not damage and not horror:
        return
    yield from board.happens(Healed(who=who, damage=damage, horror=horror, cites=cites))
    if by.insane and horror:
        yield from board.happens(SaneAgain(who=who, cites="mansions/insane^ends"))


@carries_out(can.SufferDamage)
def _damage(doing: Doing, effect: can.SufferDamage) -> Steps:
    cites = "mansions/kw-suffer-damage^what" if doing.combat else "mansions/damage-and-horror^damage-tokens"
    yield from one_by_one(
        doing, effect.who, lambda who: suffer_damage(doing.board, who, effect.amount, cites)
    )


@carries_out(can.SufferHorror)
def _horror(doing: Doing, effect: can.SufferHorror) -> Steps:
    cites = "mansions/kw-suffer-horror^what" if doing.combat else "mansions/damage-and-horror^horror-tokens"
    yield from one_by_one(
        doing, effect.who, lambda who: suffer_horror(doing.board, who, effect.amount, cites)
    )


@carries_out(can.Heal)
def _heal(doing: Doing, effect: can.Heal) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        yield from heal(doing.board, who, effect.damage, effect.horror, "mansions/healing^how")


@carries_out(can.Cure)
def _cure(doing: Doing, effect: can.Cure) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        held = doing.now.investigator(who).traumas
        cards = [card.id for card in held if effect.kind in (None, card.kind)]
        if not cards:
            continue
        name = yield from chosen("cure", doing.you, cards, "mansions/trauma-cards^cure")
        card = next(each for each in held if each.id == name)
        gone = TraumaDiscarded(who=who, card=name, kind=card.kind, cites="mansions/trauma-cards^cure")
        yield from doing.board.happens(gone)


@carries_out(can.Stun)
def _stun(doing: Doing, effect: can.Stun) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        if effect.amount:
            cites = _what_stun_costs(doing.now, who)
            yield from doing.board.happens(Stunned(who=who, tokens=effect.amount, cites=cites))


def _what_stun_costs(table: Situation, who: str) -> str:
    """In the own turn: the second Movement Step, if that is still to come."""
    if table.turn.of != who:
        return "mansions/stun^what"
    if table.turn.moves > 1:
        return "mansions/stun^action-stays"
    return "mansions/stun^mid-turn" if table.turn.moves else "mansions/stun^one-move"


@carries_out(can.Kill)
def _kill(doing: Doing, effect: can.Kill) -> Steps:
    yield from one_by_one(
        doing, effect.who, lambda who: kill(doing.board, who, "mansions/killed-investigators^figure")
    )


@carries_out(can.GainSkillPoints)
def _skill_points(doing: Doing, effect: can.GainSkillPoints) -> Steps:
    for who in (yield from whom(doing, effect.who)):
        by = max(effect.amount, -doing.now.investigator(who).skill_points)
        if by:
            yield from doing.board.happens(
                SkillPointsChanged(who=who, by=by, cites="mansions/card-ability^effect")
            )
