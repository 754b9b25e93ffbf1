"""What can happen in a skill test. Each event makes a new situation from the old one."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Literal

from engine.ahlcg.table import Ability, Card, Committed, Revealed, SkillTest, TestState, TokenEffect
from engine.kernel import Event

if TYPE_CHECKING:
    from engine.ahlcg.table import Situation


class Change(Event):
    @abstractmethod
    def after(self, table: Situation) -> Situation:
        """The table once this has happened."""


class Reached(Change):
    """A step of the chart is reached, or a player window opens."""

    event: Literal["reached"] = "reached"
    point: str

    def after(self, table: Situation) -> Situation:
        return table.with_test(symbols_due=True) if self.point == "st.4" else table


class TestBegan(Change):
    __test__ = False

    event: Literal["test-began"] = "test-began"
    test: SkillTest

    def after(self, table: Situation) -> Situation:
        waiting = tuple(test for test in table.waiting if test is not self.test)
        return table.model_copy(update={"test": TestState(test=self.test), "used": (), "waiting": waiting})


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

    def after(self, table: Situation) -> Situation:
        used = sorted((*table.used, self.ability), key=lambda ability: ability.id)  # no matter in which order
        return table.model_copy(update={"used": tuple(used)})


class TokenRevealed(Change):
    event: Literal["token-revealed"] = "token-revealed"
    token: str

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
    succeeded: bool
    value: int
    difficulty: int

    @property
    def margin(self) -> int:
        """By how much it succeeded or failed."""
        return abs(self.value - self.difficulty)

    def after(self, table: Situation) -> Situation:
        return table.with_test(succeeded=self.succeeded, value=self.value)


class CluesDiscovered(Change):
    event: Literal["clues-discovered"] = "clues-discovered"
    by: str
    location: str
    count: int

    def after(self, table: Situation) -> Situation:
        place, finder = table.location(self.location), table.investigator(self.by)
        table = table.with_location(place.model_copy(update={"clues": place.clues - self.count}))
        return table.with_investigator(finder.model_copy(update={"clues": finder.clues + self.count}))


class EnemyDamaged(Change):
    event: Literal["enemy-damaged"] = "enemy-damaged"
    enemy: str
    damage: int

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


class InvestigatorHurt(Change):
    event: Literal["investigator-hurt"] = "investigator-hurt"
    investigator: str
    damage: int
    horror: int

    def after(self, table: Situation) -> Situation:
        hurt = table.investigator(self.investigator)
        suffered = {"damage": hurt.damage + self.damage, "horror": hurt.horror + self.horror}
        return table.with_investigator(hurt.model_copy(update=suffered))


class EnemyAttacked(Change):
    event: Literal["enemy-attacked"] = "enemy-attacked"
    enemy: str
    investigator: str
    damage: int
    horror: int

    def after(self, table: Situation) -> Situation:
        hurt = InvestigatorHurt(
            investigator=self.investigator, damage=self.damage, horror=self.horror, cites=self.cites
        )
        return hurt.after(table)


class CardDiscarded(Change):
    event: Literal["card-discarded"] = "card-discarded"
    by: str
    card: Card

    def after(self, table: Situation) -> Situation:
        owner = table.investigator(self.by)
        return table.with_investigator(owner.model_copy(update={"discard": (*owner.discard, self.card)}))


class TestEnded(Change):
    """The tokens are back in the bag, and the test is over."""

    __test__ = False

    event: Literal["test-ended"] = "test-ended"

    def after(self, table: Situation) -> Situation:
        bag = tuple(sorted((*table.bag, *(each.token for each in table.under_way().revealed))))
        return table.model_copy(update={"bag": bag, "test": None})
