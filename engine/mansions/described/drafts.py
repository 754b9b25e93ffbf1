"""A sheet of Mansions of Madness while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from engine.plain_words import Draft as PlainDraft


@dataclass
class Draft(PlainDraft):
    """You stand in a room of two spaces; a door leads to another room, of two spaces as well."""

    game: ClassVar[str] = "mansions"

    def __post_init__(self) -> None:
        super().__post_init__()
        room, other = self.name("room"), self.name("other-room")
        there, far = self.name("there"), self.name("far")
        self.table["rooms"] = [{"id": room}, {"id": other}]
        self.table["spaces"] = [
            *({"id": name, "room": room} for name in (self.here, self.beside)),
            *({"id": name, "room": other} for name in (there, far)),
        ]
        self.table["lines"] = [[self.here, self.beside], [there, far]]
        self.table["doors"] = [{"id": self.name("door"), "between": [self.here, there]}]

    @property
    def beside(self) -> str:
        return self.name("beside")

    @property
    def there(self) -> str:
        return self.name("there")

    @property
    def turn(self) -> dict[str, Any]:
        """What is remembered of your turn."""
        found: dict[str, Any] = self.table.setdefault("turn", {"of": self.me})
        return found

    @property
    def keeper(self) -> dict[str, Any]:
        found: dict[str, Any] = self.table.setdefault("keeper", {})
        return found

    def room(self, what: str = "room") -> dict[str, Any]:
        found: dict[str, Any] = next(each for each in self.table["rooms"] if each["id"] == self.name(what))
        return found

    def space(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(each for each in self.table["spaces"] if each["id"] == name)
        return found

    def token(self, token: str, what: str = "room") -> None:
        tokens: list[str] = self.room(what).setdefault("tokens", [])
        if token not in tokens:
            tokens.append(token)

    def give(self, name: str, **values: object) -> str:
        """One more card of yours."""
        cards: list[dict[str, Any]] = self.you.setdefault("items", [])
        cards.append({"id": name, **values})
        return name

    def people(self, many: int, **values: object) -> list[str]:
        """So many investigators in your space, you among them."""
        for number in range(2, many + 1):
            name = self.name("friend", number - 1)
            self.table["investigators"].append({"id": name, "space": self.here, **values})
        return [str(each["id"]) for each in self.table["investigators"]]

    def chooses(self, what: str, *answers: str) -> None:
        self.choices[what] = list(answers)
