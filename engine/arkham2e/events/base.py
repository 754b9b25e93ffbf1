"""What every event is."""

from typing import Literal

from engine.arkham2e.state.table import Situation
from engine.kernel import events
from engine.kernel.events import Remark


class Change(events.Change[Situation]):
    """Something that happened on the table of this game."""


class Reached(events.Reached[Situation]):
    """A phase or a step begins."""


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
