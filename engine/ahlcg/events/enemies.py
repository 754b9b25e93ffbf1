"""What enemies do and what is done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Protocol

from engine.ahlcg.events.base import Change, Remark
from engine.ahlcg.events.zones import laid, taken
from engine.ahlcg.state.cards import Enemy

if TYPE_CHECKING:
    from typing import Self

    from engine.ahlcg.state.table import Situation


class EnemyDamaged(Change):
    event: Literal["enemy-damaged"] = "enemy-damaged"
    enemy: str
    damage: int
    by: str | None = None

    @property
    def harmed(self) -> tuple[str, ...]:
        return (self.enemy,)

    def after(self, table: Situation) -> Situation:
        enemy = table.enemy(self.enemy)
        return table.with_enemy(enemy.model_copy(update={"hurt": enemy.hurt + self.damage}))


class EnemyEvaded(Change):
    event: Literal["enemy-evaded"] = "enemy-evaded"
    enemy: str
    by: str

    def after(self, table: Situation) -> Situation:
        """Nobody is engaged with it any more, whoever has brought that about."""
        enemy = table.enemy(self.enemy)
        return table.with_enemy(enemy.model_copy(update={"ready": False, "engaged": ()}))


class EnemyAttacks(Remark):
    """An attack is made; what it deals follows."""

    event: Literal["enemy-attacks"] = "enemy-attacks"
    enemy: str
    investigator: str
    damage: int
    horror: int


class EnemyEngaged(Change):
    """From then on the two are engaged; the enemy leaves any other engagement at the same moment."""

    event: Literal["enemy-engaged"] = "enemy-engaged"
    enemy: str
    investigator: str

    def after(self, table: Situation) -> Situation:
        enemy, whom = table.enemy(self.enemy), table.investigator(self.investigator)
        return table.with_enemy(enemy.model_copy(update={"engaged": (whom.id,), "location": whom.location}))


class EnemyDisengaged(Change):
    event: Literal["enemy-disengaged"] = "enemy-disengaged"
    enemy: str
    investigator: str

    def after(self, table: Situation) -> Situation:
        enemy = table.enemy(self.enemy)
        left = tuple(name for name in enemy.engaged if name != self.investigator)
        return table.with_enemy(enemy.model_copy(update={"engaged": left}))


class ThreatAreaLeft(Change):
    """An enemy that may not lie in a threat area lies at its location from now on."""

    event: Literal["threat-area-left"] = "threat-area-left"
    enemy: str
    location: str

    def after(self, table: Situation) -> Situation:
        return table.with_enemy(table.enemy(self.enemy).model_copy(update={"engaged": ()}))


class Going(Protocol):
    """A move to a place: straight there, or only along a connection."""

    @property
    def location(self) -> str: ...

    @property
    def straight(self) -> bool: ...


def reaches(table: Situation, at: str, move: Going) -> bool:
    """Whether a move can still be made by one who is there by now."""
    connected = table.is_location(at) and move.location in table.location(at).connects
    return at != move.location and (move.straight or connected)


class EnemyFollowed(Change):
    """An engaged enemy moves along with its investigator, and stays engaged."""

    event: Literal["enemy-followed"] = "enemy-followed"
    enemy: str
    investigator: str
    origin: str
    location: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "enemy-moved")

    def after(self, table: Situation) -> Situation:
        moved = table.enemy(self.enemy).model_copy(update={"location": self.location})
        return table.with_enemy(moved)


class EnemyMoved(Change):
    event: Literal["enemy-moved"] = "enemy-moved"
    enemy: str
    origin: str
    location: str
    straight: bool = True  # straight to it; else only along a connection

    def still(self, table: Situation) -> Self | None:
        there = super().still(table)
        at = table.enemy(self.enemy).location if there else None
        return self.model_copy(update={"origin": at}) if at and reaches(table, at, self) else None

    def after(self, table: Situation) -> Situation:
        moved = table.enemy(self.enemy).model_copy(update={"location": self.location, "engaged": ()})
        return table.with_enemy(moved)


class EnemyStayed(Remark):
    """An enemy whose way is closed stays where it is."""

    event: Literal["enemy-stayed"] = "enemy-stayed"
    enemy: str
    location: str


class AttackBarred(Remark):
    """An enemy would attack somebody whom it cannot attack."""

    event: Literal["attack-barred"] = "attack-barred"
    enemy: str
    investigator: str


class EnemyNotSpawned(Change):
    """An enemy that cannot spawn is discarded."""

    event: Literal["enemy-not-spawned"] = "enemy-not-spawned"
    card: str
    by: str

    def after(self, table: Situation) -> Situation:
        waiting = (*table.resolving, *table.set_aside)
        card = next((card for card in waiting if card.id == self.card), None)
        return laid(taken(table, self.card), card, "discard") if card else table


class EnemySpawned(Change):
    """An enemy enters play at a location, unengaged as yet."""

    event: Literal["enemy-spawned"] = "enemy-spawned"
    enemy: Enemy
    location: str
    by: str | None = None

    def after(self, table: Situation) -> Situation:
        spawned = self.enemy.model_copy(update={"location": self.location})
        table = taken(table, self.enemy.id)
        return table.model_copy(update={"enemies": (*table.enemies, spawned)})


class EnemyDefeated(Remark):
    event: Literal["enemy-defeated"] = "enemy-defeated"
    enemy: str
    location: str | None = None
    by: str | None = None
