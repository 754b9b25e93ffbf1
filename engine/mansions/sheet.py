"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from pydantic import Field, model_validator

from engine.kernel.requests import Frozen
from engine.kernel.sheets import read_model, require_actor, require_one_attempt
from engine.mansions.phases.keeper import KEEPER_STEPS
from engine.mansions.state.effects import Effects, Test
from engine.mansions.state.ids import (
    KEEPER,
    NAMES,
    ActionId,
    Id,
    InvestigatorId,
    MonsterId,
    PuzzleId,
    SideId,
    SpaceId,
)
from engine.mansions.state.table import Situation
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping


class Tested(Test):
    """A test that somebody takes; `combat`: as part of an attack."""

    by: InvestigatorId
    combat: bool = False


class Meets(Frozen):
    """An investigator's horror or evade test against a monster."""

    by: InvestigatorId
    monster: MonsterId


class Going(Frozen):
    by: InvestigatorId
    to: Id


class Attacking(Frozen):
    """`weapon`: a card, or unarmed; asked for if left out."""

    by: InvestigatorId
    monster: MonsterId
    weapon: Id | None = None


class MonsterAttacking(Frozen):
    monster: MonsterId
    whom: InvestigatorId | None = None


class Using(Frozen):
    by: InvestigatorId
    card: Id


class Forcing(Frozen):
    """A monster that moves: where to, one space, or as many as the Keeper may choose."""

    monster: MonsterId
    to: SpaceId | None = None
    spaces: int = Field(default=1, ge=1, le=20)


class Solving(Frozen):
    by: InvestigatorId
    puzzle: PuzzleId


class Resolving(Frozen):
    """Effects that resolve for somebody, or for the Keeper, as if a card said so."""

    by: SideId = KEEPER
    effects: Effects = Field(min_length=1)
    source: Id | None = None
    monster: MonsterId | None = None


class Attempt(Frozen):
    """Exactly one of these: a test, a step or action, an attack, a puzzle, effects, a part of the round."""

    test: Tested | None = None
    horror: Meets | None = None
    evade: Meets | None = None
    move: Going | None = None
    run: Going | None = None
    explore: InvestigatorId | None = None
    drop: InvestigatorId | None = None
    attack: Attacking | None = None
    cast: Using | None = None
    ability: Using | None = None
    hide: InvestigatorId | None = None
    leave_hiding: InvestigatorId | None = None
    barrier: Using | None = None
    burn_corpses: InvestigatorId | None = None
    escape: Going | None = None
    puzzle: Solving | None = None
    monster_attack: MonsterAttacking | None = None
    monster_move: Forcing | None = None
    mythos: Using | None = None
    keeper_action: ActionId | None = None
    effects: Resolving | None = None
    turn: InvestigatorId | None = None
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
        if tried.actor is not None:
            require_actor(tried, tried.actor, people, _why_gone(table, tried.actor))
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
        cites = "mansions/mythos-timing-windows^never-keeper" if tried.mythos else "mansions/keeper-turn^then"
        _refuse(
            "situation.turn.of",
            str(of),
            [tried.actor],
            cites if of == KEEPER else "mansions/turn-order^whole",
        )


def _why_gone(table: Situation, who: str) -> str | None:
    """The statement by which somebody at the table takes no more part."""
    found = next((each for each in table.investigators if each.id == who), None)
    return "mansions/escape^no-turns" if found and found.fate == "escaped" else None


def _refuse(field: str, value: str, known: Iterable[str], cites: str | None = None) -> None:
    among = list(known)
    raise BadSituationError(field=field, value=value, known=", ".join(among) or "–", among=among, cites=cites)


def read(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    return read_model(Sheet, data, NAMES, known=_gone)


def _gone(sheet: Sheet) -> Mapping[str, Collection[str]]:
    """Whom a sheet may name though they are no longer there."""
    table = sheet.situation
    return {"investigator": table.dead, "monster": table.killed}
