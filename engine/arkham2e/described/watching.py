"""Playing a sheet, and what to look for in its course."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.arkham2e.described.drafts import Draft
from engine.arkham2e.events import CheckBegan
from engine.arkham2e.playing import start
from engine.kernel import Decision
from engine.plain_words import Answer, Course, Playing

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.arkham2e.sheet import Sheet
    from engine.kernel import Event, Request
    from engine.plain_words import Reading


def _tested(event: Event) -> str:
    return event.check if isinstance(event, CheckBegan) else ""


PLAYING: Playing[Sheet] = Playing(start, _tested, forgone={"after-roll": "stop"}, hit="6")


def planned(reading: Reading) -> Callable[[Request], str | None]:
    """The choices that were told, each taken where it is offered."""
    assert isinstance(reading.draft, Draft)
    left = {what: list(options) for what, options in reading.draft.plan.items()}

    def choose(request: Request) -> str | None:
        for option in left.get(request.what, ()):
            if option in request.options:
                left[request.what].remove(option)
                return option
        return None

    return choose


def follow(sheet: Sheet, reading: Reading, *, go_on: bool) -> Course:
    return PLAYING.follow(sheet, reading.draft.shown, go_on=go_on, choose=planned(reading))


def course(sheet: Sheet, reading: Reading) -> Answer:
    """To the first choice or roll that nothing was told of; with a question of order, to the end."""
    return follow(sheet, reading, go_on=reading.question == "order").answer()


def decider(sheet: Sheet, reading: Reading) -> Answer:
    """Who makes the choice that it comes to."""
    answer = follow(sheet, reading, go_on=False).answer()
    if not isinstance(answer.pending, Decision):
        return answer
    return replace(answer, kind="decider", cites=(answer.pending.cites, *answer.cites))


@dataclass(frozen=True)
class Watch:
    """Yes, if this happens, or this choice is offered with an option that begins so."""

    yes: str
    no: str
    event: str = ""
    choice: str = ""
    option: str = ""

    def __call__(self, sheet: Sheet, reading: Reading) -> Answer:
        played = follow(sheet, reading, go_on=True)
        found = self._happens(played) or self._offered(played)
        cites = self.yes if found else self.no
        return Answer("legal", (f"arkham2e/{cites}",), verdict=found, events=played.events)

    def _happens(self, played: Course) -> bool:
        return any(event.model_dump()["event"] == self.event for event in played.events)

    def _offered(self, played: Course) -> bool:
        return any(
            each.what == self.choice and any(option.startswith(self.option) for option in each.options)
            for each in played.decisions
        )


def told_so(verdict: bool, *cites: str) -> Callable[[Sheet, Reading], Answer]:
    """The book says it outright."""
    return lambda _sheet, _reading: Answer("legal", tuple(f"arkham2e/{each}" for each in cites), verdict)


def counted(of: str, count: Callable[[Course], int], *cites: str) -> Callable[[Sheet, Reading], Answer]:
    """A figure out of the course."""

    def answer(sheet: Sheet, reading: Reading) -> Answer:
        played = follow(sheet, reading, go_on=True)
        named = tuple(f"arkham2e/{each}" for each in cites)
        return Answer("number", (*named, *played.cites), number=count(played), of=of, events=played.events)

    return answer
