"""Carrying out effects, each kind where its rules are; and the words of effects: whom, which, where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.kernel import BrokenOff, ByKind, Decision, agreed, chosen
from engine.mansions.events import Logged, Marked, NothingHappens, Vetoed
from engine.mansions.state import effects as can
from engine.mansions.state.board import breakable
from engine.mansions.state.table import KEEPER
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.kernel import Procedure
    from engine.mansions.state.board import Doing, Steps
    from engine.mansions.state.effects import Effect

CARRIERS: ByKind[Callable[[Doing, Any], Steps]] = ByKind()
carries_out = CARRIERS.register
_SAYS = "mansions/card-ability^effect"
_YOURS = ("you", "space", "room", "others-room", "choose")  # words that need an investigator to be “you”
_OF_KEEPER = ("all", "keeper-chooses")
_OWN = (can.Test, can.May, can.SolvePuzzle, can.DiscardItem, can.DropWeapon)


def carry_out(effects: Iterable[Effect], doing: Doing) -> Steps:
    """One after the other, in the order of the text; the dead resolve nothing of their own."""
    with doing.board.deeper(doing.source or doing.you):
        for effect in effects:
            if isinstance(effect, _OWN) and doing.me is None:
                continue
            yield from CARRIERS.of(effect)(doing, effect)


def whom(doing: Doing, word: str) -> Procedure[list[str]]:
    """Which investigators an effect means."""
    names = [each.id for each in doing.now.in_play]
    me = doing.me
    if doing.you == KEEPER and word in _YOURS:
        raise BadSituationError(field="effects.who", value=word, known=", ".join(_OF_KEEPER))
    match word:
        case "you":
            return [me.id] if me else []
        case "all":
            return names
        case "target":
            return [doing.target] if doing.target in names else []
        case "space":
            return [each.id for each in doing.now.at(me.space)] if me else []
        case "room" | "others-room":
            here = doing.now.people_in(doing.now.space(me.space).room) if me else []
            return [each.id for each in here if word == "room" or each.id != doing.you]
        case "choose" | "keeper-chooses":
            if not names:
                return []
            by = doing.you if word == "choose" else KEEPER
            return [(yield from chosen("whom", by, names, _SAYS))]
    doing.now.known_investigator(word)
    return [name for name in names if name == word]


def which_monster(doing: Doing, word: str, among: Iterable[str] | None = None) -> Procedure[str | None]:
    """Which monster an effect means, of those that it can mean."""
    legal = list(among) if among is not None else [each.id for each in doing.now.monsters]
    match word:
        case "this":
            return doing.monster if doing.monster in legal else None
        case "keeper-chooses" | "you-choose":
            if not legal:
                return None
            by = KEEPER if word == "keeper-chooses" else doing.you
            return (yield from chosen("monster", by, legal, _SAYS))
    doing.now.known_monster(word)
    return word if word in legal else None


def which_room(doing: Doing, word: str) -> Procedure[str]:
    if word == "here" and doing.room is not None:
        return doing.room
    if word == "here" and doing.me is not None:
        return doing.now.space(doing.me.space).room
    if word in ("here", "keeper-chooses"):
        rooms = [each.id for each in doing.now.rooms]
        return (yield from chosen("room", KEEPER, rooms, _SAYS))
    return doing.now.room(word).id


@carries_out(can.Log)
def _log(doing: Doing, effect: can.Log) -> Steps:
    text = Logged(text=effect.text, source=doing.source, cites="mansions/card-ability^effect")
    yield from doing.board.happens(text)


@carries_out(can.NoEffect)
def _no_effect(doing: Doing, _: can.NoEffect) -> Steps:
    yield from doing.board.happens(NothingHappens(cites="mansions/kw-no-effect^what"))


@carries_out(can.Mark)
def _mark(doing: Doing, effect: can.Mark) -> Steps:
    yield from doing.board.happens(Marked(name=effect.name, cites="mansions/card-ability^effect"))


@carries_out(can.May)
def _may(doing: Doing, effect: can.May) -> Steps:
    if (yield from agreed("may", doing.you, "mansions/card-ability^effect")):
        yield from carry_out(effect.effects, doing)


@carries_out(can.Choose)
def _choose(doing: Doing, effect: can.Choose) -> Steps:
    by = KEEPER if effect.by == "keeper" else doing.you
    name = yield Decision(
        what="choose",
        by=by,
        options=tuple(each.id for each in effect.options),
        cites="mansions/card-ability^effect",
    )
    taken = next(each for each in effect.options if each.id == name)
    yield from carry_out(taken.effects, doing)


def one_by_one(doing: Doing, word: str, happens: Callable[[str], Steps]) -> Steps:
    """The book names nobody to order them, but gives the Keeper the order of the like."""
    left = yield from whom(doing, word)
    if len(left) > 1:
        yield from doing.board.assumes("keeper-orders-investigators", "mansions/who-decides^house")
    broken: BrokenOff | None = None
    while left:
        who = yield from chosen("each-order", KEEPER, left, "mansions/who-decides^house")
        left.remove(who)
        try:
            if doing.now.is_investigator(who):
                yield from happens(who)
        except BrokenOff as stop:  # the others are not spared by it
            broken = stop
    if broken is not None:
        raise broken


@carries_out(can.Each)
def _each(doing: Doing, effect: can.Each) -> Steps:
    def own(who: str) -> Steps:
        return breakable(doing.board, who, carry_out(effect.effects, doing.but(you=who)))

    yield from one_by_one(doing, effect.who, own)


def no_target(doing: Doing, cites: str) -> Steps:
    """The card finds nothing that it could be used on."""
    yield from doing.board.happens(Vetoed(what="no-target", whom=doing.source or doing.you, cites=cites))
