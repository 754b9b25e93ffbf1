"""Fit the confidence that a question has an answer to the tuning questions; print the numbers."""

from __future__ import annotations

import numpy as np
from sklearn.linear_model import LogisticRegression

from bench.questions import TUNED_ON, read_questions
from rules_graph.search.answerable import known_share
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index


def main() -> None:
    finder = Finder(*open_index())
    questions = [question for question in read_questions() if question.split in TUNED_ON]
    rows = []
    for question in questions:
        evidence = finder.weigh(question.text)
        rows.append([evidence.nearest or 0.0, known_share(evidence.asked, finder.index.lexicon)])
    values, right = np.array(rows), np.array([bool(question.rules) for question in questions])
    scale = values.std(axis=0)
    fitted = LogisticRegression(class_weight="balanced").fit(values / scale, right)
    print("nearest, known:", (fitted.coef_[0] / scale).round(2), "base:", fitted.intercept_.round(2))


if __name__ == "__main__":
    main()
