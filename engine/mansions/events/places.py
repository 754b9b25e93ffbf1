"""What happens to monsters, rooms and markers."""

from typing import Literal

from engine.kernel.components import replaced, without
from engine.kernel.events import Remark
from engine.mansions.events.base import Change
from engine.mansions.state.cards import CombatCard, Item, Lock, MonsterClass, Obstacle
from engine.mansions.state.components import Meeting
from engine.mansions.state.effects import RoomToken
from engine.mansions.state.table import Situation


class MonsterMoved(Change):
    """Whoever was with it in the room it leaves is not frightened again by its return this turn."""

    event: Literal["monster-moved"] = "monster-moved"
    monster: str
    origin: str
    to: str

    def after(self, table: Situation) -> Situation:
        room, new = table.space(self.origin).room, table.space(self.to).room
        table = table.with_monster(table.monster(self.monster).changed(space=self.to))
        if room == new:
            return table
        left = [
            Meeting(investigator=each.id, monster=self.monster, room=room) for each in table.people_in(room)
        ]
        return table.with_turn(parted=tuple(dict.fromkeys((*table.turn.parted, *left))))


class MonsterPlaced(Change):
    event: Literal["monster-placed"] = "monster-placed"
    monster: str
    type: str
    space: str

    def after(self, table: Situation) -> Situation:
        figure = next(each for each in table.pool if each.id == self.monster)
        placed = figure.changed(space=self.space)
        return table.changed(pool=without(table.pool, self.monster), monsters=(*table.monsters, placed))


class MonsterHurt(Change):
    """`taken`: all the damage on it now."""

    event: Literal["monster-hurt"] = "monster-hurt"
    monster: str
    amount: int
    taken: int

    def after(self, table: Situation) -> Situation:
        return table.with_monster(table.monster(self.monster).changed(taken=self.taken))


class MonsterKilled(Change):
    """Its figure goes back to the pool, its tokens are discarded."""

    event: Literal["monster-killed"] = "monster-killed"
    monster: str

    def after(self, table: Situation) -> Situation:
        figure = table.monster(self.monster).changed(space=None, taken=0, stun=0, samples=0)
        return table.changed(
            monsters=without(table.monsters, self.monster),
            pool=(*table.pool, figure),
            killed=(*table.killed, self.monster),
            turn=table.turn.without_monster(self.monster),
        )


class MonsterStunned(Change):
    event: Literal["monster-stunned"] = "monster-stunned"
    monster: str
    tokens: int

    def after(self, table: Situation) -> Situation:
        monster = table.monster(self.monster)
        return table.with_monster(monster.changed(stun=monster.stun + self.tokens))


class MonsterRecovers(Change):
    """Instead of attacking, one stun token goes."""

    event: Literal["monster-recovers"] = "monster-recovers"
    monster: str

    def after(self, table: Situation) -> Situation:
        monster = table.monster(self.monster)
        return table.with_monster(monster.changed(stun=monster.stun - 1))


class MonsterAttacks(Change):
    event: Literal["monster-attacks"] = "monster-attacks"
    monster: str
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_turn(attacked=(*table.turn.attacked, self.monster))


class InvestigatorAttacks(Remark):
    event: Literal["investigator-attacks"] = "investigator-attacks"
    who: str
    monster: str
    weapon: str


class CombatCardDrawn(Change):
    """`fits`: it is the one to be resolved. It is discarded with the others afterwards."""

    event: Literal["combat-card-drawn"] = "combat-card-drawn"
    card: CombatCard
    deck: MonsterClass
    fits: bool

    def after(self, table: Situation) -> Situation:
        deck = table.combat[self.deck]
        rest = deck.model_copy(update={"cards": without(deck.cards, self.card.id)})
        return table.changed(combat={**table.combat, self.deck: rest})


class CombatDeckReshuffled(Change):
    event: Literal["combat-deck-reshuffled"] = "combat-deck-reshuffled"
    deck: MonsterClass

    def after(self, table: Situation) -> Situation:
        deck = table.combat[self.deck]
        fresh = deck.model_copy(
            update={"cards": (*deck.cards, *deck.discard), "discard": (), "shuffled": True}
        )
        return table.changed(combat={**table.combat, self.deck: fresh})


class CombatCardsDiscarded(Change):
    event: Literal["combat-cards-discarded"] = "combat-cards-discarded"
    deck: MonsterClass
    cards: tuple[CombatCard, ...]

    def after(self, table: Situation) -> Situation:
        deck = table.combat[self.deck]
        more = deck.model_copy(update={"discard": (*deck.discard, *self.cards)})
        return table.changed(combat={**table.combat, self.deck: more})


class SpecialAttackMade(Remark):
    event: Literal["special-attack-made"] = "special-attack-made"
    monster: str


class KeeperPointSpent(Change):
    """Of the optional rule, for a special attack."""

    event: Literal["keeper-point-spent"] = "keeper-point-spent"
    monster: str

    def after(self, table: Situation) -> Situation:
        points = (table.keeper.skill_points or 0) - 1
        return table.changed(keeper=table.keeper.changed(skill_points=points))


class SampleTaken(Change):
    event: Literal["sample-taken"] = "sample-taken"
    monster: str

    def after(self, table: Situation) -> Situation:
        monster = table.monster(self.monster)
        return table.with_monster(monster.changed(samples=monster.samples + 1))


class SamplesLeft(Change):
    event: Literal["samples-left"] = "samples-left"
    monster: str
    count: int

    def after(self, table: Situation) -> Situation:
        table = table.with_monster(table.monster(self.monster).changed(samples=0))
        return table.changed(altar_samples=table.altar_samples + self.count)


class CardRevealed(Change):
    """A Lock or an Obstacle is turned up and read."""

    event: Literal["card-revealed"] = "card-revealed"
    card: str
    room: str

    def after(self, table: Situation) -> Situation:
        room = table.room(self.room)
        card = next(each for each in room.pile if each.id == self.card)
        up = card.model_copy(update={"face_up": True})
        return table.with_room(room.changed(pile=replaced(room.pile, up)))


class BarOpened(Remark):
    """What a Lock or an Obstacle asks for is done."""

    event: Literal["bar-opened"] = "bar-opened"
    card: str
    who: str


class SamplesLost(Remark):
    """The samples of a monster that is killed."""

    event: Literal["samples-lost"] = "samples-lost"
    monster: str
    count: int


class LockPassed(Remark):
    """A monster enters a room with a Lock as if it were none."""

    event: Literal["lock-passed"] = "lock-passed"
    monster: str
    room: str


class NothingThere(Remark):
    """A room without a card to reveal is explored."""

    event: Literal["nothing-there"] = "nothing-there"
    who: str
    room: str


class BarHolds(Remark):
    event: Literal["bar-holds"] = "bar-holds"
    card: str
    who: str


class RoomCardDiscarded(Change):
    event: Literal["room-card-discarded"] = "room-card-discarded"
    card: Item | Lock | Obstacle
    room: str

    def after(self, table: Situation) -> Situation:
        room = table.room(self.room)
        table = table.with_room(room.changed(pile=without(room.pile, self.card.id)))
        return table.changed(discarded=(*table.discarded, self.card))


class TokenPlaced(Change):
    event: Literal["token-placed"] = "token-placed"
    token: RoomToken
    room: str

    def after(self, table: Situation) -> Situation:
        room = table.room(self.room)
        return table.with_room(room.changed(tokens=tuple(dict.fromkeys((*room.tokens, self.token)))))


class TokenRemoved(Change):
    event: Literal["token-removed"] = "token-removed"
    token: RoomToken
    room: str

    def after(self, table: Situation) -> Situation:
        room = table.room(self.room)
        return table.with_room(room.changed(tokens=tuple(each for each in room.tokens if each != self.token)))


class CorpsePlaced(Change):
    event: Literal["corpse-placed"] = "corpse-placed"
    space: str

    def after(self, table: Situation) -> Situation:
        space = table.space(self.space)
        table = table.with_space(space.changed(corpses=space.corpses + 1))
        return table.changed(corpses_left=table.corpses_left - 1)


class CorpsesRemoved(Change):
    """Back to the supply."""

    event: Literal["corpses-removed"] = "corpses-removed"
    space: str
    count: int

    def after(self, table: Situation) -> Situation:
        space = table.space(self.space)
        table = table.with_space(space.changed(corpses=space.corpses - self.count))
        return table.changed(corpses_left=table.corpses_left + self.count)


class CorpseDragged(Change):
    event: Literal["corpse-dragged"] = "corpse-dragged"
    who: str
    origin: str
    to: str

    def after(self, table: Situation) -> Situation:
        old = table.space(self.origin)
        table = table.with_space(old.changed(corpses=old.corpses - 1))
        new = table.space(self.to)
        return table.with_space(new.changed(corpses=new.corpses + 1))


class BarrierMoved(Change):
    """Onto a door of its space, or off it."""

    event: Literal["barrier-moved"] = "barrier-moved"
    barrier: str
    door: str | None

    def after(self, table: Situation) -> Situation:
        barrier = next(each for each in table.barriers if each.id == self.barrier)
        changed = barrier.model_copy(update={"door": self.door})
        return table.changed(barriers=replaced(table.barriers, changed))


class BarrierDestroyed(Change):
    event: Literal["barrier-destroyed"] = "barrier-destroyed"
    barrier: str

    def after(self, table: Situation) -> Situation:
        return table.changed(barriers=without(table.barriers, self.barrier))


class MonsterStopped(Change):
    """By a barrier that held; it does not move again this turn."""

    event: Literal["monster-stopped"] = "monster-stopped"
    monster: str

    def after(self, table: Situation) -> Situation:
        return table.with_turn(stopped=(*table.turn.stopped, self.monster))
