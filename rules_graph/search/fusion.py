"""The stages' scores as one, and one hop along the graph."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from rules_graph.search.lexical import Scores


class Stage(StrEnum):
    """What can make a rule or a statement match. Each can be switched off."""

    WORDS = "words"
    PASSAGES = "passages"
    GRAMS = "grams"
    MEANING = "meaning"
    GRAPH = "graph"
    JUDGE = "judge"


ALL = frozenset(Stage)
_WEIGHT = {Stage.WORDS: 1.0, Stage.PASSAGES: 0.5, Stage.GRAMS: 0.75, Stage.MEANING: 1.5}
_HOP = 0.05
_REACH = 10


def fuse(scores: Mapping[Stage, Scores], weights: Mapping[Stage, float] = _WEIGHT) -> Scores:
    """The weighted mean of the stages, each against its own best."""
    total = sum(weights[stage] for stage in scores)
    shares = [weights[stage] / total * against_best(each) for stage, each in scores.items()]
    return np.asarray(np.sum(shares, axis=0), dtype=np.float32)


def against_best(scores: Scores) -> Scores:
    best = scores.max(initial=0.0)
    return np.clip(scores, 0.0, None) / best if best > 0 else scores


def expand(scores: Scores, neighbours: Sequence[Collection[int]], hop: float = _HOP) -> Scores:
    """A rule gains from its best neighbour among the rules that match best."""
    best = np.argsort(-scores)[:_REACH]
    gained = np.zeros_like(scores)
    for place in best:
        for neighbour in neighbours[place]:
            gained[neighbour] = max(gained[neighbour], scores[place])
    return scores + hop * gained
