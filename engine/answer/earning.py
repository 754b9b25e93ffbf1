"""How sure yes or no is, by all who speak: a model of five numbers, fitted to questions that nothing was
trained on.

Each likely statement says yes by as much as three signs tell; which of them answers is as likely as search
has it; the play speaks beside them. Each sign is above zero for yes, below for no, so a question and its
opposite weigh the same. `python -m bench.earning` fits the weights, and the level from which on verdicts have
been right.
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
    from rules_graph.search.finder import Heard
    from rules_graph.search.leaning import Says

EARNED = Path(__file__).parent / "earned.json"
_SPEAKS = {Verdict.YES: 1.0, Verdict.NO: -1.0}
_MOST = 6.0  # of log odds
_LEAST = 1e-4


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict; if it is not `sure`, it is most likely."""

    verdict: Verdict
    sure: bool


@dataclass(frozen=True, slots=True)
class Speaks:
    """What speaks for yes in a statement, each as log odds, and how likely it is the one that answers."""

    share: float
    leans: float  # by the words in the question
    read: float  # by question and statement read together
    known: float  # by the questions near this one


@dataclass(frozen=True, slots=True)
class Signs:
    """What speaks for yes: the statements that were looked at closely; the play, the less the more words were
    not understood. And whether there is a "not", of which it is often misread what it belongs to: where it is
    told, nothing is earned; where it is asked, only what is likelier."""

    statements: tuple[Speaks, ...]
    played: float
    denied: bool = False  # in what is told
    denies: bool = False  # in what is asked


@dataclass(frozen=True, slots=True)
class Earned:
    """The weights of the signs; how likely a verdict must be to be given, where a "not" is asked, and to be
    given without doubt."""

    leans: float
    read: float
    known: float
    played: float
    level: float
    negated: float
    sure: float

    def yes(self, signs: Signs) -> float:
        """How likely the answer is yes."""
        shares = sum(each.share for each in signs.statements)
        said = sum(each.share / shares * _likely(self._odds(each)) for each in signs.statements)
        return _likely(_log_odds(said, 1 - said) + self.played * signs.played) if shares else 0.5

    def ruling(self, signs: Signs) -> Ruling | None:
        yes = self.yes(signs)
        likely = max(yes, 1 - yes)
        if signs.denied or likely < (self.negated if signs.denies else self.level):
            return None
        return Ruling(Verdict.YES if yes > 0.5 else Verdict.NO, likely >= self.sure)

    def states(self, heard: Heard) -> float:
        """How likely a statement says yes, if it answers."""
        return _likely(self._odds(_speaks(heard)))

    def _odds(self, each: Speaks) -> float:
        return self.leans * each.leans + self.read * each.read + self.known * each.known


@cache
def earned() -> Earned:
    return Earned(**json.loads(EARNED.read_text(encoding="utf-8")))


def signs_of(answer: Answer) -> Signs:
    inquiry, close = answer.inquiry, [each for each in answer.findings.heard if each.read]
    played = _SPEAKS.get(inquiry.says, 0.0) if inquiry.says else 0.0
    played /= math.sqrt(1 + len(inquiry.unread))
    return Signs(tuple(map(_speaks, close)), played, answer.denied, answer.denies)


def _speaks(heard: Heard) -> Speaks:
    return Speaks(heard.share, _says(heard.says), _says(heard.read) if heard.read else 0.0, heard.known)


def _says(says: Says) -> float:
    return min(max(_log_odds(says.yes, says.no), -_MOST), _MOST)


def _log_odds(one: float, other: float) -> float:
    return math.log((one + _LEAST) / (other + _LEAST))


def _likely(odds: float) -> float:
    return 1 / (1 + math.exp(-odds))
