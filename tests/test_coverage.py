"""The coverage table is true: every executed requirement has a case, every step of the charts is executed."""

from __future__ import annotations

from bench.coverage import COVERAGE, cited, coverage, covered, requirements
from engine.ahlcg.timing import ROUND, SKILL_TEST


def test_every_executed_requirement_has_a_case() -> None:
    cases = covered()
    known = {each["id"] for each in requirements()}
    assert set(cases) <= known
    assert [
        each["id"] for each in requirements() if each["status"] == "executed" and not cases.get(each["id"])
    ] == []


def test_every_step_and_window_of_the_charts_is_executed() -> None:
    rules = cited()
    assert [point.rule for point in (*ROUND, *SKILL_TEST) if point.rule not in rules] == []


def test_the_table_is_up_to_date() -> None:
    assert COVERAGE.read_text(encoding="utf-8") == coverage(), "run: python -m bench.coverage"
