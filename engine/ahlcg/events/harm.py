"""Damage and horror, defeat, elimination, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events.base import Change, Remark
from engine.ahlcg.events.zones import left_alone
from engine.kernel.components import without
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from engine.ahlcg.state.cards import Card
    from engine.ahlcg.state.table import Investigator, Situation


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
    direct: bool = False  # only while it is assigned: it cannot be reassigned then

    @property
    def names(self) -> tuple[str, ...]:
        if self.event == "harm-assigned":
            return (self.event,)
        own = any(share.card == self.investigator for share in self.shares)
        others = any(share.card != self.investigator for share in self.shares)
        return (self.event, *(["investigator-hurt"] if own else []), *(["card-hurt"] if others else []))

    @property
    def harmed(self) -> tuple[str, ...]:
        return tuple(share.card for share in self.shares)

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


class CardDefeated(Remark):
    event: Literal["card-defeated"] = "card-defeated"
    card: str
    by: str


class InvestigatorDefeated(Remark):
    event: Literal["investigator-defeated"] = "investigator-defeated"
    investigator: str
    cause: Literal["damage", "horror", "both", "ability"]


class TraumaMarked(Change):
    """An investigator with trauma begins the game hurt."""

    event: Literal["trauma-marked"] = "trauma-marked"
    investigator: str
    damage: int
    horror: int

    @property
    def harmed(self) -> tuple[str, ...]:
        return (self.investigator,)

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.investigator)
        marks = {"damage": who.damage + self.damage, "horror": who.horror + self.horror}
        return table.with_investigator(who.model_copy(update=marks))


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
    """All that an eliminated player controls, has committed or holds out of play leaves the game."""

    event: Literal["possessions-removed"] = "possessions-removed"
    investigator: str

    def after(self, table: Situation) -> Situation:
        controlled = table.controlled_by(self.investigator)
        for card in controlled:
            table = left_alone(table, card).without_card(card.id)
        who = table.investigator(self.investigator)
        gone = [*controlled, *who.hand, *who.deck, *who.discard]
        if table.test:
            gone += [each.card for each in table.test.committed if each.by == who.id]
            left = tuple(each for each in table.test.committed if each.by != who.id)
            table = table.with_test(committed=left)
        table = table.model_copy(update={"removed": (*table.removed, *(card.out_of_play() for card in gone))})
        return table.with_investigator(who.model_copy(update={"hand": (), "deck": (), "discard": ()}))


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
        if who.id in table.perils:
            table = table.with_perils(tuple(name for name in table.perils if name != who.id))
        return table.model_copy(
            update={
                "investigators": without(table.investigators, who.id),
                "eliminated": (*table.eliminated, who),
                "lasting": tuple(each for each in table.lasting if each.whom != who.id),
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
