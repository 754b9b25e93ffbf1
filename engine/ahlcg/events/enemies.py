"""What enemies do and what is done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.cards import Enemy
from engine.ahlcg.events.base import Change, Remark
from engine.ahlcg.events.zones import taken

if TYPE_CHECKING:
    from engine.ahlcg.table import Situation


class EnemyDamaged(Change):
    event: Literal["enemy-damaged"] = "enemy-damaged"
    enemy: str
    damage: int
    by: str | None = None

    def after(self, table: Situation) -> Situation:
        enemy = table.enemy(self.enemy)
        return table.with_enemy(enemy.model_copy(update={"hurt": enemy.hurt + self.damage}))


class EnemyEvaded(Change):
    event: Literal["enemy-evaded"] = "enemy-evaded"
    enemy: str
    by: str

    def after(self, table: Situation) -> Situation:
        enemy = table.enemy(self.enemy)
        engaged = (
            () if table.has(enemy, "massive") else tuple(name for name in enemy.engaged if name != self.by)
        )
        return table.with_enemy(enemy.model_copy(update={"ready": False, "engaged": engaged}))


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


class EnemyMoved(Change):
    event: Literal["enemy-moved"] = "enemy-moved"
    enemy: str
    origin: str
    location: str

    def after(self, table: Situation) -> Situation:
        moved = table.enemy(self.enemy).model_copy(update={"location": self.location, "engaged": ()})
        return table.with_enemy(moved)


class EnemyStayed(Remark):
    """A hunter whose way is closed stays where it is."""

    event: Literal["enemy-stayed"] = "enemy-stayed"
    enemy: str
    location: str


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
