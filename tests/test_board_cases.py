"""The numbered cases of the board games. `board_casebook` tells what a case holds."""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any

import pytest

from engine.kernel import Decision, IllegalAnswerError, play
from engine.kernel.sheets import BadSituationError
from engine.mansions.puzzles import Solution
from tests.board_casebook import (
    EVERY_CASE,
    GAMES,
    answers_of,
    asked_by,
    before,
    brief,
    case_of,
    cases_of,
    playing,
    run,
    sheet_of,
    value,
)

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


@pytest.mark.parametrize(
    ("game", "path"), EVERY_CASE, ids=[f"{game}-{path.stem}" for game, path in EVERY_CASE]
)
def test_case(game: str, path: Path) -> None:
    case = case_of(path)
    if "refused" in case:
        with pytest.raises(BadSituationError) as refused:
            run(game, case, sheet_of(game, case))
        assert refused.value.values["value"] == case["refused"]
        return
    sheet = sheet_of(game, case)
    played = run(game, case, sheet)
    assert [brief(event) for event in played.events] == case["events"]
    assert played.pending is None, played.pending
    assert list(played.answers) == answers_of(case)
    asked = asked_by(game, sheet, played.answers)
    assert set(case.get("cites", [])) <= {each.cites for each in (*played.events, *asked)}
    assert {where: value(played.end, where) for where in case["final"]} == case["final"]
    changes: Any = played.events
    assert reduce(lambda table, event: event.after(table), changes, before(game, sheet)) == played.end
    if "deciders" in case:
        assert [each.by for each in asked if isinstance(each, Decision)] == case["deciders"]
    if refusal := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: playing(game).start(sheet), [*answers_of(case)[: refusal["at"]], refusal["answer"]])
    _check_computed(game, case, sheet)


def _check_computed(game: str, case: dict[str, Any], sheet: Any) -> None:
    """Odds and the shortest solution, where a case tells them."""
    for policy, expected in case.get("odds", {}).items():
        found = playing(game).odds(sheet, policy)
        assert found.success == Fraction(str(expected["success"]))
        for name in set(expected) - {"success"}:
            wanted = {number: Fraction(str(share)) for number, share in expected[name].items()}
            assert getattr(found, name) == wanted
    if "solution" in case:
        solution = playing(game).solve(sheet)
        assert (solution.actions if isinstance(solution, Solution) else solution.why) == case["solution"]


@pytest.mark.parametrize("game", GAMES)
def test_every_case_cites_the_corpus(game: str, corpus: Corpus) -> None:
    for path in cases_of(game):
        case = case_of(path)
        for citation in case.get("cites", []):
            corpus.find(citation)
        for rule in case["source"]:
            corpus.find(rule, game)


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game: str) -> None:
    ids = [case_of(path)["id"] for path in cases_of(game)]
    assert len(set(ids)) == len(ids)
