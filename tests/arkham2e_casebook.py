"""Numbered adjudication cases of Arkham Horror, 2nd edition: a table, answers, what must happen and why.

id, title   what it is called
source      the rules it tests
situation   the table (engine.arkham2e.table.Situation)
attempt     what is tried (engine.arkham2e.sheet.Attempt)
answers     choices and outcomes, in order
covers      requirements and disputes of the coverage table
illegal     optional: an answer that must be refused at that place in the answers
refused     optional: the value that makes the whole attempt impossible; then nothing else is told
events      every event, in order, as `brief` tells it
deciders    optional: who decided, in order (null: nobody is named)
cites       statements that must be cited
final       values of the table at the end, by path
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from engine.arkham2e import events
from engine.arkham2e.playing import read as read_sheet
from engine.arkham2e.playing import start
from engine.kernel import Event, Play, play, play_by
from rules_graph.corpus import Corpus, load

if TYPE_CHECKING:
    from engine.arkham2e.sheet import Sheet
    from engine.arkham2e.table import Situation
    from engine.kernel import Request

CASES = sorted((Path(__file__).parent / "cases" / "arkham2e").glob("*.yaml"))


@cache
def corpus() -> Corpus:
    return load()


def case_of(path: Path) -> dict[str, Any]:
    case: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return case


def sheet_of(case: dict[str, Any]) -> Sheet:
    return read_sheet({name: case[name] for name in ("situation", "attempt")})


def brief(event: Event) -> str:
    """An event in a few words."""
    match event:
        case events.Reached(point=point, who=who):
            return f"{point} {who}" if who else point
        case events.Assumed(reading=reading):
            return f"assumed {reading}"
        case events.CheckBegan(by=by, check=check, modifier=modifier, difficulty=difficulty):
            return f"check {by} {check} {modifier:+d}" + (f" [{difficulty}]" if difficulty else "")
        case events.PoolSet(dice=dice, success_on=success_on):
            return f"pool {dice}" if success_on == 5 else f"pool {dice} on {success_on}"
        case events.DiceRolled(faces=faces, successes=successes):
            return f"rolls {' '.join(map(str, faces))} = {successes}"
        case events.ClueSpent(by=by, left=left):
            return f"clue {by} left {left}"
        case events.CheckEnded(successes=successes, passed=passed):
            return f"{'passed' if passed else 'failed'} {successes}"
        case events.PointsLost(who=who, sanity=sanity, stamina=stamina):
            return _points(who, "loses", sanity, stamina)
        case events.PointsRecovered(who=who, sanity=sanity, stamina=stamina):
            return _points(who, "recovers", sanity, stamina)
    return _plain(event)


def _points(who: str, verb: str, sanity: int, stamina: int) -> str:
    parts = [f"{count} {kind}" for count, kind in ((sanity, "sanity"), (stamina, "stamina")) if count]
    return f"{who} {verb} {' '.join(parts)}"


def _plain(event: Event) -> str:
    """Any other event: its name and what it is about."""
    words = [str(event.event)]  # type: ignore[attr-defined]
    for name, value in event:
        if name in ("event", "cites") or value is None or value is False:
            continue
        if value is True:
            words.append(name)
        elif isinstance(value, tuple):
            words.append(",".join(map(str, value)))
        else:
            words.append(str(getattr(value, "id", value)))
    return " ".join(word for word in words if word)


def value(table: Situation, path: str) -> object:
    """`investigators.A.clues`, `doom`, `common.bottom`; several things as their ids."""
    found: object = table
    for part in path.split("."):
        if isinstance(found, tuple):
            found = next(each for each in found if each.id == part)
        else:
            found = getattr(found, part)
    if isinstance(found, tuple):
        return [getattr(each, "id", each) for each in found]
    return getattr(found, "id", found)


def answers_of(case: dict[str, Any]) -> list[str]:
    return [str(answer) for answer in case.get("answers", [])]


def run(case: dict[str, Any], sheet: Sheet) -> Play[Situation]:
    return play(lambda: start(sheet), answers_of(case))


def asked_by(sheet: Sheet, answers: tuple[str, ...]) -> list[Request]:
    """What was asked on the way."""
    asked: list[Request] = []
    script = iter(answers)

    def answer(request: Request) -> str | None:
        asked.append(request)
        return next(script, None)

    play_by(lambda: start(sheet), answer)
    return asked
