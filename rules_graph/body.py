"""The statements of a corpus file: a section per language, an anchor per statement."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from rules_graph.errors import Damage, Problem
from rules_graph.model import ANCHOR, LANGS, SLUG, SYMBOLS, Lang, Link, RuleRef, Span, Symbol, Text, plain

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token

_LINK = re.compile(rf"\[\[((?:{SLUG}/)?{SLUG})(?:\|([^\]|]+))?\]\]")
_SYMBOL = re.compile(r"\[([a-z_]+)\]")
_ANCHOR = re.compile(rf"\^({ANCHOR})\s*$")
_STRAY = re.compile(r"\*\*|__|[\[\]<>`^]")


@dataclass(frozen=True, slots=True)
class Written:
    """A statement in one language, as it stands in the file."""

    anchor: str
    text: Text
    line: int

    def links(self) -> list[Link]:
        return [span for span in self.text if isinstance(span, Link)]


@dataclass(slots=True)
class Body:
    """What each language's section says, and what is wrong with it."""

    sections: dict[Lang, list[Written]] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


def _inline(name: str, pattern: re.Pattern[str]) -> tuple[str, object]:
    """A markdown-it inline rule that turns what the pattern matches into a token of that name."""

    def rule(state: StateInline, silent: bool) -> bool:
        found = pattern.match(state.src, state.pos)
        if found is None:
            return False
        if not silent:
            token = state.push(name, "", 0)
            token.meta = {"groups": found.groups()}
        state.pos = found.end()
        return True

    return name, rule


def _parser() -> MarkdownIt:
    markdown = MarkdownIt("zero").enable(["heading", "list"])
    for name, rule in (_inline("link", _LINK), _inline("symbol", _SYMBOL), _inline("anchor", _ANCHOR)):
        markdown.inline.ruler.push(name, rule)  # type: ignore[arg-type]
    return markdown


_MARKDOWN = _parser()


def read_body(path: Path, text: str, first_line: int, game: str) -> Body:
    """Read the part of a corpus file below its front matter."""
    return _Reader(path, first_line, game).read(text)


class _Reader:
    def __init__(self, path: Path, first_line: int, game: str) -> None:
        self.path = path
        self.first_line = first_line
        self.game = game
        self.lang: Lang | None = None
        self.body = Body()

    def read(self, text: str) -> Body:
        tokens = _MARKDOWN.parse(text)
        for before, token in zip([None, *tokens], tokens, strict=False):
            if token.type != "inline":
                continue
            line = (token.map or [0])[0] + self.first_line
            if before is not None and before.type == "heading_open":
                self._open_section(token.content.strip(), line)
            else:
                self._statement(token, line)
        for lang in LANGS:
            if lang not in self.body.sections:
                self._report(self.first_line, Damage.MISSING_LANGUAGE, lang=lang)
        return self.body

    def _report(self, line: int, damage: Damage, **values: str) -> None:
        self.body.problems.append(Problem(self.path, line, damage, values))

    def _open_section(self, title: str, line: int) -> None:
        self.lang = title if title in LANGS else None
        if self.lang is None:
            self._report(line, Damage.UNKNOWN_SECTION, section=title)
        elif self.lang in self.body.sections:
            self._report(line, Damage.DUPLICATE_SECTION, section=title)
        else:
            self.body.sections[self.lang] = []

    def _statement(self, token: Token, line: int) -> None:
        if self.lang is None:
            self._report(line, Damage.UNKNOWN_SECTION, section=token.content[:40])
            return
        children = token.children or []
        anchor = next((child.meta["groups"][0] for child in children if child.type == "anchor"), None)
        text = _trimmed(list(self._spans(children, line)))
        if anchor is None:
            self._report(line, Damage.NO_ANCHOR, words=token.content[:60])
            return
        if not any(plain((span,)).strip(" .") for span in text):
            self._report(line, Damage.EMPTY_STATEMENT, anchor=anchor)
        written = self.body.sections[self.lang]
        if any(other.anchor == anchor for other in written):
            self._report(line, Damage.DUPLICATE_ANCHOR, anchor=anchor, lang=self.lang)
        written.append(Written(anchor, text, line))

    def _spans(self, children: list[Token], line: int) -> Iterator[Span]:
        for child in children:
            match child.type:
                case "link":
                    target, words = child.meta["groups"]
                    yield self._link(target, words, line)
                case "symbol":
                    (name,) = child.meta["groups"]
                    if name not in SYMBOLS:
                        self._report(line, Damage.UNKNOWN_SYMBOL, symbol=name)
                    yield Symbol(name)
                case "text":
                    if stray := _STRAY.search(child.content):
                        self._report(line, Damage.STRAY_MARKUP, markup=stray[0])
                    yield child.content

    def _link(self, target: str, words: str | None, line: int) -> Link:
        ref = RuleRef.parse(target, self.game)
        assert ref is not None, "the link's pattern admits nothing else"
        if words is None and self.lang != "en":
            self._report(line, Damage.LINK_WITHOUT_WORDS, target=target, lang=str(self.lang))
        return Link(ref, words or ref.rule.replace("-", " "))


def _trimmed(spans: list[Span]) -> Text:
    """White space folded, none at either end."""
    folded = [re.sub(r"\s+", " ", span) if isinstance(span, str) else span for span in spans]
    if folded and isinstance(folded[0], str):
        folded[0] = folded[0].lstrip()
    if folded and isinstance(folded[-1], str):
        folded[-1] = folded[-1].rstrip()
    return tuple(span for span in folded if span != "")
