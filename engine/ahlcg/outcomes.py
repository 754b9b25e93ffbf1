"""Carrying out effects: one procedure for each kind, registered where its rules are.

A procedure tells whether the effect resolved in full, for "then". It gets the effect with numbers in place of
what depends on the table, and with ids in place of words for cards.
"""

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.ahlcg import events
from engine.ahlcg.counting import View, with_numbers
from engine.ahlcg.effects import Choose, Each, May, Opaque, Then
from engine.ahlcg.words import cards, chooses_card, possible_cards
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.ahlcg.board import Doing
    from engine.ahlcg.effects import Result
    from engine.kernel import Procedure
    from engine.kernel.requests import Frozen

YES, NO = "yes", "no"
Told = TypeVar("Told")
Registered = TypeVar("Registered", bound="Callable[..., object]")
_UNKNOWN = ("succeeded-by", "failed-by", "tokens", "this-many", "x")  # before it has happened


class _ByKind(Generic[Told]):
    """What is registered for each kind of effect."""

    def __init__(self, otherwise: Callable[[Frozen, Doing], Told]) -> None:
        self.told = singledispatch(otherwise)

    def register(self, kind: type[Frozen]) -> Callable[[Registered], Registered]:
        def add(procedure: Registered) -> Registered:
            self.told.register(kind, procedure)  # type: ignore[arg-type]
            return procedure

        return add


class _CarryOut(_ByKind["Procedure[bool]"]):
    """What the effect does."""

    def __call__(self, effect: Frozen, doing: Doing) -> Procedure[bool]:
        counted = with_numbers(effect, doing.now, View(you=doing.you, this=doing.this), doing.moment)
        word = getattr(counted, "card", None)
        if not isinstance(word, str) or not chooses_card(word):
            return (yield from self.told(counted, doing))
        names = yield from cards(word, doing)
        done = bool(names)
        for name in names:
            done = (yield from self.told(counted.model_copy(update={"card": name}), doing)) and done
        return done


class _CouldChange(_ByKind[bool]):
    """Whether the effect has the potential to change the game state; where we cannot tell, it has."""

    def __call__(self, effect: Frozen, doing: Doing) -> bool:
        word = getattr(effect, "card", None)
        if isinstance(word, str) and chooses_card(word):
            return bool(possible_cards(word, doing))
        unknown = {
            name: 1
            for name in type(effect).model_fields
            if isinstance(value := getattr(effect, name), Each) and value.of in _UNKNOWN
        }
        effect = effect.model_copy(update=unknown) if unknown else effect
        counted = with_numbers(effect, doing.now, View(you=doing.you, this=doing.this), doing.moment)
        return self.told(counted, doing)


def _unknown_kind(effect: Frozen, _doing: Doing) -> Procedure[bool]:
    raise NotImplementedError(effect)


carry_out = _CarryOut(_unknown_kind)
could_change = _CouldChange(lambda _effect, _doing: True)


def any_could_change(results: Sequence[Result], doing: Doing) -> bool:
    return any(could_change(result, doing) for result in results)


def in_full(results: Sequence[Result], doing: Doing) -> Procedure[bool]:
    """One after another, as they are written; whether all of them resolved in full."""
    resolved = True
    for result in results:
        if not doing.now.is_investigator(doing.you) and doing.now.investigators:
            return False
        resolved = (yield from carry_out(result, doing)) and resolved
    return resolved


@carry_out.register(Opaque)
def _opaque(effect: Opaque, doing: Doing) -> Procedure[bool]:
    yield from doing.board.happens(events.Opaque(text=effect.text, cites="ahlcg/effects^card-effect"))
    return True


@carry_out.register(Then)
def _then(effect: Then, doing: Doing) -> Procedure[bool]:
    """The second part has priority over whatever else follows from the first."""
    first = yield from in_full(effect.first, doing)
    if first:
        yield from in_full(effect.second, doing)
    return first


@could_change.register(Then)
def _(effect: Then, doing: Doing) -> bool:
    return any_could_change(effect.first, doing)


@carry_out.register(May)
def _may(effect: May, doing: Doing) -> Procedure[bool]:
    if not any_could_change(effect.results, doing):
        return False
    chosen = yield Decision(what="may", by=doing.you, options=(NO, YES), cites="ahlcg/may^option")
    return (yield from in_full(effect.results, doing)) if chosen == YES else False


@carry_out.register(Choose)
def _choose(effect: Choose, doing: Doing) -> Procedure[bool]:
    """With "must", only an option that can change something; without it, any."""
    options = {str(number): option for number, option in enumerate(effect.options, 1)}
    cites = "ahlcg/must^without-must"
    if effect.must:
        able = {name: option for name, option in options.items() if any_could_change(option, doing)}
        options, cites = able or options, "ahlcg/must^must-change"
    chosen = next(iter(options))
    if len(options) > 1:
        chosen = yield Decision(what="choose", by=doing.you, options=tuple(options), cites=cites)
    return (yield from in_full(options[chosen], doing))
