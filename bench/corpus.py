"""How long the corpus takes to read and check, and what share each part has."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from rules_graph.corpus import load, read
from rules_graph.graph import build
from rules_graph.paths import CORPUS

if TYPE_CHECKING:
    from collections.abc import Callable


def seconds(work: Callable[[], object], runs: int = 5) -> float:
    """The median time of a piece of work."""
    return statistics.median(_once(work) for _ in range(runs))


def _once(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def main() -> None:
    corpus = load()
    size = sum(path.stat().st_size for path in CORPUS.rglob("*.md"))
    loading, graph = seconds(lambda: read(CORPUS)), seconds(lambda: build(corpus))
    bare = seconds(lambda: [path.read_text(encoding="utf-8") for path in CORPUS.rglob("*.md")])
    print(f"{len(corpus.rules)} rules, {size / 1e6:.2f} MB")
    print(f"read and check  {loading * 1e3:7.1f} ms  {loading / len(corpus.rules) * 1e6:5.0f} µs a rule")
    print(f"build the graph {graph * 1e3:7.1f} ms  {graph / loading:5.1%} of reading")
    print(f"the files alone {bare * 1e3:7.1f} ms  {bare / loading:5.1%} of reading")


if __name__ == "__main__":
    main()
