"""A ruling: how a situation goes, who decides what and where each choice leads, and the answer to a question.

The main line takes what the description says is chosen, otherwise nothing optional and the first of several.
From each decision on it the other options are played out too, so that the ruling can say whether they matter.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg import events
from engine.ahlcg.front import start
from engine.ahlcg.judging.likely import Likely
from engine.ahlcg.judging.question import Question
from engine.ahlcg.judging.verdict import Verdict, answer_to
from engine.kernel import Choice, Event, Fork, Play, play_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.judging.likely import Wish
    from engine.ahlcg.sheet import Sheet
    from engine.ahlcg.state.table import Situation
    from engine.kernel import GrimRuling, Request

_MOST_FORKS = 60


@dataclass(frozen=True)
class Ruling:
    sheet: Sheet
    question: Question
    play: Play[Situation]
    choices: tuple[Choice[Situation], ...]
    grim: tuple[GrimRuling, ...]
    verdict: Verdict
    forbidden: bool = False  # a statement forbids the attempt itself

    @property
    def cites(self) -> list[str]:
        """Every statement cited, in order, once: of the answer first."""
        told = [event.cites for event in self.play.events if not isinstance(event, events.Reached)]
        return list(dict.fromkeys((*self.verdict.cites, *(c.request.cites for c in self.choices), *told)))


def rule_on(
    sheet: Sheet,
    question: Question | None = None,
    wishes: Sequence[Wish] = (),
    tokens: Sequence[str] = (),
    answers: Sequence[str] = (),
    *,
    forks: bool = True,
) -> Ruling:
    """Play the sheet out, try the other options, and answer the question."""
    question = question or Question(asks="order")
    policy = Likely(sheet, wishes, list(tokens), tokens, answers)
    played = play_by(lambda: start(sheet), policy)
    trying = forks or question.asks == "may"
    choices = _choices(sheet, played, policy, wishes, tokens, _MOST_FORKS if trying else 0)
    verdict = answer_to(sheet, question, played, choices, policy, wishes)
    return Ruling(sheet, question, played, choices, tuple(policy.grim), verdict)


def not_allowed(sheet: Sheet, question: Question, cites: str) -> Ruling:
    """Nothing happens: a statement forbids the attempt itself."""
    nothing: Play[Situation] = Play((), (), None, sheet.situation)
    return Ruling(sheet, question, nothing, (), (), Verdict("may", "no", cites=(cites,)), forbidden=True)


def _choices(
    sheet: Sheet,
    played: Play[Situation],
    policy: Likely,
    wishes: Sequence[Wish],
    tokens: Sequence[str],
    budget: int,
) -> tuple[Choice[Situation], ...]:
    """Each decision with its other options played out, as far as that stays small."""
    found: list[Choice[Situation]] = []
    places = _asked_after(sheet, policy.taken)
    for number, (request, taken, assumed) in enumerate(policy.asked):
        before = tuple(policy.taken[:number])
        others = [option for option in request.options if option != taken]
        forks: dict[str, Fork[Situation]] = {}
        if len(others) <= min(budget, 12):
            budget -= len(others)
            forks = {o: _fork(sheet, (*before, o), played, wishes, tokens) for o in others}
        at = places[number]
        found.append(Choice(at, request, taken, forks, assumed))
    return tuple(found)


def _asked_after(sheet: Sheet, answers: Sequence[str]) -> list[int]:
    """How many events stand before each request."""
    places: list[int] = []
    script, told = iter(answers), 0
    procedure = start(sheet)
    with suppress(StopIteration):
        request = next(procedure)
        while True:
            if isinstance(request, Event):
                told += 1
                request = next(procedure)
            else:
                places.append(told)
                request = procedure.send(next(script))
    return places


def _fork(
    sheet: Sheet,
    answers: tuple[str, ...],
    main: Play[Situation],
    wishes: Sequence[Wish],
    tokens: Sequence[str],
) -> Fork[Situation]:
    policy = Likely(sheet, wishes, list(tokens))
    script = iter(answers)

    def answer(request: Request) -> str | None:
        given = next(script, None)
        if given is None:
            return policy(request)
        policy.taken.append(given)
        return given

    played = play_by(lambda: start(sheet), answer)
    missing = tuple(event for event in main.events if event not in played.events)
    extra = tuple(event for event in played.events if event not in main.events)
    return Fork(played, played.end == main.end, missing, extra)
