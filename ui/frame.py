"""What every page of the app stands in: the language, the corpus, and what to show when it is damaged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.corpus import Corpus, load
from rules_graph.errors import CorpusDamagedError
from rules_graph.model import LANGS
from ui.words import say, say_error, say_problem

if TYPE_CHECKING:
    from rules_graph.model import Lang


def choose_language() -> Lang:
    """The reader's language, from the address or the sidebar; the address keeps it."""
    asked = st.query_params.get("lang", "en")
    known = asked if asked in LANGS else "en"
    chosen = st.sidebar.radio(
        say(known, "language"),
        LANGS,
        index=LANGS.index(known),
        format_func=lambda lang: say(lang, f"language-{lang}"),
    )
    if chosen != known:
        st.query_params["lang"] = chosen
        st.rerun()
    return chosen


@st.cache_resource(show_spinner=False)
def _corpus() -> Corpus:
    return load()


def sound_corpus(lang: Lang) -> Corpus:
    """The corpus; where it is damaged, the page says how and stops."""
    try:
        return _corpus()
    except CorpusDamagedError as error:
        st.error(say_error(lang, error))
        st.code("\n".join(f"{p.path.name}:{p.line}: {say_problem(lang, p)}" for p in error.problems))
        st.stop()
