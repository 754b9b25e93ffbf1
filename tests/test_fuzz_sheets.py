"""A few hundred of the damaged sheets that `make fuzz` reads and plays by the hundred thousand."""

from __future__ import annotations

import random

import pytest

from bench.fuzz_sheets import damaged, played, tried
from tests.casebook import GAMES


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_damaged_sheets_are_refused_or_played(first: int) -> None:
    ends = [tried(seed)[1] for seed in range(first, first + 100)]
    assert "played" in ends
    assert "bad-situation" in ends


def test_the_same_number_makes_the_same_sheet() -> None:
    assert damaged("ahlcg", random.Random(7)) == damaged("ahlcg", random.Random(7))


@pytest.mark.parametrize("game", GAMES)
def test_an_exception_that_is_not_ours_gets_through(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bench.fuzz_sheets.play_by", broken)
    with pytest.raises(RuntimeError):
        for seed in range(400):
            played(game, damaged(game, random.Random(seed)), seed)
