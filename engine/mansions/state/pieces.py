"""Puzzle pieces, base tiles and laid-out puzzles, as data."""

from __future__ import annotations

from math import atan2, tau
from typing import Annotated, Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.kernel.requests import Frozen
from engine.kernel.sheets import require_one_of
from engine.mansions.state.cards import Named
from engine.mansions.state.ids import Id
from rules_graph.errors import BadSituationError

PuzzleKind = Literal["rune", "wiring", "lock"]
Edge = Literal["n", "e", "s", "w"]
EDGES: tuple[Edge, ...] = ("n", "e", "s", "w")
BEYOND: dict[Edge, tuple[int, int]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
MOST_SLOTS = 25
OPPOSITE: dict[Edge, Edge] = {"n": "s", "e": "w", "s": "n", "w": "e"}


class Piece(Named):
    """What is on each edge while the arrow points up: symbols of a lock, colours of wires.

    `nets`: which edges a wire joins; without them, all edges of one colour. An edge with several colours is
    named with the colour, `n-red`.
    """

    declares: ClassVar[str] = "piece"

    n: tuple[str, ...] = ()
    e: tuple[str, ...] = ()
    s: tuple[str, ...] = ()
    w: tuple[str, ...] = ()
    nets: tuple[tuple[str, ...], ...] = ()
    rune: str | None = None  # the part of the picture; its own name unless given

    @model_validator(mode="before")
    @classmethod
    def _short(cls, data: Any) -> Any:
        """An edge with one symbol may be written as a word; a rune piece as its name."""
        if isinstance(data, str):
            return {"id": data}
        if isinstance(data, dict):
            return {
                key: (value,) if key in EDGES and isinstance(value, str) else value
                for key, value in data.items()
            }
        return data

    @property
    def face(self) -> str:
        return self.rune or self.id

    def edge(self, edge: Edge, turned: int) -> tuple[str, ...]:
        """What is on an edge after so many quarter turns clockwise."""
        found: tuple[str, ...] = getattr(self, EDGES[(EDGES.index(edge) - turned) % 4])
        return found


class Contact(Frozen):
    """Where a piece in a slot touches the base tile."""

    slot: Id
    edge: Edge


class Base(Frozen):
    """A base tile. A lock's `symbols` lie at its `contacts`, in order round the tile; `turns`: 2 for puzzle 4
    (180 degrees), 3 for puzzle 5, 4 for puzzle 6. A wiring tile has a start and an end for each colour."""

    contacts: tuple[Contact, ...] = ()
    symbols: tuple[str, ...] = ()
    turns: Literal[1, 2, 3, 4] = 1
    turned: int = Field(default=0, ge=0, le=3)
    starts: tuple[Terminal, ...] = ()
    ends: tuple[Terminal, ...] = ()

    def symbol_at(self, index: int) -> str:
        shift = len(self.symbols) // self.turns * self.turned
        return self.symbols[(index - shift) % len(self.symbols)]


class Terminal(Contact):
    colour: str


Place = Annotated[int, Field(ge=0, le=20)]


class Slot(Named):
    """A place for a piece; by row and column."""

    row: Place
    column: Place


class Joint(Frozen):
    """Two edges that touch, where the grid does not tell."""

    a: Contact
    b: Contact


class Laid(Frozen):
    """A piece in a slot, turned by quarters clockwise."""

    slot: Id
    piece: Piece
    turned: int = Field(default=0, ge=0, le=3)


def _empty(count: object) -> list[None]:
    """A row of so many empty slots."""
    if not isinstance(count, int) or not 1 <= count <= MOST_SLOTS:
        raise BadSituationError(field="rows", value=str(count)[:60], known=f"1–{MOST_SLOTS}")
    return [None] * count


class Puzzle(Named):
    """`picture`: of a rune puzzle, the rune that belongs in each slot. `laid` is empty until it is set up.
    `tile`: the rows and columns that the base tile of a lock fills, if it lies among the pieces."""

    declares: ClassVar[str] = "puzzle"

    kind: PuzzleKind
    slots: tuple[Slot, ...] = Field(min_length=1, max_length=MOST_SLOTS)
    joints: tuple[Joint, ...] = ()
    base: Base = Base()
    tile: tuple[tuple[Place, Place], ...] = ()
    picture: dict[str, str] = Field(default_factory=dict)
    laid: tuple[Laid, ...] = ()
    stack: str | None = None  # which stack it takes its pieces from; that of its kind unless given

    @model_validator(mode="before")
    @classmethod
    def _spelled_out(cls, data: Any) -> Any:
        """`rows` is short for slots and pieces: slots are named A1, A2, … (row letter, column number). A cell
        is a piece, empty, or, of a lock, `base`."""
        if not isinstance(data, dict) or "rows" not in data:
            return data
        data = dict(data)
        slots, laid, tile = [], [], []
        rows = data.pop("rows")
        if not isinstance(rows, list) or len(rows) > MOST_SLOTS:
            raise BadSituationError(field="rows", value=str(rows)[:60], known=f"1–{MOST_SLOTS}")
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells if isinstance(cells, list) else _empty(cells)):
                if cell == "base" and data.get("kind") == "lock":
                    tile.append((row, column))
                if cell == "" or (row, column) in tile:
                    continue
                name = f"{chr(65 + row)}{column + 1}"
                slots.append({"id": name, "row": row, "column": column})
                if cell is not None:
                    laid.append(_laid(name, cell, str(data.get("id", ""))))
        data.setdefault("slots", slots)
        if laid:
            data.setdefault("laid", laid)
        if tile:
            data["tile"] = tile
            base = data.get("base")
            data["base"] = {"contacts": _contacts(slots, tile), **(base if isinstance(base, dict) else {})}
        return data

    @model_validator(mode="after")
    def _sound(self) -> Self:
        names = [slot.id for slot in self.slots]
        if len(set(names)) < len(names):
            raise BadSituationError(field="slots", value=", ".join(names), known="unique")
        touching = (*self.base.contacts, *self.base.starts, *self.base.ends)
        used = [contact.slot for contact in touching] + list(self.picture) + [each.slot for each in self.laid]
        used += [contact.slot for joint in self.joints for contact in (joint.a, joint.b)]
        for name in used:
            require_one_of("slots", name, names)
        if self.laid and sorted(each.slot for each in self.laid) != sorted(names):
            value = ", ".join(each.slot for each in self.laid)
            raise BadSituationError(field="laid", value=value, known=", ".join(names))
        if len(self.base.symbols) != len(self.base.contacts) or len(self.base.symbols) % self.base.turns:
            value = str(len(self.base.symbols))
            raise BadSituationError(field="base.symbols", value=value, known=str(len(self.base.contacts)))
        if self.kind == "rune" and sorted(self.picture) != sorted(names):
            value = ", ".join(self.picture)
            raise BadSituationError(field="picture", value=value, known=", ".join(names))
        return self

    @property
    def stack_name(self) -> str:
        return self.stack or self.kind

    def at(self, slot: str) -> Laid:
        return next(each for each in self.laid if each.slot == slot)

    def touching(self) -> list[tuple[str, Edge, str, Edge]]:
        """Every pair of edges that touch, each once: by the grid unless joints are given."""
        if self.joints:
            return [(each.a.slot, each.a.edge, each.b.slot, each.b.edge) for each in self.joints]
        places = {(slot.row, slot.column): slot.id for slot in self.slots}
        found: list[tuple[str, Edge, str, Edge]] = []
        for slot in self.slots:
            for edge in ("e", "s"):
                down, right = BEYOND[edge]
                other = places.get((slot.row + down, slot.column + right))
                if other is not None:
                    found.append((slot.id, edge, other, OPPOSITE[edge]))
        return found


def _laid(slot: str, cell: Any, puzzle: str) -> dict[str, Any]:
    """A piece may go without a name, and may be said to be turned where it lies."""
    if not isinstance(cell, dict):
        return {"slot": slot, "piece": cell}
    if "piece" in cell:
        return {"slot": slot, **cell}
    piece = {"id": f"{puzzle} {slot}", **cell}
    turned = {"turned": piece.pop("turned")} if "turned" in piece else {}
    return {"slot": slot, "piece": piece, **turned}


def _contacts(slots: list[dict[str, Any]], tile: list[tuple[int, int]]) -> list[dict[str, str]]:
    """Where pieces touch the base tile, clockwise from the top."""
    middle = [sum(cell[axis] for cell in tile) / len(tile) for axis in (0, 1)]
    found = []
    for slot in slots:
        for edge, (down, right) in BEYOND.items():
            if (slot["row"] + down, slot["column"] + right) in tile:
                y, x = slot["row"] + down / 2 - middle[0], slot["column"] + right / 2 - middle[1]
                angle = round(atan2(x, -y) % tau, 6)
                found.append((angle, {"slot": slot["id"], "edge": edge}))
    return [contact for _, contact in sorted(found, key=lambda each: each[0])]


Base.model_rebuild()
