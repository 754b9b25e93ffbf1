"""Play a sheet as far as what was told carries it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.kernel import Chance, Decision, Event, play_by
from engine.plain_words.drafts import Answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.kernel import Procedure, Request
    from engine.plain_words.drafts import Draft

SheetT = TypeVar("SheetT")
_MOST = 300  # choices and rolls: what is told may go on for ever


@dataclass(frozen=True)
class Course:
    """What happened, who decided what, and what it waits for; `table`: how it ended, if it did."""

    events: tuple[Event, ...] = ()
    answers: tuple[str, ...] = ()
    decisions: tuple[Decision, ...] = ()
    pending: Decision | Chance | None = None
    table: Any = None

    @property
    def cites(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(event.cites for event in self.events))

    def answer(self) -> Answer:
        """The course of events, and who decides what it waits for."""
        return Answer(
            "course",
            self.cites,
            events=self.events,
            answers=self.answers,
            decisions=self.decisions,
            pending=self.pending,
        )

    def decider(self) -> Answer:
        """Who makes the choice that it comes to; the course itself where it comes to none."""
        if not isinstance(self.pending, Decision):
            return self.answer()
        return replace(self.answer(), kind="decider", cites=(self.pending.cites, *self.cites))


@dataclass(frozen=True)
class Playing(Generic[SheetT]):
    """How a game is played on: what starts a sheet, what a roll is for, which choices nobody spoke of."""

    start: Callable[[SheetT], Procedure[Any]]
    tested: Callable[[Event], str]  # what the next dice are rolled for; "" if the event is no such thing
    forgone: Mapping[str, str] = field(default_factory=dict)  # choices that are declined unless told
    hit: str = "5"
    miss: str = "1"
    die: str = "die"  # what a roll is called
    face: Callable[[Event | None, bool], str] | None = None  # where a hit depends on what happened last

    def shows(self, last: Event | None, success: bool) -> str:
        """What a die shows that is told to be a success, or none."""
        if self.face is not None:
            return self.face(last, success)
        return self.hit if success else self.miss

    def follow(
        self, sheet: SheetT, draft: Draft | None = None, *, go_on: bool = False, until: tuple[str, ...] = ()
    ) -> Course:
        """To the first choice or roll that the draft tells nothing of; with `go_on`, past the choices.

        `until`: to one of these choices, past every other.
        """
        policy = _Policy.told(self, draft, go_on=go_on or bool(until), until=until)
        played = play_by(lambda: policy.watching(self.start(sheet)), policy)
        return Course(played.events, played.answers, tuple(policy.decisions), played.pending, played.end)


@dataclass
class _Policy:
    """Dice and choices as they are told; others are left to whoever makes them, or the first one is taken."""

    playing: Playing[Any]
    go_on: bool
    until: tuple[str, ...]
    shown: Mapping[str, int] = field(default_factory=dict)
    face: int | None = None
    choices: dict[str, list[str]] = field(default_factory=dict)
    what: str = ""
    left: int = 0
    last: Event | None = None
    asked: int = 0
    decisions: list[Decision] = field(default_factory=list)

    @classmethod
    def told(
        cls, playing: Playing[Any], draft: Draft | None, *, go_on: bool, until: tuple[str, ...]
    ) -> _Policy:
        if draft is None:
            return cls(playing, go_on, until)
        choices = {what: list(options) for what, options in draft.choices.items()}
        return cls(playing, go_on, until, draft.shown, draft.face, choices)

    def note(self, event: Event) -> None:
        self.last = event
        if what := self.playing.tested(event):
            self.what = what
            self.left = self.shown.get(what, 0)

    def __call__(self, request: Request) -> str | None:
        self.asked += 1
        if self.asked > _MOST:
            return None
        if isinstance(request, Chance):
            return self._falls(request)
        awaited = request.what in self.until
        told = None if awaited else self._chosen(request)
        if told is not None:
            return told
        self.decisions.append(request)
        return request.options[0] if self.go_on and not awaited else None

    def _chosen(self, request: Decision) -> str | None:
        """What was told of a choice, each option taken where it is offered; else what nobody speaks of."""
        left = self.choices.get(request.what, [])
        told = next((option for option in left if option in request.options), None)
        if told is None:
            return self.playing.forgone.get(request.what)
        left.remove(told)
        return told

    def _falls(self, request: Chance) -> str | None:
        if request.what != self.playing.die:
            return request.options[0]
        if self.face is not None:
            return str(self.face)
        if self.what not in self.shown:
            return None
        self.left -= 1
        return self.playing.shows(self.last, self.left >= 0)

    def watching(self, procedure: Procedure[Any]) -> Procedure[Any]:
        try:
            request = next(procedure)
            while True:
                if isinstance(request, Event):
                    self.note(request)
                    yield request
                    request = next(procedure)
                else:
                    answer = yield request
                    request = procedure.send(answer)
        except StopIteration as ended:
            return ended.value
