"""Which rule each passage of a section states: those nested in the section's rule are sought below it.

By the words that open a passage, by number, by content.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from rules_graph.imports.placing.blocks import Block, Shape
from rules_graph.imports.placing.headings import SURE, openings
from rules_graph.imports.placing.naming import Likeness, Names, key, without_enumerator
from rules_graph.imports.placing.places import How, Place, Section, is_example
from rules_graph.imports.reading.furniture import HEADING_LENGTH
from rules_graph.model import Kind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

RUN_IN = 0.86
AGAIN = 0.95
_ALIKE = 0.15
_FEW = 5
_LABEL = re.compile(r"^\W*\w{1,2}[:.]\s+")
_LABELLED = re.compile(r"\W*(?:\*\*(?P<bold>[^*]{2,60}?)[:.]?\*\*|(?P<plain>[^:.*]{2,60}):\s)")


def place_parts(
    section: Section, names: Names, likeness: Likeness, headed: set[str], near: Sequence[str]
) -> Section:
    """Find among a section's parts the rules nested in its rule, or in the one it is nested in."""
    if section.place is None:
        return section
    nested = kin(section.place.rule, names)
    if not nested and not near:
        return section
    places = _questions(section, nested, names, likeness)
    for at, part in enumerate(section.parts):
        if at not in places and (place := _opened(part.block, nested, near, places, names, headed)):
            places[at] = place
    taken = {place.rule for place in places.values()}
    left = [rule for rule in nested if rule not in taken]
    own = {rule for rule in names.within(section.place.rule) if rule not in headed}
    numbered = _counted_alike(section, nested, names)
    scores = [
        {} if at in places else _scores(part.block, left, own, numbered, names, likeness)
        for at, part in enumerate(section.parts)
    ]
    places |= _in_order(scores, left)
    parts = tuple(replace(part, place=places.get(at)) for at, part in enumerate(section.parts))
    return replace(section, parts=parts)


def _opened(
    block: Block,
    nested: Sequence[str],
    near: Sequence[str],
    places: Mapping[int, Place],
    names: Names,
    headed: set[str],
) -> Place | None:
    """The rule whose name opens a part: one nested here, once; or, where a label names it, any near."""
    if _is_legend(block):
        return None
    taken = {place.rule for place in places.values()}
    fit = {rule: _run_in(block, rule, names, headed=rule in headed) for rule in nested if rule not in taken}
    if label := _label(block):
        again = {rule: _alike(label, rule, names) for rule in dict.fromkeys([*nested, *near])}
        fit |= {rule: score for rule, score in again.items() if score >= AGAIN}
    rule = max(fit, key=lambda each: fit[each], default=None)
    return Place(rule, How.RUN_IN, fit[rule]) if rule and fit[rule] >= RUN_IN else None


def _is_legend(block: Block) -> bool:
    """Whether a row only labels a picture: cells of few words each."""
    cells = block.text.split(" | ")
    return block.shape is Shape.ROW and len(cells) > 1 and all(len(cell.split()) <= _FEW for cell in cells)


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


def kin(rule: str, names: Names) -> list[str]:
    """The rules that may be told under a rule's heading without one of their own, in the corpus's order."""
    top = rule
    while parent := names.rules[top].parent:
        top = parent
    inside = set(names.within(rule)) or set(names.within(names.rules[rule].parent or rule)) - {rule}
    return [other for other in names.within(top) if other in inside]


def _scores(
    block: Block, rules: Sequence[str], own: set[str], numbered: set[str], names: Names, likeness: Likeness
) -> dict[str, Place]:
    """What a part may state: by its number and what it says, or by what it says alone."""
    if block.shape in (Shape.ROW, Shape.ENTRY) or is_example(block.text):
        return {}
    contents = likeness.to(block.text)
    top = max(contents.values())
    whole = len(block.text) > HEADING_LENGTH or block.text.endswith(".")
    scores: dict[str, Place] = {}
    for rule in rules:
        content = contents[rule]
        if block.number and rule in numbered and names.ordinal(rule) == block.number and content >= 0.04:
            scores[rule] = Place(rule, How.NUMBER, min(0.9, 0.4 + content))
        elif rule in own and content >= 0.25 and whole and content >= 0.9 * top:
            scores[rule] = Place(rule, How.CONTENT, content)
    return scores


def _counted_alike(section: Section, rules: Sequence[str], names: Names) -> set[str]:
    """The nested rules whose numbers are those of the section's steps: of one parent, and as many."""
    told = {part.block.number for part in section.parts if part.block.shape is Shape.STEP}
    alike: set[str] = set()
    for parent in {names.rules[rule].parent for rule in rules}:
        family = {rule for rule in rules if names.rules[rule].parent == parent}
        if told == {number for rule in family if (number := names.ordinal(rule))}:
            alike |= family
    return alike


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


def _run_in(block: Block, rule: str, names: Names, *, headed: bool) -> float:
    """How well the words that open the block are the rule's name.

    A sentence that only starts with the name tells of the rule if no heading does.
    """
    text = _LABEL.sub("", without_enumerator(block.text)).lstrip("*_ ")
    opened = [key(opening) for opening in openings(text)]
    if len(text) <= HEADING_LENGTH:
        opened.append(key(text))
    letters = key(text[: 2 * HEADING_LENGTH])
    called = names.inner(rule)
    says = block.shape is not Shape.PARAGRAPH or text.endswith((".", ":", "!", ")"))
    if called and len(called[0]) > 5 and letters.startswith(called[0]) and says and not headed:
        return 0.97
    best = max((fuzz.ratio(name, opening) / 100 for name in called for opening in opened), default=0.0)
    return best if best >= SURE or not headed else 0.0
