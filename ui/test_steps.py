"""Where a reader can stop in a test: each step of the chart, and each decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.events import Reached, TestBegan, TestDecided
from engine.ahlcg.timing import SKILL_TEST
from engine.kernel import Decision
from ui.chart import Step
from ui.stepping import Stepper

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine.ahlcg.sheet import Sheet
    from engine.kernel import Event, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


@dataclass(frozen=True)
class Stop:
    """What has happened by then, and what is to be answered there, if anything."""

    stepper: Stepper  # with the answers given by then
    events: tuple[Event, ...]
    pending: Request | None

    @property
    def _of_test(self) -> tuple[Event, ...]:
        """What has happened in the test under way, or in the last one."""
        began = [place for place, event in enumerate(self.events) if isinstance(event, TestBegan)]
        return self.events[began[-1] :] if began else ()

    @property
    def points(self) -> list[str]:
        """The points of the chart that the test has reached."""
        return [event.point for event in self._of_test if isinstance(event, Reached)]

    @property
    def decided(self) -> TestDecided | None:
        """How the test came out, if that is known."""
        return next((event for event in self._of_test if isinstance(event, TestDecided)), None)


def stops(sheet: Sheet, answers: list[str]) -> list[Stop]:
    """All stops in order. Raises IllegalAnswerError where an answer does not fit.

    The cards that somebody commits are decided at one stop, though the engine asks for one after another.
    """
    found: list[Stop] = []
    told = 0
    before: Request | None = None
    for given in range(len(answers) + 1):
        stepper = Stepper(sheet, answers[:given])
        played = stepper.play()
        steps = [place for place, event in enumerate(played.events) if isinstance(event, Reached)]
        # The test begins with its first step: they are one stop.
        found += [Stop(stepper, played.events[:place], None) for place in steps if place > max(told, 1)]
        if not same_commit(before, played.pending):
            found.append(Stop(stepper, played.events, played.pending))
        told, before = len(played.events), played.pending
        if played.pending is None:
            break
    return found


def same_commit(before: Request | None, now: Request | None) -> bool:
    """Whether somebody who has just been asked for a card to commit is asked for the next one."""
    return (
        isinstance(before, Decision)
        and isinstance(now, Decision)
        and (now.what, now.by) == ("commit", before.by)
        and before.what == "commit"
    )


def committing(stepper: Stepper, cards: Collection[str]) -> tuple[str, ...]:
    """The answers by which whoever is asked to commit commits these cards and no others of that hand.

    What may not be committed together is left out.
    """
    ahead = Stepper(stepper.sheet, list(stepper.answers))
    first = pending = ahead.play().pending
    while same_commit(first, pending):
        assert pending is not None
        done, *offered = pending.options
        ahead.answers.append(next((card for card in offered if card in cards), done))
        pending = ahead.play().pending
    return tuple(ahead.answers[len(stepper.answers) :])


def passing(stepper: Stepper) -> dict[str, bool]:
    """Which tokens would pass the test if nothing more were done; those that only may are left out."""
    ahead = Stepper(stepper.sheet, list(stepper.answers))
    pending = ahead.play().pending
    while isinstance(pending, Decision):
        ahead.answers.append(pending.options[0])  # "done" and "pass" stand first
        pending = ahead.play().pending
    found: dict[str, bool] = {}
    for token in pending.options if pending else ():
        odds = ahead.outlook(token)
        if odds and odds.success in (0, 1):
            found[token] = odds.success == 1
    return found


def chart_steps(corpus: Corpus, lang: Lang) -> list[Step]:
    """The steps and player windows of a test, by their rules' names."""
    return [Step(point.rule, corpus.find(point.rule, "ahlcg").names[lang]) for point in SKILL_TEST]
