"""A sheet of Eldritch Horror while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.plain_words import Draft as PlainDraft


@dataclass
class Draft(PlainDraft):
    """You stand in a City."""

    game: ClassVar[str] = "eldritch"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.table["spaces"] = [{"id": self.here, "type": "city"}]

    def lead(self) -> str:
        """Somebody else is the Lead Investigator."""
        self.table["lead"] = self.seat("lead", first=True)
        return str(self.table["lead"])

    def paths(self, *ways: str) -> None:
        """A row of spaces that begins with yours, with such paths between."""
        names = [self.here, *(self.name("there", number) for number in range(1, len(ways) + 1))]
        self.table["spaces"] = [{"id": name} for name in names]
        self.table["paths"] = [
            {"between": [names[at], names[at + 1]], "type": way} for at, way in enumerate(ways)
        ]
