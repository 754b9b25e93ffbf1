"""Cards in play on a board: what is on each, what it is attached to, and in whose area it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.drawing.board.chips import Chip
from ui.drawing.board.counters import Counter, Token, counted, some
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.state.cards import Card, Enemy
    from engine.ahlcg.state.table import Situation
    from rules_graph.model import Lang
    from ui.drawing.board.chips import Look


@dataclass(frozen=True)
class Area:
    """Somebody's play area or threat area, or what is being resolved: cards, each with its attachments."""

    title: str
    piles: list[list[Chip]]


def areas_of(table: Situation, lang: Lang) -> list[Area]:
    """The areas in which something lies."""
    areas = [Area(say(lang, "board-resolving"), [[_resolving(each, lang)] for each in table.resolving])]
    hosts = hosts_of(table)
    for who in table.investigators:
        for name, cards in (("play", who.play), ("threat", who.threat)):
            own = [card for card in cards if card.id not in hosts]
            piles = [[card_chip(card, lang), *attached_chips(card.id, table, lang)] for card in own]
            areas.append(Area(say(lang, f"board-area-{name}", name=who.id), piles))
    return [area for area in areas if area.piles]


def hosts_of(table: Situation) -> dict[str, str]:
    """What each attached card is attached to, where that is on the table and nothing hangs on itself."""
    named = {card.id: card.attached for card in table.cards_in_play() if card.attached}
    there = {each.id for each in (*table.locations, *table.enemies, *table.cards_in_play())}
    return {card: host for card, host in named.items() if host in there and not _circular(card, named)}


def _circular(card: str, named: dict[str, str]) -> bool:
    met = [card]
    while (host := named.get(met[-1])) is not None and host not in met:
        met.append(host)
    return host is not None


def attached_chips(host: str, table: Situation, lang: Lang, depth: int = 1) -> Iterator[Chip]:
    """The cards attached to an enemy, a location or a card, each with its own."""
    hosts = hosts_of(table)
    for card in table.cards_in_play():
        if hosts.get(card.id) == host:
            yield card_chip(card, lang, host, depth)
            yield from attached_chips(card.id, table, lang, depth + 1)


def lying_chips(cards: Sequence[Card], table: Situation, lang: Lang) -> Iterator[Chip]:
    """The cards beside a location that are attached to nothing on the table, each with its own."""
    hosts = hosts_of(table)
    for card in cards:
        if card.id not in hosts:
            yield card_chip(card, lang)
            yield from attached_chips(card.id, table, lang)


def card_chip(card: Card, lang: Lang, host: str = "", depth: int = 0) -> Chip:
    """A card with what lies on it."""
    tokens: dict[Token, int] = {"clues": card.clues, "doom": card.doom, "resources": card.resources}
    said = [counted(lang, "damage", card.damage, card.health)] if card.damage or card.health else []
    said += [counted(lang, "horror", card.horror, card.sanity)] if card.horror or card.sanity else []
    uses = [Counter("uses", str(card.uses_left))] if card.uses or card.left else []
    said += [counted(lang, "uses", card.uses_left)] if uses else []
    said += [counted(lang, token, count) for token, count in tokens.items() if count]
    said += [say(lang, "board-attached", host=host)] if host else []
    note = "" if card.ready else say(lang, "board-exhausted-card")
    said += [note] if note else []
    counters = some({"damage": card.damage, "horror": card.horror}) + uses + some(tokens)
    title = f"{card.id}: {', '.join(said)}" if said else card.id
    look: Look = "treachery" if card.kind == "treachery" else "card"
    return Chip(card.id, title, counters, look=look, ready=card.ready, note=note, depth=depth)


def _resolving(card: Card | Enemy, lang: Lang) -> Chip:
    if card.kind == "enemy":
        return Chip(card.id, card.id, [], look="enemy")
    return card_chip(card, lang)
