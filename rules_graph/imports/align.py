"""Which rule each heading, step and run-in title of a book states.

Headings are matched by name: exactly, nearly, or nearly and by what the text below them says. Inside a
section the rules nested in its rule are sought: by the words that open a paragraph, by number, by content.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from rules_graph.imports.blocks import HEADING_LENGTH, Block, Shape
from rules_graph.imports.naming import Likeness, Names, key, without_enumerator
from rules_graph.model import Kind, plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rules_graph.model import Rule

EXACT = 0.98
SURE = 0.93
NEAR = 0.84
FAINT = 0.55
LEAST = 0.4
RUN_IN = 0.86
AGAIN = 0.95
_FAR = 0.03
_ALIKE = 0.15
_BACK = 6
_REST = 0.2
_SEVERAL = 3
_LABEL = re.compile(r"^\W*\w{1,2}[:.]\s+")
_LABELLED = re.compile(r"\W*(?:\*\*(?P<bold>[^*]{2,60}?)[:.]?\*\*|(?P<plain>[^:.*]{2,60}):\s)")
_RUN_IN = re.compile(r"[:.?(–—]|\*\*|\s-\s")


class How(StrEnum):
    """What placed a passage."""

    NAME = "name"
    NEAR_NAME = "near-name"
    NAME_AND_CONTENT = "name-and-content"
    NUMBER = "number"
    RUN_IN = "run-in"
    ORDER = "order"
    CONTENT = "content"


@dataclass(frozen=True, slots=True)
class Place:
    """The rule that a block states, how that was found, and how sure it is, from 0 to 1."""

    rule: str
    how: How
    sure: float


@dataclass(frozen=True, slots=True)
class Part:
    """A block of a section, with the rule that it states by itself, if any, and those beside."""

    block: Block
    place: Place | None = None
    beside: tuple[Place, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of the book and what stands below it."""

    heading: Block
    parts: tuple[Part, ...]
    place: Place | None = None

    @property
    def body(self) -> str:
        return " ".join(part.block.text for part in self.parts)


def align(blocks: Sequence[Block], names: Names, no_rule: Sequence[str] = ()) -> list[Section]:
    """The sections of the book, with the rules they state; headings known to state none are left alone."""
    likeness = Likeness({rule.id: _said(names, rule.id) for rule in names.rules.values()})
    sections = _sections(_split_titles(blocks, names), names)
    placed = _place_headings(sections, names, likeness, {key(words) for words in no_rule})
    headed = {section.place.rule for section in placed if section.place}
    told = [
        _place_parts(section, names, likeness, headed, _nested_in(placed[max(0, at - _BACK) : at], names))
        for at, section in enumerate(placed)
    ]
    return _place_rest(told, names, likeness)


def _place_rest(sections: Sequence[Section], names: Names, likeness: Likeness) -> list[Section]:
    """Give each rule that has no place yet the part most like it of the sections that may tell of it."""
    found = {place.rule for section in sections for place in _places(section)}
    rest = [_place_lists(section, found, names) for section in sections]
    found |= {place.rule for section in rest for part in section.parts for place in part.beside}
    for rule in names.rules.values():
        if rule.id in found:
            continue
        likely = [
            (likeness.to(part.block.text)[rule.id], at, of)
            for at, section in enumerate(rest)
            if section.place and _tells_of(section.place.rule, rule, names)
            for of, part in enumerate(section.parts)
            if part.block.shape is not Shape.ENTRY
        ]
        score, at, of = max(likely, default=(0.0, 0, 0))
        if score >= _REST:
            rest[at] = _beside(rest[at], of, Place(rule.id, How.CONTENT, score))
    return rest


def _place_lists(section: Section, found: set[str], names: Names) -> Section:
    """Give a part that lists several rules of one parent, which stand nowhere else, to each of them."""
    for of, part in enumerate(section.parts):
        letters = key(part.block.text)
        listed: dict[str, list[str]] = {}
        for rule in names.rules.values():
            called = key(names.rules[rule.id].names[names.lang])
            if rule.parent and rule.id not in found and len(called) > 4 and called in letters:
                listed.setdefault(rule.parent, []).append(rule.id)
        for rules in listed.values():
            for rule_id in rules if len(rules) >= _SEVERAL else ():
                section = _beside(section, of, Place(rule_id, How.RUN_IN, 0.6))
                found.add(rule_id)
    return section


def _tells_of(other: str, rule: Rule, names: Names) -> bool:
    """Whether a rule may be told in the section of another: its parent, a sibling, or one linked with it."""
    owner = names.rules[other]
    linked = {ref.rule for ref in (*rule.links(), *owner.links())}
    return (
        other == rule.parent
        or (rule.parent is not None and owner.parent == rule.parent)
        or (rule.id in linked and other in linked | {owner.id})
    )


def _places(section: Section) -> Iterator[Place]:
    for place in (section.place, *(part.place for part in section.parts)):
        if place:
            yield place


def _beside(section: Section, of: int, place: Place) -> Section:
    part = section.parts[of]
    told = replace(part, beside=(*part.beside, place)) if part.place else replace(part, place=place)
    return replace(section, parts=(*section.parts[:of], told, *section.parts[of + 1 :]))


def _nested_in(sections: Sequence[Section], names: Names) -> list[str]:
    """The rules nested in those of some sections: a box may stand between them and their heading."""
    rules = [section.place.rule for section in sections if section.place]
    return [nested for rule in rules for nested in _kin(rule, names)]


def _said(names: Names, rule: str) -> str:
    """A rule in our words: its names count as often as they would in its text."""
    told = names.rules[rule]
    statements = " ".join(plain(statement.text[names.lang]) for statement in told.statements)
    return f"{told.names[names.lang]} {' '.join(told.aliases[names.lang])} {statements}"


def _split_titles(blocks: Sequence[Block], names: Names) -> Iterator[Block]:
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


def _sections(blocks: Iterator[Block], names: Names) -> list[Section]:
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
        letters = [key(opening) for opening in [*_openings(title), title]]
        likeness = max(fuzz.ratio(key(names.rules[rule].names[names.lang]), each) / 100 for each in letters)
        if likeness >= LEAST:
            found[rule] = max(likeness, EXACT)
    return found


def _title(block: Block) -> str:
    """The words of a heading or step with its number before them."""
    return f"{block.number} {block.text}" if block.number else block.text


def _openings(text: str) -> list[str]:
    """What may be a title that opens a text: its words up to each of the first stops."""
    skip = len(text) - len(without_enumerator(text))
    stops = [found.start() for found in _RUN_IN.finditer(text, skip)][:3]
    return [text[:stop] for stop in stops if 2 < stop <= 1.5 * HEADING_LENGTH]


def _place_headings(
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


def _place_parts(
    section: Section, names: Names, likeness: Likeness, headed: set[str], near: Sequence[str]
) -> Section:
    """Find among a section's parts the rules nested in its rule, or in the one it is nested in."""
    if section.place is None:
        return section
    nested = _kin(section.place.rule, names)
    if not nested and not near:
        return section
    places = _questions(section, nested, names, likeness)
    for at, part in enumerate(section.parts):
        if at not in places and (place := _opened(part.block, nested, near, places, names)):
            places[at] = place
    taken = {place.rule for place in places.values()}
    left = [rule for rule in nested if rule not in taken]
    own = {rule for rule in names.within(section.place.rule) if rule not in headed}
    scores = [
        {} if at in places else _scores(part.block, left, own, names, likeness)
        for at, part in enumerate(section.parts)
    ]
    places |= _in_order(scores, left)
    parts = tuple(replace(part, place=places.get(at)) for at, part in enumerate(section.parts))
    return replace(section, parts=parts)


def _opened(
    block: Block, nested: Sequence[str], near: Sequence[str], places: Mapping[int, Place], names: Names
) -> Place | None:
    """The rule whose name opens a part: one nested here, once; or, where a label names it, any near."""
    taken = {place.rule for place in places.values()}
    fit = {rule: _run_in(block, rule, names) for rule in nested if rule not in taken}
    if label := _label(block):
        again = {rule: _alike(label, rule, names) for rule in dict.fromkeys([*nested, *near])}
        fit |= {rule: score for rule, score in again.items() if score >= AGAIN}
    rule = max(fit, key=lambda each: fit[each], default=None)
    return Place(rule, How.RUN_IN, fit[rule]) if rule and fit[rule] >= RUN_IN else None


def _label(block: Block) -> str:
    """The words before a colon, or in bold, that open a part."""
    found = _LABELLED.match(without_enumerator(block.text))
    return found["bold"] or found["plain"] if found else ""


def _alike(words: str, rule: str, names: Names) -> float:
    return max((fuzz.ratio(name, key(words)) / 100 for name in names.inner(rule)), default=0.0)


def _questions(section: Section, nested: Sequence[str], names: Names, likeness: Likeness) -> dict[int, Place]:
    """The frequent questions of a section, each with its answer given to the rule that it is most like."""
    rules = [rule for rule in nested if names.rules[rule].kind is Kind.FAQ]
    asked = [at for at, part in enumerate(section.parts) if part.block.text.rstrip('”" ').endswith("?")]
    if not rules or not asked:
        return {}
    ends = [*asked[1:], len(section.parts)]
    told = {
        at: likeness.to(" ".join(part.block.text for part in section.parts[at:end]))
        for at, end in zip(asked, ends, strict=True)
    }
    pairs = sorted(((told[at][rule], at, rule) for at in asked for rule in rules), reverse=True)
    places: dict[int, Place] = {}
    for score, at, rule in pairs:
        if at not in places and score >= _ALIKE and all(place.rule != rule for place in places.values()):
            places[at] = Place(rule, How.CONTENT, min(1.0, score))
    return places


def _kin(rule: str, names: Names) -> list[str]:
    """The rules that may be told under a rule's heading without one of their own, in the corpus's order."""
    top = rule
    while parent := names.rules[top].parent:
        top = parent
    inside = set(names.within(rule)) or set(names.within(names.rules[rule].parent or rule)) - {rule}
    return [other for other in names.within(top) if other in inside]


def _scores(
    block: Block, rules: Sequence[str], own: set[str], names: Names, likeness: Likeness
) -> dict[str, Place]:
    """What a part may state: by its number and what it says, or by what it says alone."""
    if block.shape in (Shape.ROW, Shape.ENTRY):
        return {}
    contents = likeness.to(block.text)
    top = max(contents.values())
    scores: dict[str, Place] = {}
    for rule in rules:
        content = contents[rule]
        if block.number and names.ordinal(rule) == block.number and content >= 0.04:
            scores[rule] = Place(rule, How.NUMBER, min(0.9, 0.4 + content))
        elif rule in own and content >= 0.25 and len(block.text) > HEADING_LENGTH and content >= 0.9 * top:
            scores[rule] = Place(rule, How.CONTENT, content)
    return scores


def _in_order(scores: Sequence[dict[str, Place]], rules: Sequence[str]) -> dict[int, Place]:
    """The best choice of places in which parts and rules stand in the same order."""
    rows, columns = len(scores), len(rules)
    best = [[0.0] * (columns + 1) for _ in range(rows + 1)]
    for row in range(rows - 1, -1, -1):
        for column in range(columns - 1, -1, -1):
            place = scores[row].get(rules[column])
            best[row][column] = max(
                best[row + 1][column],
                best[row][column + 1],
                best[row + 1][column + 1] + place.sure if place else 0.0,
            )
    places: dict[int, Place] = {}
    row = column = 0
    while row < rows and column < columns:
        place = scores[row].get(rules[column])
        if place and best[row][column] == best[row + 1][column + 1] + place.sure:
            places[row] = place
            row, column = row + 1, column + 1
        elif best[row][column] == best[row + 1][column]:
            row += 1
        else:
            column += 1
    return places


def _run_in(block: Block, rule: str, names: Names) -> float:
    """How well the words that open the block are the rule's name."""
    text = _LABEL.sub("", without_enumerator(block.text)).lstrip("*_ ")
    openings = [key(opening) for opening in _openings(text)]
    if len(text) <= HEADING_LENGTH:
        openings.append(key(text))
    letters = key(text[: 2 * HEADING_LENGTH])
    called = names.inner(rule)
    if called and len(called[0]) > 5 and letters.startswith(called[0]):
        return 0.97
    return max((fuzz.ratio(name, opening) / 100 for name in called for opening in openings), default=0.0)
