"""Numbered adjudication cases of Eldritch Horror: a situation, the answers, what must happen, by which rules.

id, title   what it is called
source      the rules it tests
situation   the table (engine.eldritch.table.Situation)
attempt     what is tried (engine.eldritch.sheet.Attempt)
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

from engine.eldritch import events
from engine.eldritch.playing import read as read_sheet
from engine.eldritch.playing import start
from engine.kernel import Event, Play, play, play_by
from rules_graph.corpus import Corpus, load

if TYPE_CHECKING:
    from engine.eldritch.sheet import Sheet
    from engine.eldritch.table import Situation
    from engine.kernel import Request

CASES = sorted((Path(__file__).parent / "cases" / "eldritch").glob("*.yaml"))


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
        case events.TestBegan(by=by, skill=skill, modifier=modifier):
            return f"test {by} {skill} {modifier:+d}"
        case events.PoolSet(pool=pool, dice=dice):
            return f"pool {pool}" if pool == dice else f"pool {pool} rolls {dice}"
        case events.DiceRolled(faces=faces):
            return f"rolls {' '.join(map(str, faces))}"
        case events.DieRerolled(die=die, old=old, new=new, source=source):
            return f"reroll die {die} {old} to {new} {source}"
        case events.TestResult(result=result, passed=passed):
            return f"result {result} {'passed' if passed else 'failed'}"
        case events.RollMade(faces=faces, hits=hits):
            return f"roll {' '.join(map(str, faces))} hits {hits}"
        case events.ActionTaken(who=who, action=action, about=about, extra=extra):
            named = f":{about}" if about and action != "trade" else ""
            return f"action-taken {who} {action}{named}{' extra' if extra else ''}"
        case events.Spent(who=who, health=health, sanity=sanity):
            return _points(who, "spends", health, sanity)
        case events.Lost(who=who, health=health, sanity=sanity):
            return _points(who, "loses", health, sanity)
        case events.Recovered(who=who, health=health, sanity=sanity):
            return _points(who, "recovers", health, sanity)
    return _plain(event)


def _points(who: str, verb: str, health: int, sanity: int) -> str:
    parts = [f"{count} {kind}" for count, kind in ((health, "health"), (sanity, "sanity")) if count]
    return f"{who} {verb} {' '.join(parts)}"


def _plain(event: Event) -> str:
    """Any other event: its name and what it is about."""
    words = [str(event.event)]  # type: ignore[attr-defined]
    for name, value in event:
        if name in ("event", "cites") or value is None or value is False or value in ((), ""):
            continue
        if value is True:
            words.append(name)
        elif isinstance(value, tuple):
            words.append(",".join(map(str, value)))
        else:
            words.append(str(getattr(value, "id", value)))
    return " ".join(words)


def value(table: Situation, path: str) -> object:
    """`investigators.A.clues`, `doom`, `assets.discard`; several things as their ids."""
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
