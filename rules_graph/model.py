"""What a rule is made of."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Generic, Literal, Self, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, StringConstraints

from rules_graph.languages import LANGS as LANGS  # noqa: PLC0414 (part of the model)
from rules_graph.languages import Lang as Lang  # noqa: PLC0414

SLUG = r"[a-z0-9]+(?:[-.][a-z0-9]+)*"
ANCHOR = r"[a-z0-9]+(?:-[a-z0-9]+)*"

Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1)]
Slug = Annotated[str, StringConstraints(pattern=rf"^{SLUG}$")]
Anchor = Annotated[str, StringConstraints(pattern=rf"^{ANCHOR}$")]
T = TypeVar("T")


class Kind(StrEnum):
    """What sort of rule it is, after the part of the book that states it."""

    CORE_RULE = "core-rule"
    GLOSSARY = "glossary"
    SECTION = "section"
    KEYWORD = "keyword"
    ACTION = "action"
    ABILITY_TYPE = "ability-type"
    TIMING_WORD = "timing-word"
    CARD_TYPE = "card-type"
    CLASS = "class"
    PHASE = "phase"
    STEP = "step"
    WINDOW = "window"
    SETUP = "setup"
    ANATOMY = "anatomy"
    APPENDIX = "appendix"
    COMPONENT = "component"
    STATUS = "status"
    STAT = "stat"
    TEST = "test"
    ENCOUNTER = "encounter"
    MONSTER_TYPE = "monster-type"
    INVESTIGATOR = "investigator"
    FAQ = "faq"
    OPTIONAL_RULE = "optional-rule"


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Trilingual(Frozen, Generic[T]):
    """The same thing in each language."""

    en: T
    pl: T
    uk: T

    def __getitem__(self, lang: Lang) -> T:
        return {"en": self.en, "pl": self.pl, "uk": self.uk}[lang]


@dataclass(frozen=True, order=True, slots=True)
class RuleRef:
    """A rule or one of its statements: `ahlcg/hunter`, `ahlcg/hunter^blocked`."""

    game: str
    rule: str
    anchor: str | None = None

    @classmethod
    def parse(cls, text: str, game: str = "") -> Self | None:
        """Read a reference; without a game of its own it belongs to `game`. None if it is not one."""
        found = re.fullmatch(rf"(?:({SLUG})/)?({SLUG})(?:\^({ANCHOR}))?", text)
        if found is None or not (found[1] or game):
            return None
        return cls(found[1] or game, found[2], found[3])

    @property
    def whole(self) -> RuleRef:
        """The rule that the statement belongs to."""
        return RuleRef(self.game, self.rule)

    def __str__(self) -> str:
        return f"{self.game}/{self.rule}" + (f"^{self.anchor}" if self.anchor else "")


@dataclass(frozen=True, slots=True)
class Link:
    """Words of a statement that lead to another rule."""

    target: RuleRef
    words: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """A game symbol inside a statement."""

    name: str


Span = str | Link | Symbol
Text = tuple[Span, ...]

SYMBOLS = frozenset(
    {"action", "fast", "reaction", "per_investigator"}
    | {"willpower", "intellect", "combat", "agility", "wild"}
    | {"skull", "cultist", "tablet", "elder_thing", "auto_fail", "elder_sign"}
    | {"guardian", "mystic", "rogue", "seeker", "survivor"}
)


def plain(text: Text) -> str:
    """A statement's text with links as their words and symbols as `[name]`."""
    return "".join(_plain_span(span) for span in text)


def _plain_span(span: Span) -> str:
    match span:
        case Link(words=words):
            return words
        case Symbol(name=name):
            return f"[{name}]"
        case _:
            return span


class Statement(Frozen):
    """One obligation, permission, exception or definition, under its anchor."""

    anchor: Anchor
    text: Trilingual[Text]


class Pages(Frozen):
    """Where a printed book states the rule; a range where a page break makes it uncertain."""

    first: int = Field(ge=1)
    last: int = Field(ge=1)

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"


def _pages(value: object) -> object:
    found = re.fullmatch(r"(\d+)(?:-(\d+))?", str(value))
    if found is None or int(found[2] or found[1]) < int(found[1]):
        return value
    return Pages(first=int(found[1]), last=int(found[2] or found[1]))


class Disagreement(Frozen):
    """Where the prints contradict each other, and which reading is taken."""

    at: Anchor
    taken: Literal["pl", "uk", "both", "neither"]
    note: Trilingual[Line]


class FrontMatter(Frozen):
    """The head of a corpus file."""

    kind: Kind
    parent: Slug | None = None
    next: tuple[Slug, ...] = ()
    names: Trilingual[Line]
    aliases: Trilingual[tuple[Line, ...]] = Trilingual(en=(), pl=(), uk=())
    also: tuple[Slug, ...] = ()
    see: tuple[Slug, ...] = ()
    source: dict[Lang, Annotated[Pages, BeforeValidator(_pages)]] = Field(min_length=1)
    disagree: tuple[Disagreement, ...] = ()


class Rule(FrontMatter):
    """A rule of a game, in three languages."""

    game: str
    id: Slug
    statements: tuple[Statement, ...]

    @property
    def ref(self) -> RuleRef:
        return RuleRef(self.game, self.id)

    def statement(self, anchor: str) -> Statement | None:
        return next((statement for statement in self.statements if statement.anchor == anchor), None)

    def links(self) -> list[RuleRef]:
        """The rules that the statements link, in order of mention; the same in each language."""
        spans = (span for statement in self.statements for span in statement.text.en)
        return list(dict.fromkeys(span.target for span in spans if isinstance(span, Link)))


class Book(Frozen):
    """A printed book that the rules of a game were read in."""

    title: Line
    year: int


class Game(Frozen):
    """A game of the family and the books it was read in."""

    id: Slug
    order: int
    names: Trilingual[Line]
    books: dict[Lang, Book]
