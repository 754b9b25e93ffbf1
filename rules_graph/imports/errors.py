"""Why a file cannot be imported as a rulebook. `ui` has the words: one message, a case for each fault."""

from __future__ import annotations

from enum import StrEnum

from rules_graph.errors import GrimruleError


class BookFault(StrEnum):
    """Each way in which a file can be no rulebook for us, and the values that come with it."""

    UNREADABLE = "unreadable"  # problem
    EMPTY = "empty"
    BINARY = "binary"
    ARCHIVE = "archive"  # kind
    OTHER_FORMAT = "other-format"  # kind
    TOO_LARGE = "too-large"  # size, limit, unit: MB, lines, pages
    ENCODING = "encoding"  # encoding, line
    NO_TEXT = "no-text"  # pages
    BROKEN_PDF = "broken-pdf"
    ENCRYPTED_PDF = "encrypted-pdf"
    TOO_SLOW = "too-slow"  # seconds
    TOO_MUCH_MEMORY = "too-much-memory"  # limit
    WRONG_LANGUAGE = "wrong-language"  # language, found
    WRONG_GAME = "wrong-game"  # game, found
    NO_SECTIONS = "no-sections"


class BadBookError(GrimruleError):
    """The file is no rulebook that we can read; `values` has the reason, and its own values."""

    code = "bad-book"

    def __init__(self, reason: BookFault, **values: str) -> None:
        super().__init__(reason=str(reason), **values)
        self.reason = reason
