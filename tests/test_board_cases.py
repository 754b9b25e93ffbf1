"""The numbered cases of the board games. `board_casebook` tells what a case holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.board_casebook import EVERY_CASE, GAMES, case_of, cases_of, check

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


@pytest.mark.parametrize(
    ("game", "path"), EVERY_CASE, ids=[f"{game}-{path.stem}" for game, path in EVERY_CASE]
)
def test_case(game: str, path: Path, corpus: Corpus) -> None:
    check(game, path, corpus)


@pytest.mark.parametrize("game", GAMES)
def test_every_case_cites_the_corpus(game: str, corpus: Corpus) -> None:
    for path in cases_of(game):
        case = case_of(path)
        for citation in case.get("cites", []):
            corpus.find(citation)
        for rule in case["source"]:
            corpus.find(rule, game)


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    ids = [case_of(path)["id"] for path in cases_of(game)]
    assert len(set(ids)) == len(ids)
