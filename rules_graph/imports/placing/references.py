"""The cross-references of a book: see “Clues” on page 17; Related topics: Space, Path; (see page 9)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules_graph.imports.placing.blocks import is_list_of_references
from rules_graph.imports.placing.naming import Likeness, Names, key
from rules_graph.imports.placing.same_word import same_word, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.model import Lang, Rule

_QUOTED = re.compile(r"[„“”«‚\"](?P<title>[^„“”«»\"]{2,90}?)[”“»\"]")
_PAGES = (
    r"(?P<pages>(?-i:[IVXLC]{1,6})\b|\d{1,3}(?:\s*[-–]\s*\d{1,3})?(?:\s*(?:,|oraz|i|та|й|and)\s*\d{1,3}\b)*)"
)
_WORDS: dict[Lang, dict[str, str]] = {
    "en": {"see": r"\b(?:see|described|section|box)\b", "page": r"(?:on\s+)?\b(?:pages?|pp?\.)"},
    "pl": {
        "see": r"\b(?:patrz|zob\.|zobacz|opisan\w*|akapi\w*|ramce|rozdzia\w*)\b",
        "page": r"(?:na\s+|od\s+)?\b(?:stronie|stronach|stronę|strony|strona|str\.|s\.)",
    },
    "uk": {
        "see": r"\b(?:див\.|дивіться|дивись|описан\w*|розділ\w*)",
        "page": r"(?:на\s+)?\b(?:сторінці|сторінках|сторінка|стор\.|с\.)",
    },
}
NAMED = 0.72
_AFTER = 60
_BEFORE = 160
_TITLE = 3
_SAYS = 5.0  # likeness of content is seldom over 0.4, that of names is 1


@dataclass(frozen=True, slots=True)
class Reference:
    """What the book sends its reader to; `rule` is None where nothing answers to it."""

    words: str
    pages: str
    rule: str | None


class References:
    """Finds and resolves the cross-references of a book in one language."""

    def __init__(self, names: Names, likeness: Likeness) -> None:
        self._names = names
        self._likeness = likeness
        words = _WORDS[names.lang]
        self._see = re.compile(words["see"], re.I)
        self._page = re.compile(rf"{words['page']}\s*{_PAGES}", re.I)
        self._last_page = max((self._pages(rule)[1] for rule in names.rules.values()), default=0)

    def of(self, text: str) -> list[Reference]:
        """The references in a block of the book."""
        if listed := self._list(text):
            return listed
        found: list[Reference] = []
        claimed: set[int] = set()
        for words, page in self._titles(text):
            pages = page["pages"] if page else ""
            claimed |= {page.start()} if page else set()
            rule = self._named(words, pages)
            # Quotation marks alone do not make a reference: other things than rules are quoted too.
            if rule is not None or page:
                found.append(Reference(words, pages, rule))
        for page in self._page.finditer(text):
            if page.start() not in claimed:
                found.append(self._numbered(text, page))
        return found

    def entry(self, words: str, pages: str) -> Reference:
        """A line of an index or of a table of contents; "Sanity (see Health)" leads to what it names."""
        redirected = re.search(rf"\((?:{self._see.pattern})\s*(?P<title>[^)]+)\)", words, re.I)
        named = redirected["title"] if redirected else words
        called = [words, named, ", ".join(reversed(named.split(", "))).replace(",", "")]
        found = [rule for each in called if (rule := self._named(each, pages))]
        return Reference(words, pages, found[0] if found else None)

    def _list(self, text: str) -> list[Reference]:
        """ "Related topics: A, B, C"; not a list of titles in quotation marks, which have their pages."""
        if not is_list_of_references(text) or _QUOTED.search(text):
            return []
        listed = [words.strip(" .|_¦'") for words in re.split(r",|;", text.partition(":")[2])]
        return [Reference(words, "", self._named(words, "")) for words in listed if len(key(words)) > 1]

    def _titles(self, text: str) -> Iterator[tuple[str, re.Match[str] | None]]:
        """Quoted titles that a page number follows, or that stand in a sentence that says "see"."""
        for quoted in _QUOTED.finditer(text):
            after = self._page.search(text, quoted.end(), min(len(text), quoted.end() + _AFTER + 12))
            between = text[quoted.end() : after.start()] if after else ""
            near = after and len(between) <= _AFTER and not re.search(r"[.;!?]\s|\)", between)
            sentence = re.split(r"[.!?]\s+(?=[^\W\d_a-zа-яіїє])|\(", text[: quoted.start()])[-1]
            told = self._see.search(sentence) or self._see.search(text[: quoted.start()][-25:])
            if near or told:
                yield quoted["title"].strip(" ,."), after if near else None

    def _named(self, words: str, pages: str) -> str | None:
        """The rule that a title means; where several may be meant, the one that is on the page."""
        steps = self._names.numbered(words)
        if len(steps) == 1:
            return steps[0]
        found = self._names.nearest(words, least=NAMED)
        if not found:
            return None

        def worth(rule: str) -> float:
            return found[rule] + (0.04 if pages and self._on_page(rule, pages) else 0.0)

        return max(found, key=worth)

    def _numbered(self, text: str, page: re.Match[str]) -> Reference:
        """A page alone, or with a title that has no quotation marks: the rule there that the words mean."""
        before = text[max(0, page.start() - _BEFORE) : page.start()]
        pages = page["pages"]
        there = self._there(pages)
        sees = list(self._see.finditer(before))
        title = before[sees[-1].end() :].strip(" ,.–-") if sees else ""
        if len(key(title)) > _TITLE and (called := self._named(title, pages)) in there:
            return Reference(title, pages, called)
        return Reference(before[-40:].strip(), pages, self._meant(before, there))

    def _there(self, pages: str) -> list[str]:
        """The rules on some pages, and those that a rule there goes on with overleaf."""
        here = [rule for rule in self._names.rules if self._on_page(rule, pages)]
        last = max((int(number) for number in re.findall(r"\d+", pages)), default=0)
        overleaf = [
            nested
            for rule in here
            for nested in self._names.within(rule)
            if self._on_page(nested, str(last + 1))
        ]
        return list(dict.fromkeys([*here, *overleaf]))

    def _meant(self, before: str, there: list[str]) -> str | None:
        """Of some rules, the one whose name stands nearest before a page number, and that says the like."""
        words = words_of(re.split(r"[.!?]\s+(?=[^\W\d_a-zа-яіїє])", before)[-1])
        like = self._likeness.to(before)
        return max(there, key=lambda rule: self._told(rule, words) + _SAYS * like[rule], default=None)

    def _told(self, rule: str, words: list[str]) -> float:
        """How much of a rule's name some words tell, from 0 to 1."""
        told = self._names.rules[rule]
        called = [words_of(name) for name in (told.names[self._names.lang], *told.aliases[self._names.lang])]
        shares = [
            sum(any(same_word(one, word) for word in words) for one in name) / len(name)
            for name in called
            if name
        ]
        return max(shares, default=0.0)

    def _pages(self, rule: Rule) -> tuple[int, int]:
        source = rule.source.get(self._names.lang)
        return (source.first, source.last) if source else (0, 0)

    def _on_page(self, rule: str, pages: str) -> bool:
        first, last = self._pages(self._names.rules[rule])
        numbers = [int(number) for number in re.findall(r"\d+", pages)]
        return bool(numbers) and any(first <= number <= last for number in _span(pages, numbers))


def _span(pages: str, numbers: list[int]) -> list[int]:
    if len(numbers) == 2 and re.search(r"[-–]", pages) and numbers[0] <= numbers[1] <= numbers[0] + 40:
        return list(range(numbers[0], numbers[1] + 1))
    return numbers
