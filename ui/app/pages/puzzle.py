"""A puzzle: where the game has puzzles; else the way to one that has."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from ui.app.games import own
from ui.app.reading.rule import chosen_game
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def has_puzzles(game: str) -> bool:
    return "puzzle" in own(game).pages


def show(corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    if has_puzzles(game):
        own(game).pages["puzzle"](corpus, lang)
        return
    st.title(say(lang, "page-puzzle"))
    for other in filter(has_puzzles, corpus.games):
        name = corpus.games[other].names[lang]
        st.info(say(lang, "puzzlepage-other-game", game=name))
        st.link_button(say(lang, "puzzlepage-to-game", game=name), f"/puzzle?lang={lang}&game={other}")
