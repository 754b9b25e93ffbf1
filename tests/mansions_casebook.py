"""Numbered adjudication cases of Mansions of Madness: a situation, the answers given, what must happen.

id, title   what it is called
source      the rules it tests
situation   the table (engine.mansions.table.Situation)
attempt     what is tried (engine.mansions.sheet.Attempt)
answers     choices and outcomes, in order
covers      requirements (M1…) and disputes (D01…) of the coverage table
illegal     optional: an answer that must be refused at that place in the answers
refused     optional: the value that makes the whole attempt impossible; then nothing else is told
events      every event, in order, as `brief` tells it
deciders    optional: who decided, in order (null: nobody is named)
cites       statements that must be cited
odds        optional: exact odds by policy: success, and damage where it matters
solution    optional: the fewest puzzle actions, or why there are none
final       values of the table at the end, by path
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from engine.kernel import Event, Play, play, play_by
from engine.mansions import events
from engine.mansions.playing import read as read_sheet
from engine.mansions.playing import start
from rules_graph.corpus import Corpus, load

if TYPE_CHECKING:
    from engine.kernel import Request
    from engine.mansions.sheet import Sheet
    from engine.mansions.table import Situation

CASES = sorted((Path(__file__).parent / "cases" / "mansions").glob("*.yaml"))


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
        case events.TestBegan(
            by=by, attribute=attribute, modifier=modifier, purpose=purpose, against=against
        ):
            return f"{purpose} test {by} {attribute} {modifier:+d}" + (f" vs {against}" if against else "")
        case events.TargetSet(target=target):
            return f"target {target}"
        case events.DieRolled(face=face):
            return f"rolls {face}"
        case events.TestResult(success=success, automatic=automatic):
            return ("automatic " if automatic else "") + ("success" if success else "failure")
        case events.HorrorTested(who=who, monster=monster) | events.Evaded(who=who, monster=monster):
            return f"{event.event} {who} {monster}"
        case events.Suffered(who=who, harm=harm, amount=amount):
            return f"{who} suffers {amount} {harm}"
        case events.MonsterHurt(monster=monster, amount=amount, taken=taken):
            return f"{monster} takes {amount} now {taken}"
        case events.ThreatChanged(by=by_, to=to):
            return f"threat {by_:+d} now {to}"
    return _plain(event)


def _plain(event: Event) -> str:
    """Any other event: its name and what it is about."""
    words = [str(event.event)]  # type: ignore[attr-defined]
    for name, value in event:
        if name in ("event", "cites") or value is None or value is False or value == ():
            continue
        if value is True:
            words.append(name)
        elif isinstance(value, tuple):
            words.append(",".join(str(getattr(each, "id", each)) for each in value))
        else:
            words.append(str(getattr(value, "id", value)))
    return " ".join(words)


def value(table: Situation, path: str) -> object:
    """`investigators.Joe.damage`, `keeper.threat`, `rooms.Hall.pile`; several things as their ids."""
    found: object = table
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
