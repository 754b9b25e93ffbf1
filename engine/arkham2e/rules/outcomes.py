"""Carrying out effects, each kind where its rules are; and the words of effects: whom, how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.arkham2e.events import DieRolled, Logged
from engine.arkham2e.state import effects as can
from engine.arkham2e.state.board import breakable
from engine.arkham2e.state.ids import WHO
from engine.kernel import BrokenOff, ByKind, Decision, agreed, chosen, die
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.arkham2e.state.board import Board, Doing, Steps
    from engine.arkham2e.state.effects import Amount, Effect

POINTS, BESIDES = "points", "besides"
CARRIERS: ByKind[Callable[[Doing, Any], Steps]] = ByKind()
carries_out = CARRIERS.register


def carry_out(effects: Iterable[Effect], doing: Doing) -> Steps:
    """One after the other, in the order of the text."""
    with doing.board.deeper(doing.source or doing.you):
        for effect in effects:
            yield from CARRIERS.of(effect)(doing, effect)


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
            return _here(doing, order)
        case "arkham":
            return [name for name in order if doing.now.investigator(name).in_arkham]
        case "streets":
            return [name for name in order if doing.now.is_street(doing.now.investigator(name).space)]
        case "other-worlds":
            return [name for name in order if doing.now.investigator(name).world]
    return [name for name in order if name == _named(doing, word)]


def _named(doing: Doing, word: str) -> str:
    people = [each.id for each in (*doing.now.investigators, *doing.now.unused)]
    if word not in people:
        raise BadSituationError(field="who", value=word, known=", ".join((*WHO, *people)))
    return word


def _here(doing: Doing, order: list[str]) -> list[str]:
    """In the same space of Arkham or the same area of an Other World."""
    if doing.you not in order:
        return []
    place = (doing.space or doing.me.space, doing.me.world, doing.me.area)
    others = [doing.now.investigator(name) for name in order]
    return [each.id for each in others if not each.lost and (each.space, each.world, each.area) == place]


def for_each(doing: Doing, word: str, act: Callable[[str], Steps]) -> Steps:
    """For everybody whom an effect means, even if it stops what one of them is doing."""
    yield from _all_of(act(who) for who in whom(doing, word))


def _all_of(parts: Iterable[Steps]) -> Steps:
    """One after the other; what one of them stops stops after the last."""
    stopped: BrokenOff | None = None
    for part in parts:
        try:
            yield from part
        except BrokenOff as broken:
            stopped = stopped or broken
    if stopped is not None:
        raise stopped


def at_one_moment(board: Board, parts: dict[str, Callable[[], Steps]], *, matters: bool) -> Steps:
    """Parts of one loss: all of them happen; where their order matters, the players settle it."""
    order = list(parts)
    if matters:
        cites = "arkham2e/timing-conflicts^first-player"
        first = yield from chosen("order", board.now.first, order, cites)
        order.sort(key=lambda name: name != first)
    yield from _all_of(parts[name]() for name in order)


@carries_out(can.Log)
def _log(doing: Doing, effect: can.Log) -> Steps:
    logged = Logged(text=effect.text, source=doing.source, cites=doing.text)
    yield from doing.board.happens(logged)


@carries_out(can.May)
def _may(doing: Doing, effect: can.May) -> Steps:
    if (yield from agreed("may", doing.you, doing.text)):
        yield from carry_out(effect.effects, doing)


@carries_out(can.Choose)
def _choose(doing: Doing, effect: can.Choose) -> Steps:
    name = yield Decision(
        what="choose",
        by=doing.you,
        options=tuple(each.id for each in effect.options),
        cites=doing.text,
    )
    taken = next(each for each in effect.options if each.id == name)
    yield from carry_out(taken.effects, doing)


@carries_out(can.Each)
def _each(doing: Doing, effect: can.Each) -> Steps:
    def own(who: str) -> Steps:
        if doing.now.is_in_play(who):
            text = carry_out(effect.effects, doing.but(you=who, space=None))
            yield from breakable(doing.board, who, text)

    yield from for_each(doing, effect.who, own)


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
