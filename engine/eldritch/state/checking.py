"""Whether a table can be: what lies where it can, with numbers that can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sheets import require_one_of
from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from engine.eldritch.state.cards import Deck
    from engine.eldritch.state.table import Situation


def check(table: Situation) -> None:
    if table.lead:
        require_one_of("lead", table.lead, [each.id for each in table.investigators])
    _check_people(table)
    _check_places(table)
    _check_cards(table)


def _check_people(table: Situation) -> None:
    for each in (*table.investigators, *table.available):
        for kind in ("health", "sanity"):
            now, most = getattr(each, kind), getattr(each, f"max_{kind}")
            least = 1 if each.in_play else 0
            if not least <= now <= most:
                raise BadSituationError(
                    field=f"investigators.{each.id}", value=f"{kind}: {now}", known=f"{least}–{most}"
                )
        if each.fate == "defeated" and each.marker is None:
            raise BadSituationError(field=f"investigators.{each.id}.marker", value="", known="health, sanity")


def _check_places(table: Situation) -> None:
    """Monsters and Clues on the board are somewhere; a path leads from one space to another."""
    spaces = ", ".join(each.id for each in table.spaces)
    for monster in table.monsters:
        if monster.space is None:
            raise BadSituationError(
                field=f"monsters.{monster.id}.space", value="", known=spaces, fault=Fault.MISSING
            )
    for clue in table.clues:
        if not (clue.at or clue.space):
            raise BadSituationError(field=f"clues.{clue.id}.at", value="", known=spaces, fault=Fault.MISSING)
    for number, path in enumerate(table.paths):
        if len(set(path.between)) == 1:
            field, value = f"paths.{number}.between", path.between[0]
            raise BadSituationError(field=field, value=value, known="", fault=Fault.ITSELF)


def _check_cards(table: Situation) -> None:
    """Cards lie where their kind belongs, with the text of their kind; a Rumor token has its card."""
    for kind in ("asset", "artifact", "spell", "condition"):
        deck: Deck = getattr(table, f"{kind}s")
        for card in (*deck.cards, *deck.discard):
            if card.kind != kind:
                raise BadSituationError(field=f"{kind}s", value=f"{card.id}: {card.kind}", known=kind)
    for each in table.investigators:
        for card in each.cards:
            if (card.kind == "condition") != (card in each.conditions):
                field = f"investigators.{each.id}"
                raise BadSituationError(
                    field=field, value=f"{card.id}: {card.kind}", known="possessions, conditions"
                )
    for text in (*table.mythos, *table.mythos_play, *table.mythos_box):
        idle, used = ("effects", "enters") if text.ongoing else ("enters", "effects")
        if getattr(text, idle):
            raise BadSituationError(field=f"mythos.{text.id}", value=idle, known=used)
    rumors = [card.id for card in table.mythos_play]
    for number, token in enumerate(table.rumors):
        require_one_of(f"rumors.{number}.card", token.card, rumors)
    stack = [each.id for each in table.gate_stack]
    for gate in (*table.gate_bottom, *((table.gate_top,) if table.gate_top else ())):
        require_one_of("gate_stack", gate, stack)
