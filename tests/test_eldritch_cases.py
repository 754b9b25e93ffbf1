"""The numbered cases of Eldritch Horror. `eldritch_casebook` tells what a case holds."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, cast

import pytest

from engine.eldritch.playing import begun, start
from engine.kernel import Decision, IllegalAnswerError, play
from engine.kernel.sheets import BadSituationError
from tests.eldritch_casebook import CASES, answers_of, asked_by, brief, case_of, corpus, run, sheet_of, value

if TYPE_CHECKING:
    from pathlib import Path

    from engine.eldritch.events import Change
    from engine.eldritch.table import Situation


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
    assert set(case.get("cites", [])) <= {each.cites for each in (*played.events, *asked)}
    assert {where: value(end, where) for where in case["final"]} == case["final"]
    changes = cast("tuple[Change, ...]", played.events)
    assert reduce(_after, changes, begun(sheet)) == end
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
            known.find(rule, "eldritch")


def test_ids_are_unique() -> None:
    ids = [case_of(path)["id"] for path in CASES]
    assert len(set(ids)) == len(ids)
