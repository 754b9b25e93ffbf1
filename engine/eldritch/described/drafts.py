"""A sheet of Eldritch Horror while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.plain_words import Draft as PlainDraft


@dataclass
class Draft(PlainDraft):
    """You stand in a City. `cites`: the statements that the words single out; `choices`: what was chosen."""

    cites: tuple[str, ...] = ()
    choices: dict[str, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        self.table["spaces"] = [{"id": self.here, "type": "city"}]

    def lead(self) -> str:
        """Somebody else is the Lead Investigator."""
        self.table["lead"] = self.seat("lead", first=True)
        return str(self.table["lead"])

    def because(self, *statements: str) -> None:
        """The statements that decide it, the weightiest first."""
        self.cites = (*self.cites, *(f"eldritch/{each}" for each in statements))

    def effects(self, *effects: dict[str, Any]) -> None:
        """These resolve for you, as if a component said so."""
        self.attempt = {"effects": {"by": self.me, "effects": list(effects)}}

    def paths(self, *ways: str) -> None:
        """A row of spaces that begins with yours, with such paths between."""
        names = [self.here, *(self.name("there", number) for number in range(1, len(ways) + 1))]
        self.table["spaces"] = [{"id": name} for name in names]
        self.table["paths"] = [
            {"between": [names[at], names[at + 1]], "type": way} for at, way in enumerate(ways)
        ]
