"""The page of what is covered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from rules_graph.model import LANGS, Lang
from ui.covered import Covered, Share, by_kind, read_coverage
from ui.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


PAGE = """
from ui.frame import guarded, sound_corpus
from ui.pages.coverage import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""


def run(lang: Lang, **asked: str) -> AppTest:
    app = AppTest.from_string(PAGE.format(lang=lang), default_timeout=30)
    for name, value in {"lang": lang, **asked}.items():
        app.query_params[name] = value
    return app.run()


def listed(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_has_a_picture_and_every_rule(corpus: Corpus, lang: Lang) -> None:
    app = run(lang)
    assert not app.exception
    assert not app.error
    drawn = json.loads(app.get("vega_lite_chart")[0].proto.spec)
    assert len(drawn["layer"]) == 2
    assert listed(app).count("<li>") == len(corpus.of_game("ahlcg"))


@pytest.mark.parametrize("word", ["Attack of opportunity", "Провокована атака", "attack-of-opp"])
def test_a_name_in_any_language_finds_the_rule_with_its_cases(word: str) -> None:
    found = read_coverage()
    assert found is not None
    app = run("pl")
    app.text_input[0].set_value(word).run()
    assert "rule=attack-of-opportunity&amp;lang=pl" in listed(app)
    cases = say("pl", "coverage-n-cases", count=found.rules["attack-of-opportunity"].count)
    assert cases in listed(app)
    assert app.query_params["q"] == word


def test_the_address_keeps_what_was_asked_for() -> None:
    app = run("pl", status="reference", kind="class")
    assert listed(app).count("<li>") == listed(app).count(say("pl", "coverage-reference")) == 6
    app.button_group[0].set_value("executed").run()
    assert app.query_params["status"] == "executed"
    assert [each.value for each in app.info] == [say("pl", "coverage-none")]
    app.button_group[0].set_value("all").run()
    assert "status" not in app.query_params
    assert app.query_params["lang"] == "pl"


def test_an_unknown_choice_in_the_address_means_all(corpus: Corpus) -> None:
    app = run("en", status="burnt", kind="poem")
    assert not app.exception
    assert listed(app).count("<li>") == len(corpus.of_game("ahlcg"))


@pytest.mark.parametrize("lang", LANGS)
def test_without_the_list_the_page_says_how_to_make_it(
    lang: Lang, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.pages.coverage.read_coverage", lambda _: read_coverage(tmp_path / "none.md"))
    app = run(lang)
    assert [each.value for each in app.warning] == [say(lang, "coverage-missing")]


def test_the_list_is_read_row_by_row(tmp_path: Path) -> None:
    file = tmp_path / "coverage.md"
    file.write_text(
        "Generated from 12 cases; a test keeps it true.\n"
        "| P1 | text before the books | executed | S1 |\n"
        "| hunter | executed | S1, S2 and 5 more |\n"
        "| peril | executed | S3 |\n"
        "| class.rogue | reference |  |\n",
        encoding="utf-8",
    )
    found = read_coverage(file)
    assert found is not None
    assert found.cases == 12
    assert found.rules == {
        "hunter": Covered(True, ("S1", "S2"), 5),
        "peril": Covered(True, ("S3",)),
        "class.rogue": Covered(False),
    }
    assert found.rules["hunter"].count == 7


def test_the_kinds_are_counted_and_the_most_executed_stands_first(corpus: Corpus) -> None:
    rules = [corpus.find(name) for name in ("class.rogue", "hunter", "peril", "surge")]
    executed = {"hunter", "surge"}
    shares = by_kind([(rule, Covered(rule.id in executed)) for rule in rules])
    assert list(shares.items()) == [("keyword", Share(2, 3)), ("class", Share(0, 1))]


def test_a_file_without_rules_counts_as_none(tmp_path: Path) -> None:
    file = tmp_path / "coverage.md"
    file.write_text("# Coverage\n", encoding="utf-8")
    assert read_coverage(file) is None


def test_the_list_in_the_repository_names_every_rule(corpus: Corpus) -> None:
    found = read_coverage()
    assert found is not None
    assert set(found.rules) == {rule.id for rule in corpus.of_game("ahlcg")}
