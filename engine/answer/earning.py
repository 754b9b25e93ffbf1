"""How sure yes or no is, by all who speak: a logistic model, fitted to questions that nothing was trained on.

Each sign is above zero for yes, below for no, so a question and its opposite weigh the same.
`python -m bench.earning` fits the weights, and the level from which on verdicts have been right.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rules_graph.precedents import Verdict

if TYPE_CHECKING:
    from engine.answer.model import Answer
    from rules_graph.search.leaning import Says

EARNED = Path(__file__).parent / "earned.json"
_SPEAKS = {Verdict.YES: 1.0, Verdict.NO: -1.0}
_MOST = 6.0  # of log odds
_LEAST = 1e-4
_TURNS = 0.25  # of a lean: words that weigh so much may turn it


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for yes."""

    first: float  # what the likeliest statement leans to, as log odds, the more the likelier it is
    every: float  # the same of all that are likely
    played: float  # what the play says
    understood: float  # the same, the less the more words were not understood
    borne_out: float  # the same, the less the more those words could turn
    known: float  # what the likely statements say to the questions near this one, as log odds


@dataclass(frozen=True, slots=True)
class Earned:
    """The weights of the signs, and how likely a verdict must be to be given."""

    first: float
    every: float
    played: float
    understood: float
    borne_out: float
    known: float
    level: float

    def yes(self, signs: Signs) -> float:
        """How likely the answer is yes."""
        odds = self.first * signs.first + self.every * signs.every + self.played * signs.played
        odds += self.understood * signs.understood + self.borne_out * signs.borne_out
        odds += self.known * signs.known
        return 1 / (1 + math.exp(-odds))

    def verdict(self, signs: Signs) -> Verdict | None:
        yes = self.yes(signs)
        if max(yes, 1 - yes) < self.level:
            return None
        return Verdict.YES if yes > 0.5 else Verdict.NO


@cache
def earned() -> Earned:
    return Earned(**json.loads(EARNED.read_text(encoding="utf-8")))


def signs_of(answer: Answer) -> Signs:
    heard, inquiry = answer.findings.heard, answer.inquiry
    played = _SPEAKS.get(inquiry.says, 0.0) if inquiry.says else 0.0
    turned = answer.unread_weigh if inquiry.unread else 0.0
    return Signs(
        first=heard[0].share * _odds(heard[0].says) if heard else 0.0,
        every=sum(each.share * _odds(each.says) for each in heard),
        played=played,
        understood=played / (1 + len(inquiry.unread)),
        borne_out=played * max(0.0, 1 - turned / _TURNS),
        known=sum(each.share * each.known for each in heard),
    )


def _odds(says: Says) -> float:
    odds = math.log((says.yes + _LEAST) / (says.no + _LEAST))
    return min(max(odds, -_MOST), _MOST)
