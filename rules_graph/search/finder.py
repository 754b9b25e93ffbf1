"""A question in, ranked rules with reasons out."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.errors import UnknownGameError
from rules_graph.model import RuleRef
from rules_graph.search.answerable import Signs, confidence, told
from rules_graph.search.fusion import ALL, Stage, expand, fuse
from rules_graph.search.games import named_game, without_title
from rules_graph.search.language import Asked, detect
from rules_graph.search.passages import Field
from rules_graph.search.statements import Statements
from rules_graph.search.text import grams, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.encoder import Encoder, Vectors
    from rules_graph.search.index import SearchIndex
    from rules_graph.search.lexical import Scores
    from rules_graph.search.statements import Likely

_LONGEST = 600
_BEST = 5


@dataclass(frozen=True, slots=True)
class Found:
    """A rule that may answer the question, by its likeliest statement; `score` is from 0 to 100.

    `second` is the next likeliest statement of the rule, and `precedent` the nearest question that the
    first is known to answer, in the language of the question.
    """

    ref: RuleRef
    score: int
    second: RuleRef | None = None
    precedent: str | None = None

    @property
    def refs(self) -> tuple[RuleRef, ...]:
        return (self.ref, self.second) if self.second else (self.ref,)


@dataclass(frozen=True, slots=True)
class Answer:
    """The rules, best first. Not `answered`: no rule answers this, and they are only the nearest."""

    asked: Asked
    answered: bool
    found: tuple[Found, ...]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What each stage says of every rule."""

    asked: Asked
    words: dict[str, str]  # lemma: the word in the question
    grams: frozenset[str]
    scores: dict[Stage, Scores]
    vector: Vectors | None
    passages: list[tuple[int, float]]

    @property
    def nearest(self) -> float | None:
        """The cosine of the passage nearest in meaning."""
        return self.passages[0][1] if self.passages else None


class Finder:
    """Searches an index. Without an encoder it goes by words and graph."""

    def __init__(self, index: SearchIndex, encoder: Encoder | None) -> None:
        self.index = index
        self.encoder = encoder
        self._statements: dict[tuple[int, Lang], Statements] = {}
        self._first = np.searchsorted(
            index.passages.rules, np.arange(len(index.refs) + 1)
        )  # where a rule's passages begin

    def find(
        self,
        question: str,
        game: str | None = None,
        limit: int = 10,
        stages: Collection[Stage] = ALL,
        wanted: Callable[[RuleRef], bool] | None = None,
    ) -> Answer:
        """The rules of the game that is given, else of the one that the question names, else of all.

        Shown are those that are wanted; whether any rule answers does not depend on it.
        """
        question = clean(question)
        named = named_game(question, self.index.titles)
        elsewhere = game is not None and named not in (None, game)
        game = game or named
        if named and not elsewhere:
            question = without_title(question, self.index.titles[named])
        evidence = self.weigh(question, stages, game)
        scores = self._ranked(evidence, stages, game)
        order = [int(place) for place in np.argsort(-scores, kind="stable") if scores[place] > 0]
        model = confidence()
        sure = model(self.signs(evidence, order, game))
        answered = bool(order) and not elsewhere and sure >= model.sure[evidence.asked.lang]
        shown = [place for place in order if wanted is None or wanted(self.index.refs[place])]
        found = [
            self._found(place, round(100 * sure * float(scores[place] / scores[order[0]])), evidence)
            for place in shown[:limit]
        ]
        return Answer(evidence.asked, answered, tuple(found))

    @cached_property
    def _called(self) -> dict[tuple[str, ...], set[int]]:
        """The rules by language and the words of each name."""
        called: dict[tuple[str, ...], set[int]] = {}
        for place in self.index.passages.places(Field.NAME, Field.ALIAS):
            passage = self.index.passages[int(place)]
            words = sorted(set(self.index.lexicon.lemmas(passage.text, passage.lang)))
            called.setdefault((passage.lang, *words), set()).add(passage.rule)
        return called

    def _ranked(self, evidence: Evidence, stages: Collection[Stage], game: str | None) -> Scores:
        scores = self.rank(evidence, stages)
        named = self._called.get((evidence.asked.lang, *sorted(evidence.words)), ())
        scores[list(named)] += 1.0  # nothing is asked for but a rule's name
        return np.where(self._in_game(game), scores, np.float32(0)) if game else scores

    def signs(self, evidence: Evidence, order: list[int], game: str | None) -> Signs:
        """What speaks for an answer among the rules, the best first."""
        lang = evidence.asked.lang
        if not evidence.words:
            return Signs(evidence.nearest, 0.0, 0.0)
        holders = np.array([self.index.words.holders(word, lang) for word in evidence.words])
        among = self._in_game(game) if game else np.ones(len(self.index.refs), dtype=bool)
        return Signs(evidence.nearest, *told(holders, order[:_BEST], among))

    def _in_game(self, game: str) -> npt.NDArray[np.bool_]:
        """Which rules are of a game."""
        games = [ref.game for ref in self.index.refs]
        if game not in games:
            raise UnknownGameError(game=game, games=", ".join(sorted(set(games))))
        return np.array([each == game for each in games])

    def weigh(self, question: str, stages: Collection[Stage] = ALL, game: str | None = None) -> Evidence:
        """What each stage says of a question; asked of one game, the others are not heard at all."""
        index = self.index
        asked = detect(question, index.lexicon)
        spelt = [index.lexicon.spelt(word, asked.lang) for word in tokens(asked.text)]
        lemmas = {index.lexicon.lemma(word, asked.lang): word for word in spelt}
        words = list(lemmas)
        pieces = grams(asked.text)
        scores: dict[Stage, Scores] = {}
        if Stage.WORDS in stages:
            scores[Stage.WORDS] = index.words.score_rules(words, asked.lang)
        if Stage.PASSAGES in stages:
            scores[Stage.PASSAGES] = index.words.score_passages(words, asked.lang)
        if Stage.GRAMS in stages:
            scores[Stage.GRAMS] = index.grams.score_rules(pieces, asked.lang)
        vector, nearest = None, []
        if Stage.MEANING in stages and index.dense and self.encoder and words:
            vector = self.encoder.encode([asked.text])[0]
            places, cosines = index.dense.nearest(vector, self._in_game(game) if game else None)
            scores[Stage.MEANING] = index.dense.score_rules(places, cosines)
            nearest = [(int(place), float(cosine)) for place, cosine in zip(places, cosines, strict=True)]
        if game:
            scores = {stage: np.where(self._in_game(game), each, 0.0) for stage, each in scores.items()}
        return Evidence(asked, lemmas, frozenset(pieces), scores, vector, nearest)

    def rank(self, evidence: Evidence, stages: Collection[Stage] = ALL) -> Scores:
        if not evidence.scores:
            return np.zeros(len(self.index.refs), dtype=np.float32)
        fused = fuse(evidence.scores)
        return expand(fused, self.index.neighbours) if Stage.GRAPH in stages else fused

    def _found(self, place: int, score: int, evidence: Evidence) -> Found:
        ref, likely = self.index.refs[place], self.statements(place, evidence)
        refs = [RuleRef(ref.game, ref.rule, each.anchor) for each in likely[:2]]
        precedent = likely[0].precedent.text if likely[0].precedent else None
        return Found(refs[0], score, refs[1] if refs[1:] else None, precedent)

    def statements(self, place: int, evidence: Evidence) -> list[Likely]:
        """The statements of a rule, the likeliest first."""
        lang, dense = evidence.asked.lang, self.index.dense
        start, end = int(self._first[place]), int(self._first[place + 1])
        if (place, lang) not in self._statements:
            own = self.index.passages[start:end]
            self._statements[place, lang] = Statements(own, lang, self.index.lexicon)
        cosines = None
        if dense is not None and evidence.vector is not None:
            cosines = (dense.vectors(start, end) @ evidence.vector).astype(np.float64)
        return self._statements[place, lang].ranked(cosines, evidence.words, evidence.grams)


def clean(question: str) -> str:
    """A question as words: no control characters, no markup, not longer than anybody asks."""
    text = "".join(" " if unicodedata.category(letter)[0] == "C" else letter for letter in question)
    text = re.sub(r"<[^>]*>|\s+", " ", text).strip()
    return text[:_LONGEST]
