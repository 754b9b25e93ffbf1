"""An investigator's part in the Encounter Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from engine.eldritch.events import (
    CardFlipped,
    EncounterBegan,
    EncounterCardDrawn,
    EncountersRenewed,
    ExpeditionMoved,
    Reached,
)
from engine.eldritch.phases.combat import combat
from engine.eldritch.rules.outcomes import carry_out
from engine.eldritch.state.board import Doing, breakable
from engine.eldritch.state.cards import EncounterDeck
from engine.kernel import Decision, chosen, drawn

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.cards import EncounterCard
    from engine.eldritch.state.effects import Effects
    from engine.eldritch.state.table import Situation
    from engine.kernel import Procedure

REGIONS = {
    **dict.fromkeys(("Arkham", "Buenos Aires", "San Francisco"), "america"),
    **dict.fromkeys(("Istanbul", "London", "Rome"), "europe"),
    **dict.fromkeys(("Shanghai", "Sydney", "Tokyo"), "asia"),
}
COMPLEX = ("expedition", "other-world", "special")
DECKS = {
    "research": "research-encounters^when",
    "other-world": "other-world-encounters^when",
    "expedition": "expedition-encounters^when",
    "special": "special-encounters^when",
    "general": "general-encounters^anywhere",
    "america": "location-encounters^america",
    "europe": "location-encounters^europe",
    "asia": "location-encounters^asia",
    "rumor": "rumor^encounter",
    "eldritch": "eldritch-token^encounter",
    "crippled": "defeated-encounter^crippled",
    "insane": "defeated-encounter^insane",
    "may": "encounters^may-and-instead",
    "detained": "encounters^detained",
}


def encounter(board: Board, who: str) -> Steps:
    yield from board.happens(Reached(point="encounters", who=who, cites="eldritch/encounters^must"))
    yield from breakable(board, who, _encounter(board, who))


def _encounter(board: Board, who: str) -> Steps:
    """Detained; or what stands instead; or every Monster, then perhaps one more; or one of choice."""
    detained = board.now.investigator(who).detained
    if detained:
        yield from board.happens(
            EncounterBegan(who=who, kind="detained", about=detained.id, cites="eldritch/encounters^detained")
        )
        yield from _back(board, who, detained.id, detained.back)
        return
    if (yield from _instead(board, who)):
        return
    if board.now.monsters_at(board.now.investigator(who).space):
        yield from fight_all(board, who)
    else:
        yield from _resolve(board, who, available(board.now, who))


def _back(board: Board, who: str, card: str, effects: Effects) -> Steps:
    yield from board.happens(CardFlipped(card=card, side="back", cites="eldritch/flip^back"))
    yield from carry_out(effects, Doing(board, who, card))


def _instead(board: Board, who: str) -> Procedure[bool]:
    """Effects used instead of an encounter work even with Monsters there."""
    cards = {f"use:{card.id}": card for card in board.now.investigator(who).face_up if card.instead}
    if not cards:
        return False
    cites = "eldritch/faq-may-encounter-with-monster^instead"
    use = yield Decision(what="instead", by=who, options=("encounter", *cards), cites=cites)
    if use == "encounter":
        return False
    card = cards[use]
    yield from board.happens(EncounterBegan(who=who, kind="instead", about=card.id, cites=cites))
    yield from carry_out(card.instead, Doing(board, who, card.id))
    return True


def fight_all(board: Board, who: str) -> Steps:
    """Each Monster once, in the own order; if none is left on the space, one more encounter may follow."""
    met: list[str] = []
    here: set[str] = set()
    board.beaten.clear()
    while True:
        there = [each.id for each in board.now.monsters_at(board.now.investigator(who).space)]
        left = [name for name in there if name not in met]
        if not left:
            break
        if met and not here.issuperset(left):
            yield from board.assumes("later-monsters-are-met", "eldritch/encounters^monsters")
        here.update(there)
        name = yield from chosen("combat-order", who, left, "eldritch/combat-encounters^order")
        met.append(name)
        yield from combat(board, who, name)
    if board.now.monsters_at(board.now.investigator(who).space):
        return
    if here - board.beaten:
        yield from board.assumes("no-monster-left-is-enough", "eldritch/encounters^additional")
    options = ["none", *available(board.now, who)]
    if detained := board.now.investigator(who).detained:
        yield from board.assumes("detained-in-combat", "eldritch/encounters^detained")
        options = ["none", f"detained:{detained.id}"]
    yield from _resolve(board, who, options, what="additional-encounter")


def available(table: Situation, who: str) -> list[str]:
    """The encounters that are open to an investigator, as options."""
    by = table.investigator(who)
    space = by.space
    found = ["general"]
    if space in REGIONS:
        found.append(REGIONS[space])
    found += [f"research:{clue.id}" for clue in table.clues if (clue.at or clue.space) == space]
    found += [f"other-world:{gate.id}" for gate in table.gates if gate.space == space]
    if expedition(table) == space:
        found.append("expedition")
    played = [card.id for card in table.mythos_play]
    found += [f"rumor:{each.card}" for each in table.rumors if each.space == space and each.card in played]
    found += [f"eldritch:{each.id}" for each in table.eldritch if each.space == space and each.encounter]
    found += [
        f"{'crippled' if each.marker == 'health' else 'insane'}:{each.id}"
        for each in table.fallen()
        if each.space == space
    ]
    if space in table.special:
        found.append("special")
    return found + [f"may:{card.id}" for card in by.face_up if card.encounter]


def expedition(table: Situation) -> str | None:
    """The space on the back of the top Expedition card."""
    return next((card.at for card in table.encounters if card.deck == "expedition"), None)


def _resolve(board: Board, who: str, options: list[str], what: str = "encounter") -> Steps:
    cites = "eldritch/encounters^choose" if what == "encounter" else "eldritch/encounters^additional"
    choice = yield from chosen(what, who, options, cites)
    if choice == "none":
        return
    kind, _, about = choice.partition(":")
    began = EncounterBegan(who=who, kind=kind, about=about, cites=f"eldritch/{DECKS[kind]}")
    yield from board.happens(began)
    doing = Doing(
        board, who, clue=about if kind == "research" else None, gate=about if kind == "other-world" else None
    )
    match kind:
        case "detained":
            held = board.now.card(about)
            assert held is not None
            yield from _back(board, who, about, held.back)
        case "rumor":
            card = next(each for each in board.now.mythos_play if each.id == about)
            yield from carry_out(card.rumor_encounter, doing.but(source=about))
        case "eldritch":
            token = next(each for each in board.now.eldritch if each.id == about)
            yield from carry_out(token.encounter, doing.but(source=about))
        case "crippled" | "insane":
            fallen = next(each for each in board.now.fallen() if each.id == about)
            effects = fallen.crippled if kind == "crippled" else fallen.insane
            yield from carry_out(effects, doing.but(source=about))
        case "may":
            own = board.now.card(about)
            assert own is not None
            yield from carry_out(own.encounter, doing.but(source=about))
        case _:
            deck = next(each for each in get_args(EncounterDeck) if each == kind)
            yield from _from_deck(doing, deck)


def _from_deck(doing: Doing, deck: EncounterDeck) -> Steps:
    """The top card of a deck; a card whose text nobody gave has nothing to resolve."""
    board = doing.board
    yield from _renew(board, deck)
    cards = [each for each in board.now.encounters if each.deck == deck and _for(doing, each)]
    if not cards:
        return
    cites = "eldritch/complex-encounters^initial" if deck in COMPLEX else "eldritch/location-encounters^draw"
    ordered = deck == "expedition" or deck not in board.now.encounters_shuffled
    card = yield from drawn("card", cards, cites, ordered=ordered)
    yield from board.happens(EncounterCardDrawn(who=doing.you, card=card.id, cites=cites))
    if deck == "expedition":
        yield from _next_expedition(board)
    board.passed = None
    yield from carry_out(card.effects, doing.but(source=card.id))
    if deck in COMPLEX and board.passed is not None:
        yield from carry_out(card.passed if board.passed else card.failed, doing.but(source=card.id))
    yield from _renew(board, deck)


def _next_expedition(board: Board) -> Steps:
    """The token goes where the back of the new top card says."""
    cites = "eldritch/active-expedition^follows"
    left = [each for each in board.now.encounters if each.deck == "expedition" and each.at]
    if left:
        known = "expedition" not in board.now.encounters_shuffled
        top = yield from drawn("card", left, cites, ordered=known)
        yield from board.happens(ExpeditionMoved(space=str(top.at), top=top.id, cites=cites))


def _renew(board: Board, deck: EncounterDeck) -> Steps:
    """A deck that has run out is made anew from its discards."""
    left = [each for each in board.now.encounters if each.deck == deck]
    pile = [each for each in board.now.encounter_discard if each.deck == deck]
    if not left and pile:
        renewed = EncountersRenewed(deck=deck, cites="eldritch/component-limitations^reshuffle")
        yield from board.happens(renewed)
        if deck == "expedition":
            yield from _next_expedition(board)


def _for(doing: Doing, card: EncounterCard) -> bool:
    """Its text for the investigator's space; an Expedition card has its space on its back."""
    return card.at is None or card.at == doing.me.space
