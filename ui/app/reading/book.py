"""A player's book in the app: its passages, repaired words marked, the file's own lines a click away."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.imports.placing.blocks import Shape
from rules_graph.imports.placing.headings import SURE
from rules_graph.imports.shelf import Shelf
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.imports.edition import Edition, Mend, Passage, Section
    from rules_graph.model import Lang

STYLE = """<style>
.book {border-left: 3px solid #b08d57; background: rgba(176, 141, 87, .10); border-radius: 0 6px 6px 0;
  padding: .5rem .9rem; margin: .4rem 0; font-family: Georgia, "Noto Serif", serif; line-height: 1.5}
.book h4 {margin: 0 0 .3rem; font-size: 1.05rem}
.book p {margin: .25rem 0}
.book mark {background: rgba(176, 141, 87, .35); color: inherit; border-radius: 3px; padding: 0 .1em}
.book details {font-family: monospace; font-size: .8rem; opacity: .85; white-space: pre-wrap}
.book-where {font-size: .8rem; opacity: .75}
</style>"""


@st.cache_data(show_spinner=False)
def _books(stamps: tuple[tuple[str, int], ...]) -> list[Edition]:  # noqa: ARG001 (the key of the cache)
    return list(Shelf().books())


def shelved(game: str | None = None) -> list[Edition]:
    """The books that were imported; read again when a file has changed."""
    shelf = Shelf()
    paths = [shelf.folder / f"{name}.json" for name in shelf.names()]
    stamps = tuple((path.name, path.stat().st_mtime_ns) for path in paths if path.exists())
    return [book for book in _books(stamps) if game in (None, book.game)]


def section_html(book: Edition, section: Section, lang: Lang, at: Passage | None = None) -> str:
    """A section of a book; with `at`, that passage alone."""
    passages = [at] if at else section.passages
    lines = [line for passage in passages for line in passage.lines] or list(section.lines)
    where = say(lang, "your-book-lines", count=len(lines), first=str(min(lines)), last=str(max(lines)))
    if section.page:
        where += ", " + say(lang, "your-book-page", page=str(section.page))
    where += _doubt(section, at, lang)
    head = say(lang, "your-book-of", lang=book.lang, heading=section.heading)
    told = "".join(_passage(passage, lang) for passage in passages)
    return (
        f'<div class="book" lang="{book.lang}"><h4>{escape(head)}</h4>{told}'
        f'<div class="book-where">{escape(book.file)} · {escape(where)}</div>{_raw(passages, lang)}</div>'
    )


def _doubt(section: Section, at: Passage | None, lang: Lang) -> str:
    """How a passage was placed at its rule, where that was not by a name."""
    place = (at.states if at else None) or section.states
    if place is None or place.sure >= SURE:
        return ""
    return " · " + say(lang, "your-book-placed", how=say(lang, f"how-{place.how}"), sure=f"{place.sure:.0%}")


def _passage(passage: Passage, lang: Lang) -> str:
    sign = {Shape.BULLET: "• ", Shape.STEP: f"{passage.number}. "}.get(passage.shape, "")
    return (
        f'<p style="margin-left:{0.6 * passage.depth}rem">{escape(sign)}'
        f"{_marked(passage.text, passage.mended, lang)}</p>"
    )


def _marked(text: str, mends: Sequence[Mend], lang: Lang) -> str:
    """The text with its repaired words marked, what stood there shown when pointed at."""
    old = {mend.new: mend.old for mend in mends}
    if not old:
        return escape(text)
    words = "|".join(sorted(map(re.escape, old), key=len, reverse=True))
    told = say(lang, "your-book-repaired")
    return "".join(
        f'<mark title="{escape(told)}: {escape(old[part])}">{escape(part)}</mark>'
        if part in old
        else escape(part)
        for part in re.split(rf"(?<!\w)({words})(?!\w)", text)
    )


def _raw(passages: Sequence[Passage], lang: Lang) -> str:
    raw = [line for passage in passages for line in passage.raw]
    if not raw:
        return ""
    lines = "\n".join(escape(line) for line in raw)
    return f"<details><summary>{escape(say(lang, 'your-book-raw'))}</summary>{lines}</details>"
