"""Damaged saves, permalinks and rulebooks: taken up, or refused with a message; never a crash."""

from __future__ import annotations

import json
import os
import random
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules_graph.errors import BadBookError, GrimruleError
from rules_graph.model import LANGS
from tests.books import imported, written
from tests.casebook import GAMES
from tests.test_hostile import damaged, sheets
from ui.app.puzzle.state import EXAMPLES, Entered
from ui.play.address import pack
from ui.play.opening import open_file, stepper_of
from ui.play.walk import Walk

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pytest

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

    Readers = list[Callable[[], object]]

MUCH = bool(os.environ.get("GRIMRULE_FUZZ"))
HEALTH = list(HealthCheck)


def _saved(game: str, dice: random.Random) -> dict[str, Any]:
    """A sheet with some answers, whole but for one thing."""
    answers = [dice.choice(["0", "done", "pass", "A", "-1", "skull"]) for _ in range(dice.randrange(4))]
    whole = {**dice.choice(sheets(game)), "answers": answers}
    found: dict[str, Any] = damaged(whole, dice)
    return found


@settings(max_examples=2000 if MUCH else 50, deadline=None, suppress_health_check=HEALTH)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_damaged_save_is_taken_up_or_refused(
    tmp_path_factory: pytest.TempPathFactory, game: str, seed: int
) -> None:
    file = tmp_path_factory.getbasetemp() / "save.json"
    file.write_text(json.dumps(_saved(game, random.Random(seed))), encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    readers: Readers = [
        lambda: open_file(file, game).play(),
        lambda: stepper_of(game, file, "test").play(),
        lambda: stepper_of(game, file, "round").play(),
        lambda: Walk.from_text(text, game),
        lambda: Walk.from_text(text, game, test=True),
        lambda: Walk.from_text(text, game, rounds=True),
    ]
    read_or_refused(readers)


def read_or_refused(readers: Readers) -> None:
    for read in readers:
        try:
            read()
        except GrimruleError as error:
            assert error.code


@settings(max_examples=2000 if MUCH else 50, deadline=None, suppress_health_check=HEALTH)
@given(st.sampled_from(GAMES), st.integers(0, 2**32))
def test_a_permalink_with_damage_inside_is_followed_or_explained(game: str, seed: int) -> None:
    dice = random.Random(seed)
    state: dict[str, Any] = {"sheet": dice.choice(sheets(game)), "answers": ["0", "done"]}
    more = {"game": game, "at": 3, "test": True, "aside": [["0"]], "step": 2, "slot": "A1"}
    word = pack(damaged(state | {name: more[name] for name in dice.sample(sorted(more), 3)}, dice))
    read_or_refused(
        [
            lambda: Entered.from_address(word).read,
            lambda: (found := Walk.from_address(word, game)) and found.stop,
        ]
    )


@settings(max_examples=500 if MUCH else 25, deadline=None, suppress_health_check=HEALTH)
@given(st.integers(0, 2**32))
def test_a_puzzle_with_damage_in_its_permalink_is_solved_or_explained(seed: int) -> None:
    dice = random.Random(seed)
    whole = Entered.example(dice.choice(list(EXAMPLES)))
    asked = Entered.from_address(pack({"sheet": damaged(whole.sheet, dice), "slot": "A1", "step": 1}))
    read_or_refused([lambda: asked.read.attempt.puzzle])


def _spoilt(text: str, dice: random.Random) -> bytes:
    """Cut, repeated, with strange letters, bytes or lines of nothing but marks in between."""
    raw = text.encode()
    for _ in range(dice.randrange(1, 6)):
        at = dice.randrange(len(raw) + 1)
        match dice.randrange(6):
            case 0:
                raw = raw[:at]
            case 1:
                raw = raw[:at] + raw[at : at + 400] * 5 + raw[at:]
            case 2:
                raw = raw[:at] + bytes(dice.randrange(256) for _ in range(20)) + raw[at:]
            case 3:
                raw = raw[:at] + ("\u202e\u200b\ufeffЖ…·" * 30).encode() + raw[at:]
            case 4:
                raw = raw[:at] + b"\n" + b". " * 2000 + b"\n" + raw[at:]
            case _:
                raw = raw[:at] + b"\x00\x0c\t|" * 50 + raw[at:]
    return raw


@settings(max_examples=300 if MUCH else 6, deadline=None, suppress_health_check=HEALTH)
@given(st.integers(0, 2**32))
def test_a_spoilt_rulebook_is_imported_or_refused(
    corpus: Corpus, tmp_path_factory: pytest.TempPathFactory, seed: int
) -> None:
    dice = random.Random(seed)
    lang: Lang = dice.choice(LANGS)
    path: Path = tmp_path_factory.getbasetemp() / "spoilt.txt"
    path.write_bytes(_spoilt(written(corpus, lang), dice))
    try:
        book = imported(path, corpus, "ahlcg", lang)
    except BadBookError as error:
        assert error.reason
    else:
        assert book.report.lines > 0
