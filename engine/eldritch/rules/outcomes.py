"""Carrying out effects, each kind where its rules are; and the words of effects: whom, how much."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.eldritch.events import Logged, Vetoed
from engine.eldritch.rules.prices import payable
from engine.eldritch.state import effects as can
from engine.eldritch.state.board import breakable
from engine.kernel import ByKind, Decision, agreed, chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from engine.eldritch.state.board import Doing, Steps
    from engine.eldritch.state.effects import Amount, Effect
    from engine.kernel import Procedure

CARRIERS: ByKind[Callable[[Doing, Any], Steps]] = ByKind()
carries_out = CARRIERS.register


def carry_out(effects: Iterable[Effect], doing: Doing) -> Steps:
    """One after the other, in the order of the text; the defeated resolve nothing of their own."""
    for effect in effects:
        if isinstance(effect, _OWN) and not doing.me.standing:
            continue
        with doing.board.deeper(doing.source or effect.effect):
            yield from CARRIERS.of(effect)(doing, effect)


_OWN = (can.Test, can.Roll, can.Choose, can.May, can.Unless, can.Spend, can.Ambush, can.Flip)


def amount(doing: Doing, given: Amount, whose: str | None = None) -> int:
    """Half of what each has, rounded up."""
    who = doing.now.investigator(whose or doing.you)
    match given:
        case "successes":
            return doing.result
        case "half-health":
            return (who.health + 1) // 2
        case "half-sanity":
            return (who.sanity + 1) // 2
        case "half-clues":
            return (len(who.clues) + 1) // 2
    return int(given)


def whom(doing: Doing, word: str) -> Procedure[list[str]]:
    """Whom an effect means; the defeated are no investigators. "Investigators" includes the user."""
    everybody = [
        each
        for name in doing.now.clockwise()
        for each in doing.now.in_play
        if each.id == name and each.standing
    ]
    names = [each.id for each in everybody]
    match word:
        case "you":
            return [doing.you] if doing.you in names else []
        case "all":
            return names
        case "others":
            return [name for name in names if name != doing.you]
        case "here":
            return [each.id for each in everybody if each.space == doing.here]
        case "others-here":
            return [each.id for each in everybody if each.space == doing.here and each.id != doing.you]
        case "lead":
            return [name for name in names if name == doing.now.lead]
        case "choose" | "choose-other":
            options = [name for name in names if word == "choose" or name != doing.you]
            if not options:
                return []
            return [(yield from chosen("whom", doing.you, options, "eldritch/faq-or-may-unless^choice"))]
    return [name for name in names if name == word]


@carries_out(can.Log)
def _log(doing: Doing, effect: can.Log) -> Steps:
    text = Logged(text=effect.text, source=doing.source, cites="eldritch/golden-rules^component")
    yield from doing.board.happens(text)


@carries_out(can.May)
def _may(doing: Doing, effect: can.May) -> Steps:
    if _gives_copy(doing, effect.effects):
        yield from doing.board.happens(
            Vetoed(what="copy", whom=doing.you, cites="eldritch/conditions^no-choice")
        )
    elif (yield from agreed("may", doing.you, "eldritch/faq-or-may-unless^may")):
        yield from carry_out(effect.effects, doing.but(chosen="may"))


@carries_out(can.Choose)
def _choose(doing: Doing, effect: can.Choose) -> Steps:
    """One of the options that can be chosen: no copy of a Condition, no price that cannot be paid."""
    legal = [each for each in effect.options if _open_to(doing, each.effects)]
    if not legal:
        copy = any(_gives_copy(doing, each.effects) for each in effect.options)
        cites = "eldritch/conditions^no-choice" if copy else "eldritch/spend^have"
        yield from doing.board.happens(Vetoed(what="copy" if copy else "pay", whom=doing.you, cites=cites))
        return
    name = yield Decision(
        what="choose",
        by=doing.you,
        options=tuple(each.id for each in legal),
        cites="eldritch/faq-or-may-unless^or",
    )
    taken = next(each for each in legal if each.id == name)
    choice = "or" if len(legal) > 1 else None
    yield from carry_out(taken.effects, doing.but(chosen=choice, pays=_price(taken.effects)))


def _price(effects: Sequence[Effect]) -> can.Spend | None:
    """What an option begins with spending is its price."""
    return effects[0] if effects and isinstance(effects[0], can.Spend) else None


def _open_to(doing: Doing, effects: Sequence[Effect]) -> bool:
    price = _price(effects)
    return not _gives_copy(doing, effects) and (price is None or payable(doing.me, price))


def _gives_copy(doing: Doing, effects: Iterable[Effect]) -> bool:
    """Whether an effect would give the chooser a Condition that they have."""
    return any(
        isinstance(each, can.Gain)
        and each.what == "condition"
        and each.who == "you"
        and each.name is not None
        and doing.me.has(each.name)
        for each in effects
    )


@carries_out(can.Unless)
def _unless(doing: Doing, effect: can.Unless) -> Steps:
    """You may resolve what follows the word; otherwise you must resolve what precedes it."""
    if _open_to(doing, effect.instead) and (
        yield from agreed("unless", doing.you, "eldritch/faq-or-may-unless^unless")
    ):
        yield from carry_out(effect.instead, doing.but(chosen="may", pays=_price(effect.instead)))
    else:
        yield from carry_out(effect.do, doing.but(chosen=None))


def next_of(doing: Doing, left: list[str]) -> Procedure[str]:
    """Of several who resolve the same thing at the same moment, the active player says who is next."""
    who = yield from chosen("each-order", doing.board.active_player, left, "eldritch/conflicts^order")
    left.remove(who)
    return who


@carries_out(can.Each)
def _each(doing: Doing, effect: can.Each) -> Steps:
    left = yield from whom(doing, effect.who)
    while left := [who for who in left if doing.now.is_investigator(who)]:
        who = yield from next_of(doing, left)
        mine = carry_out(effect.effects, doing.but(you=who, space=None))
        yield from breakable(doing.board, who, mine)


@carries_out(can.Part)
def _part(doing: Doing, effect: can.Part) -> Steps:
    doing.board.passed = effect.part == "pass"
    yield from ()
