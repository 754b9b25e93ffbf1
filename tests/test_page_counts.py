"""How much work one showing of a page is: how often a play is played, and a page of an answer built."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from streamlit.testing.v1 import AppTest

import ui.answer.answered
import ui.app.dispute.page
import ui.app.games.ahlcg
import ui.app.table.pages
from engine.kernel import playing
from ui.app.skill_test.form import new_form
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

PAGE = """
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.{page} import show
guarded(show, sound_corpus("en"), "en")
"""
SHEET = yaml.safe_load((Path(__file__).parent.parent / "docs" / "examples" / "investigate.yaml").read_text())
TOKENS = 11  # different ones in the form's bag


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """How often each of the two was called, by whichever name a module knows it."""
    counts = {"play_by": 0, "page": 0}

    def counting(name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def count(*args: Any, **more: Any) -> Any:
            counts[name] += 1
            return real(*args, **more)

        return count

    for name, real in (("play_by", playing.play_by), ("page", ui.answer.answered.page)):
        instead = counting(name, real)
        for module in list(sys.modules.values()):
            if getattr(module, "__dict__", {}).get(name) is real:
                monkeypatch.setattr(module, name, instead)
    return counts


def show(page: str, **asked: str) -> AppTest:
    app = AppTest.from_string(PAGE.format(page=page), default_timeout=120)
    for name, value in {"lang": "en", **asked}.items():
        app.query_params[name] = value
    app.run()
    assert not app.exception
    assert not [each for each in app.error if each.value == say("en", "page-failed")]
    return app


def test_a_page_of_a_dispute_is_built_once(counted: dict[str, int]) -> None:
    """It is played as ruled, for its choice, twice for what would change it, and to be stepped through."""
    show("dispute", words=say("en", "dispute-ahlcg-2"))
    assert counted == {"play_by": 5, "page": 1}


@pytest.mark.parametrize("game", ["arkham2e", "eldritch", "mansions"])
def test_words_are_answered_once(counted: dict[str, int], game: str) -> None:
    show("dispute", game=game, words=say("en", f"dispute-{game}-1"))
    assert counted["page"] == 1


def test_a_test_that_is_over_is_played_once(counted: dict[str, int]) -> None:
    walk = Walk("ahlcg", SHEET, ("Perception", "done", "-1"), test=True)
    assert show("skill_test", table=walk.address()).success
    assert counted["play_by"] == 1


def test_a_line_beside_it_is_played_once_too(counted: dict[str, int]) -> None:
    """And both once more for the chance before the token."""
    walk = Walk("ahlcg", SHEET, ("Perception", "done", "-1"), test=True)
    word = walk.instead(walk.answered[-1], "0").address()
    counted["play_by"] = 0
    show("skill_test", table=word)
    assert counted["play_by"] == 2 + 2


def test_each_choice_of_cards_is_weighed_once(counted: dict[str, int]) -> None:
    """The course, and of each set of cards what it takes to commit it and its odds."""
    walk = Walk("ahlcg", new_form("en").as_data(), ("Card 1", "Card 2", "-1"), test=True)
    at = next(place for place, stop in enumerate(walk.stops) if stop.pending)
    word = walk.to(at).address()
    counted["play_by"] = 0
    assert len(show("skill_test", table=word).checkbox) == 2
    sets = 3  # both, and each alone
    assert counted["play_by"] == 1 + 1 + sets * 2


def test_before_the_draw_each_token_is_tried_once(counted: dict[str, int]) -> None:
    """The course, the odds, what is declined before the draw; of each token how it stands and its odds."""
    walk = Walk("ahlcg", new_form("en").as_data(), ("Card 1", "Card 2"), test=True)
    assert show("skill_test", table=walk.address()).button(key="skilltest-draw")
    assert counted["play_by"] == 3 + TOKENS * 2


@pytest.mark.parametrize("game", ["ahlcg", "arkham2e", "eldritch", "mansions"])
def test_a_round_is_played_once_and_once_to_be_taken_away(counted: dict[str, int], game: str) -> None:
    word = Walk.example(game, "round").to_last().address()
    counted["play_by"] = 0
    show("rounds", game=game, table=word)
    assert counted["play_by"] == 2
