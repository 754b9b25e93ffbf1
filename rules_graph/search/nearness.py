"""How near two questions are by what their words stand for, and what the nearest say.

By the meaning of the whole sentence "first" and "second" are the same; by concepts they are not, and a rare
concept weighs more than a common one. So the questions that a statement is known to answer tell yes from no
best by the concepts that they share with the one that is asked.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

_NEAR = 0.05  # as a difference of cosines
_FEW = 0.05  # of the nearest: what says nothing for a side


@dataclass(frozen=True)
class Weighed:
    """A text's concepts, each by how often it stands there and how rare it is."""

    weights: Mapping[str, float]

    @classmethod
    def of(cls, concepts: Iterable[str], rarity: Callable[[str], float]) -> Weighed:
        found = {concept: count * rarity(concept) for concept, count in Counter(concepts).items()}
        size = math.sqrt(sum(weight * weight for weight in found.values())) or 1.0
        return cls({concept: weight / size for concept, weight in found.items()})

    def cosine(self, other: Weighed) -> float:
        return sum(weight * other.weights.get(concept, 0.0) for concept, weight in self.weights.items())


def vote(cosines: Sequence[float], leanings: Sequence[int]) -> float:
    """Yes, 1, against no, -1, among some texts, each by how near it is; as log odds."""
    nearest = max(cosines, default=0.0)
    sides = {1: _FEW, -1: _FEW}
    for cosine, leaning in zip(cosines, leanings, strict=True):
        sides[leaning] += math.exp((cosine - nearest) / _NEAR)
    return math.log(sides[1] / sides[-1])
