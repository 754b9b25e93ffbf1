"""The numbered cases of Mansions of Madness. `mansions_casebook` tells what a case holds."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any, cast

import pytest

from engine.kernel import Decision, IllegalAnswerError, play
from engine.kernel.sheets import BadSituationError
from engine.mansions.playing import begun, odds, solve, start
from engine.mansions.puzzles import Solution
from tests.mansions_casebook import CASES, answers_of, asked_by, brief, case_of, corpus, run, sheet_of, value

if TYPE_CHECKING:
    from pathlib import Path

    from engine.mansions.events import Change
    from engine.mansions.sheet import Sheet
    from engine.mansions.table import Situation


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
    assert list(played.answers) == answers_of(case)
    end = played.end
    assert end is not None
    asked = asked_by(sheet, played.answers)
    assert set(case.get("cites", [])) <= {each.cites for each in (*played.events, *asked)}
    assert {where: value(end, where) for where in case["final"]} == case["final"]
    changes = cast("tuple[Change, ...]", played.events)
    assert reduce(_after, changes, begun(sheet)) == end
    if "deciders" in case:
        assert [each.by for each in asked if isinstance(each, Decision)] == case["deciders"]
    if refusal := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: start(sheet), [*answers_of(case)[: refusal["at"]], refusal["answer"]])
    _check_computed(case, sheet)


def _check_computed(case: dict[str, Any], sheet: Sheet) -> None:
    """Odds and the shortest solution, where a case tells them."""
    for policy, expected in case.get("odds", {}).items():
        found = odds(sheet, policy)
        assert found is not None
        assert found.success == Fraction(str(expected["success"]))
        for name in {"results", "damage", "horror"} & set(expected):
            wanted = {number: Fraction(str(share)) for number, share in expected[name].items()}
            assert getattr(found, name) == wanted
    if "solution" in case:
        solution = solve(sheet)
        found_way = solution.actions if isinstance(solution, Solution) else solution and solution.why
        assert found_way == case["solution"]


def _after(table: Situation, event: Change) -> Situation:
    return event.after(table)


def test_every_case_cites_the_corpus() -> None:
    known = corpus()
    for path in CASES:
        case = case_of(path)
        for citation in case.get("cites", []):
            known.find(citation)
        for rule in case["source"]:
            known.find(rule, "mansions")


def test_ids_are_unique() -> None:
    ids = [case_of(path)["id"] for path in CASES]
    assert len(set(ids)) == len(ids)
