"""Stepping through a test in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from engine.ahlcg import events
from rules_graph.model import LANGS
from ui.cli import app

SHEET = str(Path(__file__).parent.parent / "docs" / "examples" / "investigate.yaml")


def step(*words: str, typed: str = "", lang: str = "en") -> Result:
    return CliRunner().invoke(app, ["test", *words, "--lang", lang], input=typed)


def test_a_whole_test_with_commit_undo_why_and_token() -> None:
    output = step(SHEET, typed="Perception\nback\nwhy\n2\nUnexpected Courage\n-1\n").output
    assert "Success: 6.2 %" in output
    assert "Unexpected Courage   → 87.5 %" in output
    assert "you may commit any number of cards" in output
    assert "Success by 2 (6 against 4)." in output
    assert "Roland discovers clues at Study: 1." in output


def test_odds_by_margin() -> None:
    output = step(SHEET, typed="odds\nquit\n").output
    assert "failure by 4" in output


def test_per_investigator_values(tmp_path: Path) -> None:
    text = Path(SHEET).read_text(encoding="utf-8").replace("clues: 2", "clues: {per_investigator: 2}")
    file = tmp_path / "sheet.yaml"
    file.write_text(text.replace("situation:", "situation:\n  started: 3"), encoding="utf-8")
    answers = tmp_path / "answers.txt"
    answers.write_text("Perception\nUnexpected Courage\n0\n", encoding="utf-8")
    data = json.loads(step(str(file), "--answers", str(answers), "--json").output)
    assert data["end"]["locations"][0]["clues"] == 3 * 2 - 1


def test_a_bad_answer_is_explained_and_the_stepping_goes_on() -> None:
    output = step(SHEET, typed="Guts\n99\n1\n1\n0\n").output
    assert '"Guts" is no answer to "commit a card". Answer one of: done, Perception.' in output
    assert '"99" is no answer' in output
    assert "The test is over." in output


def test_save_and_resume(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    step(SHEET, typed=f"Perception\nsave {saved}\nquit\n")
    data = json.loads(step(str(saved), "--json").output)
    assert data["answers"] == ["Perception"]
    assert data["pending"]["by"] == "Wendy"


def test_chance_draws_the_same_for_the_same_seed() -> None:
    runs = [step(SHEET, "--seed", "7", typed="1\n1\ndraw\n").output for _ in range(2)]
    assert runs[0] == runs[1]
    assert "Token revealed" in runs[0]


def test_answers_from_a_file_give_json(tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("Perception\ndone\nskull\n", encoding="utf-8")
    data = json.loads(step(SHEET, "--answers", str(answers), "--json").output)
    assert data["pending"] is None
    assert data["end"]["investigators"][0]["clues"] == 1
    assert all(event["cites"].startswith("ahlcg/") for event in data["events"])


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "{}", "situation: 7", "attempt: {investigate: A}", "answers: 3\nsituation: {}"]
)
def test_a_corrupt_file_is_a_clear_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(text, encoding="utf-8")
    result = step(str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


def test_an_illegal_answer_in_a_file_is_a_clear_error(tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("Guts\n", encoding="utf-8")
    result = step(SHEET, "--answers", str(answers), "--json")
    assert result.exit_code == 2
    assert "Answer one of: done, Perception" in result.stderr


def kinds(base: type[events.Change] = events.Change) -> set[str]:
    """Every kind of event that is told."""
    found: set[str] = set()
    for kind in base.__subclasses__():
        name = kind.model_fields["event"].default
        found |= ({name} if isinstance(name, str) else set()) if not issubclass(kind, events.Pause) else set()
        found |= kinds(kind)
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_is_told_or_asked_has_words(lang: str) -> None:
    """Each event, decision and reading that the engine's source names."""
    words = Path(f"ui/locales/{lang}/core.ftl").read_text(encoding="utf-8")
    source = "\n".join(path.read_text(encoding="utf-8") for path in Path("engine/ahlcg").glob("*.py"))
    asked = set(re.findall(r'what="([a-z-]+)"', source)) | {"assign-damage", "assign-horror"}
    assumed = set(re.findall(r'(?:assumes\(|reading=)\s*"([a-z-]+)"', source))
    needed = {f"event-{kind}" for kind in kinds()}
    needed |= {f"decide-{what}" for what in asked} | {f"what-{what}" for what in asked}
    needed |= {f"assumed-{reading}" for reading in assumed}
    assert len(asked) > 25
    assert len(assumed) > 8
    assert sorted(name for name in needed if f"\n{name} =" not in words) == []


def test_odds_on_the_command_line() -> None:
    words = ["odds", "--skill", "3", "--difficulty", "3", "--symbol", "skull=-2", "--json", "--lang", "en"]
    data = json.loads(CliRunner().invoke(app, words).output)
    assert data["success"] == "3/8"
    assert data["counted_as_zero"] == ["cultist", "elder_sign", "tablet"]


@pytest.mark.parametrize(
    "words", [["--bag", "nonsense"], ["--bag", "+1 §"], ["--symbol", "skull"], ["--skill", "-1"]]
)
def test_bad_odds_are_an_error(words: list[str]) -> None:
    result = CliRunner().invoke(app, ["odds", "--skill", "3", "--difficulty", "3", *words])
    assert result.exit_code == 2
    assert result.stderr
