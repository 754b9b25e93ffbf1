"""Which statement of a rule answers a question."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.search.passages import Field
from rules_graph.search.text import grams

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.passages import Passage
    from rules_graph.search.text import Lexicon

    Likeness = npt.NDArray[np.float64]

_MEANING, _PRECEDENT, _WORDS, _GRAMS = 0.3, 1.0, 0.1, 0.1
_FAR = -1.0  # a cosine's least


@dataclass(frozen=True, slots=True)
class Likely:
    """A statement of a rule, how well it answers, and the nearest question that it is known to answer."""

    anchor: str
    score: float
    precedent: Passage | None


class Statements:
    """The passages of one rule, for questions in one language."""

    def __init__(self, passages: Sequence[Passage], lang: Lang, lexicon: Lexicon) -> None:
        self.passages = passages
        own = [passage for passage in passages if passage.field is Field.STATEMENT]
        self.anchors = list(dict.fromkeys(passage.anchor or "" for passage in own))
        number = {anchor: place for place, anchor in enumerate(self.anchors)}
        self._says, self._asked = (
            [
                (place, number[passage.anchor or ""])
                for place, passage in enumerate(passages)
                if passage.field in fields
            ]
            for fields in ((Field.STATEMENT,), (Field.ASKED, Field.TOLD))
        )
        texts = [passage.text for passage in own if passage.lang == lang]
        self._words = [frozenset(lexicon.lemmas(text, lang)) for text in texts]
        self._grams = [frozenset(grams(text)) for text in texts]
        self._here = [passage.lang == lang for passage in passages]

    def ranked(
        self, cosines: Likeness | None, words: Collection[str], pieces: Collection[str]
    ) -> list[Likely]:
        """The likeliest first: by what they mean and what they are known to answer in all languages, and by
        words in one. `cosines` are those of the question with each passage."""
        scores = _WORDS * _against_best(shared(words, self._words))
        scores += _GRAMS * _against_best(shared(pieces, self._grams))
        near: dict[int, int] = {}
        if cosines is not None:
            meant, asked = np.zeros(len(self.anchors)), np.full(len(self.anchors), _FAR)
            for place, at in self._says:
                meant[at] += cosines[place] / 3
            for place, at in self._asked:
                asked[at] = max(asked[at], cosines[place])
                if self._here[place] and (at not in near or cosines[place] > cosines[near[at]]):
                    near[at] = place
            scores += _MEANING * meant + _PRECEDENT * np.where(asked > _FAR, asked, meant)
        order = np.argsort(-scores, kind="stable")
        return [
            Likely(self.anchors[at], float(scores[at]), self.passages[near[at]] if at in near else None)
            for at in map(int, order)
        ]


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
