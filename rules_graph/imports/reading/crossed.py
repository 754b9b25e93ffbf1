"""Two columns that were read across, line by line, with nothing between them: found by their length.

A book set in columns has a usual width of line, and such lines are about twice as long; bullets and headings
stand in their middle. `crossed_split` finds where each is to be split.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from rules_graph.imports.reading.column_pieces import (
    GUTTER_MARKS,
    Piece,
    Start,
    bullets_of,
    is_noise,
    opens,
    tokens_of,
)
from rules_graph.imports.reading.crossed_split import FULL, Splitter

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.imports.reading.manuscript import Line

_LONGEST_RUN = 400
_MOST = 3000  # long lines in a book: more are not untangled
_DOUBLE = (1.4, 2.5)  # of the usual width: the length of a line that holds two
_APART = 16  # lines that need not be long between two that are
_FEWEST = 5
_JOINTS = 0.2  # of the long lines: so many show a bullet or a heading where the second column must begin
_NEAR_BREAK = 6
_WIDEST = 160  # letters: no column is wider
_LEADER = re.compile(r"\.{4,}|…{2,}")


class Found(NamedTuple):
    start: int
    end: int
    width: float


def runs(lines: Sequence[Line]) -> Iterator[Found]:
    """The stretches where two columns were read across, and the width of one."""
    bullets = bullets_of(lines)
    for width in _widths(lines):
        found = [Found(start, end, width) for start, end in _clusters(lines, width, bullets)]
        if found:
            yield from found
            return


def _widths(lines: Sequence[Line]) -> list[float]:
    """The usual width of a line; and half of it, should the whole book have been read across."""
    lengths = sorted(len(line.text.strip()) for line in lines if not line.blank)
    if len(lengths) < 2 * _FEWEST:
        return []
    full = [length for length in lengths if length > 20]
    if not full:
        return []
    buckets = Counter(length // 8 for length in full)
    usual = max(buckets, key=lambda bucket: buckets[bucket - 1] + buckets[bucket] + buckets[bucket + 1])
    at = sorted(length for length in full if usual - 1 <= length // 8 <= usual + 1)
    width = float(at[int(len(at) * 0.75)])
    return [each for each in (width, width / 2) if each < _WIDEST]


def _clusters(lines: Sequence[Line], width: float, bullets: frozenset[str]) -> Iterator[tuple[int, int]]:
    long = [
        index
        for index, line in enumerate(lines)
        if _DOUBLE[0] * width < len(line.text.strip()) and not _LEADER.search(line.text)
    ]
    if len(long) > _MOST:
        return
    cluster: list[int] = []
    for index in [*long, len(lines) + 10**6]:
        between = sum(not line.blank for line in lines[cluster[-1] + 1 : index]) if cluster else 0
        if cluster and (between > _APART or index - cluster[0] > _LONGEST_RUN):
            if _holds_columns(lines, cluster, width, bullets):
                yield _to_breaks(lines, cluster[0], cluster[-1] + 1)
            cluster = []
        cluster.append(index)


def _holds_columns(lines: Sequence[Line], long: list[int], width: float, bullets: frozenset[str]) -> bool:
    if len(long) < _FEWEST or any(len(lines[index].text.strip()) > _DOUBLE[1] * width for index in long):
        return False
    return _joints(lines, long, width, bullets) or _stands_out(lines, long, width)


def _stands_out(lines: Sequence[Line], long: list[int], width: float) -> bool:
    """Whether nearly all lines are long here, and nearly none in the rest of the book."""
    here = sum(not line.blank for line in lines[long[0] : long[-1] + 1])
    lengths = [
        len(line.text.strip()) for line in (*lines[: long[0]], *lines[long[-1] + 1 :]) if not line.blank
    ]
    full = sum(0.75 * width < length < FULL * width for length in lengths)
    longer = sum(length > 1.3 * width for length in lengths)
    return len(long) >= max(8, 0.45 * here) and 2 * full > len(lengths) and longer < 0.03 * len(lengths)


def _joints(lines: Sequence[Line], long: list[int], width: float, bullets: frozenset[str]) -> bool:
    """Whether enough of the long lines show that a column's line begins in their middle."""
    shown = sum(_shows_joint(tokens_of(lines[index]), width, bullets) for index in long)
    return shown >= max(2, _JOINTS * len(long))


def _shows_joint(tokens: tuple[str, ...], width: float, bullets: frozenset[str]) -> bool:
    at = 0
    for index, token in enumerate(tokens):
        if 0.75 * width < at < 1.25 * width and (
            opens(tokens, index, bullets) or Piece(tokens[index:], bullets).heading
        ):
            return True
        at += len(token) + 1
    return False


def _to_breaks(lines: Sequence[Line], start: int, end: int) -> tuple[int, int]:
    """Widened to the break of a page or column that is near, for a page is read across as a whole."""
    before = _near_break(lines, range(start - 1, -1, -1))
    behind = _near_break(lines, range(end, len(lines)))
    return (start if before is None else before + 1), (end if behind is None else behind)


def _near_break(lines: Sequence[Line], indices: range) -> int | None:
    passed = 0
    for index in indices:
        line = lines[index]
        if line.blank and line.raw.strip():
            return index
        passed += not line.blank
        if passed > _NEAR_BREAK:
            return None
    return None


def split(run: Sequence[Line], width: float, book: Sequence[Line]) -> tuple[list[Line], list[Line]]:
    """The left column and the right one, each line with the number it had."""
    full = [line for line in run if not line.blank]
    inside = {line.number for line in run}
    cuts = Splitter(width, [line for line in book if line.number not in inside]).cuts(
        [tokens_of(line) for line in full]
    )
    bullets = bullets_of(book)
    gaps = {line.number for before, line in pairwise(run) if before.blank}
    left, right = _Column(gaps), _Column(gaps)
    for line, cut in zip(full, cuts, strict=True):
        tokens = tokens_of(line)
        for column, part in ((left, tokens[:cut]), (right, tokens[cut:])):
            if part:
                column.add(line, Piece(part, bullets))
    return left.lines, right.lines


class _Column:
    """The lines of one column, with a blank line before what begins anew."""

    def __init__(self, gaps: set[int]) -> None:
        self.gaps = gaps
        self.lines: list[Line] = []
        self.before: Piece | None = None

    def add(self, line: Line, piece: Piece) -> None:
        if self.before is not None and self._begins(line, piece, self.before):
            self.lines.append(replace(line, text="", mark=0))
        self.lines.append(replace(line, text=" ".join(_trimmed(piece)), mark=0))
        self.before = piece if piece.real else self.before

    def _begins(self, line: Line, piece: Piece, before: Piece) -> bool:
        if piece.start in (Start.BULLET, Start.HEADING) or before.heading:
            return piece.start is not Start.NOISE
        return line.number in self.gaps and piece.start is Start.UPPER and (before.ended or before.title)


def _trimmed(piece: Piece) -> Sequence[str]:
    """Without the marks that the scan made of the page's margin and gutter."""
    tokens = list(piece.tokens[piece.bullet or 0 :])
    while len(tokens) > 1 and tokens[-1][0] in GUTTER_MARKS and is_noise(tokens[-1]):
        tokens.pop()
    while len(tokens) > 1 and tokens[0] in GUTTER_MARKS:
        tokens.pop(0)
    return tokens
