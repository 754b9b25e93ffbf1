"""Which rule each heading of a book states: by its name exactly, nearly, or nearly and by what follows it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from rules_graph.imports.placing.blocks import Block, Shape
from rules_graph.imports.placing.naming import Likeness, Names, key, without_enumerator
from rules_graph.imports.placing.places import How, Part, Place, Section
from rules_graph.imports.reading.furniture import HEADING_LENGTH
from rules_graph.model import Kind

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

EXACT = 0.98
SURE = 0.93
NEAR = 0.84
FAINT = 0.55
LEAST = 0.4
_FAR = 0.03
_RUN_IN = re.compile(r"[:.?(–—]|\*\*|\s-\s")


def split_titles(blocks: Sequence[Block], names: Names) -> Iterator[Block]:
    """Make one heading of two that together are a name, or one name over two lines."""
    at = 0
    while at < len(blocks):
        block = blocks[at]
        after = blocks[at + 1] if at + 1 < len(blocks) else None
        if block.shape is Shape.HEADING and after and after.shape is Shape.HEADING:
            both = f"{block.text} {after.text}"
            if len(both) <= 2 * HEADING_LENGTH:
                apart = _best(names.nearest(block.text))
                if _best(names.nearest(both)) > max(apart, _best(names.nearest(after.text)), NEAR):
                    yield replace(block, text=both, lines=block.lines + after.lines)
                    at += 2
                    continue
        yield block
        at += 1


def _best(found: dict[str, float]) -> float:
    return max(found.values(), default=0.0)


def sections_of(blocks: Iterator[Block], names: Names) -> list[Section]:
    sections: list[Section] = []
    heading = Block(Shape.HEADING, "", (1,))
    parts: list[Part] = []
    for block in blocks:
        if block.shape is Shape.HEADING or _titled(block, names):
            if heading.text or parts:
                sections.append(Section(heading, tuple(parts)))
            heading, parts = block, []
        else:
            parts.append(Part(block))
    sections.append(Section(heading, tuple(parts)))
    return sections


def _titled(block: Block, names: Names) -> bool:
    """Whether a line that does not look like a heading is the name of a step: "1.3 Check the threshold."."""
    return block.shape in (Shape.PARAGRAPH, Shape.STEP) and bool(_numbered(block, names))


def _numbered(block: Block, names: Names) -> dict[str, float]:
    """The steps that are printed with the number that opens the block, with the likeness of their names."""
    title = _title(block)
    found: dict[str, float] = {}
    for rule in names.numbered(title):
        letters = [key(opening) for opening in [*openings(title), title]]
        likeness = max(fuzz.ratio(key(names.rules[rule].names[names.lang]), each) / 100 for each in letters)
        if likeness >= LEAST:
            found[rule] = max(likeness, EXACT)
    return found


def _title(block: Block) -> str:
    """The words of a heading or step with its number before them."""
    return f"{block.number} {block.text}" if block.number else block.text


def openings(text: str) -> list[str]:
    """What may be a title that opens a text: its words up to each of the first stops."""
    skip = len(text) - len(without_enumerator(text))
    stops = [found.start() for found in _RUN_IN.finditer(text, skip)][:3]
    return [text[:stop] for stop in stops if 2 < stop <= 1.5 * HEADING_LENGTH]


def place_headings(
    sections: Sequence[Section], names: Names, likeness: Likeness, no_rule: set[str]
) -> list[Section]:
    named = {
        rule
        for section in sections
        if section.parts
        for rule, score in names.nearest(_title(section.heading), least=EXACT).items()
        if score >= EXACT
    }
    placed: list[Section] = []
    before: str | None = None
    seen: set[str] = set()
    for at, section in enumerate(sections):
        if key(section.heading.text) in no_rule and not _named_so(section.heading, names):
            placed.append(section)
            continue
        following = _numbered(sections[at + 1].heading, names) if at + 1 < len(sections) else {}
        context = _Context(before, seen, named, next(iter(following), None))
        place = _window(_title(section.heading), names, before, seen) or _place_heading(
            section, names, likeness, context
        )
        placed.append(replace(section, place=place))
        if place:
            before = place.rule
            seen.add(place.rule)
    return placed


def _named_so(heading: Block, names: Names) -> bool:
    """Whether a heading is the very name of a rule."""
    return _best(names.nearest(heading.text, least=EXACT)) >= EXACT


@dataclass(frozen=True, slots=True)
class _Context:
    """What is known of the book beside a heading.

    before  the rule above it
    seen    the rules above it
    named   the rules that some heading names exactly
    after   the numbered step that the next heading is
    """

    before: str | None
    seen: set[str]
    named: set[str]
    after: str | None


def _place_heading(section: Section, names: Names, likeness: Likeness, context: _Context) -> Place | None:
    title = _title(section.heading)
    found = _numbered(section.heading, names) or names.nearest(title, least=FAINT)
    if not found:
        return None
    best = _best(found)
    contents = likeness.to(f"{title} {section.body}") if section.parts else {}
    rivals = {rule: score for rule, score in found.items() if score >= best - _FAR or best < SURE}

    def worth(rule: str) -> float:
        near = context.before is not None and _related(rule, context.before, names)
        fresh = rule not in context.seen
        return rivals[rule] + 0.25 * contents.get(rule, 0.0) + 0.02 * near + 0.01 * fresh

    rule = max(rivals, key=worth)
    score, content = rivals[rule], contents.get(rule, 0.0)
    top = max(contents.values(), default=0.0)
    if score < EXACT and rule in context.named and not _again(section, rule, names, likeness, context):
        return None
    if score >= SURE:
        return Place(rule, How.NAME, score)
    if score >= NEAR and (content >= 0.5 * top or not contents):
        return Place(rule, How.NEAR_NAME, score)
    if content and content >= 0.9 * top and content >= 0.2:
        return Place(rule, How.NAME_AND_CONTENT, (score + content) / 2)
    return None


def _again(section: Section, rule: str, names: Names, likeness: Likeness, context: _Context) -> bool:
    """Whether a heading that only nearly names a rule, which another heading names, heads it all the same.

    A redirection does, and the head of its chart; the caption of a picture does not.
    """
    if key(names.rules[rule].names[names.lang]) in key(section.body):
        return True
    if context.after in names.within(rule):
        return True
    contents = likeness.to(section.body)
    return contents[rule] >= 0.3 and contents[rule] >= 0.8 * max(contents.values())


def _related(rule: str, other: str, names: Names) -> bool:
    """Whether one rule is nested in the other, follows it, or shares its parent."""
    one, two = names.rules[rule], names.rules[other]
    return one.parent in (other, two.parent or other) or two.parent == rule or rule in two.next


def _window(title: str, names: Names, before: str | None, seen: set[str]) -> Place | None:
    """The player window that follows the step before it: all windows have one name."""
    letters = key(title)
    windows = [rule for rule in names.rules.values() if rule.kind is Kind.WINDOW]
    if before is None or not any(
        letters and letters == key(re.sub(r"\s*\(.*", "", rule.names[names.lang])) for rule in windows
    ):
        return None
    following = [rule.id for rule in windows if rule.id in names.rules[before].next]
    fresh = [rule for rule in following if rule not in seen] or following
    return Place(fresh[0], How.ORDER, 0.9) if fresh else None
