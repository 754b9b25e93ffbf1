"""Which statement of a rule answers a question."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import numpy.typing as npt

    from rules_graph.search.encoder import Vectors

    Likeness = npt.NDArray[np.float64]

_WORDS, _GRAMS = 0.3, 0.3


@dataclass(frozen=True)
class Statements:
    """A rule's statements: their anchors, mean vectors, and words and n-grams in one language."""

    anchors: Sequence[str]
    vectors: Vectors | None
    words: Sequence[frozenset[str]]
    grams: Sequence[frozenset[str]]

    def best(self, vector: Vectors | None, words: Collection[str], grams: Collection[str]) -> str:
        """The anchor of the one that answers best: by meaning in all languages, and by words in one."""
        alike = _WORDS * _against_best(shared(words, self.words))
        alike += _GRAMS * _against_best(shared(grams, self.grams))
        if vector is not None and self.vectors is not None:
            alike += self.vectors @ vector
        return self.anchors[int(np.argmax(alike))]


def shared(asked: Collection[str], statements: Sequence[frozenset[str]]) -> Likeness:
    """What each statement shares with the question. What all of a rule's statements say tells nothing."""
    same = [own.intersection(asked) for own in statements]
    counts = Counter(piece for each in same for piece in each)
    telling = {piece: math.log(1 + len(statements) / count) for piece, count in counts.items()}
    told = [sum(telling[piece] for piece in each) for each in same]
    return np.array([each / math.sqrt(1 + len(own)) for each, own in zip(told, statements, strict=True)])


def _against_best(scores: Likeness) -> Likeness:
    best = scores.max(initial=0.0)
    return scores / best if best > 0 else scores
