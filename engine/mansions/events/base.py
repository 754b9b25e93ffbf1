"""What every event is."""

from abc import abstractmethod
from typing import Literal

from engine.kernel import Event
from engine.mansions.table import KEEPER, Situation
from engine.mansions.things import Turn


class Change(Event):
    event: str

    @abstractmethod
    def after(self, table: Situation) -> Situation:
        """The table once this has happened."""


class Remark(Change):
    """Something to be told that changes nothing."""

    def after(self, table: Situation) -> Situation:
        return table


class Reached(Change):
    """A round, turn or step begins; `who` where it is somebody's own."""

    event: Literal["reached"] = "reached"
    point: str
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        match self.point:
            case "playing-the-game":
                fresh = tuple(each.changed(turn_taken=False) for each in table.investigators)
                return table.changed(round=table.round + 1, investigators=fresh, turn=Turn())
            case "investigator-turn":
                who = table.investigator(str(self.who))
                return table.with_investigator(who.changed(turn_taken=True)).changed(turn=Turn(of=self.who))
            case "keeper-turn":
                return table.changed(turn=Turn(of=KEEPER))
            case "movement-step":
                return table.with_turn(moves=table.turn.moves + 1)
            case "action-step":
                return table.with_turn(action=True)
        return table


class StepSpent(Change):
    """A Movement Step goes on something that is no move of the figure to another space."""

    event: Literal["step-spent"] = "step-spent"
    who: str

    def after(self, table: Situation) -> Situation:
        return table.with_turn(moves=table.turn.moves + 1)


class Assumed(Remark):
    """A reading taken where the book is silent or unclear."""

    event: Literal["assumed"] = "assumed"
    reading: str


class Logged(Remark):
    """An effect whose text the rules know nothing about takes its place in the order."""

    event: Literal["logged"] = "logged"
    text: str
    source: str | None = None


class Vetoed(Remark):
    """Something that cannot be."""

    event: Literal["vetoed"] = "vetoed"
    what: Literal[
        "move",
        "attack",
        "kill",
        "place",
        "corpse",
        "no-card-fits",
        "no-deck",
        "no-target",
        "draw-piece",
        "attempt",
    ]
    whom: str


class NothingHappens(Remark):
    event: Literal["no-effect"] = "no-effect"


class GoesOn(Remark):
    """After a failed evade test, with what was intended."""

    event: Literal["goes-on"] = "goes-on"
    who: str


class StepBroken(Remark):
    """What an investigator was doing stops."""

    event: Literal["step-broken"] = "step-broken"
    who: str
