"""The words of each language (`en`, `pl`, `uk`): token name → pattern.

Texts reach them with single spaces. A name with "+" gives several tokens at once: a verb in the
second person is also a "you". The names are explained in `lexicon`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.text.phrases import en, pl, uk

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_graph.model import Lang

WORDS: Mapping[Lang, Mapping[str, str]] = {"en": en.WORDS, "pl": pl.WORDS, "uk": uk.WORDS}
HEADS: Mapping[Lang, Mapping[str, str]] = {"en": en.HEADS, "pl": pl.HEADS, "uk": uk.HEADS}
KEYWORDS: Mapping[Lang, Mapping[str, str]] = {"en": en.KEYWORDS, "pl": pl.KEYWORDS, "uk": uk.KEYWORDS}
PERMISSIONS: Mapping[Lang, str] = {"en": en.PERMISSIONS, "pl": pl.PERMISSIONS, "uk": uk.PERMISSIONS}
DESIGNATORS: Mapping[Lang, Mapping[str, str]] = {
    "en": en.DESIGNATORS,
    "pl": pl.DESIGNATORS,
    "uk": uk.DESIGNATORS,
}
USES: Mapping[Lang, Mapping[str, str]] = {"en": en.USES, "pl": pl.USES, "uk": uk.USES}
LIMITS: Mapping[Lang, Mapping[str, str]] = {"en": en.LIMITS, "pl": pl.LIMITS, "uk": uk.LIMITS}
PREY: Mapping[Lang, Mapping[str, str]] = {"en": en.PREY, "pl": pl.PREY, "uk": uk.PREY}
SPAWN: Mapping[Lang, Mapping[str, str]] = {"en": en.SPAWN, "pl": pl.SPAWN, "uk": uk.SPAWN}
ADDITIONAL: Mapping[Lang, Mapping[str, str]] = {
    "en": en.ADDITIONAL,
    "pl": pl.ADDITIONAL,
    "uk": uk.ADDITIONAL,
}
SYMBOLS: Mapping[Lang, Mapping[str, str]] = {"en": en.SYMBOLS, "pl": pl.SYMBOLS, "uk": uk.SYMBOLS}


def symbol(word: str) -> str | None:
    """A printed symbol by its English word, however a translation writes it: "reakcja" is a reaction."""
    for table in SYMBOLS.values():
        for name, pattern in table.items():
            if re.fullmatch(pattern, word.strip(), re.IGNORECASE):
                return name
    return None


def use_type(words: str) -> str:
    """The type of uses by its English word; as printed where we do not know it."""
    for lang, table in USES.items():
        for name, pattern in {**table, "resources": WORDS[lang]["n.resource"]}.items():
            if re.fullmatch(pattern.split("(?=")[0], words, re.IGNORECASE):
                return name
    return words.lower()
