"""What lies on the table. Nothing here changes: an event makes a new situation from the old one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.ahlcg.state.bags import Bag
from engine.ahlcg.state.cards import Ability, Card, Cost, EncounterCard, Enemy, TextBox
from engine.ahlcg.state.effects import (
    Advance,
    Condition,
    If,
    Period,
    Result,
    Skill,
    SkillTest,
    TokenEffect,
)
from engine.ahlcg.state.ids import MOST, Count, Id, InvestigatorId, LocationId, Signed, Token, Trait
from engine.kernel.components import find, replaced, without
from engine.kernel.requests import Frozen
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.ahlcg.state.cards import Prey


class Investigator(TextBox):
    declares: ClassVar[str] = "investigator"

    location: LocationId
    willpower: Count = 0
    intellect: Count = 0
    combat: Count = 0
    agility: Count = 0
    health: int | None = Field(default=None, ge=1, le=MOST)
    sanity: int | None = Field(default=None, ge=1, le=MOST)
    actions: Count = 3
    extra_actions: Count = 0  # of those, given this turn by constant abilities
    resources: Count = 0
    clues: Count = 0
    damage: Count = 0
    horror: Count = 0
    physical_trauma: Count = 0
    mental_trauma: Count = 0
    deck: tuple[Card | Enemy, ...] = ()
    hand: tuple[Card, ...] = ()
    discard: tuple[Card | Enemy, ...] = ()
    play: tuple[Card, ...] = ()
    threat: tuple[Card, ...] = ()
    abilities: tuple[Ability, ...] = ()
    elder_sign: TokenEffect = TokenEffect()
    shuffled: bool = False  # the order of the deck is not known
    turn_taken: bool = False
    fate: Literal["defeated", "resigned", "killed", "insane"] | None = None

    def base(self, skill: Skill) -> int:
        return int(getattr(self, skill))

    @property
    def remaining_health(self) -> int | None:
        return None if self.health is None else self.health - self.damage

    @property
    def remaining_sanity(self) -> int | None:
        return None if self.sanity is None else self.sanity - self.horror


class Location(TextBox):
    """A location; unrevealed, it shows its clues only once an investigator enters."""

    declares: ClassVar[str] = "location"

    shroud: Count = 0
    clues: Count = 0
    connects: tuple[LocationId, ...] = ()
    revealed: bool = True
    doom: Count = 0
    victory: Count = 0
    traits: tuple[Trait, ...] = ()
    cards: tuple[Card, ...] = ()
    abilities: tuple[Ability, ...] = ()
    closed_to_enemies: bool | Literal["non-elite"] = False  # a card keeps enemies from entering


ADVANCE_ACT = "advance-act"


class Act(TextBox):
    """A card of the act deck: what the group must spend, and its reverse. No `clues`: only its objective.

    `objective`: with `clues`, what must also be so as they are spent; without, it advances once that is so.
    """

    declares: ClassVar[str] = "act"

    clues: Count | None = None
    doom: Count = 0
    objective: tuple[Condition, ...] = ()
    next: Id | None = None  # the card that takes over; none: the next of the deck
    abilities: tuple[Ability, ...] = ()
    reverse: tuple[Result, ...] = ()
    resolution: str | None = None

    @property
    def spending(self) -> Ability:
        """The free ability with which the group spends its clues to advance."""
        cost = Cost(clues=self.clues or 0, as_group=True)
        return Ability(
            id=ADVANCE_ACT,
            at="window",
            cost=cost,
            results=_if(self.objective, Advance(deck="act")),
            card=self.id,
            **_ANY_TURN,
        )


_ANY_TURN = {"while": "any-turn"}


def _if(objective: tuple[Condition, ...], advance: Advance) -> tuple[Result, ...]:
    return (If(all=objective, then=(advance,)),) if objective else (advance,)


class Agenda(TextBox):
    """`objective`: with a `threshold`, what must also be so; without, it advances once that is so."""

    declares: ClassVar[str] = "agenda"

    threshold: Count | None = None
    doom: Count = 0
    objective: tuple[Condition, ...] = ()
    next: Id | None = None
    abilities: tuple[Ability, ...] = ()
    reverse: tuple[Result, ...] = ()
    resolution: str | None = None


class Lasting(Frozen):
    """A lasting effect on somebody or something: a modifier, or a ban."""

    whom: Id
    value: str
    add: Signed = 0
    until: Period
    by: Id | None = None  # whose next turn it lasts until


class Used(Frozen):
    """A use that counts towards a limit."""

    ability: Id
    title: str
    by: str
    per: Period | Literal["game"]
    maximum: bool = False


class Committed(Frozen):
    by: InvestigatorId
    card: Card


class Revealed(Frozen):
    """A token out of the bag; its effect once its symbol is resolved."""

    token: Token
    ignored: bool = False
    effect: TokenEffect | None = None


class TestState(Frozen):
    """A test under way."""

    __test__ = False  # for pytest: the game's test, not one of ours

    test: SkillTest
    committed: tuple[Committed, ...] = ()
    revealed: tuple[Revealed, ...] = ()
    symbols_due: bool = False
    value: Signed | None = None
    succeeded: bool | None = None

    @property
    def counted(self) -> list[Revealed]:
        """The revealed tokens that are not ignored."""
        return [each for each in self.revealed if not each.ignored]

    @property
    def effects(self) -> list[TokenEffect]:
        return [each.effect for each in self.counted if each.effect]


class Situation(Frozen):
    """The table. Investigators stand in player order, the lead investigator first."""

    investigators: tuple[Investigator, ...] = Field(default=(), max_length=4)
    eliminated: tuple[Investigator, ...] = ()
    locations: tuple[Location, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    acts: tuple[Act, ...] = ()
    agendas: tuple[Agenda, ...] = ()
    encounter_deck: tuple[EncounterCard, ...] = ()
    encounter_shuffled: bool = False
    encounter_discard: tuple[EncounterCard, ...] = ()
    victory: tuple[EncounterCard | Location, ...] = ()
    removed: tuple[EncounterCard, ...] = ()
    set_aside: tuple[EncounterCard, ...] = ()
    resolving: tuple[EncounterCard, ...] = ()  # drawn or played, and not yet placed anywhere
    bag: Bag = ()
    sealed: tuple[Token, ...] = ()
    symbols: tuple[tuple[Token, TokenEffect], ...] = ()
    abilities: tuple[Ability, ...] = ()
    campaign: bool = False
    started: Count | None = None
    round: Count = 1
    point: str | None = None  # the step or window that play has reached
    active: InvestigatorId | None = None
    peril: bool | InvestigatorId | tuple[InvestigatorId, ...] = False  # the innermost encounter's last
    lasting: tuple[Lasting, ...] = ()
    delayed: tuple[Ability, ...] = ()
    uses: tuple[Used, ...] = ()
    test: TestState | None = None
    used: tuple[Ability, ...] = ()
    waiting: tuple[SkillTest, ...] = ()
    ended: str | None = None

    @property
    def lead(self) -> Investigator:
        return self.investigators[0]

    @property
    def doom(self) -> int:
        """All doom in play."""
        on_cards = sum(card.doom for card in self.cards_in_play())
        on_top = sum(agenda.doom for agenda in self.agendas[:1]) + sum(act.doom for act in self.acts[:1])
        on_enemies = sum(enemy.doom for enemy in self.enemies)
        return on_cards + on_top + on_enemies + sum(place.doom for place in self.locations)

    @property
    def perils(self) -> tuple[str, ...]:
        """Who resolve encounters with peril, one inside the other."""
        if isinstance(self.peril, bool):
            return ()
        return (self.peril,) if isinstance(self.peril, str) else self.peril

    def with_perils(self, names: tuple[str, ...]) -> Self:
        return self.model_copy(update={"peril": names if len(names) > 1 else names[0] if names else False})

    @property
    def titles(self) -> set[str]:
        """The titles of all cards and enemies in play."""
        return {card.name for card in self.cards_in_play()} | {enemy.name for enemy in self.enemies}

    def investigator(self, name: str) -> Investigator:
        return find(self.investigators, name, "investigators")

    def location(self, name: str) -> Location:
        return find(self.locations, name, "locations")

    def enemy(self, name: str) -> Enemy:
        return find(self.enemies, name, "enemies")

    def is_investigator(self, name: str | None) -> bool:
        return any(each.id == name for each in self.investigators)

    def is_enemy(self, name: str | None) -> bool:
        return any(each.id == name for each in self.enemies)

    def is_location(self, name: str | None) -> bool:
        return any(each.id == name for each in self.locations)

    def at(self, location: str | None) -> list[Investigator]:
        return [each for each in self.investigators if each.location == location]

    def engaged(self, enemy: Enemy) -> list[str]:
        """Who is engaged with an enemy; with a ready massive one, everybody at its location."""
        if self.has(enemy, "massive"):
            return [each.id for each in self.at(enemy.location)] if enemy.ready else []
        return list(enemy.engaged)

    def engaged_with(self, name: str) -> list[Enemy]:
        """The enemies engaged with an investigator."""
        return [enemy for enemy in self.enemies if name in self.engaged(enemy)]

    def cards_in_play(self) -> Iterator[Card]:
        for each in self.investigators:
            yield from each.play
            yield from each.threat
        for place in self.locations:
            yield from place.cards

    def card(self, name: str) -> Card | None:
        """A card in play by its id, if it is there."""
        return next((card for card in self.cards_in_play() if card.id == name), None)

    def controller(self, card: str) -> Investigator | None:
        """Who has the card in their play area."""
        return next((each for each in self.investigators if any(own.id == card for own in each.play)), None)

    def owner(self, card: Card) -> str | None:
        """Whose it is; unsaid, that of whoever has it. An encounter card that is no weakness is nobody's."""
        if card.owner or (card.kind == "treachery" and not card.weakness):
            return card.owner
        holder = self.controller(card.id) or (self.threatened(card.id) if card.weakness else None)
        return holder.id if holder else None

    def controlled_by(self, name: str) -> list[Card]:
        """A player's cards in play: in their play area, and those of their own that lie elsewhere.

        Another player's card is under their control only if it lies there by itself, not as an attachment.
        """
        return [card for card in self.cards_in_play() if self._under_control_of(card) == name]

    def _under_control_of(self, card: Card) -> str | None:
        if card.kind == "treachery":
            return None
        holder = self.controller(card.id)
        return holder.id if holder and card.attached is None else card.controller or self.owner(card)

    def attached_to(self, name: str) -> list[Card]:
        return [card for card in self.cards_in_play() if card.attached == name]

    def threatened(self, card: str) -> Investigator | None:
        """Who has the card in their threat area."""
        held = (each for each in self.investigators if any(own.id == card for own in each.threat))
        return next(held, None)

    def abilities_in_play(self) -> tuple[Ability, ...]:
        """Every ability that can work now, with the card it is on and the player whose it is."""
        if not _RECENT or _RECENT[0][0] is not self:  # asked several times at every event
            _RECENT[:] = [(self, tuple(self._abilities_in_play()))]
        return _RECENT[0][1]

    def _abilities_in_play(self) -> Iterator[Ability]:
        """Of what is printed, nothing in a blank text box; what was gained or delayed stays."""
        yield from self.abilities
        yield from self.delayed
        for each in self.investigators:
            yield from self._printed(each, each.id)
            for card in (*each.play, *each.threat):
                yield from self._printed(card, each.id)
        for place in self.locations:
            yield from self._printed(place, None)
            for card in place.cards:
                yield from self._printed(card, card.controller or card.owner)
        for enemy in self.enemies:
            if enemy.abilities:  # most have none, and there are many
                yield from self._printed(enemy, None)
        for committed in self.test.committed if self.test else ():
            yield from _owned(committed.card, committed.by)
        for agenda in self.agendas[:1]:
            yield from self._printed(agenda, None)
            if agenda.objective and agenda.threshold is None:
                yield _objective(agenda, "agenda")
        for act in self.acts[:1]:
            yield from self._printed(act, None)
            if act.clues:
                yield act.spending
            elif act.objective:
                yield _objective(act, "act")

    def _printed(self, thing: Printed, owner: str | None) -> Iterable[Ability]:
        if not thing.abilities or (self.lasting and self.is_blank(thing.id)):
            return ()
        return _owned(thing, owner)

    def is_blank(self, card: str) -> bool:
        """Whether a lasting effect treats the card's text box as blank."""
        return any(each.whom == card and each.value == "blank" for each in self.lasting)

    def has(self, thing: Card | Enemy, keyword: str) -> bool:
        return bool(getattr(thing, keyword)) and not self.is_blank(thing.id)

    def traits(self, thing: Card | Enemy | Location) -> tuple[str, ...]:
        """They stand in the text box."""
        return () if self.is_blank(thing.id) else thing.traits

    def prey(self, enemy: Enemy) -> Prey | None:
        return None if self.is_blank(enemy.id) else enemy.prey

    def title_of(self, ability: Ability) -> str:
        """The title of the card that the ability is on, wherever that card is."""
        areas = [(*each.play, *each.threat, *each.hand, *each.discard) for each in self.investigators]
        every = [card for area in areas for card in area]
        named = (*every, *self.resolving, *self.enemies)
        found = (card.name for card in named if card.id == ability.card)
        return next(found, ability.card or ability.id)

    def under_way(self) -> TestState:
        assert self.test is not None, "no test is under way"
        return self.test

    def with_investigator(self, changed: Investigator) -> Self:
        return self.model_copy(update={"investigators": replaced(self.investigators, changed)})

    def with_location(self, changed: Location) -> Self:
        return self.model_copy(update={"locations": replaced(self.locations, changed)})

    def with_enemy(self, changed: Enemy) -> Self:
        return self.model_copy(update={"enemies": replaced(self.enemies, changed)})

    def with_card(self, changed: Card) -> Self:
        """A card in play, changed where it lies."""
        for each in self.investigators:
            for area in ("play", "threat"):
                cards: tuple[Card, ...] = getattr(each, area)
                if any(card.id == changed.id for card in cards):
                    return self.with_investigator(each.model_copy(update={area: replaced(cards, changed)}))
        for place in self.locations:
            if any(card.id == changed.id for card in place.cards):
                return self.with_location(place.model_copy(update={"cards": replaced(place.cards, changed)}))
        return self

    def without_card(self, name: str) -> Self:
        """A card of that id no longer in play, nor among those being resolved."""
        table = self.model_copy(update={"resolving": without(self.resolving, name)})
        for each in table.investigators:
            left = {area: without(getattr(each, area), name) for area in ("play", "threat")}
            if left["play"] != each.play or left["threat"] != each.threat:
                table = table.with_investigator(each.model_copy(update=left))
        for place in table.locations:
            if any(card.id == name for card in place.cards):
                table = table.with_location(place.model_copy(update={"cards": without(place.cards, name)}))
        return table

    def with_test(self, **changes: object) -> Self:
        return self.model_copy(update={"test": self.under_way().model_copy(update=changes)})

    @model_validator(mode="after")
    def _somebody_plays(self) -> Self:
        if not self.investigators and not self.eliminated:
            raise BadSituationError(field="investigators", value="", known="1–4")
        return self


Printed = Investigator | Card | Enemy | Location | Act | Agenda


def _objective(card: Act | Agenda, deck: Literal["act", "agenda"]) -> Ability:
    """It advances as soon as what it asks for is so."""
    results = _if(card.objective, Advance(deck=deck))
    return Ability(id=f"objective-{card.id}", at="state", forced=True, results=results, card=card.id)


_RECENT: list[tuple[Situation, tuple[Ability, ...]]] = []
_PLACED: dict[tuple[int, str, str | None], tuple[Ability, Ability]] = {}
_MANY = 10_000


def _owned(thing: Printed, owner: str | None) -> Iterator[Ability]:
    """A thing's abilities, with the card they are on and whose they are."""
    for ability in thing.abilities:
        if ability.card is None or (owner and ability.owner is None):
            yield _placed(ability, thing.id, owner)
        else:
            yield ability


def _placed(ability: Ability, card: str, owner: str | None) -> Ability:
    """The same copy each time for the same ability."""
    key = (id(ability), card, owner)
    if key not in _PLACED:
        if len(_PLACED) > _MANY:
            _PLACED.clear()
        _PLACED[key] = (ability, ability.model_copy(update={"card": card, "owner": ability.owner or owner}))
    return _PLACED[key][1]
