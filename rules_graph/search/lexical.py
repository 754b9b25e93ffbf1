"""BM25: over a rule's words, over those of its single passages, and over its character n-grams."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import bm25s
import numpy as np

from rules_graph.model import LANGS, Lang
from rules_graph.search.passages import Field

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    import numpy.typing as npt

    from rules_graph.search.passages import Passage, Passages

    Scores = npt.NDArray[np.float32]
    Cut = Callable[[str, Lang], list[str]]

_WEIGHT = {Field.NAME: 9, Field.ALIAS: 6, Field.STATEMENT: 3, Field.ASKED: 1, Field.TOLD: 1}
_WHOLE = {"k1": 1.2, "b": 0.6}
_SINGLE = {"k1": 1.2, "b": 0.4}


@dataclass(frozen=True)
class Lexical:
    """BM25 of a question against whole rules and, of words, against their best passage, by language."""

    rules: int
    whole: Mapping[Lang, bm25s.BM25]
    single: Mapping[Lang, bm25s.BM25]
    owners: Mapping[Lang, npt.NDArray[np.int32]]

    def score_rules(self, words: list[str], lang: Lang) -> Scores:
        return _scores(self.whole[lang], words, self.rules)

    def score_passages(self, words: list[str], lang: Lang) -> Scores:
        """Each rule's best passage."""
        best = np.zeros(self.rules, dtype=np.float32)
        np.maximum.at(best, self.owners[lang], _scores(self.single[lang], words, len(self.owners[lang])))
        return best

    def holders(self, word: str, lang: Lang) -> npt.NDArray[np.bool_]:
        """Which rules have a word."""
        return self.score_rules([word], lang) > 0

    def save(self, folder: Path) -> None:
        for name, indexes in (("rules", self.whole), ("passages", self.single)):
            for lang, index in indexes.items():
                index.save(folder / f"{lang}-{name}", show_progress=False)


def _scores(index: bm25s.BM25, words: list[str], size: int) -> Scores:
    known = [word for word in words if word in index.vocab_dict]
    return index.get_scores(known) if known else np.zeros(size, dtype=np.float32)


def build_lexical(passages: Sequence[Passage], rules: int, cut: Cut, *, single: bool) -> Lexical:
    """`cut` makes a passage's tokens: lemmas, or n-grams. Not `single`: only of whole rules."""
    wholes, singles = {}, {}
    for lang in LANGS:
        documents: list[list[str]] = [[] for _ in range(rules)]
        pieces = []
        for passage in passages:
            if passage.lang == lang:
                pieces.append(cut(passage.text, lang))
                documents[passage.rule] += pieces[-1] * _WEIGHT[passage.field]
        wholes[lang] = _indexed(documents, _WHOLE)
        if single:
            singles[lang] = _indexed(pieces, _SINGLE)
    return Lexical(rules, wholes, singles, {})


def load_lexical(folder: Path, passages: Passages, rules: int) -> Lexical:
    whole, single = (
        {lang: _loaded(folder / f"{lang}-{name}") for lang in LANGS if (folder / f"{lang}-{name}").exists()}
        for name in ("rules", "passages")
    )
    owners = {lang: passages.rules[passages.places(*Field, lang=lang)] for lang in single}
    return Lexical(rules, whole, single, owners)


def _indexed(documents: list[list[str]], settings: Mapping[str, float]) -> bm25s.BM25:
    index = bm25s.BM25(**settings)
    index.index(documents, show_progress=False)
    return index


def _loaded(folder: Path) -> bm25s.BM25:
    return bm25s.BM25.load(folder, mmap=True, show_progress=False)
