"""Doom, the Omen, Gates, Clues, Monsters and other tokens."""

from typing import Literal

from engine.eldritch.events.base import Change
from engine.eldritch.state.cards import EldritchToken, Monster, RumorToken
from engine.eldritch.state.table import Situation
from engine.kernel.components import without
from engine.kernel.events import Remark


class DoomAdvanced(Change):
    event: Literal["doom-advanced"] = "doom-advanced"
    by: int
    to: int

    def after(self, table: Situation) -> Situation:
        return table.changed(doom=self.to)


class DoomRetreated(DoomAdvanced):
    event: Literal["doom-retreated"] = "doom-retreated"  # type: ignore[assignment]


class DoomWhileAwake(Remark):
    """Doom advances after the awakening: what that does stands on the sheet."""

    event: Literal["doom-while-awake"] = "doom-while-awake"
    by: int


class AncientOneAwakens(Change):
    event: Literal["ancient-one-awakens"] = "ancient-one-awakens"
    name: str

    def after(self, table: Situation) -> Situation:
        return table.changed(ancient_one=table.ancient_one.model_copy(update={"awake": True}))


class OmenAdvanced(Change):
    event: Literal["omen-advanced"] = "omen-advanced"
    origin: str
    to: str

    def after(self, table: Situation) -> Situation:
        return table.changed(omen=self.to)


class GateSpawned(Change):
    event: Literal["gate-spawned"] = "gate-spawned"
    gate: str
    space: str
    symbol: str

    def after(self, table: Situation) -> Situation:
        gate = next(each for each in table.gate_stack if each.id == self.gate)
        stack = without(table.gate_stack, gate.id)
        bottom = tuple(name for name in table.gate_bottom if name != gate.id)
        return table.changed(gates=(*table.gates, gate), gate_stack=stack, gate_top=None, gate_bottom=bottom)


class GateClosed(Change):
    event: Literal["gate-closed"] = "gate-closed"
    gate: str
    by: str

    def after(self, table: Situation) -> Situation:
        gate = next(each for each in table.gates if each.id == self.gate)
        return table.changed(gates=without(table.gates, gate.id), gate_discard=(*table.gate_discard, gate))


class Renewed(Change):
    """The pile of discarded Gates or Clues, mixed, becomes the new stack or pool."""

    event: Literal["renewed"] = "renewed"
    what: Literal["gate-stack", "clue-pool"]
    count: int

    def after(self, table: Situation) -> Situation:
        if self.what == "gate-stack":
            stack = (*table.gate_stack, *table.gate_discard)
            return table.changed(
                gate_stack=stack, gate_discard=(), gate_stack_shuffled=True, gate_top=None, gate_bottom=()
            )
        return table.changed(clue_pool=(*table.clue_pool, *table.clue_discard), clue_discard=())


class GatesSeen(Change):
    """The topmost Gates of the stack are looked at and put back: one on top, the others at the bottom."""

    event: Literal["gates-seen"] = "gates-seen"
    by: str
    gates: tuple[str, ...]
    top: str

    def after(self, table: Situation) -> Situation:
        seen = {each.id: each for each in table.gate_stack if each.id in self.gates}
        rest = without(table.gate_stack, *self.gates)
        below = tuple(gate for name, gate in seen.items() if name != self.top)
        kept = tuple(name for name in table.gate_bottom if name not in self.gates)
        bottom = (*kept, *(gate.id for gate in below))
        stack = (seen[self.top], *rest, *below)
        return table.changed(gate_stack=stack, gate_top=self.top, gate_bottom=bottom)


class ClueSpawned(Change):
    event: Literal["clue-spawned"] = "clue-spawned"
    clue: str
    space: str

    def after(self, table: Situation) -> Situation:
        clue = next(each for each in table.clue_pool if each.id == self.clue)
        placed = clue.model_copy(update={"at": self.space})
        return table.changed(clues=(*table.clues, placed), clue_pool=without(table.clue_pool, clue.id))


class ClueRemoved(Change):
    """From the board, or from the pool for a random space, onto the pile."""

    event: Literal["clue-removed"] = "clue-removed"
    clue: str

    def after(self, table: Situation) -> Situation:
        clue = next(each for each in (*table.clues, *table.clue_pool) if each.id == self.clue)
        return table.changed(
            clues=without(table.clues, clue.id),
            clue_pool=without(table.clue_pool, clue.id),
            clue_discard=(*table.clue_discard, clue.model_copy(update={"at": None})),
        )


class NothingSpawns(Remark):
    """None left: of Clues, or of Monsters."""

    event: Literal["nothing-spawns"] = "nothing-spawns"
    what: Literal["clue", "monster", "gate"]


class MonsterSpawned(Change):
    event: Literal["monster-spawned"] = "monster-spawned"
    monster: str
    space: str
    source: str | None = None

    def after(self, table: Situation) -> Situation:
        table, monster = monster_taken(table, self.monster)
        placed = monster.model_copy(update={"space": self.space, "lost": 0, "spawned_by": self.source})
        return table.changed(monsters=(*table.monsters, placed))


def monster_taken(table: Situation, name: str) -> tuple[Situation, Monster]:
    """Out of the cup, from aside or out of the box."""
    monster = next(each for each in (*table.cup, *table.set_aside, *table.box) if each.id == name)
    return (
        table.changed(
            cup=without(table.cup, name),
            set_aside=without(table.set_aside, name),
            box=without(table.box, name),
        ),
        monster,
    )


class MonsterMoved(Change):
    event: Literal["monster-moved"] = "monster-moved"
    monster: str
    origin: str
    space: str

    def after(self, table: Situation) -> Situation:
        return table.with_monster(table.monster(self.monster).model_copy(update={"space": self.space}))


class MonsterLost(Change):
    """Health tokens onto the Monster."""

    event: Literal["monster-lost"] = "monster-lost"
    monster: str
    health: int

    def after(self, table: Situation) -> Situation:
        if table.ambusher and table.ambusher.id == self.monster:
            hurt = table.ambusher.model_copy(update={"lost": table.ambusher.lost + self.health})
            return table.changed(ambushers=(*table.ambushers[:-1], hurt))
        monster = table.monster(self.monster)
        return table.with_monster(monster.model_copy(update={"lost": monster.lost + self.health}))


class MonsterDefeated(Remark):
    event: Literal["monster-defeated"] = "monster-defeated"
    monster: str
    by: str | None


class MonsterReturned(Change):
    """Off the board: into the cup, aside again, or into the game box."""

    event: Literal["monster-returned"] = "monster-returned"
    monster: str
    where: Literal["cup", "set-aside", "box"]

    def after(self, table: Situation) -> Situation:
        if table.ambusher and table.ambusher.id == self.monster:
            monster = table.ambusher
            table = table.changed(ambushers=table.ambushers[:-1])
        else:
            monster = table.monster(self.monster)
            table = table.changed(monsters=without(table.monsters, monster.id))
        clean = monster.model_copy(update={"space": None, "lost": 0, "spawned_by": None})
        field = {"cup": "cup", "set-aside": "set_aside", "box": "box"}[self.where]
        return table.changed(**{field: (*getattr(table, field), clean)})


class Ambushed(Change):
    """`token`: the Monster's own token is drawn; otherwise it is only looked up."""

    event: Literal["ambushed"] = "ambushed"
    who: str
    monster: str
    token: bool

    def after(self, table: Situation) -> Situation:
        if self.token:
            table, monster = monster_taken(table, self.monster)
            return table.changed(ambushers=(*table.ambushers, monster))
        known = (*table.cup, *table.monsters, *table.set_aside, *table.box)
        sheet = table.ancient_one.cultist
        looked_up = next((each for each in known if each.id == self.monster), sheet)
        assert looked_up is not None
        copy = looked_up.model_copy(update={"lost": 0, "space": None})
        return table.changed(ambushers=(*table.ambushers, copy))


class AmbushOver(Change):
    """Of a Monster that was only looked up: no token is to be put away."""

    event: Literal["ambush-over"] = "ambush-over"
    monster: str

    def after(self, table: Situation) -> Situation:
        return table.changed(ambushers=table.ambushers[:-1])


class CombatBegan(Remark):
    event: Literal["combat-began"] = "combat-began"
    who: str
    monster: str


class TextRead(Remark):
    event: Literal["text-read"] = "text-read"
    monster: str


class EldritchPlaced(Change):
    """On a space of the board."""

    event: Literal["eldritch-placed"] = "eldritch-placed"
    token: EldritchToken

    def after(self, table: Situation) -> Situation:
        return table.changed(eldritch=(*table.eldritch, self.token))


class EldritchRemoved(Change):
    event: Literal["eldritch-removed"] = "eldritch-removed"
    token: str

    def after(self, table: Situation) -> Situation:
        return table.changed(eldritch=without(table.eldritch, self.token))


class RumorPlaced(Change):
    event: Literal["rumor-placed"] = "rumor-placed"
    card: str
    space: str

    def after(self, table: Situation) -> Situation:
        return table.changed(rumors=(*table.rumors, RumorToken(space=self.space, card=self.card)))


class RumorRemoved(Change):
    event: Literal["rumor-removed"] = "rumor-removed"
    card: str

    def after(self, table: Situation) -> Situation:
        return table.changed(rumors=tuple(each for each in table.rumors if each.card != self.card))
