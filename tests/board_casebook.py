"""Numbered adjudication cases of the board games: a situation, the answers, what must happen, by which rules.

id, title   what it is called
source      the rules it tests
situation   the table (engine.GAME.table.Situation)
attempt     what is tried (engine.GAME.sheet.Attempt)
answers     choices and outcomes, in order
covers      requirements and disputes of the coverage table
illegal     optional: an answer that must be refused at that place in the answers
refused     optional: the value that makes the whole attempt impossible; then nothing else is told
events      every event, in order, as `brief` tells it
deciders    optional: who decided, in order (null: nobody is named)
cites       statements that must be cited
final       values of the table at the end, by path
odds        optional: exact odds by policy: success, and what else matters
solution    optional: the fewest puzzle actions, or why there are none
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, reduce
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from engine.kernel import Decision, Event, IllegalAnswerError, Play, play, play_by
from engine.kernel.sheets import BadSituationError
from engine.mansions.puzzles import Solution
from rules_graph.corpus import Corpus, load

if TYPE_CHECKING:
    from engine.kernel import Request

GAMES = ("eldritch", "arkham2e", "mansions")
_CASES = Path(__file__).parent / "cases"


def cases_of(game: str) -> list[Path]:
    return sorted((_CASES / game).glob("*.yaml"))


EVERY_CASE = [(game, path) for game in GAMES for path in cases_of(game)]


def playing(game: str) -> Any:
    """The front of a game's engine."""
    return import_module(f"engine.{game}.playing")


@cache
def corpus() -> Corpus:
    """For tests of properties, which take no fixtures."""
    return load()


@cache
def case_of(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return case


def sheet_of(game: str, case: dict[str, Any]) -> Any:
    return playing(game).read({name: case[name] for name in ("situation", "attempt")})


def before(game: str, sheet: Any) -> Any:
    """The table that an attempt starts from; some games make it whose turn it must be."""
    front = playing(game)
    return front.begun(sheet) if hasattr(front, "begun") else sheet.situation


def answers_of(case: dict[str, Any]) -> list[str]:
    return [str(answer) for answer in case.get("answers", [])]


def run(game: str, case: dict[str, Any], sheet: Any) -> Play[Any]:
    return play(lambda: playing(game).start(sheet), answers_of(case))


def asked_by(game: str, sheet: Any, answers: tuple[str, ...]) -> list[Request]:
    """What was asked on the way."""
    asked: list[Request] = []
    script = iter(answers)

    def answer(request: Request) -> str | None:
        asked.append(request)
        return next(script, None)

    play_by(lambda: playing(game).start(sheet), answer)
    return asked


def brief(event: Event) -> str:
    """An event in a few words."""
    told = dict(event)
    if told["event"] == "reached":
        return f"{told['point']} {told['who']}" if told["who"] else str(told["point"])
    if told["event"] == "assumed":
        return f"assumed {told['reading']}"
    own = import_module(f"tests.{event.cites.partition('/')[0]}_casebook").short(event)
    return own or _plain(told)


def _plain(told: dict[str, object]) -> str:
    """Any other event: its name and what it is about."""
    words = [str(told["event"])]
    for name, value in told.items():
        if name in ("event", "cites") or value is None or value is False or value in ((), ""):
            continue
        if value is True:
            words.append(name)
        elif isinstance(value, tuple):
            words.append(",".join(str(getattr(each, "id", each)) for each in value))
        else:
            words.append(str(getattr(value, "id", value)))
    return " ".join(words)


def value(table: object, path: str) -> object:
    """`investigators.A.clues`, `doom`, `assets.discard`; several things as their ids."""
    found: Any = table
    for part in path.split("."):
        if isinstance(found, tuple):
            found = next(each for each in found if each.id == part)
        elif isinstance(found, dict):
            found = found[part]
        else:
            found = getattr(found, part)
    if isinstance(found, tuple):
        return [getattr(each, "id", each) for each in found]
    return getattr(found, "id", found)


def check(game: str, path: Path, corpus: Corpus) -> None:
    """Everything that a case tells is so, and whatever is cited stands in the corpus."""
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
    cited = {each.cites for each in (*played.events, *asked)}
    assert set(case.get("cites", [])) <= cited
    for citation in cited:
        corpus.find(citation)
    assert {where: value(played.end, where) for where in case["final"]} == case["final"]
    changes: Any = played.events
    assert reduce(lambda table, event: event.after(table), changes, before(game, sheet)) == played.end
    _check_choices(game, case, sheet, asked)
    _check_computed(game, case, sheet)


def _check_choices(game: str, case: dict[str, Any], sheet: Any, asked: list[Request]) -> None:
    """Who decided, and what is refused."""
    if "deciders" in case:
        assert [each.by for each in asked if isinstance(each, Decision)] == case["deciders"]
    if refusal := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: playing(game).start(sheet), [*answers_of(case)[: refusal["at"]], refusal["answer"]])


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
