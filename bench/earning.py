"""Fit how much each sign of yes or no weighs, and from where on a verdict is given; store and print them.

Fitted to questions of yes or no that nothing was trained on; each is judged by what the others teach. The
level is the lowest from which on `_RIGHT` of those verdicts are right.
"""

from __future__ import annotations

import json
from dataclasses import asdict, astuple, fields
from typing import TYPE_CHECKING

import numpy as np
from scipy.optimize import minimize  # type: ignore[import-untyped]

from bench.verdicts import ASKED, read_asked
from engine.answer import ask
from engine.answer.earning import EARNED, Earned, Signs, signs_of
from rules_graph.precedents import RULED
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    import numpy.typing as npt

    Numbers = npt.NDArray[np.float64]

SETS = ("asked", "asked-blind", "asked-fresh")
_RIGHT = 0.97
_LEAST = 20  # verdicts that a level rests on
_FOLDS = 10
_DECAY = 0.003


def main() -> None:
    finder = Finder(*open_index())
    asked = [each for name in SETS for each in read_asked(ASKED.with_stem(name)) if each.verdict in RULED]
    answers = [ask(each.question, finder, each.game) for each in asked]
    signs = np.array([astuple(signs_of(each)) for each in answers])
    said = np.array([1.0 if each.verdict == "yes" else -1.0 for each in asked])
    weights = fitted(signs, said)
    odds = unseen(signs, said)
    level = level_of(odds, said)
    found = Earned(*(round(float(each), 3) for each in (*weights, level)))
    EARNED.write_text(json.dumps(asdict(found), indent=2) + "\n", encoding="utf-8")
    print(found)
    right = (odds > 0) == (said > 0)
    likely = 1 / (1 + np.exp(-np.abs(odds)))
    for least in (0.5, 0.8, 0.9, 0.95, level):
        given = likely >= least
        print(f"from {least:.3f} on: {given.sum()} of {len(said)}, right {right[given].mean():.3f}")
    for at, name in enumerate(each.name for each in fields(Signs)):
        alone = signs[:, at]
        print(
            f"{name}: speaks {(alone != 0).sum()}, right {((alone > 0) == (said > 0))[alone != 0].mean():.3f}"
        )


def fitted(signs: Numbers, said: Numbers) -> Numbers:
    def cost(weights: Numbers) -> float:
        return float(np.logaddexp(0, -(signs @ weights) * said).mean() + _DECAY * (weights**2).sum())

    return np.asarray(minimize(cost, np.zeros(signs.shape[1]), method="L-BFGS-B").x)


def unseen(signs: Numbers, said: Numbers) -> Numbers:
    """The log odds of yes for each question, by what the others teach."""
    fold = np.arange(len(said)) % _FOLDS
    odds = np.zeros(len(said))
    for each in range(_FOLDS):
        odds[fold == each] = signs[fold == each] @ fitted(signs[fold != each], said[fold != each])
    return odds


def level_of(odds: Numbers, said: Numbers) -> float:
    """The lowest likelihood from which on enough of the verdicts are right."""
    order = np.argsort(-np.abs(odds))
    right = ((odds > 0) == (said > 0))[order]
    share = np.cumsum(right) / np.arange(1, len(right) + 1)
    enough = np.flatnonzero(share >= _RIGHT)
    last = int(enough[-1]) if len(enough) and enough[-1] >= _LEAST else _LEAST
    return float(1 / (1 + np.exp(-np.abs(odds[order[last]]))))


if __name__ == "__main__":
    main()
