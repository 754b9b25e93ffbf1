"""A sheet of Arkham Horror while it is being put together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.plain_words import Draft as PlainDraft

if TYPE_CHECKING:
    from engine.plain_words import Told

MOST_PLAYERS = 8
DOOM_TRACK = 12


@dataclass
class Draft(PlainDraft):
    """You are at a location of a street."""

    game: ClassVar[str] = "arkham2e"

    def __post_init__(self) -> None:
        super().__post_init__()
        street = self.name("street")
        self.table["spaces"] = [{"id": self.here, "street": street, "unstable": True}, {"id": street}]

    @property
    def space(self) -> dict[str, Any]:
        """Your own location in the sheet."""
        found: dict[str, Any] = self.table["spaces"][0]
        return found

    def add_space(self, what: str, **values: object) -> str:
        name = self.name(what)
        self.table["spaces"].append({"id": name, **values})
        return name

    def seats(self, players: int) -> None:
        """So many at the table; the others are on the street."""
        people: list[dict[str, Any]] = self.table["investigators"]
        for number in range(len(people) + 1, min(players, MOST_PLAYERS) + 1):
            people.append({"id": self.name("friend", number), "space": self.name("street")})

    def first(self) -> str:
        """Somebody else is the first player."""
        return self.seat("first", first=True)

    def give(self, what: str, **values: object) -> str:
        """One more card of yours."""
        cards: list[dict[str, Any]] = self.you.setdefault("cards", [])
        same = sum(card["id"].startswith(self.name(what)) for card in cards)
        cards.append({"id": self.name(what, same + 1), **values})
        return str(cards[-1]["id"])

    def gate(self, number: int = 1, space: str | None = None, **values: object) -> dict[str, Any]:
        world = self.name("world", number)
        where = {} if space is None else {"space": space}
        return {"id": self.name("gate", number), "world": world, **where, **values}

    def open_gates(self, many: int, *, here: bool) -> None:
        """So many open gates, the first of them at your location."""
        gates = self.table.setdefault("gates", [])
        for number in range(1, min(many, 20) + 1):
            space = self.here
            if number > 1 or not here:
                space = self.name("gate", 40 + number)
                self.table["spaces"].append({"id": space, "street": self.name("street")})
            gates.append(self.gate(number, space))

    def supplies(self, monsters: int = 12, gates: int = 3) -> None:
        """Enough in the cup and in the stack; that there is, is assumed."""
        self.table["cup"] = [{"id": self.name("monster", 60 + number)} for number in range(monsters)]
        self.table["gate_stack"] = [self.gate(60 + number) for number in range(gates)]
        self.table["ally"] = [{"id": self.name("ally", 7), "kind": "ally"}]
        self.assumes("supplies")

    def crowd(self, many: int, where: str = "monsters") -> None:
        """So many monsters, far from you in Arkham, or in the Outskirts."""
        base, space = (20, {"space": self.name("away")}) if where == "monsters" else (40, {})
        if space and not any(each["id"] == self.name("away") for each in self.table["spaces"]):
            self.add_space("away", type="street")
        found = [{"id": self.name("monster", base + number), **space} for number in range(min(many, 30))]
        self.table.setdefault(where, []).extend(found)


def drafted(told: Told, words: str, *more: str) -> Draft:
    """A draft; these concepts are understood, and you, where you are, and that a gate is open."""
    told.use("me", "my-place", "open", "already", *words.split(), *more)
    return Draft(told)


def acts(told: Told, draft: Draft) -> None:
    """ "Can a monster flee?" is not about you."""
    for place in told.places("q-may", "q-does"):
        inside = [told.terms[at].concept for at in told.sentence(place)]
        after = inside[place - told.sentence(place).start + 1 :]
        near = next((concept for concept in after if concept not in ("filler", "q-does", "q-may")), "")
        if near == "monster" and not {"me", "person", "friend"} & set(inside):
            draft.missing.append("who")
