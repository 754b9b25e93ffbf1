"""A sheet while it is being put together, and what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from engine.eldritch.described.tagging import name_of

if TYPE_CHECKING:
    from fractions import Fraction

    from engine.eldritch.odds import Odds
    from engine.kernel import Chance, Decision, Event
    from rules_graph.model import Lang

Kind = Literal["legal", "odds", "dice", "number", "course", "decider"]


@dataclass(frozen=True)
class Understood:
    """Something that was read, or had to be assumed: what, its value, and of whom."""

    what: str
    value: str | int = ""
    who: str = ""


@dataclass(frozen=True)
class Answer:
    """What the sheet answers; `cites` come in the order of their weight."""

    kind: Kind
    cites: tuple[str, ...] = ()
    verdict: bool | None = None
    number: int | None = None
    of: str = ""  # what the number or the chance is of
    chance: Fraction | None = None
    odds: Odds | None = None
    events: tuple[Event, ...] = ()
    decisions: tuple[Decision, ...] = ()  # with who makes each, in order
    pending: Decision | Chance | None = None


@dataclass
class Draft:
    """A table with you on it; what is read and assumed is noted as it is put there."""

    lang: Lang
    understood: list[Understood] = field(default_factory=list)
    assumed: list[Understood] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    attempt: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.table.setdefault("spaces", [{"id": self.here, "type": "city"}])
        self.table.setdefault("investigators", [{"id": self.me, "space": self.here}])

    @property
    def me(self) -> str:
        return name_of("me", self.lang)

    @property
    def here(self) -> str:
        return name_of("here", self.lang)

    @property
    def you(self) -> dict[str, Any]:
        """Your own entry in the sheet."""
        found: dict[str, Any] = next(each for each in self.table["investigators"] if each["id"] == self.me)
        return found

    def name(self, what: str, number: int = 1) -> str:
        name = name_of(what, self.lang)
        return name if number == 1 else f"{name} {number}"

    def reads(self, what: str, value: str | int = "", who: str = "") -> None:
        self.understood.append(Understood(what, value, who))

    def assumes(self, what: str, value: str | int = "", who: str = "") -> None:
        self.assumed.append(Understood(what, value, who))

    def seat(self, what: str, *, lead: bool = False, first: bool = False, **values: object) -> str:
        """Another investigator at the table."""
        name = self.name(what)
        entry = {"id": name, "space": self.here, **values}
        people: list[dict[str, Any]] = self.table["investigators"]
        people.insert(0 if first else len(people), entry)
        if lead:
            self.table["lead"] = name
        return name

    def add_monster(self, **values: object) -> str:
        monsters: list[dict[str, Any]] = self.table.setdefault("monsters", [])
        name = self.name("monster", len(monsters) + 1)
        monsters.append({"id": name, "space": self.here, **values})
        return name
