"""Run a procedure with answers from a script, a seed or any policy."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from engine.kernel.requests import Chance, Decision, Event, Procedure, Request, State
from engine.kernel.telling import Said, asked
from rules_graph.errors import IllegalAnswerError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Start = Callable[[], Procedure[State]]
    Policy = Callable[[Request], str | None]  # None: leave it pending


@dataclass(frozen=True, slots=True)
class Play(Generic[State]):
    """How a procedure went: what happened, what was answered, and what it waits for or how it ended."""

    events: tuple[Event, ...]
    answers: tuple[str, ...]
    pending: Request | None
    end: State | None


def play(start: Start[State], answers: Iterable[str] = ()) -> Play[State]:
    """Run until the answers are used up or the procedure ends. The same answers always give the same play."""
    script = iter(answers)
    return play_by(start, lambda _: next(script, None))


def play_by(start: Start[State], policy: Policy) -> Play[State]:
    """Run with a policy that answers each request, until it has no answer or the procedure ends."""
    procedure = start()
    events: list[Event] = []
    answers: list[str] = []
    try:
        request = next(procedure)
        while True:
            if isinstance(request, Event):
                events.append(request)
                request = next(procedure)
                continue
            answer = policy(request)
            if answer is None:
                return Play(tuple(events), tuple(answers), request, None)
            answers.append(_legal(request, answer))
            request = procedure.send(answer)
    except StopIteration as ended:
        return Play(tuple(events), tuple(answers), None, ended.value)


def _legal(request: Request, answer: str) -> str:
    if answer not in request.options:
        raise illegal(request, answer)
    return answer


def illegal(request: Request, answer: str) -> IllegalAnswerError:
    """Why an answer cannot be: it is none of the options; and what forbids it, where the rules know it."""
    what = Said(f"what-{request.what}", otherwise=asked(request))
    cites = request.refusals.found().get(answer) if isinstance(request, Decision) else None
    return IllegalAnswerError(answer=answer, what=what, options=", ".join(request.options), cites=cites)


def seeded(seed: int, answers: Iterable[str] = ()) -> Policy:
    """Answers from the script first; then chance by weight and choices evenly, the same for the same seed."""
    script = iter(answers)
    dice = random.Random(seed)

    def answer(request: Request) -> str:
        given = next(script, None)
        if given is not None:
            return given
        weights = list(request.outcomes.values()) if isinstance(request, Chance) else None
        return dice.choices(request.options, weights)[0]

    return answer
