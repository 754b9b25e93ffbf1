"""The pieces of a puzzle as buttons where they lie, and what is on each side of the one that was pressed."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import streamlit as st

from engine.mansions.state.pieces import EDGES
from ui.app.markup import plain
from ui.drawing.glyphs import SYMBOLS
from ui.drawing.puzzle import draw_piece, edges_said, thing
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mansions.state.pieces import Edge, Laid, Puzzle, PuzzleKind
    from rules_graph.model import Lang
    from ui.app.puzzle.state import Entered

STATE = "puzzle"  # in the address
WIRES: dict[str, tuple[str, ...]] = {
    "nothing": (),
    "red": ("red",),
    "blue": ("blue",),
    "both": ("red", "blue"),
}
STYLE = """<style>
.st-key-puzzle-pieces button {padding: 2px; min-height: 0; border-radius: 9px}
.st-key-puzzle-pieces button img {max-height: none !important; height: auto; width: 100%; max-width: 84px;
  display: block; vertical-align: top}
.st-key-puzzle-pieces button p {margin: 0; line-height: 0}
.st-key-puzzle-pieces [data-testid="stHorizontalBlock"] {gap: 4px; flex-wrap: nowrap}
.st-key-puzzle-pieces > div {gap: 4px}
</style>"""


def go(asked: Entered) -> None:
    """Wherever the reader goes, the address goes with them."""
    st.query_params[STATE] = asked.address()


def chosen(key: str, value: Any, change: Callable[[Any], Entered]) -> Callable[[], None]:
    """The field shows what the address says; what is chosen goes back there."""
    st.session_state[key] = value
    return lambda: go(change(st.session_state[key]))


def show_pieces(asked: Entered, lang: Lang) -> None:
    """Each piece where it lies; pressing one chooses it."""
    puzzle = asked.puzzle
    places = {(slot.row, slot.column): slot.id for slot in puzzle.slots}
    right = 1 + max(column for _, column in (*places, *puzzle.tile))
    down = 1 + max(row for row, _ in (*places, *puzzle.tile))
    wide = min(92, 340 // right)
    with st.container(key="puzzle-pieces"):
        for row in range(down):
            with st.container(horizontal=True):
                for column in range(right):
                    if (slot := places.get((row, column))) is None:
                        st.container(width=wide, height=1, border=False)
                    else:
                        _button(asked, slot, wide, lang)


def _button(asked: Entered, slot: str, wide: int, lang: Lang) -> None:
    picture = draw_piece(asked.puzzle, slot, lit=slot == asked.slot)
    word = base64.b64encode(picture.encode()).decode()
    said = f"{say(lang, 'puzzlepage-piece', slot=slot)}: {edges_said(lang, asked.puzzle.at(slot))}"
    st.button(
        f"![{plain(said)}](data:image/svg+xml;base64,{word})",
        key=f"puzzle-piece-{slot}",
        width=wide,
        on_click=go,
        args=(asked.choosing(slot),),
    )


def edit_piece(asked: Entered, laid: Laid, lang: Lang) -> None:
    with st.container(border=True):
        with st.container(horizontal=True, vertical_alignment="center"):
            st.markdown(f"**{say(lang, 'puzzlepage-piece', slot=laid.slot)}**")
            if asked.puzzle.kind != "rune":
                turned = laid.model_copy(update={"turned": (laid.turned + 1) % 4})
                st.button(
                    say(lang, "puzzlepage-turn"),
                    key="puzzle-turn",
                    icon=":material/rotate_right:",
                    on_click=go,
                    args=(asked.with_puzzle(_lying(asked.puzzle, turned), laid.slot),),
                )
        if asked.puzzle.kind == "rune":
            _rune(asked, laid, lang)
            return
        with st.container(horizontal=True):
            for edge in EDGES:
                _side(asked, laid, edge, lang)


def _side(asked: Entered, laid: Laid, edge: Edge, lang: Lang) -> None:
    """What is on a side of the piece as it lies."""
    found = laid.piece.edge(edge, laid.turned)
    options = options_of(asked.puzzle.kind, found)
    here = next(name for name, things in options.items() if set(things) == set(found))
    key = f"puzzle-side-{edge}"
    st.selectbox(
        say(lang, "puzzlepage-on-side", side=say(lang, f"puzzlepage-side-{edge}")),
        list(options),
        format_func=lambda name: named(lang, name),
        key=key,
        width=128,
        on_change=chosen(key, here, lambda name: _changed(asked, laid, edge, options[name])),
    )


def options_of(kind: PuzzleKind, found: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What can be chosen; what a sheet has said stays, whatever it is."""
    options = dict(WIRES)
    if kind == "lock":
        options = {"nothing": (), **{name: (name,) for name in SYMBOLS}}
    if not any(set(things) == set(found) for things in options.values()):
        options[", ".join(found)] = found
    return options


def named(lang: Lang, name: str) -> str:
    return say(lang, f"puzzlepage-{name}") if name in ("nothing", "both") else thing(lang, name)


def _changed(asked: Entered, laid: Laid, edge: Edge, things: tuple[str, ...]) -> Entered:
    """With something else on a side of the piece as it lies."""
    printed = EDGES[(EDGES.index(edge) - laid.turned) % 4]
    piece = laid.piece.model_copy(update={printed: things, "nets": ()})
    return asked.with_puzzle(_lying(asked.puzzle, laid.model_copy(update={"piece": piece})), laid.slot)


def _lying(puzzle: Puzzle, *changed: Laid) -> Puzzle:
    new = {each.slot: each for each in changed}
    return puzzle.model_copy(update={"laid": tuple(new.get(each.slot, each) for each in puzzle.laid)})


def _rune(asked: Entered, laid: Laid, lang: Lang) -> None:
    """Each part lies somewhere: the one chosen changes places with what lies here."""
    by_face = {each.piece.face: each for each in asked.puzzle.laid}

    def exchanged(face: str) -> Entered:
        other = by_face[face]
        here = laid.model_copy(update={"piece": other.piece})
        there = other.model_copy(update={"piece": laid.piece})
        return asked.with_puzzle(_lying(asked.puzzle, there, here), laid.slot)

    st.selectbox(
        say(lang, "puzzlepage-lies-here"),
        list(by_face),
        key="puzzle-rune",
        width=300,
        on_change=chosen("puzzle-rune", laid.piece.face, exchanged),
    )
