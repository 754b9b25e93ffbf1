"""An investigator's part in the Encounter Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.board import Doing, breakable, chosen
from engine.eldritch.combat import combat
from engine.eldritch.events import (
    CardFlipped,
    EncounterBegan,
    EncounterCardDrawn,
    EncountersRenewed,
    ExpeditionMoved,
    Reached,
)
from engine.eldritch.outcomes import carry_out
from engine.kernel import Decision

if TYPE_CHECKING:
    from engine.eldritch.board import Board, Steps
    from engine.eldritch.cards import EncounterCard
    from engine.eldritch.effects import Effects
    from engine.eldritch.table import Situation
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
    cards = {f"use:{card.id}": card for card in board.now.investigator(who).cards if card.instead}
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
        here.update(there)
        left = [name for name in there if name not in met]
        if not left:
            break
        name = yield from chosen("combat-order", who, left, "eldritch/combat-encounters^order")
        met.append(name)
        yield from combat(board, who, name)
    if board.now.monsters_at(board.now.investigator(who).space):
        return
    if here - board.beaten:
        yield from board.assumes("no-monster-left-is-enough", "eldritch/encounters^additional")
    options = ["none", *available(board.now, who)]
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
    found += [f"rumor:{token.card}" for token in table.rumors if token.space == space]
    found += [f"eldritch:{each.id}" for each in table.eldritch if each.space == space and each.encounter]
    found += [
        f"{'crippled' if each.marker == 'health' else 'insane'}:{each.id}"
        for each in table.fallen()
        if each.space == space
    ]
    if space in table.special:
        found.append("special")
    return found + [f"may:{card.id}" for card in by.cards if card.encounter]


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
            yield from _from_deck(doing, kind)


def _from_deck(doing: Doing, deck: str) -> Steps:
    """The top card of a deck; a card whose text nobody gave has nothing to resolve."""
    board = doing.board
    yield from _renew(board, deck)
    card = next((each for each in board.now.encounters if each.deck == deck and _for(doing, each)), None)
    if card is None:
        return
    cites = "eldritch/complex-encounters^initial" if deck in COMPLEX else "eldritch/location-encounters^draw"
    yield from board.happens(EncounterCardDrawn(who=doing.you, card=card.id, cites=cites))
    if deck == "expedition" and (space := expedition(board.now)):
        yield from board.happens(ExpeditionMoved(space=space, cites="eldritch/active-expedition^follows"))
    board.passed = None
    yield from carry_out(card.effects, doing.but(source=card.id))
    if deck in COMPLEX and board.passed is not None:
        yield from carry_out(card.passed if board.passed else card.failed, doing.but(source=card.id))
    yield from _renew(board, deck)


def _renew(board: Board, deck: str) -> Steps:
    """A deck that has run out is made anew from its discards."""
    left = [each for each in board.now.encounters if each.deck == deck]
    pile = [each for each in board.now.encounter_discard if each.deck == deck]
    if not left and pile:
        renewed = EncountersRenewed(deck=deck, cites="eldritch/component-limitations^reshuffle")
        yield from board.happens(renewed)


def _for(doing: Doing, card: EncounterCard) -> bool:
    """Its text for the investigator's space; an Expedition card has its space on its back."""
    return card.at is None or card.at == doing.me.space
