"""Words on pages into lines in reading order: columns in turn, paragraphs parted, headings marked.

A page is cut along its gutters. A gutter is an upright strip without words that has several rows on either
side; rows that cross it (a title over both columns) cut the page into bands, and in each band the left
column is read before the right one.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, pairwise
from math import ceil, floor, inf
from statistics import median
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from rules_graph.imports.reading.manuscript import Line, clean

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

_GUTTER = 0.9  # of the type's size
_FEWEST_ROWS = 3
_FEWEST_INSIDE = 7  # in a column: wide spaces form rivers more easily there
_WIDER_THAN_SPACES = 1.7
_WIDER_GAP = 1.18  # of the usual distance between lines: more than this parts paragraphs
_LARGER = 1.12  # of the size of the body
_INDENT = 0.8
_DEEPEST_CUT = 3
_PLACES = 24
_MOST_ROWS = 800
_WIDEST = 5000  # points, or letters: no page is wider
_LEVELS = 6
_PAGE_NUMBER = re.compile(r"\W*(?:[^\W\d]{0,7}\.?\s)?(?:\d{1,4}|[ivxlc]{1,6})(?:\s?/\s?\d{1,4})?\W*$", re.I)
_DIGITS = re.compile(r"^\d+\s*|\s*\d+$")
_OPENS = re.compile(r"[•●▪■○◦‣➢➤◆◊◇❖✦✧☞*·–-]\s|o\s(?=[^\W\d_a-z])|\d{1,2}[.)]\s")
_CLOSED = re.compile(r"[.!?:;…][\"”’»)\]*]*$")


class Word(NamedTuple):
    """A word, where its line is cut by it, how high its line is, and its type."""

    text: str
    left: float
    right: float
    base: float
    size: float
    bold: bool
    turn: int


@dataclass(frozen=True)
class Row:
    """The words of one column on one base line, from left to right."""

    words: tuple[Word, ...]
    page: int

    @cached_property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)

    @cached_property
    def size(self) -> float:
        return median(word.size for word in self.words for _ in word.text)

    @cached_property
    def bold(self) -> bool:
        return all(word.bold for word in self.words if any(map(str.isalnum, word.text)))

    @property
    def left(self) -> float:
        return self.words[0].left

    @cached_property
    def right(self) -> float:
        return max(word.right for word in self.words)

    @property
    def base(self) -> float:
        return self.words[0].base


Flow = list[Row]


def lines(pages: Sequence[Sequence[Word]], until: float = inf) -> list[Line]:
    """The lines of all pages, numbered through; `TimeoutError` if they take until that time and longer."""
    margins = _margins(pages)
    sheets: list[_Sheet] = []
    for number, words in enumerate(pages, 1):
        sheets.append(_Sheet(number, words, margins))
        if monotonic() > until:
            raise TimeoutError
    return _Setter(sheets).lines()


def columns(words: list[Word]) -> list[Flow]:
    """The columns of one page in reading order."""
    return _cut(words, 1, _DEEPEST_CUT)


def _rows(words: Iterable[Word], page: int) -> list[Row]:
    """Words on the same base line, or nearly; from the top of the page."""
    rows: list[list[Word]] = []
    for word in sorted(words, key=lambda word: (word.turn, -word.base)):
        last = rows[-1][0] if rows else None
        if last and last.turn == word.turn and last.base - word.base < 0.3 * min(last.size, word.size):
            rows[-1].append(word)
        else:
            rows.append([word])
    return [Row(tuple(sorted(row, key=lambda word: word.left)), page) for row in rows]


def _place(row: Row) -> tuple[str, int]:
    return _DIGITS.sub("#", row.text), round(row.base / 8)


def _edges(words: Sequence[Word], page: int) -> list[Row]:
    upright = _rows([word for word in words if word.turn == 0], page)
    return upright if len(upright) < 3 else [*upright[:2], *upright[-2:]]


def _margins(pages: Sequence[Sequence[Word]]) -> frozenset[tuple[str, int]]:
    """What stands at the same height at the head or foot of several pages, but for its numbers."""
    seen = Counter(place for page in pages for place in {_place(row) for row in _edges(page, 0)})
    enough = 3 if len(pages) > 4 else 2
    return frozenset(place for place, count in seen.items() if count >= enough)


class _Sheet:
    """A page: what stands in its margins, and its columns in reading order."""

    def __init__(self, number: int, words: Sequence[Word], margins: frozenset[tuple[str, int]]) -> None:
        self.number = number
        rows = _rows(words, number)
        upright = [row for row in rows if row.words[0].turn == 0]
        outer = {id(row) for row in (*upright[:2], *upright[-2:])}
        around = [row for row in upright if id(row) in outer and _is_margin(row, upright, margins)]
        middle = (upright[0].base + upright[-1].base) / 2 if upright else 0
        self.head = [row for row in around if row.base >= middle]
        self.foot = [row for row in around if row.base < middle]
        marginal = {id(word) for row in around for word in row.words}
        body = [word for row in upright for word in row.words if id(word) not in marginal]
        self.flows = _cut(body, number, _DEEPEST_CUT)
        self.flows += [[row] for row in rows if row.words[0].turn != 0]


def _is_margin(row: Row, rows: list[Row], margins: frozenset[tuple[str, int]]) -> bool:
    if _place(row) in margins:
        return True
    if row not in (rows[0], rows[-1]) or not _PAGE_NUMBER.match(row.text):
        return False
    nearest = min((abs(row.base - other.base) for other in rows if other is not row), default=99.0)
    return nearest > 1.5 * row.size


def _cut(words: list[Word], page: int, depth: int) -> list[Flow]:
    rows = _rows(words, page)
    if not rows:
        return []
    fewest = _FEWEST_ROWS if depth == _DEEPEST_CUT else _FEWEST_INSIDE
    gutter = _gutter(rows, fewest) if depth and len(rows) <= _MOST_ROWS else None
    if gutter is None:
        return [rows]
    flows: list[Flow] = []
    for band in _bands(rows, gutter):
        inside = [word for row in band for word in row.words]
        if _crosses(band[0], gutter) or not _has_columns(band, gutter, fewest=1):
            flows.append(band)
            continue
        flows += _cut([word for word in inside if word.right <= gutter.middle], page, depth - 1)
        flows += _cut([word for word in inside if word.left >= gutter.middle], page, depth - 1)
    return flows


class _Gutter(NamedTuple):
    left: float
    right: float

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


def _gutter(rows: list[Row], fewest: int) -> _Gutter | None:
    """The strip that parts most words into two columns, if there is one."""
    left, right = min(row.left for row in rows), max(row.right for row in rows)
    if right - left > _WIDEST:
        return None
    half = _GUTTER * median(row.size for row in rows) / 2
    best, most = None, 0
    for place in _free_places(rows, left, right, half):
        gutter = _Gutter(place - half, place + half)
        parted = sum(
            len(row.words)
            for band in _bands(rows, gutter)
            if not _crosses(band[0], gutter) and _has_columns(band, gutter, fewest)
            for row in band
        )
        if parted > most:
            best, most = gutter, parted
    return best


def _free_places(rows: list[Row], left: float, right: float, half: float) -> list[float]:
    """The likeliest places of a gutter: enough rows on both sides leave them free; the best few."""
    wide = int(right - left) + 1
    before, behind = [0] * (wide + 1), [0] * (wide + 1)
    for row in rows:
        start, end = int(row.left - left), int(row.right - left)
        for low, high in _free_spans(row, left, half, wide):
            _count(before, max(low, start + 1), high)
            _count(behind, low, min(high, end))
    before, behind = list(accumulate(before)), list(accumulate(behind))
    inner = range(int(wide * 0.15), int(wide * 0.85))
    able = [step for step in inner if min(before[step], behind[step]) >= _FEWEST_ROWS]
    able.sort(key=lambda step: -min(before[step], behind[step]))
    return [left + step for step in able[:_PLACES]]


def _free_spans(row: Row, left: float, half: float, wide: int) -> Iterator[tuple[int, int]]:
    """Where a strip of that half width meets no word of the row."""
    at = 0
    for word in row.words:
        low, high = floor(word.left - half - left) + 1, ceil(word.right + half - left)
        if min(low, wide) > at:
            yield at, min(low, wide)
        at = max(at, high)
    if at < wide:
        yield at, wide


def _count(steps: list[int], low: int, high: int) -> None:
    if low < high:
        steps[low] += 1
        steps[high] -= 1


def _crosses(row: Row, gutter: _Gutter) -> bool:
    return any(word.left < gutter.right and word.right > gutter.left for word in row.words)


def _bands(rows: list[Row], gutter: _Gutter) -> Iterator[list[Row]]:
    """Rows one under the other that all cross the gutter, or all leave it free."""
    band: list[Row] = []
    crossing = False
    for row in rows:
        now = _crosses(row, gutter)
        if band and now is not crossing:
            yield band
            band = []
        crossing = now
        band.append(row)
    if band:
        yield band


def _has_columns(band: list[Row], gutter: _Gutter, fewest: int) -> bool:
    """Several rows on each side, at the same height; not the narrow first column of a table."""
    lefts = [row for row in band if row.left < gutter.left]
    rights = [row for row in band if row.right > gutter.right]
    if min(len(lefts), len(rights)) < fewest:
        return False
    if fewest > 1 and (lefts[0].base <= rights[-1].base or rights[0].base <= lefts[-1].base):
        return False
    if not _wider_than_spaces(band, gutter):
        return False
    if fewest > 1 and not _aligned([_first_right_of(row, gutter) for row in rights], gutter):
        return False
    both = sum(1 for row in lefts if row.right > gutter.right)
    widths = [max(w.right for w in row.words if w.right <= gutter.middle) - row.left for row in lefts]
    whole = max(row.right for row in band) - min(row.left for row in band)
    return not (both > 0.9 * len(lefts) and median(widths) < 0.12 * whole)


def _wider_than_spaces(band: list[Row], gutter: _Gutter) -> bool:
    """Whether the rows are further apart at the gutter than their words are elsewhere."""
    here: list[float] = []
    spaces: list[float] = []
    for row in band:
        if row.left < gutter.left and row.right > gutter.right:
            for word, after in pairwise(row.words):
                at_gutter = word.left < gutter.middle < after.right
                (here if at_gutter else spaces).append(after.left - word.right)
    return not (here and spaces) or median(here) > _WIDER_THAN_SPACES * median(spaces)


def _first_right_of(row: Row, gutter: _Gutter) -> float:
    return min(word.left for word in row.words if word.right > gutter.right)


def _aligned(starts: list[float], gutter: _Gutter) -> bool:
    """A column's lines begin under one another; behind a chance river of spaces they do not."""
    near = gutter.right - gutter.left
    starts = sorted(starts)
    most = max(bisect_left(starts, start + near) - at for at, start in enumerate(starts))
    return most >= 0.6 * len(starts)


class _Setter:
    """Sets the rows of all columns as lines, with blank lines and marks."""

    def __init__(self, sheets: list[_Sheet]) -> None:
        self.sheets = sheets
        self.out: list[Line] = []
        self.page = 0
        flows = [flow for sheet in sheets for flow in sheet.flows]
        rows = [row for flow in flows for row in flow]
        self.leading = _leading(flows)
        self.edges = _right_edges(rows)
        sizes = Counter[float]()
        for row in rows:
            sizes[_half(row.size)] += len(row.text)
        self.body = max(sizes, key=lambda size: sizes[size], default=1.0)
        self.levels = sorted((size for size in sizes if size > _LARGER * self.body), reverse=True)
        self.bold_means_heading = sum(row.bold for row in rows) < 0.3 * len(rows)

    def lines(self) -> list[Line]:
        for paragraph in self._paragraphs():
            mark = self._mark(paragraph)
            if self._turn_to(paragraph[0].page):
                self._blank()
            for row in paragraph:
                self._turn_to(row.page)
                self._line(row, mark)
            self._blank()
        self._turn_to(len(self.sheets) + 1)
        return self.out

    def _paragraphs(self) -> list[list[Row]]:
        paragraphs: list[list[Row]] = []
        before: Row | None = None
        for sheet in self.sheets:
            for flow in sheet.flows:
                left = min(row.left for row in flow)
                for row in flow:
                    if before is None or (
                        self._new_after_tear(before, flow, left)
                        if row is flow[0]
                        else self._new(before, row, left)
                    ):
                        paragraphs.append([])
                    paragraphs[-1].append(row)
                    before = row
        return paragraphs

    def _new(self, before: Row, row: Row, left: float) -> bool:
        """Whether a row begins a paragraph, under the row before it in the same column."""
        if _differ(before, row):
            return True
        if before.base - row.base > _WIDER_GAP * self.leading * max(before.size, row.size):
            return True
        if before.bold and not row.bold and self._would_fit(before, row):
            return True
        indented = row.left - left > _INDENT * row.size
        flush = before.left - left < _INDENT * row.size / 2 and not _OPENS.match(before.text)
        return indented and flush and bool(_CLOSED.search(before.text))

    def _new_after_tear(self, before: Row, flow: Flow, left: float) -> bool:
        """Whether the first row begins a paragraph, at the head of a column or page.

        The words of a paragraph fill its lines: one that stops where the next word had room is at its end.
        """
        row = flow[0]
        if _differ(before, row) or before.bold is not row.bold or _OPENS.match(row.text):
            return True
        if row.text[0].islower():
            return False
        alone = len(flow) == 1 or self._new(row, flow[1], left)
        indented = row.left - left > _INDENT * row.size or (alone and not _CLOSED.search(row.text))
        if indented and _CLOSED.search(before.text):
            return True
        return self._would_fit(before, row)

    def _would_fit(self, before: Row, row: Row) -> bool:
        first = row.words[0]
        return before.right + 0.25 * before.size + first.right - first.left < self.edges[_column(before)]

    def _mark(self, paragraph: list[Row]) -> int:
        first = paragraph[0]
        if len(paragraph) > 3 or not any(map(str.isalpha, first.text)):
            return 0
        size = _half(first.size)
        if size in self.levels:
            return min(self.levels.index(size) + 1, _LEVELS)
        if self.bold_means_heading and all(row.bold for row in paragraph) and not _OPENS.match(first.text):
            return (
                0 if paragraph[-1].text.endswith((".", ",", ";", ":")) else min(len(self.levels) + 1, _LEVELS)
            )
        return 0

    def _turn_to(self, page: int) -> bool:
        """Sets what stands in the margins between two pages; no blank lines, for a paragraph may go on."""
        before = len(self.out)
        while self.page < page:
            if self.page:
                for row in self.sheets[self.page - 1].foot:
                    self._line(row, 0)
            self.page += 1
            if self.page <= len(self.sheets):
                for row in self.sheets[self.page - 1].head:
                    self._line(row, 0)
        return len(self.out) > before

    def _line(self, row: Row, mark: int) -> None:
        self.out.append(Line(len(self.out) + 1, row.text, clean(row.text), row.page, mark))

    def _blank(self) -> None:
        self.out.append(Line(len(self.out) + 1, "", "", self.page))


def _half(size: float) -> float:
    return round(size * 2) / 2


def _column(row: Row) -> int:
    return round(row.left / 12)


def _differ(before: Row, row: Row) -> bool:
    return not 1 / _LARGER < before.size / row.size < _LARGER


def _leading(flows: Iterable[Flow]) -> float:
    """The usual distance between lines, in sizes of the type."""
    seen = Counter[float]()
    for flow in flows:
        for before, row in pairwise(flow):
            if not _differ(before, row):
                seen[round((before.base - row.base) / row.size, 1)] += 1
    usual = [distance for distance, count in seen.items() if distance > 0.8 and count * 8 > seen.total()]
    return min(usual, default=1.2)


def _right_edges(rows: Iterable[Row]) -> dict[int, float]:
    """How far right the lines go that begin at about the same place."""
    ends = defaultdict[int, list[float]](list)
    for row in rows:
        ends[_column(row)].append(row.right)
    return {column: sorted(rights)[int(len(rights) * 0.98)] for column, rights in ends.items()}
