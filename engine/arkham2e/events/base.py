"""What every event is."""

from abc import abstractmethod
from typing import Literal

from engine.arkham2e.table import Situation
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


class Assumed(Remark):
    """A reading taken where the book is silent or unclear."""

    event: Literal["assumed"] = "assumed"
    reading: str


class Logged(Remark):
    """An effect whose text the rules know nothing about takes its place in the order."""

    event: Literal["logged"] = "logged"
    text: str
    source: str | None = None


class LookUp(Remark):
    """What stands on a component of which nothing is known: the table looks it up."""

    event: Literal["look-up"] = "look-up"
    what: Literal[
        "upkeep-roll",
        "unique-movement",
        "white-arrow",
        "black-arrow",
        "encounter-symbols",
        "mythos-card",
        "new-investigator",
        "monster",
        "outskirts-monster",
        "met-monster",
        "gate-marker",
        "ally-leaves",
        "common-card",
        "unique-card",
        "spell-card",
        "skill-card",
        "ally-card",
    ]
    source: str | None = None


class Prevented(Remark):
    """Something that a card demands and a rule forbids."""

    event: Literal["prevented"] = "prevented"
    what: Literal[
        "gate", "monster", "special-card", "second-gate", "clue", "entry", "stable-gate", "stable-monster"
    ]
    where: str
