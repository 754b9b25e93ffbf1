"""What a plan for a puzzle costs: pieces brought to their slots by the fewest swaps.

Swaps keep a piece's orientation and turns keep its place, so whoever solves a puzzle carries out a plan:
which piece comes to which slot, and how far it is turned there. A swap brings two pieces one slot nearer at
best, so a plan costs at least half the distances, and its turns. Costs are counted in half actions here.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

from engine.mansions.puzzles.moves import swaps
from engine.mansions.state.pieces import EDGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mansions.state.pieces import Piece, Puzzle

Placed = dict[str, tuple[int, int]]  # slot → which piece of those laid out, turned by how many quarters


class TooManyError(Exception):
    """More was looked at than was allowed."""


class Ground:
    """The slots of a puzzle, how far they lie apart, and how much has been looked at."""

    def __init__(self, puzzle: Puzzle, allowed: int, watch: Callable[[int, int], None] | None = None) -> None:
        self.slots = [each.slot for each in puzzle.laid]
        self.pairs = swaps(puzzle)
        self.sort = [_sort(each.piece) for each in puzzle.laid]
        self._apart = {slot: self._from(slot) for slot in self.slots}
        self._known: dict[frozenset[tuple[int, str]], tuple[int, list[str] | None]] = {}
        self.allowed, self.tried, self.actions, self._watch = allowed, 0, 0, watch

    def _from(self, start: str) -> dict[str, int]:
        apart, ahead = {start: 0}, [start]
        for here in ahead:
            for pair in self.pairs:
                if here in pair:
                    there = pair[pair[0] == here]
                    if there not in apart:
                        apart[there] = apart[here] + 1
                        ahead.append(there)
        return apart

    def far(self, piece: int, slot: str) -> int | None:
        """How many swaps a piece alone needs to come to a slot; None if no swaps bring it there."""
        return self._apart[self.slots[piece]].get(slot)

    def count(self) -> None:
        self.tried += 1
        if self.tried % 2000 == 0 and self._watch is not None:
            self._watch(self.tried, self.actions)
        if self.tried > self.allowed:
            raise TooManyError

    def fewest_swaps(self, goal: dict[int, str], most: int) -> list[str] | None:
        """Swaps, at most so many, that bring each of these pieces to its slot; others may lie anywhere."""
        key = frozenset(goal.items())
        tried, known = self._known.get(key, (-1, None))
        if known is None and tried < most:
            known = self._search(goal, most, 1)
            self._known[key] = (most, known)
        return known if known is not None and len(known) <= most else None

    def some_swaps(self, goal: dict[int, str]) -> list[str]:
        """Swaps that do it, perhaps more than needed; found quickly."""
        found = self._search(goal, 10**6, 4)
        assert found is not None
        return found

    def _search(self, goal: dict[int, str], most: int, haste: int) -> list[str] | None:
        """A*, by half of the distances that are left. With `haste` these count for more than they may."""
        pieces, targets = list(goal), list(goal.values())
        start = tuple(self.slots[piece] for piece in pieces)
        before: dict[tuple[str, ...], tuple[tuple[str, ...], str] | None] = {start: None}
        cost = {start: 0}
        ahead = [(haste * self._left(start, targets), 0, start)]
        while ahead:
            _, made, here = heappop(ahead)
            if made > cost[here]:
                continue
            if all(slot == target for slot, target in zip(here, targets, strict=True)):
                return _path(before, here)
            self.count()
            for a, b in self.pairs:
                if a not in here and b not in here:
                    continue
                after = tuple(b if slot == a else a if slot == b else slot for slot in here)
                left = self._left(after, targets)
                if made + 1 + left > most or made + 1 >= cost.get(after, 10**6):
                    continue
                cost[after] = made + 1
                before[after] = (here, f"swap:{a}-{b}")
                heappush(ahead, (made + 1 + haste * left, made + 1, after))
        return None

    def _left(self, here: tuple[str, ...], targets: list[str]) -> int:
        apart = sum(self._apart[slot][target] for slot, target in zip(here, targets, strict=True))
        return -(-apart // 2)


def _path(
    before: dict[tuple[str, ...], tuple[tuple[str, ...], str] | None], here: tuple[str, ...]
) -> list[str]:
    found: list[str] = []
    step = before[here]
    while step is not None:
        here, move = step
        found.append(move)
        step = before[here]
    return found[::-1]


def _sort(piece: Piece) -> tuple[object, ...]:
    """The same for pieces that are alike but for how they are turned."""
    if piece.nets:
        return (piece.id,)
    sides = [tuple(sorted(getattr(piece, edge))) for edge in EDGES]
    return min(tuple(sides[turn:] + sides[:turn]) for turn in range(4))
