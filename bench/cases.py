"""Run every numbered case, or those of the games named, and print how many hold, by game and topic.

Each that does not is named with its file and what differs. Exit code 1 if there is one.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from rules_graph.corpus import load
from rules_graph.paths import CORPUS
from tests.case_files import DiffersError, MalformedCaseError, cases_of, read_case
from tests.casebook import check

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from rules_graph.corpus import Corpus

_FEW = 5  # topics with fewer cases are counted together
_AS_IT_IS: Any = {"markup": False, "highlight": False, "soft_wrap": True}


@dataclass(frozen=True)
class Outcome:
    """What came of a case: where it belongs, and why it does not hold, if it does not."""

    path: Path
    topic: str
    fault: str = ""


def main(folder: Path = CORPUS, games: Sequence[str] = ()) -> int:
    corpus, out = load(), Console()
    table = Table("game", "topic", "cases that hold")
    failed: list[Outcome] = []
    for game in [corpus.game(name).id for name in games] or corpus.games:
        outcomes = [outcome(game, path, corpus) for path in cases_of(game, folder)]
        failed += [each for each in outcomes if each.fault]
        for row in _rows(game, outcomes):
            table.add_row(*row)
    out.print(table)
    for each in failed:
        out.print(f"\ndoes not hold: {_shown(each.path)}", style="red", **_AS_IT_IS)
        out.print(each.fault, **_AS_IT_IS)
    return bool(failed)


def outcome(game: str, path: Path, corpus: Corpus) -> Outcome:
    """Whatever is wrong with a case, the others are still run."""
    topic = "not known"
    try:
        topic = _topic(corpus, game, read_case(path)["source"][0])
        check(game, path, corpus)
    except (MalformedCaseError, DiffersError) as error:
        return Outcome(path, topic, str(error))
    except Exception as error:
        return Outcome(path, topic, f"{type(error).__name__}: {error}")
    return Outcome(path, topic)


def _shown(path: Path) -> Path:
    """As somebody in the project's folder would name it."""
    root = CORPUS.parent
    return path.relative_to(root) if path.is_relative_to(root) else path


def _topic(corpus: Corpus, game: str, rule: str) -> str:
    """The outermost rule that it is a part of."""
    found = corpus.find(rule, game)
    while found.parent:
        found = corpus.find(found.parent, game)
    return found.names.en


def _rows(game: str, outcomes: Sequence[Outcome]) -> Iterator[tuple[str, str, str]]:
    told = Counter(each.topic for each in outcomes)
    held = Counter(each.topic for each in outcomes if not each.fault)
    large = [topic for topic, count in told.most_common() if count >= _FEW]
    for topic in large:
        yield game, topic, f"{held[topic]} of {told[topic]}"
    rest = [topic for topic in told if topic not in large]
    yield game, f"{len(rest)} further topics", f"{_sum(held, rest)} of {_sum(told, rest)}"
    yield game, "all", f"{held.total()} of {told.total()}"


def _sum(counts: Counter[str], topics: list[str]) -> int:
    return sum(counts[topic] for topic in topics)


if __name__ == "__main__":
    sys.exit(main(games=sys.argv[1:]))
