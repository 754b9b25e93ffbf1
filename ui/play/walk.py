"""Walking through a sheet of any game: the answers so far, where the reader stands, and what if."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Self

import yaml

from engine.game import game as front_of
from engine.kernel import Chance
from rules_graph.errors import BadAddressError
from rules_graph.model import LANGS
from ui.play import sheet_text
from ui.play.address import pack, unpack
from ui.play.course import about, course
from ui.play.examples import example
from ui.play.opening import in_a_round, open_data, sheet_in
from ui.play.stepper import Stepper
from ui.words.telling import is_step

if TYPE_CHECKING:
    from engine.game import Game
    from engine.kernel import Event, Play, Request
    from rules_graph.model import Lang
    from ui.play.course import Answers, Course, Question, Stop

MOST_ASIDE = 2
_DECLINED = ("done", "pass")


@dataclass(frozen=True)
class Walk:
    """A sheet as it was written, all answers, at which stop the reader is (None: the last), and the lines
    that were set aside, the first one first. `test`: only the test in what the sheet attempts; `fine`: with a
    stop after every event."""

    game: str
    data: dict[str, Any]
    answers: Answers = ()
    at: int | None = None
    aside: tuple[Answers, ...] = ()
    test: bool = False
    fine: bool = False

    # where from

    @classmethod
    def example(cls, game: str, name: str, lang: Lang = "en") -> Self:
        return cls(game, example(game, name, lang), at=0)

    @classmethod
    def from_text(
        cls, text: str, game: str, name: str = "", *, test: bool = False, rounds: bool = False
    ) -> Self:
        """A sheet that somebody wrote, perhaps with answers. Raises what says why it cannot be played."""
        data = sheet_text.read_text(text)
        if isinstance(data, dict) and isinstance(data.get("sheet"), dict):
            data = {"game": data.get("game", game), **data["sheet"]}  # a ruling's answers are to more than it
        data = in_a_round(data) if rounds else data
        with sheet_text.of_text(text, name):
            opened = open_data(data, game, name)
        known = json.loads(json.dumps(sheet_in(data), default=str))
        at = None if opened.answers else 0
        return cls(opened.name, known, tuple(opened.answers), at, test=test).sound()

    @classmethod
    def from_address(cls, word: str, game: str) -> Self | None:
        """What a permalink holds; None where it is of another game. Raises BadAddressError."""
        match unpack(word):
            case {"game": str(named), "sheet": dict(data), "answers": list(given), **more}:
                at, aside = more.get("at"), more.get("aside", [])
                if not isinstance(aside, list) or not all(isinstance(line, list) for line in aside):
                    raise BadAddressError(address=word[:24])
                lines = tuple(tuple(map(str, line)) for line in aside[:MOST_ASIDE])
                here = at if isinstance(at, int) else None
                kind = bool(more.get("test")), bool(more.get("fine"))
                walk = cls(named, data, tuple(map(str, given)), here, lines, *kind)
                return walk.sound() if named == game else None
        raise BadAddressError(address=word[:24])

    def address(self) -> str:
        data = {"game": self.game, "sheet": self.data, "answers": self.answers}
        kind = {"test": self.test or None, "fine": self.fine or None}
        more = {"at": self.at, "aside": self.aside or None, **kind}
        return pack(data | {name: value for name, value in more.items() if value is not None})

    def text(self, *, answers: bool = False) -> str:
        """The sheet as YAML; with the answers it can be taken up again, here or in the terminal."""
        data = {"game": self.game, **self.data, "answers": list(self.answers)} if answers else self.data
        return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)

    def sound(self) -> Self:
        """Itself. Raises where the sheet cannot stand, or where an answer of a line does not fit."""
        assert all(line.stops for line in self.lines)
        return self

    @property
    def example_name(self) -> str | None:
        """The example that this is, if it is one."""
        names = self.front.EXAMPLES
        here = (name for name in names for lang in LANGS if example(self.game, name, lang) == self.data)
        return next(here, None)

    # how it went

    @property
    def front(self) -> Game:
        return front_of(self.game)

    @cached_property
    def sheet(self) -> Any:
        """What the data says."""
        return self.front.read(self.data)

    @cached_property
    def tried(self) -> Any:
        """The sheet that is played."""
        return self.front.alone(self.sheet) if self.test else self.sheet

    @cached_property
    def course(self) -> Course:
        return course(lambda: self.front.start(self.tried), self.answers)

    @property
    def play(self) -> Play[Any]:
        return self.course.play

    @property
    def questions(self) -> tuple[Question, ...]:
        """All that was asked, in order; the last may wait for its answer."""
        return self.course.questions

    @property
    def answered(self) -> list[Question]:
        return [each for each in self.questions if each.answers]

    @cached_property
    def stops(self) -> list[Stop]:
        return self.course.every_stop() if self.fine else self.course.stops(self._stopped_at)

    def _stopped_at(self, event: Event) -> bool:
        return is_step(event) if self.test else self.of_chart(event)

    @property
    def place(self) -> int:
        last = len(self.stops) - 1
        return last if self.at is None else max(0, min(self.at, last))

    @property
    def stop(self) -> Stop:
        return self.stops[self.place]

    @property
    def pending(self) -> Request | None:
        return self.stop.pending

    @property
    def over(self) -> bool:
        """Whether everything is told and nothing waits."""
        return self.play.pending is None and self.place == len(self.stops) - 1

    @property
    def events(self) -> tuple[Event, ...]:
        """What has happened by this stop."""
        return self.play.events[: self.stop.told]

    @property
    def just(self) -> tuple[Event, ...]:
        """What has happened since the last stop before which less had."""
        before = [each.told for each in self.stops[: self.place] if each.told < self.stop.told]
        return self.events[before[-1] if before else 0 :]

    @property
    def rolled_so_far(self) -> list[str]:
        """What chance has already answered of the roll that goes on here."""
        return [
            answer
            for each in self.questions
            if isinstance(each.request, Chance)
            and each.told == self.stop.told
            and each.place < self.stop.given
            for answer in each.answers
        ]

    @property
    def table(self) -> Any:
        """The situation at this stop."""
        begun = self.front.begun(self.tried)
        return reduce(lambda now, event: event.after(now), self.events, begun)  # type: ignore[attr-defined]

    @cached_property
    def stepper(self) -> Stepper:
        """As it stands at this stop."""
        return self.before(self.stop.given)

    def before(self, place: int) -> Stepper:
        """As it stood when that answer was given."""
        return Stepper(self.game, self.sheet, list(self.answers[:place]), self.test)

    # the chart

    @cached_property
    def phases(self) -> dict[str, str]:
        """Each point of the chart, and the phase it is in."""
        return {point: phase.rule for phase in self.front.CHART for point in phase.points}

    def of_chart(self, event: Event) -> bool:
        return is_step(event) and getattr(event, "point", "") in self.phases

    @property
    def reached(self) -> list[str]:
        """The points of the chart reached so far, the current one last."""
        return [str(getattr(event, "point", "")) for event in self.events if self.of_chart(event)]

    @property
    def inner(self) -> Event | None:
        """The step of a test, of a draw or the like, inside a step of the chart, that play stands in."""
        last = next((event for event in reversed(self.events) if is_step(event)), None)
        return None if last is None or self.of_chart(last) else last

    @property
    def done(self) -> list[str]:
        """Those that lie before the current one: whoever's turn comes next starts its steps anew."""
        order = list(self.phases)
        return [point for point in self.reached if order.index(point) < order.index(self.reached[-1])]

    # going on, going back

    def to(self, place: int) -> Self:
        return replace(self, at=place if place < len(self.stops) - 1 else None)

    def to_last(self) -> Self:
        return replace(self, at=None)

    def anew(self) -> Self:
        return replace(self, answers=(), at=0, aside=())

    def answer(self, *given: str) -> Self:
        """Answers to what waits here. A line that they leave is set aside; where they follow it, it is kept.

        A round goes on to its next stop, a test to what is asked next. Raises IllegalAnswerError.
        """
        answers = (*self.answers[: self.stop.given], *given)
        if self.answers[: len(answers)] == answers:
            after = self
        else:
            followed = answers[: len(self.answers)] == self.answers
            after = self._beside(answers, self.aside if followed else (*self.aside, self.answers))
        if len(given) == 1 and not self.test:
            return after.to(self.place + 1)
        at = next(
            (at for at, stop in enumerate(after.stops) if stop.given >= len(answers) and stop.pending), None
        )
        return replace(after, at=None) if at is None else after.to(at)

    def rolled(self, *, on: bool) -> Self:
        """Let chance answer what waits; `on`: and what chance is asked next, up to a choice of somebody."""
        stepper = self.before(self.stop.given)
        rolled = [stepper.draw(secrets.randbelow(2**32))]
        while on and isinstance(stepper.play().pending, Chance):
            rolled.append(stepper.draw(secrets.randbelow(2**32)))
        return self.answer(*rolled)

    # going another way

    @cached_property
    def lines(self) -> list[Self]:
        """The one under way, then those set aside."""
        return [self, *(replace(self, answers=line, at=None, aside=()) for line in self.aside)]

    @property
    def shared(self) -> int:
        """How many answers, from the first on, all lines have in common."""
        lines = (self.answers, *self.aside)
        return sum(1 for _ in takewhile(lambda same: len(set(same)) == 1, zip(*lines, strict=False)))

    def instead(self, question: Question, *answers: str) -> Self:
        """Other answers there; what came after is answered as it was, wherever it still can be."""
        stepper = self.before(question.place)
        stepper.answers += answers
        _as_before(stepper, [each for each in self.answered if each.place > question.place])
        return self._beside(tuple(stepper.answers), (*self.aside, self.answers))

    def parted(self, place: int, option: str) -> Self:
        """Another answer there, and nothing after it; the line that is left is set aside."""
        return self._beside((*self.answers[:place], option), (*self.aside, self.answers))

    def taken_up(self, place: int) -> Self:
        """On with a line that was set aside; the one under way takes its place."""
        others = list(self.aside)
        others[place] = self.answers
        return replace(self, answers=self.aside[place], at=None, aside=tuple(others))

    def without(self, place: int) -> Self:
        return replace(self, aside=self.aside[:place] + self.aside[place + 1 :])

    def _beside(self, answers: Answers, aside: tuple[Answers, ...]) -> Self:
        """Where there are too many, the first stays and the oldest of the others goes."""
        others = tuple(dict.fromkeys(line for line in aside if line != answers))
        if len(others) > MOST_ASIDE:
            others = (others[0], *others[1 - MOST_ASIDE :])
        return replace(self, answers=answers, at=None, aside=others)


def _as_before(stepper: Stepper, later: list[Question]) -> None:
    """Answer what is asked as it was answered then; what was not asked then is declined where it can be."""
    while later and (pending := stepper.play().pending):
        place = next((place for place, each in enumerate(later) if each.about == about(pending)), None)
        if place is None:
            answers = pending.options[:1] if pending.options[0] in _DECLINED else ()
        else:
            then = later[place].answers
            answers = stepper.committing(then) if pending.what == "commit" else then
            later = later[place + 1 :]
        if not answers or answers[0] not in pending.options:
            return
        stepper.answers += answers
