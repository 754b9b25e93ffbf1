"""The first page: the games, their books, and how much of each is here."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import streamlit as st

from ui.app.plots import show_plot
from ui.drawing import palette
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Game, Lang, Rule


def show(corpus: Corpus, lang: Lang) -> None:
    st.title(say(lang, "app-name"))
    st.markdown(f"##### {say(lang, 'tagline')}")
    for game in corpus.games.values():
        _game(game, corpus.of_game(game.id), lang)
    st.caption(say(lang, "unofficial"))


def _game(game: Game, rules: list[Rule], lang: Lang) -> None:
    statements = sum(len(rule.statements) for rule in rules)
    with st.container(border=True):
        st.subheader(game.names[lang])
        st.markdown(
            f"**{say(lang, 'n-rules', count=len(rules))}** · "
            f"{say(lang, 'n-statements', count=statements)} · {say(lang, 'in-languages')}"
        )
        st.markdown(f"**{say(lang, 'by-kind')}**")
        show_plot(_by_kind(rules, lang), say(lang, "by-kind"))
        books = " · ".join(
            say(lang, "book-line", title=book.title, language=say(lang, f"print-{each}"), year=str(book.year))
            for each, book in game.books.items()
        )
        st.caption(f"{say(lang, 'read-in')} {books}")


def _by_kind(rules: list[Rule], lang: Lang) -> dict[str, object]:
    """A Vega-Lite chart: a bar for each kind, its number beside it."""
    kinds = Counter(rule.kind for rule in rules).most_common()
    rows = [{"kind": say(lang, f"kind-{kind}"), "rules": count} for kind, count in kinds]
    names = {"labelLimit": 260, "ticks": False, "domain": False, "title": None}
    number = {"field": "rules", "type": "quantitative"}
    return {
        "data": {"values": rows},
        "height": 24 * len(rows),
        "encoding": {
            "x": number | {"axis": None, "scale": {"domainMax": 1.1 * kinds[0][1]}},
            "y": {"field": "kind", "type": "nominal", "sort": None, "axis": names},
        },
        "layer": [
            {"mark": {"type": "bar", "cornerRadiusEnd": 3, "color": palette.PLOT_GREEN}},
            {"mark": {"type": "text", "align": "left", "dx": 4}, "encoding": {"text": number}},
        ],
    }
