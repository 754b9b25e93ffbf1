"""Where the locations of a board stand: in at most three columns, connected ones side by side."""

from __future__ import annotations

import math
from functools import cache
from itertools import product

import networkx as nx

Cell = tuple[int, int]  # column, row
Way = tuple[str, str]

_COLUMNS = 3
_THROUGH = 6.0  # how bad a line is that runs under another location
_ROW = 0.3  # and one more row
_SAMPLES = 24
_BOX = 0.42  # half a box, in cells
_PASSES = 30


@cache
def on_grid(names: tuple[str, ...], ways: tuple[Way, ...]) -> dict[str, Cell]:
    """A cell for each name; the same for the same board. No row or column is left empty."""
    columns = min(_COLUMNS, len(names))
    rows = math.ceil(len(names) / columns) + (len(names) > columns - 1)
    cells = list(product(range(columns), range(rows)))
    return _closed_up(_improved(_spread(names, ways, cells), ways, cells))


def _spread(names: tuple[str, ...], ways: tuple[Way, ...], cells: list[Cell]) -> dict[str, Cell]:
    """Each name in the free cell nearest to where the springs between connected locations pull it."""
    graph: nx.Graph[str] = nx.Graph()
    graph.add_nodes_from(names)
    graph.add_edges_from(ways)
    found = nx.kamada_kawai_layout(graph) if len(names) > 1 else {names[0]: (0.0, 0.0)}
    right, bottom = cells[-1]
    free = list(cells)
    placed: dict[str, Cell] = {}
    for name in names:
        x, y = ((float(value) + 1) / 2 for value in found[name])
        target = (x * right, y * bottom)
        placed[name] = min(free, key=lambda cell: math.dist(cell, target))
        free.remove(placed[name])
    return placed


def _improved(placed: dict[str, Cell], ways: tuple[Way, ...], cells: list[Cell]) -> dict[str, Cell]:
    """Names change places as long as that shortens the lines or frees one that runs under a location."""
    best = _cost(placed, ways)
    for _ in range(_PASSES):
        before = best
        for name, cell in product(placed, cells):
            tried = _swapped(placed, name, cell)
            cost = _cost(tried, ways)
            if cost < best - 1e-9:
                placed, best = tried, cost
        if best == before:
            break
    return placed


def _swapped(placed: dict[str, Cell], name: str, cell: Cell) -> dict[str, Cell]:
    there = next((other for other, taken in placed.items() if taken == cell), None)
    swapped = {**placed, name: cell}
    if there is not None and there != name:
        swapped[there] = placed[name]
    return swapped


def _cost(placed: dict[str, Cell], ways: tuple[Way, ...]) -> float:
    taken = set(placed.values())
    cost = _ROW * len({row for _, row in taken})
    for one, other in ways:
        start, end = placed[one], placed[other]
        cost += math.dist(start, end) ** 1.5 + _THROUGH * len(_under(start, end) & taken)
    return cost


@cache
def _under(start: Cell, end: Cell) -> frozenset[Cell]:
    """The cells between two others that a straight line runs through."""
    met = set()
    for sample in range(1, _SAMPLES):
        share = sample / _SAMPLES
        x = start[0] + share * (end[0] - start[0])
        y = start[1] + share * (end[1] - start[1])
        if abs(x - round(x)) < _BOX and abs(y - round(y)) < _BOX:
            met.add((round(x), round(y)))
    return frozenset(met - {start, end})


def _closed_up(placed: dict[str, Cell]) -> dict[str, Cell]:
    columns = sorted({column for column, _ in placed.values()})
    rows = sorted({row for _, row in placed.values()})
    return {name: (columns.index(column), rows.index(row)) for name, (column, row) in placed.items()}
