"""Search in the player's books: the passages that answer a question, and what a book says of a rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import bm25s
import numpy as np

from rules_graph.imports.blocks import Shape

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from rules_graph.imports.edition import Edition, Passage, Section
    from rules_graph.model import Lang, RuleRef
    from rules_graph.search.text import Lexicon

_BEST = 2


@dataclass(frozen=True, slots=True)
class Quote:
    """A passage of a book, the section it stands in, and the rule that it is of, if it was placed."""

    book: Edition
    section: Section
    passage: Passage
    score: float

    @property
    def rule(self) -> str | None:
        place = self.passage.states or self.section.states
        return place.rule if place else None


class Quotes:
    """The passages of some books, ready to be searched by their words."""

    def __init__(self, books: Iterable[Edition], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._books = list(books)
        self._of: dict[Lang, list[tuple[Edition, Section, Passage]]] = {}
        for book in self._books:
            self._of.setdefault(book.lang, []).extend(_passages(book))
        self._index: dict[Lang, bm25s.BM25] = {}
        for lang, told in self._of.items():
            index = bm25s.BM25()
            texts = [
                lexicon.lemmas(f"{section.heading} {section.heading} {passage.text}", lang)
                for _, section, passage in told
            ]
            index.index(texts, show_progress=False)
            self._index[lang] = index

    def find(self, question: str, lang: Lang, game: str | None = None) -> list[Quote]:
        """The passages of the books in that language that share words with the question, best first."""
        if lang not in self._index:
            return []
        known = self._index[lang].vocab_dict
        words = [word for word in self._lexicon.lemmas(question, lang) if word in known]
        if not words:
            return []
        scores = self._index[lang].get_scores(words)
        order = [int(place) for place in np.argsort(-scores, kind="stable") if scores[place] > 0]
        quotes = [Quote(*self._of[lang][place], float(scores[place])) for place in order]
        return [quote for quote in quotes if game in (None, quote.book.game)]

    def beside(
        self, question: str, lang: Lang, refs: Sequence[RuleRef], game: str | None = None
    ) -> list[Quote]:
        """What to show beside the rules found: the best passage of each, and the best of no such rule."""
        found = self.find(question, lang, game)
        quotes: list[Quote] = []
        for ref in refs:
            of_rule = [quote for quote in found if (quote.book.game, quote.rule) == (ref.game, ref.rule)]
            quotes += of_rule[:1] or self._opening(ref)
        rules = {(ref.game, ref.rule) for ref in refs}
        return quotes + [quote for quote in found[:_BEST] if (quote.book.game, quote.rule) not in rules]

    def _opening(self, ref: RuleRef) -> list[Quote]:
        """How a book opens its section on a rule."""
        for book in self._books:
            for section in book.of_rule(ref.rule) if book.game == ref.game else ():
                if section.passages:
                    return [Quote(book, section, section.passages[0], 0.0)]
        return []


def _passages(book: Edition) -> Iterator[tuple[Edition, Section, Passage]]:
    for section in book.sections:
        for passage in section.passages:
            if passage.shape is not Shape.ENTRY:
                yield book, section, passage
