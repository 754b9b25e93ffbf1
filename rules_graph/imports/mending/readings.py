"""What the words of a scan may be: each with the words that it can be read as, and what that costs."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from rapidfuzz.distance import OSA

from rules_graph.imports.mending.glyphs import Glyphs
from rules_graph.imports.mending.lexicon import skeleton

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules_graph.imports.mending.lexicon import Lexicon
    from rules_graph.model import Lang

_HEAVY_NOISE, _MARRED_NOISE, _CLEAN_NOISE = 1.0, 0.1, 0.001
_DEAREST, _DEAREST_SHORT, _SURE = 6.0, 2.5, 0.9
_MOST = 8
_KEPT_UNKNOWN, _KEPT_MARRED = 3.0, 8.0
_CHANGING_A_WORD, _READING_INTO_A_WORD = 2.0, 4.0
_SHORTEST_NEAR = 6
_APOSTROPHES = frozenset("'’ʼ")
_ENDING: Mapping[Lang, int] = {"en": 3, "pl": 1, "uk": 3}
"""How many last letters two forms of a word may differ in: of the packaged lists only the Polish has all."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A word that a scanned one may be, in small letters, and what it costs to read it so."""

    word: str
    cost: float


class Reader:
    """Reads the words of one scan; a heavily damaged one is doubted even where it has right words."""

    def __init__(self, lexicon: Lexicon, *, heavy: bool) -> None:
        self._lexicon = lexicon
        self._heavy = heavy
        self._plain = Glyphs(lexicon.lang, _HEAVY_NOISE if heavy else _CLEAN_NOISE)
        self._scarred = Glyphs(lexicon.lang, _HEAVY_NOISE if heavy else _MARRED_NOISE)

    def readings(self, counts: Mapping[str, int]) -> dict[str, list[Reading]]:
        """For each scanned word that may be wrong, the words it may be, itself among them."""
        skeletons = {raw: self._glyphs(raw).skeletons(raw, _DEAREST) for raw in counts if self._doubtful(raw)}
        spelt = self._lexicon.spelt({bare for found in skeletons.values() for bare in found})
        usual = self._usual(counts)
        readings: dict[str, list[Reading]] = {}
        for raw, found in skeletons.items():
            candidates = {word for bare in found for word in spelt.get(bare, ())} - {raw.casefold()}
            best = self._ranked(raw, candidates)
            if not best and not self._lexicon.known(raw):
                cheapest = min(found, key=found.__getitem__, default=raw)
                best = self._near(cheapest if self._marred(raw) else raw, usual)
            readings[raw] = [*best, Reading(raw.casefold(), self._cost_of_keeping(raw))]
        return readings

    def _doubtful(self, raw: str) -> bool:
        """Not a letter alone, a name in another script, nor an abbreviation."""
        if len(raw) == 1 or self._lexicon.letters.isdisjoint(raw.casefold()):
            return False
        return self._heavy or not (self._lexicon.known(raw) or (raw.isupper() and len(raw) < 5))

    def _marred(self, raw: str) -> bool:
        """Has it a sign that no word of the language has?"""
        return bool(set(raw.casefold()) - self._lexicon.letters - _APOSTROPHES)

    def _glyphs(self, raw: str) -> Glyphs:
        return self._scarred if self._marred(raw) else self._plain

    def _ranked(self, raw: str, candidates: Iterable[str]) -> list[Reading]:
        costs = {word: self._cost(raw, word) for word in candidates}
        best = [Reading(word, cost) for word, cost in costs.items() if cost < inf]
        best.sort(key=lambda reading: reading.cost - self._lexicon.weight(reading.word))
        return best[:_MOST]

    def _cost(self, raw: str, word: str) -> float:
        """What a reading costs: more where the scanned word may be right as it stands."""
        cost = self._glyphs(raw).cost(raw, word)
        if len(raw) == 2:
            fits = len(word) == 2 and cost <= _DEAREST_SHORT and word in self._lexicon.read_words
        else:
            fits = self._heavy or cost < _SURE or self._lexicon.met(word)
        if not fits:
            return inf
        if not self._lexicon.known(raw):
            return cost
        return cost + (_CHANGING_A_WORD if skeleton(raw) == skeleton(word) else _READING_INTO_A_WORD)

    def _cost_of_keeping(self, raw: str) -> float:
        """An unknown word with a capital may be a name."""
        if self._marred(raw):
            return _KEPT_MARRED
        return 0.0 if raw[0].isupper() or self._lexicon.known(raw) else _KEPT_UNKNOWN

    def _usual(self, counts: Mapping[str, int]) -> dict[str, list[str]]:
        """Words of the rules, and those that the book itself has more than once, by first letter."""
        own = {raw.casefold() for raw, count in counts.items() if count > 1 and self._lexicon.known(raw)}
        usual: dict[str, list[str]] = defaultdict(list)
        for word in sorted(own | self._lexicon.read_words.keys()):
            if len(word) >= _SHORTEST_NEAR - 1:
                usual[word[0]].append(word)
        return usual

    def _near(self, raw: str, usual: Mapping[str, list[str]]) -> list[Reading]:
        """The one usual word that differs in a single letter, its ending apart."""
        low = raw.casefold()
        if len(low) < _SHORTEST_NEAR or not _APOSTROPHES.isdisjoint(low):
            return []
        end = low[-_ENDING[self._lexicon.lang] :]
        near = [
            word
            for word in usual.get(low[0], ())
            if word.endswith(end) and OSA.distance(low, word, score_cutoff=1) == 1
        ]
        return [Reading(near[0], 0.0)] if len(near) == 1 else []
