"""The decisions of a ruling as buttons, each with where it leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import streamlit as st

from ui.answer.choices import asked_line, leading
from ui.app.markup import plain
from ui.app.table.sheets import go
from ui.app.table.story import with_statement
from ui.words import say
from ui.words.telling import say_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel import Choice
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.walk import Walk


def show_decisions(choices: Sequence[Choice[Any]], walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """Those that leave something to decide."""
    shown = [(number, choice) for number, choice in enumerate(choices) if choice.open]
    if shown:
        st.subheader(say(lang, "ask-choices"))
    for number, choice in shown:
        with st.container(border=True):
            st.markdown(f"**{plain(asked_line(choice, lang))}**")
            st.caption(with_statement(corpus, lang, choice.request.cites), unsafe_allow_html=True)
            _options(number, choice, walk, lang)
            for line in leading(choice, lang):
                st.markdown(f"- {plain(line)}")


def _options(number: int, choice: Choice[Any], walk: Walk, lang: Lang) -> None:
    with st.container(horizontal=True):
        for option in choice.request.options:
            taken = option == choice.taken
            kind: Literal["primary", "secondary"] = "primary" if taken else "secondary"
            st.button(
                ("✓ " if taken else "") + plain(say_option(lang, choice.request, option)),
                key=f"choice-{number}-{option}",
                type=kind,
                disabled=taken,
                on_click=lambda option=option: go(walk.parted(number, option)),
            )
