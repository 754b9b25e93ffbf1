"""Grimrule's app: the frame and the list of pages."""

from collections.abc import Callable

import streamlit as st

from rules_graph.corpus import Corpus
from rules_graph.model import Lang
from ui.frame import choose_game, choose_language, guarded, sound_corpus
from ui.pages import books, coverage, dispute, games, odds, puzzle, round_steps, rule, search, skill_test
from ui.palette import READABLE
from ui.streamlit_words import in_our_words
from ui.words import say

st.set_page_config(page_title="Grimrule", page_icon="🕯️", layout="wide")
lang = choose_language()
in_our_words(lang)
st.html(READABLE)
corpus = sound_corpus(lang)
game = choose_game(corpus, lang)

PAGES = {
    "search": (search.show, ":material/search:"),
    "rule": (rule.show, ":material/menu_book:"),
    "dispute": (dispute.show, ":material/gavel:"),
    "skill-test": (skill_test.show, ":material/casino:"),
    "round": (round_steps.show, ":material/schedule:"),
    "odds": (odds.show, ":material/bar_chart:"),
    "puzzle": (puzzle.show, ":material/extension:"),
    "books": (books.show, ":material/auto_stories:"),
    "coverage": (coverage.show, ":material/fact_check:"),
    "games": (games.show, ":material/library_books:"),
}


def _page(show: Callable[[Corpus, Lang], None]) -> Callable[[], None]:
    return lambda: guarded(show, corpus, lang)


pages = [
    st.Page(
        _page(show),
        title=say(lang, f"page-{name}"),
        icon=icon,
        url_path=name,
        default=name == "search",
        visibility="hidden" if name == "puzzle" and game != puzzle.GAME else "visible",
    )
    for name, (show, icon) in PAGES.items()
]
st.navigation(pages).run()
