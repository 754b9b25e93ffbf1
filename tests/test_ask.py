"""`grimrule ask`: the four questions of the README and what players may type instead."""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from engine.ahlcg import front
from engine.ahlcg.described import inquire
from engine.ahlcg.sheet import read_sheet
from engine.resolving import resolve
from rules_graph.corpus import load
from rules_graph.model import LANGS
from ui.answer.inquiry import as_data, page
from ui.answer.sections import as_markdown, as_text
from ui.cli import app

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

HIT = "I'm engaged with a ready ghoul (1 damage) and I play Emergency Cache."
ASKED = f"{HIT} When does it hit me, and do I still get the money if it kills me?"
HUNTER = "Dwóch badaczy w równej odległości od łowcy, bez polecenia polowania. Do kogo idzie?"
ROUND_END = (
    "У нас два примусових ефекти в кінці раунду: один дає приреченість, інший – жах. Хто вирішує порядок?"
)
MISS = "Roland fails a fight by 2 against a retaliate enemy engaged with Wendy. Order?"


@cache
def corpus() -> Corpus:
    return load()


def ask(*words: str) -> Result:
    return CliRunner().invoke(app, ["ask", *words, "--game", "ahlcg"])


def first_lines(text: str) -> list[str]:
    found = ask(text, "--json")
    assert found.exit_code == 0, found.output
    lines = json.loads(found.output)["page"][0]["lines"]
    return [line["text"] for line in lines if not line["cites"]]


def test_when_it_hits_and_whether_the_card_still_works() -> None:
    when, money, *doubts = first_lines(ASKED)
    assert "Pay the cost" in when
    assert money.startswith("No")
    assert not doubts


def test_the_lead_investigator_sends_the_hunter() -> None:
    data = json.loads(ask(HUNTER, "--json").output)
    play = data["play"]
    assert (data["lang"], play["verdict"]["what"]) == ("pl", "hunt-whom")
    assert play["verdict"]["cites"] == ["ahlcg/hunter^lead-chooses"]
    assert {"what": "lead", "who": "Badacz 1"} in play["assumed"]


def test_the_lead_investigator_orders_two_forced_abilities() -> None:
    data = json.loads(ask(ROUND_END, "--json").output)
    assert (data["lang"], data["play"]["verdict"]["what"]) == ("uk", "forced-order")
    assert data["play"]["unread"] == []
    [decision] = data["play"]["decisions"]
    assert len(decision["options"]) == 2


def test_the_friend_is_hurt_before_the_enemy_retaliates() -> None:
    events = json.loads(ask(MISS, "--json").output)["play"]["events"]
    told = [event["event"] for event in events]
    hurt = [event for event in events if event["event"] == "harm-dealt"]
    assert [event["investigator"] for event in hurt] == ["Wendy", "Roland"]
    assert told.index("test-decided") < told.index("harm-dealt") < told.index("enemy-attacks")
    assert next(e for e in events if e["event"] == "test-decided")["succeeded"] is False


def test_the_sheet_that_it_writes_gives_the_same_ruling(tmp_path: Path) -> None:
    file = tmp_path / "sheet.yaml"
    data = json.loads(ask(MISS, "--json", "--sheet", str(file)).output)
    written = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert written.pop("game") == data["game"] == "ahlcg"
    assert written == data["sheet"]
    played = resolve(front, read_sheet(written), data["answers"]).play
    told = [(getattr(event, "event", ""), event.cites) for event in played.events]
    assert told == [(event["event"], event["cites"]) for event in data["play"]["events"]]


def test_a_picture_has_every_step(tmp_path: Path) -> None:
    file = tmp_path / "order.svg"
    data = json.loads(ask(MISS, "--json", "--picture", str(file)).output)
    drawn = ElementTree.parse(file).getroot()
    words = " ".join(text for text in drawn.itertext())
    assert all(event["cites"] in words for event in data["play"]["events"])


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_in_each_language_leaves_no_english(lang: Lang) -> None:
    inquiry = inquire(HUNTER, "pl")
    sections = page(inquiry, corpus(), lang)
    titles = [section.title for section in sections]
    assert len(titles) == len(set(titles))
    assert ("Answer" in titles) == (lang == "en")
    assert as_markdown(inquiry.text, sections).startswith("> Dwóch")
    assert as_text(sections)


@pytest.mark.parametrize("words", [[""], ["   "]])
def test_nothing_asked_is_a_clear_error(words: list[str]) -> None:
    result = ask(*words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr


def test_a_picture_needs_the_right_ending(tmp_path: Path) -> None:
    result = ask(MISS, "--picture", str(tmp_path / "order.bmp"))
    assert result.exit_code == 2
    assert ".svg" in result.stderr


def test_what_cannot_be_simulated_still_gets_rules() -> None:
    data = json.loads(ask("What are the odds that my fight against a ghoul succeeds?", "--json").output)
    assert data["verdict"] is None
    assert data["play"]["missing"]
    assert data["statements"]


PIECES = [
    *ASKED.split(),
    *HUNTER.split(),
    *ROUND_END.split(),
    *MISS.split(),
    *[
        "(",
        ")",
        "2/1",
        "+1",
        "-3",
        "?",
        "!",
        ".",
        ",",
        "„",
        "”",
        '"',
        "0",
        "99",
        "\n",
        "Forced:",
        "«",
        "—",
        "🎲",
    ],
]


@settings(max_examples=150, deadline=None)
@given(
    st.one_of(st.lists(st.sampled_from(PIECES), max_size=40).map(" ".join), st.text(max_size=300)),
    st.sampled_from(LANGS),
)
def test_any_words_get_a_page(text: str, lang: Lang) -> None:
    """Half sentences, mixed languages, anything: never a traceback."""
    inquiry = inquire(text, lang)
    assert page(inquiry, corpus(), lang)[0].lines
    json.dumps(as_data(inquiry))


def test_a_very_long_description_is_cut_and_answered() -> None:
    inquiry = inquire(ASKED * 160, "en")
    assert inquire(ASKED * 160 + " Frobnicate.", "en").unread == inquiry.unread
    assert "Frobnicate" in inquire(f"{ASKED} Frobnicate.", "en").unread
    assert "Pay the cost" in page(inquiry, corpus(), "en")[0].lines[0].text
