"""What a procedure asks again and again: a choice, a yes or no, one of several at random, a die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.refusing import NOTHING
from engine.kernel.requests import Chance, Decision

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.kernel.components import Thing
    from engine.kernel.refusing import Refusals
    from engine.kernel.requests import Procedure


def chosen(
    what: str, by: str | None, options: Iterable[str], cites: str, refusals: Refusals = NOTHING
) -> Procedure[str]:
    """A choice; with one option there is nothing to ask."""
    legal = tuple(dict.fromkeys(options))
    if len(legal) == 1:
        return legal[0]
    return (yield Decision(what=what, by=by, options=legal, cites=cites, refusals=refusals))


def agreed(what: str, by: str, cites: str) -> Procedure[bool]:
    return (yield Decision(what=what, by=by, options=("yes", "no"), cites=cites)) == "yes"


def drawn(what: str, things: Sequence[Thing], cites: str, *, ordered: bool = False) -> Procedure[Thing]:
    """One at random; the first, where the order is known."""
    if ordered or len(things) == 1:
        return things[0]
    name = yield Chance(what=what, outcomes={each.id: 1 for each in things}, cites=cites)
    return next(each for each in things if each.id == name)


def die(cites: str, what: str = "die", sides: int = 6) -> Procedure[int]:
    """The face that it shows."""
    faces = {str(face): 1 for face in range(1, sides + 1)}
    return int((yield Chance(what=what, outcomes=faces, cites=cites)))
