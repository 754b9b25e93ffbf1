"""Casting spells: the Sanity cost, then the Spell check."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import CardExhausted, SpellCast, SpellFailed
from engine.arkham2e.phases.checks import skill_check
from engine.arkham2e.rules.harm import lose_only, settle
from engine.arkham2e.rules.outcomes import carry_out
from engine.arkham2e.state.board import Doing, read_as

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import Card
    from engine.arkham2e.state.table import Investigator

WORKS = "last-sanity-spell-works"


def payable(who: Investigator, card: Card) -> bool:
    """Whether there is Sanity enough for its cost."""
    return card.cost <= who.sanity


def judged_spells(who: Investigator) -> dict[str, str | None]:
    """Every spell, with the statement by which it cannot be cast: face down, or too dear."""
    return {card.id: why_no_spell(who, card) for card in who.cards if card.kind == "spell"}


def why_no_spell(who: Investigator, card: Card) -> str | None:
    if card.exhausted:
        return "arkham2e/exhausted^until"
    return None if payable(who, card) else "arkham2e/sanity-cost^always"


def cast(board: Board, who: str, spell: str) -> Steps:
    """Paid always and first. Whoever pays with the last Sanity goes insane, and the spell does nothing."""
    card = board.now.investigator(who).card(spell)
    if card.exhausts:
        yield from board.happens(CardExhausted(who=who, card=spell, cites="arkham2e/exhausted^what"))
    cites = "arkham2e/sanity-cost^first"
    works = True
    if 0 < board.now.investigator(who).sanity <= card.cost:
        silent = "arkham2e/casting-spells^last-sanity"
        works = not (yield from read_as(board, "last-sanity-spell-lost", WORKS, silent))
    yield from lose_only(board, who, card.cost, 0, cites)
    if works:
        yield from _checked(board, who, spell)
    yield from settle(board, who)


def _checked(board: Board, who: str, spell: str) -> Steps:
    card = board.now.investigator(who).card(spell)
    successes = yield from skill_check(board, who, "spell", card.casting)
    if not board.passed:
        failed = SpellFailed(who=who, spell=spell, cites="arkham2e/casting-spells^fail")
        yield from board.happens(failed)
        return
    cites = "arkham2e/casting-spells^pass"
    yield from board.happens(SpellCast(who=who, spell=spell, cites=cites))
    yield from carry_out(card.effects, Doing(board, who, card.title, successes=successes, text=cites))
