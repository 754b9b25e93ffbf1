"""The numbered cases of all games: what must happen, by which rules. `casebook` tells what a case holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.case_files import cases_of
from tests.casebook import EVERY_CASE, GAMES, case_of, check

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


@pytest.mark.parametrize(
    ("game", "path"), EVERY_CASE, ids=[f"{game}-{path.stem}" for game, path in EVERY_CASE]
)
def test_case(game: str, path: Path, corpus: Corpus) -> None:
    check(game, path, corpus)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_a_case_is_about_stand_in_the_corpus(game: str, corpus: Corpus) -> None:
    assert cases_of(game)
    for path in cases_of(game):
        for rule in case_of(path)["source"]:
            corpus.find(rule, game)


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    ids = [case_of(path)["id"] for path in cases_of(game)]
    assert len(set(ids)) == len(ids)
