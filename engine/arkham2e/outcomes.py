"""Carrying out effects, each kind where its rules are; and the words of effects: whom, how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from engine.arkham2e import effects as can
from engine.arkham2e.board import agreed, breakable, die
from engine.arkham2e.events import DieRolled, Logged
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.arkham2e.board import Doing, Steps
    from engine.arkham2e.effects import Amount, Effect

Carrier = TypeVar("Carrier", bound="Callable[[Doing, Any], Steps]")
_CARRIERS: dict[type, Callable[[Doing, Any], Steps]] = {}


def carries_out(kind: type) -> Callable[[Carrier], Carrier]:
    def register(carrier: Carrier) -> Carrier:
        _CARRIERS[kind] = carrier
        return carrier

    return register


def carry_out(effects: Iterable[Effect], doing: Doing) -> Steps:
    """One after the other, in the order of the text."""
    for effect in effects:
        yield from _CARRIERS[type(effect)](doing, effect)


def amount(doing: Doing, given: Amount, of: int) -> int:
    """`all` and `half` are of what there is; half is rounded down."""
    match given:
        case "successes":
            return doing.successes
        case "all":
            return of
        case "half":
            return of // 2
    return int(given)


def whom(doing: Doing, word: str) -> list[str]:
    """Whom an effect means, in the order of play."""
    order = doing.now.in_order()
    match word:
        case "you":
            return [doing.you] if doing.you in order else []
        case "all":
            return order
        case "others":
            return [name for name in order if name != doing.you]
        case "here":
            space = doing.space or doing.me.space
            return [name for name in order if doing.now.investigator(name).space == space]
        case "arkham":
            return [name for name in order if doing.now.investigator(name).in_arkham]
        case "streets":
            return [name for name in order if doing.now.is_street(doing.now.investigator(name).space)]
        case "other-worlds":
            return [name for name in order if doing.now.investigator(name).world]
    return [name for name in order if name == word]


@carries_out(can.Log)
def _log(doing: Doing, effect: can.Log) -> Steps:
    logged = Logged(text=effect.text, source=doing.source, cites="arkham2e/encounter-no-gate^read")
    yield from doing.board.happens(logged)


@carries_out(can.May)
def _may(doing: Doing, effect: can.May) -> Steps:
    if (yield from agreed("may", doing.you, "arkham2e/encounter-no-gate^read")):
        yield from carry_out(effect.effects, doing)


@carries_out(can.Choose)
def _choose(doing: Doing, effect: can.Choose) -> Steps:
    name = yield Decision(
        what="choose",
        by=doing.you,
        options=tuple(each.id for each in effect.options),
        cites="arkham2e/encounter-no-gate^read",
    )
    taken = next(each for each in effect.options if each.id == name)
    yield from carry_out(taken.effects, doing)


@carries_out(can.Each)
def _each(doing: Doing, effect: can.Each) -> Steps:
    for who in whom(doing, effect.who):
        if doing.now.is_in_play(who):
            own = carry_out(effect.effects, doing.but(you=who, space=None))
            yield from breakable(doing.board, who, own)


@carries_out(can.Roll)
def _roll(doing: Doing, effect: can.Roll) -> Steps:
    yield from roll_for(doing, effect.results, "arkham2e/dice^use")


def roll_for(doing: Doing, results: Iterable[can.Face], cites: str) -> Steps:
    """A die, and what its face does."""
    face = yield from die(cites)
    yield from doing.board.happens(DieRolled(by=doing.you, face=face, cites=cites))
    for result in results:
        if face in result.faces:
            yield from carry_out(result.effects, doing)
