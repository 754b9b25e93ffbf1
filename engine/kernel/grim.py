"""The grim rule: where the rules name nobody to choose, the worst option for the players is taken.

Each option is played out. Its harm is a tuple of numbers, the gravest kind first, compared in that order.
Chance counts by its expectation; a later choice that somebody makes is made as well as it can be; a later one
that nobody makes is grim again.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from engine.kernel.boards import GameOver
from engine.kernel.exploring import Branching, Ending, explore
from engine.kernel.requests import Chance, Decision, Event, State

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.kernel.boards import Board
    from engine.kernel.playing import Start
    from engine.kernel.requests import Procedure, Request

    Harm = tuple[Fraction, ...]
    Harmful = Callable[[State], tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class GrimRuling:
    """The option taken, and the comparison that led to it."""

    decision: Decision
    taken: str
    harms: dict[str, Harm]

    @property
    def settled(self) -> bool:
        """Whether one option was worse than the rest; if not, any of them would do."""
        return list(self.harms.values()).count(self.harms[self.taken]) == 1


@dataclass(frozen=True, slots=True)
class Foresight:
    """How far the options are played out.

    `until` tells, of what comes next and of the answers given since the decision, whether the comparison is
    made there. `coarser` puts a simpler chance in place of one that lies ahead, by all that has happened till
    then. `ends`: what stops everything.
    """

    until: Callable[[Event | Request, int], bool]
    coarser: Callable[[Chance, Sequence[Event]], Chance] = lambda chance, _: chance
    ends: tuple[type[Exception], ...] = (GameOver,)


def foreseen(
    board: Board[State], steps: Procedure[None], answers: int, foresight: Foresight
) -> Procedure[State]:
    """The steps, but after the decision that follows so many answers only as far as is foreseen."""
    given, told = 0, list[Event]()
    with suppress(StopIteration, *foresight.ends):
        item = next(steps)
        while given <= answers or not foresight.until(item, given - answers):
            if isinstance(item, Event):
                told.append(item)
                yield item
                item = next(steps)
                continue
            if isinstance(item, Chance) and given > answers:
                item = foresight.coarser(item, told)
            answer = yield item
            given += 1
            item = steps.send(answer)
    return board.now


def rule_grimly(start: Start[State], answers: tuple[str, ...], harmful: Harmful[State]) -> GrimRuling:
    """Settle the decision that waits after these answers. Only for one that nobody is named to make."""
    tree = explore(start, answers)
    assert isinstance(tree, Branching)
    assert isinstance(tree.request, Decision)
    assert tree.request.by is None, "a decision with a decider is never grim"
    harms = {option: _harm(branch, harmful) for option, branch in tree.branches.items()}
    return GrimRuling(tree.request, max(harms, key=lambda option: harms[option]), harms)


def _harm(tree: Branching[State] | Ending[State], harmful: Harmful[State]) -> Harm:
    if isinstance(tree, Ending):
        return tuple(Fraction(each) for each in harmful(tree.end))
    harms = {option: _harm(branch, harmful) for option, branch in tree.branches.items()}
    if isinstance(tree.request, Chance):
        return _expected(tree.request, harms)
    return min(harms.values()) if tree.request.by else max(harms.values())


def _expected(chance: Chance, harms: dict[str, Harm]) -> Harm:
    weighed = [[weight * each for each in harms[outcome]] for outcome, weight in chance.outcomes.items()]
    return tuple(sum(column, Fraction(0)) / chance.total for column in zip(*weighed, strict=True))
