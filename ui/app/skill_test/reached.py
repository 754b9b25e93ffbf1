"""How far a skill test has come: the points of its chart, its result, which tokens would pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import Reached, TestBegan, TestDecided
from engine.ahlcg.timing.steps import SKILL_TEST
from engine.kernel import Decision, play_by
from ui.drawing.chart import Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel import Event, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.stepper import Stepper


def _of_test(events: Sequence[Event]) -> Sequence[Event]:
    """What has happened in the test under way, or in the last one."""
    began = [place for place, event in enumerate(events) if isinstance(event, TestBegan)]
    return events[began[-1] :] if began else ()


def points(events: Sequence[Event]) -> list[str]:
    """The points of the chart that the test has reached."""
    return [event.point for event in _of_test(events) if isinstance(event, Reached)]


def decided(events: Sequence[Event]) -> TestDecided | None:
    """How the test came out, if that is known."""
    return next((event for event in _of_test(events) if isinstance(event, TestDecided)), None)


def passing(stepper: Stepper) -> dict[str, bool]:
    """Which tokens would pass the test if nothing more were done; those that only may are left out."""
    script = iter(stepper.answers)

    def decline(request: Request) -> str | None:
        """\"done\" and \"pass\" stand first."""
        given = next(script, None)
        return given or (request.options[0] if isinstance(request, Decision) else None)

    played = play_by(stepper.start, decline)
    declined = played.answers[len(stepper.answers) :]
    found: dict[str, bool] = {}
    for token in played.pending.options if played.pending else ():
        odds = stepper.odds(*declined, token)
        if odds and odds.success in (0, 1):
            found[token] = odds.success == 1
    return found


def chart_steps(corpus: Corpus, lang: Lang) -> list[Step]:
    """The steps and player windows of a test, by their rules' names."""
    return [Step(point.rule, corpus.find(point.rule, "ahlcg").names[lang]) for point in SKILL_TEST]
