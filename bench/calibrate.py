"""Fit the confidence that a question has an answer to the tuning questions; store and print the numbers.

With the questions go the rules' own names, as players type a bare word too. The threshold of a language is
where the given share of its answerable questions is answered, each judged by a model that has not seen it.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from typing import TYPE_CHECKING

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import StratifiedKFold, cross_val_predict

from bench.questions import Question, tuned_on
from rules_graph.model import LANGS
from rules_graph.search.answerable import CONFIDENCE, Confidence, Signs
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    import numpy.typing as npt

    from rules_graph.model import Lang

    Numbers = npt.NDArray[np.float64]

_ANSWERED = 0.95
_NAMES = 10
_SEED = 1926


def main() -> None:
    finder = Finder(*open_index())
    asked = tuned_on()
    signs = [signs_of(finder, each.text, each.game) for each in asked]
    names = [signs_of(finder, name, game) for game, name in _some_names(finder)]
    values = np.array([_row(each) for each in signs + names])
    right = np.array([bool(each.rules) for each in asked] + [True] * len(names))
    weights = np.array([1.0] * len(asked) + [0.3] * len(names))
    unseen, sure = _unseen(values, right, weights, asked)
    fitted = _fitted(values, right, weights, sure)
    CONFIDENCE.write_text(json.dumps(asdict(fitted), indent=2) + "\n", encoding="utf-8")
    print(fitted)
    _report(asked, unseen, sure)


def signs_of(finder: Finder, text: str, game: str) -> Signs:
    evidence = finder.weigh(text, game=game)
    rules = finder.index.statements.best(finder.rank(evidence))
    return finder.signs(evidence, [int(place) for place in np.argsort(-rules, kind="stable")])


def _row(signs: Signs) -> list[float]:
    return [signs.nearest or 0.0, signs.likely or 0.0, signs.covered, signs.told]


def _some_names(finder: Finder) -> list[tuple[str, str]]:
    chance = random.Random(_SEED)
    refs = finder.index.refs
    games = sorted({ref.game for ref in refs})
    return [
        (game, finder.index.name(ref, lang))
        for game in games
        for lang in LANGS
        for ref in chance.sample([ref for ref in refs if ref.game == game], _NAMES)
    ]


def _model() -> LogisticRegression:
    return LogisticRegression(class_weight="balanced", C=10.0)


def _fitted(values: Numbers, right: Numbers, weights: Numbers, sure: dict[Lang, float]) -> Confidence:
    scale = values.std(axis=0)
    model = _model().fit(values / scale, right, sample_weight=weights)
    nearest, likely, covered, told = (float(each) for each in (model.coef_[0] / scale).round(3))
    usual = [float(np.median(values[right, column]).round(2)) for column in (0, 1)]
    return Confidence(nearest, likely, covered, told, round(float(model.intercept_[0]), 3), sure, *usual)


def _unseen(
    values: Numbers, right: Numbers, weights: Numbers, asked: list[Question]
) -> tuple[Numbers, dict[Lang, float]]:
    """Each question's probability by a model fitted to the others, and the threshold."""
    folds = StratifiedKFold(10, shuffle=True, random_state=_SEED)
    unseen = cross_val_predict(
        _model(),
        values / values.std(axis=0),
        right,
        cv=folds,
        method="predict_proba",
        params={"sample_weight": weights},
    )[: len(asked), 1]
    return unseen, {lang: _threshold(unseen, asked, lang) for lang in LANGS}


def _threshold(unseen: Numbers, asked: list[Question], lang: Lang) -> float:
    answerable = np.sort(unseen[[bool(each.rules) and each.lang == lang for each in asked]])
    return round(float(answerable[int((1 - _ANSWERED) * len(answerable))]), 3)


def _report(asked: list[Question], unseen: Numbers, sure: dict[Lang, float]) -> None:
    right = np.array([bool(each.rules) for each in asked])
    print(f"area under the curve, cross-validated: {roc_auc_score(right, unseen):.3f}")
    for game in sorted({each.game for each in asked}):
        for lang in LANGS:
            some = np.array([(each.game, each.lang) == (game, lang) for each in asked])
            said = unseen >= sure[lang]
            print(
                f"  {game:9} {lang} answered {int(said[some & right].sum())} of {int((some & right).sum())},"
                f" false alarms {int(said[some & ~right].sum())} of {int((some & ~right).sum())}"
            )


if __name__ == "__main__":
    main()
