"""A sheet played once, with a note of all that was asked on the way and of where a reader can stop."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.kernel import Decision, Event, play
from ui.words.telling import is_step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel import Play, Procedure, Request

Answers = tuple[str, ...]


@dataclass(frozen=True)
class Question:
    """What was asked after so many events, and how it was answered: with one answer, or card by card where
    cards were committed. Without an answer it waits. `place`: which answer is its first."""

    told: int
    place: int
    request: Request
    answers: Answers = ()

    @property
    def about(self) -> tuple[str, str | None]:
        """What was asked of whom."""
        return about(self.request)


@dataclass(frozen=True)
class Stop:
    """Where a reader can stop: so many answers given, so many events told, and what is asked there."""

    given: int
    told: int
    pending: Request | None = None


@dataclass(frozen=True)
class Course:
    """How a sheet goes with the answers given."""

    play: Play[Any]
    questions: tuple[Question, ...]

    def stops(self, of_chart: Callable[[Event], bool]) -> list[Stop]:
        """Before each step of the chart but the first, and at each question; the last is how far it is."""
        events = self.play.events
        asked: list[Stop] = [Stop(each.place, each.told, each.request) for each in self.questions]
        if self.play.pending is None:
            asked.append(Stop(len(self.play.answers), len(events)))
        found: list[Stop] = []
        told = next((place for place, event in enumerate(events) if is_step(event)), 0)
        for stop in asked:
            steps = [place for place in range(told + 1, stop.told) if of_chart(events[place])]
            found += [Stop(stop.given, place) for place in steps]
            found.append(stop)
            told = max(told, stop.told)
        return found

    def every_stop(self) -> list[Stop]:
        """Before the first event, after each, and at each question; the last is how far it is."""
        found: list[Stop] = []
        given = 0
        for told in range(len(self.play.events) + 1):
            here = [each for each in self.questions if each.told == told]
            found += [Stop(each.place, told, each.request) for each in here] or [Stop(given, told)]
            given = here[-1].place + len(here[-1].answers) if here else given
        if self.play.pending is None and found[-1].pending:
            found.append(Stop(given, found[-1].told))
        return found


def course(start: Callable[[], Procedure[Any]], answers: Sequence[str]) -> Course:
    """Play with these answers. Raises IllegalAnswerError where one does not fit."""
    asked: list[tuple[int, Request]] = []
    played = play(lambda: _noting(start(), asked), answers)
    questions: list[Question] = []
    for place, (told, request) in enumerate(asked):
        given = played.answers[place : place + 1]
        if questions and same_commit(questions[-1].request, request):
            questions[-1] = replace(questions[-1], answers=(*questions[-1].answers, *given))
        else:
            questions.append(Question(told, place, request, given))
    return Course(played, tuple(questions))


def _noting(procedure: Procedure[Any], asked: list[tuple[int, Request]]) -> Procedure[Any]:
    """The procedure, with a note of each question and how many events came before it."""
    told = 0
    answer: str | None = None
    while True:
        try:
            item = next(procedure) if answer is None else procedure.send(answer)
        except StopIteration as ended:
            return ended.value
        answer = None
        if isinstance(item, Event):
            told += 1
            yield item
        else:
            asked.append((told, item))
            answer = yield item


def about(request: Request) -> tuple[str, str | None]:
    return request.what, getattr(request, "by", None)


def same_commit(before: Request | None, now: Request | None) -> bool:
    """Whether somebody who has just been asked for a card to commit is asked for the next one."""
    return (
        isinstance(before, Decision)
        and isinstance(now, Decision)
        and before.what == now.what == "commit"
        and before.by == now.by
    )
