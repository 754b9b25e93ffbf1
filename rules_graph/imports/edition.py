"""A player's book laid over the corpus: its sections, the rules they state, and how the import went."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from pydantic import Field, field_validator

from rules_graph.imports.placing.blocks import Shape
from rules_graph.imports.placing.places import How
from rules_graph.imports.reading.furniture import Drop
from rules_graph.imports.reading.manuscript import Form
from rules_graph.model import Frozen, Lang, Line, Slug


class Stated(Frozen):
    """The rule that a passage states, how that was found, and how sure it is."""

    rule: Slug
    how: How
    sure: float = Field(ge=0, le=1)


class Cross(Frozen):
    """A cross-reference as printed, and the rule it leads to; None where it leads nowhere."""

    words: str
    pages: str = ""
    rule: Slug | None = None


class Mend(Frozen):
    """A word that was repaired."""

    old: str
    new: str


class Passage(Frozen):
    """A paragraph, bullet, step or row, with the lines of the file it stood on.

    `raw` is there only where the text is not simply what stood in the file.
    """

    shape: Shape
    text: Line
    lines: tuple[int, ...] = Field(min_length=1)
    number: str = ""
    depth: int = 0
    states: Stated | None = None
    states_too: tuple[Stated, ...] = ()
    refers: tuple[Cross, ...] = ()
    mended: tuple[Mend, ...] = ()
    raw: tuple[str, ...] = ()


class Section(Frozen):
    """A heading of the book and what stands below it."""

    heading: str
    lines: tuple[int, ...] = Field(min_length=1)
    page: int | None = None
    states: Stated | None = None
    mended: tuple[Mend, ...] = ()
    raw: tuple[str, ...] = ()
    passages: tuple[Passage, ...] = ()


class Dropped(Frozen):
    """A line that is in no section, and why."""

    line: int
    raw: str
    why: Drop


class Report(Frozen):
    """How the import went."""

    lines: int
    sections: int
    aligned: int
    not_aligned: tuple[str, ...]
    no_rule_needed: int
    references: int
    dangling: tuple[Cross, ...]
    repaired_lines: int
    repaired_words: int
    known_words: float | None
    dropped: tuple[Dropped, ...]
    rules_not_found: tuple[Slug, ...]


class Edition(Frozen):
    """An imported book."""

    format: Literal[1] = 1
    game: Slug
    lang: Lang
    file: str
    sha256: str = Field(pattern=r"^[0-9a-f]{64}$")
    imported: str = Field(pattern=r"^\d{4}-\d{2}-\d{2}$")
    form: Form
    encoding: str
    sections: tuple[Section, ...]
    report: Report

    @field_validator("file")
    @classmethod
    def _name_only(cls, value: str) -> str:
        """A name, not a path: nothing of the player's folders is kept."""
        return value.replace("\\", "/").rsplit("/", 1)[-1]

    @property
    def id(self) -> str:
        return f"{self.game}-{self.lang}"

    def of_rule(self, rule: str) -> list[Section]:
        """What the book says of a rule: its sections, and single passages under other headings."""
        return self._by_rule.get(rule, [])

    @cached_property
    def _by_rule(self) -> dict[str, list[Section]]:
        told: dict[str, list[Section]] = {}
        for section in self.sections:
            owner = section.states.rule if section.states else ""
            told.setdefault(owner, []).append(section)
            for place, passages in _placed_below(section).values():
                if place.rule != owner:
                    part = section.model_copy(update={"states": place, "passages": passages})
                    told.setdefault(place.rule, []).append(part)
        told.pop("", None)
        return {rule: sorted(sections, key=_fullest) for rule, sections in told.items()}


def _fullest(section: Section) -> tuple[bool, int]:
    """What a name or number placed before what its content did; a chart says less than the entry itself."""
    by_content = section.states is not None and section.states.how is How.CONTENT
    return by_content, -sum(len(part.text) for part in section.passages)


def _placed_below(section: Section) -> dict[str, tuple[Stated, tuple[Passage, ...]]]:
    """The rules that a section states under its heading, with how each was found and what is said of it."""
    below: dict[str, tuple[Stated, tuple[Passage, ...]]] = {}
    for run in _runs(section):
        for place in (run[0].states, *run[0].states_too):
            if place:
                found, passages = below.get(place.rule, (place, ()))
                below[place.rule] = (found, (*passages, *run))
    return below


def _runs(section: Section) -> list[tuple[Passage, ...]]:
    """Each passage that states a rule under the heading, with the bullets below it."""
    runs: list[tuple[Passage, ...]] = []
    below = False
    for passage in section.passages:
        if passage.states or passage.states_too:
            runs.append((passage,))
            below = passage.states is not None
        elif below and passage.shape is Shape.BULLET and passage.depth:
            runs[-1] = (*runs[-1], passage)
        else:
            below = False
    return runs
