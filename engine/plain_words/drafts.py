"""A sheet while it is being put together, and what comes out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from engine.kernel import Chance, Decision, Event
    from engine.plain_words.told import Told
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
    clues: bool = False  # whether the chance counts on clues or rerolls
    events: tuple[Event, ...] = ()
    answers: tuple[str, ...] = ()  # with which the events come about
    decisions: tuple[Decision, ...] = ()  # with who makes each, in order
    pending: Decision | Chance | None = None


@dataclass
class Draft:
    """A table with you on it; what is read and assumed is noted as it is put there.

    A game names itself, and may add in `__post_init__` what every table of it needs.
    """

    game: ClassVar[str]
    told: Told
    understood: list[Understood] = field(default_factory=list)
    assumed: list[Understood] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    table: dict[str, Any] = field(default_factory=dict)
    attempt: dict[str, Any] = field(default_factory=dict)
    shown: Mapping[str, int] = field(default_factory=dict)  # successes that were told, by what is tested
    face: int | None = None  # what the die shows, if that was told
    choices: dict[str, list[str]] = field(default_factory=dict)  # that were told, by what is chosen
    cites: list[str] = field(default_factory=list)  # the statements that the words single out
    grants: list[str] = field(default_factory=list)  # the same, where the answer is yes
    verdict: bool = False  # where the words themselves settle it

    def __post_init__(self) -> None:
        self.table.setdefault("investigators", [{"id": self.me, "space": self.here}])

    @property
    def lang(self) -> Lang:
        return self.told.lang

    @property
    def me(self) -> str:
        return self.name("me")

    @property
    def here(self) -> str:
        return self.name("here")

    @property
    def you(self) -> dict[str, Any]:
        """Your own entry in the sheet."""
        found: dict[str, Any] = next(each for each in self.table["investigators"] if each["id"] == self.me)
        return found

    def name(self, what: str, number: int = 1) -> str:
        """What we call something that a description does not name."""
        name = self.told.speech.vocabulary(self.lang).names[what]
        return name if number == 1 else f"{name} {number}"

    def reads(self, what: str, value: str | int = "", who: str = "") -> None:
        self.understood.append(Understood(what, value, who))

    def assumes(self, what: str, value: str | int = "", who: str = "") -> None:
        self.assumed.append(Understood(what, value, who))

    def because(self, *statements: str) -> None:
        """The statements that decide it, the weightiest first."""
        self.cites += [f"{self.game}/{each}" for each in statements]

    def granted(self, *statements: str) -> None:
        """The statements that decide it if the answer is yes."""
        self.grants += [f"{self.game}/{each}" for each in statements]

    def befalls(self, *effects: dict[str, Any]) -> None:
        """These resolve for you, as if a component said so."""
        self.attempt = {"effects": {"by": self.me, "effects": list(effects)}}

    def seat(self, what: str, *, first: bool = False, **values: object) -> str:
        """Another investigator at the table."""
        name = self.name(what)
        people: list[dict[str, Any]] = self.table["investigators"]
        people.insert(0 if first else len(people), {"id": name, "space": self.here, **values})
        return name

    def add_monster(self, **values: object) -> str:
        monsters: list[dict[str, Any]] = self.table.setdefault("monsters", [])
        name = self.name("monster", len(monsters) + 1)
        monsters.append({"id": name, "space": self.here, **values})
        return name
