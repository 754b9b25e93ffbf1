"""What can be wrong. No words for people here: `ui` says each code in their language.

GrimruleError            something that a user can put right
├── CorpusDamagedError   the corpus cannot be trusted; carries every Problem found
│   └── WordsDamagedError    nor a list of players' words
├── EmptyQuestionError   nothing was asked
├── UnknownError         no such thing; carries those that there are, or the nearest
│   ├── UnknownBookError     no such imported book, or its file is damaged
│   ├── UnknownCardError     no card of that code has been imported
│   ├── UnknownFormatError   a file's ending that we cannot write
│   ├── UnknownGameError     no such game
│   ├── UnknownModelError    a setting names a model that cannot be had
│   └── UnknownRuleError     no such rule or statement
├── PortTakenError       the app cannot be served there
├── RuleNeededError      a picture was asked for, but not of which rule
├── FileError            a file or text that is not what it should be
│   ├── UnreadableFileError  cannot be read as text
│   ├── UnwritableFileError  cannot be written there
│   ├── BadAddressError      a permalink that is cut or mistyped
│   ├── BadBookError         no rulebook that we can read; carries the reason, a BookFault
│   ├── BadCardsError        no list of cards as ArkhamDB writes it
│   ├── BadCardError         a card with a field missing or odd
│   ├── BadSaveError         no sheet and no saved play
│   └── BadSheetTextError    no YAML, or more of it than a table can hold; carries the line
└── TableError           what the rules or the table do not allow
    ├── BadSituationError    a sheet that cannot stand; carries place, value, Fault, what is known and nearest
    │   └── ForbiddenError       an attempt that a statement forbids; carries that statement
    ├── BadBagError          a token that is none
    ├── BadSymbolError       a symbol without a number
    ├── EndlessError         effects set each other off without end
    ├── IllegalAnswerError   an answer that is none of the options
    └── NoPuzzleError        a sheet without a puzzle
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

_ALIKE = 60  # of a hundred: the nearest known word


class Damage(StrEnum):
    """Each way in which a corpus file can be wrong."""

    UNREADABLE = "unreadable"
    BAD_FILE_NAME = "bad-file-name"
    NO_FRONT_MATTER = "no-front-matter"
    BAD_YAML = "bad-yaml"
    DUPLICATE_FIELD = "duplicate-field"
    MISSING_FIELD = "missing-field"
    UNKNOWN_FIELD = "unknown-field"
    BAD_FIELD = "bad-field"
    TOO_FEW_QUESTIONS = "too-few-questions"
    REPEATED_QUESTION = "repeated-question"
    REPEATED_NAME = "repeated-name"
    MISSING_LANGUAGE = "missing-language"
    UNKNOWN_SECTION = "unknown-section"
    DUPLICATE_SECTION = "duplicate-section"
    NO_ANCHOR = "no-anchor"
    EMPTY_STATEMENT = "empty-statement"
    DUPLICATE_ANCHOR = "duplicate-anchor"
    ANCHORS_DIFFER = "anchors-differ"
    LINKS_DIFFER = "links-differ"
    LINK_WITHOUT_WORDS = "link-without-words"
    UNKNOWN_SYMBOL = "unknown-symbol"
    STRAY_MARKUP = "stray-markup"
    MIXED_SCRIPT = "mixed-script"
    UNTRANSLATED = "untranslated"
    UNKNOWN_ANCHOR = "unknown-anchor"
    DANGLING = "dangling"
    SELF_LINK = "self-link"
    DUPLICATE_ID = "duplicate-id"
    ORPHAN = "orphan"
    NO_GAME_FILE = "no-game-file"
    NO_RULES = "no-rules"
    UNKNOWN_CONCEPT = "unknown-concept"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where."""

    path: Path
    line: int
    damage: Damage
    values: Mapping[str, str] = field(default_factory=dict)


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


class Fault(StrEnum):
    """Each way in which a field of a sheet can be wrong; `known` says what may stand there."""

    UNKNOWN = "unknown"  # none of those known
    FIELD = "field"  # there is no such field
    MISSING = "missing"
    KIND = "kind"  # known: number, text, list, mapping, truth, word
    RANGE = "range"  # known: 0–99
    LONG = "long"
    MANY = "many"
    DEEP = "deep"
    TWICE = "twice"  # another thing has that name
    RESERVED = "reserved"  # the word means something else
    NAME = "name"  # signs that no name has
    ELSEWHERE = "elsewhere"  # known: where it should be
    ITSELF = "itself"  # from a place to the same place


class GrimruleError(ValueError):
    """Something that a user can put right. `code` and `values` are for the words that `ui` finds."""

    code: ClassVar[str]

    def __init__(self, **values: object) -> None:
        super().__init__(f"{self.code}: {values}")
        self.values: dict[str, Any] = values


class CorpusDamagedError(GrimruleError):
    code = "corpus-damaged"

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(count=str(len(problems)))
        self.problems = tuple(problems)


class WordsDamagedError(CorpusDamagedError):
    code = "words-damaged"


class EmptyQuestionError(GrimruleError):
    code = "empty-question"


class PortTakenError(GrimruleError):
    code = "port-taken"


class RuleNeededError(GrimruleError):
    code = "rule-needed"


class UnknownError(GrimruleError):
    """No such thing."""


class UnknownBookError(UnknownError):
    code = "unknown-book"


class UnknownCardError(UnknownError):
    code = "unknown-card"


class UnknownFormatError(UnknownError):
    code = "unknown-format"


class UnknownGameError(UnknownError):
    code = "unknown-game"


class UnknownModelError(UnknownError):
    code = "unknown-model"


class UnknownRuleError(UnknownError):
    code = "unknown-rule"


class FileError(GrimruleError):
    """A file or text that is not what it should be."""


class UnreadableFileError(FileError):
    code = "unreadable-file"


class UnwritableFileError(FileError):
    code = "unwritable-file"


class BadAddressError(FileError):
    code = "bad-address"


class BadBookError(FileError):
    code = "bad-book"

    def __init__(self, reason: BookFault, **values: object) -> None:
        super().__init__(reason=str(reason), **values)
        self.reason = reason


class BadCardsError(FileError):
    code = "bad-cards"


class BadCardError(FileError):
    code = "bad-card"


class BadSaveError(FileError):
    code = "bad-save"


class BadSheetTextError(FileError):
    code = "bad-sheet-text"


class TableError(GrimruleError):
    """What the rules or the table do not allow; `cites`: the statement that forbids it, where one does."""

    def __init__(self, *, cites: str | None = None, **values: object) -> None:
        super().__init__(**values)
        self.cites = cites


class BadSituationError(TableError):
    code = "bad-situation"

    def __init__(
        self,
        *,
        field: str,
        value: str,
        known: str,
        among: Iterable[str] = (),
        cites: str | None = None,
        fault: Fault = Fault.UNKNOWN,
        **more: object,
    ) -> None:
        from rapidfuzz import fuzz, process  # noqa: PLC0415 (help needs none)

        words = list(among) or [word.strip() for word in known.split(",")]
        name = value.rsplit(":", 1)[-1].strip() or field.rsplit(".", 1)[-1]
        alike = process.extractOne(name, words, scorer=fuzz.ratio, score_cutoff=_ALIKE)
        nearest = alike[0] if alike else "none"
        said = {"field": field, "value": value, "known": known or "none", "nearest": nearest}
        super().__init__(cites=cites, **said, fault=str(fault), file="none", line=0, **more)

    def at(self, file: str, line: int) -> Self:
        """The same, with the line of the file or text that the field stands in."""
        self.values |= {"file": file, "line": line}
        return self


class ForbiddenError(BadSituationError):
    code = "forbidden"


class BadBagError(TableError):
    code = "bad-bag"


class BadSymbolError(TableError):
    code = "bad-symbol"


class EndlessError(TableError):
    code = "endless"


class IllegalAnswerError(TableError):
    code = "illegal-answer"


class NoPuzzleError(TableError):
    code = "no-puzzle"
