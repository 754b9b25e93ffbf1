"""What every event is."""

from typing import Literal

from engine.kernel import events
from engine.kernel.events import Remark
from engine.mansions.state.components import Turn
from engine.mansions.state.table import KEEPER, Situation


class Change(events.Change[Situation]):
    """Something that happened on the table of this game."""


class Reached(events.Reached[Situation]):
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
