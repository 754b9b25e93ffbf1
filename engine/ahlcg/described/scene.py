"""What a description tells of the table: only what it says, in the order in which it says it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from engine.ahlcg.described.tagging import Term
    from engine.ahlcg.judging.question import Happening, Question


@dataclass
class Thing:
    """Somebody or something on the table, by the word that first named it, with what is said of it."""

    name: str
    key: str
    facts: dict[str, int] = field(default_factory=dict)


@dataclass
class Person(Thing):
    speaker: bool = False
    lead: bool = False
    active: bool = False
    place: Place | None = None
    hand: list[CardDraft] = field(default_factory=list)
    play: list[CardDraft] = field(default_factory=list)
    threat: list[CardDraft] = field(default_factory=list)


@dataclass
class Foe(Thing):
    newcomer: bool = False  # comes into play through an ability
    counted: bool = False  # one of so many, not yet called anything else
    ready: bool | None = None
    engaged: list[Person] | None = None  # None: not said; empty: said to be with nobody
    place: Place | None = None
    beside: list[Place] = field(default_factory=list)  # places next to where it is
    keywords: set[str] = field(default_factory=set)
    prey: bool | None = None  # False: said to have none
    prefers: tuple[str, str] | None = None  # lowest or highest, and of what
    abilities: list[AbilityDraft] = field(default_factory=list)


@dataclass
class Place(Thing):
    revealed: bool | None = None
    connects: list[Place] = field(default_factory=list)
    abilities: list[AbilityDraft] = field(default_factory=list)

    def connect(self, other: Place) -> None:
        """Both ways, once."""
        if other is not self and other not in self.connects:
            self.connects.append(other)
            other.connects.append(self)


@dataclass
class CardDraft(Thing):
    kind: str = "event"
    slots: list[str] = field(default_factory=list)
    spawns: Place | None = None  # an enemy in the encounter deck
    named: bool = False  # by its own name
    fast: bool = False
    abilities: list[AbilityDraft] = field(default_factory=list)
    keywords: set[str] = field(default_factory=set)


@dataclass
class AbilityDraft:
    """An ability as it is told: its type, its words, and on what it is."""

    type: str
    text: str
    on: Thing | str | None = None  # a thing, or "agenda", "act", "table"
    data: dict[str, object] = field(default_factory=dict)  # as the sheet has it
    read: bool = True  # whether its effect is executable
    whole: bool = True  # whether every word of it was read


@dataclass(frozen=True)
class Commit:
    """Cards that somebody commits or wants to commit, each with so many icons."""

    by: Person | None  # None: who takes the test
    skill: str
    icons: int = 1
    cards: int = 1


@dataclass
class Deed:
    """What is attempted, or the moment that has come."""

    do: str
    by: Person | None = None
    foe: Foe | None = None
    place: Place | None = None
    card: CardDraft | None = None
    ability: AbilityDraft | None = None
    skill: str | None = None
    slayer: Person | None = None  # who defeats an enemy
    at: int = -1  # the term that tells it


@dataclass
class Scene:
    people: list[Person] = field(default_factory=list)
    foes: list[Foe] = field(default_factory=list)
    places: list[Place] = field(default_factory=list)
    abilities: list[AbilityDraft] = field(default_factory=list)
    drawn: CardDraft | None = None  # from the encounter deck
    agenda: dict[str, int] = field(default_factory=dict)
    acts: list[dict[str, int]] = field(default_factory=list)
    encounter: dict[str, int] = field(default_factory=dict)
    bag: list[str] = field(default_factory=list)
    lasting: list[tuple[Person, str, int]] = field(
        default_factory=list
    )  # skills changed until the round ends
    symbols: dict[str, int] = field(default_factory=dict)
    symbol_effects: dict[str, list[dict[str, object]]] = field(default_factory=dict)
    campaign: bool = False
    automatic: bool = False  # the test succeeds automatically
    wanted: Happening | None = None  # what somebody is said to want
    moment: str | None = None
    deed: Deed | None = None
    token: str | None = None
    result: Literal["success", "failure"] | None = None
    margin: int | None = None
    commits: list[Commit] = field(default_factory=list)
    used: list[AbilityDraft] = field(default_factory=list)  # said to be used
    chosen: list[str] = field(default_factory=list)  # "asset": harm goes onto it
    aimed: list[Foe] = field(default_factory=list)  # at which abilities are aimed
    first: list[str] = field(default_factory=list)  # who is said to come first
    claims: list[Happening] = field(default_factory=list)  # what is said to come of it
    lethal: list[Person] = field(default_factory=list)  # said to be defeated by what follows
    equidistant: bool = False
    ways: list[tuple[Person, list[Place]]] = field(
        default_factory=list
    )  # from the enemy, through these places
    told_event: CardDraft | None = None  # a fast event in hand
    questions: list[Question] = field(default_factory=list)
    unread: list[Term] = field(default_factory=list)
    unscoped: str = ""  # all words but a "not" of which it is known what it belongs to
    mentioned: list[Person] = field(default_factory=list)  # in the order in which they are named
    met: list[Foe] = field(default_factory=list)

    @property
    def question(self) -> Question | None:
        """The last one: what comes before it often leads up to it."""
        return self.questions[-1] if self.questions else None

    @property
    def lead(self) -> Person | None:
        return next((each for each in self.people if each.lead), None)
