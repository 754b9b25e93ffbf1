"""Playing a sheet, and what to look for in its course."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.arkham2e.events import CheckBegan
from engine.arkham2e.front import start
from engine.plain_words import Answer, Judging, Playing, kind_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.arkham2e.sheet import Sheet
    from engine.kernel import Event
    from engine.plain_words import Course, Judge, Reading


def _tested(event: Event) -> str:
    return event.check if isinstance(event, CheckBegan) else ""


_JUDGING: Judging[Sheet] = Judging(Playing(start, _tested, forgone={"after-roll": "stop"}, hit="6"))
follow, course = _JUDGING.followed, _JUDGING.course


def decider(sheet: Sheet, reading: Reading) -> Answer:
    """Who makes the choice that it comes to; nobody, where the book names none."""
    return follow(sheet, reading, go_on=False).decider()


@dataclass(frozen=True)
class Watch:
    """Yes, if this happens, or this choice is offered with an option that begins so."""

    yes: str
    no: str
    event: str = ""
    choice: str = ""
    option: str = ""

    def __call__(self, sheet: Sheet, reading: Reading) -> Answer:
        played = follow(sheet, reading)
        found = self._happens(played) or self._offered(played)
        cites = self.yes if found else self.no
        return Answer(
            "legal", (f"arkham2e/{cites}",), verdict=found, events=played.events, answers=played.answers
        )

    def _happens(self, played: Course) -> bool:
        return any(kind_of(event) == self.event for event in played.events)

    def _offered(self, played: Course) -> bool:
        return any(
            each.what == self.choice and any(option.startswith(self.option) for option in each.options)
            for each in played.decisions
        )


def told_so(verdict: bool, *cites: str) -> Judge[Sheet]:
    """The book says it outright."""
    return lambda _sheet, _reading: Answer("legal", tuple(f"arkham2e/{each}" for each in cites), verdict)


def counted(of: str, count: Callable[[Course], int], *cites: str) -> Judge[Sheet]:
    """A figure out of the course."""

    def answer(sheet: Sheet, reading: Reading) -> Answer:
        played = follow(sheet, reading)
        named = tuple(f"arkham2e/{each}" for each in cites)
        return Answer(
            "number",
            (*named, *played.cites),
            number=count(played),
            of=of,
            events=played.events,
            answers=played.answers,
        )

    return answer
