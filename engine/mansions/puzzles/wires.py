"""Wiring puzzles: whether an unbroken wire runs from each start to an end of its own, and how to get it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.mansions.state.pieces import EDGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mansions.puzzles.plans import Ground, Placed
    from engine.mansions.state.pieces import Edge, Piece, Puzzle

Wire = tuple[str, "Edge", str]  # where it comes in or goes out: slot, edge, colour
End = tuple["Edge", str]
_NEVER = 10**6


def nets(piece: Piece) -> list[frozenset[End]]:
    """Which ends of wires a piece joins, while its arrow points up."""
    ends: list[End] = [(edge, colour) for edge in EDGES for colour in getattr(piece, edge)]
    if not piece.nets:
        colours = dict.fromkeys(colour for _, colour in ends)
        return [frozenset(end for end in ends if end[1] == colour) for colour in colours]
    return [
        frozenset(end for end in ends for name in net if name in (end[0], f"{end[0]}-{end[1]}"))
        for net in piece.nets
    ]


def onward(piece: Piece, turned: int, edge: Edge, colour: str) -> list[End]:
    """Where a wire that comes in at an edge leaves a piece that is turned so."""
    printed = EDGES[(EDGES.index(edge) - turned) % 4]
    return [
        (EDGES[(EDGES.index(other) + turned) % 4], on)
        for net in nets(piece)
        if (printed, colour) in net
        for other, on in sorted(net - {(printed, colour)})
    ]


def beside(puzzle: Puzzle) -> dict[tuple[str, Edge], tuple[str, Edge]]:
    """The edge that each edge of a slot touches."""
    found: dict[tuple[str, Edge], tuple[str, Edge]] = {}
    for a, edge, b, facing in puzzle.touching():
        found[a, edge] = (b, facing)
        found[b, facing] = (a, edge)
    return found


def terminals(puzzle: Puzzle) -> tuple[list[Wire], list[Wire]]:
    """The starts and the ends of the base tile."""
    base = puzzle.base
    return (
        [(each.slot, each.edge, each.colour) for each in base.starts],
        [(each.slot, each.edge, each.colour) for each in base.ends],
    )


def connected(puzzle: Puzzle) -> bool:
    """Whether each start has an unbroken wire to an end of its own."""
    starts, ends = terminals(puzzle)
    if not starts:
        return False
    reached = [_ends_of(puzzle, start, set(ends)) for start in starts]
    return _each_its_own(reached, set())


def _ends_of(puzzle: Puzzle, start: Wire, ends: set[Wire]) -> set[Wire]:
    """The ends that a wire from a start runs to."""
    lying = {each.slot: each for each in puzzle.laid}
    near = beside(puzzle)
    seen, ahead, found = {start}, [start], set()
    while ahead:
        slot, edge, colour = ahead.pop()
        for out, on in onward(lying[slot].piece, lying[slot].turned, edge, colour):
            if (slot, out, on) in ends:
                found.add((slot, out, on))
            elif (slot, out) in near and (wire := (*near[slot, out], on)) not in seen:
                seen.add(wire)
                ahead.append(wire)
    return found


def _each_its_own(reached: list[set[Wire]], taken: set[Wire]) -> bool:
    if not reached:
        return True
    return any(_each_its_own(reached[1:], taken | {end}) for end in reached[0] - taken)


@dataclass(frozen=True)
class Way:
    """Through a piece, turned by so many quarters, a wire leaves at an edge; `cost` in half actions."""

    by: int
    out: Edge
    on: str
    cost: int


@dataclass(frozen=True)
class Trail:
    """The pieces placed so far, what they cost, and what every visit of a wire to a slot adds up to."""

    placed: Placed
    spent: int = 0
    visits: int = 0

    def on(self, slot: str, piece: int, way: Way, cost: int) -> Trail:
        if slot in self.placed:
            return Trail(self.placed, self.spent, self.visits + cost)
        return Trail({**self.placed, slot: (piece, way.by)}, self.spent + cost, self.visits + cost)


class Routes:
    """The plans that connect a wiring puzzle: for each slot on the way, a piece and how far it is turned.

    `togo` is what a wire needs at the least from where it comes in: every slot on its way with the piece that
    is cheapest there, whichever else needs that piece too. A piece that joins several wires may serve as
    often (`shared`), so each visit counts for that share of its cost.
    """

    def __init__(self, puzzle: Puzzle, ground: Ground) -> None:
        self.ground = ground
        self.near = beside(puzzle)
        self.starts, self.ends = terminals(puzzle)
        self.pieces = [each.piece for each in puzzle.laid]
        self.turned = [each.turned for each in puzzle.laid]
        self.shared = max((len(nets(piece)) for piece in self.pieces), default=1) or 1
        colours = {colour for _, _, colour in (*self.starts, *self.ends)}
        colours |= {colour for piece in self.pieces for edge in EDGES for colour in getattr(piece, edge)}
        self.wires: list[Wire] = [
            (slot, edge, colour) for slot in ground.slots for edge in EDGES for colour in colours
        ]
        self.ways = [self._ways(index) for index in range(len(self.pieces))]
        self.togo = self._togo()

    def _ways(self, index: int) -> dict[End, list[Way]]:
        found: dict[End, list[Way]] = {}
        for edge in EDGES:
            for colour in {colour for _, _, colour in self.wires}:
                found[edge, colour] = [
                    Way(by, out, on, 2 * min(by, 4 - by))
                    for by in (0, 1, 3, 2)
                    for out, on in onward(self.pieces[index], (self.turned[index] + by) % 4, edge, colour)
                ]
        return found

    def _togo(self) -> dict[Wire, int]:
        """By relaxing until nothing changes; so few wires need nothing cleverer."""
        steps = {wire: self._cheapest(wire) for wire in self.wires}
        togo = dict.fromkeys(self.wires, _NEVER)
        changed = True
        while changed:
            changed = False
            for wire, ways in steps.items():
                best = min(
                    (cost + self._beyond(wire, end, togo) for end, cost in ways.items()), default=_NEVER
                )
                if best < togo[wire]:
                    togo[wire] = best
                    changed = True
        return togo

    def _cheapest(self, wire: Wire) -> dict[End, int]:
        slot, edge, colour = wire
        found: dict[End, int] = {}
        for index, ways in enumerate(self.ways):
            far = self.ground.far(index, slot)
            for way in ways[edge, colour] if far is not None else ():
                cost = (far or 0) + way.cost
                found[way.out, way.on] = min(cost, found.get((way.out, way.on), _NEVER))
        return found

    def _beyond(self, wire: Wire, end: End, togo: dict[Wire, int]) -> int:
        slot, (out, on) = wire[0], end
        if (slot, out, on) in self.ends:
            return 0
        return togo[*self.near[slot, out], on] if (slot, out) in self.near else _NEVER

    def least(self) -> int:
        """Half actions that are surely needed."""
        if not self.starts or len(self.starts) > len(self.ends):
            return _NEVER
        needed = [self.togo[start] for start in self.starts]
        return _NEVER if max(needed) >= _NEVER else -(-sum(needed) // self.shared)

    def plans(self, most: int, *, alike: bool = False) -> Iterator[Placed]:
        """Plans of no more than so many half actions by this measure. `alike`: of pieces that are the same,
        only the first is tried, which is enough to know whether there is a plan at all."""
        self.most, self.alike = most, alike
        later = [self.togo[start] for start in self.starts]
        self.after = [sum(later[index + 1 :]) for index in range(len(later))]
        yield from self._connect(0, Trail({}), frozenset(self.ends))

    def _connect(self, index: int, trail: Trail, free: frozenset[Wire]) -> Iterator[Placed]:
        if index == len(self.starts):
            yield trail.placed
            return
        self.index = index
        for now, end in self._follow(self.starts[index], trail, frozenset(), free):
            yield from self._connect(index + 1, now, free - {end})
            self.index = index

    def _follow(
        self, wire: Wire, trail: Trail, been: frozenset[Wire], free: frozenset[Wire]
    ) -> Iterator[tuple[Trail, Wire]]:
        """Along a wire that comes in at an edge of a slot."""
        bound = trail.visits + self.togo[wire] + self.after[self.index]
        if wire in been or bound > min(self.most * self.shared, _NEVER - 1):
            return
        self.ground.count()
        slot = wire[0]
        for piece, way, cost in self._choices(wire, trail.placed):
            now = trail.on(slot, piece, way, cost)
            leaves = (slot, way.out, way.on)
            if now.spent > self.most:
                continue
            if leaves in free:
                yield now, leaves
            elif (slot, way.out) in self.near:
                there: Wire = (*self.near[slot, way.out], way.on)
                yield from self._follow(there, now, been | {wire}, free)

    def _choices(self, wire: Wire, placed: Placed) -> list[tuple[int, Way, int]]:
        """Which piece may lie where the wire comes in, and how turned; the cheapest first."""
        slot, edge, colour = wire
        if slot in placed:
            piece, by = placed[slot]
            here = self.ground.far(piece, slot) or 0
            return [(piece, way, here + way.cost) for way in self.ways[piece][edge, colour] if way.by == by]
        used = {piece for piece, _ in placed.values()}
        found, tried = [], set()
        for piece in range(len(self.pieces)):
            far = self.ground.far(piece, slot)
            if piece in used or far is None or (self.alike and self.ground.sort[piece] in tried):
                continue
            tried.add(self.ground.sort[piece])
            found += [(piece, way, far + way.cost) for way in self.ways[piece][edge, colour]]
        return sorted(found, key=lambda each: each[2])
