"""Where to split lines that hold two columns: the best path through all of them at once.

Each split is judged by the widths of the columns, by bullets and headings (they begin a column's line), by
how each column reads on from its own line before, and by pairs of words that stand together elsewhere in the
book (they are not torn apart). The costs are negative logarithms of chances, by rule of thumb.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import log
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from rules_graph.imports.reading.column_pieces import (
    EDGES,
    END,
    GUTTER_MARKS,
    NO_ENDS,
    SHORT_WORDS,
    Piece,
    Start,
    bare,
    bullets_of,
    opens,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.imports.reading.manuscript import Line

FULL = 1.18  # of the usual width: no single line is longer
_BEAM = 60
_PLACES = 14


@dataclass(frozen=True)
class _State:
    """A way to have split the lines so far: its cost, the last line of each column, and the cuts."""

    cost: float
    left: Piece | None
    right: Piece | None
    cut: int
    before: _State | None


class _Place(NamedTuple):
    """A cut of one row, in words, and what speaks against it."""

    cost: float
    cut: int
    left: Piece | None
    right: Piece | None


class Splitter:
    def __init__(self, width: float, book: Sequence[Line]) -> None:
        self.widths = (width, width)
        self.bullets = bullets_of(book)
        self.pairs = {
            (stem_of(one), stem_of(two))
            for line in book
            for one, two in pairwise(line.text.split())
            if bare(one)
        }

        words = [line.text.split() for line in book]
        short = sum(word in SHORT_WORDS for row in words for word in row) / (sum(map(len, words)) or 1)
        ends = [row[-1] in SHORT_WORDS for row in words if len(row) > 4]
        self.short_end = max(0.0, log((short + 0.01) / (sum(ends) / (len(ends) or 1) + 0.01)))

    def cuts(self, rows: Sequence[tuple[str, ...]]) -> list[int]:
        """Where each row is cut, in words; the widths of the columns are learnt from a first pass."""
        cuts = self._best(rows)
        self.widths = self._learnt(rows, cuts)
        return self._best(rows)

    def _learnt(self, rows: Sequence[tuple[str, ...]], cuts: list[int]) -> tuple[float, float]:
        def of(pieces: list[tuple[str, ...]], width: float) -> float:
            lengths = [Piece(piece, self.bullets).net for piece in pieces]
            full = [length for length in lengths if 0.8 * width < length < 1.25 * width]
            return float(median(full)) if len(full) > 3 else width

        both = [(row[:cut], row[cut:]) for row, cut in zip(rows, cuts, strict=True) if 0 < cut < len(row)]
        return of([left for left, _ in both], self.widths[0]), of(
            [right for _, right in both], self.widths[1]
        )

    def _best(self, rows: Sequence[tuple[str, ...]]) -> list[int]:
        beam = [_State(0.0, None, None, 0, None)]
        for row in rows:
            grown = [state for place in self._places(row) for state in self._grown(beam, place)]
            beam = _distinct(sorted(grown, key=lambda state: state.cost))
        cuts: list[int] = []
        state: _State | None = beam[0]
        while state is not None and state.before is not None:
            cuts.append(state.cut)
            state = state.before
        return cuts[::-1]

    def _places(self, row: tuple[str, ...]) -> list[_Place]:
        """The likeliest cuts of a row, seen by itself."""
        places = []
        for cut in range(len(row) + 1):
            left = Piece(row[:cut], self.bullets) if cut else None
            right = Piece(row[cut:], self.bullets) if cut < len(row) else None
            cost = self._piece(left, self.widths[0]) + self._piece(right, self.widths[1])
            places.append(_Place(cost + self._joint(left, right), cut, left, right))
        return sorted(places, key=lambda place: place.cost)[:_PLACES]

    def _grown(self, beam: list[_State], place: _Place) -> Iterator[_State]:
        left, right = place.left, place.right
        for state in beam:
            cost = (
                state.cost
                + place.cost
                + self._follows(state.left, left, self.widths[0])
                + self._follows(state.right, right, self.widths[1])
            )
            yield _State(
                cost,
                left if left and left.real else state.left,
                right if right and right.real else state.right,
                place.cut,
                state,
            )

    def _piece(self, piece: Piece | None, width: float) -> float:
        """What speaks against a piece being one line of a column."""
        if piece is None:
            return 0.0
        wide = max(0.0, piece.net - width) / 5.0
        excess = 0.6 * max(0.0, piece.net - FULL * width) + min(wide * wide / 2, 2.0)
        inside = sum(opens(piece.tokens, at, self.bullets) for at in range(2, len(piece.tokens)))
        stops = sum(
            len(one) > 1 and bool(END.search(one)) and two[0].islower() and bare(one) not in NO_ENDS
            for one, two in pairwise(piece.tokens if len(piece.tokens[-1]) > 2 else piece.tokens[:-1])
        )
        within = sum(token in GUTTER_MARKS for token in piece.core)
        noise = 0.4 * min(piece.noise + within, 4) if piece.real else 0.0
        return excess + 3.0 * inside + 2.5 * stops + noise

    def _joint(self, left: Piece | None, right: Piece | None) -> float:
        """What speaks against the columns meeting here."""
        if left is None:
            return 0.15
        if right is None:
            return 0.0
        if not left.real:
            return 0.3 if left.noise == len(left.tokens) else 2.0
        off = min(0.0, left.net - self.widths[0]) / 5.0
        strong = right.start in (Start.BULLET, Start.HEADING)
        cost = min(off * off / 2, 1.5 if left.ended else 2.0 if left.heading else 3.0 if strong else 6.0)
        if left.heading and right.tokens[0].isupper() and not right.heading:
            cost += 0.7
        if left.tokens[-1] in GUTTER_MARKS:
            cost -= 1.0
        if not strong and self._known(left.tokens[-1], right.tokens[0]):
            cost += 1.5
        if left.tokens[-1] in SHORT_WORDS:
            cost += self.short_end
        return cost if right.real else cost + 1.0

    def _follows(self, before: Piece | None, piece: Piece | None, width: float) -> float:
        """What speaks against a line of a column standing under the one before it."""
        if piece is None:
            return 0.0
        if before is None:
            return -1.0 if piece.start is Start.HEADING else 0.0
        if piece.start is Start.NOISE:
            return 0.05
        cost = (
            -1.0
            if self._known(before.last, piece.first) and min(len(before.last), len(piece.first)) > 2
            else 0.0
        )
        room = 0.9 * width - before.net - 1 - len(piece.first)
        if piece.start is Start.BULLET:
            closed = before.ended or before.heading or before.paused
            return -1.5 if closed else 2.0 if before.comma and room < 0 else -0.6 if room > 0 else 0.8
        if piece.start is Start.HEADING:
            return 0.5 if before.title else -1.0
        if piece.start is Start.UPPER:
            if before.ended or before.heading:
                return cost
            if before.comma:
                return cost - 0.8
            return cost + (
                0.2
                if not piece.first[0].isalpha()
                else 0.5
                if room <= 0
                else 1.0
                if piece.title or before.title
                else 2.0
            )
        if before.ended or before.heading:
            cost += 1.0 if piece.noise else 3.0
        return cost + min(3.0, 0.15 * room) if room > 0 else cost

    def _known(self, one: str, two: str) -> bool:
        return (stem_of(one), stem_of(two)) in self.pairs


def _distinct(states: list[_State]) -> list[_State]:
    """The cheapest of those whose columns end alike; the best few."""
    seen: dict[tuple[int, int], _State] = {}
    for state in states:
        seen.setdefault((id(state.left), id(state.right)), state)
        if len(seen) == _BEAM:
            break
    return list(seen.values())


def stem_of(word: str) -> str:
    return word.strip(EDGES).casefold()[:6]
