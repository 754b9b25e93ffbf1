"""If and unless, repetition, and what takes effect by itself as soon as something is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg import effects
from engine.ahlcg.board import Doing
from engine.ahlcg.counting import View, met
from engine.ahlcg.outcomes import any_could_change, carry_out, could_change, in_full

if TYPE_CHECKING:
    from engine.ahlcg.board import Board, Steps
    from engine.ahlcg.cards import Ability
    from engine.kernel import Procedure

_OF_THE_TEST = frozenset(["succeeded-by", "failed-by", "tokens", "only-engaged"])


def _so(effect: effects.If, doing: Doing) -> bool:
    return met(effect.all, doing.now, View(you=doing.you, this=doing.this), doing.moment)


@carry_out.register(effects.If)
def _if(effect: effects.If, doing: Doing) -> Procedure[bool]:
    return (yield from in_full(effect.then if _so(effect, doing) else effect.otherwise, doing))


@could_change.register(effects.If)
def _(effect: effects.If, doing: Doing) -> bool:
    """What depends on a test that is not decided may come to either."""
    if any(each.of in _OF_THE_TEST for each in effect.all):
        return any_could_change((*effect.then, *effect.otherwise), doing)
    return any_could_change(effect.then if _so(effect, doing) else effect.otherwise, doing)


@carry_out.register(effects.Unless)
def _unless(effect: effects.Unless, doing: Doing) -> Procedure[bool]:
    """The other only where the first could change nothing."""
    able = any_could_change(effect.first, doing)
    return (yield from in_full(effect.first if able else effect.otherwise, doing))


@carry_out.register(effects.Repeat)
def _repeat(effect: effects.Repeat, doing: Doing) -> Procedure[bool]:
    full = True
    for _ in range(effect.times):
        full = (yield from in_full(effect.results, doing)) and full
    return full


@could_change.register(effects.Repeat)
def _(effect: effects.Repeat, doing: Doing) -> bool:
    return effect.times > 0 and any_could_change(effect.results, doing)


def settle_state(board: Board) -> Steps:
    """Constant abilities that do something as soon as something is so: an empty card is discarded."""
    for ability in list(board.now.abilities_in_play()):
        blank = ability.card is not None and board.now.is_blank(ability.card)
        if ability.at in ("constant", "state") and board.now.investigators and not blank:
            doing = Doing(board, _whose(board, ability), ability)
            for result in ability.results:
                if isinstance(result, effects.If) and _so(result, doing):
                    yield from in_full(result.then, doing)


def _whose(board: Board, ability: Ability) -> str:
    owner = ability.owner
    return owner if owner and board.now.is_investigator(owner) else board.now.lead.id
