"""How sure we are that some rule answers a question at all.

A logistic model of four things: how near in meaning the nearest passage is, how likely the judge finds the
likeliest statement, how much of what the question's words tell is in one of the best rules, and how much
that is in all. A word tells the more, the fewer rules of
the game have it; one that none has tells most. `python -m bench.calibrate` fits the numbers.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    import numpy.typing as npt

    from rules_graph.model import Lang

CONFIDENCE = Path(__file__).parent / "model" / "confidence.json"


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for an answer; None of a stage that is switched off."""

    nearest: float | None  # the cosine of the nearest passage
    likely: float | None  # the likeliest statement, as a logarithm
    covered: float  # the share of what the words tell that one of the best rules has
    told: float  # how much that is, in nats


@dataclass(frozen=True, slots=True)
class Confidence:
    """The fitted model: the signs' weights, and from where on a question in a language counts as answered."""

    nearest: float
    likely: float
    covered: float
    told: float
    base: float
    sure: dict[Lang, float]
    usual_nearest: float  # of questions that have an answer
    usual_likely: float

    def __call__(self, signs: Signs) -> float:
        nearest = self.usual_nearest if signs.nearest is None else signs.nearest
        likely = self.usual_likely if signs.likely is None else signs.likely
        odds = (
            self.nearest * nearest
            + self.likely * likely
            + self.covered * signs.covered
            + self.told * signs.told
            + self.base
        )
        return 1 / (1 + math.exp(-odds))


@cache
def confidence() -> Confidence:
    return Confidence(**json.loads(CONFIDENCE.read_text(encoding="utf-8")))


def told(
    holders: npt.NDArray[np.bool_], best: list[int], among: npt.NDArray[np.bool_]
) -> tuple[float, float]:
    """How much of what the words tell the fullest of the best rules has: as a share, and in all.

    `holders` has a row for each word, a column for each rule; `among` are the rules that were asked.
    """
    counts = holders[:, among].sum(axis=1)
    telling = np.log((among.sum() + 1) / (counts + 0.5)).clip(min=0.0)
    most = float((telling @ holders[:, best]).max(initial=0.0))
    return most / float(telling.sum() or 1.0), most
