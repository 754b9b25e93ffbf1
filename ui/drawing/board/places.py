"""What is where on a board: each location with who and what is there, in the reader's words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ui.drawing.board.cards import attached_chips, lying_chips
from ui.drawing.board.chips import BETWEEN, Chip
from ui.drawing.board.counters import HIGH, Counter, Token, counted, some, wrapped
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.ahlcg.state.cards import Enemy
    from engine.ahlcg.state.table import Investigator, Location, Situation
    from rules_graph.model import Lang

NAME, LINE = 14, 17  # the letters of a location's name, and a line of them


@dataclass
class Place:
    """A location with all that is there; no location where the sheet only names it."""

    name: str
    location: Location | None
    title: str
    counters: list[Counter] = field(default_factory=list)
    chips: list[Chip] = field(default_factory=list)

    @property
    def veiled(self) -> bool:
        return self.location is not None and not self.location.revealed

    def lines(self, wide: float) -> list[str]:
        return wrapped(self.name, NAME, wide - 14)

    def head(self, wide: float) -> int:
        """How high it is without what is there."""
        counters = HIGH + 5 if self.counters else 0
        return 8 + LINE * len(self.lines(wide)) + (LINE if self.veiled else 0) + counters

    def chip_wide(self, chip: Chip, wide: float) -> float:
        return wide - chip.inset - 7

    def high(self, wide: float) -> float:
        chips = (chip.high(self.chip_wide(chip, wide)) + BETWEEN for chip in self.chips)
        return self.head(wide) + sum(chips) + 3


def places_of(table: Situation, lang: Lang) -> dict[str, Place]:
    """Every location, and every other place that somebody is said to be at."""
    places = {each.id: _location(each, table, lang) for each in table.locations}
    alone: list[Enemy] = []
    for who in table.investigators:
        chips = places.setdefault(who.location, _only_named(who.location)).chips
        chips.append(_investigator(who, table, lang))
        own = [enemy for enemy in table.enemies if _engaged(enemy, table) == (who.id,)]
        chips += [chip for enemy in own for chip in _enemy(enemy, table, lang)]
        alone += own
    for enemy in table.enemies:
        if enemy not in alone:
            engaged = _engaged(enemy, table)
            where = table.investigator(engaged[0]).location if engaged else enemy.location
            name = where or say(lang, "board-nowhere")
            places.setdefault(name, _only_named(name)).chips.extend(_enemy(enemy, table, lang))
    return places


def _only_named(name: str) -> Place:
    return Place(name, None, name)


def _engaged(enemy: Enemy, table: Situation) -> tuple[str, ...]:
    """With whom; in the middle of an elimination the enemy may still hold who is already out."""
    return tuple(name for name in table.engaged(enemy) if table.is_investigator(name))


def _investigator(who: Investigator, table: Situation, lang: Lang) -> Chip:
    said = [
        counted(lang, "damage", who.damage, who.health),
        counted(lang, "horror", who.horror, who.sanity),
        counted(lang, "clues", who.clues),
        counted(lang, "resources", who.resources),
    ]
    counts: dict[Token, int] = {
        "damage": who.damage,
        "horror": who.horror,
        "clues": who.clues,
        "resources": who.resources,
    }
    title = f"{who.id}: {', '.join(said)}"
    return Chip(who.id, title, some(counts), lit=who.id == table.active)


def _enemy(enemy: Enemy, table: Situation, lang: Lang) -> list[Chip]:
    """An enemy, and what is attached to it."""
    engaged = _engaged(enemy, table)
    said = [counted(lang, "damage", enemy.hurt, enemy.health)]
    said += [counted(lang, "doom", enemy.doom)] if enemy.doom else []
    said += [say(lang, "board-engaged", names=", ".join(engaged))] if engaged else []
    note = "" if enemy.ready else say(lang, "board-exhausted")
    said += [note] if note else []
    title = f"{enemy.id}: {', '.join(said)}"
    counters = some({"damage": enemy.hurt, "doom": enemy.doom})
    chip = Chip(enemy.id, title, counters, look="enemy", ready=enemy.ready, note=note, engaged=engaged)
    return [chip, *attached_chips(enemy.id, table, lang, 1 + bool(engaged))]


def connections(places: Mapping[str, Place]) -> tuple[tuple[str, str], ...]:
    """Each pair of connected locations once, in the direction in which it is connected."""
    found: dict[frozenset[str], tuple[str, str]] = {}
    for place in places.values():
        for other in place.location.connects if place.location else ():
            if other != place.name:
                found.setdefault(frozenset((place.name, other)), (place.name, other))
    return tuple(found.values())


def one_way(places: Mapping[str, Place], one: str, other: str) -> bool:
    there = places[other].location
    return there is None or one not in there.connects


def _location(there: Location, table: Situation, lang: Lang) -> Place:
    """Of an unrevealed location nothing is known but the doom on it, and what is attached to it."""
    counts: dict[Token, int] = {"doom": there.doom}
    if there.revealed:
        counts = {"shroud": there.shroud, "clues": there.clues, "doom": there.doom}
    said = [] if there.revealed else [say(lang, "board-unrevealed")]
    said += [counted(lang, token, count) for token, count in counts.items() if count or token != "doom"]
    shown = [Counter(token, str(count)) for token, count in counts.items() if count or token == "shroud"]
    cards = [*attached_chips(there.id, table, lang, 0), *lying_chips(there.cards, table, lang)]
    return Place(there.id, there, f"{there.id}: {', '.join(said)}", shown, cards)
