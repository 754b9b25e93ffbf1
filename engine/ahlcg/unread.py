"""All texts on a table that nothing carries out, each with the card it stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state.unread import opaque_words, unread_words
from engine.ahlcg.text.names import SELF
from engine.kernel.sheets import Unread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.state.cards import TextBox
    from engine.ahlcg.state.table import Situation
    from engine.kernel.requests import Frozen

_PILES = ("encounter_deck", "encounter_discard", "set_aside", "resolving")


def unread_texts(table: Situation, attempt: Frozen) -> tuple[Unread, ...]:
    """Of everything in play and of all that may come into play, in the order of the sheet."""
    found = [Unread(_name(thing), words) for thing in _things(table) for words in _of(thing)]
    found += [Unread(each.card or each.id, words) for each in table.abilities for words in unread_words(each)]
    found += [Unread(name, words) for name, effect in table.symbols for words in opaque_words(effect)]
    found += [Unread("", words) for words in opaque_words(attempt)]
    said = (Unread(on, words.replace(SELF, on) if on else words) for on, words in found)
    return tuple(dict.fromkeys(each for each in said if each.words != each.on))  # a name alone says nothing


def _things(table: Situation) -> Iterator[TextBox]:
    for each in table.investigators:
        yield each
        yield from (*each.play, *each.threat, *each.hand, *each.deck, *each.discard)
    for place in table.locations:
        yield place
        yield from place.cards
    yield from (*table.enemies, *table.acts, *table.agendas)
    for pile in _PILES:
        yield from getattr(table, pile)


def _of(thing: TextBox) -> Iterator[str]:
    yield from thing.unread
    spawn = getattr(thing, "spawn_in_words", "")
    if spawn and not any(spawn in words for words in thing.unread):
        yield spawn
    for ability in getattr(thing, "abilities", ()):
        yield from unread_words(ability)
    for name in ("reverse", "elder_sign"):
        yield from opaque_words(getattr(thing, name, ()))


def _name(thing: TextBox) -> str:
    return getattr(thing, "title", "") or thing.id
