"""A player's book laid over the corpus: its sections, the rules they state, and how the import went."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from pydantic import Field, field_validator

from rules_graph.imports.align import How
from rules_graph.imports.blocks import Drop, Shape
from rules_graph.imports.manuscript import Form
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
            if section.states:
                told.setdefault(section.states.rule, []).append(section)
            owner = section.states.rule if section.states else None
            for rule, passages in _runs(section).items():
                if rule != owner:
                    told.setdefault(rule, []).append(section.model_copy(update={"passages": passages}))
            for passage in section.passages:
                for place in passage.states_too:
                    told.setdefault(place.rule, []).append(
                        section.model_copy(update={"passages": (passage,)})
                    )
        # The fullest first: a chart or a redirection says less than the entry itself.
        return {
            rule: sorted(sections, key=lambda section: -sum(len(part.text) for part in section.passages))
            for rule, sections in told.items()
        }


def _runs(section: Section) -> dict[str, tuple[Passage, ...]]:
    """The passages of each rule that a section states under its heading, bullets below a step included."""
    runs: dict[str, tuple[Passage, ...]] = {}
    current: str | None = None
    for passage in section.passages:
        if passage.states:
            current = passage.states.rule
        elif not (current and passage.shape is Shape.BULLET and passage.depth):
            current = None
        if current:
            runs[current] = (*runs.get(current, ()), passage)
    return runs
