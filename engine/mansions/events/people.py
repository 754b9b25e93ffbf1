"""What happens to investigators."""

from typing import Literal

from engine.kernel.components import replaced, without
from engine.kernel.events import Remark
from engine.mansions.events.base import Change
from engine.mansions.state.cards import Item, Spell, TraumaCard
from engine.mansions.state.effects import Harm, TraumaKind
from engine.mansions.state.table import Situation


class Moved(Change):
    event: Literal["moved"] = "moved"
    who: str
    origin: str
    to: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(space=self.to))


class MovedByKeeper(Moved):
    event: Literal["moved-by-keeper"] = "moved-by-keeper"  # type: ignore[assignment]

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(space=self.to, hidden=False))


class MoveWasted(Change):
    """A Lock holds: no entry into this room this turn."""

    event: Literal["move-wasted"] = "move-wasted"
    who: str
    room: str

    def after(self, table: Situation) -> Situation:
        return table.with_turn(barred=(*table.turn.barred, self.room))


class Suffered(Change):
    event: Literal["suffered"] = "suffered"
    who: str
    harm: Harm
    amount: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(**{self.harm: getattr(who, self.harm) + self.amount}))


class NoMoreHorror(Remark):
    """An insane investigator gets no horror token; Trauma may follow all the same."""

    event: Literal["no-more-horror"] = "no-more-horror"
    who: str


class WentInsane(Remark):
    event: Literal["went-insane"] = "went-insane"
    who: str


class Healed(Change):
    event: Literal["healed"] = "healed"
    who: str
    damage: int
    horror: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        left = {"damage": who.damage - self.damage, "horror": who.horror - self.horror}
        return table.with_investigator(who.changed(**left))


class SaneAgain(Remark):
    event: Literal["sane-again"] = "sane-again"
    who: str


class Stunned(Change):
    event: Literal["stunned"] = "stunned"
    who: str
    tokens: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(stun=who.stun + self.tokens))


class StunRemoved(Change):
    event: Literal["stun-removed"] = "stun-removed"
    who: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(stun=who.stun - 1))


class TraumaPlayed(Change):
    """From the Keeper's hand. `action`: as a Keeper action on an insane investigator. Then it is in play."""

    event: Literal["trauma-played"] = "trauma-played"
    who: str
    card: TraumaCard
    action: bool = False

    def after(self, table: Situation) -> Situation:
        keeper = table.keeper.changed(trauma=without(table.keeper.trauma, self.card.id))
        who = table.investigator(self.who)
        table = table.changed(keeper=keeper)
        if self.action:
            table = table.with_turn(driven=(*table.turn.driven, self.who))
        if not self.card.stays:
            deck = table.trauma.model_copy(update={"discard": (*table.trauma.discard, self.card)})
            return table.changed(trauma=deck)
        return table.with_investigator(who.changed(traumas=(*who.traumas, self.card)))


class TraumaDiscarded(Change):
    event: Literal["trauma-discarded"] = "trauma-discarded"
    who: str
    card: str
    kind: TraumaKind

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        card = next(each for each in who.traumas if each.id == self.card)
        deck = table.trauma.model_copy(update={"discard": (*table.trauma.discard, card)})
        table = table.with_investigator(who.changed(traumas=without(who.traumas, self.card)))
        return table.changed(trauma=deck)


class SkillPointsChanged(Change):
    event: Literal["skill-points-changed"] = "skill-points-changed"
    who: str
    by: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(skill_points=who.skill_points + self.by))


class InvestigatorKilled(Change):
    """The figure leaves the map."""

    event: Literal["investigator-killed"] = "investigator-killed"
    who: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(fate="killed", hidden=False))


class Stripped(Change):
    """What a killed investigator leaves: cards dropped in the room, everything else discarded."""

    event: Literal["stripped"] = "stripped"
    who: str
    room: str | None
    dropped: tuple[str, ...]
    spells: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        if self.room is not None and who.items:
            table = _dropped(table, self.room, who.items)
        elif who.items:
            table = table.changed(discarded=(*table.discarded, *who.items))
        decks = dict(table.spells)
        for spell in who.spells:
            decks[spell.type] = (*decks.get(spell.type, ()), spell)
        trauma = table.trauma.model_copy(update={"discard": (*table.trauma.discard, *who.traumas)})
        mythos = table.mythos.model_copy(update={"discard": (*table.mythos.discard, *who.mythos)})
        bare = who.changed(
            items=(), spells=(), traumas=(), mythos=(), skill_points=0, damage=0, horror=0, stun=0
        )
        table = table.changed(spells=decks, trauma=trauma, mythos=mythos, dead=(*table.dead, self.who))
        return table.with_investigator(bare)


class AwaitsAnother(Remark):
    """The player of a killed investigator goes on with a new one in the next turn."""

    event: Literal["awaits-another"] = "awaits-another"
    who: str


class PlayerEliminated(Change):
    event: Literal["player-eliminated"] = "player-eliminated"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(eliminated=True))


class InvestigatorChosen(Change):
    """A new investigator, on the Start space."""

    event: Literal["investigator-chosen"] = "investigator-chosen"
    instead_of: str
    who: str
    space: str

    def after(self, table: Situation) -> Situation:
        new = next(each for each in table.unused if each.id == self.who)
        new = new.changed(space=self.space, turn_taken=True)
        people = replaced(table.investigators, new, self.instead_of)
        return table.changed(investigators=people, available=without(table.unused, self.who))


class Escaped(Change):
    event: Literal["escaped"] = "escaped"
    who: str
    door: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(fate="escaped"))


class Hid(Change):
    event: Literal["hid"] = "hid"
    who: str

    def after(self, table: Situation) -> Situation:
        table = table.with_turn(hid=True)
        return table.with_investigator(table.investigator(self.who).changed(hidden=True))


class LeftHiding(Change):
    event: Literal["left-hiding"] = "left-hiding"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(hidden=False))


class Traded(Change):
    event: Literal["traded"] = "traded"
    giver: str
    card: str
    to: str

    def after(self, table: Situation) -> Situation:
        giver, to = table.investigator(self.giver), table.investigator(self.to)
        card = giver.item(self.card)
        people = replaced(table.investigators, giver.changed(items=without(giver.items, self.card)))
        return table.changed(investigators=replaced(people, to.changed(items=(*to.items, card))))


def _dropped(table: Situation, name: str, cards: tuple[Item, ...]) -> Situation:
    """Face up on the Obstacle and Exploration cards of the room; a Lock stays on top."""
    room = table.room(name)
    locks = tuple(each for each in room.pile if each.kind == "lock")
    rest = tuple(each for each in room.pile if each.kind != "lock")
    lying = tuple(card.model_copy(update={"dropped": True}) for card in cards)
    return table.with_room(room.changed(pile=(*locks, *lying, *rest)))


class ItemDropped(Change):
    event: Literal["item-dropped"] = "item-dropped"
    who: str
    card: str
    room: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        table = _dropped(table, self.room, (who.item(self.card),))
        return table.with_investigator(who.changed(items=without(who.items, self.card)))


class ItemDiscarded(Change):
    event: Literal["item-discarded"] = "item-discarded"
    who: str
    card: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        card = who.item(self.card)
        table = table.with_investigator(who.changed(items=without(who.items, self.card)))
        return table.changed(discarded=(*table.discarded, card))


class AbilityUsed(Remark):
    event: Literal["ability-used"] = "ability-used"
    who: str
    card: str


class SpellCast(Remark):
    event: Literal["spell-cast"] = "spell-cast"
    who: str
    spell: str
    target: str | None = None


class SpellFlipped(Remark):
    """Its back is read."""

    event: Literal["spell-flipped"] = "spell-flipped"
    spell: str


class SpellDiscarded(Change):
    """To the bottom of its deck."""

    event: Literal["spell-discarded"] = "spell-discarded"
    who: str
    spell: Spell

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        deck = (*table.spells.get(self.spell.type, ()), self.spell)
        table = table.with_investigator(who.changed(spells=without(who.spells, self.spell.id)))
        return table.changed(spells={**table.spells, self.spell.type: deck})


class SpellGained(Change):
    """The top card of its deck."""

    event: Literal["spell-gained"] = "spell-gained"
    who: str
    spell: Spell

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        deck = without(table.spells[self.spell.type], self.spell.id)
        table = table.with_investigator(who.changed(spells=(*who.spells, self.spell)))
        return table.changed(spells={**table.spells, self.spell.type: deck})


class CardFound(Change):
    """A card of the room goes to the explorer."""

    event: Literal["card-found"] = "card-found"
    who: str
    card: Item
    room: str

    def after(self, table: Situation) -> Situation:
        who, room = table.investigator(self.who), table.room(self.room)
        table = table.with_room(room.changed(pile=without(room.pile, self.card.id)))
        held = self.card.model_copy(update={"dropped": False})
        return table.with_investigator(who.changed(items=(*who.items, held)))
