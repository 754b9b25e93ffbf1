"""Fit how much each thing that is said of a statement counts, to questions whose statements we know.

Each question's right statements against the likeliest others, most of them of the same rules. Printed is how
often a right one comes first: by weights fitted to the other questions, and without each part.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import TYPE_CHECKING

import numpy as np
from scipy.optimize import minimize  # type: ignore[import-untyped]

from bench.questions import tuned_on
from bench.verdicts import looked_at
from rules_graph.search.finder import Finder, clean
from rules_graph.search.index import open_index
from rules_graph.search.statements import UNLIKELY, WEIGHTS, Weights, weights

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    from rules_graph.model import RuleRef

    Numbers = npt.NDArray[np.float64]
    Case = tuple[Numbers, npt.NDArray[np.bool_]]  # of each candidate what is said of it; which are right

_CANDIDATES = 20
_FOLDS = 5
_DECAY = 0.02
_PARTS = 4  # of what is said of a statement


def main() -> None:
    finder = Finder(*open_index())
    cases = [case for text, game, right in asked() if (case := _case(finder, text, game, right))[1].any()]
    names = [each.name for each in fields(Weights)][:_PARTS]
    now = np.array(list(asdict(weights()).values()))[:_PARTS]
    print(f"{len(cases)} questions; a right statement first")
    print(f"  by the weights that stand  {_first(cases, now):.3f}")
    print(f"  fitted to the others       {_unseen(cases, list(range(len(names)))):.3f}")
    for left_out, name in enumerate(names):
        kept = [place for place in range(len(names)) if place != left_out]
        print(f"  without {name:18} {_unseen(cases, kept):.3f}")
    fitted = _fitted(cases)
    rule, judged, precedent, meaning = (fitted / fitted[0]).round(3).tolist()
    found = Weights(rule, judged, precedent, meaning, sharp=round(float(fitted[0]), 2))
    WEIGHTS.write_text(json.dumps(asdict(found), indent=2) + "\n", encoding="utf-8")
    print(found)


def asked() -> Iterator[tuple[str, str, frozenset[RuleRef]]]:
    """The questions that may be tuned on, with the statements that answer."""
    for each in tuned_on():
        if each.statements:
            yield each.text, each.game, each.statements
    for one in looked_at():
        if one.refs:
            yield one.question, one.game, one.refs


def _case(finder: Finder, text: str, game: str, right: frozenset[RuleRef]) -> Case:
    statements = finder.index.statements
    ranked = finder.ranked(clean(text), game)
    evidence = ranked.evidence
    assert evidence.judged is not None
    assert evidence.near is not None
    best = [int(at) for at in np.argsort(-ranked.statements, kind="stable") if statements.decides[at]]
    best = best[:_CANDIDATES]
    said = np.array(
        [
            finder.rule_scores(evidence)[best],
            evidence.judged[best] - UNLIKELY,
            evidence.near[0][best],
            evidence.near[1][best],
        ]
    ).T
    return said, np.array([statements.refs[at] in right for at in best])


def _first(cases: Sequence[Case], by: Numbers) -> float:
    return float(np.mean([right[int((said @ by).argmax())] for said, right in cases]))


def _fitted(cases: Sequence[Case]) -> Numbers:
    """By the likelihood that one of the right statements is chosen; no weight is below zero."""

    def cost(by: Numbers) -> float:
        total = 0.0
        for said, right in cases:
            scores = said @ by
            top = scores.max()
            total -= np.log(np.exp(scores[right] - top).sum()) - np.log(np.exp(scores - top).sum())
        return total / len(cases) + _DECAY * float(((by - start) ** 2).mean())

    start = np.array([3.0, 0.4, 3.0, 1.0])
    return np.asarray(minimize(cost, start, method="L-BFGS-B", bounds=[(0.01, None)] * len(start)).x)


def _unseen(cases: Sequence[Case], kept: list[int]) -> float:
    found = []
    for fold in range(_FOLDS):
        others = [case for place, case in enumerate(cases) if place % _FOLDS != fold]
        own = [case for place, case in enumerate(cases) if place % _FOLDS == fold]
        mask = np.isin(np.arange(_PARTS), kept)
        fitted = _fitted([(said * mask, right) for said, right in others])
        found.append(_first([(said * mask, right) for said, right in own], fitted) * len(own))
    return sum(found) / len(cases)


if __name__ == "__main__":
    main()
