"""The command line, as a person uses it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner, Result

from rules_graph.model import plain
from ui.cli import app

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus


def grimrule(*words: str) -> Result:
    return CliRunner().invoke(app, words, env={"LANG": "C", "LC_ALL": "C"})


def test_rule_shows_every_statement_and_link_in_the_readers_language(corpus: Corpus) -> None:
    rule = corpus.find("ahlcg/attack-of-opportunity")
    output = " ".join(grimrule("rule", "ahlcg/attack-of-opportunity", "--lang", "uk").output.split())
    assert "Спровокована атака" in output
    for statement in rule.statements:
        assert f"^{statement.anchor}" in output
    assert "Порядок цих атак обираєте ви." in output
    assert "(fight-action)" in output
    assert "Видання суперечать одне одному (^provoked)" in output


def test_rule_as_json(corpus: Corpus) -> None:
    answer = json.loads(grimrule("rule", "ahlcg/attack-of-opportunity", "--lang", "pl", "--json").output)
    rule = corpus.find("ahlcg/attack-of-opportunity")
    assert answer["rule"] == "ahlcg/attack-of-opportunity"
    assert answer["name"] == "Atak towarzyszący"
    assert [each["text"] for each in answer["statements"]] == [
        plain(each.text.pl) for each in rule.statements
    ]
    assert "ahlcg/fight-action" in answer["statements"][1]["links"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "There is no rule"), ("pl", "Nie ma zasady"), ("uk", "Правила «atack» немає")]
)
def test_an_unknown_rule_is_an_error_with_a_suggestion(lang: str, said: str) -> None:
    result = grimrule("rule", "atack", "--lang", lang)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert said in result.stderr
    assert re.search(r"(ahlcg|arkham2e|eldritch|mansions)/", result.stderr)


def test_an_unknown_game_is_an_error() -> None:
    result = grimrule("rule", "hunter", "--game", "chess")
    assert (result.exit_code, "There is no game" in result.stderr) == (2, True)


def test_an_unknown_language_is_an_error() -> None:
    assert grimrule("rule", "hunter", "--lang", "de").exit_code == 2


def test_check_as_json_counts_the_corpus(corpus: Corpus) -> None:
    answer = json.loads(grimrule("check", "--json").output)
    assert answer["ahlcg"]["rules"] == len(corpus.of_game("ahlcg"))
    assert sum(answer["ahlcg"]["kinds"].values()) == answer["ahlcg"]["rules"]


@pytest.mark.parametrize(
    "odd", ["", "   ", "^", "a/b/c", "💀" * 500, "\x00", "[[hunter]]", "../../etc/passwd"]
)
def test_odd_names_are_answered_not_raised(odd: str) -> None:
    result = grimrule("rule", odd)
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)
