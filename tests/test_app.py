"""The app's frame and its page of games, run by Streamlit's own test harness."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from rules_graph.errors import BadAddressError
from ui.play.address import pack, unpack
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

APP = str(Path(__file__).parent.parent / "app.py")


def run(lang: str) -> AppTest:
    app = AppTest.from_file(APP, default_timeout=180)
    app.query_params["lang"] = lang
    return app.run()


def games_page() -> None:
    import streamlit as st  # noqa: PLC0415

    from ui.app.frame import sound_corpus  # noqa: PLC0415
    from ui.app.pages.games import show  # noqa: PLC0415

    show(sound_corpus("en"), st.query_params["lang"])  # type: ignore[arg-type]


def failing_page() -> None:
    from ui.app.frame import guarded, sound_corpus  # noqa: PLC0415

    def show(_corpus: object, _lang: object) -> None:
        raise RuntimeError

    guarded(show, sound_corpus("pl"), "pl")


@pytest.mark.parametrize("lang", ["en", "pl", "uk"])
def test_the_games_and_their_counts(corpus: Corpus, lang: Lang) -> None:
    app = AppTest.from_function(games_page, default_timeout=60)
    app.query_params["lang"] = lang
    app.run()
    assert not app.exception
    games = [heading.value for heading in app.subheader]
    assert games == [game.names.model_dump()[lang] for game in corpus.games.values()]
    told = [line.value for line in app.markdown if line.value.startswith("**") and "·" in line.value]
    counted = [say(lang, "n-rules", count=len(corpus.of_game(game))) for game in corpus.games]
    assert [line.split("**")[1] for line in told] == counted


def test_an_unknown_language_in_the_address_falls_back_to_english() -> None:
    app = run("tlh")
    assert not app.exception
    assert app.sidebar.radio[0].label == say("en", "language")


def test_choosing_a_language_changes_the_page_and_the_address() -> None:
    app = run("en")
    app.sidebar.radio[0].set_value("uk").run()
    assert app.sidebar.radio[0].label == say("uk", "language")
    assert app.query_params["lang"] in ("uk", ["uk"])


def two_games() -> None:
    from types import SimpleNamespace  # noqa: PLC0415

    import streamlit as st  # noqa: PLC0415

    from ui.app.frame import choose_game, choose_language  # noqa: PLC0415

    games = {name: SimpleNamespace(names={"pl": name.upper()}) for name in ("cards", "board")}
    lang = choose_language()
    st.write(choose_game(SimpleNamespace(games=games), lang))  # type: ignore[arg-type]


def test_the_game_is_in_the_address_and_outlives_the_links_of_the_sidebar() -> None:
    app = AppTest.from_function(two_games, default_timeout=60)
    app.query_params["lang"] = "pl"
    app.run()
    assert app.markdown[0].value == "cards"
    app.sidebar.selectbox[0].set_value("board").run()
    assert app.markdown[0].value == "board"
    assert app.query_params["game"] in ("board", ["board"])
    app.query_params.clear()
    app.run()
    assert app.markdown[0].value == "board"
    assert app.query_params["game"] in ("board", ["board"])


def test_a_link_that_names_no_game_means_the_first() -> None:
    app = AppTest.from_function(two_games, default_timeout=60)
    app.query_params.update({"lang": "pl", "game": "board"})
    app.run()
    app.query_params.clear()
    app.query_params["lang"] = "pl"
    app.run()
    assert app.markdown[0].value == "cards"


def test_a_page_that_fails_says_so_and_leaves_the_app_standing(loud: logging.Handler) -> None:
    app = AppTest.from_function(failing_page, default_timeout=60)
    assert app.run().exception  # the tests of other pages notice
    logging.getLogger("ui").removeHandler(loud)
    app.run()
    logging.getLogger("ui").addHandler(loud)
    assert not app.exception
    assert [each.value for each in app.error] == [say("pl", "page-failed")]


def test_an_address_gives_back_what_was_packed() -> None:
    state = {"text": "Хто вирішує? Zażółć", "answers": ["a", "b"], "step": 3}
    assert unpack(pack(state)) == state


@pytest.mark.parametrize("word", ["", "x", "%%%%", pack({"a": 1})[:-3], "A" * 50_000])
def test_a_damaged_address_is_a_clear_error(word: str) -> None:
    with pytest.raises(BadAddressError):
        unpack(word)
