"""The app's pages, run by Streamlit's own test harness."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

APP = str(Path(__file__).parent.parent / "app.py")


def run(lang: str) -> AppTest:
    app = AppTest.from_file(APP, default_timeout=30)
    app.query_params["lang"] = lang
    return app.run()


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_first_page_lists_the_games_and_their_counts(corpus: Corpus, lang: str) -> None:
    app = run(lang)
    assert not app.exception
    games = [heading.value for heading in app.subheader]
    assert games == [game.names.model_dump()[lang] for game in corpus.games.values()]
    assert all(str(len(corpus.of_game("ahlcg"))) in metric.value for metric in app.metric[:3])


def test_an_unknown_language_in_the_address_falls_back_to_english() -> None:
    app = run("tlh")
    assert not app.exception
    assert app.subheader[0].value == "Arkham Horror: The Card Game"


def test_choosing_a_language_changes_the_page_and_the_address() -> None:
    app = run("en")
    app.sidebar.radio[0].set_value("uk").run()
    assert app.subheader[0].value == "Жах Аркгема: Карткова гра"
    assert app.query_params["lang"] == "uk"
