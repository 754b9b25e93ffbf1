"""Which sheet a page plays: the one in the address, an example, one's own."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING

import streamlit as st

from engine.game import game as front_of
from rules_graph.errors import GrimruleError
from ui.app.frame import decoded, upload
from ui.play.walk import Walk
from ui.words import knows, say, say_error

if TYPE_CHECKING:
    from rules_graph.model import Lang

STATE = "table"  # in the address: a sheet, its answers and the step
WORDS = "words"  # what was said of it
WENT = "went"  # in the session: a button has led elsewhere since the page was last begun
_OWN = "own"


def asked(page: str, game: str, lang: Lang) -> Walk:
    """What the address holds, if it is of this game; else the page's own example."""
    return in_address(game) or Walk.example(game, examples(page, game)[0], lang)


def in_address(game: str) -> Walk | None:
    word = st.query_params.get(STATE)
    return Walk.from_address(word, game) if word else None


def go(walk: Walk) -> None:
    """Wherever the reader goes, the address goes with them."""
    st.session_state[WENT] = True
    st.query_params[STATE] = walk.address()


def examples(page: str, game: str) -> list[str]:
    """Those of the page's own kind first."""
    kinds = {"test": "skill-test", "combat": "skill-test", "round": "round"}
    names = list(front_of(game).EXAMPLES)
    first = {"skill-test": "test", "round": "round"}.get(page)
    return sorted(names, key=lambda name: (name != first, kinds.get(name, "dispute") != page, name))


def _title(game: str, name: str, lang: Lang) -> str:
    message = f"boardpage-example-{game}-{name}"
    return say(lang, message) if knows(lang, message) else name.replace("-", " ").capitalize()


def choose_example(page: str, walk: Walk, lang: Lang) -> None:
    names = examples(page, walk.game)
    here = walk.example_name
    offered = names if here else [_OWN, *names]
    key = f"board-example-{digest(walk)}"

    def choose() -> None:
        name = st.session_state.get(key, _OWN)
        if name != _OWN:
            st.query_params.pop(WORDS, None)
            go(Walk.example(walk.game, name, lang))

    st.selectbox(
        say(lang, "boardpage-example"),
        offered,
        offered.index(here or _OWN),
        format_func=lambda name: (
            say(lang, "boardpage-own") if name == _OWN else _title(walk.game, name, lang)
        ),
        key=key,
        on_change=choose,
    )


def digest(walk: Walk) -> str:
    """Fields keep what was typed until the sheet is another."""
    return f"{walk.game}-{zlib.crc32(json.dumps(walk.data).encode())}"


def other_sheet(page: str, walk: Walk, lang: Lang, *, expanded: bool, title: str = "") -> None:
    """The sheet to be written or corrected; it is played from its beginning."""
    with st.expander(title or say(lang, "boardpage-sheet-open"), expanded=expanded, icon=":material/edit:"):
        st.markdown(say(lang, "boardpage-sheet-help"))
        label = say(lang, "roundpage-sheet")
        text = st.text_area(label, walk.text(), height=320, key=f"board-sheet-{page}-{digest(walk)}")
        file = upload(lang, say(lang, "roundpage-file"), ["yaml", "yml", "json"], f"board-file-{page}")
        if not st.button(say(lang, "boardpage-use"), type="primary", key="board-use"):
            return
        try:
            text = decoded(file) if file else text
            own = Walk.from_text(text, walk.game, file.name if file else label, rounds=page == "round")
        except GrimruleError as error:
            st.error(say_error(lang, error))
            return
        go(own)
        st.rerun()
