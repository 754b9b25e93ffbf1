"""Lock puzzles: the ways to lay and turn every piece so that all symbols match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.puzzles.moves import match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mansions.puzzles.plans import Ground, Placed
    from engine.mansions.state.pieces import Base, Edge, Piece, Puzzle

_NEVER = 10**6


class Fittings:
    """The plans that solve a lock puzzle while its base tile lies as it does."""

    def __init__(self, puzzle: Puzzle, base: Base, ground: Ground) -> None:
        self.ground = ground
        self.pieces = [each.piece for each in puzzle.laid]
        self.turned = [each.turned for each in puzzle.laid]
        rank = {slot: index for index, slot in enumerate(ground.slots)}
        self.behind: dict[str, list[tuple[Edge, str, Edge]]] = {slot: [] for slot in ground.slots}
        for a, edge, b, facing in puzzle.touching():
            if rank[a] < rank[b]:
                self.behind[b].append((facing, a, edge))
            else:
                self.behind[a].append((edge, b, facing))
        self.choices = {slot: self._choices(slot, base) for slot in ground.slots}
        least = [self.choices[slot][0][2] if self.choices[slot] else _NEVER for slot in ground.slots]
        self.after = [sum(least[index:]) for index in range(len(least) + 1)]

    def _choices(self, slot: str, base: Base) -> list[tuple[int, int, int]]:
        """Pieces that may lie here, turned by how much, and the cost in half actions; the cheapest first."""
        symbols = [
            (contact.edge, base.symbol_at(index))
            for index, contact in enumerate(base.contacts)
            if contact.slot == slot
        ]
        found = []
        for index, piece in enumerate(self.pieces):
            far = self.ground.far(index, slot)
            for by in (0, 1, 3, 2) if far is not None else ():
                turned = (self.turned[index] + by) % 4
                if all(match(piece.edge(edge, turned), (said,) if said else ()) for edge, said in symbols):
                    found.append((index, by, (far or 0) + 2 * min(by, 4 - by)))
        return sorted(found, key=lambda each: each[2])

    def least(self) -> int:
        """Half actions that are surely needed."""
        return self.after[0]

    def plans(self, most: int, *, alike: bool = False) -> Iterator[Placed]:
        """Plans of no more than so many half actions by this measure; see `Routes.plans`."""
        yield from self._place(0, {}, most, alike=alike)

    def _place(self, index: int, placed: Placed, left: int, *, alike: bool) -> Iterator[Placed]:
        if index == len(self.ground.slots):
            yield placed
            return
        if self.after[index] > left:
            return
        self.ground.count()
        slot = self.ground.slots[index]
        used = {piece for piece, _ in placed.values()}
        tried: set[object] = set()
        for piece, by, cost in self.choices[slot]:
            if cost + self.after[index + 1] > left:
                return
            sort = (self.ground.sort[piece], self._seen(piece, by)) if alike else None
            if piece in used or sort in tried or not self._fits(slot, piece, by, placed):
                continue
            tried |= {sort} if alike else set()
            yield from self._place(index + 1, {**placed, slot: (piece, by)}, left - cost, alike=alike)

    def _seen(self, piece: int, by: int) -> tuple[tuple[str, ...], ...]:
        return tuple(self._edge(piece, by, edge) for edge in ("n", "e", "s", "w"))

    def _edge(self, piece: int, by: int, edge: Edge) -> tuple[str, ...]:
        own: Piece = self.pieces[piece]
        return own.edge(edge, (self.turned[piece] + by) % 4)

    def _fits(self, slot: str, piece: int, by: int, placed: Placed) -> bool:
        return all(
            match(self._edge(piece, by, edge), self._edge(*placed[other], facing))
            for edge, other, facing in self.behind[slot]
        )
