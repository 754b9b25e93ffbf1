"""Play a sheet as far as what was told carries it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.kernel import Chance, Decision, Event, play_by
from engine.plain_words.drafts import Answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.kernel import Procedure, Request

SheetT = TypeVar("SheetT")
_MOST = 300  # choices and rolls: what is told may go on for ever


@dataclass(frozen=True)
class Course:
    """What happened, who decided what, and what it waits for; `table`: how it ended, if it did."""

    events: tuple[Event, ...] = ()
    decisions: tuple[Decision, ...] = ()
    pending: Decision | Chance | None = None
    table: Any = None

    @property
    def cites(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(event.cites for event in self.events))

    def answer(self) -> Answer:
        """The course of events, and who decides what it waits for."""
        return Answer(
            "course", self.cites, events=self.events, decisions=self.decisions, pending=self.pending
        )


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
        self,
        sheet: SheetT,
        shown: Mapping[str, int] | None = None,
        *,
        go_on: bool = False,
        choose: Callable[[Request], str | None] | None = None,
    ) -> Course:
        """To the first choice or roll that nothing was told of; with `go_on`, past the choices.

        `choose` answers first, whatever is told of choices and chance.
        """
        policy = _Policy(self, shown or {}, go_on, choose or (lambda _request: None))
        played = play_by(lambda: policy.watching(self.start(sheet)), policy)
        return Course(played.events, tuple(policy.decisions), played.pending, played.end)


@dataclass
class _Policy:
    """Dice as they are told; choices are left to whoever makes them, or the first one is taken."""

    playing: Playing[Any]
    shown: Mapping[str, int]
    go_on: bool
    choose: Callable[[Request], str | None]
    what: str = ""
    left: int = 0
    last: Event | None = None
    asked: int = 0
    decisions: list[Decision] = field(default_factory=list)

    def note(self, event: Event) -> None:
        self.last = event
        if what := self.playing.tested(event):
            self.what = what
            self.left = self.shown.get(what, 0)

    def __call__(self, request: Request) -> str | None:
        self.asked += 1
        if self.asked > _MOST:
            return None
        told = self.choose(request)
        if told is not None:
            return told
        if isinstance(request, Chance):
            return self._falls(request)
        if request.what in self.playing.forgone:
            return self.playing.forgone[request.what]
        self.decisions.append(request)
        return request.options[0] if self.go_on else None

    def _falls(self, request: Chance) -> str | None:
        if request.what != self.playing.die:
            return request.options[0]
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
