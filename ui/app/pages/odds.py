"""The odds of a test without a sheet: out of a bag or with dice, as the game has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.app.games import own
from ui.app.odds import dice
from ui.app.reading.rule import chosen_game

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def show(corpus: Corpus, lang: Lang) -> None:
    own(chosen_game(corpus)).pages.get("odds", dice.show)(corpus, lang)
