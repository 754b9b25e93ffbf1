"""How a sheet is played as far as what was told carries it, and what is then asked of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import PoolSet, Vetoed
from engine.eldritch.front import begun, start
from engine.eldritch.phases.permission import legal_actions
from engine.plain_words import Answer, Judging, Playing, cites_of

if TYPE_CHECKING:
    from engine.eldritch.sheet import Sheet
    from engine.kernel import Event
    from engine.plain_words import Judge, Reading


def _tested(event: Event) -> str:
    return event.skill if isinstance(event, PoolSet) else ""


PLAYING: Playing[Sheet] = Playing(start, _tested, forgone={"reroll": "stop", "additional-die": "roll"})
_JUDGING = Judging(PLAYING)
whole_course = _JUDGING.whole_course
counted, summed, stated = _JUDGING.counted, _JUDGING.summed, _JUDGING.stated
decides, offered = _JUDGING.decides, _JUDGING.offered


def occurs(*kinds: str, none: bool = False, times: int = 1) -> Judge[Sheet]:
    """Whether something of these kinds happens; what happens, if that is asked."""
    whether = _JUDGING.occurs(*kinds, none=none, times=times)

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        return (whole_course if reading.question in ("happens", None) else whether)(sheet, reading)

    return judge


def allowed(sheet: Sheet, reading: Reading) -> Answer:
    """Unless the play forbids it."""
    played = _JUDGING.followed(sheet, reading)
    no = next((event for event in played.events if isinstance(event, Vetoed)), None)
    cites = (*((no.cites,) if no else ()), *cites_of(reading, played))
    return Answer(
        "legal", tuple(dict.fromkeys(cites)), verdict=no is None, events=played.events, answers=played.answers
    )


def legal(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the action of the sheet is open."""
    verdict = sheet.attempt.action in legal_actions(begun(sheet), str(sheet.attempt.actor))
    return Answer("legal", cites_of(reading), verdict=verdict)
