"""The numbered cases of Arkham Horror, 2nd edition. `arkham2e_casebook` tells what a case holds."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, cast

import pytest

from bench.arkham2e_coverage import COVERAGE, coverage, covered, requirements
from engine.arkham2e.playing import start
from engine.kernel import Decision, IllegalAnswerError, play
from engine.kernel.sheets import BadSituationError
from tests.arkham2e_casebook import CASES, answers_of, asked_by, brief, case_of, corpus, run, sheet_of, value

if TYPE_CHECKING:
    from pathlib import Path

    from engine.arkham2e.events import Change
    from engine.arkham2e.table import Situation


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_case(path: Path) -> None:
    case = case_of(path)
    if "refused" in case:
        with pytest.raises(BadSituationError) as refused:
            run(case, sheet_of(case))
        assert refused.value.values["value"] == case["refused"]
        return
    sheet = sheet_of(case)
    played = run(case, sheet)
    assert [brief(event) for event in played.events] == case["events"]
    assert played.pending is None, played.pending
    end = played.end
    assert end is not None
    asked = asked_by(sheet, played.answers)
    assert len(played.answers) == len(answers_of(case))
    assert set(case.get("cites", [])) <= {each.cites for each in (*played.events, *asked)}
    assert {where: value(end, where) for where in case["final"]} == case["final"]
    changes = cast("tuple[Change, ...]", played.events)
    assert reduce(_after, changes, sheet.situation) == end
    if "deciders" in case:
        assert [each.by for each in asked if isinstance(each, Decision)] == case["deciders"]
    if refusal := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: start(sheet), [*answers_of(case)[: refusal["at"]], refusal["answer"]])


def _after(table: Situation, event: Change) -> Situation:
    return event.after(table)


def test_every_case_cites_the_corpus() -> None:
    known = corpus()
    for path in CASES:
        case = case_of(path)
        for citation in case.get("cites", []):
            known.find(citation)
        for rule in case["source"]:
            known.find(rule, "arkham2e")


def test_ids_are_unique() -> None:
    ids = [case_of(path)["id"] for path in CASES]
    assert len(set(ids)) == len(ids)


def test_the_coverage_table_is_up_to_date() -> None:
    assert COVERAGE.read_text(encoding="utf-8") == coverage(), "run python -m bench.arkham2e_coverage"


def test_every_executed_requirement_has_a_case() -> None:
    shown = covered()
    assert [
        each["id"] for each in requirements() if each["status"] == "executed" and not shown[each["id"]]
    ] == []
