"""What is said to be executed is true: the data in the package, and the pages in docs that are made of it."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

import pytest

from bench.coverage import (
    INDEX,
    ROOT,
    as_json,
    coverage,
    index,
    page,
    page_of,
    procedures,
    requirements,
)
from engine.ahlcg.timing.steps import SKILL_TEST
from engine.coverage import Coverage, coverage_file, coverage_of
from engine.game import game as front_of
from engine.game import games
from rules_graph.model import ANCHOR, SLUG, RuleRef

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

GAMES = games()
OLD = "run: make coverage"

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_the_data_in_the_package_is_what_the_engine_and_the_cases_say_now(corpus: Corpus, game: str) -> None:
    """Everything anew: every source file read, every case run."""
    made = coverage(corpus, game)
    assert coverage_file(game).read_text(encoding="utf-8") == as_json(made), OLD
    assert coverage_of(game) == made


@every_game
def test_the_page_in_docs_is_made_of_the_data(corpus: Corpus, game: str) -> None:
    assert page_of(game).read_text(encoding="utf-8") == page(corpus, game, coverage_of(game)), OLD


def test_the_index_in_docs_is_made_of_the_data(corpus: Corpus) -> None:
    assert INDEX.read_text(encoding="utf-8") == index(corpus, {game: coverage_of(game) for game in GAMES}), (
        OLD
    )


@every_game
def test_every_executed_requirement_has_a_case(game: str) -> None:
    listed = coverage_of(game).requirements
    needed = [each for each in listed if each.status == "executed"]
    assert needed or not listed
    assert [each.id for each in needed if not each.cases] == []


def test_a_case_covers_only_what_is_a_requirement() -> None:
    with pytest.raises(ValueError, match=r"ahlcg: .* Q99"):
        list(requirements("ahlcg", [{"id": "X1", "covers": ["A1", "Q99"]}]))


def test_every_step_and_window_of_a_skill_test_is_executed() -> None:
    found = coverage_of("ahlcg")
    assert [point.rule for point in SKILL_TEST if not found.cases_of(point.rule)] == []


@every_game
def test_every_step_of_a_games_chart_is_executed(game: str) -> None:
    steps = [step for phase in front_of(game).CHART for step in phase.steps]
    assert steps
    assert [step for step in steps if not coverage_of(game).cases_of(step)] == []


@every_game
def test_every_citation_in_the_source_stands_in_the_corpus(corpus: Corpus, game: str) -> None:
    """As a whole text; those that are put together are checked where they are cited, by the cases."""
    for file in (ROOT / "engine" / game).rglob("*.py"):
        for each in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            text = each.value if isinstance(each, ast.Constant) else None
            if isinstance(text, str) and re.fullmatch(rf"{SLUG}/{SLUG}\^{ANCHOR}", text):
                ref = RuleRef.parse(text)
                assert ref is not None
                assert corpus.rule(ref).game == game, file


def test_a_citation_is_found_where_it_stands() -> None:
    named = procedures("ahlcg")
    assert named["hunter^blocked"] == {"rules.movement.move_enemy"}
    cited = coverage_of("ahlcg").cited("hunter")["blocked"]
    assert cited.procedures == ("rules.movement.move_enemy",)
    assert "S12b" in cited.cases


def test_a_case_that_is_refused_shows_what_forbids_it() -> None:
    assert "R11" in coverage_of("arkham2e").cases_of("location-has-open-gate")


def test_of_a_game_without_an_engine_nothing_is_executed() -> None:
    assert coverage_of("none") == Coverage()
    assert coverage_of("none").cases_of("hunter") == ()
