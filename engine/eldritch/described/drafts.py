"""A sheet of Eldritch Horror while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass

from engine.plain_words import Draft as PlainDraft


@dataclass
class Draft(PlainDraft):
    """You stand in a City."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.table["spaces"] = [{"id": self.here, "type": "city"}]

    def lead(self) -> str:
        """Somebody else is the Lead Investigator."""
        self.table["lead"] = self.seat("lead", first=True)
        return str(self.table["lead"])
