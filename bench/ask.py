"""From words to a ruling: how long it takes, over all descriptions of the tests, warm."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bench.descriptions import FOLDERS
from bench.descriptions import described as card_game
from bench.figures import Figure, once, show, spread
from engine.game import game as front_of
from rules_graph.corpus import load
from rules_graph.model import LANGS
from tests.described import described as board_game
from ui.answer.inquiry import page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.model import Lang


def figures() -> Iterator[Figure]:
    for game, name in load().games.items():
        texts = list(_texts(game))
        for text, lang in texts[:9]:
            _ask(game, text, lang)  # vocabularies are read once
        taken = [once(partial(_ask, game, text, lang)) for text, lang in texts]
        yield Figure("ask", f"{name.names['en']}, {len(taken)} descriptions", spread(taken))
    text, lang = next(_texts("ahlcg"))
    long = text * (20_000 // len(text) + 1)
    yield Figure("ask", "20,000 letters", f"{once(partial(_ask, 'ahlcg', long, lang)):.2f} s")


def _texts(game: str) -> Iterator[tuple[str, Lang]]:
    for lang in LANGS:
        if game == "ahlcg":
            yield from ((case["says"][lang], lang) for each in FOLDERS.values() for case in card_game(each))
        else:
            yield from ((case[lang], lang) for case in board_game(game).values())


def _ask(game: str, text: str, lang: Lang) -> None:
    page(front_of(game).inquire(text, lang), load(), lang)


if __name__ == "__main__":
    show(figures())
