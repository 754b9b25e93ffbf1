"""Lasting and delayed effects: made by an ability, over at their own time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import DelayedSet, LastingBegan, LastingEnded
from engine.ahlcg.rules.outcomes import carry_out, could_change
from engine.ahlcg.state import effects
from engine.ahlcg.state.cards import Ability
from engine.ahlcg.state.table import Lasting
from engine.ahlcg.state.words import cards, enemies, investigators, locations
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Doing, Steps
    from engine.kernel import Procedure


def expire_before_turn(board: Board, who: str) -> Steps:
    """What somebody made to last until their next turn is over as that begins."""
    count = sum(
        each.until == "your-next-turn" and (each.by or each.whom) == who for each in board.now.lasting
    )
    if count:
        ended = LastingEnded(until="your-next-turn", by=who, count=count, cites="ahlcg/lasting-effects^ends")
        yield from board.happens(ended)


def expire(board: Board, until: effects.Period) -> Steps:
    """What lasts until then is over, and the limits of that time begin anew."""
    count = sum(each.until == until for each in board.now.lasting)
    uses = any(each.per == until for each in board.now.uses)
    if count or uses:
        why = "step-4.6^expire" if until == "round" else "lasting-effects^before-end-abilities"
        yield from board.happens(LastingEnded(until=until, count=count, cites=f"ahlcg/{why}"))


@carry_out.register(effects.Modify)
def _modify(effect: effects.Modify, doing: Doing) -> Procedure[bool]:
    """Only on those who are there as it is made; until your next turn, through the turns of others too."""
    why = "duration" if effect.until == "your-next-turn" else "definition"
    for whom in (yield from _whom(effect.whom, doing)):
        lasting = Lasting(
            whom=whom, value=effect.value, add=effect.add, until=effect.until, by=_whose(effect.until, doing)
        )
        yield from doing.board.happens(LastingBegan(lasting=lasting, cites=f"ahlcg/lasting-effects^{why}"))
    return True


@carry_out.register(effects.Forbid)
def _forbid(effect: effects.Forbid, doing: Doing) -> Procedure[bool]:
    for whom in (yield from _whom(effect.whom, doing)):
        lasting = Lasting(whom=whom, value=effect.what, until=effect.until, by=_whose(effect.until, doing))
        yield from doing.board.happens(LastingBegan(lasting=lasting, cites="ahlcg/cannot^absolute"))
    return True


@carry_out.register(effects.Slots)
@carry_out.register(effects.AddCost)
def _while_in_play(effect: effects.Slots | effects.AddCost, _doing: Doing) -> Procedure[bool]:
    """They hold as long as their card is in play, by a constant ability; nothing that is done once."""
    raise BadSituationError(field="result", value=effect.result, known="at: constant")


def _whose(until: effects.Period, doing: Doing) -> str | None:
    return doing.you if until == "your-next-turn" else None


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
    now = doing.now
    others = (*now.cards_in_play(), *now.locations, *now.investigators, *now.agendas, *now.acts)
    found = (yield from enemies(effect.card, doing)) or [each.id for each in others if each.id == name]
    for card in found:
        lasting = Lasting(whom=card, value="blank", until=effect.until, by=_whose(effect.until, doing))
        yield from doing.board.happens(LastingBegan(lasting=lasting, cites="ahlcg/blank^what"))
    return bool(found)


def _whom(word: str, doing: Doing) -> Procedure[list[str]]:
    found = yield from investigators(word, doing)
    if not found:
        found = yield from enemies(word, doing)
    if not found:
        found = yield from locations(word, doing)
    return found or (yield from cards(word, doing))


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
