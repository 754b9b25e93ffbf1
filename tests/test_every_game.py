"""Every game in the terminal: stepping, saving, odds, rulings, whichever game it is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from engine.game import game as front_of
from engine.game import games
from rules_graph.model import LANGS, Lang
from ui.cli import app
from ui.play.opening import open_file
from ui.words.telling import tell

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus

EXAMPLES = [(game, name) for game in games() for name in front_of(game).EXAMPLES]


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_a_saved_sheet_is_the_same_sheet(game: str, name: str, tmp_path: Path) -> None:
    stepper = open_file(front_of(game).EXAMPLES[name], game)
    file = tmp_path / "saved.json"
    stepper.save(file)
    assert open_file(file, "none") == stepper


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_played_and_told_in_each_language(
    corpus: Corpus, game: str, name: str, lang: Lang
) -> None:
    stepper = open_file(front_of(game).EXAMPLES[name], game)
    while (played := stepper.play()).pending and len(stepper.answers) < 60:
        stepper.draw(7)
    assert played.events
    assert all(tell(corpus, lang, event).strip("— ") for event in played.events)


@pytest.mark.parametrize("game", games())
def test_the_commands_take_a_game(game: str) -> None:
    run = CliRunner()
    odds = run.invoke(app, ["test", "--game", game, "--odds", "--lang", "en"])
    assert odds.exit_code == 0, odds.output
    assert "%" in odds.output
    data = json.loads(run.invoke(app, ["round", "--game", game, "--json"]).output)
    assert data["game"] == game
    assert data["events"]
    file = str(front_of(game).EXAMPLES["round"])
    told = run.invoke(app, ["resolve", file, "--game", game, "--seed", "3", "--lang", "pl"])
    assert told.exit_code == 0, told.output
    assert f"{game}/" in told.output


def test_a_bad_sheet_names_the_field(tmp_path: Path) -> None:
    file = tmp_path / "bad.yaml"
    file.write_text(
        "game: eldritch\nsituation: {spaces: [London], investigatorz: []}\nattempt: {round: true}\n"
    )
    result = CliRunner().invoke(app, ["resolve", str(file), "--lang", "en"])
    assert result.exit_code == 2
    assert "investigatorz" in result.output
    assert "investigators" in result.output
