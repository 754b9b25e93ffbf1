"""Stepping through a test in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from engine.ahlcg import events
from engine.game import games
from rules_graph.model import LANGS
from tests.modules import import_all, subclasses
from ui.cli import app
from ui.words import say

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


def kinds() -> set[str]:
    """Every kind of event that is told."""
    import_all("engine.ahlcg")
    changes = subclasses(events.Change)  # type: ignore[type-abstract]
    told = [kind for kind in changes if not issubclass(kind, events.Pause)]
    return {name for kind in told if isinstance(name := kind.model_fields["event"].default, str)}


@pytest.mark.parametrize("lang", LANGS)
def test_everything_that_is_told_or_asked_has_words(lang: str) -> None:
    """Each event, decision and reading that the engine's source names."""
    files = [Path(f"ui/words/locales/{lang}/{name}.ftl") for name in ("ahlcg", "core")]
    words = "\n".join(file.read_text(encoding="utf-8") for file in files)
    paths = [path for path in Path("engine/ahlcg").rglob("*.py") if not {"text", "described"} & {*path.parts}]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    asked = set(re.findall(r'(?:what=|(?:chosen|drawn|agreed)\(\s*)"([a-z-]+)"', source))
    asked |= {"assign-damage", "assign-horror"}
    assumed = set(re.findall(r'(?:assumes\(|reading=)\s*"([a-z-]+)"', source))
    needed = {f"ahlcg-event-{kind}" for kind in kinds() - {"reached", "agenda-advanced"}}
    needed |= {f"ahlcg-decide-{what}" for what in asked} | {f"what-{what}" for what in asked}
    needed |= {f"ahlcg-assumed-{reading}" for reading in assumed}
    assert len(asked) > 35
    assert len(assumed) > 12
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


@pytest.mark.parametrize("game", games())
def test_at_every_prompt_there_is_help_and_a_wrong_answer_is_explained(game: str) -> None:
    words = ["round", "--game", game, "--lang", "en"]
    result = CliRunner().invoke(app, words, input="help\nno such thing\n999\nquit\n")
    assert result.exit_code == 0, result.exception
    assert result.output.count(say("en", "step-help")) == 2
    assert result.output.count("is no answer to") == 2


@pytest.mark.parametrize("game", games())
def test_a_wrong_answer_in_a_file_is_explained_in_every_game(game: str, tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("no such thing\n", encoding="utf-8")
    for lang in LANGS:
        words = ["round", "--game", game, "--answers", str(answers), "--lang", lang]
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 2
        assert "no such thing" in result.stderr


def test_an_option_goes_before_a_command_of_the_same_name() -> None:
    """`draw` where drawing a card is an action: the card is drawn, and chance chooses nothing."""
    output = CliRunner().invoke(app, ["round", "--lang", "en"], input="Daisy\ndraw\nquit\n").output
    _, asked, after = output.rpartition("Daisy, which action?")[0].partition("Daisy, which action?")
    assert asked
    assert "Daisy draws: Daisy-1." in after


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("ahlcg", "why not Study", "move: Study"),
        ("ahlcg", "why not move study", "move: Study"),
        ("eldritch", "why not prepare", "Prepare for Travel"),
        ("arkham2e", "why not trade:Pete", "in the same area of an Other World may trade"),
        ("mansions", "why not escape", "Investigators may leave the map only once"),
    ],
)
def test_what_is_not_offered_can_be_asked_about(game: str, typed: str, said: str) -> None:
    """Anywhere in the example of a round; what no rule knows is not explained away."""
    asked = "".join(f"{typed}\nwhy not Xyzzy\nrandom\n" for _ in range(12))
    output = CliRunner().invoke(app, ["round", "--game", game, "--lang", "en"], input=f"{asked}quit\n").output
    assert said in output
    assert "“Xyzzy” is not among the options." in output


def test_a_refused_attempt_is_told_with_the_statement_that_forbids_it(tmp_path: Path) -> None:
    file = tmp_path / "rest.yaml"
    file.write_text(
        "situation: {investigators: [{id: Ann, space: Rome}], monsters: [{id: Ghoul, space: Rome}]}\n"
        "attempt: {rest: Ann}\n",
        encoding="utf-8",
    )
    command = ["resolve", str(file), "--game", "eldritch", "--lang", "en", "--json"]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 2
    assert "Not allowed now: Rest. Rest Action: The action is not allowed with a Monster" in result.stderr
    assert json.loads(result.stdout)["refused"]["cites"] == "eldritch/rest-action^monster"


def test_what_is_not_offered_is_among_the_data(tmp_path: Path) -> None:
    file = tmp_path / "turn.yaml"
    file.write_text(
        "situation: {investigators: [{id: Ann, space: X}, {id: Bob, space: Y}, {id: Cid, space: X}]}\n"
        "attempt: {turn: Ann}\n",
        encoding="utf-8",
    )
    command = ["resolve", str(file), "--game", "eldritch", "--lang", "en", "--json"]
    data = json.loads(CliRunner().invoke(app, command).stdout)
    refused = {option: each["cites"] for each in data["not_offered"] for option in each["options"]}
    assert refused["trade:Bob"] == "eldritch/trade-action^trade"
    assert "trade:Cid" not in refused
