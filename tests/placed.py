"""How well a book was placed, against the facts' list of the lines on which each rule stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_graph.imports.placing.blocks import Shape
from tests.books import Print, owner, rows

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rules_graph.corpus import Corpus
    from rules_graph.imports.edition import Edition


def truth_of(book: Print, corpus: Corpus) -> dict[int, set[str]]:
    """The rules that the facts find on each line of a print."""
    truth: dict[int, set[str]] = {}
    for row in rows(f"{book.game}_terms.tsv"):
        rule = owner(corpus, book.game, row["id_slug"].removeprefix(book.prefix))
        if rule and (row[book.line] or "").isdigit():
            truth.setdefault(int(row[book.line]), set()).add(rule)
    return truth


def placed(edition: Edition) -> Iterator[tuple[tuple[int, ...], str]]:
    """The lines that were given to a rule by themselves."""
    for section in edition.sections:
        if section.states:
            yield section.lines, section.states.rule
        for part in section.passages:
            for place in (part.states, *part.states_too):
                if place:
                    yield part.lines, place.rule


def led(edition: Edition) -> Iterator[tuple[int, str]]:
    """The lines that stand under a rule's heading, and those of an index that lead to one."""
    for section in edition.sections:
        for part in section.passages:
            for line in part.lines:
                if section.states:
                    yield line, section.states.rule
                if part.shape is Shape.ENTRY:
                    yield from ((line, cross.rule) for cross in part.refers if cross.rule)


def recall(edition: Edition, truth: Mapping[int, set[str]], of: Mapping[int, tuple[int, ...]]) -> float:
    """The share of the rules' lines that were found; `of` gives the text's lines for each of the file's."""
    wanted = {(line, rule) for line, rules in truth.items() for rule in rules}
    lines = [(line, rule) for some, rule in placed(edition) for line in some]
    found = {(true, rule) for line, rule in [*lines, *led(edition)] for true in of.get(line, (line,))}
    return len(found & wanted) / len(wanted)


def precision(edition: Edition, truth: Mapping[int, set[str]]) -> float:
    """The share of places that the facts have too; rules that they have no line for count for nothing."""
    rated = [(lines, rule) for lines, rule in placed(edition) if rule in set().union(*truth.values())]
    right = [rule for lines, rule in rated if any(rule in truth.get(line, ()) for line in lines)]
    return len(right) / len(rated)
