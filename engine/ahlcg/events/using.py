"""Abilities and cards being used, paid for, replaced or cancelled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from engine.ahlcg.events.base import Change, Pause, Remark
from engine.ahlcg.events.zones import laid, taken
from engine.ahlcg.state.cards import Ability, Card
from engine.ahlcg.state.effects import Period
from engine.ahlcg.state.table import Lasting, Used
from engine.kernel.components import without

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Situation


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
        return counted(table.model_copy(update=changes), self.ability, self.by or "")


class LimitCounted(Change):
    """A cancelled use still counts towards its limit or maximum."""

    event: Literal["limit-counted"] = "limit-counted"
    ability: Ability
    by: str

    def after(self, table: Situation) -> Situation:
        return counted(table, self.ability, self.by)


def counted(table: Situation, ability: Ability, by: str) -> Situation:
    """With the use counted towards the ability's limit, if it has one."""
    limit = ability.limit
    if limit is None:
        return table
    title = table.title_of(ability)
    use = Used(ability=ability.id, title=title, by=by, per=limit.per, maximum=limit.maximum)
    return table.model_copy(update={"uses": (*table.uses, use)})


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
        hand = without(player.hand, self.card.id)
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


class AbilityInitiates(Pause):
    """The effects of a triggered ability try to initiate: here they can be cancelled."""

    event: Literal["ability-initiates"] = "ability-initiates"
    ability: Ability
    by: str

    @property
    def names(self) -> tuple[str, ...]:
        return (self.event, f"{self.ability.type}-initiates")


class EventResolved(Change):
    """A played event counts as played and lies in its owner's discard pile."""

    event: Literal["event-resolved"] = "event-resolved"
    card: str
    by: str

    def after(self, table: Situation) -> Situation:
        card = next((card for card in table.resolving if card.id == self.card), None)
        return laid(taken(table, self.card), card, "discard") if card else table


class Cancelled(Remark):
    event: Literal["cancelled"] = "cancelled"
    what: str
    by: str


class Replaced(Remark):
    event: Literal["replaced"] = "replaced"
    what: str
    by: str


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
    by: str | None = None  # whose turn it is that begins

    def after(self, table: Situation) -> Situation:
        lasting = tuple(each for each in table.lasting if not self._ends(each))
        uses = tuple(each for each in table.uses if each.per != self.until)
        return table.model_copy(update={"lasting": lasting, "uses": uses})

    def _ends(self, lasting: Lasting) -> bool:
        whose = self.by is None or (lasting.by or lasting.whom) == self.by
        return lasting.until == self.until and whose


class DelayedSet(Change):
    """A delayed effect waits for its moment."""

    event: Literal["delayed-set"] = "delayed-set"
    ability: Ability

    def after(self, table: Situation) -> Situation:
        return table.model_copy(update={"delayed": (*table.delayed, self.ability)})
