"""The course of the game: cards of the Ancient One, the turn, the final battle, the end."""

from typing import Literal

from engine.arkham2e.events.base import Change
from engine.arkham2e.state.table import Situation
from engine.kernel.components import without
from engine.kernel.events import Remark


class EncounterDrawn(Remark):
    """`card` None: of this deck nothing is known; read your card."""

    event: Literal["encounter-drawn"] = "encounter-drawn"
    who: str
    at: str
    card: str | None = None


class AbilityUsed(Remark):
    """The special ability of a location, in place of an encounter."""

    event: Literal["ability-used"] = "ability-used"
    who: str
    space: str


class GateCardPut(Change):
    """To the bottom of the gate deck: of a colour that does not fit, or done."""

    event: Literal["gate-card-put"] = "gate-card-put"
    card: str
    fits: bool

    def after(self, table: Situation) -> Situation:
        deck = table.gate_cards
        card = next(each for each in (*deck.cards, *deck.bottom) if each.id == self.card)
        cards, bottom = without(deck.cards, card.id), without(deck.bottom, card.id)
        return table.changed(gate_cards=deck.model_copy(update={"cards": cards, "bottom": (*bottom, card)}))


class MythosDrawn(Change):
    event: Literal["mythos-drawn"] = "mythos-drawn"
    by: str
    card: str
    type: str

    def after(self, table: Situation) -> Situation:
        deck = table.mythos
        card = next(each for each in (*deck.cards, *deck.bottom) if each.id == self.card)
        cards, bottom = without(deck.cards, card.id), without(deck.bottom, card.id)
        left = deck.model_copy(update={"cards": cards, "bottom": bottom})
        return table.changed(mythos=left, mythos_now=card)


class MythosPut(Change):
    """To the bottom of the Mythos deck: the card at hand, or the Environment or Rumor in play."""

    event: Literal["mythos-put"] = "mythos-put"
    card: str

    def after(self, table: Situation) -> Situation:
        update: dict[str, object] = {}
        for field in ("mythos_now", "environment", "rumor"):
            card = getattr(table, field)
            if card is not None and card.id == self.card:
                deck = table.mythos
                update[field] = None
                update["mythos"] = deck.model_copy(update={"bottom": (*deck.bottom, card)})
        return table.changed(**update)


class MythosStays(Change):
    """An Environment or a Rumor comes into play."""

    event: Literal["mythos-stays"] = "mythos-stays"
    card: str
    type: Literal["environment", "rumor"]

    def after(self, table: Situation) -> Situation:
        return table.changed(**{self.type: table.mythos_now, "mythos_now": None})


class RumorIgnored(Remark):
    event: Literal["rumor-ignored"] = "rumor-ignored"
    card: str


class RumorEnded(Remark):
    event: Literal["rumor-ended"] = "rumor-ended"
    card: str
    how: Literal["pass", "fail"]


class FirstPlayerPassed(Change):
    event: Literal["first-player-passed"] = "first-player-passed"
    to: str

    def after(self, table: Situation) -> Situation:
        return table.changed(first=self.to)


class AncientOneAwakens(Remark):
    event: Literal["ancient-one-awakens"] = "ancient-one-awakens"
    name: str
    why: Literal["doom", "gates", "no-gate-marker", "no-monster", "terror"]


class BattleBegan(Change):
    event: Literal["battle-began"] = "battle-began"
    name: str

    def after(self, table: Situation) -> Situation:
        return table.changed(battle=True)


class BattleRoundBegan(Change):
    event: Literal["battle-round-began"] = "battle-round-began"
    round: int

    def after(self, table: Situation) -> Situation:
        return table.changed(battle_round=self.round)


class SuccessesCounted(Change):
    """Added to what the group has; or taken off with a doom token."""

    event: Literal["successes-counted"] = "successes-counted"
    by: str
    total: int

    def after(self, table: Situation) -> Situation:
        return table.changed(successes=self.total)


class GameWon(Change):
    event: Literal["game-won"] = "game-won"
    how: Literal["gates-closed", "gates-sealed", "ancient-one-banished"]

    def after(self, table: Situation) -> Situation:
        return table.changed(ended="won")


class GameLost(Change):
    event: Literal["game-lost"] = "game-lost"

    def after(self, table: Situation) -> Situation:
        return table.changed(ended="lost")


class ScoreCounted(Remark):
    event: Literal["score-counted"] = "score-counted"
    base: int
    terror: int
    loans: int
    elder_signs: int
    gates: int
    monsters: int
    investigators: int
    score: int


class FirstCitizen(Remark):
    """Several where the book breaks the tie no further."""

    event: Literal["first-citizen"] = "first-citizen"
    who: tuple[str, ...]
