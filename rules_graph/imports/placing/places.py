"""What was found of a book's headings and passages: the rule that each states, and how sure that is."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.imports.placing.blocks import Block


_EXAMPLE = re.compile(r"\W*(?:na\s+)?(?:przykład\w*|(?:for\s+)?example|(?:на)?приклад\w*)\b", re.I)


class How(StrEnum):
    """What placed a passage."""

    NAME = "name"
    NEAR_NAME = "near-name"
    NAME_AND_CONTENT = "name-and-content"
    NUMBER = "number"
    RUN_IN = "run-in"
    TERM = "term"
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

    def places(self) -> Iterator[Place]:
        """Every place that was found here."""
        for place in (self.place, *(each for part in self.parts for each in (part.place, *part.beside))):
            if place:
                yield place

    def with_beside(self, of: int, place: Place) -> Section:
        """The section, one of its parts stating one rule more."""
        part = self.parts[of]
        told = replace(part, beside=(*part.beside, place)) if part.place else replace(part, place=place)
        return replace(self, parts=(*self.parts[:of], told, *self.parts[of + 1 :]))


def is_example(text: str) -> bool:
    """Whether a passage opens as an example, which shows a rule and states none."""
    return bool(_EXAMPLE.match(text))
