"""What a game adds to the words of every game: its own words, and what each concept can be joined with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.plain_words.tagging import vocabulary

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet
    from pathlib import Path

    from engine.plain_words.tagging import Vocabulary
    from rules_graph.model import Lang

_LIGHT = frozenset(["filler", "q-does", "me", "hold", "additional", "token", "left"])


@dataclass(frozen=True)
class Speech:
    """The concepts of a game, by what they can stand beside.

    signed    may have +1 or -2
    counted   may have a number
    things    of these a number stands before the word: "2 clues"
    led       of these a number never stands behind the word
    denied    what a "not" can be about
    repeated  what "twice" can be about
    light     words that hardly part a number from what it counts
    subjects  whom a number can belong to
    givers    what a signed number can come from
    """

    words: Path  # the folder with a file for each language
    signed: AbstractSet[str]
    counted: AbstractSet[str]
    things: AbstractSet[str]
    denied: AbstractSet[str]
    repeated: AbstractSet[str] = frozenset()
    light: AbstractSet[str] = frozenset()
    led: AbstractSet[str] = frozenset()
    subjects: tuple[str, ...] = ("me", "monster", "person")
    givers: tuple[str, ...] = ("test", "modifier", "card", "monster")

    def vocabulary(self, lang: Lang) -> Vocabulary:
        return vocabulary(self.words, lang)

    @property
    def attributes(self) -> AbstractSet[str]:
        return self.signed | self.counted

    def is_light(self, concept: str) -> bool:
        return concept in _LIGHT or concept in self.light
