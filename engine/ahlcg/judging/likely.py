"""How a description is played out: what it says is chosen; else nothing optional, the first of several."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.ahlcg.front import house_rule
from engine.ahlcg.phases.chaos import is_number
from engine.kernel import Chance
from engine.kernel.forks import NOT_TAKEN
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.sheet import Sheet
    from engine.kernel import GrimRuling, Request

_MOST_STEPS = 400


class Wish(Frozen):
    """An option that is said to be taken, where it is offered; with `what`, only in such decisions."""

    option: str
    what: tuple[str, ...] = ()


ORDERS = ("attack-order", "hunter-order", "massive-order", "reaction-order", "forced-order", "next-turn")


@dataclass
class Likely:
    """Answers as the description gives them; else nothing optional, the first of several, the likeliest."""

    sheet: Sheet
    wishes: Sequence[Wish]
    tokens: list[str]
    given: Sequence[str] = ()  # the tokens, as they were given
    first: Sequence[str] = ()  # answers to the first requests, whatever they are
    taken: list[str] = field(default_factory=list)
    asked: list[tuple[Request, str, bool]] = field(default_factory=list)
    grim: list[GrimRuling] = field(default_factory=list)

    def __call__(self, request: Request) -> str | None:
        if len(self.taken) > _MOST_STEPS:
            return None
        asked = len(self.taken)
        if asked < len(self.first) and self.first[asked] in request.options:
            chosen, assumed = self.first[asked], False
        else:
            chosen, assumed = self._choose(request)
        self.taken.append(chosen)
        self.asked.append((request, chosen, assumed))
        return chosen

    def _choose(self, request: Request) -> tuple[str, bool]:
        options = request.options
        if isinstance(request, Chance):
            for token in list(self.tokens):
                if token in options:
                    self.tokens.remove(token)
                    return token, False
            return max(request.outcomes, key=lambda each: (request.outcomes[each], _plain(each))), True
        if request.by is None:
            ruling = house_rule(self.sheet, tuple(self.taken))
            self.grim.append(ruling)
            return ruling.taken, False
        for wish in self.wishes:
            if wish.option in options and (not wish.what or request.what in wish.what):
                return wish.option, False
        return next((each for each in NOT_TAKEN if each in options), options[0]), True


def _plain(token: str) -> int:
    """Of tokens equally likely the plainest, so that the example is not a strange one."""
    return -abs(int(token)) if is_number(token) else -9
