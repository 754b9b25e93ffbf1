"""The search page."""

from __future__ import annotations

import re
from concurrent.futures import Future
from html import escape
from typing import TYPE_CHECKING, Any

import pytest
import streamlit as st
from streamlit.delta_generator import DeltaGenerator
from streamlit.testing.v1 import AppTest

from rules_graph.model import LANGS, RuleRef, plain
from rules_graph.precedents import load_precedents
from ui.answer.found import said_of
from ui.app import frame
from ui.app.pages.search import by_likeness
from ui.app.reading.rule import link, statement_html
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang, Rule, Statement
    from rules_graph.search.finder import Finder

EXAMPLES = {1: "attack-of-opportunity", 2: "st.2", 3: "hunter"}


def _show() -> None:
    import streamlit as st  # noqa: PLC0415 (the harness runs this function alone)

    from ui.app.frame import guarded, sound_corpus  # noqa: PLC0415
    from ui.app.pages.search import show  # noqa: PLC0415

    lang: Any = st.query_params["lang"]
    guarded(show, sound_corpus(lang), lang)


def page(lang: Lang, **address: str | list[str]) -> AppTest:
    app = AppTest.from_function(_show, default_timeout=180)
    app.query_params.update({"lang": lang, **address})
    app.run()
    assert_sound(app)
    return app


def assert_sound(app: AppTest) -> None:
    assert not app.exception
    assert not app.error


def found(app: AppTest) -> list[str]:
    """The ids of the rules shown, in order."""
    return re.findall(r'found-name"><a href="rule\?rule=([^&]+)&amp;', html(app))


def html(app: AppTest) -> str:
    return "\n".join(each.proto.body for each in app.get("html"))


@pytest.mark.parametrize("lang", LANGS)
def test_while_search_is_opened_what_looks_alike_is_shown_and_then_improved(
    monkeypatch: pytest.MonkeyPatch, corpus: Corpus, lang: Lang
) -> None:
    question = corpus.find("hunter", "ahlcg").names[lang]
    with monkeypatch.context() as opening:
        opening.setattr("ui.app.pages.search.search_is_open", lambda: False)
        opening.setattr("ui.app.pages.search.finder", lambda _lang: st.stop())  # not there yet
        app = page(lang, q=question)
        assert say(lang, "search-first") in [each.value for each in app.caption]
        assert found(app)[0] == "hunter"
    app.run()
    assert_sound(app)
    assert say(lang, "search-first") not in [each.value for each in app.caption]
    assert found(app)[0] == "hunter"


def test_opening_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch, finder: Finder) -> None:
    told: list[tuple[float, str]] = []

    class Opening:
        part, share = "vectors", 0.7
        search: Future[Finder] = Future()

    def glance(*_: object, **__: object) -> None:
        Opening.search.set_result(finder)

    monkeypatch.setattr(frame, "_opening", Opening)
    monkeypatch.setattr(frame, "wait", glance)
    monkeypatch.setattr(DeltaGenerator, "progress", lambda _self, share, text: told.append((share, text)))
    assert frame.finder("pl") is finder
    assert told == [(0.7, f"{say('pl', 'building-index')}: {say('pl', 'building-vectors')}")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("number", EXAMPLES)
def test_an_example_is_one_click_away_and_its_rule_is_among_the_first(lang: Lang, number: int) -> None:
    app = page(lang)
    example = say(lang, f"search-example-{number}")
    next(button for button in app.button if button.label == example).click().run()
    assert_sound(app)
    assert app.text_input[0].value == example
    assert EXAMPLES[number] in found(app)[:3]
    assert example not in [button.label for button in app.button]


@pytest.mark.parametrize("lang", LANGS)
def test_a_question_in_the_address_is_answered_with_a_statement_and_a_reason(
    corpus: Corpus, finder: Finder, lang: Lang
) -> None:
    question = "Does the enemy get turned sideways after hitting me for free?"
    app = page(lang, q=question)
    assert app.text_input[0].value == question
    best = finder.find(question, "ahlcg").found[0].ref
    assert best.rule == "attack-of-opportunity"
    rule = corpus.rule(best)
    shown = html(app)
    assert f'found-name">{link(corpus, best, lang)}</span>' in shown
    address = f"rule?rule={rule.id}&amp;lang={lang}&amp;at={best.anchor}"
    assert link(corpus, best, lang) == f'<a href="{address}" target="_self">{rule.names[lang]}</a>'
    assert f'rule-here">{statement_html(corpus, _statement(rule, best), lang, lang)}</div>' in shown
    near = finder.find(question, "ahlcg").found[0].precedent
    assert near is not None
    assert near.text == question
    assert f'found-why">{escape(said_of(near, lang))}</div>' in shown
    assert len(found(app)) == 10


def _statement(rule: Rule, ref: RuleRef) -> Statement:
    statement = rule.statement(ref.anchor or "")
    assert statement is not None
    return statement


def test_the_question_stays_when_the_language_changes(corpus: Corpus) -> None:
    app = page("en")
    app.text_input[0].set_value("łowca").run()
    assert found(app)[0] == "hunter"
    app.query_params["lang"] = "uk"
    app.run()
    assert app.text_input[0].value == "łowca"
    name = corpus.rules[RuleRef("ahlcg", "hunter")].names.uk
    assert f"{name}</a></span>" in html(app)


def test_rules_can_be_filtered_by_kind_and_the_address_keeps_it(corpus: Corpus) -> None:
    app = page("pl", q="łowca")
    app.multiselect[0].set_value(["step", "phase"]).run()
    assert_sound(app)
    kinds = {corpus.rules[RuleRef("ahlcg", rule)].kind for rule in found(app)}
    assert kinds == {"step", "phase"}
    assert app.query_params["kind"] == ["step", "phase"]
    again = page("pl", q="łowca", kind=["step", "phase"])
    assert found(again) == found(app)


def test_a_kind_that_does_not_exist_is_passed_over() -> None:
    assert found(page("en", q="hunter", kind=["kitchen"])) == found(page("en", q="hunter"))


@pytest.mark.parametrize("lang", LANGS)
def test_where_no_rule_answers_the_page_says_so_and_shows_the_nearest(lang: Lang) -> None:
    app = page(lang, q="who makes the best pizza in Arkham?")
    assert [info.value for info in app.info] == [say(lang, "no-answer")]
    assert len(found(app)) == 4


def test_a_question_without_words_finds_nothing() -> None:
    app = page("uk", q="???")
    assert [info.value for info in app.info] == [say("uk", "nothing-found")]
    assert not found(app)


def test_markup_in_a_question_stays_text() -> None:
    app = page("en", q='hunter "><img src=x onerror=alert(1) hunter')
    assert found(app)
    assert not re.search("<img|<script src", html(app))


def test_without_an_index_the_rule_that_says_so_comes_first(corpus: Corpus) -> None:
    for rule in corpus.of_game("ahlcg")[::60]:
        for lang in LANGS:
            first = by_likeness(corpus, plain(rule.statements[-1].text[lang]).upper(), "ahlcg")[0]
            assert (first.ref.whole, first.score) == (rule.ref, 100)
    assert by_likeness(corpus, "ŁOWCA", "ahlcg")[0].ref.rule == "hunter"
    assert by_likeness(corpus, "qqqqqqqqqq", "ahlcg") == []


def test_the_nearest_precedent_is_quoted_in_the_language_of_the_question(finder: Finder) -> None:
    asked = "kto jest głównym badaczem?"
    polish = {each.question for each in load_precedents() if each.lang == "pl"}
    quoted = [each.precedent for each in finder.find(asked, "ahlcg").found if each.precedent]
    assert quoted
    assert {each.text for each in quoted} <= polish
    for lang in LANGS:
        shown = html(page(lang, q=asked))
        assert all(escape(said_of(each, lang)) in shown for each in quoted[:4])
        assert shown.count("rule-here") - shown.count(".rule-here") == 1, "the likeliest alone is marked"
        assert shown.count('class="rule-said') > 10, "of the first rules two are shown"
