"""The rules that no heading names: sought in lists, where a term stands out in the text, by content."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from rules_graph.imports.placing.blocks import Block, Shape
from rules_graph.imports.placing.naming import Likeness, Names, without_enumerator, without_parenthesis
from rules_graph.imports.placing.places import How, Place, Section, is_example
from rules_graph.imports.placing.same_word import stands_in, words_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.model import Rule

_REST = 0.2
_RIVAL = 0.75
_TERM = 0.12
_SEVERAL = 3
_LISTED = 8
_CAPITALS = r"[^\W\d_a-zа-яіїєґąćęłńóśźż]{2,}"
_STANDS_OUT = re.compile(
    rf"\*\*(?P<bold>[^*]{{3,60}})\*\*|\*(?P<italic>[^*]{{3,60}})\*|(?P<capitals>\b{_CAPITALS}(?:\s{_CAPITALS})*\b)"
)


class _Told(NamedTuple):
    """A part of a section, the rules that it states so far, and how like each rule it is."""

    at: int
    of: int
    block: Block
    owner: str | None
    states: dict[str, How]
    words: list[str]
    like: dict[str, float]


def place_rest(sections: Sequence[Section], names: Names, likeness: Likeness) -> list[Section]:
    """Give a place to each rule that has none yet, and to terms that only a summary has named so far."""
    rest = list(sections)
    told = list(_parts(sections, likeness))
    for finder in (_in_lists, _standing_out, _in_short_lists, _by_content):
        found = {place.rule for section in rest for place in section.places()}
        headed = {section.place.rule for section in rest if section.place}
        for part, place in finder(told, names, found, headed):
            if place.rule != part.owner and place.rule not in part.states:
                rest[part.at] = rest[part.at].with_beside(part.of, place)
                part.states[place.rule] = place.how
    return rest


def _parts(sections: Sequence[Section], likeness: Likeness) -> Iterator[_Told]:
    for at, section in enumerate(sections):
        owner = section.place.rule if section.place else None
        for of, part in enumerate(section.parts):
            text = part.block.text
            states = {place.rule: place.how for place in (part.place, *part.beside) if place}
            if part.block.shape is not Shape.ENTRY:
                yield _Told(at, of, part.block, owner, states, words_of(text), likeness.to(text))


def _called(rule: Rule, names: Names) -> list[str]:
    return words_of(without_parenthesis(without_enumerator(rule.names[names.lang])))


def _in_lists(
    told: Sequence[_Told], names: Names, found: set[str], _: set[str]
) -> Iterator[tuple[_Told, Place]]:
    """A part that lists several rules of one parent, which stand nowhere else, is given to each of them."""
    left = {rule.id: _called(rule, names) for rule in names.rules.values() if rule.id not in found}
    for part in told:
        listed: dict[str, list[str]] = {}
        for rule, words in left.items():
            if (parent := names.rules[rule].parent) and stands_in(words, part.words):
                listed.setdefault(parent, []).append(rule)
        for rules in listed.values():
            for rule in rules if len(rules) >= _SEVERAL else ():
                del left[rule]
                yield part, Place(rule, How.RUN_IN, 0.6)


def _standing_out(
    told: Sequence[_Told], names: Names, _: set[str], headed: set[str]
) -> Iterator[tuple[_Told, Place]]:
    """A term in bold or capitals within a text is explained there, if no heading names it."""
    terms = [(part, words_of(term)) for part in told for term in _terms(part.block)]
    for rule in names.rules.values():
        if rule.id in headed:
            continue
        called = _called(rule, names)
        likely = [
            part
            for part, term in terms
            if len(term) == len(called) and stands_in(called, term) and _may_tell(part, rule, names)
        ]
        best = max(likely, key=lambda part: part.like[rule.id], default=None)
        named = [part for part in told if part.states.get(rule.id, How.CONTENT) is not How.CONTENT]
        so_far = max((part.like[rule.id] for part in named), default=_TERM)
        if best and best.like[rule.id] >= so_far:
            yield best, Place(rule.id, How.TERM, min(0.9, 0.5 + best.like[rule.id]))


def _terms(block: Block) -> Iterator[str]:
    if block.shape in (Shape.PARAGRAPH, Shape.BULLET, Shape.STEP) and not is_example(block.text):
        for term in _STANDS_OUT.finditer(block.text):
            yield term["bold"] or term["italic"] or term["capitals"]


def _may_tell(part: _Told, rule: Rule, names: Names) -> bool:
    """A name of several words means the rule anywhere; a single word only where the rule may be told."""
    return len(_called(rule, names)) > 1 or (part.owner is not None and _tells_of(part.owner, rule, names))


def _by_content(
    told: Sequence[_Told], names: Names, found: set[str], _: set[str]
) -> Iterator[tuple[_Told, Place]]:
    """The part most like a rule, of the sections that may tell of it, unless it is more like another."""
    for rule in names.rules.values():
        if rule.id in found:
            continue
        likely = [
            part
            for part in told
            if part.owner and not is_example(part.block.text) and _tells_of(part.owner, rule, names)
        ]
        best = max(likely, key=lambda part: part.like[rule.id], default=None)
        if best and best.like[rule.id] >= _REST and _speaks_of(best, rule, names):
            yield best, Place(rule.id, How.CONTENT, best.like[rule.id])


def _speaks_of(part: _Told, rule: Rule, names: Names) -> bool:
    """Whether a part names the rule, or is hardly more like any other than that of its section."""
    rivals = [score for other, score in part.like.items() if other not in (rule.id, part.owner)]
    return stands_in(_called(rule, names), part.words) or part.like[rule.id] >= _RIVAL * max(
        rivals, default=0.0
    )


def _in_short_lists(
    told: Sequence[_Told], names: Names, found: set[str], _: set[str]
) -> Iterator[tuple[_Told, Place]]:
    """ "8 loan cards": an item of a list of components that is little more than the name."""
    items = [part for part in told if part.block.shape is Shape.BULLET and len(part.words) <= _LISTED]
    for rule in names.rules.values():
        called = _called(rule, names)
        for part in items if rule.id not in found else ():
            if stands_in(called, part.words) and 2 * len(called) >= len(part.words):
                yield part, Place(rule.id, How.RUN_IN, 0.5)
                break


def _tells_of(other: str, rule: Rule, names: Names) -> bool:
    """Whether a rule may be told in the section of another: its parent, a sibling, or one linked with it."""
    owner = names.rules[other]
    return (
        other == rule.parent
        or (rule.parent is not None and owner.parent == rule.parent)
        or any(ref.rule == rule.id for ref in owner.links())
        or any(ref.rule == other for ref in rule.links())
    )
