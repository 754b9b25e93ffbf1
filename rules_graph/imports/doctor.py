"""What is wrong with a book itself, and where two prints of one game disagree."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from rules_graph.imports.mending.numbers import numbers_in
from rules_graph.imports.placing.blocks import Shape
from rules_graph.imports.placing.naming import Names, key
from rules_graph.model import Kind
from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.imports.edition import Edition, Passage, Section

_TERM = re.compile(
    r"(?<![.!?:;–—„“\"«(\[|•*/]\s)(?<!^)\b([^\W\d_a-zа-яіїєґąćęłńóśźż][^\W\d_A-ZА-ЯІЇЄҐĄĆĘŁŃÓŚŹŻ]{2,}"
    r"(?:\s[^\W\d_a-zа-яіїєґąćęłńóśźż][^\W\d_A-ZА-ЯІЇЄҐĄĆĘŁŃÓŚŹŻ]{2,}){0,2})\b"
)
_STEM = 5
_IN_CHARTS = (Kind.PHASE, Kind.STEP, Kind.WINDOW)
_OFTEN = 3


class Ailment(StrEnum):
    """What can be wrong with a book."""

    DEAD_REFERENCE = "dead-reference"  # words, pages
    DUPLICATE_HEADING = "duplicate-heading"  # heading, lines
    UNDEFINED_TERM = "undefined-term"  # term, count
    NUMBERS_DIFFER = "numbers-differ"  # rule, here, there, other
    STEPS_DIFFER = "steps-differ"  # rule, here, there, other


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong, at a line of the book, with what the words for it need."""

    ailment: Ailment
    line: int
    values: dict[str, str]


def examine(book: Edition, others: Sequence[Edition], names: Names) -> list[Finding]:
    """All that is wrong with a book, in the order of its lines."""
    found = [*_dead_references(book), *_duplicates(book, names), *_undefined(book, names)]
    for other in others:
        if other.game == book.game and other.id != book.id:
            found += _disagreements(book, other)
    return sorted(found, key=lambda finding: (finding.line, finding.ailment))


def _dead_references(book: Edition) -> Iterator[Finding]:
    for section in book.sections:
        for passage in section.passages:
            for cross in passage.refers:
                if cross.rule is None:
                    values = {"words": cross.words, "pages": cross.pages}
                    yield Finding(Ailment.DEAD_REFERENCE, passage.lines[0], values)


def _duplicates(book: Edition, names: Names) -> Iterator[Finding]:
    """Headings that say the same; phases, steps and windows stand in text and chart on purpose."""
    lines: dict[str, list[int]] = defaultdict(list)
    words: dict[str, str] = {}
    for section in book.sections:
        letters = key(section.heading)
        rule = names.rules[section.states.rule] if section.states else None
        if len(letters) > 2 and not (rule and rule.kind in _IN_CHARTS):
            lines[letters].append(section.lines[0])
            words.setdefault(letters, section.heading)
    for letters, places in lines.items():
        if len(places) > 1:
            values = {"heading": words[letters], "lines": ", ".join(map(str, places))}
            yield Finding(Ailment.DUPLICATE_HEADING, places[0], values)


def _undefined(book: Edition, names: Names) -> Iterator[Finding]:
    """Words that the book writes like terms, with capitals in mid sentence, and that head nothing."""
    defined = {stems for text in _called(book, names) if (stems := _stems(text))}
    counts: Counter[tuple[str, ...]] = Counter()
    first: dict[tuple[str, ...], tuple[int, str]] = {}
    for section in book.sections:
        for passage in section.passages:
            if passage.shape in (Shape.ENTRY, Shape.ROW):
                continue
            for term in _TERM.findall(passage.text):
                stems = _stems(term)
                counts[stems] += 1
                first.setdefault(stems, (passage.lines[0], term))
    for stems, count in counts.items():
        if count >= _OFTEN and not _covered(stems, defined):
            line, term = first[stems]
            yield Finding(Ailment.UNDEFINED_TERM, line, {"term": term, "count": str(count)})


def _called(book: Edition, names: Names) -> Iterator[str]:
    for rule in names.rules.values():
        yield rule.names[names.lang]
        yield from rule.aliases[names.lang]
    for section in book.sections:
        yield section.heading


def _stems(text: str) -> tuple[str, ...]:
    return tuple(fold(word)[:_STEM] for word in re.findall(r"[^\W\d_]{3,}", text.casefold()))


def _covered(stems: tuple[str, ...], defined: set[tuple[str, ...]]) -> bool:
    """Whether a heading, a name or an alias has these words."""
    return any(set(stems) <= set(other) or set(other) <= set(stems) for other in defined)


def _disagreements(book: Edition, other: Edition) -> Iterator[Finding]:
    for rule in sorted(_told(book).keys() & _told(other).keys()):
        here, there = _told(book)[rule], _told(other)[rule]
        line = here.lines[0]
        steps, their_steps = _steps(here), _steps(there)
        if steps != their_steps and min(steps, their_steps) > 1:
            yield Finding(
                Ailment.STEPS_DIFFER,
                line,
                {"rule": rule, "here": str(steps), "there": str(their_steps), "other": other.id},
            )
        mine, theirs = _numbers(here, book), _numbers(there, other)
        more, less = mine - theirs, theirs - mine
        if more or less:
            yield Finding(
                Ailment.NUMBERS_DIFFER,
                line,
                {"rule": rule, "here": _listed(more), "there": _listed(less), "other": other.id},
            )


def _told(book: Edition) -> dict[str, Section]:
    """The fullest section of each rule that has one."""
    rules = {section.states.rule for section in book.sections if section.states}
    return {rule: book.of_rule(rule)[0] for rule in rules if book.of_rule(rule)[0].passages}


def _steps(section: Section) -> int:
    return sum(1 for passage in section.passages if passage.shape is Shape.STEP and passage.depth == 0)


def _numbers(section: Section, book: Edition) -> Counter[int]:
    counts: Counter[int] = Counter()
    for passage in section.passages:
        counts.update(numbers_in(_without_references(passage), book.lang))
    return counts


def _without_references(passage: Passage) -> str:
    """The text without the pages and titles that it refers to."""
    text = passage.text
    for cross in passage.refers:
        text = text.replace(cross.words, " ")
        if cross.pages:
            text = re.sub(rf"(?:[^\W\d_]+\.?\s+){{1,2}}{re.escape(cross.pages)}", " ", text)
    return text


def _listed(numbers: Counter[int]) -> str:
    return ", ".join(str(number) for number in sorted(numbers.elements())) or "—"
