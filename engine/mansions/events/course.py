"""What happens to the course of the game: threat, cards of the Keeper, Events, the objective, the end."""

from typing import Literal

from engine.kernel.components import without
from engine.kernel.events import Remark
from engine.mansions.events.base import Change
from engine.mansions.state.cards import EventCard, MythosCard, TraumaCard
from engine.mansions.state.effects import Side
from engine.mansions.state.ids import Id
from engine.mansions.state.table import Situation


class ThreatChanged(Change):
    event: Literal["threat-changed"] = "threat-changed"
    by: int
    to: int

    def after(self, table: Situation) -> Situation:
        return table.changed(keeper=table.keeper.changed(threat=self.to))


class KeeperActionUsed(Change):
    event: Literal["keeper-action-used"] = "keeper-action-used"
    card: str
    cost: int

    def after(self, table: Situation) -> Situation:
        return table.with_turn(actions=(*table.turn.actions, self.card))


class KeeperTurnLost(Change):
    """After cards that were laid out wrongly."""

    event: Literal["keeper-turn-lost"] = "keeper-turn-lost"

    def after(self, table: Situation) -> Situation:
        return table.changed(keeper=table.keeper.changed(loses_turn=False))


class MythosDrawn(Change):
    event: Literal["mythos-drawn"] = "mythos-drawn"
    card: MythosCard

    def after(self, table: Situation) -> Situation:
        deck = table.mythos.model_copy(update={"cards": without(table.mythos.cards, self.card.id)})
        keeper = table.keeper.changed(mythos=(*table.keeper.mythos, self.card))
        return table.changed(mythos=deck, keeper=keeper)


class TraumaDrawn(Change):
    event: Literal["trauma-drawn"] = "trauma-drawn"
    card: TraumaCard

    def after(self, table: Situation) -> Situation:
        deck = table.trauma.model_copy(update={"cards": without(table.trauma.cards, self.card.id)})
        keeper = table.keeper.changed(trauma=(*table.keeper.trauma, self.card))
        return table.changed(trauma=deck, keeper=keeper)


class DeckReshuffled(Change):
    event: Literal["deck-reshuffled"] = "deck-reshuffled"
    deck: Literal["mythos", "trauma"]

    def after(self, table: Situation) -> Situation:
        old = getattr(table, self.deck)
        fresh = old.model_copy(update={"cards": (*old.cards, *old.discard), "discard": (), "shuffled": True})
        return table.changed(**{self.deck: fresh})


class NoCardLeft(Remark):
    event: Literal["no-card-left"] = "no-card-left"
    deck: str


class HandDiscarded(Change):
    """A card of the Keeper's hand goes to its discard pile."""

    event: Literal["hand-discarded"] = "hand-discarded"
    deck: Literal["mythos", "trauma"]
    card: str

    def after(self, table: Situation) -> Situation:
        hand = getattr(table.keeper, self.deck)
        card = next(each for each in hand if each.id == self.card)
        deck = getattr(table, self.deck)
        deck = deck.model_copy(update={"discard": (*deck.discard, card)})
        keeper = table.keeper.changed(**{self.deck: without(hand, self.card)})
        return table.changed(keeper=keeper, **{self.deck: deck})


class MythosPlayed(Change):
    """On an investigator, in the investigator's turn; `face_down` ones stay with the investigator."""

    event: Literal["mythos-played"] = "mythos-played"
    card: MythosCard
    who: str

    def after(self, table: Situation) -> Situation:
        keeper = table.keeper.changed(mythos=without(table.keeper.mythos, self.card.id))
        table = table.changed(keeper=keeper).with_turn(mythos=True)
        if self.card.face_down:
            who = table.investigator(self.who)
            return table.with_investigator(who.changed(mythos=(*who.mythos, self.card)))
        deck = table.mythos.model_copy(update={"discard": (*table.mythos.discard, self.card)})
        return table.changed(mythos=deck)


class TimePassed(Change):
    event: Literal["time-passed"] = "time-passed"
    tokens: int

    def after(self, table: Situation) -> Situation:
        return table.changed(time=self.tokens)


class EventHeldBack(Remark):
    """By the roll of the optional rule."""

    event: Literal["event-held-back"] = "event-held-back"
    face: int


class EventRevealed(Change):
    event: Literal["event-revealed"] = "event-revealed"
    card: EventCard
    choice: str | None = None

    def after(self, table: Situation) -> Situation:
        rest = without(table.events, self.card.id)
        return table.changed(events=rest, time=0, events_done=table.events_done + 1)


class ObjectiveRevealed(Change):
    event: Literal["objective-revealed"] = "objective-revealed"
    why: Literal["clue-1", "event-iv", "own-condition", "card", "won"]

    def after(self, table: Situation) -> Situation:
        if table.objective is None:
            return table
        return table.changed(objective=table.objective.model_copy(update={"revealed": True}))


class Marked(Change):
    event: Literal["marked"] = "marked"
    name: Id

    def after(self, table: Situation) -> Situation:
        return table.changed(marks=tuple(dict.fromkeys((*table.marks, self.name))))


class GameEnded(Change):
    """`winner`: a side, or nobody."""

    event: Literal["game-ended"] = "game-ended"
    winner: Side | Literal["nobody"]
    why: Literal["objective", "eliminated", "last-event", "card", "at-once"]

    def after(self, table: Situation) -> Situation:
        return table.changed(ended=self.winner)
