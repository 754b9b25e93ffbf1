"""A question in, ranked rules with reasons out."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum
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
    from collections.abc import Collection, Iterable

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.encoder import Encoder, Vectors
    from rules_graph.search.index import SearchIndex
    from rules_graph.search.lexical import Scores
    from rules_graph.search.passages import Passage

_LONGEST = 600
_BEST = 5


class Why(StrEnum):
    """What made a rule match."""

    ASKED = "asked"  # players ask it so
    NAMED = "named"  # the question uses its name
    SAYS = "says"  # a statement of it means the same
    WORDS = "words"  # they share words
    NEIGHBOUR = "neighbour"  # it stands next to a rule that matches


@dataclass(frozen=True, slots=True)
class Reason:
    why: Why
    text: str


@dataclass(frozen=True, slots=True)
class Found:
    """A statement that may answer the question, the best of its rule; `score` is from 0 to 100."""

    ref: RuleRef
    score: int
    reasons: tuple[Reason, ...]


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
        self._known: dict[tuple[int, Lang], frozenset[str]] = {}
        self._statements: dict[tuple[int, Lang], Statements] = {}
        self._of_rule: dict[int, list[int]] = {}
        for place, passage in enumerate(index.passages):
            self._of_rule.setdefault(passage.rule, []).append(place)

    def find(
        self, question: str, game: str | None = None, limit: int = 10, stages: Collection[Stage] = ALL
    ) -> Answer:
        """The rules of the game that is given, else of the one that the question names, else of all."""
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
        shares = [float(scores[place] / scores[order[0]]) for place in order[:limit]]
        found = [
            self._found(place, share * sure, evidence, order[:limit])
            for place, share in zip(order[:limit], shares, strict=True)
        ]
        return Answer(evidence.asked, answered, tuple(found))

    def _ranked(self, evidence: Evidence, stages: Collection[Stage], game: str | None) -> Scores:
        scores = self.rank(evidence, stages)
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

    def _found(self, place: int, share: float, evidence: Evidence, order: list[int]) -> Found:
        ref = self.index.refs[place]
        reasons = tuple(self._reasons(place, evidence, order))
        statements = self._statements_of(place, evidence.asked.lang)
        anchor = statements.best(evidence.vector, evidence.words, evidence.grams)
        cited = RuleRef(ref.game, ref.rule, anchor)
        return Found(cited, round(100 * share), reasons)

    def _reasons(self, place: int, evidence: Evidence, order: list[int]) -> list[Reason]:
        reasons = []
        near = [
            self.index.passages[at] for at, _ in evidence.passages if self.index.passages[at].rule == place
        ]
        if near:
            same = [passage for passage in near if passage.lang == evidence.asked.lang]
            reasons.append(_meant((same or near)[0]))
        if shared := self._shared(place, evidence):
            reasons.append(Reason(Why.WORDS, ", ".join(shared)))
        better = order[: order.index(place)]
        if beside := next((other for other in better if place in self.index.neighbours[other]), None):
            reasons.append(Reason(Why.NEIGHBOUR, str(self.index.refs[beside])))
        return reasons

    def _shared(self, place: int, evidence: Evidence) -> list[str]:
        """The rarest words of the question that the rule has too."""
        lang = evidence.asked.lang
        own = self._lemmas_of(place, lang)
        common = [lemma for lemma in evidence.words if lemma in own and len(lemma) > 2]
        rarest = sorted(common, key=lambda lemma: -self._rarity(lemma, lang))[:4]
        return [evidence.words[lemma] for lemma in rarest]

    def _lemmas_of(self, place: int, lang: Lang) -> frozenset[str]:
        if (place, lang) not in self._known:
            own = [
                passage.text
                for at in self._of_rule[place]
                if (passage := self.index.passages[at]).lang == lang
            ]
            self._known[place, lang] = frozenset(self.index.lexicon.lemmas(" ".join(own), lang))
        return self._known[place, lang]

    def _rarity(self, word: str, lang: Lang) -> float:
        return float(self.index.words.score_rules([word], lang).max(initial=0.0))

    def _statements_of(self, place: int, lang: Lang) -> Statements:
        if (place, lang) not in self._statements:
            own: dict[str, list[int]] = {}
            for at in self._of_rule[place]:
                if anchor := self.index.passages[at].anchor:
                    own.setdefault(anchor, []).append(at)
            passages = [self.index.passages[at] for places in own.values() for at in places]
            texts = [passage.text for passage in passages if passage.lang == lang]
            self._statements[place, lang] = Statements(
                list(own),
                self._mean_vectors(own.values()),
                [frozenset(self.index.lexicon.lemmas(text, lang)) for text in texts],
                [frozenset(grams(text)) for text in texts],
            )
        return self._statements[place, lang]

    def _mean_vectors(self, statements: Iterable[list[int]]) -> Vectors | None:
        """Of each statement, over its languages."""
        dense = self.index.dense
        if dense is None:
            return None
        return np.array([np.mean([dense.vector(at) for at in places], axis=0) for places in statements])


def _meant(passage: Passage) -> Reason:
    why = {Field.ASKED: Why.ASKED, Field.STATEMENT: Why.SAYS}.get(passage.field, Why.NAMED)
    return Reason(why, passage.text)


def clean(question: str) -> str:
    """A question as words: no control characters, no markup, not longer than anybody asks."""
    text = "".join(" " if unicodedata.category(letter)[0] == "C" else letter for letter in question)
    text = re.sub(r"<[^>]*>|\s+", " ", text).strip()
    return text[:_LONGEST]
