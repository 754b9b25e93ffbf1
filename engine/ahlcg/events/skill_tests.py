"""What happens in a skill test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events.base import Change
from engine.ahlcg.state.effects import SkillTest, TokenEffect
from engine.ahlcg.state.table import Committed, Revealed, TestState

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Situation


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
