"""The lines along which a test is taken: the one under way, and those set aside to compare it with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.writing import sheet_as_data
from engine.kernel import Chance, Decision
from ui.address import BadAddressError, pack, unpack
from ui.stepping import Stepper
from ui.test_steps import Stop, committing, same_commit, stops

if TYPE_CHECKING:
    from engine.ahlcg.events import TestDecided
    from engine.ahlcg.odds import Odds
    from engine.kernel import Request

Answers = tuple[str, ...]
MOST_ASIDE = 2
_DECLINED = ("done", "pass")


@dataclass(frozen=True)
class Asked:
    """A decision or a draw on the way, at which answer it stands, and how it was answered: with one answer,
    or card by card where cards were committed."""

    place: int
    request: Request
    answers: Answers

    @property
    def about(self) -> tuple[str, str | None]:
        """What was asked of whom."""
        return _about(self.request)


@dataclass(frozen=True)
class Weighed:
    """What was answered on a line, and what it comes to: the chance before its first token (None: too many
    ways), and its result."""

    asked: list[Asked]
    chance: Odds | None
    decided: TestDecided | None


@dataclass(frozen=True)
class Saved:
    """What a permalink holds: the sheet, all answers, at which stop the reader is (None: the last), and
    the lines set aside, the first one first."""

    sheet: Sheet
    answers: Answers = ()
    at: int | None = None
    aside: tuple[Answers, ...] = ()

    @property
    def lines(self) -> tuple[Answers, ...]:
        """The one under way, then those set aside."""
        return (self.answers, *self.aside)

    @property
    def shared(self) -> int:
        """How many answers, from the first on, all lines have in common."""
        return sum(1 for _ in takewhile(lambda same: len(set(same)) == 1, zip(*self.lines, strict=False)))

    def stops(self) -> list[Stop]:
        return stops(self.sheet, list(self.answers))

    def asked(self) -> list[Asked]:
        """All that was answered on this line."""
        found: list[Asked] = []
        for place, answer in enumerate(self.answers):
            request = self.before(place).play().pending
            assert request is not None
            if found and same_commit(found[-1].request, request):
                found[-1] = replace(found[-1], answers=(*found[-1].answers, answer))
            else:
                found.append(Asked(place, request, (answer,)))
        return found

    def before(self, place: int) -> Stepper:
        """The test as it stood when that answer was given."""
        return Stepper(self.sheet, list(self.answers[:place]))

    def answered(self, answers: Answers) -> Saved:
        """With these answers. A line that they leave is set aside; where they follow it, it is kept."""
        if self.answers[: len(answers)] == answers:
            given = [len(stop.stepper.answers) for stop in self.stops()]
            at = next((at for at, count in enumerate(given) if count >= len(answers)), len(given))
            return replace(self, at=at if at < len(given) - 1 else None)
        followed = answers[: len(self.answers)] == self.answers
        return self._beside(answers, self.aside if followed else (*self.aside, self.answers))

    def instead(self, asked: Asked, answers: Answers) -> Saved:
        """Other answers there; what came after is answered as it was, wherever it still can be."""
        stepper = self.before(asked.place)
        stepper.answers += answers
        _as_before(stepper, [each for each in self.asked() if each.place > asked.place])
        return self._beside(tuple(stepper.answers), (*self.aside, self.answers))

    def taken_up(self, place: int) -> Saved:
        """On with a line that was set aside; the one under way takes its place."""
        others = list(self.aside)
        others[place] = self.answers
        return replace(self, answers=self.aside[place], at=None, aside=tuple(others))

    def without(self, place: int) -> Saved:
        return replace(self, aside=self.aside[:place] + self.aside[place + 1 :])

    def weighed(self) -> list[Weighed]:
        return [_weighed(Saved(self.sheet, answers)) for answers in self.lines]

    def _beside(self, answers: Answers, aside: tuple[Answers, ...]) -> Saved:
        """Where there are too many, the first stays and the oldest of the others goes."""
        others = tuple(dict.fromkeys(line for line in aside if line != answers))
        if len(others) > MOST_ASIDE:
            others = (others[0], *others[1 - MOST_ASIDE :])
        return Saved(self.sheet, answers, None, others)

    def as_word(self) -> str:
        """For the address."""
        data: dict[str, Any] = {"sheet": sheet_as_data(self.sheet), "answers": self.answers}
        more = {"at": self.at, "aside": self.aside or None}
        return pack(data | {name: value for name, value in more.items() if value is not None})


def read_word(word: str) -> Saved:
    """What an address holds. Raises BadAddressError, or what the engine says of a sheet or an answer."""
    match unpack(word):
        case {"sheet": dict(sheet), "answers": list(answers), **more}:
            at, aside = more.get("at"), more.get("aside", [])
            if not isinstance(aside, list) or not all(isinstance(line, list) for line in aside):
                raise BadAddressError(address=word[:24])
            saved = Saved(
                read_sheet(sheet),
                tuple(map(str, answers)),
                at if isinstance(at, int) else None,
                tuple(tuple(map(str, line)) for line in aside[:MOST_ASIDE]),
            )
            for line in saved.lines:
                stops(saved.sheet, list(line))
            return saved
    raise BadAddressError(address=word[:24])


def _about(request: Request) -> tuple[str, str | None]:
    return request.what, request.by if isinstance(request, Decision) else None


def _as_before(stepper: Stepper, later: list[Asked]) -> None:
    """Answer what is asked as it was answered then; what was not asked then is declined where it can be."""
    while later and (pending := stepper.play().pending):
        place = next((place for place, each in enumerate(later) if each.about == _about(pending)), None)
        if place is None:
            answers = pending.options[:1] if pending.options[0] in _DECLINED else ()
        else:
            then = later[place].answers
            answers = committing(stepper, then) if pending.what == "commit" else then
            later = later[place + 1 :]
        if not answers or answers[0] not in pending.options:
            return
        stepper.answers += answers


def _weighed(line: Saved) -> Weighed:
    found = line.stops()
    draws = (stop for stop in found if isinstance(stop.pending, Chance))
    return Weighed(line.asked(), next(draws, found[-1]).stepper.outlook(), found[-1].decided)
