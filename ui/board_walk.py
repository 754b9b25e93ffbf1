"""Walking through a sheet of a board game: the answers so far, where the reader stands, and what if."""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass, replace
from functools import cache, cached_property, reduce
from typing import TYPE_CHECKING, Any, Self

import yaml

from engine.kernel import Chance, Event, play, play_by
from rules_graph.model import LANGS
from ui import sheet_text
from ui.address import BadAddressError, pack, unpack
from ui.board_games import BoardStepper, board_sheet, rules_of
from ui.words import knows, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel import Play, Procedure, Request
    from rules_graph.model import Lang
    from ui.board_games import Playing


_NUMBERED = re.compile(r"(.*?)( \d+)?", re.DOTALL)
_NO_LETTER = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Stop:
    """Where a reader can stop: so many answers given, so many events told, and what is asked there."""

    given: int
    told: int
    pending: Request | None = None


@dataclass(frozen=True)
class Question:
    """What was asked after so many events, and the answer to it, if there is one yet."""

    told: int
    request: Request
    answer: str | None = None


@dataclass(frozen=True)
class BoardWalk:
    """A sheet as it was written, the answers, the stop (None: the last), and a line that was set aside."""

    game: str
    data: dict[str, Any]
    answers: tuple[str, ...] = ()
    at: int | None = None
    aside: tuple[str, ...] | None = None

    # where from

    @classmethod
    def example(cls, game: str, name: str, lang: Lang = "en") -> Self:
        return cls(game, _example(game, name, lang), at=0)

    @classmethod
    def from_text(cls, text: str, game: str, name: str = "") -> Self:
        """A sheet that somebody wrote, perhaps saved with answers. Raises what says why it cannot be."""
        data = sheet_text.read_text(text)
        _, answers = board_sheet(data, game, name)
        known = {key: value for key, value in data.items() if key not in ("answers", "game")}
        walk = cls(game, json.loads(json.dumps(known, default=str)), tuple(answers), None if answers else 0)
        assert walk.stops  # raises where it cannot be played
        return walk

    @classmethod
    def from_address(cls, word: str, game: str) -> Self | None:
        """What a permalink holds; None where it is of another game. Raises BadAddressError."""
        match unpack(word):
            case {"game": str(named), "sheet": dict(data), "answers": list(given), **more}:
                at, aside = more.get("at"), more.get("aside")
                if named != game:
                    return None
                return cls(
                    game,
                    data,
                    tuple(map(str, given)),
                    at if isinstance(at, int) else None,
                    tuple(map(str, aside)) if isinstance(aside, list) else None,
                )
        raise BadAddressError(address=word[:24])

    def address(self) -> str:
        data: dict[str, object] = {"game": self.game, "sheet": self.data, "answers": list(self.answers)}
        if self.at is not None:
            data["at"] = self.at
        if self.aside is not None:
            data["aside"] = list(self.aside)
        return pack(data)

    def text(self, *, answers: bool = False) -> str:
        """The sheet as YAML; with the answers it can be taken up again, here or in the terminal."""
        data = {"game": self.game, **self.data, "answers": list(self.answers)} if answers else self.data
        return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)

    @property
    def example_name(self) -> str | None:
        """The example that this is, if it is one."""
        names = rules_of(self.game).EXAMPLES
        here = (name for name in names for lang in LANGS if _example(self.game, name, lang) == self.data)
        return next(here, None)

    # how it went

    @cached_property
    def rules(self) -> Playing:
        return rules_of(self.game)

    @cached_property
    def sheet(self) -> Any:
        return board_sheet(self.data, self.game)[0]

    @cached_property
    def _run(self) -> tuple[Play[Any], list[tuple[int, Request]]]:
        asked: list[tuple[int, Request]] = []
        return play(lambda: _noting(self.rules.start(self.sheet), asked), self.answers), asked

    @property
    def play(self) -> Play[Any]:
        return self._run[0]

    @cached_property
    def questions(self) -> list[Question]:
        """All that was asked, in order; the last may wait for its answer."""
        answers: list[str | None] = [*self.play.answers, None]
        return [
            Question(told, request, answer)
            for (told, request), answer in zip(self._run[1], answers, strict=False)
        ]

    @cached_property
    def stops(self) -> list[Stop]:
        """The end of each step of the chart, and each question; the last one is how far it has come."""
        events, told = self.play.events, 0
        found: list[Stop] = []
        asked = [(each.told, each.request) for each in self.questions]
        if self.play.pending is None:
            asked.append((len(events), None))  # type: ignore[arg-type]
        for given, (count, request) in enumerate(asked):
            steps = [place for place in range(told + 1, count) if self._of_chart(events[place])]
            found += [Stop(given, place) for place in steps]
            found.append(Stop(given, count, request))
            told = count
        return found

    @property
    def place(self) -> int:
        last = len(self.stops) - 1
        return last if self.at is None else max(0, min(self.at, last))

    @property
    def stop(self) -> Stop:
        return self.stops[self.place]

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
        given = self.questions[: self.stop.given]
        return [
            str(each.answer)
            for each in given
            if isinstance(each.request, Chance) and each.told == self.stop.told
        ]

    @property
    def table(self) -> Any:
        """The situation at this stop."""
        begun = getattr(self.rules, "begun", lambda sheet: sheet.situation)
        return reduce(lambda now, event: event.after(now), self.events, begun(self.sheet))  # type: ignore[attr-defined]

    @property
    def stepper(self) -> BoardStepper:
        return BoardStepper(self.game, self.sheet, list(self.answers[: self.stop.given]))

    # the chart

    @cached_property
    def phases(self) -> dict[str, str]:
        """Each point of the chart, and the phase it is in."""
        chart = self.rules.CHART
        return {point: phase.rule for phase in chart for point in (phase.rule, *phase.steps)}

    def _of_chart(self, event: Event) -> bool:
        return getattr(event, "event", "") == "reached" and getattr(event, "point", "") in self.phases

    @property
    def reached(self) -> list[str]:
        """The points of the chart reached so far, the current one last."""
        return [str(getattr(event, "point", "")) for event in self.events if self._of_chart(event)]

    @property
    def done(self) -> list[str]:
        """Those that lie before the current one."""
        order = list(self.phases)
        return [point for point in self.reached if order.index(point) < order.index(self.reached[-1])]

    # going on, going back, going another way

    def to(self, place: int) -> Self:
        return replace(self, at=place if place < len(self.stops) - 1 else None)

    def anew(self) -> Self:
        return replace(self, answers=(), at=0, aside=None)

    def answer(self, *given: str) -> Self:
        """Answers to what waits here; then to the next stop. Raises IllegalAnswerError."""
        kept = self.answers[: self.stop.given]
        after = replace(self, answers=(*kept, *given), aside=None)
        return after.to(min(self.place + 1, len(after.stops) - 1)) if len(given) == 1 else after.to_last()

    def to_last(self) -> Self:
        return replace(self, at=None)

    def rolled(self, *, on: bool) -> Self:
        """Let chance answer what waits; `on`: and what chance is asked next, up to a choice of somebody."""
        stepper = self.stepper
        rolled = [stepper.draw(secrets.randbelow(2**32))]
        while on and isinstance(stepper.play().pending, Chance):
            rolled.append(stepper.draw(secrets.randbelow(2**32)))
        return self.answer(*rolled)

    def instead(self, question: int, option: str) -> Self:
        """Another answer on the way; those after it stay as long as they fit. This line is set aside."""
        script = iter((*self.answers[:question], option, *self.answers[question + 1 :]))
        kept = play_by(lambda: self.rules.start(self.sheet), _while_it_fits(lambda: next(script, None)))
        return replace(self, answers=kept.answers, at=None, aside=self.answers)

    @property
    def other(self) -> Self | None:
        """The line that was set aside."""
        return None if self.aside is None else replace(self, answers=self.aside, at=None, aside=self.answers)


@cache
def _example(game: str, name: str, lang: Lang) -> dict[str, Any]:
    """An example's sheet, with names in the reader's language where we have them."""
    data: dict[str, Any] = _named(
        yaml.safe_load(rules_of(game).EXAMPLES[name].read_text(encoding="utf-8")), lang
    )
    return data


def _named(data: Any, lang: Lang) -> Any:
    match data:
        case dict():
            return {key: _named(value, lang) for key, value in data.items()}
        case list():
            return [_named(value, lang) for value in data]
        case str():
            name, number = _NUMBERED.fullmatch(data).groups()  # type: ignore[union-attr]
            message = f"boardname-{_NO_LETTER.sub('-', name.lower())}"
            known = knows(lang, message) and say("en", message) == name
            return f"{say(lang, message)}{number or ''}" if known else data
    return data


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


def _while_it_fits(following: Callable[[], str | None]) -> Callable[[Request], str | None]:
    def policy(request: Request) -> str | None:
        answer = following()
        return answer if answer in request.options else None

    return policy
