"""The numbered cases: what must happen, by which rules. `casebook` tells what a case holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.ahlcg import events
from engine.ahlcg.outlook import table_after
from engine.ahlcg.resolving import begun, resolve
from engine.kernel import Decision, IllegalAnswerError, play
from tests.casebook import CASES, asked_by, brief, procedure, read, run, value

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_case(path: Path) -> None:
    case, sheet = read(path)
    played = run(case, sheet)
    if case.get("grim"):
        taken = [ruling.taken for ruling in resolve(sheet, map(str, case["answers"])).grim]
        assert taken == case["grim"]
    assert played.pending is None, played.pending
    told = [brief(event) for event in played.events if not isinstance(event, events.TestBegan)]
    assert told == case["events"]
    asked = asked_by(case, sheet, played)
    assert set(case["cites"]) <= {each.cites for each in (*played.events, *asked)}
    end = played.end
    assert end is not None
    assert {where: value(end, where) for where in case["final"]} == case["final"]
    start = sheet.situation if case.get("begins") == "st.1" else begun(sheet.situation, sheet.attempt)
    assert table_after(start, played.events) == end
    if deciders := case.get("deciders"):
        assert [request.by for request in asked if isinstance(request, Decision)] == deciders
    if refused := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: procedure(case, sheet), [*case["answers"][: refused["at"]], refused["answer"]])


def test_every_case_cites_the_corpus(corpus: Corpus) -> None:
    for path in CASES:
        case, _ = read(path)
        for citation in case["cites"]:
            corpus.find(citation)
        for rule in case["source"]:
            corpus.find(rule, "ahlcg")
