"""What can happen. Each event makes a new situation from the old one."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

from engine.ahlcg.cards import Ability, Card, Enemy
from engine.ahlcg.effects import Period, SkillTest, TokenEffect
from engine.ahlcg.table import Committed, Investigator, Lasting, Revealed, TestState, Used
from engine.kernel import Event
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.ahlcg.table import Situation

Thing = TypeVar("Thing", bound="Doomed")


class Doomed(Protocol):
    """What doom can lie on."""

    @property
    def doom(self) -> int: ...

    def model_copy(self: Thing, *, update: dict[str, object] | None = None) -> Thing: ...


_ACTED = frozenset(
    [
        *("clues-discovered", "investigator-moved", "resources-gained", "card-drawn", "card-discarded"),
        *("card-entered-play", "enemy-evaded", "effects-initiate", "healed"),
    ]
)


class Change(Event):
    event: str

    @abstractmethod
    def after(self, table: Situation) -> Situation:
        """The table once this has happened."""

    @property
    def names(self) -> tuple[str, ...]:
        """What abilities that wait for this call it."""
        return (self.event,)

    def possible(self, table: Situation) -> bool:
        """Whether it can still happen after what answered it: those it is about must still be there."""
        enemy, whom, actor = (getattr(self, name, None) for name in ("enemy", "investigator", "by"))
        if isinstance(enemy, str) and not table.is_enemy(enemy):
            return False
        if whom and not table.is_investigator(whom):
            return False
        return not (self.acted and actor and not table.is_investigator(actor))

    @property
    def acted(self) -> bool:
        """Whether `by` does it themselves, and not only brought it about."""
        return self.event in _ACTED


class Remark(Change):
    """Something to be told that changes nothing."""

    def after(self, table: Situation) -> Situation:
        return table


class Pause(Remark):
    """A point at which abilities may answer; nothing to be told of by itself."""


class Reached(Change):
    """A step of a chart is reached, or a player window opens; `who` where it is somebody's own."""

    event: Literal["reached"] = "reached"
    point: str
    who: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return (self.point, *_ALSO.get(self.point, ()))

    def after(self, table: Situation) -> Situation:
        if self.point == "st.4":
            return table.with_test(symbols_due=True)
        if self.point.startswith("step-"):
            changes: dict[str, object] = {"point": self.point}
            if self.point == "step-2.2":
                changes["active"] = self.who
            if self.point == "step-1.1" and table.point is not None:
                changes["round"] = table.round + 1
            return table.model_copy(update=changes)
        return table


_BEGINS, _ENDS = ("phase-begins",), ("phase-ends",)
_ALSO = {
    "step-1.1": (*_BEGINS, "round-begins"),
    "step-2.1": _BEGINS,
    "step-3.1": _BEGINS,
    "step-4.1": _BEGINS,
    "step-1.5": _ENDS,
    "step-2.3": _ENDS,
    "step-3.4": _ENDS,
    "step-4.6": (*_ENDS, "round-ends"),
}


class Assumed(Remark):
    """A reading taken where the rules do not say."""

    event: Literal["assumed"] = "assumed"
    reading: str


class Opaque(Remark):
    """An effect that cannot be executed takes its place in the order."""

    event: Literal["opaque"] = "opaque"
    text: str


class TestBegan(Change):
    __test__ = False

    event: Literal["test-began"] = "test-began"
    test: SkillTest

    def after(self, table: Situation) -> Situation:
        waiting = list(table.waiting)
        if self.test in waiting:
            waiting.remove(self.test)
        return table.model_copy(
            update={"test": TestState(test=self.test), "used": (), "waiting": tuple(waiting)}
        )


class TestCalled(Change):
    """Another test is called for; it waits until this one is over."""

    __test__ = False

    event: Literal["test-called"] = "test-called"
    test: SkillTest

    def after(self, table: Situation) -> Situation:
        return table.model_copy(update={"waiting": (*table.waiting, self.test)})


class CardCommitted(Change):
    event: Literal["card-committed"] = "card-committed"
    by: str
    card: str

    def after(self, table: Situation) -> Situation:
        owner = table.investigator(self.by)
        card = next(card for card in owner.hand if card.id == self.card)
        left = tuple(other for other in owner.hand if other is not card)
        table = table.with_investigator(owner.model_copy(update={"hand": left}))
        return table.with_test(committed=(*table.under_way().committed, Committed(by=self.by, card=card)))


class AbilityUsed(Change):
    event: Literal["ability-used"] = "ability-used"
    ability: Ability
    by: str | None = None

    def after(self, table: Situation) -> Situation:
        changes: dict[str, object] = {}
        if table.test:
            used = (*table.used, self.ability)
            changes["used"] = tuple(sorted(used, key=lambda ability: ability.id))  # no matter in which order
        if self.ability in table.delayed:
            changes["delayed"] = tuple(each for each in table.delayed if each != self.ability)
        return _counted(table.model_copy(update=changes), self.ability, self.by or "")


def _counted(table: Situation, ability: Ability, by: str) -> Situation:
    """With the use counted towards the ability's limit, if it has one."""
    limit = ability.limit
    if limit is None:
        return table
    title = table.title_of(ability)
    use = Used(ability=ability.id, title=title, by=by, per=limit.per, maximum=limit.maximum)
    return table.model_copy(update={"uses": (*table.uses, use)})


class TokenRevealed(Change):
    event: Literal["token-revealed"] = "token-revealed"
    token: str
    by: str

    def after(self, table: Situation) -> Situation:
        bag = list(table.bag)
        bag.remove(self.token)
        table = table.model_copy(update={"bag": tuple(bag)})
        return table.with_test(revealed=(*table.under_way().revealed, Revealed(token=self.token)))


class TokenCancelled(Change):
    """The last token goes back, as if it had not been revealed."""

    event: Literal["token-cancelled"] = "token-cancelled"
    token: str

    def after(self, table: Situation) -> Situation:
        table = table.model_copy(update={"bag": (*table.bag, self.token)})
        return table.with_test(revealed=table.under_way().revealed[:-1])


class TokenIgnored(Change):
    """The last token stays revealed and does nothing."""

    event: Literal["token-ignored"] = "token-ignored"
    token: str

    def after(self, table: Situation) -> Situation:
        *others, last = table.under_way().revealed
        return table.with_test(revealed=(*others, last.model_copy(update={"ignored": True})))


class TokenResolved(Change):
    """What the symbol on a revealed token does, if anything."""

    event: Literal["token-resolved"] = "token-resolved"
    token: str
    place: int
    effect: TokenEffect

    def after(self, table: Situation) -> Situation:
        revealed = list(table.under_way().revealed)
        revealed[self.place] = revealed[self.place].model_copy(update={"effect": self.effect})
        return table.with_test(revealed=tuple(revealed))


class ValueDetermined(Change):
    """The tester's modified skill value, with the numbers it is made of."""

    event: Literal["value-determined"] = "value-determined"
    base: int
    icons: int
    tokens: int
    abilities: int
    value: int

    def after(self, table: Situation) -> Situation:
        return table.with_test(value=self.value)


class TestDecided(Change):
    __test__ = False

    event: Literal["test-decided"] = "test-decided"
    by: str
    succeeded: bool
    value: int
    difficulty: int

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "test-succeeded" if self.succeeded else "test-failed")

    @property
    def margin(self) -> int:
        """By how much it succeeded or failed."""
        return abs(self.value - self.difficulty)

    def after(self, table: Situation) -> Situation:
        return table.with_test(succeeded=self.succeeded, value=self.value)


class TestEnded(Change):
    """The tokens are back in the bag, and the test is over."""

    __test__ = False

    event: Literal["test-ended"] = "test-ended"

    def after(self, table: Situation) -> Situation:
        bag = tuple(sorted((*table.bag, *(each.token for each in table.under_way().revealed))))
        lasting = tuple(each for each in table.lasting if each.until != "test")
        uses = tuple(each for each in table.uses if each.per != "test")
        return table.model_copy(update={"bag": bag, "test": None, "lasting": lasting, "uses": uses})


class CluesDiscovered(Change):
    event: Literal["clues-discovered"] = "clues-discovered"
    by: str
    location: str
    count: int

    def after(self, table: Situation) -> Situation:
        place, finder = table.location(self.location), table.investigator(self.by)
        table = table.with_location(place.model_copy(update={"clues": place.clues - self.count}))
        return table.with_investigator(finder.model_copy(update={"clues": finder.clues + self.count}))


class CluesPlaced(Change):
    """Clues onto a location, from the pool or from an investigator."""

    event: Literal["clues-placed"] = "clues-placed"
    location: str
    count: int
    of: str | None = None

    def after(self, table: Situation) -> Situation:
        place = table.location(self.location)
        table = table.with_location(place.model_copy(update={"clues": place.clues + self.count}))
        if self.of is None:
            return table
        giver = table.investigator(self.of)
        return table.with_investigator(giver.model_copy(update={"clues": giver.clues - self.count}))


class Share(Frozen):
    """How much of the harm, or of a payment, falls to one card."""

    card: str
    damage: int = 0
    horror: int = 0


class HarmAssigned(Remark):
    """The first step of dealing: tokens beside the cards that are to get them."""

    event: Literal["harm-assigned"] = "harm-assigned"
    investigator: str
    shares: tuple[Share, ...]


class HarmPrevented(Remark):
    event: Literal["harm-prevented"] = "harm-prevented"
    investigator: str
    damage: int
    horror: int


class HarmDealt(Change):
    """The second step: all of it at once onto the cards it was assigned to."""

    event: Literal["harm-dealt", "harm-assigned"] = "harm-dealt"
    investigator: str
    shares: tuple[Share, ...]
    source: str | None = None

    @property
    def names(self) -> tuple[str, ...]:
        if self.event == "harm-assigned":
            return (self.event,)
        own = any(share.card == self.investigator for share in self.shares)
        others = any(share.card != self.investigator for share in self.shares)
        return (self.event, *(["investigator-hurt"] if own else []), *(["card-hurt"] if others else []))

    def after(self, table: Situation) -> Situation:
        for share in self.shares:
            if table.is_investigator(share.card):
                hurt = table.investigator(share.card)
                table = table.with_investigator(
                    hurt.model_copy(
                        update={"damage": hurt.damage + share.damage, "horror": hurt.horror + share.horror}
                    )
                )
            elif card := table.card(share.card):
                taken = {"damage": card.damage + share.damage, "horror": card.horror + share.horror}
                table = table.with_card(card.model_copy(update=taken))
        return table


class Healed(Change):
    event: Literal["healed"] = "healed"
    whom: str
    damage: int
    horror: int

    def after(self, table: Situation) -> Situation:
        if table.is_investigator(self.whom):
            whom = table.investigator(self.whom)
            return table.with_investigator(whom.model_copy(update=self._less(whom)))
        card = table.card(self.whom)
        return table.with_card(card.model_copy(update=self._less(card))) if card else table

    def _less(self, thing: Investigator | Card) -> dict[str, int]:
        return {"damage": thing.damage - self.damage, "horror": thing.horror - self.horror}


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
        engaged = () if enemy.massive else tuple(name for name in enemy.engaged if name != self.by)
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
        table = _taken(table, self.enemy.id)
        return table.model_copy(update={"enemies": (*table.enemies, spawned)})


def _taken(table: Situation, name: str) -> Situation:
    """Without the card in the places where cards wait to be resolved."""
    places = ("resolving", "set_aside")
    left = {place: tuple(card for card in getattr(table, place) if card.id != name) for place in places}
    return table.model_copy(update=left)


class EnemyDefeated(Remark):
    event: Literal["enemy-defeated"] = "enemy-defeated"
    enemy: str
    location: str | None = None
    by: str | None = None


class CardDefeated(Remark):
    event: Literal["card-defeated"] = "card-defeated"
    card: str
    by: str


class InvestigatorDefeated(Remark):
    event: Literal["investigator-defeated"] = "investigator-defeated"
    investigator: str
    cause: Literal["damage", "horror", "both", "ability"]


Pile = Literal["discard", "removed", "hand", "deck", "victory"]


class LeftPlay(Change):
    """A card leaves play: its tokens go with it, and it lies where it belongs."""

    event: Literal["card-left-play"] = "card-left-play"
    card: str
    to: Pile

    def after(self, table: Situation) -> Situation:
        if table.is_location(self.card):
            return _won(table, self.card)
        thing = _in_play(table, self.card)
        own = {ability.id for ability in thing.abilities}
        lasting = tuple(each for each in table.lasting if each.whom != self.card)
        uses = tuple(use for use in table.uses if use.maximum or use.ability not in own)
        delayed = tuple(each for each in table.delayed if not _touches(each, self.card))
        table = table.model_copy(update={"lasting": lasting, "uses": uses, "delayed": delayed})
        table = table.model_copy(update={"enemies": tuple(e for e in table.enemies if e.id != self.card)})
        holder = table.controller(self.card)
        owner = thing.owner or (holder.id if holder else None)
        gone = thing.out_of_play().model_copy(update={"owner": owner})
        return laid(table.without_card(self.card), gone, self.to)


def _touches(ability: Ability, name: str) -> bool:
    """Whether a delayed effect acts on that very card."""
    return any(name in result.model_dump().values() for result in ability.results)


def _won(table: Situation, name: str) -> Situation:
    """A location in the victory display."""
    place = table.location(name)
    left = tuple(each for each in table.locations if each.id != name)
    return table.model_copy(update={"locations": left, "victory": (*table.victory, place)})


def _in_play(table: Situation, name: str) -> Card | Enemy:
    if table.is_enemy(name):
        return table.enemy(name)
    card = table.card(name) or next((card for card in table.resolving if card.id == name), None)
    assert card is not None, name
    return card


def laid(table: Situation, card: Card | Enemy, to: Pile) -> Situation:
    """The card on top of its owner's pile, or of the encounter deck's if it is nobody's."""
    owner = next((each for each in table.investigators if each.id == card.owner), None)
    if to in ("victory", "removed"):
        return table.model_copy(update={to: (*getattr(table, to), card)})
    if owner is None:
        if card.owner is not None:  # an eliminated player's: out of the game
            return table.model_copy(update={"removed": (*table.removed, card)})
        pile = "encounter_deck" if to == "deck" else "encounter_discard"
        return table.model_copy(update={pile: (*getattr(table, pile), card)})
    return table.with_investigator(owner.model_copy(update={to: (*getattr(owner, to), card)}))


class CardDiscarded(Change):
    """A card from hand, or one that was committed."""

    event: Literal["card-discarded"] = "card-discarded"
    by: str
    card: Card

    def after(self, table: Situation) -> Situation:
        holder = table.investigator(self.by)
        hand = tuple(card for card in holder.hand if card.id != self.card.id)
        table = table.with_investigator(holder.model_copy(update={"hand": hand}))
        if table.test:
            committed = table.test.committed
            table = table.with_test(
                committed=tuple(each for each in committed if each.card.id != self.card.id)
            )
        return laid(table, self.card.model_copy(update={"owner": self.card.owner or self.by}), "discard")


class CardsDrawn(Change):
    """From the top of a player's deck, all at once, into the hand."""

    event: Literal["card-drawn"] = "card-drawn"
    by: str
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        drawer = table.investigator(self.by)
        drawn = [card for name in self.cards for card in drawer.deck if card.id == name]
        deck = tuple(card for card in drawer.deck if card.id not in self.cards)
        hand = (*drawer.hand, *(card for card in drawn if isinstance(card, Card)))
        table = table.with_investigator(drawer.model_copy(update={"deck": deck, "hand": hand}))
        enemies = tuple(card for card in drawn if isinstance(card, Enemy))
        return table.model_copy(update={"resolving": (*table.resolving, *enemies)})


class DeckRefilled(Change):
    """The discard pile, shuffled, is the deck; `who` is None for the encounter deck."""

    event: Literal["deck-refilled"] = "deck-refilled"
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        if self.who is None:
            deck = (*table.encounter_deck, *table.encounter_discard)
            return table.model_copy(
                update={"encounter_deck": deck, "encounter_discard": (), "encounter_shuffled": True}
            )
        owner = table.investigator(self.who)
        deck = (*owner.deck, *owner.discard)
        changed = owner.model_copy(update={"deck": deck, "discard": (), "shuffled": True})
        return table.with_investigator(changed)


class EncounterDrawn(Change):
    event: Literal["encounter-drawn"] = "encounter-drawn"
    by: str
    card: str
    kind: str

    @property
    def names(self) -> tuple[str, ...]:
        return ()  # what answers a draw answers as its card is resolved

    def after(self, table: Situation) -> Situation:
        drawn = next((card for card in table.encounter_deck if card.id == self.card), None)
        if drawn is None:
            return self._weakness(table)
        deck = list(table.encounter_deck)
        deck.remove(drawn)
        return table.model_copy(
            update={"encounter_deck": tuple(deck), "resolving": (*table.resolving, drawn)}
        )

    def _weakness(self, table: Situation) -> Situation:
        """A weakness that was drawn into the hand is not in it while it is resolved."""
        drawer = table.investigator(self.by)
        card = next((card for card in drawer.hand if card.id == self.card), None)
        waiting = [each for each in table.resolving if each.id != self.card]
        mine = [each for each in table.resolving if each.id == self.card] or ([card] if card else [])
        owned = [each.model_copy(update={"owner": each.owner or self.by}) for each in mine]
        hand = tuple(each for each in drawer.hand if each.id != self.card)
        table = table.with_investigator(drawer.model_copy(update={"hand": hand}))
        return table.model_copy(update={"resolving": (*waiting, *owned)})


class RevelationBegins(Pause):
    """The drawn card is about to be resolved; its revelation can be cancelled here."""

    event: Literal["revelation-begins"] = "revelation-begins"
    by: str
    card: Card | Enemy

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "encounter-drawn")


class PerilChanged(Change):
    event: Literal["peril-changed"] = "peril-changed"
    who: str | None

    def after(self, table: Situation) -> Situation:
        return table.model_copy(update={"peril": self.who or False})


class CostPaid(Change):
    """All costs at one moment, and for actions one by one."""

    event: Literal["cost-paid"] = "cost-paid"
    by: str
    actions: int = 0
    resources: int = 0
    clues: int = 0
    uses: int = 0
    exhausts: bool = False
    card: str | None = None

    def after(self, table: Situation) -> Situation:
        payer = table.investigator(self.by)
        paid = {
            "actions": max(0, payer.actions - self.actions),
            "resources": payer.resources - self.resources,
            "clues": payer.clues - self.clues,
        }
        table = table.with_investigator(payer.model_copy(update=paid))
        card = table.card(self.card) if self.card else None
        if card and (self.uses or self.exhausts):
            ready = card.ready and not self.exhausts
            card = card.model_copy(update={"left": card.uses_left - self.uses, "ready": ready})
            table = table.with_card(card)
        return table


class CluesSpent(Change):
    """Clues that the group spends: how many each gives."""

    event: Literal["clues-spent"] = "clues-spent"
    given: tuple[tuple[str, int], ...]

    def after(self, table: Situation) -> Situation:
        for name, count in self.given:
            giver = table.investigator(name)
            table = table.with_investigator(giver.model_copy(update={"clues": giver.clues - count}))
        return table


class CardPlayed(Change):
    """A card begins to be played: it is neither in hand nor in play."""

    event: Literal["card-played"] = "card-played"
    by: str
    card: Card

    def after(self, table: Situation) -> Situation:
        player = table.investigator(self.by)
        hand = tuple(card for card in player.hand if card.id != self.card.id)
        table = table.with_investigator(player.model_copy(update={"hand": hand}))
        played = self.card.model_copy(update={"owner": self.card.owner or self.by})
        return table.model_copy(update={"resolving": (*table.resolving, played)})


class EffectsInitiate(Pause):
    """The effects of a played card try to initiate: here they can be cancelled."""

    event: Literal["effects-initiate"] = "effects-initiate"
    by: str
    card: Card

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "card-played")


class LimitCounted(Change):
    """A cancelled use still counts towards its limit or maximum."""

    event: Literal["limit-counted"] = "limit-counted"
    ability: Ability
    by: str

    def after(self, table: Situation) -> Situation:
        return _counted(table, self.ability, self.by)


class EnteredPlay(Change):
    """A card enters play in somebody's play area or threat area, or at a location."""

    event: Literal["card-entered-play"] = "card-entered-play"
    card: Card
    area: Literal["play", "threat", "location"]
    by: str
    attached: str | None = None

    def after(self, table: Situation) -> Situation:
        table = _taken(table, self.card.id).without_card(self.card.id)
        who = table.investigator(self.by)
        hand = tuple(card for card in who.hand if card.id != self.card.id)
        table = table.with_investigator(who := who.model_copy(update={"hand": hand}))
        card = self.card.model_copy(update={"attached": self.attached})
        if self.area == "location":
            place = table.location(self.attached or who.location)
            return table.with_location(place.model_copy(update={"cards": (*place.cards, card)}))
        return table.with_investigator(who.model_copy(update={self.area: (*getattr(who, self.area), card)}))


class EventResolved(Change):
    """A played event counts as played and lies in its owner's discard pile."""

    event: Literal["event-resolved"] = "event-resolved"
    card: str
    by: str

    def after(self, table: Situation) -> Situation:
        card = next((card for card in table.resolving if card.id == self.card), None)
        return laid(_taken(table, self.card), card, "discard") if card else table


class TreacheryResolved(Change):
    event: Literal["treachery-resolved"] = "treachery-resolved"
    card: str
    by: str
    to: Pile = "discard"

    def after(self, table: Situation) -> Situation:
        card = next((card for card in table.resolving if card.id == self.card), None)
        return laid(_taken(table, self.card), card, self.to) if card else table


class Exhausted(Change):
    event: Literal["card-exhausted"] = "card-exhausted"
    card: str

    def after(self, table: Situation) -> Situation:
        return _turned(table, [self.card], ready=False)


class Readied(Change):
    """Cards that ready at the same moment."""

    event: Literal["card-readied"] = "card-readied"
    cards: tuple[str, ...]

    def after(self, table: Situation) -> Situation:
        return _turned(table, self.cards, ready=True)


def _turned(table: Situation, names: Iterable[str], *, ready: bool) -> Situation:
    for name in names:
        if table.is_enemy(name):
            table = table.with_enemy(table.enemy(name).model_copy(update={"ready": ready}))
        elif card := table.card(name):
            table = table.with_card(card.model_copy(update={"ready": ready}))
    return table


class InvestigatorMoved(Change):
    """One location left and the other entered at the same moment, with those engaged (the massive stay)."""

    event: Literal["investigator-moved"] = "investigator-moved"
    by: str
    origin: str
    location: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, "location-left")

    def after(self, table: Situation) -> Situation:
        mover = table.investigator(self.by)
        table = table.with_investigator(mover.model_copy(update={"location": self.location}))
        for enemy in table.enemies:
            if self.by in enemy.engaged and not enemy.massive:
                table = table.with_enemy(enemy.model_copy(update={"location": self.location}))
        return table


class LocationRevealed(Change):
    event: Literal["location-revealed"] = "location-revealed"
    location: str
    clues: int

    def after(self, table: Situation) -> Situation:
        return table.with_location(table.location(self.location).model_copy(update={"revealed": True}))


class ResourcesChanged(Change):
    event: Literal["resources-gained"] = "resources-gained"
    by: str
    count: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.by)
        return table.with_investigator(who.model_copy(update={"resources": who.resources + self.count}))


class ActionsChanged(Change):
    event: Literal["actions-changed"] = "actions-changed"
    by: str
    count: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.by)
        return table.with_investigator(who.model_copy(update={"actions": max(0, who.actions + self.count)}))


class ActionsReset(Change):
    """Everybody has their actions again."""

    event: Literal["actions-reset"] = "actions-reset"

    def after(self, table: Situation) -> Situation:
        for each in table.investigators:
            table = table.with_investigator(each.model_copy(update={"actions": 3, "turn_taken": False}))
        return table.model_copy(update={"active": None})


class TurnEnded(Change):
    event: Literal["turn-ended"] = "turn-ended"
    by: str

    def after(self, table: Situation) -> Situation:
        if table.is_investigator(self.by):
            who = table.investigator(self.by)
            table = table.with_investigator(who.model_copy(update={"turn_taken": True}))
        return table.model_copy(update={"active": None})


class DoomPlaced(Change):
    event: Literal["doom-placed"] = "doom-placed"
    on: str
    count: int

    def after(self, table: Situation) -> Situation:
        def more(thing: Thing) -> Thing:
            return thing.model_copy(update={"doom": max(0, thing.doom + self.count)})

        if table.agendas and self.on == table.agendas[0].id:
            return table.model_copy(update={"agendas": (more(table.agendas[0]), *table.agendas[1:])})
        if table.is_enemy(self.on):
            return table.with_enemy(more(table.enemy(self.on)))
        if table.is_location(self.on):
            return table.with_location(more(table.location(self.on)))
        card = table.card(self.on)
        return table.with_card(more(card)) if card else table


class UsesChanged(Change):
    event: Literal["uses-changed"] = "uses-changed"
    card: str
    count: int

    def after(self, table: Situation) -> Situation:
        card = table.card(self.card)
        assert card is not None
        return table.with_card(card.model_copy(update={"left": max(0, card.uses_left + self.count)}))


class TokensRemoved(Change):
    """The tokens of an advancing card; with an agenda, all doom in play."""

    event: Literal["tokens-removed"] = "tokens-removed"
    deck: Literal["act", "agenda"]
    card: str

    def after(self, table: Situation) -> Situation:
        if self.deck == "act":
            return table.model_copy(update={"acts": (_undoomed(table.acts[0]), *table.acts[1:])})
        table = table.model_copy(
            update={
                "agendas": tuple(map(_undoomed, table.agendas)),
                "acts": tuple(map(_undoomed, table.acts)),
                "enemies": tuple(map(_undoomed, table.enemies)),
                "locations": tuple(map(_undoomed, table.locations)),
            }
        )
        for card in list(table.cards_in_play()):
            if card.doom:
                table = table.with_card(_undoomed(card))
        return table


def _undoomed(thing: Thing) -> Thing:
    return thing.model_copy(update={"doom": 0})


class Flipped(Remark):
    """The advancing card is turned over and its reverse is followed."""

    event: Literal["card-flipped"] = "card-flipped"
    deck: Literal["act", "agenda"]
    card: str


class Advanced(Change):
    """The next card is current, and the old one is removed from the game at the same time."""

    event: str = "act-advanced"
    deck: Literal["act", "agenda"]
    card: str
    current: str | None

    @property
    def names(self) -> tuple[str, ...]:
        return (f"{self.deck}-advanced",)

    def after(self, table: Situation) -> Situation:
        pile = f"{self.deck}s"
        return table.model_copy(update={pile: getattr(table, pile)[1:]})


class LastingBegan(Change):
    event: Literal["lasting-began"] = "lasting-began"
    lasting: Lasting

    def after(self, table: Situation) -> Situation:
        return table.model_copy(update={"lasting": (*table.lasting, self.lasting)})


class LastingEnded(Change):
    """All lasting effects of a period, and the uses that counted towards its limits."""

    event: Literal["lasting-ended"] = "lasting-ended"
    until: Period
    count: int

    def after(self, table: Situation) -> Situation:
        lasting = tuple(each for each in table.lasting if each.until != self.until)
        uses = tuple(each for each in table.uses if each.per != self.until)
        return table.model_copy(update={"lasting": lasting, "uses": uses})


class DelayedSet(Change):
    """A delayed effect waits for its moment."""

    event: Literal["delayed-set"] = "delayed-set"
    ability: Ability

    def after(self, table: Situation) -> Situation:
        return table.model_copy(update={"delayed": (*table.delayed, self.ability)})


class Cancelled(Remark):
    event: Literal["cancelled"] = "cancelled"
    what: str
    by: str


class Replaced(Remark):
    event: Literal["replaced"] = "replaced"
    what: str
    by: str


class TraumaSuffered(Change):
    event: Literal["trauma-suffered"] = "trauma-suffered"
    investigator: str
    physical: int = 0
    mental: int = 0

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.investigator)
        trauma = {
            "physical_trauma": who.physical_trauma + self.physical,
            "mental_trauma": who.mental_trauma + self.mental,
        }
        return table.with_investigator(who.model_copy(update=trauma))


class FateMet(Change):
    """Defeated, resigned, killed or driven insane."""

    event: Literal["fate-met"] = "fate-met"
    investigator: str
    fate: Literal["defeated", "resigned", "killed", "insane"]

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.investigator)
        return table.with_investigator(who.model_copy(update={"fate": self.fate}))


class PossessionsRemoved(Change):
    """All that an eliminated player controls or holds out of play leaves the game."""

    event: Literal["possessions-removed"] = "possessions-removed"
    investigator: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.investigator)
        gone = [*who.play, *who.hand, *who.deck, *who.discard]
        table = table.model_copy(update={"removed": (*table.removed, *(card.out_of_play() for card in gone))})
        return table.with_investigator(
            who.model_copy(update={"play": (), "hand": (), "deck": (), "discard": ()})
        )


class TokensReturned(Change):
    """An eliminated player's clues stay at the location, their resources go to the pool."""

    event: Literal["tokens-returned"] = "tokens-returned"
    investigator: str
    clues: int
    resources: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.investigator)
        if table.is_location(who.location):
            place = table.location(who.location)
            table = table.with_location(place.model_copy(update={"clues": place.clues + self.clues}))
        return table.with_investigator(who.model_copy(update={"clues": 0, "resources": 0}))


class Eliminated(Change):
    """Out of the game: nothing of theirs counts any more, but that they started."""

    event: Literal["eliminated"] = "eliminated"
    investigator: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.investigator)
        return table.model_copy(
            update={
                "investigators": tuple(each for each in table.investigators if each.id != who.id),
                "eliminated": (*table.eliminated, who),
                "lasting": tuple(each for each in table.lasting if each.whom != who.id),
                "peril": False if table.peril == who.id else table.peril,
            }
        )


class LeadChosen(Change):
    """Player order begins with the new lead investigator and goes on clockwise."""

    event: Literal["lead-chosen"] = "lead-chosen"
    investigator: str

    def after(self, table: Situation) -> Situation:
        order = table.investigators
        place = next(place for place, each in enumerate(order) if each.id == self.investigator)
        return table.model_copy(update={"investigators": (*order[place:], *order[:place])})


class GameEnded(Change):
    event: Literal["game-ended"] = "game-ended"
    resolution: str

    def after(self, table: Situation) -> Situation:
        return table.model_copy(update={"ended": self.resolution})
