"""How often a verdict is given to unseen questions, and how often it and each witness are right.

`python -m bench.verdicts` asks the questions of `tests/data/asked.tsv`, which nothing was trained on: half of
them in pairs that differ by a word which turns the answer. Another name (`asked-blind`, `asked-unseen`) asks
those of that file; of what no rule settles it shows how often it is answered all the same.
"""

from __future__ import annotations

import csv
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.answer import ask
from engine.answer.weighing import asks_otherwise, leaning
from rules_graph.model import LANGS, RuleRef
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.answer import Answer
    from rules_graph.precedents import Verdict

ASKED = Path(__file__).parent.parent / "tests" / "data" / "asked.tsv"
LOOKED_AT = ("asked", "asked-blind", "asked-fresh", "asked-last", "asked-unseen")
_RULED = ("yes", "no")


@dataclass(frozen=True, slots=True)
class Question:
    """A question with a judge's answer; two of one `pair` differ by a word that turns it."""

    game: str
    lang: str
    kind: str
    verdict: str
    question: str
    pair: str
    statements: str

    @property
    def refs(self) -> frozenset[RuleRef]:
        """The statements that answer, where somebody looked them up."""
        named = [each.partition("^") for each in self.statements.split("|") if each != "-"]
        return frozenset(RuleRef(self.game, rule, anchor) for rule, _, anchor in named)


def read_asked(path: Path = ASKED) -> list[Question]:
    with path.open(encoding="utf-8") as file:
        return [Question(**row) for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)]


def looked_at() -> list[Question]:
    """All questions of this kind that weights may be fitted to."""
    return [each for name in LOOKED_AT for each in read_asked(ASKED.with_stem(name))]


def main(path: Path = ASKED) -> None:
    finder = Finder(*open_index())
    asked = read_asked(path)
    answers = [ask(each.question, finder, each.game) for each in asked]
    every = list(zip(asked, answers, strict=True))
    _show("all", every)
    parts = [*LANGS, *sorted({each.game for each in asked}), *sorted({each.kind for each in asked})]
    for part in parts:
        _show(part, [pair for pair in every if part in (pair[0].lang, pair[0].game, pair[0].kind)])


def _show(title: str, some: Sequence[tuple[Question, Answer]]) -> None:
    ruled = [(each, answer) for each, answer in some if each.verdict in _RULED]
    print(f"{title}: {len(some)} questions, {len(ruled)} of yes or no")
    print(f"  verdict    {_right(ruled, lambda answer: answer.verdict)}")
    print(f"    without doubt  {_right(ruled, lambda answer: answer.verdict if answer.sure else None)}")
    print(f"  statement  {_right(ruled, lambda answer: leaning(answer.findings.heard))}")
    print(f"  play       {_right(ruled, lambda answer: answer.inquiry.says)}")
    print(f"  play, all words understood  {_right(ruled, _sure)}")
    unasked = [(each, answer) for each, answer in some if each.verdict not in _RULED]
    misplaced = sum(answer.verdict in _RULED for _, answer in unasked)
    print(f"  of {len(unasked)} that yes or no does not answer, answered by it {misplaced}")
    differ = sum(not answer.agreed for _, answer in some)
    otherwise = [asks_otherwise(answer.findings.heard) for each, answer in some if each.verdict == "open"]
    print(f"  witnesses differ {differ}; of {len(otherwise)} open ones told as such {sum(otherwise)}")
    _show_doubts([(each, answer) for each, answer in some if each.verdict != "-"], "settled")
    _show_doubts([(each, answer) for each, answer in some if each.verdict == "-"], "not settled")
    known = [(each, answer) for each, answer in some if each.refs]
    first = [_first(each, answer) for each, answer in known]
    among = [any(ref in each.refs for ref in answer.statements) for each, answer in known]
    right = [
        answer.verdict == each.verdict if each.verdict in _RULED else _first(each, answer)
        for each, answer in known
    ]
    helps = [
        good or (shown and answer.verdict in (None, each.verdict))
        for (each, answer), good, shown in zip(known, right, among, strict=True)
    ]
    shares = [f"{sum(each) / max(len(each), 1):.2f}" for each in (first, among, right, helps)]
    print(f"  answering statement first, shown; right, helpful: {' '.join(shares)}")


def _show_doubts(some: Sequence[tuple[Question, Answer]], title: str) -> None:
    refused = sum(not answer.answered for _, answer in some)
    doubted = sum(answer.findings.doubtful for _, answer in some)
    print(f"  {title} {len(some)}: said to have no answer {refused}, perhaps none {doubted}")


def _sure(answer: Answer) -> Verdict | None:
    return answer.inquiry.says if answer.inquiry.sure else None


def _first(each: Question, answer: Answer) -> bool:
    return bool(answer.statements) and answer.statements[0] in each.refs


def _right(some: Sequence[tuple[Question, Answer]], said: Callable[[Answer], Verdict | None]) -> str:
    given = [(each.verdict, said(answer)) for each, answer in some if said(answer) in _RULED]
    good = sum(expected == verdict for expected, verdict in given)
    return f"given {len(given):3}, right {good:3}" + (f" ({good / len(given):.2f})" if given else "")


if __name__ == "__main__":
    main(ASKED.with_stem(sys.argv[1]) if len(sys.argv) > 1 else ASKED)
