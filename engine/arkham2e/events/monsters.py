"""Monsters: combat, the cup, the board, the Outskirts."""

from typing import Literal

from engine.arkham2e.events.base import Change
from engine.arkham2e.events.people import Own, hands_down
from engine.arkham2e.state.table import Investigator, Situation
from engine.kernel.components import replaced, without
from engine.kernel.events import Remark


class MonsterEvaded(Own):
    event: Literal["monster-evaded"] = "monster-evaded"
    monster: str

    def update(self, who: Investigator) -> dict[str, object]:
        return {"faced": tuple(dict.fromkeys((*who.faced, self.monster)))}


class CombatBegan(Own):
    event: Literal["combat-began"] = "combat-began"
    monster: str

    def update(self, who: Investigator) -> dict[str, object]:
        return {"faced": tuple(dict.fromkeys((*who.faced, self.monster)))}


class FlightBarred(Remark):
    """Nobody flees from a monster in ambush."""

    event: Literal["flight-barred"] = "flight-barred"
    who: str
    monster: str


class CombatEnded(Own):
    event: Literal["combat-ended"] = "combat-ended"
    monster: str
    how: Literal["defeated", "fled", "apart"]

    def update(self, who: Investigator) -> dict[str, object]:
        return hands_down(who)


class MonsterDamages(Remark):
    """The monster deals its damage, or what stands in its place."""

    event: Literal["monster-damages"] = "monster-damages"
    monster: str
    who: str
    damage: int


class MonsterDefeated(Remark):
    event: Literal["monster-defeated"] = "monster-defeated"
    monster: str
    by: str


class TrophyTaken(Change):
    event: Literal["trophy-taken"] = "trophy-taken"
    who: str
    monster: str

    def after(self, table: Situation) -> Situation:
        who, monster = table.investigator(self.who), table.monster(self.monster)
        kept = monster.model_copy(update={"space": None})
        table = table.with_investigator(who.changed(monsters=(*who.monsters, kept)))
        return table.changed(monsters=without(table.monsters, monster.id), met=without(table.met, monster.id))


class MonsterReturned(Change):
    """To the cup, from the board, the Sky, the Outskirts or an encounter."""

    event: Literal["monster-returned"] = "monster-returned"
    monster: str

    def after(self, table: Situation) -> Situation:
        every = (*table.monsters, *table.outskirts, *table.met)
        monster = next(each for each in every if each.id == self.monster)
        return table.changed(
            monsters=without(table.monsters, monster.id),
            outskirts=without(table.outskirts, monster.id),
            met=without(table.met, monster.id),
            cup=(*table.cup, monster.model_copy(update={"space": None})),
        )


class MonsterPlaced(Change):
    """From the cup to a space of Arkham."""

    event: Literal["monster-placed"] = "monster-placed"
    monster: str
    space: str

    def after(self, table: Situation) -> Situation:
        monster = next(each for each in table.cup if each.id == self.monster)
        placed = monster.model_copy(update={"space": self.space})
        return table.changed(cup=without(table.cup, monster.id), monsters=(*table.monsters, placed))


class MonsterToOutskirts(Change):
    event: Literal["monster-to-outskirts"] = "monster-to-outskirts"
    monster: str

    def after(self, table: Situation) -> Situation:
        monster = next(each for each in table.cup if each.id == self.monster)
        return table.changed(cup=without(table.cup, monster.id), outskirts=(*table.outskirts, monster))


class MonsterMet(Change):
    """Drawn from the cup for an encounter."""

    event: Literal["monster-met"] = "monster-met"
    who: str
    monster: str

    def after(self, table: Situation) -> Situation:
        monster = next(each for each in table.cup if each.id == self.monster)
        return table.changed(cup=without(table.cup, monster.id), met=(*table.met, monster))


class OutskirtsOverflowed(Change):
    """All monsters there go to the cup."""

    event: Literal["outskirts-overflowed"] = "outskirts-overflowed"
    monsters: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        return table.changed(cup=(*table.cup, *table.outskirts), outskirts=())


class MonsterMoved(Change):
    event: Literal["monster-moved"] = "monster-moved"
    monster: str
    origin: str | None
    to: str

    def after(self, table: Situation) -> Situation:
        moved = table.monster(self.monster).model_copy(update={"space": self.to})
        return table.changed(monsters=replaced(table.monsters, moved))


class MonsterStayed(Remark):
    """Its symbol came up, but it does not move."""

    event: Literal["monster-stayed"] = "monster-stayed"
    monster: str
    why: Literal["investigator", "stationary", "closed", "no-arrow", "sky"]


class SurgeBegan(Remark):
    event: Literal["surge-began"] = "surge-began"
    space: str
    monsters: int


class SurgePlanned(Remark):
    """Where the monsters will go, settled before any is drawn."""

    event: Literal["surge-planned"] = "surge-planned"
    spaces: tuple[str, ...]
    outskirts: int
