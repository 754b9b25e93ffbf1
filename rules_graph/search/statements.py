"""Which statement answers a question: what each stage says of every statement, and all of it as one."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.model import LANGS, RuleRef
from rules_graph.search.bags import features
from rules_graph.search.passages import Field

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.encoder import Vectors
    from rules_graph.search.index import SearchIndex
    from rules_graph.search.judge import Judge
    from rules_graph.search.language import Asked
    from rules_graph.search.lexical import Scores
    from rules_graph.search.passages import Passage

    Chosen = npt.NDArray[np.bool_]

WEIGHTS = Path(__file__).parent / "model" / "ranking.json"
UNLIKELY = -12.0  # in nats; what is less likely is no worse
_PRECEDENTS = (Field.ASKED, Field.TOLD)


@dataclass(frozen=True, slots=True)
class Near:
    """A passage and how near it is, as a cosine."""

    passage: Passage
    cosine: float


class Statements:
    """All statements of an index, by number, rule by rule."""

    def __init__(self, index: SearchIndex, judge: Judge) -> None:
        self._index, self._judge = index, judge
        passages = index.passages
        own = [passages[int(place)] for place in passages.places(Field.STATEMENT, lang=LANGS[0])]
        rules = [(index.refs[each.rule], each.anchor) for each in own]
        self.refs = [RuleRef(rule.game, rule.rule, anchor) for rule, anchor in rules]
        self.rules = np.array([each.rule for each in own], dtype=np.int32)
        self.of_passage = passages.numbered({(each.rule, each.anchor): at for at, each in enumerate(own)})
        self._starts = np.searchsorted(self.rules, np.arange(len(index.refs)))
        number = {ref: at for at, ref in enumerate(self.refs)}
        known = [(number[ref], at) for at, ref in enumerate(judge.statements) if ref in number]
        self._told, self._judges = np.array(known, dtype=np.int64).reshape(-1, 2).T

    @cached_property
    def decides(self) -> Chosen:
        """Not headings and pointers, of which nothing is asked."""
        asked = self.of_passage[self._index.passages.places(*_PRECEDENTS)]
        return np.isin(np.arange(len(self.refs)), asked)

    def judged(self, asked: Asked, among: Chosen) -> Scores:
        """By the question's words: how likely each is among the statements of some rules, as a logarithm."""
        said = np.full(len(self.refs), -np.inf, dtype=np.float32)
        said[self._told] = self._judge(features(asked.text, asked.lang, self._index.lexicon))[self._judges]
        said[~among[self.rules]] = -np.inf
        best = said.max(initial=-np.inf)
        if not np.isfinite(best):  # the judge knows none of them
            return np.full(len(self.refs), UNLIKELY, dtype=np.float32)
        likely = said - best - np.log(np.exp(said - best).sum())
        return np.asarray(np.maximum(likely, UNLIKELY), dtype=np.float32)

    def known(self, places: npt.NDArray[np.int64], cosines: Scores) -> Scores:
        """By the nearest question that each is known to answer; where none is near, as the last that is."""
        near = np.full(len(self.refs), cosines.min(initial=1.0), dtype=np.float32)
        asked = self._index.passages.among(places, *_PRECEDENTS)
        np.maximum.at(near, self.of_passage[places[asked]], cosines[asked])
        return near

    def meant(self, question: Vectors) -> Scores:
        """By what each says, in three languages."""
        return np.asarray(self._means @ question)

    @cached_property
    def _means(self) -> Vectors:
        """The mean of a statement's vectors."""
        dense, places = self._index.dense, self._index.passages.places(Field.STATEMENT)
        assert dense is not None
        means = np.zeros((len(self.refs), dense.size), dtype=np.float32)
        for run in np.split(places, np.flatnonzero(np.diff(places) > 1) + 1):
            start, end = int(run[0]), int(run[-1]) + 1
            np.add.at(means, self.of_passage[start:end], dense.vectors(start, end) / len(LANGS))
        return means

    def nearest(self, statement: int, question: Vectors, lang: Lang) -> Passage | None:
        """The question nearest to this one, in a language, of those that a statement is known to answer."""
        dense, passages = self._index.dense, self._index.passages
        assert dense is not None
        places = self._leading_to(statement, Field.ASKED, lang=lang)
        if not len(places):
            return None
        return passages[int(places[(dense.chosen(places) @ question).argmax()])]

    def ruled(self, ref: RuleRef) -> list[tuple[Passage, int]]:
        """The questions of yes, 1, or no, -1, that a statement is known to answer."""
        passages = self._index.passages
        places = self._leading_to(self._numbers[ref], *_PRECEDENTS)
        leanings = passages.leanings(places).tolist()
        return [(passages[int(at)], leans) for at, leans in zip(places, leanings, strict=True) if leans]

    @cached_property
    def _numbers(self) -> Mapping[RuleRef, int]:
        return {ref: number for number, ref in enumerate(self.refs)}

    def _leading_to(self, statement: int, *fields: Field, lang: Lang | None = None) -> npt.NDArray[np.int64]:
        """The passages of some fields that lead to a statement."""
        passages = self._index.passages
        start, end = np.searchsorted(passages.rules, self.rules[statement] + np.arange(2))
        own = self.of_passage[start:end] == statement
        found = start + np.flatnonzero(own & passages.among(np.arange(start, end), *fields, lang=lang))
        return np.asarray(found, dtype=np.int64)

    def cases_near(self, question: Vectors, lang: Lang, among: Chosen, most: int) -> list[Near]:
        """The told cases of some rules nearest to a question, in a language."""
        dense, passages = self._index.dense, self._index.passages
        assert dense is not None
        told = passages.places(Field.TOLD, lang=lang)
        told = told[among[passages.rules[told]]]
        if not len(told):
            return []
        cosines = dense.chosen(told) @ question
        return [Near(passages[int(told[at])], float(cosines[at])) for at in np.argsort(-cosines)[:most]]

    def best(self, scores: Scores) -> Scores:
        """Each rule by its best statement."""
        return np.maximum.reduceat(scores, self._starts)

    def of_rule(self, rule: int, scores: Scores) -> list[int]:
        """The statements of a rule, the best first; headings and pointers come last."""
        own = np.flatnonzero(self.rules == rule)
        return [int(at) for at in sorted(own, key=lambda at: (not self.decides[at], -scores[at]))]


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each thing that is said of a statement counts; `python -m bench.ranking` fits them."""

    rule: float  # how well its rule matches
    judged: float
    precedent: float
    meaning: float
    sharp: float  # how far apart statements are for a step of all of it, in nats


@cache
def weights() -> Weights:
    return Weights(**json.loads(WEIGHTS.read_text(encoding="utf-8")))


def weighed(rule: Scores, judged: Scores | None, near: tuple[Scores, Scores] | None) -> Scores:
    """All of it as one; from 0 on. `rule` is how well each one's rule matches, against the best."""
    own = weights()
    total = own.rule * rule
    if judged is not None:
        total = total + own.judged * (judged - UNLIKELY)
    if near is not None:
        known, meant = near
        total = total + own.precedent * known + own.meaning * meant
    return np.asarray(np.maximum(total, 0.0), dtype=np.float32)
