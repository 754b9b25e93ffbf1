"""Encounters in Arkham and in the Other Worlds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.arkham2e.events import AbilityUsed, EncounterDrawn, GateCardPut, LookUp, Prevented, Reached
from engine.arkham2e.phases.movement import draw_through
from engine.arkham2e.rules.closing import try_to_close
from engine.arkham2e.rules.harm import move_to
from engine.arkham2e.rules.outcomes import carries_out, carry_out, for_each
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import Doing
from engine.kernel import BrokenOff, chosen, drawn

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import GateCard
    from engine.arkham2e.state.table import Space
    from engine.kernel import Procedure

ENCOUNTER, ABILITY = "encounter", "ability"
OTHER = "Other"


def arkham_encounter(board: Board, who: str) -> Steps:
    """At a location: an encounter or the location's ability, or the gate."""
    now = board.now.investigator(who)
    if not now.in_arkham or now.space is None or board.now.is_street(now.space):
        return
    if now.turn_lost or now.no_encounters or now.arrested:
        return
    gate = board.now.gate_at(now.space)
    if gate is None:
        yield from no_gate(board, who)
        return
    yield from board.happens(
        Reached(point="encounter-gate", who=who, cites="arkham2e/arkham-encounters-phase^gate")
    )
    if now.explored == gate.id:
        yield from try_to_close(board, who, gate)
    else:
        yield from draw_through(board, who, gate, "arkham2e/encounter-gate^drawn", delayed=None)


def no_gate(board: Board, who: str) -> Steps:
    reached = Reached(point="encounter-no-gate", who=who, cites="arkham2e/arkham-encounters-phase^no-gate")
    yield from board.happens(reached)
    space = board.now.space(str(board.now.investigator(who).space))
    options = [ENCOUNTER, ABILITY] if space.ability else [ENCOUNTER]
    cites = "arkham2e/location-special-abilities^instead"
    if (yield from chosen("encounter-or-ability", who, options, cites)) == ABILITY:
        yield from board.happens(AbilityUsed(who=who, space=space.id, cites=cites))
        yield from carry_out(space.ability, _ability(board, who, space))
        return
    yield from location_card(board, who, space.id)


def _ability(board: Board, who: str, space: Space) -> Doing:
    return Doing(board, who, space.title, space.id, text="arkham2e/location-special-abilities^instead")


def location_card(board: Board, who: str, space: str) -> Steps:
    """One card of the neighborhood's deck, shuffled before every draw."""
    street = board.now.space(space).street or space
    cards = [each for each in board.now.location_cards if each.neighborhood in (street, space)]
    cites = "arkham2e/encounter-no-gate^draw"
    if not cards:
        yield from board.happens(EncounterDrawn(who=who, at=space, cites=cites))
        return
    card = yield from drawn("location-card", cards, cites)
    yield from board.happens(EncounterDrawn(who=who, at=space, card=card.id, cites=cites))
    for entry in card.entries:
        if entry.at == space:
            yield from carry_out(entry.effects, Doing(board, who, card.title, space))


def other_world_encounter(board: Board, who: str) -> Steps:
    """Gate cards until one fits the world."""
    now = board.now.investigator(who)
    if not now.in_play or now.world is None or now.turn_lost:
        return
    card = yield from _fitting_card(board, now.world)
    cites = "arkham2e/other-world-encounters-phase^draw"
    name = card.id if card else None
    yield from board.happens(EncounterDrawn(who=who, at=now.world, card=name, cites=cites))
    if card is None:
        return
    own = next((entry for entry in card.entries if entry.at == now.world), None)
    entry = own or next((each for each in card.entries if each.at == OTHER), None)
    back = GateCardPut(card=card.id, fits=True, cites="arkham2e/other-world-encounters-phase^back")
    try:
        text = "arkham2e/other-world-encounters-phase^read"
        yield from carry_out(entry.effects if entry else (), Doing(board, who, card.title, text=text))
    except BrokenOff:
        yield from board.happens(back)
        raise
    yield from board.happens(back)


def _fitting_card(board: Board, world: str) -> Procedure[GateCard | None]:
    """Those of other colours go to the bottom."""
    colours = next((each.colours for each in board.now.worlds if each.id == world), ())
    count = len(board.now.gate_cards.cards) + len(board.now.gate_cards.bottom)
    if count and not colours:
        look = LookUp(what="encounter-symbols", source=world, cites="arkham2e/encounter-symbols^what")
        yield from board.happens(look)
    for _ in range(count):
        deck = board.now.gate_cards
        cites = "arkham2e/encounter-symbols^draw"
        pile = deck.cards or deck.bottom
        card = yield from drawn("gate-card", pile, cites, ordered=not deck.shuffled or not deck.cards)
        if not colours or card.colour in colours:
            return card
        put = GateCardPut(card=card.id, fits=False, cites="arkham2e/encounter-symbols^mismatch")
        yield from board.happens(put)
    return None


@carries_out(can.Move)
def _move(doing: Doing, effect: can.Move) -> Steps:
    """To a space of Arkham; perhaps for an encounter there."""
    yield from for_each(doing, effect.who, lambda who: _goes(doing, effect, who))


def _goes(doing: Doing, effect: can.Move, who: str) -> Steps:
    if doing.now.is_closed(effect.space):
        no = Prevented(what="entry", where=effect.space, cites="arkham2e/closed-markers^no-entry")
        yield from doing.board.happens(no)
        return
    cites = "arkham2e/encounter-no-gate^another" if effect.encounter else doing.text
    yield from move_to(doing.board, who, effect.space, cites)
    gate = doing.now.gate_at(effect.space)
    if effect.encounter and gate is not None:
        drawn_in = "arkham2e/encounter-gate^drawn"
        yield from draw_through(doing.board, who, gate, drawn_in, delayed=None)
    elif effect.encounter:
        yield from location_card(doing.board, who, effect.space)
