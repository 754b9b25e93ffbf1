"""A sheet of Mansions of Madness while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.plain_words import Draft as PlainDraft


@dataclass
class Draft(PlainDraft):
    """You stand in a room of two spaces; a door leads to another room, of two spaces as well."""

    cites: list[str] = field(default_factory=list)  # the statements that matter most here
    grants: list[str] = field(default_factory=list)  # the same, where the answer is yes
    choices: dict[str, list[str]] = field(default_factory=dict)  # what was told of choices, in their order
    face: int | None = None  # what the die shows, if that was told

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

    def because(self, *cites: str) -> None:
        self.cites += [f"mansions/{each}" for each in cites]

    def granted(self, *cites: str) -> None:
        self.grants += [f"mansions/{each}" for each in cites]

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

    def befalls(self, *effects: dict[str, Any]) -> None:
        """These effects resolve for you."""
        self.attempt = {"effects": {"by": self.me, "effects": list(effects)}}
