"""Whoever presses the first button of a page gets on: every page, every game, all three languages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

import ui.app.pages
from engine.game import games
from rules_graph.model import LANGS
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang

PAGE = """
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.{page} import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""
PAGES = sorted(path.stem for path in Path(ui.app.pages.__file__).parent.glob("[!_]*.py"))
ASKS = {"dispute"}  # a first button that wants words, and says so where there are none
LANG_OF: dict[str, Lang] = dict(zip(games(), (*LANGS, "uk"), strict=True))


def test_every_language_has_its_game() -> None:
    assert set(LANG_OF.values()) == set(LANGS)


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("game", "lang"), LANG_OF.items())
def test_the_first_button_of_a_page_works(page: str, game: str, lang: Lang) -> None:
    app = AppTest.from_string(PAGE.format(page=page, lang=lang), default_timeout=180)
    app.query_params.update({"lang": lang, "game": game})
    app.run()
    if page in ASKS:
        app.text_area[0].set_value(say(lang, f"dispute-{game}-1"))
    for first in [button for button in app.button if not button.disabled][:1]:
        first.click().run()
    assert not app.exception
    assert not app.error
