"""Optional rules: difficulty, a starting Rumor, solo play, scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.eldritch.events import BoxedForSetup, MythosPlaced, RumorPlaced, Scored
from engine.eldritch.rules.outcomes import carry_out
from engine.eldritch.state.board import Doing
from engine.kernel import drawn

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Steps
    from engine.eldritch.state.table import Situation


def difficulty(board: Board, way: Literal["easier", "harder"]) -> Steps:
    """All HARD Mythos cards into the box, or all EASY ones, before the deck is built."""
    out = "hard" if way == "easier" else "easy"
    for card in board.now.mythos:
        if card.difficulty == out:
            yield from board.happens(BoxedForSetup(card=card.id, cites=f"eldritch/opt-mythos-deck^{way}"))


def starting_rumor(board: Board) -> Steps:
    """One RUMOR of the box enters play, with its text for that and its Rumor token; no Clues."""
    rumors = [card for card in board.now.mythos_box if "RUMOR" in card.traits]
    if not rumors:
        return
    card = yield from drawn("mythos", rumors, "eldritch/opt-starting-rumor^draw")
    cites = "eldritch/opt-starting-rumor^resolve"
    yield from board.happens(
        MythosPlaced(card=card.id, where="beside", cites="eldritch/opt-starting-rumor^draw")
    )
    if "rumor" in card.icons and card.rumor_space:
        yield from board.happens(RumorPlaced(card=card.id, space=card.rumor_space, cites=cites))
    yield from carry_out(card.enters, Doing(board, board.now.lead, card.id))


def solo(board: Board) -> Steps:
    """One investigator: every component with the TEAMWORK trait into the box."""
    table = board.now
    decks = (table.assets, table.artifacts, table.spells, table.conditions)
    out = [card.id for card in table.mythos if "TEAMWORK" in card.traits]
    cards = (*table.reserve, *(card for deck in decks for card in deck.cards))
    out += [card.id for card in cards if "TEAMWORK" in card.traits]
    for name in out:
        yield from board.happens(BoxedForSetup(card=name, cites="eldritch/opt-solo^teamwork"))


def score(table: Situation) -> Scored:
    """The lower, the better. Threes are rounded up."""
    held = [card.title for each in table.in_play for card in each.conditions]
    parts = {
        "gates": len(table.gates),
        "monsters": -(-len(table.monsters) // 3),
        "conditions": sum(title in ("Cursed", "Dark Pact") for title in held),
        "rumors": 3 * sum("RUMOR" in card.traits for card in table.mythos_play),
        "clues": -(-sum(len(each.clues) for each in table.in_play) // 3),
        "blessed": held.count("Blessed"),
        "doom": table.doom,
    }
    added = parts["gates"] + parts["monsters"] + parts["conditions"] + parts["rumors"]
    total = added - parts["clues"] - parts["blessed"] - parts["doom"]
    return Scored(score=total, **parts, cites="eldritch/opt-scoring^what")
