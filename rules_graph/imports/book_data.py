"""What is known beforehand of a game's printed books: `corpus/GAME/book.yaml`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field

from rules_graph.errors import CorpusDamagedError
from rules_graph.front_matter import read_yaml, validate
from rules_graph.model import Frozen, Lang, Line, Slug
from rules_graph.paths import CORPUS

if TYPE_CHECKING:
    from pathlib import Path


class BookData(Frozen):
    """Data of one game's books, by language.

    headings  what a print heads a rule with, where that is neither its name nor an alias
    no_rule   headings that state no rule: title, credits, index, captions of pictures
    words     words that no list of the language has
    """

    headings: dict[Lang, dict[Slug, tuple[Line, ...]]] = Field(default_factory=dict)
    no_rule: dict[Lang, tuple[Line, ...]] = Field(default_factory=dict)
    words: dict[Lang, tuple[Line, ...]] = Field(default_factory=dict)


def book_data(game: str, folder: Path = CORPUS) -> BookData:
    """The data of a game's books; empty where there are none."""
    path = folder / game / "book.yaml"
    if not path.exists():
        return BookData()
    fields, problems = read_yaml(path, path.read_text(encoding="utf-8"), 1)
    data, wrong = validate(path, fields, BookData) if not problems else (None, problems)
    if data is None:
        raise CorpusDamagedError(wrong)
    return data
