"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from pydantic import Field, model_validator

from engine.kernel.requests import Frozen
from engine.kernel.sheets import BadSituationError, read_model, require_one_attempt
from engine.mansions.effects import Effects, Id, Test
from engine.mansions.keeper import KEEPER_STEPS
from engine.mansions.table import KEEPER, Situation

if TYPE_CHECKING:
    from collections.abc import Iterable


class Tested(Test):
    """A test that somebody takes; `combat`: as part of an attack."""

    by: Id
    combat: bool = False


class Meets(Frozen):
    """An investigator's horror or evade test against a monster."""

    by: Id
    monster: Id


class Going(Frozen):
    by: Id
    to: Id


class Attacking(Frozen):
    """`weapon`: a card, or unarmed; asked for if left out."""

    by: Id
    monster: Id
    weapon: Id | None = None


class MonsterAttacking(Frozen):
    monster: Id
    whom: Id | None = None


class Using(Frozen):
    by: Id
    card: Id


class Forcing(Frozen):
    """A monster that moves: where to, one space, or as many as the Keeper may choose."""

    monster: Id
    to: Id | None = None
    spaces: int = Field(default=1, ge=1, le=20)


class Solving(Frozen):
    by: Id
    puzzle: Id


class Resolving(Frozen):
    """Effects that resolve for somebody, or for the Keeper, as if a card said so."""

    by: Id = KEEPER
    effects: Effects = Field(min_length=1)
    source: Id | None = None
    monster: Id | None = None


class Attempt(Frozen):
    """Exactly one of these: a test, a step or action, an attack, a puzzle, effects, a part of the round."""

    test: Tested | None = None
    horror: Meets | None = None
    evade: Meets | None = None
    move: Going | None = None
    run: Going | None = None
    explore: Id | None = None
    drop: Id | None = None
    attack: Attacking | None = None
    cast: Using | None = None
    ability: Using | None = None
    hide: Id | None = None
    leave_hiding: Id | None = None
    barrier: Using | None = None
    burn_corpses: Id | None = None
    escape: Going | None = None
    puzzle: Solving | None = None
    monster_attack: MonsterAttacking | None = None
    monster_move: Forcing | None = None
    mythos: Using | None = None
    keeper_action: Id | None = None
    effects: Resolving | None = None
    turn: Id | None = None
    step: str | None = None
    phase: Literal["investigators", "keeper"] | None = None
    round: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        require_one_attempt(self)
        if self.step is not None and self.step not in KEEPER_STEPS:
            _refuse("attempt.step", self.step, KEEPER_STEPS)
        return self

    @property
    def actor(self) -> str | None:
        """Which investigator attempts it, if one does."""
        one = self.test or self.horror or self.evade or self.move or self.run or self.attack or self.cast
        two = self.ability or self.barrier or self.escape or self.puzzle or self.mythos or self.effects
        simple = self.explore or self.drop or self.hide or self.leave_hiding or self.burn_corpses or self.turn
        either = one or two
        if either is not None:
            return either.by if either.by != KEEPER else None
        return simple

    @property
    def option(self) -> str | None:
        """The step or action it is, as an option of the investigator's turn."""
        for name in ("explore", "drop", "hide", "leave_hiding", "burn_corpses"):
            if getattr(self, name):
                return name.replace("_", "-")
        for name in ("move", "run", "escape"):
            going: Going | None = getattr(self, name)
            if going:
                return f"{name}:{going.to}"
        for name in ("cast", "ability", "barrier"):
            using: Using | None = getattr(self, name)
            if using:
                return f"{name}:{using.card}"
        return f"attack:{self.attack.monster}" if self.attack else None

    @property
    def own_turn(self) -> bool:
        """Whether it can be done in the actor's own turn only."""
        return bool(self.option or self.puzzle or self.mythos or self.evade)

    @property
    def monster(self) -> str | None:
        one = self.horror or self.evade or self.attack or self.monster_attack or self.monster_move
        return one.monster if one else None


class Sheet(Frozen):
    situation: Situation
    attempt: Attempt

    @model_validator(mode="after")
    def _known(self) -> Self:
        """Whoever attempts something is at the table, and so is what it is about."""
        table, tried = self.situation, self.attempt
        people = [each.id for each in table.in_play]
        if tried.turn is not None:
            people = [each.id for each in table.investigators if each.in_play or each.awaits_another]
        if tried.actor is not None and tried.actor not in people:
            _refuse("attempt", tried.actor, people)
        monsters = [each.id for each in table.monsters]
        if tried.monster is not None and tried.monster not in monsters:
            _refuse("attempt", tried.monster, monsters)
        _whose_turn(table, tried)
        if tried.puzzle and tried.puzzle.puzzle not in [each.id for each in table.puzzles]:
            _refuse("attempt.puzzle.puzzle", tried.puzzle.puzzle, [each.id for each in table.puzzles])
        cards = [each.id for each in table.keeper.actions]
        if tried.keeper_action and tried.keeper_action not in cards:
            _refuse("attempt.keeper_action", tried.keeper_action, cards)
        return self


def _whose_turn(table: Situation, tried: Attempt) -> None:
    """Steps, actions and Mythos cards belong to the investigator's own turn."""
    of = table.turn.of
    if tried.actor and tried.own_turn and of not in (None, tried.actor):
        _refuse("situation.turn.of", str(of), [tried.actor])


def _refuse(field: str, value: str, known: Iterable[str]) -> None:
    among = list(known)
    raise BadSituationError(field=field, value=value, known=", ".join(among) or "–", among=among)


def read(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    return read_model(Sheet, data)
