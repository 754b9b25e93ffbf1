"""How well other scans of the real books are placed: the share of their rules that is found in each.

python -m bench.scans           all books that are at hand; or name some, such as ahlcg-pl
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from rules_graph.corpus import Corpus, load
from rules_graph.errors import BadBookError
from tests.books import PRINTS, Print, imported
from tests.outside import FACTS, SEEDS, folder
from tests.placed import recall, truth_of
from tests.scans import SCANS, as_text, origins, rows_of


def main() -> None:
    corpus = load()
    books = [book for book in PRINTS if book.path.is_file() and (str(book) in sys.argv or not sys.argv[1:])]
    if not books or not folder(FACTS):
        sys.exit(f"{SEEDS} must name the folder of the books, {FACTS} that of their facts.")
    table = Table("scan", *map(str, books), title="Recall in other scans of a book")
    for scan in SCANS:
        table.add_row(scan, *(_found(book, scan, corpus) for book in books))
    Console().print(table)


def _found(book: Print, scan: str, corpus: Corpus) -> str:
    scanned = SCANS[scan](rows_of(book.path.read_text(encoding="utf-8")))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scan.txt"
        path.write_text(as_text(scanned), encoding="utf-8")
        try:
            edition = imported(path, corpus, book.game, book.lang)
        except BadBookError as error:
            return str(error.reason)
    return f"{recall(edition, truth_of(book, corpus), origins(scanned)):.2f}"


if __name__ == "__main__":
    main()
