"""What is asked of a sheet: it is played as far as what was told carries it, and looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.kernel import Decision
from engine.plain_words.drafts import Answer
from engine.plain_words.inquiring import Reading

if TYPE_CHECKING:
    from engine.kernel import Event
    from engine.plain_words.course import Course, Playing

SheetT = TypeVar("SheetT")
Judge = Callable[[SheetT, Reading], Answer]


def cites_of(reading: Reading, course: Course | None = None, *, verdict: bool = False) -> tuple[str, ...]:
    """What the words single out, then what the play cites."""
    draft = reading.draft
    first = draft.grants if verdict and draft.grants else draft.cites
    return tuple(dict.fromkeys((*first, *(course.cites if course else ()))))


def kind_of(event: Event) -> str:
    return str(event.model_dump()["event"])


@dataclass(frozen=True)
class Judging(Generic[SheetT]):
    """A game's judges; `kind_of`: by what name its events are looked for."""

    playing: Playing[SheetT]
    kind_of: Callable[[Event], str] = kind_of

    def followed(
        self, sheet: SheetT, reading: Reading, *, go_on: bool = True, until: tuple[str, ...] = ()
    ) -> Course:
        """Played with what was told; `until`: to this choice, past every other."""
        return self.playing.follow(sheet, reading.draft, go_on=go_on, until=until)

    def course(self, sheet: SheetT, reading: Reading) -> Answer:
        """What happens, to the first choice that nothing was told of; asked for the order, to the end."""
        played = self.followed(sheet, reading, go_on=reading.question == "order")
        return replace(played.answer(), cites=cites_of(reading, played))

    def whole_course(self, sheet: SheetT, reading: Reading) -> Answer:
        """What happens, past the choices."""
        played = self.followed(sheet, reading)
        return replace(played.answer(), cites=cites_of(reading, played))

    def occurs(self, *kinds: str, none: bool = False, times: int = 1) -> Judge[SheetT]:
        """Whether something of these kinds happens, so often; `none`: whether nothing does."""

        def judge(sheet: SheetT, reading: Reading) -> Answer:
            played = self.followed(sheet, reading)
            happened = sum(self.kind_of(event) in kinds for event in played.events) >= times
            verdict = happened is not none
            cites = cites_of(reading, played, verdict=verdict)
            return Answer("legal", cites, verdict=verdict, events=played.events, answers=played.answers)

        return judge

    def counted(self, kind: str, of: str) -> Judge[SheetT]:
        """How many times something of this kind happens."""
        return self._number(kind, of, lambda _event: 1)

    def summed(self, kind: str, field: str, of: str) -> Judge[SheetT]:
        """How much of it comes together."""
        return self._number(kind, of, lambda event: int(event.model_dump()[field]))

    def _number(self, kind: str, of: str, worth: Callable[[Event], int]) -> Judge[SheetT]:
        def judge(sheet: SheetT, reading: Reading) -> Answer:
            played = self.followed(sheet, reading)
            number = sum(worth(event) for event in played.events if self.kind_of(event) == kind)
            return Answer(
                "number",
                cites_of(reading, played),
                number=number,
                of=of,
                events=played.events,
                answers=played.answers,
            )

        return judge

    def decides(self, *whats: str) -> Judge[SheetT]:
        """Who makes the choice that is asked about."""

        def judge(sheet: SheetT, reading: Reading) -> Answer:
            played = self.followed(sheet, reading, until=whats)
            waits = _awaited(played, whats)
            if waits is None:
                return Answer(
                    "course", cites_of(reading, played), events=played.events, answers=played.answers
                )
            cites = tuple(dict.fromkeys((*reading.draft.cites, waits.cites, *played.cites)))
            return Answer(
                "decider",
                cites,
                events=played.events,
                answers=played.answers,
                decisions=(waits,),
                pending=waits,
            )

        return judge

    def offered(self, what: str, *, compelled: bool = False) -> Judge[SheetT]:
        """Whether somebody gets to choose this; `compelled`: whether nobody does."""

        def judge(sheet: SheetT, reading: Reading) -> Answer:
            played = self.followed(sheet, reading, until=(what,))
            waits = _awaited(played, (what,))
            verdict = (waits is not None) is not compelled
            cites = cites_of(reading, played, verdict=verdict)
            decisions = (waits,) if waits else ()
            return Answer(
                "legal",
                cites,
                verdict=verdict,
                events=played.events,
                answers=played.answers,
                decisions=decisions,
            )

        return judge

    def stated(self, number: int, of: str) -> Judge[SheetT]:
        """The number stands in the statement itself."""
        return lambda _sheet, reading: Answer("number", cites_of(reading), number=number, of=of)


def _awaited(played: Course, whats: tuple[str, ...]) -> Decision | None:
    """The choice that it waits for, if it is one of these."""
    return played.pending if isinstance(played.pending, Decision) and played.pending.what in whats else None
