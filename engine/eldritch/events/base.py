"""What every event is."""

from abc import abstractmethod
from typing import Literal

from engine.eldritch.table import Investigator, Situation
from engine.kernel import Event


class Change(Event):
    event: str

    @abstractmethod
    def after(self, table: Situation) -> Situation:
        """The table once this has happened."""


class Remark(Change):
    """Something to be told that changes nothing."""

    def after(self, table: Situation) -> Situation:
        return table


class Reached(Remark):
    """A phase or a step begins; `who` where it is somebody's own."""

    event: Literal["reached"] = "reached"
    point: str
    who: str | None = None

    def after(self, table: Situation) -> Situation:
        match self.point:
            case "phase-action":
                return table.changed(phase="action", uses=(), investigators=_anew(table))
            case "phase-encounter":
                return table.changed(phase="encounter", active=None)
            case "phase-mythos":
                return table.changed(phase="mythos", active=None)
            case "actions":
                left = table.investigator(str(self.who)).actions_left
                return _turn(table, str(self.who), actions_left=2 if left is None else left)
            case "encounters":
                return _turn(table, str(self.who), encounter_taken=True)
        return table


def _anew(table: Situation) -> tuple[Investigator, ...]:
    """Everybody at the beginning of a round."""
    fresh: dict[str, object] = {
        "done": (),
        "turn_taken": False,
        "encounter_taken": False,
        "actions_left": None,
    }
    return tuple(each.changed(**fresh) for each in table.investigators)


def _turn(table: Situation, who: str, **update: object) -> Situation:
    return table.with_investigator(table.investigator(who).changed(**update)).changed(active=who)


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
    """Something that cannot be: an effect meets a rule or a card that forbids it."""

    event: Literal["vetoed"] = "vetoed"
    what: Literal[
        "move",
        "discard",
        "defeat",
        "retreat",
        "copy",
        "third-improvement",
        "delay",
        "detain",
        "set-aside",
        "pay",
    ]
    whom: str
