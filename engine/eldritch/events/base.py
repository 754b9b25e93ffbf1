"""What every event is."""

from typing import Literal

from engine.eldritch.state.table import Investigator, Situation
from engine.kernel import events
from engine.kernel.events import Remark


class Change(events.Change[Situation]):
    """Something that happened on the table of this game."""


class Reached(events.Reached[Situation]):
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
