"""Fit how much each sign of yes or no weighs, and from where on a verdict is given; store and print them.

Fitted to questions of yes or no that nothing was trained on; each is judged by what the others teach. The
level is the lowest from which on `_RIGHT` of the verdicts are right, apart from twins (which differ by a word
that turns the answer, and are rare at a table); what asks with a "not" has one of its own, what tells one
gets none. Without doubt is the lowest from which on `_SURE` of all are right, twins too.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from itertools import compress
from typing import TYPE_CHECKING

import numpy as np
from scipy.optimize import minimize  # type: ignore[import-untyped]

from bench.verdicts import looked_at
from engine.answer import ask
from engine.answer.earning import EARNED, Earned, Signs, signs_of
from rules_graph.precedents import RULED
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    Numbers = npt.NDArray[np.float64]

_RIGHT, _SURE = 0.97, 0.99  # of those given, of those given without doubt
_LEAST = 20  # verdicts that a level rests on
_FOLDS, _WEIGHTS = 10, 4
_DECAY = 0.002


def main() -> None:
    finder = Finder(*open_index())
    asked = [each for each in looked_at() if each.verdict in RULED]
    answers = [ask(each.question, finder, each.game) for each in asked]
    signs = [signs_of(each) for each in answers]
    said = np.array([1.0 if each.verdict == "yes" else -1.0 for each in asked])
    odds = unseen(signs, said)
    alone = np.array([not each.pair for each in asked])
    denied, denies = (np.array([getattr(each, name) for each in signs]) for name in ("denied", "denies"))
    parts = {
        "level": (alone & ~denied & ~denies, _RIGHT),
        "negated": (alone & ~denied & denies, _RIGHT),
        "sure": (~denied, _SURE),
    }
    levels = {name: level_of(odds[some], said[some], right) for name, (some, right) in parts.items()}
    found = [round(float(each), 3) for each in (*fitted(signs, said), *levels.values())]
    EARNED.write_text(json.dumps(asdict(Earned(*found)), indent=2) + "\n", encoding="utf-8")
    print(Earned(*found))
    _show("all", odds, said, levels)
    for name, (some, _) in parts.items():
        _show(name, odds[some], said[some], levels)


def _show(title: str, odds: Numbers, said: Numbers, levels: Mapping[str, float]) -> None:
    right, likely = (odds > 0) == (said > 0), 1 / (1 + np.exp(-np.abs(odds)))
    print(title)
    for least in (0.5, 0.8, 0.9, *levels.values()):
        given = likely >= least
        print(f"  from {least:.3f} on: {given.sum()} of {len(said)}, right {right[given].mean():.3f}")


def fitted(signs: Sequence[Signs], said: Numbers) -> Numbers:
    def cost(weights: Numbers) -> float:
        return float(np.logaddexp(0, -_odds(weights, signs) * said).mean() + _DECAY * (weights**2).sum())

    return np.asarray(minimize(cost, np.full(_WEIGHTS, 0.3), method="L-BFGS-B").x)


def unseen(signs: Sequence[Signs], said: Numbers) -> Numbers:
    """The log odds of yes for each question, by what the others teach."""
    fold = np.arange(len(said)) % _FOLDS
    odds = np.zeros(len(said))
    for each in range(_FOLDS):
        own = fold == each
        weights = fitted(list(compress(signs, ~own)), said[~own])
        odds[own] = _odds(weights, list(compress(signs, own)))
    return odds


def _odds(weights: Numbers, signs: Sequence[Signs]) -> Numbers:
    leans, read, known, played = weights.tolist()
    model = Earned(leans, read, known, played, level=1.0, negated=1.0, sure=1.0)
    yes = np.array([model.yes(each) for each in signs])
    return np.asarray(np.log(yes / (1 - yes)))


def level_of(odds: Numbers, said: Numbers, least: float) -> float:
    """The lowest likelihood from which on enough of the verdicts are right."""
    order = np.argsort(-np.abs(odds))
    right = ((odds > 0) == (said > 0))[order]
    share = np.cumsum(right) / np.arange(1, len(right) + 1)
    enough = np.flatnonzero(share >= least)
    last = int(enough[-1]) if len(enough) and enough[-1] >= _LEAST else _LEAST
    return float(1 / (1 + np.exp(-np.abs(odds[order[last]]))))


if __name__ == "__main__":
    main()
