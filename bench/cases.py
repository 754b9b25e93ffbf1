"""Run every numbered case and print how many hold, by game and topic. Exit code 1 if one does not."""

from __future__ import annotations

import sys
from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from rich.table import Table

from rules_graph.corpus import load
from tests import board_casebook, casebook

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from rules_graph.corpus import Corpus

_FEW = 5  # topics with fewer cases are counted together


def main() -> int:
    corpus, out = load(), Console()
    table = Table("game", "topic", "cases that hold")
    failed: list[str] = []
    for game in corpus.games:
        held: Counter[str] = Counter()
        told: Counter[str] = Counter()
        for path, source, check in _cases(game, corpus):
            topic = _topic(corpus, game, source)
            told[topic] += 1
            if _holds(check):
                held[topic] += 1
            else:
                failed.append(f"{game}/{path.stem}")
        for row in _rows(game, told, held):
            table.add_row(*row)
    out.print(table)
    for name in failed:
        out.print(f"does not hold: {name}", style="red")
    return bool(failed)


def _cases(game: str, corpus: Corpus) -> Iterator[tuple[Path, str, Callable[[], None]]]:
    """Each case's file, the rule that it is chiefly about, and its check."""
    if game == "ahlcg":
        for path in casebook.CASES:
            yield path, casebook.read(path)[0]["source"][0], partial(casebook.check, path, corpus)
    else:
        for path in board_casebook.cases_of(game):
            source = board_casebook.case_of(path)["source"][0]
            yield path, source, partial(board_casebook.check, game, path, corpus)


def _holds(check: Callable[[], None]) -> bool:
    try:
        check()
    except (Exception, pytest.fail.Exception):
        return False
    return True


def _topic(corpus: Corpus, game: str, rule: str) -> str:
    """The outermost rule that it is a part of."""
    found = corpus.find(rule, game)
    while found.parent:
        found = corpus.find(found.parent, game)
    return found.names.en


def _rows(game: str, told: Counter[str], held: Counter[str]) -> Iterator[tuple[str, str, str]]:
    large = [topic for topic, count in told.most_common() if count >= _FEW]
    for topic in large:
        yield game, topic, f"{held[topic]} of {told[topic]}"
    rest = [topic for topic in told if topic not in large]
    yield game, f"{len(rest)} further topics", f"{_sum(held, rest)} of {_sum(told, rest)}"
    yield game, "all", f"{held.total()} of {told.total()}"


def _sum(counts: Counter[str], topics: list[str]) -> int:
    return sum(counts[topic] for topic in topics)


if __name__ == "__main__":
    sys.exit(main())
