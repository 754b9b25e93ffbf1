"""The coverage tables of the board games are true."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.board_coverage import cited, coverage, coverage_file, covered, requirements
from tests.board_casebook import GAMES, playing

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

pytestmark = pytest.mark.parametrize("game", GAMES)


def test_every_executed_requirement_has_a_case(game: str) -> None:
    cases = covered(game)
    assert set(cases) <= {each["id"] for each in requirements(game)}
    executed = [each["id"] for each in requirements(game) if each["status"] == "executed"]
    assert [each for each in executed if not cases.get(each)] == []


def test_every_step_of_the_chart_is_executed(game: str) -> None:
    rules = cited(game)
    chart = [rule for phase in playing(game).CHART for rule in (phase.rule, *phase.steps)]
    assert [rule for rule in chart if rule not in rules] == []


def test_the_table_is_up_to_date(game: str, corpus: Corpus) -> None:
    told = coverage_file(game).read_text(encoding="utf-8")
    assert told == coverage(corpus, game), "run: python -m bench.board_coverage"
