"""`make cases` names each file that does not hold and shows why; one that is no case stops no other."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench import cases
from rules_graph.paths import CORPUS

if TYPE_CHECKING:
    from pathlib import Path

_CARD_GAME = "ahlcg/cases/S06-attacks-of-opportunity-from-several-enemies-one-exhausted.yaml"
_BOARD_GAME = "arkham2e/cases/E34-blessed-counts-fours-and-cursed-only-sixes.yaml"
_REFUSED = "mansions/cases/C02-nobody-passes-a-sealed-door.yaml"
_WHOLE = (_CARD_GAME, _BOARD_GAME, _REFUSED)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Copies of a few cases."""
    for name in _WHOLE:
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text((CORPUS / name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def test_cases_that_hold(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.main(folder) == 0
    told = capsys.readouterr().out
    assert "1 of 1" in told
    assert "does not hold" not in told


def test_the_cases_of_one_game(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cases.main(folder, ["arkham2e"]) == 0
    told = capsys.readouterr().out
    assert ("arkham2e" in told, "mansions" in told) == (True, False)


@pytest.mark.parametrize(
    ("name", "old", "new", "shown"),
    [
        (_CARD_GAME, "  - E2 attacks A\n", "  - E3 attacks A\n", "events:|-E3 attacks A|+E2 attacks A"),
        (_CARD_GAME, "^order", "^who", "ahlcg/attack-of-opportunity^who"),
        (_CARD_GAME, "draw-action^one-card", "st.6^failure", "cites: not in the run: ahlcg/st.6^failure"),
        (
            _CARD_GAME,
            "A.damage: 2",
            "A.damage: 3",
            "final:|-investigators.A.damage: 3|+investigators.A.damage: 2",
        ),
        (_CARD_GAME, "answer: E3", "answer: E1", "illegal: the answer is taken"),
        (_CARD_GAME, "answers: [E2]", "answers: [E3]", "IllegalAnswerError"),
        (_CARD_GAME, "{draw: A}", "{draw: Q}", "BadSituationError"),
        (_CARD_GAME, "[attack-of-opportunity,", "[no-such-rule,", "UnknownRuleError"),
        (_BOARD_GAME, "passed 1", "passed 2", "events:|-passed 2|+passed 1"),
        (_BOARD_GAME, "deciders: [A]", "deciders: [B]", "deciders:|-B|+A"),
        (_BOARD_GAME, "answers: [one", "answers: {one", "not YAML"),
        (_BOARD_GAME, "title: ", "titel: ", "no key 'title'; unknown key 'titel'"),
        (_BOARD_GAME, "source: [blessed, cursed, success]", "source: []", "'source' is empty"),
        (_REFUSED, "refused: move:S1", "refused: move:H1", "refused:|-move:H1|+move:S1"),
        (_REFUSED, ", sealed: true", "", "refused: the attempt is possible"),
    ],
)
def test_a_damaged_case_is_named_and_its_fault_shown(
    name: str, old: str, new: str, shown: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert cases.main(folder) == 1
    told = capsys.readouterr().out
    assert told.count("does not hold: ") == 1
    assert f"does not hold: {path}\n" in told
    for part in shown.split("|"):
        assert part in told
    assert told.count("1 of 1") == 2 * (len(_WHOLE) - 1)
