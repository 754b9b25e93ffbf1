"""Running what a sheet of any game attempts; the house rule where nobody is named to choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.kernel import Decision, Play, play_by, seeded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game import Game
    from engine.kernel import GrimRuling, Request


@dataclass(frozen=True)
class Resolution:
    """How an attempt went, and what the house rule had to settle on the way."""

    sheet: Any
    play: Play[Any]
    grim: tuple[GrimRuling, ...] = ()


def resolve(game: Game, sheet: Any, answers: Iterable[str] = (), seed: int | None = None) -> Resolution:
    """Run with the answers given, then by the seed if there is one; stop where somebody must choose.

    Where the rules name nobody to choose and no answer is given, the house rule chooses: in the card game
    that is the grim rule.
    """
    given = list(answers)
    rulings: list[GrimRuling] = []
    by_seed = seeded(seed) if seed is not None else None
    taken: list[str] = []

    def answer(request: Request) -> str | None:
        if given:
            chosen: str | None = given.pop(0)
        elif isinstance(request, Decision) and request.by is None:
            rulings.append(game.house_rule(sheet, tuple(taken)))
            chosen = rulings[-1].taken
        else:
            chosen = by_seed(request) if by_seed else None
        if chosen is not None:
            taken.append(chosen)
        return chosen

    played = play_by(lambda: game.start(sheet), answer)
    return Resolution(sheet, played, tuple(rulings))
