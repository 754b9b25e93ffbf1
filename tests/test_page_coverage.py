"""The page of what is covered."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from engine.coverage import coverage_of
from rules_graph.model import LANGS, Lang
from ui.app.pages.coverage import by_kind
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus


PAGE = """
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.coverage import show
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
    shown = coverage_of("ahlcg").cases_of("attack-of-opportunity")
    app = run("pl")
    app.text_input[0].set_value(word).run()
    assert "rule=attack-of-opportunity&amp;lang=pl" in listed(app)
    cases = say("pl", "coverage-n-cases", count=len(shown))
    assert f"<summary>✓ {cases}</summary>{', '.join(shown)}</details>" in listed(app)
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


def test_the_kinds_are_counted_and_the_most_executed_stands_first(corpus: Corpus) -> None:
    rules = [corpus.find(name) for name in ("class.rogue", "hunter", "peril", "surge")]
    shares = by_kind([(rule, ("S1",) if rule.id in {"hunter", "surge"} else ()) for rule in rules])
    assert list(shares.items()) == [("keyword", (2, 3)), ("class", (0, 1))]
