"""How sure we are that some rule answers a question at all.

A logistic model of five things: how near in meaning the nearest passage is, how likely the judge finds the
likeliest statement, how much the question's words are those of questions that rules answer (and not of what
people ask about shops, strategy or other games), how much of what they tell is in one of the best rules, and
how much that is in all. A word tells the more, the fewer rules of the game have it; one that none has tells
most. `python -m bench.calibrate` fits the numbers.
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
WORDING = CONFIDENCE.with_name("wording.npz")


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for an answer; None of a stage that is switched off."""

    nearest: float | None  # the cosine of the nearest passage
    likely: float | None  # the likeliest statement, as a logarithm
    worded: float  # whether it is asked as one asks of rules, as log odds
    covered: float  # the share of what the words tell that one of the best rules has
    told: float  # how much that is, in nats


@dataclass(frozen=True, slots=True)
class Confidence:
    """The fitted model: the signs' weights, and from where on a question in a language counts as answered:
    perhaps, and without doubt."""

    nearest: float
    likely: float
    worded: float
    covered: float
    told: float
    base: float
    perhaps: dict[Lang, float]
    sure: dict[Lang, float]
    usual_nearest: float  # of questions that have an answer
    usual_likely: float

    def __call__(self, signs: Signs) -> float:
        nearest = self.usual_nearest if signs.nearest is None else signs.nearest
        likely = self.usual_likely if signs.likely is None else signs.likely
        odds = self.base + self.nearest * nearest + self.likely * likely
        odds += self.worded * signs.worded + self.covered * signs.covered + self.told * signs.told
        return 1 / (1 + math.exp(-odds))


@dataclass(frozen=True)
class Wording:
    """What each feature of a question's words (as the judge has them) tells for an answer."""

    keys: npt.NDArray[np.uint32]
    weights: npt.NDArray[np.float32]

    def __call__(self, found: npt.NDArray[np.uint32]) -> float:
        own = np.unique(found)
        places = np.searchsorted(self.keys, own).clip(max=len(self.keys) - 1)
        known = places[self.keys[places] == own]
        return float(self.weights[known].sum() / math.sqrt(max(len(own), 1)))


@cache
def wording() -> Wording:
    with np.load(WORDING, allow_pickle=False) as saved:
        return Wording(saved["keys"], saved["weights"].astype(np.float32))


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
