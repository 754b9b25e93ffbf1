"""From words to an answer with its play: how long it takes, over all descriptions of the tests, warm."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bench.descriptions import FOLDERS
from bench.descriptions import described as card_game
from bench.figures import Figure, once, show, spread
from engine.answer import ask
from rules_graph.corpus import load
from rules_graph.model import LANGS
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index
from tests.described import described as board_game
from ui.answer.answered import page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.model import Lang

_EVERY = 4  # of so many descriptions one
_LENGTHS = (100, 500, 2_500, 20_000)


def figures() -> Iterator[Figure]:
    finder = Finder(*open_index())
    for game, name in load().games.items():
        texts = list(_texts(game))[::_EVERY]
        for text, lang in texts[:9]:
            _ask(finder, game, text, lang)  # vocabularies are read once
        taken = [once(partial(_ask, finder, game, text, lang)) for text, lang in texts]
        yield Figure("ask", f"{name.names['en']}, {len(taken)} descriptions", spread(taken))
    text, lang = next(_texts("ahlcg"))
    for letters in _LENGTHS:
        long = text * (letters // len(text) + 1)
        taken = [once(partial(_ask, finder, "ahlcg", long[:letters], lang))]
        yield Figure("ask", f"{letters:,} letters", f"{taken[0]:.2f} s")


def _texts(game: str) -> Iterator[tuple[str, Lang]]:
    for lang in LANGS:
        if game == "ahlcg":
            yield from ((case["says"][lang], lang) for each in FOLDERS.values() for case in card_game(each))
        else:
            yield from ((case[lang], lang) for case in board_game(game).values())


def _ask(finder: Finder, game: str, text: str, lang: Lang) -> None:
    page(ask(text, finder, game), load(), lang)


if __name__ == "__main__":
    show(figures())
