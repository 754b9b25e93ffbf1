"""How long the corpus takes to read and check, and what share each part has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.figures import Figure, seconds, show
from rules_graph.corpus import read
from rules_graph.graph import build
from rules_graph.paths import CORPUS

if TYPE_CHECKING:
    from collections.abc import Iterator


def figures() -> Iterator[Figure]:
    corpus = read(CORPUS)
    reading, graph = seconds(lambda: read(CORPUS)), seconds(lambda: build(corpus))
    bare = seconds(lambda: [path.read_text(encoding="utf-8") for path in CORPUS.rglob("*.md")])
    part = f"corpus, {len(corpus.rules)} rules"
    yield Figure(part, "read and checked", f"{reading:.2f} s; the files alone {bare / reading:.1%} of it")
    yield Figure(part, "the graph built", f"{graph / reading:.0%} of that")


if __name__ == "__main__":
    show(figures())
