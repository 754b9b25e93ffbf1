"""Walking through a round: a sheet, the answers so far, and how many of the events the reader has seen."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from engine.ahlcg.events import Reached
from engine.ahlcg.outlook import table_after
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.timing import ROUND
from engine.ahlcg.writing import sheet_as_data
from engine.kernel.sheets import BadSituationError
from ui import sheet_text
from ui.address import BadAddressError, pack, unpack
from ui.chart import Step
from ui.stepping import EXAMPLE_ROUND, Stepper
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.table import Situation
    from engine.kernel import Event, Play, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

PHASE = {point.rule: point.phase for point in ROUND}
PHASES = tuple(dict.fromkeys(PHASE.values()))
_NAMED = re.compile(r"\b(Roland|Daisy|Study|Hall|Attic|Ghoul|Agenda|Act|Rat|Cold draught)\b")
_STRETCHES = ("round", "phase", "turn", "step")


def example_text(lang: Lang) -> str:
    """The example's sheet without its comment, with names in the reader's language."""
    lines = EXAMPLE_ROUND.read_text(encoding="utf-8").splitlines(keepends=True)
    text = "".join(line for line in lines if not line.startswith("#"))
    return _NAMED.sub(lambda name: say(lang, f"roundpage-named-{name[0].lower().replace(' ', '-')}"), text)


def read_text(text: str) -> Walk:
    """The start of a round from a sheet that somebody pasted; or further on, if it was saved with answers."""
    data = sheet_text.read_text(text)
    sheet = _of_a_round(data)
    answers = data.get("answers")
    walk = Walk(sheet, tuple(map(str, answers))) if isinstance(answers, list) else Walk(sheet, (), 0)
    return walk.on()


def _of_a_round(data: Any) -> Sheet:
    """What the sheet attempts, if that is no part of a round, gives way to a round."""
    if not isinstance(data, dict) or "situation" not in data:
        raise BadSituationError(field="sheet", value="", known="situation, attempt")
    tried = data.get("attempt")
    stretch = isinstance(tried, dict) and any(name in tried for name in _STRETCHES)
    return read_sheet({"situation": data["situation"], "attempt": tried if stretch else {"round": True}})


@dataclass(frozen=True)
class Walk:
    """Where a reader is in a round. `shown` is None where everything that has happened is shown."""

    sheet: Sheet
    answers: tuple[str, ...] = ()
    shown: int | None = None

    @classmethod
    def example(cls, lang: Lang) -> Walk:
        return read_text(example_text(lang))

    def again(self) -> Self:
        """From the first step."""
        return replace(self, answers=(), shown=0).on()

    @classmethod
    def from_address(cls, word: str) -> Self:
        """What a permalink holds. Raises BadAddressError, BadSituationError or IllegalAnswerError."""
        match unpack(word):
            case {"sheet": dict(data), "answers": list(given), **more} if all(
                isinstance(answer, str) for answer in given
            ):
                shown = more.get("shown")
                walk = cls(_of_a_round(data), tuple(given), shown if isinstance(shown, int) else None)
                count = len(walk.play.events)
                return replace(walk, shown=min(max(shown, 0), count)) if isinstance(shown, int) else walk
        raise BadAddressError(address=word[:24])

    def address(self) -> str:
        data = {"sheet": sheet_as_data(self.sheet), "answers": list(self.answers)}
        return pack(data if self.waits else {**data, "shown": self.shown})

    @property
    def stepper(self) -> Stepper:
        return Stepper(self.sheet, list(self.answers), whole=True)

    @cached_property
    def play(self) -> Play[Situation]:
        return self.stepper.play()

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What has happened, as far as it is shown."""
        return self.play.events[: self.shown]

    @property
    def waits(self) -> bool:
        """Whether all is shown: what comes next must be decided, or there is nothing more."""
        return len(self.events) == len(self.play.events)

    @property
    def pending(self) -> Request | None:
        return self.play.pending if self.waits else None

    @property
    def table(self) -> Situation:
        return table_after(self.sheet.situation, self.events)

    @property
    def reached(self) -> list[str]:
        """The steps and windows of the round reached so far, the current one last."""
        return [each.point for each in self.events if isinstance(each, Reached) and each.point in PHASE]

    @property
    def done(self) -> list[str]:
        """Those that lie before the current one: an investigator's turn starts its steps anew."""
        order = list(PHASE)
        return [point for point in self.reached if order.index(point) < order.index(self.reached[-1])]

    @property
    def inner(self) -> Reached | None:
        """The step of a skill test, of an encounter draw or the like that play stands in."""
        last = next((event for event in reversed(self.events) if isinstance(event, Reached)), None)
        return None if last is None or _of_the_chart(last) else last

    @cached_property
    def before_answer(self) -> int:
        """How many events there were when the last answer was given."""
        return len(replace(self, answers=self.answers[:-1]).play.events) if self.answers else 0

    @property
    def just(self) -> tuple[Event, ...]:
        """What has happened since the last step of the chart, or since the last answer."""
        cuts = [place for place, event in enumerate(self.events) if _of_the_chart(event)]
        if self.before_answer < len(self.events):
            cuts.append(self.before_answer)
        return self.events[max(cuts, default=0) :]

    def on(self) -> Self:
        """To the next step or window, or to the next decision."""
        steps = enumerate(self.play.events)
        stops = (place for place, event in steps if place > len(self.events) and _of_the_chart(event))
        return replace(self, shown=next(stops, None))

    def to_decision(self) -> Self:
        return replace(self, shown=None)

    def back(self) -> Self:
        """To the stop before; an answer is taken back where nothing is left that followed from it."""
        stops = [place for place, event in enumerate(self.events) if place and _of_the_chart(event)]
        last = max(stops, default=0)
        if self.answers and last <= self.before_answer:
            return replace(self, answers=self.answers[:-1], shown=None)
        return replace(self, shown=last) if last else self.again()

    def answer(self, text: str) -> Self:
        """Raises IllegalAnswerError."""
        told = len(self.play.events)
        return replace(self, answers=(*self.answers, text), shown=told).on()

    def draw(self) -> Self:
        """Let chance answer."""
        return self.answer(self.stepper.draw(random.randrange(2**32)))


def _of_the_chart(event: Event) -> bool:
    return isinstance(event, Reached) and event.point in PHASE


def phase_steps(corpus: Corpus, phase: str, lang: Lang) -> list[Step]:
    """The steps and windows of a phase, by their rules' names."""
    return [
        Step(point.rule, corpus.find(point.rule, "ahlcg").names[lang])
        for point in ROUND
        if point.phase == phase
    ]
