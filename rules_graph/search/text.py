"""Words: tokens, folding, inflections, spelling, Ukrainian typed in Latin letters."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from anyascii import anyascii
from rapidfuzz import fuzz, process

from rules_graph.model import LANGS, Lang

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_graph.search.inflections import Inflections

_STEM, _ENDING = 5, 3  # letters: at least, at most
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`´‘", "'"))
_LATIN = re.compile(r"[a-z]")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")


def words(text: str) -> list[str]:
    return _WORD.findall(text.casefold().translate(_APOSTROPHES))


def tokens(text: str) -> list[str]:
    """The words of a text, folded."""
    return [fold(word) for word in words(text)]


def fold(word: str) -> str:
    """Latin letters without their diacritics; Cyrillic ones as they are (й is not и)."""
    if word.isascii() or _CYRILLIC.search(word):
        return word
    bare = unicodedata.normalize("NFKD", word.replace("ł", "l"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def grams(text: str, sizes: tuple[int, ...] = (3, 4, 5)) -> list[str]:
    """Character n-grams of each word, its edges marked: what survives a typo or a strange ending."""
    return [gram for word in tokens(text) for gram in _grams_of(word, sizes)]


@lru_cache(maxsize=50_000)
def _grams_of(word: str, sizes: tuple[int, ...]) -> tuple[str, ...]:
    marked = f" {word} "
    return tuple(marked[at : at + size] for size in sizes for at in range(len(marked) - size + 1))


def is_cyrillic(text: str) -> bool:
    return bool(_CYRILLIC.search(text)) and len(_CYRILLIC.findall(text)) >= len(
        _LATIN.findall(text.casefold())
    )


@dataclass(frozen=True, eq=False)
class Lexicon:
    """The corpus's own words in each language: every inflected form of them, and its lemma."""

    forms: Mapping[Lang, Mapping[str, str]]
    seen: Mapping[Lang, frozenset[str]]

    def knows(self, word: str, lang: Lang) -> bool:
        return word in self.forms[lang]

    def lemma(self, word: str, lang: Lang) -> str:
        known = self.forms[lang].get(word)
        return self._inflected(word, lang) if known is None else known

    def _inflected(self, word: str, lang: Lang) -> str:
        """Of a form that no dictionary has: the lemma of a word of the corpus that differs in its ending."""
        best, most = word, 0
        for other in self._by_stem[lang].get(word[:_STEM], ()):
            same, longer = _shared(word, other), max(len(word), len(other))
            if same > most and longer - same <= _ENDING and same * 3 >= longer * 2:
                best, most = other, same
        return self.forms[lang].get(best, best)

    def lemmas(self, text: str, lang: Lang) -> list[str]:
        return [self.lemma(word, lang) for word in tokens(text)]

    def spelt(self, word: str, lang: Lang) -> str:
        """The corpus's word that an unknown word most looks like, or the word itself."""
        if self.knows(word, lang) or len(word) < 5 or not word.isalpha():
            return word
        found = process.extractOne(
            word, self._by_initial[lang].get(word[0], ()), scorer=fuzz.ratio, score_cutoff=82
        )
        return found[0] if found else word

    def cyrillic(self, text: str) -> tuple[str, float]:
        """Latin letters read as Ukrainian: the text, and how well its words are the corpus's."""
        latin = tokens(text)
        read = [self._read(word) for word in latin]
        long = [likeness for word, (_, likeness) in zip(latin, read, strict=True) if len(word) > 2]
        return " ".join(word for word, _ in read), sum(long) / len(long) if long else 0.0

    def _read(self, word: str) -> tuple[str, float]:
        latin = _skeleton(word)
        exact = self._romanised.get(latin)
        if exact:
            return exact, 1.0
        if len(latin) < 4:
            return word, 0.0
        found = process.extractOne(latin, self._romanised.keys(), scorer=fuzz.ratio, score_cutoff=78)
        return (self._romanised[found[0]], found[1] / 100) if found else (word, 0.0)

    @cached_property
    def _by_stem(self) -> dict[Lang, dict[str, list[str]]]:
        stems: dict[Lang, dict[str, list[str]]] = {lang: {} for lang in LANGS}
        for lang in LANGS:
            for word in sorted(self.seen[lang]):
                stems[lang].setdefault(word[:_STEM], []).append(word)
        return stems

    @cached_property
    def _by_initial(self) -> dict[Lang, dict[str, list[str]]]:
        initials: dict[Lang, dict[str, list[str]]] = {lang: {} for lang in LANGS}
        for lang in LANGS:
            for word in sorted(self.seen[lang]):
                initials[lang].setdefault(word[0], []).append(word)
        return initials

    @cached_property
    def _romanised(self) -> dict[str, str]:
        return {_skeleton(anyascii(word)): word for word in sorted(self.seen["uk"])}


def _shared(one: str, other: str) -> int:
    """How many letters two words begin with alike."""
    unlike = (place for place, letters in enumerate(zip(one, other, strict=False)) if len(set(letters)) > 1)
    return next(unlike, min(len(one), len(other)))


def _skeleton(latin: str) -> str:
    """Latin spellings of one Ukrainian word brought near each other: vorog, voroh; ya, ja, ia."""
    latin = re.sub(r"[^a-z]", "", anyascii(latin).casefold())
    for spellings, one in (
        ("shch|sch", "w"),
        ("kh|h", "g"),
        ("zh", "z"),
        ("ch", "c"),
        ("sh", "s"),
        ("ts", "c"),
    ):
        latin = re.sub(spellings, one, latin)
    return re.sub(r"[yj]", "i", latin)


def lexicon_of(inflections: Mapping[Lang, Inflections]) -> Lexicon:
    forms = {}
    for lang, known in inflections.items():
        others = {form: lemma for lemma, several in known.forms.items() for form in several}
        table = {lemma: lemma for lemma in known.forms} | others | known.lemmas
        # A lemma may be a form of another word (zwarcie: zewrzeć); both then share the latter.
        forms[lang] = {fold(form): fold(table.get(lemma, lemma)) for form, lemma in table.items()}
    return Lexicon(forms, {lang: frozenset(map(fold, known.lemmas)) for lang, known in inflections.items()})
