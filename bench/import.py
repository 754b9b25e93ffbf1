"""How long each book takes to import, how much memory, and how well it is placed.

    python -m bench.import          the books beside the project; without them, one of our own words

Each book is read in a process of its own, so that the memory is its alone.
"""

# ruff: noqa: N999 (named after the command)

from __future__ import annotations

import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from rich.console import Console
from rich.table import Table

from rules_graph.corpus import load
from tests.books import PRINTS, imported, written

if TYPE_CHECKING:
    from rules_graph.model import Lang


def main() -> None:
    table = Table(title="Import of a book")
    for column in ("book", "lines", "headings", "placed", "references", "repaired", "seconds", "MB"):
        table.add_column(column, justify="left" if column == "book" else "right")
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "own-words.txt"
        own.write_text(written(load(), "en"), encoding="utf-8")
        books = [
            (str(book), book.path, book.game, book.lang)
            for book in PRINTS
            if book.path.is_file() and book.game in load().games
        ]
        for name, path, game, lang in [*books, ("own words", own, "ahlcg", "en")]:
            command = [sys.executable, "-m", "bench.import", str(path), game, lang]
            measured = subprocess.run(command, capture_output=True, text=True, check=True)
            table.add_row(name, *measured.stdout.split())
    Console().print(table)


def measure(path: str, game: str, lang: Lang) -> None:
    """One book: its figures on one line."""
    corpus = load()
    start = time.perf_counter()
    report = imported(Path(path), corpus, game, lang).report
    seconds = time.perf_counter() - start
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    resolved = report.references - len(report.dangling)
    print(
        report.lines,
        report.sections,
        report.aligned,
        f"{resolved}/{report.references}",
        report.repaired_words,
        f"{seconds:.1f}",
        f"{memory:.0f}",
    )


if __name__ == "__main__":
    if len(sys.argv) == 4:
        measure(sys.argv[1], sys.argv[2], cast("Lang", sys.argv[3]))
    else:
        main()
