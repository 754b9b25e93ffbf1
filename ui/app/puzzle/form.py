"""Entering a puzzle: its kind and size, then each piece by pressing it; who is at it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import streamlit as st

from engine.mansions.state.pieces import BEYOND, EDGES, Puzzle
from ui.app.puzzle.pieces import STYLE, WIRES, chosen, edit_piece, named, options_of, show_pieces
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mansions.state.pieces import Edge, PuzzleKind
    from rules_graph.model import Lang
    from ui.app.puzzle.state import Entered

End = tuple[str, "Edge"]
KINDS: tuple[PuzzleKind, ...] = ("wiring", "lock", "rune")
_MOST = 5
_SHAPES: dict[str, tuple[int, list[list[str]]]] = {
    "4": (2, [["", "p", "p", ""], ["p", "base", "base", "p"], ["", "p", "p", ""]]),
    "5": (3, [["", "p", ""], ["p", "base", "p"]]),
    "6": (4, [["", "p", ""], ["p", "base", "p"], ["", "p", ""]]),
}


def edit_puzzle(asked: Entered, lang: Lang) -> None:
    """Every change is at once in the address, and solved anew."""
    st.html(STYLE)
    st.caption(say(lang, "puzzlepage-enter-help"))
    _layout(asked, lang)
    show_pieces(asked, lang)
    slot = asked.slot if any(each.slot == asked.slot for each in asked.puzzle.laid) else None
    if slot is not None:
        edit_piece(asked, asked.puzzle.at(slot), lang)
    if asked.puzzle.kind == "wiring":
        _terminals(asked, lang)
    elif asked.puzzle.kind == "lock":
        _base_symbols(asked, lang)
    _who(asked, lang)


# Kind and size


def _layout(asked: Entered, lang: Lang) -> None:
    puzzle = asked.puzzle
    with st.container(horizontal=True, vertical_alignment="bottom"):
        st.segmented_control(
            say(lang, "puzzlepage-kind"),
            KINDS,
            format_func=lambda kind: say(lang, f"puzzlepage-short-{kind}"),
            key="puzzle-kind",
            on_change=chosen(
                "puzzle-kind", puzzle.kind, lambda kind: asked.with_puzzle(blank(kind or puzzle.kind))
            ),
        )
        if puzzle.kind == "lock":
            _shape(asked, lang)
            return
        rows = 1 + max(slot.row for slot in puzzle.slots)
        columns = 1 + max(slot.column for slot in puzzle.slots)
        _size("rows", rows, lambda number: asked.with_puzzle(blank(puzzle.kind, number, columns)), lang)
        _size("columns", columns, lambda number: asked.with_puzzle(blank(puzzle.kind, rows, number)), lang)


def _size(name: str, value: int, change: Callable[[Any], Entered], lang: Lang) -> None:
    key = f"puzzle-{name}"
    changed = chosen(key, min(value, _MOST), change)
    st.number_input(say(lang, f"puzzlepage-{name}"), 1, _MOST, key=key, width=120, on_change=changed)


def _shape(asked: Entered, lang: Lang) -> None:
    puzzle = asked.puzzle
    layouts = {name: _lock(name) for name in _SHAPES}
    here = next((name for name, each in layouts.items() if each.slots == puzzle.slots), "own")
    st.selectbox(
        say(lang, "puzzlepage-shape"),
        [*_SHAPES, *(["own"] if here == "own" else [])],
        format_func=lambda name: say(lang, f"puzzlepage-shape-{name}"),
        key="puzzle-shape",
        width=200,
        on_change=chosen("puzzle-shape", here, lambda name: asked.with_puzzle(layouts.get(name, puzzle))),
    )


def blank(kind: PuzzleKind, rows: int = 2, columns: int = 3) -> Puzzle:
    """A puzzle of this kind and size to begin with."""
    if kind == "lock":
        return _lock("6")
    names = [f"{chr(65 + row)}{column + 1}" for row in range(rows) for column in range(columns)]
    if kind == "rune":
        numbers = [str(number) for number in range(1, len(names) + 1)]
        cells: list[Any] = numbers
        more: dict[str, Any] = {"picture": dict(zip(names, numbers, strict=True))}
    else:
        cells = [{"w": "red", "e": "red"} for _ in names]
        start = {"slot": names[0], "edge": "w", "colour": "red"}
        end = {"slot": names[-1], "edge": "e", "colour": "red"}
        more = {"base": {"starts": [start], "ends": [end]}}
    grid = [cells[row * columns : (row + 1) * columns] for row in range(rows)]
    return Puzzle.model_validate({"id": "1", "kind": kind, "rows": grid, **more})


def _lock(number: str) -> Puzzle:
    turns, cells = _SHAPES[number]
    piece = dict.fromkeys(EDGES, "sun")
    rows = [[piece if cell == "p" else cell for cell in row] for row in cells]
    tile = [(y, x) for y, row in enumerate(cells) for x, cell in enumerate(row) if cell == "base"]
    beside = sum(
        cells[y + down][x + right] == "p"
        for y, x in tile
        for down, right in BEYOND.values()
        if 0 <= y + down < len(cells)
    )
    base = {"turns": turns, "symbols": ["sun"] * beside}
    return Puzzle.model_validate({"id": number, "kind": "lock", "rows": rows, "base": base})


# The base tile


def _terminals(asked: Entered, lang: Lang) -> None:
    """Where the wires start and end. A sheet may have several places; then they stay as they are."""
    base = asked.puzzle.base
    points = [{(each.slot, each.edge) for each in each_kind} for each_kind in (base.starts, base.ends)]
    colours = [tuple(each.colour for each in each_kind) for each_kind in (base.starts, base.ends)]
    if any(len(each) != 1 for each in points) or set(colours[0]) != set(colours[1]):
        return
    here = next((name for name, each in WIRES.items() if set(each) == set(colours[0])), None)
    if here is None:
        return
    (start,), (end,) = points
    with st.container(horizontal=True):
        _end("from", start, lambda at: _wired(asked, at, end, here), asked, lang)
        _end("to", end, lambda at: _wired(asked, start, at, here), asked, lang)
        st.selectbox(
            say(lang, "puzzlepage-colours"),
            ["red", "blue", "both"],
            format_func=lambda name: named(lang, name),
            key="puzzle-colours",
            width=220,
            on_change=chosen("puzzle-colours", here, lambda name: _wired(asked, start, end, name)),
        )


def _end(name: str, value: End, change: Callable[[Any], Entered], asked: Entered, lang: Lang) -> None:
    key = f"puzzle-{name}"
    places: list[End] = _outside(asked.puzzle)
    st.selectbox(
        say(lang, f"puzzlepage-{name}"),
        places,
        format_func=lambda at: _place(lang, at),
        key=key,
        width=220,
        on_change=chosen(key, value, change),
    )


def _place(lang: Lang, at: End) -> str:
    return say(lang, "puzzlepage-place", slot=at[0], side=say(lang, f"puzzlepage-side-{at[1]}"))


def _outside(puzzle: Puzzle) -> list[End]:
    """Edges that touch no other piece."""
    inside = {end for a, edge, b, facing in puzzle.touching() for end in ((a, edge), (b, facing))}
    return [(slot.id, edge) for slot in puzzle.slots for edge in EDGES if (slot.id, edge) not in inside]


def _wired(asked: Entered, start: End, end: End, colours: str) -> Entered:
    def terminals(at: End) -> list[dict[str, str]]:
        return [{"slot": at[0], "edge": at[1], "colour": colour} for colour in WIRES[colours]]

    data = asked.puzzle.model_dump(mode="json")
    data["base"] |= {"starts": terminals(start), "ends": terminals(end)}
    return asked.with_puzzle(Puzzle.model_validate(data), asked.slot)


def _base_symbols(asked: Entered, lang: Lang) -> None:
    base = asked.puzzle.base
    if not base.contacts:
        return
    st.markdown(f"**{say(lang, 'puzzlepage-base-symbols')}**")
    with st.container(horizontal=True):
        for index, contact in enumerate(base.contacts):
            found = base.symbol_at(index)
            options = options_of("lock", (found,) if found else ())
            key = f"puzzle-base-{index}"
            side = say(lang, f"puzzlepage-side-{contact.edge}")
            st.selectbox(
                say(lang, "puzzlepage-base-at", slot=contact.slot, side=side),
                list(options),
                format_func=lambda name: named(lang, name),
                key=key,
                width=128,
                on_change=chosen(key, found or "nothing", partial(_marked, asked, index)),
            )


def _marked(asked: Entered, index: int, name: str) -> Entered:
    """The base tile as it lies now, with another symbol at a contact."""
    base = asked.puzzle.base
    symbols = [base.symbol_at(each) for each in range(len(base.symbols))]
    symbols[index] = "" if name == "nothing" else name
    marked = base.model_copy(update={"symbols": tuple(symbols), "turned": 0})
    return asked.with_puzzle(asked.puzzle.model_copy(update={"base": marked}), asked.slot)


# Who is at it


def _who(asked: Entered, lang: Lang) -> None:
    who = asked.who
    values = {"intellect": who.intellect, "luck": who.luck, "skill_points": who.skill_points}
    st.markdown(f"**{say(lang, 'puzzlepage-who')}**")
    with st.container(horizontal=True):
        st.text_input(
            say(lang, "puzzlepage-name"),
            key="puzzle-name",
            max_chars=40,
            width=200,
            on_change=chosen(
                "puzzle-name", who.id, lambda name: asked.with_who(id=str(name).strip() or who.id)
            ),
        )
        for name, value in values.items():
            st.number_input(
                say(lang, f"puzzlepage-{name.replace('_', '-')}"),
                0,
                20,
                key=f"puzzle-{name}",
                width=120,
                on_change=chosen(f"puzzle-{name}", value, partial(_with_value, asked, name)),
            )


def _with_value(asked: Entered, name: str, number: int) -> Entered:
    return asked.with_who(**{name: number})
