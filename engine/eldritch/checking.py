"""Whether a table can be: names that exist, none twice, numbers that can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sheets import BadSituationError, require_one_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.eldritch.cards import Deck, Named
    from engine.eldritch.table import Situation

GROUPS = (
    *("investigators", "gone", "available", "spaces", "monsters", "cup", "set_aside", "box"),
    *("gates", "gate_stack", "gate_discard", "clues", "clue_pool", "clue_discard", "eldritch"),
    *("reserve", "card_box", "encounters", "encounter_discard"),
    *("mythos", "mythos_play", "mythos_discard", "mythos_box", "mystery_deck", "solved", "mystery_box"),
)
_RESERVED = frozenset(
    [
        *("you", "all", "others", "here", "others-here", "lead", "choose", "choose-other", "this"),
        *("stop", "none", "done", "end", "keep", "pass", "yes", "no", "random", "train", "ship"),
    ]
)


def components(table: Situation) -> Iterator[tuple[str, Named]]:
    """Every component, with the field of the sheet that it stands in."""
    for field in GROUPS:
        yield from ((field, each) for each in getattr(table, field))
    for kind in ("assets", "artifacts", "spells", "conditions"):
        deck: Deck = getattr(table, kind)
        yield from ((kind, card) for card in (*deck.cards, *deck.discard))
    for each in (*table.investigators, *table.gone, *table.available):
        yield from (("possessions", card) for card in each.possessions)
        yield from (("conditions", card) for card in each.conditions)
        yield from (("clues", clue) for clue in each.clues)
    yield from (("ambushers", each) for each in table.ambushers)
    for field in ("mythos_now", "mystery"):
        if (one := getattr(table, field)) is not None:
            yield field, one


def check(table: Situation) -> None:
    seen: set[str] = set()
    for field, each in components(table):
        key = f"space {each.id}" if field == "spaces" else each.id
        if key in seen or each.id in _RESERVED:
            raise BadSituationError(field=field, value=each.id, known="")
        seen.add(key)
    people = [each.id for each in table.investigators]
    for named in ("lead", "active"):
        who = getattr(table, named)
        if who is not None:
            require_one_of(named, who, people)
    _check_people(table)
    _check_places(table)
    _check_cards(table)
    stack = [each.id for each in table.gate_stack]
    for gate in (*table.gate_bottom, *((table.gate_top,) if table.gate_top else ())):
        require_one_of("gate_stack", gate, stack)
    omens = [each.id for each in table.omen_track]
    if table.omen is not None:
        require_one_of("omen", table.omen, omens)


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
    spaces = [each.id for each in table.spaces]
    used: list[tuple[str, str | None]] = [("investigators", each.space) for each in table.investigators]
    used += [("monsters", each.space) for each in table.monsters]
    used += [("paths", name) for path in table.paths for name in path.between]
    used += [("gates", each.space) for each in (*table.gates, *table.gate_stack, *table.gate_discard)]
    used += [("clues", each.at or each.space) for each in table.clues]
    used += [("clue_pool", each.space) for each in (*table.clue_pool, *table.clue_discard)]
    used += [("eldritch", each.space) for each in table.eldritch]
    used += [("rumors", each.space) for each in table.rumors]
    for monster in table.monsters:
        if monster.space is None:
            raise BadSituationError(field=f"monsters.{monster.id}.space", value="", known=", ".join(spaces))
    for clue in table.clues:
        if not (clue.at or clue.space):
            raise BadSituationError(field=f"clues.{clue.id}.at", value="", known=", ".join(spaces))
    for field, name in used:
        if spaces and name is not None:
            require_one_of(field, name, spaces)


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
    for token in table.rumors:
        require_one_of("rumors", token.card, rumors)
