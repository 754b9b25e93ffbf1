"""Grimrule's app: the frame and the list of pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from ui.app.frame import choose_game, choose_language, guarded, sound_corpus
from ui.app.pages import books, coverage, dispute, games, odds, puzzle, rounds, rule, search, skill_test
from ui.app.streamlit_words import in_our_words
from ui.drawing.palette import READABLE
from ui.words import say

if TYPE_CHECKING:
    from streamlit.navigation.page import StreamlitPage

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

PAGES = {
    "search": (search.show, ":material/search:"),
    "rule": (rule.show, ":material/menu_book:"),
    "dispute": (dispute.show, ":material/gavel:"),
    "skill-test": (skill_test.show, ":material/casino:"),
    "round": (rounds.show, ":material/schedule:"),
    "odds": (odds.show, ":material/bar_chart:"),
    "puzzle": (puzzle.show, ":material/extension:"),
    "books": (books.show, ":material/auto_stories:"),
    "coverage": (coverage.show, ":material/fact_check:"),
    "games": (games.show, ":material/library_books:"),
}


def run() -> None:
    """The whole screen; a script of Streamlit calls this each time it is run."""
    st.set_page_config(page_title="Grimrule", page_icon="🕯️", layout="wide")
    lang = choose_language()
    in_our_words(lang)
    st.html(READABLE)
    corpus = sound_corpus(lang)
    game = choose_game(corpus, lang)
    st.navigation([_page(name, game, corpus, lang) for name in PAGES]).run()


def _page(name: str, game: str, corpus: Corpus, lang: Lang) -> StreamlitPage:
    show, icon = PAGES[name]
    return st.Page(
        lambda: guarded(show, corpus, lang),
        title=say(lang, f"page-{name}"),
        icon=icon,
        url_path=name,
        default=name == "search",
        visibility="hidden" if name == "puzzle" and not puzzle.has_puzzles(game) else "visible",
    )
