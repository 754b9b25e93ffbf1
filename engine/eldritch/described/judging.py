"""How a sheet is played as far as what was told carries it, and what is then asked of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.eldritch.actions import legal_actions
from engine.eldritch.described.drafts import Draft
from engine.eldritch.events import PoolSet, Vetoed
from engine.eldritch.playing import begun, start
from engine.kernel import Chance, Decision
from engine.plain_words import Answer, Playing

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.eldritch.sheet import Sheet
    from engine.kernel import Event, Request
    from engine.plain_words import Course, Reading

    Judge = Callable[[Sheet, Reading], Answer]


def _tested(event: Event) -> str:
    return event.skill if isinstance(event, PoolSet) else ""


PLAYING: Playing[Sheet] = Playing(start, _tested, forgone={"reroll": "stop", "additional-die": "roll"})


def _draft(reading: Reading) -> Draft:
    assert isinstance(reading.draft, Draft)
    return reading.draft


def cites_of(reading: Reading, course: Course | None = None) -> tuple[str, ...]:
    """What the words single out, then what the play cites."""
    return tuple(dict.fromkeys((*_draft(reading).cites, *(course.cites if course else ()))))


def followed(sheet: Sheet, reading: Reading, *, go_on: bool = True, until: tuple[str, ...] = ()) -> Course:
    """Played with what was told; `until`: to this choice, past every other."""
    told = {what: list(answers) for what, answers in _draft(reading).choices.items()}

    def choose(request: Request) -> str | None:
        if isinstance(request, Chance) or request.what in until:
            return None
        if told.get(request.what) and told[request.what][0] in request.options:
            return told[request.what].pop(0)
        return request.options[0] if until else None

    return PLAYING.follow(sheet, reading.draft.shown, go_on=go_on and not until, choose=choose)


def kind_of(event: Event) -> str:
    return str(event.model_dump()["event"])


def course(sheet: Sheet, reading: Reading) -> Answer:
    """What happens, to the first choice that nothing was told of."""
    played = followed(sheet, reading, go_on=reading.question == "order")
    return replace(played.answer(), cites=cites_of(reading, played))


def whole_course(sheet: Sheet, reading: Reading) -> Answer:
    """What happens, past the choices."""
    played = followed(sheet, reading)
    return replace(played.answer(), cites=cites_of(reading, played))


def occurs(*kinds: str, none: bool = False, times: int = 1) -> Judge:
    """Whether something of these kinds happens, so often; `none`: whether nothing does."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading)
        happened = sum(kind_of(event) in kinds for event in played.events) >= times
        if reading.question in ("happens", None):
            return replace(played.answer(), cites=cites_of(reading, played))
        return Answer("legal", cites_of(reading, played), verdict=happened is not none, events=played.events)

    return judge


def allowed(sheet: Sheet, reading: Reading) -> Answer:
    """Unless the play forbids it."""
    played = followed(sheet, reading)
    no = next((event for event in played.events if isinstance(event, Vetoed)), None)
    cites = (*((no.cites,) if no else ()), *cites_of(reading, played))
    return Answer("legal", tuple(dict.fromkeys(cites)), verdict=no is None, events=played.events)


def legal(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the action of the sheet is open."""
    verdict = sheet.attempt.action in legal_actions(begun(sheet), str(sheet.attempt.actor))
    return Answer("legal", cites_of(reading), verdict=verdict)


def summed(kind: str, field: str, of: str) -> Judge:
    """How much of it comes together; without a field, how often it happens."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading)
        found = [event.model_dump() for event in played.events if kind_of(event) == kind]
        number = sum(event[field] for event in found) if field else len(found)
        return Answer("number", cites_of(reading, played), number=number, of=of, events=played.events)

    return judge


def decides(*whats: str) -> Judge:
    """Who makes the choice that is asked about."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading, until=whats)
        if not isinstance(played.pending, Decision) or played.pending.what not in whats:
            return Answer("course", cites_of(reading, played), events=played.events)
        cites = tuple(dict.fromkeys((*_draft(reading).cites, played.pending.cites, *played.cites)))
        return Answer(
            "decider", cites, events=played.events, decisions=(played.pending,), pending=played.pending
        )

    return judge


def offered(what: str, *, compelled: bool = False) -> Judge:
    """Whether somebody gets to choose this; `compelled`: whether nobody does."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading, until=(what,))
        waits = isinstance(played.pending, Decision) and played.pending.what == what
        decisions = (played.pending,) if isinstance(played.pending, Decision) and waits else ()
        return Answer(
            "legal",
            cites_of(reading, played),
            verdict=waits is not compelled,
            events=played.events,
            decisions=decisions,
        )

    return judge


def said(verdict: bool) -> Judge:
    """The statement itself answers."""
    return lambda _sheet, reading: Answer("legal", cites_of(reading), verdict=verdict)


def told_verdict(_sheet: Sheet, reading: Reading) -> Answer:
    """The words single out the statement, and it answers."""
    return Answer("legal", cites_of(reading), verdict=reading.draft.verdict)


def stated(number: int, of: str) -> Judge:
    """The number stands in the statement itself."""
    return lambda _sheet, reading: Answer("number", cites_of(reading), number=number, of=of)
