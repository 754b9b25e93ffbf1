"""Words: tokens, folding, inflections, spelling, Ukrainian typed in Latin letters."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from anyascii import anyascii
from rapidfuzz import fuzz, process

from rules_graph.model import LANGS, Lang

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`´‘", "'"))
_LATIN = re.compile(r"[a-z]")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")


def tokens(text: str) -> list[str]:
    """The words of a text, folded."""
    return [fold(word) for word in _WORD.findall(text.casefold().translate(_APOSTROPHES))]


def fold(word: str) -> str:
    """Latin letters without their diacritics; Cyrillic ones as they are (й is not и)."""
    if word.isascii() or _CYRILLIC.search(word):
        return word
    bare = unicodedata.normalize("NFKD", word.replace("ł", "l"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def grams(text: str, sizes: Iterable[int] = (3, 4, 5)) -> list[str]:
    """Character n-grams of each word, its edges marked: what survives a typo or a strange ending."""
    marked = [f" {word} " for word in tokens(text)]
    return [word[at : at + size] for word in marked for size in sizes for at in range(len(word) - size + 1)]


def is_cyrillic(text: str) -> bool:
    return bool(_CYRILLIC.search(text)) and len(_CYRILLIC.findall(text)) >= len(
        _LATIN.findall(text.casefold())
    )


@dataclass(frozen=True)
class Lexicon:
    """The corpus's own words in each language: every inflected form of them, and its lemma."""

    forms: Mapping[Lang, Mapping[str, str]]
    seen: Mapping[Lang, frozenset[str]]

    def knows(self, word: str, lang: Lang) -> bool:
        return word in self.forms[lang]

    def lemma(self, word: str, lang: Lang) -> str:
        return self.forms[lang].get(word, word)

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
        words = tokens(text)
        read = [self._read(word) for word in words]
        long = [likeness for word, (_, likeness) in zip(words, read, strict=True) if len(word) > 2]
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
    def _by_initial(self) -> dict[Lang, dict[str, list[str]]]:
        initials: dict[Lang, dict[str, list[str]]] = {lang: {} for lang in LANGS}
        for lang in LANGS:
            for word in sorted(self.seen[lang]):
                initials[lang].setdefault(word[0], []).append(word)
        return initials

    @cached_property
    def _romanised(self) -> dict[str, str]:
        return {_skeleton(anyascii(word)): word for word in sorted(self.seen["uk"])}


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


def build_lexicon(texts: Iterable[tuple[Lang, str]]) -> Lexicon:
    """Lemmatise the corpus's words, then gather every form that the dictionaries give those lemmas."""
    from simplemma import Lemmatizer  # noqa: PLC0415 (half a gigabyte of dictionaries: only to build)
    from simplemma.strategies import DefaultStrategy  # noqa: PLC0415
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory  # noqa: PLC0415

    dictionaries = DefaultDictionaryFactory()
    lemmatizer = Lemmatizer(lemmatization_strategy=DefaultStrategy(dictionary_factory=dictionaries))
    words: dict[Lang, set[str]] = {lang: set() for lang in LANGS}
    for lang, text in texts:
        words[lang].update(_WORD.findall(text.casefold().translate(_APOSTROPHES)))
    forms: dict[Lang, dict[str, str]] = {}
    for lang in LANGS:
        lemmas = {word: lemmatizer.lemmatize(word, lang).casefold() for word in words[lang]}
        wanted = set(lemmas.values())
        known = dictionaries.get_dictionary(lang).items()
        others = {form.casefold(): lemma.casefold() for form, lemma in known if lemma.casefold() in wanted}
        table = {lemma: lemma for lemma in wanted} | others | lemmas
        # A lemma may be a form of another word (zwarcie: zewrzeć); both then share the latter.
        forms[lang] = {fold(form): fold(table.get(lemma, lemma)) for form, lemma in table.items()}
    return Lexicon(forms, {lang: frozenset(map(fold, words[lang])) for lang in LANGS})
