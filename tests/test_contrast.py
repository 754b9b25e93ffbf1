"""The theme and the pictures can be read: contrast AA, in the light and in the dark."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest

from engine.ahlcg.described import inquire
from engine.ahlcg.sheet import read_sheet
from engine.ahlcg.state.bags import BAGS
from engine.game import game, games
from tests.contrast import SHAPES, WORDS, mixed, pale, ratio
from ui.app.plots import readable
from ui.app.skill_test.reached import chart_steps
from ui.app.table.chart import phase_steps
from ui.drawing import palette
from ui.drawing.bag import draw_bag
from ui.drawing.board.counters import BLUE, COLOUR, GOLD, GREEN, PLUM, RED
from ui.drawing.board.locations import draw_board
from ui.drawing.chart import draw_chart
from ui.drawing.timeline import draw_timeline
from ui.terminal.app import SCRIPT
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

CONFIG = SCRIPT.parent / ".streamlit" / "config.toml"
THEMES: dict[str, dict[str, str]] = {
    name: theme
    for name, theme in tomllib.loads(CONFIG.read_text(encoding="utf-8"))["theme"].items()
    if name in ("light", "dark")
}
FADED = 0.6  # captions and the icons beside the pages' names, as Streamlit shows them
GROUNDS = ("backgroundColor", "secondaryBackgroundColor")

CROWDED: dict[str, Any] = {
    "investigators": [
        {
            "id": "Roland",
            "location": "Hall",
            "health": 9,
            "damage": 2,
            "sanity": 5,
            "horror": 1,
            "resources": 5,
            "clues": 1,
            "play": [
                {"id": "Dog", "kind": "asset", "health": 3, "damage": 1, "ready": False},
                {"id": "Pistol", "kind": "asset", "uses": 4},
                {"id": "Scope", "kind": "asset", "attached": "Pistol"},
            ],
            "threat": [{"id": "Dread", "kind": "treachery"}],
        },
        {"id": "Wendy", "location": "Cellar"},
    ],
    "locations": [
        {"id": "Hall", "shroud": 1, "cards": [{"id": "Fog", "kind": "treachery", "attached": "Hall"}]},
        {"id": "Attic", "shroud": 4, "clues": 2, "revealed": False, "doom": 1},
        {"id": "Cellar", "shroud": 4, "clues": 2},
    ],
    "connections": [["Hall", "Attic"], ["Hall", "Cellar"]],
    "enemies": [
        {"id": "Ghoul", "location": "Hall", "engaged": ["Roland"], "health": 3, "damage": 1, "doom": 1},
        {"id": "Rat", "location": "Cellar", "ready": False, "health": 1},
        {"id": "Priest", "location": "Cellar", "massive": True},
    ],
    "agendas": [{"id": "Agenda", "threshold": 4, "doom": 1}],
    "acts": [{"id": "Act", "clues": 2}],
}


def test_contrast_is_counted_as_the_standard_counts_it() -> None:
    assert ratio("#000000", "#ffffff") == pytest.approx(21)
    assert ratio("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert mixed("#000000", "#ffffff", 0.6) == "#666666"


@pytest.mark.parametrize("name", ["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_words_of_the_theme_stand_out(name: str, ground: str) -> None:
    theme = THEMES[name]
    under = theme[ground]
    assert ratio(theme["textColor"], under) >= WORDS
    assert ratio(mixed(theme["textColor"], under, FADED), under) >= WORDS
    assert ratio(theme["linkColor"], under) >= WORDS


@pytest.mark.parametrize("name", ["light", "dark"])
def test_buttons_stand_out_and_so_do_the_words_on_them(name: str) -> None:
    theme = THEMES[name]
    assert ratio("#ffffff", theme["primaryColor"]) >= WORDS  # Streamlit writes on it in white
    for ground in GROUNDS:
        assert ratio(theme["primaryColor"], theme[ground]) >= SHAPES


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_charts_stand_out_on_either_page(corpus: Corpus, theme: dict[str, str]) -> None:
    rounds = [phase_steps(corpus, name, phase, "uk") for name in games() for phase in game(name).CHART]
    charts = [chart_steps(corpus, "en"), *rounds]
    for steps in charts:
        for place, step in enumerate(steps):
            done = [each.point for each in steps[:place]]
            assert list(pale(draw_chart(steps, step.point, done), theme["backgroundColor"])) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("passes", [True, False, None])
def test_bags_stand_out(theme: dict[str, str], passes: bool | None) -> None:
    bag = (*BAGS["hard"], "bless", "curse")
    known = {} if passes is None else dict.fromkeys(bag, passes)
    assert list(pale(draw_bag("pl", bag, known), theme["backgroundColor"])) == []


def test_a_timeline_stands_out(corpus: Corpus) -> None:
    for number in (1, 2, 3):
        inquiry = inquire(say("en", f"dispute-ahlcg-{number}"), "en")
        assert list(pale(draw_timeline(inquiry, corpus, "en"), "#ffffff")) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_boards_stand_out(theme: dict[str, str]) -> None:
    """With every piece there is: tokens, cards, attachments, what is exhausted, unrevealed or one-way."""
    table = read_sheet({"situation": CROWDED, "attempt": {"round": True}}).situation
    drawn = draw_board(table.model_copy(update={"active": "Roland"}), "pl")
    for piece in (*COLOUR.values(), *(GREEN, RED, BLUE, PLUM, GOLD)):
        assert piece in drawn
    assert list(pale(drawn, theme["backgroundColor"])) == []


def test_words_of_plots_stand_out() -> None:
    for name, theme in THEMES.items():
        assert ratio(palette.PLOT_WORDS[name], theme["backgroundColor"]) >= WORDS
        assert readable(name)["axis"]["labelColor"] == palette.PLOT_WORDS[name]


def test_marks_of_plots_stand_out_on_either_page_and_words_on_them() -> None:
    for mark in (palette.PLOT_GREEN, palette.PLOT_RED, palette.PLOT_GOLD):
        for theme in THEMES.values():
            assert ratio(mark, theme["backgroundColor"]) >= SHAPES
    assert ratio(palette.WHITE, palette.PLOT_GREEN) >= WORDS


def test_what_is_pale_is_found() -> None:
    words = '<text x="5" y="9" fill="#888888">a</text>'
    shapes = '<rect x="1" y="1" width="9" height="9" fill="#eeeeee"/>'
    svg = f'<svg viewBox="0 0 20 20"><rect width="20" height="20" fill="#ffffff"/>{shapes}{words}</svg>'
    found = list(pale(svg, "#000000"))
    assert [each.split()[0] for each in found] == ["rect", "a"]
    assert "on #eeeeee" in found[1]
