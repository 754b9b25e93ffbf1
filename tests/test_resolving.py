"""`grimrule resolve`, `round` and `cards`: what people get, in three languages, and what bad input gets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import yaml
from typer.testing import CliRunner

from engine.ahlcg import front
from engine.ahlcg.sheet import read_sheet
from engine.resolving import resolve
from rules_graph.model import LANGS
from ui.cli import app

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

    from rules_graph.model import Lang

EMPTY: dict[str, object] = {
    "situation": {
        "investigators": [{"id": "A", "location": "L", "health": 5, "sanity": 5}],
        "locations": [{"id": "L"}],
    },
    "attempt": {"draw": "A"},
}


def grimrule(*words: str, typed: str | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=typed)


def written(folder: Path, data: object, name: str = "sheet.yaml") -> str:
    path = folder / name
    path.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return str(path)


def test_every_step_is_told_with_its_rule() -> None:
    result = grimrule(
        "resolve", "docs/examples/engaged.yaml", "--answers", "docs/examples/answers.txt", "--lang", "en"
    )
    assert result.exit_code == 0
    said = result.stdout
    assert said.index("Roland pays: 1 action") < said.index("Ghoul attacks Roland")
    assert said.index("Ghoul attacks Roland") < said.index("Roland begins to play Hidden purse")
    assert "ahlcg/attack-of-opportunity^timing" in said


def test_it_stops_where_somebody_decides() -> None:
    result = grimrule("resolve", "docs/examples/engaged.yaml", "--json", "--lang", "uk")
    data = json.loads(result.stdout)
    assert data["pending"]["what"] == "assign-damage"
    assert data["pending"]["by"] == "Roland"
    assert data["end"] is None


@pytest.mark.parametrize("lang", LANGS)
def test_the_grim_rule_shows_its_comparison(tmp_path: Path, lang: Lang) -> None:
    said = grimrule("resolve", written(tmp_path, EMPTY), "--lang", lang).stdout
    title = {"en": "The grim rule", "pl": "Ponura zasada", "uk": "Безжальне правило"}[lang]
    assert title in said
    compared = said.split(title)[1].splitlines()[1:3]
    assert [line[-2:] for line in compared] == [" 1", " 0"]
    assert resolve(front, read_sheet(EMPTY)).grim[0].taken == "horror"


@pytest.mark.parametrize(
    ("attempt", "named"),
    [
        ({"move": {"by": "A", "to": "Nowhere"}}, "Nowhere"),
        ({"fight": {"by": "A", "enemy": "Nobody"}}, "Nobody"),
        ({"play": {"by": "A", "card": "Nothing"}}, "Nothing"),
        ({"step": "step-9.9"}, "step-9.9"),
        ({"draw": "Z"}, "Z"),
        ({"dance": "A"}, "dance"),
        ({"draw": "A", "resource": "A"}, "attempt"),
    ],
)
def test_a_bad_attempt_is_refused_by_name(tmp_path: Path, attempt: object, named: str) -> None:
    result = grimrule("resolve", written(tmp_path, {**EMPTY, "attempt": attempt}), "--lang", "en")
    assert result.exit_code == 2
    assert named in result.stderr
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "situation",
    [
        {"investigators": []},
        {"investigators": [{"id": "you", "location": "L"}]},
        {"investigators": [{"id": "A", "location": "L", "damage": -1}]},
        {"investigators": [{"id": "A", "location": "M"}], "locations": [{"id": "L"}]},
        {
            "investigators": [{"id": "A", "location": "L"}],
            "connections": [["L", "M", "N"]],
            "locations": [{"id": "L"}],
        },
        {"investigators": [{"id": "A", "location": "L"}], "enemies": [{"id": "E", "engaged": ["B"]}]},
        {"investigators": [{"id": "A", "location": "L", "hand": [{"card": "no such card"}]}]},
        {"investigators": 3},
        [],
    ],
)
def test_a_bad_table_is_refused(tmp_path: Path, situation: object) -> None:
    result = grimrule("resolve", written(tmp_path, {**EMPTY, "situation": situation}), "--lang", "pl")
    assert result.exit_code == 2
    assert result.stderr.strip()
    assert "Traceback" not in result.stderr


def test_a_wrong_answer_names_the_options(tmp_path: Path) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("Cat\n", encoding="utf-8")
    result = grimrule("resolve", "docs/examples/engaged.yaml", "--answers", str(answers), "--lang", "en")
    assert result.exit_code == 2
    assert "Dog" in result.stderr


def test_a_round_is_stepped_at_the_keyboard() -> None:
    typed = "nonsense\nwhy\ndraw\nback\nend-turn\nquit\n"
    result = grimrule("round", "--lang", "en", typed=typed)
    assert result.exit_code == 0
    assert "Mythos" in result.stdout
    assert "is no answer" in result.stdout


def test_a_seed_plays_a_round_to_its_end() -> None:
    data = json.loads(grimrule("resolve", "engine/ahlcg/examples/round.yaml", "--seed", "5", "--json").stdout)
    assert data["pending"] is None
    assert data["events"][-1]["point"] == "step-4.6"


def test_cards_are_kept_and_named_in_sheets() -> None:
    assert grimrule("cards", "import", "docs/examples/cards.json", "--lang", "en").exit_code == 0
    assert "cards.json" in grimrule("cards", "list").stdout
    sheet = {
        "situation": {
            "investigators": [
                {"id": "A", "location": "L", "agility": 3, "deck": 2, "play": [{"card": "Tin Whistle"}]}
            ],
            "locations": [{"id": "L"}],
            "enemies": [{"id": "E", "location": "L", "evade": 0, "engaged": ["A"]}],
            "bag": ["0"],
        },
        "attempt": {"evade": {"by": "A", "enemy": "E"}},
    }
    played = resolve(front, read_sheet(sheet), ["0"]).play
    assert played.pending is not None
    assert played.pending.what == "ability"
    assert len(played.pending.options) == 2


@pytest.mark.parametrize(
    "content", ["{", "[1]", '[{"code": "1"}]', '{"cards": 3}', "", '[{"code": "1", "name": 7}]']
)
def test_bad_cards_are_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(content, encoding="utf-8")
    result = grimrule("cards", "import", str(path), "--lang", "uk")
    assert result.exit_code == 2
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "text",
    [
        "Forced - After an enemy is defeated: place 1 doom on the current agenda.",
        "Wymuszony – Po tym, jak wróg zostanie pokonany: połóż 1 żeton zagłady na obecnej tajemnicy.",
    ],
)
def test_an_ability_may_be_given_by_its_text(text: str) -> None:
    sheet = {
        "situation": {
            "investigators": [{"id": "A", "location": "L"}],
            "locations": [{"id": "L"}],
            "enemies": [{"id": "E", "location": "L", "health": 1}],
            "agendas": [{"id": "Agenda", "threshold": 9}],
            "abilities": [{"id": "F", "text": text}],
        },
        "attempt": {"effects": {"by": "A", "results": [{"result": "damage-enemy", "enemy": "E"}]}},
    }
    end = resolve(front, read_sheet(sheet)).play.end
    assert end is not None
    assert end.doom == 1


def test_a_deck_of_surging_cards_that_call_for_tests_comes_to_an_end() -> None:
    calls = {"result": "call-test", "test": {"skill": "willpower", "difficulty": 3}}
    fog = {"id": "Fog", "kind": "treachery", "surge": True}
    fog["abilities"] = [{"id": "fog", "at": "revelation", "results": [calls]}]
    sheet = read_sheet(
        {
            "situation": {
                "investigators": [{"id": "A", "location": "L", "willpower": 3}],
                "locations": [{"id": "L"}],
                "encounter_deck": [fog],
                "bag": ["0"],
            },
            "attempt": {"encounter": "A"},
        }
    )
    resolution = resolve(front, sheet, seed=1)
    assert resolution.play.end is not None
    assert any(getattr(event, "reading", "") == "endless-draw" for event in resolution.play.events)
