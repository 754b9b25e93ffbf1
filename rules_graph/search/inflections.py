"""Every form of the corpus's words, from simplemma's dictionaries.

The dictionaries take half a gigabyte and seconds to read, so what was looked up is kept with the index, word
by word: the next index reads a dictionary only for words that it has not met.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules_graph.model import LANGS
from rules_graph.search.text import words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules_graph.model import Lang


@dataclass(frozen=True)
class Inflections:
    """Of one language: the lemma of each word, and the other forms of each lemma."""

    lemmas: dict[str, str] = field(default_factory=dict)
    forms: dict[str, list[str]] = field(default_factory=dict)

    def of(self, some: Iterable[str]) -> Inflections:
        """Those words alone, with their forms."""
        lemmas = {word: self.lemmas[word] for word in some}
        return Inflections(lemmas, {lemma: self.forms[lemma] for lemma in sorted(set(lemmas.values()))})


def inflect(texts: Iterable[tuple[Lang, str]], known: Mapping[Lang, Inflections]) -> dict[Lang, Inflections]:
    """The inflections of all words of the texts; those known are not looked up again."""
    met: dict[Lang, set[str]] = {lang: set() for lang in LANGS}
    for lang, text in texts:
        met[lang].update(words(text))
    return {lang: _inflect(lang, sorted(met[lang]), known.get(lang, Inflections())) for lang in LANGS}


def _inflect(lang: Lang, met: list[str], known: Inflections) -> Inflections:
    new = [word for word in met if word not in known.lemmas]
    if not new:
        return known.of(met)
    from simplemma import Lemmatizer  # noqa: PLC0415 (half a gigabyte of dictionaries: only to build)
    from simplemma.strategies import DefaultStrategy  # noqa: PLC0415
    from simplemma.strategies.dictionaries import DefaultDictionaryFactory  # noqa: PLC0415

    dictionaries = DefaultDictionaryFactory()
    lemmatizer = Lemmatizer(lemmatization_strategy=DefaultStrategy(dictionary_factory=dictionaries))
    lemmas = {word: lemmatizer.lemmatize(word, lang).casefold() for word in new}
    forms = _forms(set(lemmas.values()) - known.forms.keys(), dictionaries.get_dictionary(lang))
    return Inflections(known.lemmas | lemmas, known.forms | forms).of(met)


def _forms(lemmas: set[str], dictionary: Mapping[str, str]) -> dict[str, list[str]]:
    forms: dict[str, list[str]] = {lemma: [] for lemma in lemmas}
    spelt = {spelling: lemma for lemma in lemmas for spelling in (lemma, lemma.capitalize(), lemma.upper())}
    for form, lemma in dictionary.items():
        if lemma in spelt:
            forms[spelt[lemma]].append(form.casefold())
    return forms
