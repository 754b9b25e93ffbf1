"""Players' questions with the rules that answer them, and how well a ranking does on them."""

from __future__ import annotations

import csv
import math
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rules_graph.corpus import load
from rules_graph.model import RuleRef

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rules_graph.corpus import Corpus

TUNED_ON = frozenset(["dev", "tune"])
QUESTIONS = Path(__file__).parent.parent / "tests" / "data" / "questions.tsv"
BOARD_GAMES = QUESTIONS.with_name("questions-board-games.tsv")
DEV = QUESTIONS.with_name("questions-dev.tsv")
BLIND = QUESTIONS.with_name("questions-blind.tsv")
FRESH = QUESTIONS.with_name("questions-fresh.tsv")


@dataclass(frozen=True, slots=True)
class Question:
    """`rules` is empty where the books do not answer; `statements` are those of them that do, where we know.

    Weights and confidence were picked on `dev`, `tune`, `statement`, `fresh`, `settled` and `open` (what the
    books leave open).
    `held-out` was looked at on the way. `blind` was written by people who did not know the project, and
    measured after everything else.
    """

    game: str
    lang: str
    split: str
    text: str
    rules: frozenset[RuleRef]
    statements: frozenset[RuleRef] = frozenset()


@dataclass(frozen=True, slots=True)
class Quality:
    """The share of questions with a right rule on top, in the first 5, in the first 10; MRR; nDCG@10."""

    first: float
    five: float
    ten: float
    mrr: float
    ndcg: float

    def __str__(self) -> str:
        return f"{self.first:5.2f} {self.five:5.2f} {self.ten:5.2f} {self.mrr:5.2f} {self.ndcg:5.2f}"


def read_questions(path: Path = QUESTIONS) -> list[Question]:
    corpus = load()
    with path.open(encoding="utf-8") as file:
        return [
            _question(row, corpus) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        ]


def _question(row: Mapping[str, str], corpus: Corpus) -> Question:
    named = [rule.partition("^") for rule in row["rules"].split("|") if rule != "-"]
    refs = [(corpus.find(rule, row["game"]).ref, anchor) for rule, _, anchor in named]
    statements = frozenset(RuleRef(ref.game, ref.rule, anchor) for ref, anchor in refs if anchor)
    rules = frozenset(ref for ref, _ in refs)
    return Question(row["game"], row["lang"], row["split"], row["question"], rules, statements)


def tuned_on() -> list[Question]:
    """All questions that weights and confidence may be picked on."""
    own = [each for each in read_questions() if each.split in TUNED_ON]
    return own + read_questions(DEV) + read_questions(FRESH)


def quality(rankings: Sequence[Sequence[RuleRef]], questions: Sequence[Question]) -> Quality:
    places = [_first(ranking, question.rules) for ranking, question in zip(rankings, questions, strict=True)]
    gains = [
        _ndcg(ranking[:10], question.rules) for ranking, question in zip(rankings, questions, strict=True)
    ]
    size = len(places)
    return Quality(
        sum(place < 1 for place in places) / size,
        sum(place < 5 for place in places) / size,
        sum(place < 10 for place in places) / size,
        sum(1 / (place + 1) for place in places) / size,
        sum(gains) / size,
    )


def _first(ranking: Sequence[RuleRef], right: frozenset[RuleRef]) -> float:
    return next((place for place, ref in enumerate(ranking) if ref in right), math.inf)


def _ndcg(ranking: Sequence[RuleRef], right: frozenset[RuleRef]) -> float:
    gain = sum(1 / math.log2(place + 2) for place, ref in enumerate(ranking) if ref in right)
    return gain / sum(1 / math.log2(place + 2) for place in range(min(len(right), 10)))
