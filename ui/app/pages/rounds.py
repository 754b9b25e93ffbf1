"""A round, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.app.games import own
from ui.app.reading.rule import chosen_game
from ui.app.table.pages import show_round

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def show(corpus: Corpus, lang: Lang) -> None:
    own(chosen_game(corpus)).pages.get("round", show_round)(corpus, lang)
