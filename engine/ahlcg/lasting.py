"""Lasting and delayed effects: made by an ability, over at their own time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg import effects
from engine.ahlcg.cards import Ability
from engine.ahlcg.engagement import settle
from engine.ahlcg.events import DelayedSet, LastingBegan, LastingEnded
from engine.ahlcg.outcomes import carry_out, could_change
from engine.ahlcg.table import Lasting
from engine.ahlcg.words import enemies, investigators, locations

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Doing, Steps
    from engine.kernel import Procedure


def expire(board: Board, until: effects.Period) -> Steps:
    """What lasts until then is over, and the limits of that time begin anew."""
    count = sum(each.until == until for each in board.now.lasting)
    uses = any(each.per == until for each in board.now.uses)
    if count or uses:
        why = "step-4.6^expire" if until == "round" else "lasting-effects^before-end-abilities"
        ended = LastingEnded(until=until, count=count, cites=f"ahlcg/{why}")
        yield from keywords_return(board, board.happens(ended))


def keywords_return(board: Board, ending: Procedure[object]) -> Steps:
    """What ends may be a blank text box: an enemy with its keywords back may stand or engage otherwise."""
    blank = {each.whom for each in board.now.lasting if each.value == "blank"}
    yield from ending
    if any(not board.now.is_blank(name) for name in blank):
        yield from settle(board)


@carry_out.register(effects.Modify)
def _modify(effect: effects.Modify, doing: Doing) -> Procedure[bool]:
    """Only on those who are there as it is made."""
    for whom in (yield from _whom(effect.whom, doing)):
        lasting = Lasting(whom=whom, value=effect.value, add=effect.add, until=effect.until)
        yield from doing.board.happens(
            LastingBegan(lasting=lasting, cites="ahlcg/lasting-effects^definition")
        )
    return True


@carry_out.register(effects.Forbid)
def _forbid(effect: effects.Forbid, doing: Doing) -> Procedure[bool]:
    for whom in (yield from _whom(effect.whom, doing)):
        lasting = Lasting(whom=whom, value=effect.what, until=effect.until)
        yield from doing.board.happens(LastingBegan(lasting=lasting, cites="ahlcg/cannot^absolute"))
    return True


@could_change.register(effects.Modify)
@could_change.register(effects.Forbid)
def _within(effect: effects.Modify | effects.Forbid, doing: Doing) -> bool:
    """What lasts to the end of a test or turn can only be started within one."""
    match effect.until:
        case "test":
            return doing.now.test is not None
        case "turn":
            return doing.now.active is not None
    return True


@carry_out.register(effects.Blank)
def _blank(effect: effects.Blank, doing: Doing) -> Procedure[bool]:
    name = doing.this if effect.card == "this" else effect.card
    found = (yield from enemies(effect.card, doing)) or [name or ""]
    for card in found:
        lasting = Lasting(whom=card, value="blank", until=effect.until)
        yield from doing.board.happens(LastingBegan(lasting=lasting, cites="ahlcg/blank^what"))
    return True


def _whom(word: str, doing: Doing) -> Procedure[list[str]]:
    found = yield from investigators(word, doing)
    if not found:
        found = yield from enemies(word, doing)
    if not found:
        found = yield from locations(word, doing)
    return found


@carry_out.register(effects.Delay)
def _delay(effect: effects.Delay, doing: Doing) -> Procedure[bool]:
    """It resolves at its moment by itself, like a forced ability, on what is there then."""
    number = 1 + len(doing.now.delayed)
    ability = Ability(
        id=f"delayed-{number}",
        owner=doing.you,
        at=effect.at,
        forced=True,
        results=effect.results,
        card=doing.this,
    )
    yield from doing.board.happens(DelayedSet(ability=ability, cites="ahlcg/delayed-effects^definition"))
    return True
