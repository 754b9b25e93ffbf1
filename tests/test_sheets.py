"""The situation sheet: its documents, its errors, and that it can be written down again."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from bench.schema import SCHEMA, schema_text
from engine.ahlcg import front
from engine.ahlcg.sheet import read_sheet
from engine.ahlcg.state.bags import BAGS
from engine.ahlcg.writing import sheet_as_data
from engine.resolving import resolve
from rules_graph.errors import BadSituationError
from rules_graph.model import LANGS
from tests import casebook
from tests.case_files import cases_of
from ui.words import say_error

DOCUMENT = Path("docs/situation.md").read_text(encoding="utf-8")
WORKED = re.findall(r"```yaml\n(situation:.*?)```", DOCUMENT, re.DOTALL)
TABLE = {"investigators": [{"id": "A", "location": "Study"}], "locations": [{"id": "Study"}]}


def test_the_document_works_six_sheets_and_one_in_full() -> None:
    assert len(WORKED) == 7


@pytest.mark.parametrize("text", WORKED)
def test_a_worked_sheet_runs(text: str) -> None:
    resolution = resolve(front, read_sheet(yaml.safe_load(text)))
    assert resolution.play.pending or (resolution.play.events and resolution.play.end)


def test_the_schema_is_the_models() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()


PLAYED = [path for path in cases_of("ahlcg") if "refused" not in casebook.case_of(path)]


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem.split("-")[0])
def test_a_sheet_written_down_again_is_the_same(path: Path) -> None:
    case = casebook.case_of(path)
    sheet = read_sheet({name: case[name] for name in ("situation", "attempt")})
    assert read_sheet(sheet_as_data(sheet)) == sheet


@pytest.mark.parametrize(
    ("sheet", "field", "nearest"),
    [
        ({"situation": {**TABLE, "enemys": []}, "attempt": {"draw": "A"}}, "situation.enemys", "enemies"),
        ({"situation": TABLE, "attempt": {"investgate": "A"}}, "attempt.investgate", "investigate"),
        (
            {"situation": {**TABLE, "locations": [{"id": "Stody"}]}, "attempt": {"draw": "A"}},
            "situation.investigators[0].location",
            "Stody",
        ),
        (
            {"situation": TABLE, "attempt": {"effects": {"by": "A", "results": [{"result": "hrut"}]}}},
            "attempt.effects.results[0].result",
            "hurt",
        ),
        ({"situation": TABLE, "attempt": {"phase": "mithos"}}, "attempt.phase", "mythos"),
        ({"situation": {**TABLE, "bag": "standart"}, "attempt": {"draw": "A"}}, "situation.bag", "standard"),
    ],
)
def test_an_error_names_the_field_and_the_nearest_word(
    sheet: dict[str, object], field: str, nearest: str
) -> None:
    with pytest.raises(BadSituationError) as error:
        read_sheet(sheet)
    assert (error.value.values["field"], error.value.values["nearest"]) == (field, nearest)
    for lang in LANGS:
        assert nearest in say_error(lang, error.value)


@pytest.mark.parametrize("name", BAGS)
def test_a_bag_may_be_named(name: str) -> None:
    sheet = read_sheet({"situation": {**TABLE, "bag": name}, "attempt": {"draw": "A"}})
    assert sheet.situation.bag == BAGS[name]


def test_an_error_without_anything_alike_suggests_nothing() -> None:
    with pytest.raises(BadSituationError) as error:
        read_sheet({"situation": {**TABLE, "zzzz": 1}, "attempt": {"draw": "A"}})
    assert error.value.values["nearest"] == "none"
    assert "?" not in say_error("en", error.value)
