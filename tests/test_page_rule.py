"""The page of a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from streamlit.testing.v1 import AppTest

from engine.coverage import Cited, coverage_of
from rules_graph.graph import Edge, build, neighbourhood
from rules_graph.model import LANGS, SYMBOLS, RuleRef, plain
from ui.app.markup import plain as unmarked
from ui.app.reading.neighbours import elements
from ui.app.reading.rule import statements_html, symbol_name
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

HUNTER = RuleRef("ahlcg", "hunter")


def _show() -> None:
    import streamlit as st  # noqa: PLC0415 (the harness runs this function alone)

    from ui.app.frame import guarded, sound_corpus  # noqa: PLC0415
    from ui.app.pages.rule import show  # noqa: PLC0415

    lang: Any = st.query_params["lang"]
    guarded(show, sound_corpus(lang), lang)


def page(lang: Lang, **address: str) -> AppTest:
    app = AppTest.from_function(_show, default_timeout=180)
    app.query_params.update({"lang": lang, **address})
    return app.run()


def address(app: AppTest) -> dict[str, str]:
    """What the page's address says; the harness keeps words and lists of words."""
    return {name: said if isinstance(said, str) else said[0] for name, said in app.query_params.items()}


def html(app: AppTest) -> str:
    return "\n".join(each.proto.body for each in app.get("html"))


@pytest.mark.parametrize("lang", LANGS)
def test_a_rule_stands_in_the_readers_language_with_its_anchors_and_links(corpus: Corpus, lang: Lang) -> None:
    app = page(lang, rule="hunter")
    assert not app.exception
    assert not app.error
    rule = corpus.rules[HUNTER]
    assert app.title[0].value == rule.names[lang]
    shown = html(app)
    for statement in rule.statements:
        assert f'href="rule?rule=hunter&amp;lang={lang}&amp;at={statement.anchor}"' in shown
    assert f'href="rule?rule=nearest&amp;lang={lang}"' in shown
    assert "rule-here" not in shown.replace(".rule-here", "")
    said = [each.value for each in (*app.caption, *app.markdown)]
    assert any(", ".join(rule.aliases[lang]) in each for each in said)
    assert any(f"{say(lang, 'print-pl')} 8, {say(lang, 'print-uk')} 16" in each for each in said)


def test_the_statement_that_the_address_names_is_marked(corpus: Corpus) -> None:
    shown = html(page("en", rule="hunter", at="blocked"))
    statement = corpus.rules[HUNTER].statement("blocked")
    assert statement is not None
    marked = shown.split('class="rule-said rule-here"')
    assert len(marked) == 2
    assert marked[1].index(plain(statement.text.en)) < marked[1].index("^blocked")


@pytest.mark.parametrize("asked", ["ahlcg/hunter^blocked", "hunter^blocked"])
def test_a_whole_reference_names_rule_and_statement(asked: str) -> None:
    app = page("en", rule=asked)
    assert app.title[0].value == "Hunter"
    assert 'class="rule-said rule-here"' in html(app)


@pytest.mark.parametrize("asked", ["Łowca", "переслідувач", "HUNTER"])
def test_a_rule_is_found_by_its_name_in_any_language(asked: str) -> None:
    assert page("pl", rule=asked).title[0].value == "Łowca"


@pytest.mark.parametrize("lang", LANGS)
def test_an_unknown_rule_is_said_and_the_nearest_offered(lang: Lang) -> None:
    app = page(lang, rule="huntr")
    assert not app.exception
    assert "huntr" in app.error[0].value
    assert f'href="rule?rule=hunter&amp;lang={lang}"' in html(app)
    assert app.selectbox[0].value is None
    assert address(app)["rule"] == "huntr"


def test_an_unknown_statement_is_said_and_the_rule_shown() -> None:
    app = page("uk", rule="hunter", at="nowhere")
    assert app.warning[0].value == unmarked(say("uk", "rule-no-statement", at="nowhere"))
    assert app.title[0].value == "Переслідувач"


def test_without_a_rule_the_page_offers_where_to_begin() -> None:
    app = page("pl")
    assert not app.error
    assert not app.title
    assert html(app).count('href="rule?rule=') == 12


def test_choosing_a_rule_changes_the_address_and_drops_the_statement() -> None:
    app = page("en", rule="hunter", at="blocked", all="True")
    app.selectbox[0].set_value("prey").run()
    assert app.title[0].value == "Prey"
    assert address(app) == {"lang": "en", "all": "True", "rule": "prey"}


def test_the_three_languages_stand_side_by_side(corpus: Corpus) -> None:
    app = page("uk", rule="hunter")
    blocked = corpus.rules[HUNTER].statement("blocked")
    assert blocked is not None
    assert [plain(blocked.text[lang]) in html(app) for lang in LANGS] == [False, False, True]
    app.toggle(key="rule-all").set_value(True).run()
    assert all(plain(blocked.text[lang]) in html(app) for lang in LANGS)
    assert "lang=en" not in html(app)  # links keep the reader's language
    assert address(app)["all"] == "True"


@pytest.mark.parametrize("lang", LANGS)
def test_where_the_prints_disagree_a_note_says_so(corpus: Corpus, lang: Lang) -> None:
    notes = corpus.rules[RuleRef("ahlcg", "attack-of-opportunity")].disagree
    said = [each.value for each in page(lang, rule="attack-of-opportunity").warning]
    assert said == [f"{say(lang, 'prints-disagree', anchor=note.at)} {note.note[lang]}" for note in notes]
    assert len(said) == 2


def test_rules_that_lead_here_are_listed() -> None:
    listed = html(page("en", rule="hunter")).split("Referred to by:")[1].split("</div>")[0]
    assert "rule=step-3.2&amp;" in listed
    assert "rule=prey&amp;" in listed


@pytest.mark.parametrize("lang", LANGS)
def test_what_the_engine_executes_is_marked_and_counted(lang: Lang) -> None:
    app = page(lang, rule="hunter")
    assert html(app).count("⚙") == len(coverage_of("ahlcg").cited("hunter")) == 3
    executed = say(lang, "rule-executed", done=3, statements=6)
    cases = say(lang, "rule-cases", cases=len(coverage_of("ahlcg").cases_of("hunter")))
    assert f":material/settings: {executed} {cases}" in [each.value for each in app.markdown]
    reference = page(lang, rule="flavor-text")
    assert say(lang, "rule-reference-only") in [each.value for each in reference.markdown]


@pytest.mark.parametrize("lang", LANGS)
def test_a_wheel_tells_the_procedures_and_the_cases(corpus: Corpus, lang: Lang) -> None:
    done = {"blocked": Cited(procedures=("rules.movement.move_enemy",), cases=("S1", "S2")), "path": Cited()}
    shown = statements_html(corpus, corpus.rules[HUNTER], [lang], None, done)
    executed, cases = say(lang, "rule-executed-title"), say(lang, "rule-cases", cases=2)
    assert f'title="{executed}\nrules.movement.move_enemy\n{cases}"' in shown
    assert f'title="{executed}"' in shown
    assert shown.count("⚙") == 2


def test_a_step_that_only_another_rule_cites_is_carried_out_and_shown_by_its_cases() -> None:
    shown = coverage_of("arkham2e").reached["move-monsters"]
    app = page("en", rule="move-monsters", game="arkham2e")
    said = f"{say('en', 'rule-carried-out')} {say('en', 'rule-cases', cases=len(shown))}"
    assert f":material/settings: {said}" in [each.value for each in app.markdown]


def test_every_symbol_and_every_rule_can_be_shown(corpus: Corpus) -> None:
    for lang in LANGS:
        assert len({symbol_name(symbol, lang) for symbol in SYMBOLS}) == len(SYMBOLS)
        for rule in corpus.rules.values():
            shown = statements_html(corpus, rule, [lang], None, {})
            assert shown.count('class="rule-said"') == len(rule.statements)


def test_the_drawn_graph_holds_the_neighbours_and_their_strongest_relation(corpus: Corpus) -> None:
    graph = build(corpus)
    drawn = elements(corpus, graph, HUNTER, 2, "pl")
    rings = {node["data"]["id"]: node["data"]["label"] for node in drawn["nodes"]}
    near = neighbourhood(graph, HUNTER, 2)
    assert rings == {str(ref): ("centre", "near", "far")[far] for ref, far in near.items()}
    edges = {
        (edge["data"]["source"], edge["data"]["target"]): edge["data"]["label"] for edge in drawn["edges"]
    }
    assert edges["ahlcg/hunter", "ahlcg/prey"] == Edge.SEE  # which is linked too
    assert {end for pair in edges for end in pair} <= rings.keys()


def test_a_click_on_the_graph_opens_that_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def clicked(*_: object, **__: object) -> dict[str, Any]:
        return {"action": "open", "data": {"target_id": "ahlcg/prey"}}

    monkeypatch.setattr("ui.app.reading.neighbours.st_link_analysis", clicked)
    app = page("pl", rule="hunter", at="blocked")
    assert app.title[0].value == "Polowanie"
    assert address(app) == {"lang": "pl", "rule": "prey"}


@pytest.mark.parametrize("lang", LANGS)
def test_the_way_to_another_rule_is_shown_and_kept_in_the_address(corpus: Corpus, lang: Lang) -> None:
    app = page(lang, rule="peril")
    app.selectbox(key="rule-way-box").set_value("mulligan").run()
    assert not app.exception
    assert not app.error
    assert address(app)["to"] == "mulligan"
    way = html(app).split('class="rule-hop"')[1]
    assert way.index("rule=peril&amp;") < way.index("→") < way.index("rule=mulligan&amp;")
    assert corpus.rules[RuleRef("ahlcg", "mulligan")].names[lang] in way
    assert html(page(lang, rule="peril", to="mulligan")).split('class="rule-hop"')[1] == way


def test_a_way_to_nowhere_is_passed_over() -> None:
    app = page("en", rule="peril", to="kitchen")
    assert not app.exception
    assert app.selectbox(key="rule-way-box").value is None
