"""Plain text with two columns side by side: one after the other again.

Two cases. A dump that keeps the layout has a wide gap between the columns: the page is cut along it, exactly.
A scan read across has no gap at all: where lines are about twice as long as the book's lines are, the
likeliest place to split each is sought for the whole run of them at once (see `crossed`).
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from rules_graph.imports.reading import crossed, page_layout

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.imports.reading.manuscript import Line

_GAP = re.compile(r"(?<=\S)(?: {3,}| *\t\s*)(?=\S)")
_WORD = re.compile(r"\S+(?: \S+)*")
_APART = 12
_PAGE = 400
_MOST = 50_000  # lines: no rulebook has more
_WIDEST = 1000
_PAGES_CUT = 3
_ACROSS = 0.05


class Cut(NamedTuple):
    """Lines with one column after the other, and where the second began; 0 if they were left alone."""

    lines: list[Line]
    gutter: int = 0


class Run(NamedTuple):
    """Lines from `start` up to `end` that hold two columns."""

    start: int
    end: int


def untangle(lines: Sequence[Line]) -> list[Line]:
    """The same lines, each run of two columns replaced by its left column and then its right one."""
    if len(lines) > _MOST:
        return list(lines)
    return _without_crossing(_without_gaps(lines))


def _without_gaps(lines: Sequence[Line]) -> list[Line]:
    """Each run cut in columns; where most of a book is, its tables and lists at the same place too."""
    runs = list(_gap_runs(lines))
    cut = [_cut(lines[run.start : run.end]) for run in runs]
    gutter = _usual_gutter([each.gutter for each in cut])
    out: list[Line] = []
    done = 0
    for run, found in zip(runs, cut, strict=True):
        here = lines[run.start : run.end]
        told = _cut_at(here, gutter) if gutter and not found.gutter else found.lines
        out += [*lines[done : run.start], *told]
        done = run.end
    return [*out, *lines[done:]]


def _usual_gutter(gutters: Sequence[int]) -> int:
    """Where the second column begins on most pages of a book; 0 if most are not cut in two."""
    found = sorted(gutter for gutter in gutters if gutter)
    return found[len(found) // 2] if len(found) >= _PAGES_CUT and 2 * len(found) > len(gutters) else 0


def _cut_at(lines: Sequence[Line], gutter: int) -> list[Line]:
    """One column after the other, if hardly a line has words across the gutter."""
    rows = [line.text.expandtabs(8) for line in lines]
    across = sum(bool(row[gutter - 2 : gutter].strip()) for row in rows)
    if across > _ACROSS * len(rows):
        return list(lines)
    left = [replace(line, text=row[: gutter - 1].rstrip()) for line, row in zip(lines, rows, strict=True)]
    right = [
        replace(line, text=row[gutter - 1 :].strip(), mark=0) for line, row in zip(lines, rows, strict=True)
    ]
    return [*left, replace(lines[-1], text="", mark=0), *right]


def _gap_runs(lines: Sequence[Line]) -> Iterator[Run]:
    """Stretches where lines with a wide gap are never far apart, page by page."""
    start = last = -1
    for index, line in enumerate(lines):
        if start >= 0 and (index - last > _APART or index - start >= _PAGE or line.page != lines[start].page):
            yield Run(start, last + 1)
            start = -1
        if len(line.text) < _WIDEST and _GAP.search(line.text):
            start = index if start < 0 else start
            last = index
    if start >= 0:
        yield Run(start, last + 1)


def _cut(lines: Sequence[Line]) -> Cut:
    """One column after the other, if the gaps stand under one another and there is prose on both sides."""
    if any(len(line.text) > _WIDEST for line in lines):
        return Cut(list(lines))
    words = [
        page_layout.Word(found[0], found.start(), found.end(), -row, 3.0, False, 0)
        for row, line in enumerate(lines)
        for found in _WORD.finditer(line.text.expandtabs(8))
    ]
    flows = page_layout.columns(words)
    if len(flows) < 2 or not all(_is_prose(flow) for flow in flows if len(flow) > 2):
        return Cut(list(lines))
    out: list[Line] = []
    for flow in flows:
        out += _piled(flow, lines)
        out.append(replace(out[-1], text="", mark=0))
    gutter = max(min(row.left for row in flow) for flow in flows)
    return Cut(out[:-1], round(gutter))


def _is_prose(flow: page_layout.Flow) -> bool:
    """Lines of several words that read on from one another; the cells of a table do not."""
    words = sum(len(row.text.split()) for row in flow)
    reading_on = sum(row.text[0].islower() for row in flow)
    return words >= 2.5 * len(flow) and reading_on >= 0.15 * len(flow)


def _piled(flow: page_layout.Flow, lines: Sequence[Line]) -> Iterator[Line]:
    """The pieces of one column; a blank line where the column had one."""
    before: int | None = None
    for row in flow:
        index = round(-row.base)
        if before is not None and index - before > 1:
            yield replace(lines[index], text="", mark=0)
        whole = " ".join(word.text for word in row.words)
        yield (
            lines[index] if whole == lines[index].text.strip() else replace(lines[index], text=whole, mark=0)
        )
        before = index


def _without_crossing(lines: Sequence[Line]) -> list[Line]:
    out: list[Line] = []
    done = 0
    for start, end, width in crossed.runs(lines):
        left, right = crossed.split(lines[start:end], width, lines)
        out += [*lines[done:start], *left, replace(lines[start], text="", mark=0), *right]
        done = end
    return [*out, *lines[done:]]
