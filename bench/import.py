"""How long each book takes to import, how much memory, and how well it is placed.

    python -m bench.import          the books in GRIMRULE_SEEDS; without them, one of our own words

Each book is read in a process of its own, so that the memory is its alone.
"""

# ruff: noqa: N999 (named after the command)

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rich.console import Console
from rich.table import Table

from bench.figures import Figure, memory
from rules_graph.corpus import load
from tests.books import PRINTS, imported, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.model import Lang

COLUMNS = ("lines", "headings", "placed", "references", "repaired", "seconds", "MB")


def main() -> None:
    table = Table(title="Import of a book")
    for column in ("book", *COLUMNS):
        table.add_column(column, justify="left" if column == "book" else "right")
    for name, told in measured():
        table.add_row(name, *told)
    Console().print(table)


def figures() -> Iterator[Figure]:
    for name, told in measured():
        each = dict(zip(COLUMNS, told, strict=True))
        yield Figure("import", name, f"{each['lines']} lines in {each['seconds']} s, {each['MB']} MB")


def measured() -> Iterator[tuple[str, list[str]]]:
    """Each book that is at hand, and one of our own words."""
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "own-words.txt"
        own.write_text(written(load(), "en"), encoding="utf-8")
        books = [(str(book), book.path, book.game, book.lang) for book in PRINTS if book.path.is_file()]
        for name, path, game, lang in [*books, ("own words", own, "ahlcg", "en")]:
            command = [sys.executable, "-m", "bench.import", str(path), game, lang]
            run = subprocess.run(command, capture_output=True, text=True, check=True)
            yield name, run.stdout.split()


def measure(path: str, game: str, lang: Lang) -> None:
    """One book: its figures on one line."""
    corpus = load()
    start = time.perf_counter()
    report = imported(Path(path), corpus, game, lang).report
    seconds = time.perf_counter() - start
    resolved = report.references - len(report.dangling)
    print(
        report.lines,
        report.sections,
        report.aligned,
        f"{resolved}/{report.references}",
        report.repaired_words,
        f"{seconds:.1f}",
        memory(),
    )


if __name__ == "__main__":
    if len(sys.argv) == 4:
        measure(sys.argv[1], sys.argv[2], cast("Lang", sys.argv[3]))
    else:
        main()
