"""What can be wrong. No words for people here: `ui` says each code in their language.

GrimruleError
├── CorpusDamagedError  the corpus cannot be trusted; carries every Problem found
├── EmptyQuestionError  nothing was asked
├── RuleNeededError     a picture was asked for, but not of which rule
├── UnknownBookError    no such imported book, or its file is damaged; carries the books there are
├── UnknownFormatError  a file's ending that we cannot write
├── UnknownGameError    no such game; carries the games there are
├── UnknownRuleError    no such rule or statement; carries the nearest
└── UnreadableFileError a file that cannot be read as text
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path


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


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong, and where."""

    path: Path
    line: int
    damage: Damage
    values: Mapping[str, str] = field(default_factory=dict)


class GrimruleError(ValueError):
    """Something that a user can put right. `code` and `values` are for the words that `ui` finds."""

    code: ClassVar[str]

    def __init__(self, **values: str) -> None:
        super().__init__(f"{self.code}: {values}")
        self.values = values


class CorpusDamagedError(GrimruleError):
    code = "corpus-damaged"

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(count=str(len(problems)))
        self.problems = tuple(problems)


class UnknownGameError(GrimruleError):
    code = "unknown-game"


class UnknownRuleError(GrimruleError):
    code = "unknown-rule"


class EmptyQuestionError(GrimruleError):
    code = "empty-question"


class RuleNeededError(GrimruleError):
    code = "rule-needed"


class UnknownBookError(GrimruleError):
    code = "unknown-book"


class UnknownFormatError(GrimruleError):
    code = "unknown-format"


class UnreadableFileError(GrimruleError):
    code = "unreadable-file"
