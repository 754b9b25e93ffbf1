"""Made-up rulebooks of our own words, and the real ones where a variable names their folder."""

from __future__ import annotations

import csv
import textwrap
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from rules_graph.corpus import load
from rules_graph.errors import UnknownRuleError
from rules_graph.imports.importing import import_book
from rules_graph.model import Lang, RuleRef, plain
from rules_graph.search.index import silent
from tests.outside import FACTS, SEEDS, book_texts, needed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.corpus import Corpus
    from rules_graph.imports.edition import Edition

TODAY = date(2026, 1, 31)


@dataclass(frozen=True)
class Print:
    """A real book: its game and language, where its text is, and where the facts keep its lines and ids."""

    game: str
    lang: Lang
    seed: str
    line: str
    prefix: str = ""

    @property
    def path(self) -> Path:
        """Where its text is; a name without a file where it is not at hand."""
        found = (path for path in book_texts() if path.name.startswith(f"{self.seed}_"))
        return next(found, Path(self.seed))

    def __str__(self) -> str:
        return f"{self.game}-{self.lang}"


PRINTS = (
    Print("ahlcg", "pl", "000", "pl_line"),
    Print("ahlcg", "uk", "004", "uk_line"),
    Print("eldritch", "pl", "001", "line", "eh-"),
    Print("arkham2e", "pl", "002", "line", "ah2-"),
    Print("mansions", "pl", "003", "line", "mom-"),
)


@cache
def edition_of(book: Print) -> Edition:
    """A real book, imported once."""
    return imported(text_of(book), load(), book.game, book.lang)


def text_of(book: Print) -> Path:
    """A real book's text; the test is skipped where it is not at hand."""
    needed(SEEDS)
    if not book.path.is_file():
        pytest.skip(f"the folder that {SEEDS} names has no text of {book}")
    return book.path


def imported(path: Path, corpus: Corpus, game: str, lang: Lang) -> Edition:
    return import_book(path, corpus, game, lang, TODAY, silent)


def rows(name: str) -> Iterator[dict[str, str]]:
    """The rows of a table of facts."""
    with (needed(FACTS) / name).open(encoding="utf-8") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def owner(corpus: Corpus, game: str, rule: str) -> str | None:
    """The id of the rule that an id of the facts leads to."""
    try:
        return corpus.rule(RuleRef(game, rule)).id
    except UnknownRuleError:
        return None


SMALL = (
    "hunter",
    "retaliate",
    "aloof",
    "massive",
    "ready",
    "clues",
    "doom",
    "slots",
    "parley",
    "resign",
    "evade-action",
)
_SEE: dict[Lang, str] = {
    "en": "See “{title}” on page {page}.",
    "pl": "Patrz „{title}” na stronie {page}.",
    "uk": "Див. «{title}» на с. {page}.",
}


def written(corpus: Corpus, lang: Lang, rules: tuple[str, ...] = SMALL, width: int = 0) -> str:
    """A rulebook in our words: headings alone, bullets, and a cross-reference below each."""
    told: list[str] = []
    for place, each in enumerate(rules):
        rule = corpus.rule(RuleRef("ahlcg", each))
        told += ["", rule.names[lang], ""]
        for statement in rule.statements:
            text = plain(statement.text[lang])
            first = statement is rule.statements[0]
            told += _wrapped(text if first else f"- ❖ {text}", width)
            told += [""] if first else []
        other = corpus.rule(RuleRef("ahlcg", rules[place - 1]))
        page = next(iter(other.source.values())).first
        told += ["", _SEE[lang].format(title=other.names[lang], page=page)]
    return "\n".join(told) + "\n"


def _wrapped(text: str, width: int) -> list[str]:
    return textwrap.wrap(text, width) if width else [text]
