"""Which rule each heading, step and run-in title of a book states.

Headings are matched by name (headings). Inside a section the rules nested in its rule are sought (parts);
then those that have no place yet, wherever they may be told (unheaded).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_graph.imports.placing.headings import place_headings, sections_of, split_titles
from rules_graph.imports.placing.naming import Likeness, Names, key
from rules_graph.imports.placing.parts import kin, place_parts
from rules_graph.imports.placing.unheaded import place_rest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.imports.placing.blocks import Block
    from rules_graph.imports.placing.places import Section

_BACK = 6


def align(
    blocks: Sequence[Block], names: Names, likeness: Likeness, no_rule: Sequence[str] = ()
) -> list[Section]:
    """The sections of the book, with the rules they state; headings known to state none are left alone."""
    sections = sections_of(split_titles(blocks, names), names)
    placed = place_headings(sections, names, likeness, {key(words) for words in no_rule})
    headed = {section.place.rule for section in placed if section.place}
    told = [
        place_parts(section, names, likeness, headed, _nested_in(placed[max(0, at - _BACK) : at], names))
        for at, section in enumerate(placed)
    ]
    return place_rest(told, names, likeness)


def _nested_in(sections: Sequence[Section], names: Names) -> list[str]:
    """The rules nested in those of some sections: a box may stand between them and their heading."""
    rules = [section.place.rule for section in sections if section.place]
    return [nested for rule in rules for nested in kin(rule, names)]
