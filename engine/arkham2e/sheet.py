"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from pydantic import Field, model_validator

from engine.arkham2e.phases.battle import ANCIENT, INVESTIGATORS, REFRESH
from engine.arkham2e.phases.mythos import END
from engine.arkham2e.phases.mythos import STEPS as MYTHOS_STEPS
from engine.arkham2e.phases.spells import judged_spells
from engine.arkham2e.phases.weapons import HANDS
from engine.arkham2e.state.effects import Effects, Modifier, Tested
from engine.arkham2e.state.ids import NAMES, SKY, InvestigatorId, MonsterId
from engine.arkham2e.state.table import STREETS, Investigator, Situation
from engine.kernel.components import Id
from engine.kernel.refusing import require_legal
from engine.kernel.requests import Frozen, Worded
from engine.kernel.sheets import read_model, require_actor, require_one_attempt, require_one_of
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.arkham2e.state.cards import Monster

STEPS = (*MYTHOS_STEPS, END, REFRESH, INVESTIGATORS, ANCIENT)


class Checking(Frozen):
    """A skill check that somebody makes."""

    by: InvestigatorId
    check: Tested
    modifier: Modifier = 0
    difficulty: int = Field(default=1, ge=1, le=20)
    passed: Effects = ()
    failed: Effects = ()


class Facing(Frozen):
    by: InvestigatorId
    monster: MonsterId


class Fighting(Facing):
    """`use`: weapons and spells, for the odds."""

    horror_checked: bool = False
    use: tuple[Id, ...] | None = None


class Casting(Frozen):
    by: InvestigatorId
    spell: Id


class Trading(Worded):
    by: InvestigatorId
    other: InvestigatorId = Field(alias="with")


class Resolving(Frozen):
    """Effects that somebody carries out, as if a card said so."""

    by: InvestigatorId
    effects: Effects = Field(min_length=1)
    source: Id | None = None


class Happening(Resolving):
    """One of several things at the same moment."""

    id: Id


class Attempt(Frozen):
    """Exactly one of these: a check, a fight, a move, an encounter, effects, or a stretch of the turn."""

    check: Checking | None = None
    face: Facing | None = None
    evade: Facing | None = None
    combat: Fighting | None = None
    cast: Casting | None = None
    movement: InvestigatorId | None = None
    encounter: InvestigatorId | None = None
    other_world: InvestigatorId | None = None
    adjust: InvestigatorId | None = None
    trade: Trading | None = None
    effects: Resolving | None = None
    together: tuple[Happening, ...] | None = None
    step: str | None = None
    phase: Literal["upkeep", "movement", "arkham-encounters", "other-world-encounters", "mythos"] | None = (
        None
    )
    round: bool | None = None
    battle: bool | None = None
    setup: bool | None = None
    rumor: Literal["pass", "fail"] | None = None
    score: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        require_one_attempt(self)
        if self.step is not None:
            require_one_of("attempt.step", self.step, STEPS)
        return self

    @property
    def actors(self) -> tuple[str, ...]:
        """Whose attempt it is, if it is somebody's."""
        one = self.check or self.face or self.evade or self.combat or self.cast or self.trade or self.effects
        simple = self.movement or self.encounter or self.other_world or self.adjust
        together = tuple(each.by for each in self.together or ())
        other = (self.trade.other,) if self.trade else ()
        return (*together, *([one.by] if one else []), *([simple] if simple else []), *other)

    @property
    def actor(self) -> str | None:
        return self.actors[0] if self.actors and not self.together else None

    @property
    def monster(self) -> str | None:
        one = self.face or self.evade or self.combat
        return one.monster if one else None


class Sheet(Frozen):
    situation: Situation
    attempt: Attempt

    @model_validator(mode="after")
    def _known(self) -> Self:
        """Whoever attempts something is in the game; monsters and cards that are named are there."""
        table, tried = self.situation, self.attempt
        people = [each.id for each in table.investigators if each.in_play]
        for actor in tried.actors:
            require_actor(tried, actor, people)
        if tried.monster is not None:
            require_one_of("attempt.monster", tried.monster, [each.id for each in table.monsters])
            _check_together(table.investigator(tried.actors[0]), table.monster(tried.monster))
        if tried.cast:
            caster = table.investigator(tried.cast.by)
            require_legal(
                "attempt.cast.spell", tried.cast.spell, judged_spells(caster), "arkham2e/casting-spells^how"
            )
        if tried.combat and tried.combat.use:
            _check_use(table.investigator(tried.combat.by), tried.combat.use)
        if tried.trade and tried.trade.other == tried.trade.by:
            raise BadSituationError(field="attempt.trade.with", value=tried.trade.other, known="")
        if (tried.battle or tried.step in (REFRESH, INVESTIGATORS, ANCIENT)) and not table.battle:
            raise BadSituationError(field="situation.battle", value="false", known="true")
        if tried.movement:
            _check_somewhere(table.investigator(tried.movement))
        if tried.rumor and table.rumor is None:
            raise BadSituationError(field="situation.rumor", value="", known="rumor")
        return self


def _check_somewhere(who: Investigator) -> None:
    if who.space is None and who.world is None and not who.lost:
        known, cites = "space, world, lost", "arkham2e/movement-phase^kinds"
        raise BadSituationError(field=f"investigators.{who.id}", value="", known=known, cites=cites)


def _check_together(who: Investigator, monster: Monster) -> None:
    """In the same space, if the sheet tells where the monster is."""
    if monster.space not in (None, who.space):
        known = who.space or who.world or ""
        field, cites = f"monsters.{monster.id}.space", "arkham2e/evading-monsters^when"
        raise BadSituationError(field=field, value=monster.space, known=known, cites=cites)


def _check_use(who: Investigator, use: tuple[str, ...]) -> None:
    """Weapons and spells of one's own, for two hands."""
    for name in use:
        require_one_of("attempt.combat.use", name, [card.id for card in who.cards if card.fights])
    hands = sum(who.card(name).hands for name in use)
    if hands > HANDS:
        cites = "arkham2e/weapon-and-spell-limits^two-hands"
        raise BadSituationError(field="attempt.combat.use", value=str(hands), known=f"0–{HANDS}", cites=cites)


def read(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    return read_model(Sheet, data, NAMES, known=lambda sheet: {"space": places_told_or_not(sheet.situation)})


def places_told_or_not(table: Situation) -> list[str]:
    """The spaces that every Arkham has."""
    stores = [name for store in table.stores for name in (store.space, store.street)]
    special = [table.asylum, table.hospital, table.police_station, table.jail_cell, SKY]
    return [*special, *stores, *STREETS]
