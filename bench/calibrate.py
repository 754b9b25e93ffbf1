"""Fit the confidence that a question has an answer to the tuning questions; store and print the numbers.

How a question is worded is learned from some of the corpus's own, which rules answer, and the tuning
questions that none does; of the latter each is weighed by what the others teach.

With the questions go the rules' own names, as players type a bare word too. The thresholds of a language are
where the given shares of its answerable questions are answered, perhaps and without doubt, each judged by a
model that has not seen it.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, cast

import numpy as np
from scipy.sparse import csr_matrix  # type: ignore[import-untyped]
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import StratifiedKFold, cross_val_predict

from bench.questions import Question, tuned_on
from rules_graph.model import LANGS
from rules_graph.search.answerable import CONFIDENCE, WORDING, Confidence, Signs, Wording, wording
from rules_graph.search.bags import features
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index
from rules_graph.search.passages import Field

if TYPE_CHECKING:
    import numpy.typing as npt

    from rules_graph.model import Lang

    Numbers = npt.NDArray[np.float64]
    Found = npt.NDArray[np.uint32]

_PERHAPS, _SURE = 0.965, 0.87  # of what the books answer
_NAMES = 10
_OF_CORPUS, _TELLING, _PARTS = 12_000, 40_000, 8
_SEED = 1926


def main() -> None:
    finder = Finder(*open_index())
    asked = tuned_on()
    worded = _learn_wording(finder, asked)
    signs = [signs_of(finder, each.text, each.game) for each in asked]
    signs = [replace(each, worded=told) for each, told in zip(signs, worded, strict=True)]
    names = [signs_of(finder, name, game) for game, name in _some_names(finder)]
    values = np.array([_row(each) for each in signs + names])
    right = np.array([bool(each.rules) for each in asked] + [True] * len(names))
    weights = np.array([1.0] * len(asked) + [0.3] * len(names))
    unseen = _unseen(values, right, weights)[: len(asked)]
    perhaps, sure = (_thresholds(unseen, asked, share) for share in (_PERHAPS, _SURE))
    fitted = _fitted(values, right, weights, perhaps, sure)
    CONFIDENCE.write_text(json.dumps(asdict(fitted), indent=2) + "\n", encoding="utf-8")
    print(fitted)
    for title, thresholds in (("perhaps", perhaps), ("without doubt", sure)):
        print(title)
        _report(asked, unseen, thresholds)


def signs_of(finder: Finder, text: str, game: str) -> Signs:
    return finder.signs(finder.ranked(text, game))


def _learn_wording(finder: Finder, asked: list[Question]) -> list[float]:
    """Writes what the words tell, and gives what they tell of each question by all but its own part."""
    lexicon, passages = finder.index.lexicon, finder.index.passages
    chance = np.random.default_rng(_SEED)
    places = chance.choice(passages.places(Field.ASKED, Field.TOLD), _OF_CORPUS, replace=False)
    own = [passages[int(place)] for place in places]
    settled = [features(each.text, each.lang, lexicon) for each in own]
    found = [features(each.text, cast("Lang", each.lang), lexicon) for each in asked]
    none = [place for place, each in enumerate(asked) if not each.rules]
    parts = np.arange(len(asked)) % _PARTS
    told = np.zeros(len(asked))
    for part in range(_PARTS):
        model = _wording(settled, [found[place] for place in none if parts[place] != part])
        told[parts == part] = [model(found[place]) for place in np.flatnonzero(parts == part)]
    whole = _wording(settled, [found[place] for place in none])
    np.savez_compressed(
        WORDING, allow_pickle=False, keys=whole.keys, weights=whole.weights.astype(np.float16)
    )
    wording.cache_clear()
    return [float(each) for each in told]


def _wording(settled: list[Found], none: list[Found]) -> Wording:
    texts = [np.unique(each) for each in (*settled, *none)]
    keys, counts = np.unique(np.concatenate(texts), return_counts=True)
    keys = keys[counts >= 2]
    known = [each[np.isin(each, keys, assume_unique=True)] for each in texts]
    rows = np.repeat(np.arange(len(texts)), [len(each) for each in known])
    shares = np.repeat([1 / np.sqrt(max(len(each), 1)) for each in texts], [len(each) for each in known])
    columns = np.searchsorted(keys, np.concatenate(known))
    right = np.repeat([1, 0], [len(settled), len(none)])
    model = LogisticRegression(C=20, class_weight="balanced", solver="liblinear", max_iter=200)
    model.fit(csr_matrix((shares, (rows, columns)), shape=(len(texts), len(keys))), right)
    telling = np.sort(np.argsort(-np.abs(model.coef_[0]))[:_TELLING])
    return Wording(keys[telling], model.coef_[0][telling].astype(np.float32))


def _row(signs: Signs) -> list[float]:
    return [signs.nearest or 0.0, signs.likely or 0.0, signs.worded, signs.covered, signs.told]


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


def _fitted(
    values: Numbers, right: Numbers, weights: Numbers, perhaps: dict[Lang, float], sure: dict[Lang, float]
) -> Confidence:
    scale = values.std(axis=0)
    model = _model().fit(values / scale, right, sample_weight=weights)
    nearest, likely, worded, covered, told = (model.coef_[0] / scale).round(3).tolist()
    usual = [float(np.median(values[right, column]).round(2)) for column in (0, 1)]
    base = round(float(model.intercept_[0]), 3)
    return Confidence(nearest, likely, worded, covered, told, base, perhaps, sure, *usual)


def _unseen(values: Numbers, right: Numbers, weights: Numbers) -> Numbers:
    """Each question's probability by a model fitted to the others."""
    folds = StratifiedKFold(10, shuffle=True, random_state=_SEED)
    scaled, params = values / values.std(axis=0), {"sample_weight": weights}
    found = cross_val_predict(_model(), scaled, right, cv=folds, method="predict_proba", params=params)
    return np.asarray(found[:, 1])


def _thresholds(unseen: Numbers, asked: list[Question], share: float) -> dict[Lang, float]:
    """Where that share of what has an answer is answered, by language."""
    found: dict[Lang, float] = {}
    for lang in LANGS:
        answerable = unseen[[bool(each.rules) and each.lang == lang for each in asked]]
        found[lang] = round(float(np.quantile(answerable, 1 - share)), 3)
    return found


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
