"""A rulebook file as lines, before anything is understood of it."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum

_SPACES = re.compile(r"[\u00a0\u2000-\u200a\u202f\u205f\u3000]")


class Form(StrEnum):
    TEXT = "txt"
    MARKDOWN = "md"
    PDF = "pdf"


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the file, or one piece of it where a mark or a second column cuts it in pieces.

    number  the line in the file, from 1 (in a PDF: counted through all pages); pieces share it
    raw     the whole line as it stands there
    text    what is to be read: no markup of headings, no crumbs of tools, no control characters
    page    the page, where the file has pages
    mark    0, or the level of the heading that Markdown or a larger type makes of it
    """

    number: int
    raw: str
    text: str
    page: int | None = None
    mark: int = 0

    @property
    def blank(self) -> bool:
        return not self.text.strip()


@dataclass(frozen=True, slots=True)
class Manuscript:
    """A file that was read: where it comes from, and its lines; a blank line parts paragraphs."""

    name: str
    sha256: str
    form: Form
    encoding: str
    lines: tuple[Line, ...]


def clean(text: str) -> str:
    """Composed letters, plain spaces, nothing invisible; a soft hyphen at the end is a hyphen."""
    text = unicodedata.normalize("NFC", _SPACES.sub(" ", text)).rstrip()
    if text.isascii() and text.isprintable():
        return text
    if text.endswith("\u00ad"):
        text = text[:-1] + "-"
    return "".join(char for char in text if char == "\t" or unicodedata.category(char) not in ("Cc", "Cf"))
