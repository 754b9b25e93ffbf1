"""If and unless, repetition, and what takes effect by itself as soon as something is so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.rules.outcomes import any_could_change, carry_out, could_change, in_full
from engine.ahlcg.state import effects
from engine.ahlcg.state.board import Doing
from engine.ahlcg.state.counting import View, lacks_place, met

if TYPE_CHECKING:
    from engine.ahlcg.state.board import Board, Due, Steps
    from engine.ahlcg.state.cards import Ability
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure

_OF_THE_TEST = frozenset(["succeeded-by", "failed-by", "tokens", "only-engaged"])
_ABSENT = "absent-place"


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


def by_itself(table: Situation) -> list[Ability]:
    """Abilities that do something as soon as something is so: an empty card is discarded, an act advances."""
    return [
        ability
        for ability in table.abilities_in_play()
        if ability.at in ("constant", "state")
        and any(isinstance(each, effects.If) for each in ability.results)
    ]


def demanded(board: Board) -> Due:
    """Those for which it is so, and to some effect."""
    if not board.shifting:
        return {}
    return {ability.id: True for ability in by_itself(board.now) if any(_met(board, ability))}


def do_demanded(board: Board, name: str) -> Steps:
    for ability in by_itself(board.now):
        if ability.id == name:
            doing = Doing(board, _whose(board, ability), ability)
            for result in _met(board, ability):
                yield from in_full(result.then, doing)


def absent(board: Board) -> Due:
    """An objective that is not met only because its location is not in play: a reading, told once."""
    if not board.shifting or _ABSENT in board.assumed:
        return {}
    return {_ABSENT: True} if any(_lacks_place(board, each) for each in by_itself(board.now)) else {}


def tell_absent(board: Board, reading: str) -> Steps:
    yield from board.assumes(reading, "ahlcg/ability^affects-in-play")


def _lacks_place(board: Board, ability: Ability) -> bool:
    view = View(you=_whose(board, ability), this=ability.card)
    asked = (each.all for each in ability.results if isinstance(each, effects.If))
    return ability.at == "state" and any(lacks_place(each, board.now, view) for each in asked)


def _met(board: Board, ability: Ability) -> list[effects.If]:
    doing = Doing(board, _whose(board, ability), ability)
    found = [each for each in ability.results if isinstance(each, effects.If) and _so(each, doing)]
    return [each for each in found if any_could_change(each.then, doing)]


def _whose(board: Board, ability: Ability) -> str:
    owner = ability.owner
    return owner if owner and board.now.is_investigator(owner) else board.now.lead.id
