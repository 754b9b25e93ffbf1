"""How a sheet is played as far as what was told carries it, and what is then asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.events.tests import TargetSet, TestBegan, TestResult
from engine.mansions.front import begun, start
from engine.mansions.phases.permission import legal_options
from engine.plain_words import Answer, Judging, Playing, cites_of
from engine.plain_words import kind_of as plain_kind_of

if TYPE_CHECKING:
    from engine.kernel import Event
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Reading

LOWEST, HIGHEST = 1, 10
_FORGONE = {"skill-point": "no", "drag-corpse": "no", "force-reroll": "no", "force-special": "no"}


def _tested(event: Event) -> str:
    return event.purpose if isinstance(event, TestBegan) else ""


def _face(last: Event | None, success: bool) -> str:
    """A roll that just makes it, or just does not; only where nothing else is left a 1 or a 10."""
    target = last.target if isinstance(last, TargetSet) else 5
    if success:
        return str(min(max(target, LOWEST), HIGHEST - 1))
    return str(min(max(target, LOWEST) + 1, HIGHEST))


def kind_of(event: Event) -> str:
    """A test by what it is for."""
    return f"{event.purpose}-test" if isinstance(event, TestBegan) else plain_kind_of(event)


_JUDGING: Judging[Sheet] = Judging(Playing(start, _tested, _FORGONE, die="d10", face=_face), kind_of)
followed, course = _JUDGING.followed, _JUDGING.course
occurs, counted, summed = _JUDGING.occurs, _JUDGING.counted, _JUDGING.summed
decides, offered = _JUDGING.decides, _JUDGING.offered


def legal(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the step or action of the sheet is open."""
    table, tried = begun(sheet), sheet.attempt
    verdict = tried.option in legal_options(table, str(tried.actor))
    return Answer("legal", cites_of(reading, verdict=verdict), verdict=verdict)


def passed(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the roll that was told is enough."""
    played = followed(sheet, reading)
    result = next(event for event in played.events if isinstance(event, TestResult))
    cites = (result.cites, *cites_of(reading, played))
    return Answer(
        "legal",
        tuple(dict.fromkeys(cites)),
        verdict=result.success,
        events=played.events,
        answers=played.answers,
    )
