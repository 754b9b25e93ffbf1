"""A dispute of a board game in plain words: the answer on top, every doubt, what was read, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

import streamlit as st

from rules_graph.errors import EmptyQuestionError
from rules_graph.model import LANGS
from rules_graph.search.language import detect
from ui import board_inquiry
from ui.board_sheets import STATE, WORDS, forget_words
from ui.board_story import cited
from ui.frame import lexicon, search_is_open
from ui.test_story import plain
from ui.words import knows, say, say_error

if TYPE_CHECKING:
    from engine.plain_words import Inquiry
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.board_walk import BoardWalk
    from ui.sections import Section

_EXAMPLES = 3
_LONGEST = 4000


def asked_in_words(game: str, lang: Lang) -> Inquiry[Any] | None:
    """What the address says in words, if the game can be asked so."""
    text = st.query_params.get(WORDS, "").strip()
    if not text or game not in board_inquiry.GAMES:
        return None
    return _inquiry(text[:_LONGEST], game, lang)


def _inquiry(text: str, game: str, lang: Lang) -> Inquiry[Any]:
    """In the language it is written in: as search tells it, else the one in which most is understood."""
    if search_is_open():
        asked = detect(text, lexicon(lang))
        return board_inquiry.ask(asked.text, asked.lang, game)
    tried = [board_inquiry.ask(text, each, game) for each in sorted(LANGS, key=lambda each: each != lang)]
    return min(tried, key=lambda inquiry: (inquiry.answer is None, len(inquiry.unread)))


def rule_on(text: str) -> None:
    """The words go into the address; what was played before them leaves it."""
    st.query_params[WORDS] = text
    st.query_params.pop(STATE, None)


def describe(game: str, inquiry: Inquiry[Any] | None, lang: Lang) -> None:
    """The box, with examples for whoever comes first."""
    if game not in board_inquiry.GAMES:
        return
    with st.form("board-words", border=False):
        text = st.text_area(
            say(lang, "boardwords-describe"),
            inquiry.text if inquiry else "",
            height=110,
            max_chars=_LONGEST,
            placeholder=say(lang, f"boardwords-{game}-1") if knows(lang, f"boardwords-{game}-1") else None,
            key=f"board-words-{game}-{crc32(inquiry.text.encode()) if inquiry else 0}",
        )
        if st.form_submit_button(say(lang, "boardwords-rule"), type="primary", key="board-words-rule"):
            if text.strip():
                rule_on(text)
                st.rerun()
            st.error(say_error(lang, EmptyQuestionError()))
    if inquiry is None:
        _examples(game, lang)


def _examples(game: str, lang: Lang) -> None:
    names = [f"boardwords-{game}-{number}" for number in range(1, _EXAMPLES + 1)]
    known = [say(lang, name) for name in names if knows(lang, name)]
    if known:
        st.caption(say(lang, "boardwords-try"))
    for number, text in enumerate(known, 1):
        st.button(
            plain(text),
            key=f"board-words-example-{number}",
            type="tertiary",
            on_click=rule_on,
            args=(text,),
        )


def answer(inquiry: Inquiry[Any], walk: BoardWalk | None, corpus: Corpus, lang: Lang) -> None:
    """The answer, every doubt right below it, what happens in order; what was read, and by which rules."""
    first, *rest = board_inquiry.page(inquiry, corpus, lang)
    for line in first.lines:
        if line.style == "bold":
            st.markdown(f"#### {plain(line.text)}")
        else:
            st.warning(plain(line.text))
    opened = [say(lang, f"described-{name}") for name in ("order", "understood")]
    for section in sorted(rest, key=lambda section: section.title not in opened[:1]):
        _section(section, corpus, lang, open_=section.title in opened)
    if inquiry.sheet_data() is None:
        st.info(say(lang, "boardwords-unread-sheet"))
    elif walk is not None and walk.data != inquiry.sheet_data():
        st.info(say(lang, "boardwords-changed"))
    st.button(
        say(lang, "boardwords-forget"),
        key="board-words-forget",
        icon=":material/close:",
        on_click=forget_words,
    )


def _section(section: Section, corpus: Corpus, lang: Lang, *, open_: bool) -> None:
    with st.expander(section.title, expanded=open_):
        lines = [
            f"{plain(line.text)} ({cited(corpus, lang, line.cites)})" if line.cites else plain(line.text)
            for line in section.lines
        ]
        mark = "1." if section.numbered else "-"
        st.markdown("\n".join(f"{mark} {line}" for line in lines), unsafe_allow_html=True)
