"""How a sheet is played as far as what was told carries it, and what is then asked of it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.kernel import Chance, Decision
from engine.mansions.actions import legal_options
from engine.mansions.events.tests import TargetSet, TestBegan, TestResult
from engine.mansions.playing import begun, start
from engine.plain_words import Answer, Playing

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel import Event, Request
    from engine.mansions.described.drafts import Draft
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Course, Reading

    Judge = Callable[[Sheet, Reading], Answer]
LOWEST, HIGHEST = 1, 10


def _tested(event: Event) -> str:
    return event.purpose if isinstance(event, TestBegan) else ""


def _face(last: Event | None, success: bool) -> str:
    """A roll that just makes it, or just does not; only where nothing else is left a 1 or a 10."""
    target = last.target if isinstance(last, TargetSet) else 5
    if success:
        return str(min(max(target, LOWEST), HIGHEST - 1))
    return str(min(max(target, LOWEST) + 1, HIGHEST))


PLAYING: Playing[Sheet] = Playing(start, _tested, die="d10", face=_face)
_FORGONE = {"skill-point": "no", "drag-corpse": "no", "force-reroll": "no", "force-special": "no"}


def draft_of(reading: Reading) -> Draft:
    from engine.mansions.described.drafts import Draft  # noqa: PLC0415 (drafts know no playing)

    assert isinstance(reading.draft, Draft)
    return reading.draft


def cites_of(reading: Reading, course: Course | None = None, *, verdict: bool = False) -> tuple[str, ...]:
    """What the words single out, then what the play cites."""
    draft = draft_of(reading)
    first = draft.grants if verdict and draft.grants else draft.cites
    return tuple(dict.fromkeys((*first, *(course.cites if course else ()))))


def followed(sheet: Sheet, reading: Reading, *, go_on: bool = True, until: tuple[str, ...] = ()) -> Course:
    """Played with what was told; `until`: to this choice, past every other."""
    told = {what: list(answers) for what, answers in draft_of(reading).choices.items()}

    def choose(request: Request) -> str | None:
        if isinstance(request, Chance):
            face = draft_of(reading).face
            return str(face) if face is not None and request.what == "d10" else None
        if request.what in until:
            return None
        if told.get(request.what) and told[request.what][0] in request.options:
            return told[request.what].pop(0)
        if request.what in _FORGONE:
            return _FORGONE[request.what]
        return request.options[0] if until else None

    return PLAYING.follow(sheet, reading.draft.shown, go_on=go_on and not until, choose=choose)


def course(sheet: Sheet, reading: Reading) -> Answer:
    """What happens, to the first choice that nothing was told of."""
    played = followed(sheet, reading, go_on=reading.question == "order")
    return replace(played.answer(), cites=cites_of(reading, played))


def occurs(*kinds: str) -> Judge:
    """Whether something of these kinds happens; a test by what it is for."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading)
        happened = [event for event in played.events if kind_of(event) in kinds]
        cites = cites_of(reading, played, verdict=bool(happened))
        return Answer("legal", cites, verdict=bool(happened), events=played.events)

    return judge


def kind_of(event: Event) -> str:
    if isinstance(event, TestBegan):
        return f"{event.purpose}-test"
    return str(event.model_dump()["event"])


def counted(kind: str, of: str) -> Judge:
    """How many times something of this kind happens."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading)
        number = sum(kind_of(event) == kind for event in played.events)
        cites = cites_of(reading, played)
        return Answer("number", cites, number=number, of=of, events=played.events)

    return judge


def summed(kind: str, field: str, of: str) -> Judge:
    """How much of it comes together."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading)
        parts = [event.model_dump()[field] for event in played.events if kind_of(event) == kind]
        cites = cites_of(reading, played)
        return Answer("number", cites, number=sum(parts), of=of, events=played.events)

    return judge


def legal(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the step or action of the sheet is open."""
    table, tried = begun(sheet), sheet.attempt
    verdict = tried.option in legal_options(table, str(tried.actor))
    return Answer("legal", cites_of(reading, verdict=verdict), verdict=verdict)


def decides(*whats: str) -> Judge:
    """Who makes the choice that is asked about."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading, until=whats)
        if not isinstance(played.pending, Decision) or played.pending.what not in whats:
            return Answer("course", cites_of(reading, played), events=played.events)
        cites = tuple(dict.fromkeys((*draft_of(reading).cites, played.pending.cites, *played.cites)))
        return Answer(
            "decider", cites, events=played.events, decisions=(played.pending,), pending=played.pending
        )

    return judge


def offered(what: str, *, compelled: bool = False) -> Judge:
    """Whether somebody gets to choose this; `compelled`: whether nobody does."""

    def judge(sheet: Sheet, reading: Reading) -> Answer:
        played = followed(sheet, reading, until=(what,))
        open_ = isinstance(played.pending, Decision) and played.pending.what == what
        verdict = open_ is not compelled
        decisions = (played.pending,) if isinstance(played.pending, Decision) and open_ else ()
        cites = cites_of(reading, played, verdict=verdict)
        return Answer("legal", cites, verdict=verdict, events=played.events, decisions=decisions)

    return judge


def said(verdict: bool) -> Judge:
    """The statement itself answers."""
    return lambda _sheet, reading: Answer("legal", cites_of(reading), verdict=verdict)


def stated(number: int, of: str) -> Judge:
    """The number stands in the statement itself."""
    return lambda _sheet, reading: Answer("number", cites_of(reading), number=number, of=of)


def passed(sheet: Sheet, reading: Reading) -> Answer:
    """Whether the roll that was told is enough."""
    played = followed(sheet, reading)
    result = next(event for event in played.events if isinstance(event, TestResult))
    cites = (result.cites, *cites_of(reading, played))
    return Answer("legal", tuple(dict.fromkeys(cites)), verdict=result.success, events=played.events)
