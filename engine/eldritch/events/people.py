"""What happens to investigators."""

from typing import Literal

from engine.eldritch.events.base import Change
from engine.eldritch.state.cards import Card, Clue, Improvements
from engine.eldritch.state.effects import Skill, Ticket
from engine.eldritch.state.table import Investigator, Situation
from engine.kernel.components import replaced, without
from engine.kernel.events import Remark


class Lost(Change):
    """Health and Sanity tokens go back to the supply, those of both kinds at once."""

    event: Literal["lost"] = "lost"
    who: str
    health: int
    sanity: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        left = {"health": max(0, who.health - self.health), "sanity": max(0, who.sanity - self.sanity)}
        return table.with_investigator(who.changed(**left))


class Spent(Lost):
    event: Literal["spent"] = "spent"  # type: ignore[assignment]


class LossPrevented(Remark):
    event: Literal["loss-prevented"] = "loss-prevented"
    who: str
    card: str
    health: int
    sanity: int


class NoSanityLost(Remark):
    """The horror of a Monster takes nothing."""

    event: Literal["no-sanity-lost"] = "no-sanity-lost"
    who: str
    monster: str


class Recovered(Change):
    event: Literal["recovered"] = "recovered"
    who: str
    health: int
    sanity: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        now = {
            "health": min(who.max_health, who.health + self.health),
            "sanity": min(who.max_sanity, who.sanity + self.sanity),
        }
        return table.with_investigator(who.changed(**now))


class InvestigatorDefeated(Change):
    """From now on no investigator."""

    event: Literal["investigator-defeated"] = "investigator-defeated"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(fate="defeated"))


class MarkerLaid(Change):
    """To the nearest City, on its side, with the token of what was lost."""

    event: Literal["marker-laid"] = "marker-laid"
    who: str
    space: str
    token: Literal["health", "sanity"]

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(space=self.space, marker=self.token, delayed=False))


class InvestigatorDevoured(Change):
    event: Literal["investigator-devoured"] = "investigator-devoured"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(fate="devoured"))


class Stripped(Change):
    """All Health, Sanity and Improvement tokens are discarded; cards and Clues have their own events."""

    event: Literal["stripped"] = "stripped"
    who: str

    def after(self, table: Situation) -> Situation:
        bare: dict[str, object] = {"health": 0, "sanity": 0, "improvements": Improvements()}
        who = table.investigator(self.who)
        if who.fate == "devoured":
            bare["tickets"] = ()
        return table.with_investigator(who.changed(**bare))


class PossessionsLaid(Remark):
    """What a defeated investigator had stays on the sheet, for whoever meets them."""

    event: Literal["possessions-laid"] = "possessions-laid"
    who: str
    what: tuple[str, ...]


class SheetLaid(Remark):
    """The sheet of a defeated investigator stays on the table; that of a devoured one leaves the game."""

    event: Literal["sheet-laid"] = "sheet-laid"
    who: str
    where: Literal["play-area", "box"]


class PlayerEliminated(Change):
    event: Literal["player-eliminated"] = "player-eliminated"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(eliminated=True))


class InvestigatorChosen(Change):
    """A new investigator takes the seat."""

    event: Literal["investigator-chosen"] = "investigator-chosen"
    seat: str
    who: str

    def after(self, table: Situation) -> Situation:
        old = table.investigator(self.seat)
        new = next(each for each in table.available if each.id == self.who)
        seats = replaced(table.investigators, new, old.id)
        lead = new.id if table.lead == old.id else table.lead
        return table.changed(
            investigators=seats,
            lead=lead,
            gone=(*table.gone, old),
            available=without(table.available, new.id),
        )


class LeadPassed(Change):
    event: Literal["lead-passed"] = "lead-passed"
    by: str
    to: str

    def after(self, table: Situation) -> Situation:
        return table.changed(lead=self.to)


class Moved(Change):
    event: Literal["moved"] = "moved"
    who: str
    origin: str
    space: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(space=self.space))


class TicketGained(Change):
    event: Literal["ticket-gained"] = "ticket-gained"
    who: str
    ticket: Ticket

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(tickets=(*who.tickets, self.ticket)))


class TicketDiscarded(Change):
    event: Literal["ticket-discarded"] = "ticket-discarded"
    who: str
    ticket: Ticket

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        left = list(who.tickets)
        left.remove(self.ticket)
        return table.with_investigator(who.changed(tickets=tuple(left)))


class BecameDelayed(Change):
    event: Literal["became-delayed"] = "became-delayed"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(delayed=True))


class StoodUp(Change):
    event: Literal["stood-up"] = "stood-up"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(delayed=False, actions_left=0))


class ActionsLost(Change):
    """Delayed in the own turn: the action is broken off, those left are lost."""

    event: Literal["actions-lost"] = "actions-lost"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.who).changed(actions_left=0))


class Improved(Change):
    event: Literal["improved"] = "improved"
    who: str
    skill: Skill
    level: int

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(
            who.changed(improvements=who.improvements.with_(self.skill, self.level))
        )


class ClueGained(Change):
    """From the pool, or the one on the space."""

    event: Literal["clue-gained"] = "clue-gained"
    who: str
    clue: str

    def after(self, table: Situation) -> Situation:
        clue = next(each for each in (*table.clues, *table.clue_pool) if each.id == self.clue)
        who = table.investigator(self.who)
        held = clue.model_copy(update={"at": None})
        table = table.with_investigator(who.changed(clues=(*who.clues, held)))
        return table.changed(clues=without(table.clues, clue.id), clue_pool=without(table.clue_pool, clue.id))


class ClueDiscarded(Change):
    """An investigator's Clue, spent or not: face up onto the pile beside the pool."""

    event: Literal["clue-discarded"] = "clue-discarded"
    who: str
    clue: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        clue = next(each for each in who.clues if each.id == self.clue)
        table = table.with_investigator(who.changed(clues=without(who.clues, clue.id)))
        return table.changed(clue_discard=(*table.clue_discard, clue))


class Given(Change):
    """A possession changes hands."""

    event: Literal["given"] = "given"
    by: str
    to: str
    what: str

    def after(self, table: Situation) -> Situation:
        giver, taker = table.investigator(self.by), table.investigator(self.to)
        if self.what in ("train", "ship"):
            left = list(giver.tickets)
            left.remove(self.what)  # type: ignore[arg-type]
            giver, taker = (
                giver.changed(tickets=tuple(left)),
                taker.changed(tickets=(*taker.tickets, self.what)),
            )
        elif any(clue.id == self.what for clue in giver.clues):
            clue: Clue = next(each for each in giver.clues if each.id == self.what)
            giver = giver.changed(clues=without(giver.clues, clue.id))
            taker = taker.changed(clues=(*taker.clues, clue))
        else:
            card: Card = next(each for each in giver.possessions if each.id == self.what)
            giver = giver.changed(possessions=without(giver.possessions, card.id))
            taker = taker.changed(possessions=(*taker.possessions, card))
        return table.with_investigator(giver).with_investigator(taker)


class ActionTaken(Change):
    """An action begins. `about`: with whom, or of which component; `extra` ones count toward no limit."""

    event: Literal["action-taken"] = "action-taken"
    who: str
    action: str
    about: str = ""
    extra: bool = False

    def after(self, table: Situation) -> Situation:
        who: Investigator = table.investigator(self.who)
        left = who.actions_left
        if left is not None and not self.extra:
            left = max(0, left - 1)
        own = self.about != "" and self.action != "trade"
        done = f"{self.action}:{self.about}" if own else self.action
        return table.with_investigator(who.changed(actions_left=left, done=(*who.done, done)))


class ActionBroken(Remark):
    event: Literal["broken-off"] = "broken-off"
    who: str


class TurnEnded(Change):
    event: Literal["turn-ended"] = "turn-ended"
    who: str

    def after(self, table: Situation) -> Situation:
        who = table.investigator(self.who)
        return table.with_investigator(who.changed(turn_taken=True, actions_left=None)).changed(active=None)
