"""The terms of each game in the three languages, as the corpus has them: writes docs/terms.md."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rules_graph.corpus import load
from rules_graph.model import LANGS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.corpus import Corpus
    from rules_graph.model import Rule

FILE = Path(__file__).parent.parent / "docs" / "terms.md"
_INTRODUCTION = """# Terms

Every rule's name in the three languages: as printed where the book that was read is in that language (the
card game: Polish and Ukrainian; the board games: Polish), otherwise as players of that language say it.
Written by `python -m bench.terms` from the corpus; a term is corrected in `corpus/`, not here.
"""


def main() -> None:
    FILE.write_text(terms(load()), encoding="utf-8")


def terms(corpus: Corpus) -> str:
    return "\n".join([_INTRODUCTION, *_tables(corpus)])


def _tables(corpus: Corpus) -> Iterator[str]:
    for game in corpus.games.values():
        yield f"## {game.names.en}\n"
        yield "| English | Polski | Українська | rule |\n|---|---|---|---|"
        rules = sorted(corpus.of_game(game.id), key=lambda rule: (rule.names.en.casefold(), rule.id))
        yield from map(_row, rules)
        yield ""


def _row(rule: Rule) -> str:
    return f"| {' | '.join(rule.names[lang] for lang in LANGS)} | `{rule.ref}` |"


if __name__ == "__main__":
    main()
