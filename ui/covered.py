"""What of the rules is executed, as docs/coverage.md has it, and docs/coverage-GAME.md for another game."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.model import Rule

COVERAGE = Path(__file__).resolve().parent.parent / "docs" / "coverage.md"
_FIRST = "ahlcg"

_RULE = re.compile(r"^\| (\S+) \| (executed|reference) \| (.*?) ?\|$", re.MULTILINE)
_MORE = re.compile(r" and (\d+) more$")
_TOTAL = re.compile(r" from (\d+) cases")


@dataclass(frozen=True)
class Covered:
    """Whether a rule is executed, and the cases that show it: some by their ids, and how many more."""

    executed: bool = False
    cases: tuple[str, ...] = ()
    more: int = 0

    @property
    def count(self) -> int:
        return len(self.cases) + self.more


@dataclass(frozen=True)
class Coverage:
    rules: dict[str, Covered]
    cases: int


@dataclass(frozen=True)
class Share:
    """So many executed of all the rules of a kind."""

    executed: int
    total: int

    @property
    def part(self) -> float:
        return self.executed / self.total


def by_kind(pairs: Sequence[tuple[Rule, Covered]]) -> dict[str, Share]:
    """The kinds of rules, those that are executed most first."""
    totals = Counter(rule.kind for rule, _ in pairs)
    executed = Counter(rule.kind for rule, covered in pairs if covered.executed)
    shares = {str(kind): Share(executed[kind], total) for kind, total in totals.items()}
    return dict(sorted(shares.items(), key=lambda item: -item[1].part))


def coverage_file(game: str) -> Path:
    """Where a game's list is, or would be."""
    return COVERAGE if game == _FIRST else COVERAGE.with_name(f"coverage-{game}.md")


def read_coverage(file: Path = COVERAGE) -> Coverage | None:
    """None where the file is not there, or lists no rules: it is generated, and not part of a package."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError:
        return None
    rules = {rule: _covered(status, cases) for rule, status, cases in _RULE.findall(text)}
    total = _TOTAL.search(text)
    return Coverage(rules, int(total[1]) if total else 0) if rules else None


def _covered(status: str, cases: str) -> Covered:
    more = _MORE.search(cases)
    listed = _MORE.sub("", cases)
    return Covered(
        status == "executed",
        tuple(listed.split(", ")) if listed else (),
        int(more[1]) if more else 0,
    )
