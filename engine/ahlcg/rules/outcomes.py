"""Carrying out effects: one procedure for each kind, registered where its rules are.

A procedure tells whether the effect resolved in full, for "then". It gets the effect with numbers in place of
what depends on the table, and with ids in place of words for cards.

Where an effect reaches several players who must choose, `decide` has each of them choose, in player order,
before any of it happens.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.ahlcg import events
from engine.ahlcg.state.counting import View, rounded, with_numbers
from engine.ahlcg.state.effects import Choose, DiscardHand, Each, May, Move, Opaque, Search, Then
from engine.ahlcg.state.words import cards, chooses_card, investigators, means_each, possible_cards
from engine.kernel import ByKind, Decision, chosen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.ahlcg.state.board import Doing
    from engine.ahlcg.state.effects import Result
    from engine.kernel import Procedure
    from engine.kernel.requests import Frozen

    ByEach = Choose | May | DiscardHand | Move | Search
    Decider = Callable[[Any, Doing], Procedure[tuple[Frozen, ...]]]
    Carrier = Callable[[Any, Doing], Procedure[bool]]
    Potential = Callable[[Any, Doing], bool]

_BY_EACH = (Choose, May, DiscardHand, Move, Search)  # each of several investigators chooses for themselves
YES, NO = "yes", "no"
_UNKNOWN = ("succeeded-by", "failed-by", "tokens", "this-many", "x")  # before it has happened


class _CarryOut(ByKind["Carrier"]):
    """What the effect does."""

    def __call__(self, effect: Frozen, doing: Doing) -> Procedure[bool]:
        counted = yield from _counted(effect, doing)
        if isinstance(counted, _BY_EACH) and _each_chooses(counted):
            return (yield from _by_each(counted, doing))
        word = getattr(counted, "card", None)
        if not isinstance(word, str) or not chooses_card(word):
            return (yield from self.of(counted)(counted, doing))
        names = yield from cards(word, doing, lambda name: could_change(_on_card(counted, name), doing))
        done = bool(names)
        for name in names:
            one = _on_card(counted, name)
            done = (yield from self.of(one)(one, doing)) and done
        return done


class _Decide(ByKind["Decider"]):
    """The effect with all that its player chooses about it, so that it leaves nothing to choose."""

    def __call__(self, effect: Frozen, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
        if getattr(effect, "investigator", "you") != "you":
            return (effect,)
        counted = yield from _counted(effect, doing)
        return (yield from self.of(counted)(counted, doing))


def _counted(effect: Frozen, doing: Doing) -> Procedure[Frozen]:
    """The effect with numbers; a fraction is rounded up, unless the card says down."""
    view = View(you=doing.you, this=doing.this)
    way = rounded(effect, doing.now, view, doing.moment)
    if way is not None:
        why = "modifiers^round-up" if way == "up" else "golden-rules^card-over-books"
        yield from doing.board.happens(events.Rounded(way=way, cites=f"ahlcg/{why}"))
    return with_numbers(effect, doing.now, view, doing.moment)


def _decided_cards(effect: Frozen, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    word = getattr(effect, "card", None)
    if not isinstance(word, str) or not chooses_card(word):
        return (effect,)
    names = yield from cards(word, doing, lambda name: could_change(_on_card(effect, name), doing))
    return tuple(_on_card(effect, name) for name in names)


def _each_chooses(effect: ByEach) -> bool:
    """Whether each chooses for themselves: not the place to which all move, nor from a shared deck."""
    if isinstance(effect, Move) and not effect.to.startswith("one"):
        return False
    if isinstance(effect, Search) and effect.zone not in ("deck", "discard"):
        return False
    return means_each(effect.investigator)


def _by_each(effect: ByEach, doing: Doing) -> Procedure[bool]:
    """All choose, in player order; then it resolves for all of them."""
    decided: list[tuple[Doing, tuple[Frozen, ...]]] = []
    for name in (yield from investigators(effect.investigator, doing)):
        own = replace(doing, you=name)
        mine = effect.model_copy(update={"investigator": "you"})
        decided.append((own, (yield from decide(mine, own))))
    full = bool(decided)
    for own, results in decided:
        full = bool(results) and (yield from in_full(results, own)) and full
    return full


class _CouldChange(ByKind["Potential"]):
    """Whether the effect has the potential to change the game state; where we cannot tell, it has.

    A card that it would leave as it is cannot be chosen for it.
    """

    def __call__(self, effect: Frozen, doing: Doing) -> bool:
        word = getattr(effect, "card", None)
        if isinstance(word, str) and chooses_card(word):
            return any(self(_on_card(effect, name), doing) for name in possible_cards(word, doing))
        unknown = {
            name: 1
            for name in type(effect).model_fields
            if isinstance(value := getattr(effect, name), Each) and value.of in _UNKNOWN
        }
        effect = effect.model_copy(update=unknown) if unknown else effect
        counted = with_numbers(effect, doing.now, View(you=doing.you, this=doing.this), doing.moment)
        return self.of(counted)(counted, doing)


def _on_card(effect: Frozen, name: str) -> Frozen:
    """The effect on one card, in place of the word for several."""
    return effect.model_copy(update={"card": name})


carry_out = _CarryOut()
decide = _Decide(_decided_cards)
could_change = _CouldChange(lambda _effect, _doing: True)


def any_could_change(results: Sequence[Result], doing: Doing) -> bool:
    return any(could_change(result, doing) for result in results)


def in_full(results: Sequence[Frozen], doing: Doing) -> Procedure[bool]:
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
    own = yield from _chooser(effect, doing)
    return (yield from in_full(effect.results, own)) if (yield from _wanted(effect, own)) else False


@decide.register(May)
def _decide_may(effect: May, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    return (yield from _decided(effect.results, doing)) if (yield from _wanted(effect, doing)) else ()


def _wanted(effect: May, doing: Doing) -> Procedure[bool]:
    if not any_could_change(effect.results, doing):
        return False
    answer = yield Decision(what="may", by=doing.you, options=(NO, YES), cites="ahlcg/may^option")
    return bool(answer == YES)


def _chooser(effect: May | Choose, doing: Doing) -> Procedure[Doing]:
    if effect.investigator == "you":
        return doing
    names = yield from investigators(effect.investigator, doing)
    return replace(doing, you=names[0]) if names else doing


def _decided(results: Sequence[Result], doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    decided: list[Frozen] = []
    for result in results:
        decided += yield from decide(result, doing)
    return tuple(decided)


@carry_out.register(Choose)
def _choose(effect: Choose, doing: Doing) -> Procedure[bool]:
    own = yield from _chooser(effect, doing)
    return (yield from in_full((yield from _option(effect, own)), own))


@decide.register(Choose)
def _decide_option(effect: Choose, doing: Doing) -> Procedure[tuple[Frozen, ...]]:
    return (yield from _decided((yield from _option(effect, doing)), doing))


def _option(effect: Choose, doing: Doing) -> Procedure[tuple[Result, ...]]:
    """With "must", only an option that can change something; without it, any."""
    options = {str(number): option for number, option in enumerate(effect.options, 1)}
    cites = "ahlcg/must^without-must"
    if effect.must:
        able = {name: option for name, option in options.items() if any_could_change(option, doing)}
        options, cites = able or options, "ahlcg/must^must-change"
    return options[(yield from chosen("choose", doing.you, options, cites))]
