"""The coverage table of Mansions of Madness is true."""

from __future__ import annotations

from bench.mansions_coverage import COVERAGE, cited, coverage, covered, requirements
from engine.mansions.playing import CHART


def test_every_executed_requirement_has_a_case() -> None:
    cases = covered()
    known = {each["id"] for each in requirements()}
    assert set(cases) <= known
    missing = [
        each["id"] for each in requirements() if each["status"] == "executed" and not cases.get(each["id"])
    ]
    assert missing == []


def test_every_step_of_the_chart_is_executed() -> None:
    rules = cited()
    assert [rule for phase in CHART for rule in (phase.rule, *phase.steps) if rule not in rules] == []


def test_the_table_is_up_to_date() -> None:
    assert COVERAGE.read_text(encoding="utf-8") == coverage(), "run: python -m bench.mansions_coverage"
