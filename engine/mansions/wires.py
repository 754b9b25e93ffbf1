"""Wiring puzzles: whether unbroken wires run from each start to an end, and the fewest turns that do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.pieces import EDGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mansions.pieces import Edge, Laid, Piece, Puzzle

Turned = dict[str, int]
Wire = tuple[str, "Edge", str]  # where it comes in or goes out: slot, edge, colour


def nets(piece: Piece) -> list[frozenset[tuple[Edge, str]]]:
    """Which ends of wires a piece joins, while its arrow points up."""
    ends: list[tuple[Edge, str]] = [(edge, colour) for edge in EDGES for colour in getattr(piece, edge)]
    if not piece.nets:
        colours = dict.fromkeys(colour for _, colour in ends)
        return [frozenset(end for end in ends if end[1] == colour) for colour in colours]
    return [
        frozenset(end for end in ends for name in net if name in (end[0], f"{end[0]}-{end[1]}"))
        for net in piece.nets
    ]


def turns_to_connect(puzzle: Puzzle, lying: dict[str, Laid], most: int) -> list[str] | None:
    """Turns of pieces, no more than `most`, after which every start is connected; None if there are none."""
    for turned in _connected(puzzle, lying, most):
        return _moves(turned)
    return None


def _moves(turned: Turned) -> list[str]:
    found = []
    for slot, by in turned.items():
        found += [f"turn-right:{slot}"] * by if by <= 2 else [f"turn-left:{slot}"]
    return found


def _cost(by: int) -> int:
    return min(by, 4 - by)


def _connected(puzzle: Puzzle, lying: dict[str, Laid], most: int) -> Iterator[Turned]:
    """Ways to turn pieces, within a limit, that connect every start with an end of its own."""
    beside: dict[tuple[str, Edge], tuple[str, Edge]] = {}
    for a, edge, b, facing in puzzle.touching():
        beside[a, edge] = (b, facing)
        beside[b, facing] = (a, edge)
    ends = [(end.slot, end.edge, end.colour) for end in puzzle.base.ends]
    starts = [(start.slot, start.edge, start.colour) for start in puzzle.base.starts]

    def connect(index: int, turned: Turned, left: int, free: list[Wire]) -> Iterator[Turned]:
        if index == len(starts):
            yield turned
            return
        for way, spare, end in follow(starts[index], turned, left, frozenset(), free):
            rest = [each for each in free if each != end]
            yield from connect(index + 1, way, spare, rest)

    def follow(
        wire: Wire, turned: Turned, left: int, been: frozenset[Wire], free: list[Wire]
    ) -> Iterator[tuple[Turned, int, Wire]]:
        """Along a wire that comes in at an edge of a slot."""
        if wire in been:
            return
        slot, edge, colour = wire
        known = turned.get(slot)
        for by in (0, 1, 3, 2) if known is None else (known,):
            cost = _cost(by) if known is None else 0
            if cost > left:
                continue
            way = {**turned, slot: by}
            for out, onward in _onward(lying[slot], by, edge, colour):
                if (slot, out, onward) in free:
                    yield way, left - cost, (slot, out, onward)
                elif (slot, out) in beside:
                    there, facing = beside[slot, out]
                    yield from follow((there, facing, onward), way, left - cost, been | {wire}, free)

    if starts and len(starts) <= len(ends):
        yield from connect(0, {}, most, ends)


def _onward(laid: Laid, by: int, edge: Edge, colour: str) -> Iterator[tuple[Edge, str]]:
    """Where a wire that comes in at an edge leaves the piece."""
    turned = (laid.turned + by) % 4
    printed = EDGES[(EDGES.index(edge) - turned) % 4]
    for net in nets(laid.piece):
        if (printed, colour) in net:
            for other, onward in sorted(net - {(printed, colour)}):
                yield EDGES[(EDGES.index(other) + turned) % 4], onward
