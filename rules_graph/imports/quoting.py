"""Search in the player's books: the passages that answer a question, and what a book says of a rule."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import bm25s
import numpy as np

from rules_graph.imports.placing.blocks import Shape
from rules_graph.imports.placing.places import How

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rules_graph.imports.edition import Edition, Passage, Section, Stated
    from rules_graph.model import Lang, RuleRef
    from rules_graph.search.text import Lexicon

_BEST = 2
_COVERED = 0.4  # of what is asked, by the weight of its words: 11 of 366 questions to other books reach it


@dataclass(frozen=True, slots=True)
class Quote:
    """A passage of a book, the section it stands in, and the rule that it is of, if it was placed."""

    book: Edition
    section: Section
    passage: Passage
    covers: float  # how much of the question its words are, from 0 to 1
    rule: str | None

    def is_of(self, ref: RuleRef) -> bool:
        """Whether the book itself, by a heading or a number, places the passage at a rule."""
        places = (self.section.states, self.passage.states, *self.passage.states_too)
        return self.book.game == ref.game and any(_by_book(place, ref.rule) for place in places)


class Quotes:
    """The passages of some books, ready to be searched by their words."""

    def __init__(self, books: Iterable[Edition], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._books = list(books)
        self._of: dict[Lang, list[tuple[Edition, Section, Passage]]] = {}
        for book in self._books:
            self._of.setdefault(book.lang, []).extend(_passages(book))
        self._index: dict[Lang, bm25s.BM25] = {}
        self._words: dict[Lang, list[frozenset[str]]] = {}
        for lang, told in self._of.items():
            index = bm25s.BM25()
            texts = [
                lexicon.lemmas(f"{section.heading} {section.heading} {passage.text}", lang)
                for _, section, passage in told
            ]
            index.index(texts, show_progress=False)
            self._index[lang] = index
            self._words[lang] = [frozenset(text) for text in texts]

    def find(self, question: str, lang: Lang, game: str | None = None) -> list[Quote]:
        """The passages of the books in that language that share words with the question, best first."""
        if lang not in self._index:
            return []
        known = self._index[lang].vocab_dict
        asked = self._lexicon.lemmas(question, lang)
        words = [word for word in asked if word in known]
        if not words:
            return []
        scores = self._index[lang].get_scores(words)
        order = [int(place) for place in np.argsort(-scores, kind="stable") if scores[place] > 0]
        weights = self._weights(asked, lang)
        quotes = [
            _quote(*self._of[lang][place], _share(weights, self._words[lang][place])) for place in order
        ]
        return [quote for quote in quotes if game in (None, quote.book.game)]

    def beside(
        self, question: str, lang: Lang, refs: Sequence[RuleRef], game: str | None = None
    ) -> list[Quote]:
        """What to show beside the rules found.

        The best passage of each that the book itself places there; and the best of no such rule, if it has
        enough of what was asked. That it shares a word is not enough: some passage always does.
        """
        found = self.find(question, lang, game)
        quotes: list[Quote] = []
        for ref in dict.fromkeys(ref.whole for ref in refs):
            of_rule = [quote for quote in found if quote.is_of(ref)][:1] or self._opening(ref)
            quotes += [replace(quote, rule=ref.rule) for quote in of_rule if not _among(quotes, quote)]
        telling = [quote for quote in found[:_BEST] if quote.covers >= _COVERED]
        return quotes + [quote for quote in telling if not _among(quotes, quote)]

    def _opening(self, ref: RuleRef) -> list[Quote]:
        """How a book opens its section on a rule."""
        for book in self._books:
            for section in book.of_rule(ref.rule) if book.game == ref.game else ():
                if section.passages and _by_book(section.states, ref.rule):
                    return [_quote(book, section, section.passages[0], 0.0)]
        return []

    def _weights(self, asked: Sequence[str], lang: Lang) -> dict[str, float]:
        """What each word of a question tells: the more, the fewer passages have it."""
        every = self._words[lang]
        having = {word: sum(word in words for words in every) for word in asked}
        return {word: math.log(1 + (len(every) - n + 0.5) / (n + 0.5)) for word, n in having.items()}


def _quote(book: Edition, section: Section, passage: Passage, covers: float) -> Quote:
    place = passage.states or section.states
    return Quote(book, section, passage, covers, place.rule if place else None)


def _by_book(place: Stated | None, rule: str) -> bool:
    return place is not None and place.rule == rule and place.how is not How.CONTENT


def _among(quotes: Iterable[Quote], quote: Quote) -> bool:
    return any(each.passage is quote.passage for each in quotes)


def _share(weights: Mapping[str, float], words: frozenset[str]) -> float:
    return sum(weight for word, weight in weights.items() if word in words) / sum(weights.values())


def _passages(book: Edition) -> Iterator[tuple[Edition, Section, Passage]]:
    for section in book.sections:
        for passage in section.passages:
            if passage.shape is not Shape.ENTRY:
                yield book, section, passage
