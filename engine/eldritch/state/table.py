"""What lies on the table. Nothing here changes: an event makes a new situation from the old one."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from engine.eldritch.state.cards import (
    Action,
    AncientOne,
    Card,
    Clue,
    Deck,
    EldritchToken,
    EncounterCard,
    EncounterDeck,
    Gate,
    Improvements,
    Monster,
    Mystery,
    MythosCard,
    OmenSpace,
    RumorToken,
)
from engine.eldritch.state.checking import check
from engine.eldritch.state.effects import CardKind, Effects, Skill, Ticket
from engine.eldritch.state.ids import GateId, InvestigatorId, OmenId, SpaceId
from engine.kernel.components import Count, Id, Titled, find, replaced
from engine.kernel.requests import Frozen
from engine.kernel.sheets import fill_to_maximum, require_count

Sheets = Literal[
    "akachi-onyele",
    "charlie-kane",
    "diana-stanley",
    "jacqueline-fine",
    "jim-culver",
    "leo-anderson",
    "lily-chen",
    "lola-hayes",
    "mark-harrigan",
    "norman-withers",
    "silas-marsh",
    "trish-scarborough",
]
PathType = Literal["train", "ship", "uncharted"]


class Investigator(Titled):
    """Its place in the list is the player's seat. `sheet`: whose special notes the book has."""

    declares: ClassVar[str] = "investigator"

    space: SpaceId
    max_health: int = Field(default=5, ge=1, le=30)
    max_sanity: int = Field(default=5, ge=1, le=30)
    health: Count = 5
    sanity: Count = 5
    lore: Count = 2
    influence: Count = 2
    observation: Count = 2
    strength: Count = 2
    will: Count = 2
    improvements: Improvements = Improvements()
    clues: tuple[Clue, ...] = ()
    tickets: tuple[Ticket, ...] = Field(default=(), max_length=2)
    possessions: tuple[Card, ...] = ()
    conditions: tuple[Card, ...] = ()
    delayed: bool = False
    sheet: Sheets | None = None
    action: Action | None = None
    clue_instead: Literal["health", "sanity"] | None = None  # may be spent in place of a Clue
    crippled: Effects = ()
    insane: Effects = ()
    fate: Literal["defeated", "devoured"] | None = None
    marker: Literal["health", "sanity"] | None = None  # the token on a defeated investigator's marker
    eliminated: bool = False
    actions_left: Count | None = None
    done: tuple[str, ...] = ()
    turn_taken: bool = False
    encounter_taken: bool = False

    @model_validator(mode="before")
    @classmethod
    def _in_full(cls, data: Any) -> Any:
        """Health and Sanity stand at their maximums unless given; Clues may be a number."""
        if not isinstance(data, dict):
            return data
        data = dict(data)
        fill_to_maximum(data, "health", "sanity")
        if isinstance(data.get("clues"), int):
            count = require_count("clues", data["clues"])
            data["clues"] = [{"id": f"{data.get('id')}-clue-{number}"} for number in range(1, count + 1)]
        return data

    @property
    def in_play(self) -> bool:
        return self.fate is None

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*self.possessions, *self.conditions)

    @property
    def face_up(self) -> tuple[Card, ...]:
        """Cards whose fronts are in force: those that lie with their backs up are not among them."""
        return tuple(card for card in self.cards if not card.flipped)

    @property
    def standing(self) -> bool:
        """In play, with Health and Sanity left: who has none is being defeated."""
        return self.in_play and self.health > 0 and self.sanity > 0

    def skill(self, skill: Skill) -> int:
        return int(getattr(self, skill))

    def has(self, title: str) -> bool:
        return any(card.title == title for card in self.cards)

    @property
    def detained(self) -> Card | None:
        return next((card for card in self.conditions if card.detained), None)

    @property
    def cannot_move(self) -> bool:
        return any(card.detained or card.cannot_move for card in self.cards)


class Space(Titled):
    declares: ClassVar[str] = "space"

    type: Literal["city", "wilderness", "sea"] = "city"


class Path(Frozen):
    between: tuple[SpaceId, SpaceId]
    type: PathType = "train"


class ReferenceCard(Frozen):
    """For the number of players. `surge` by the book unless given."""

    gates: Count = 1
    clues: Count = 1
    surge: Count | None = None


class Use(Frozen):
    """A component action performed this round; of a local one, by whom."""

    component: Id
    by: InvestigatorId


class Situation(Frozen):
    """The table. Investigators sit clockwise; `lead` has the token (the first, unless given)."""

    investigators: tuple[Investigator, ...] = Field(min_length=1, max_length=8)
    lead: Id = ""
    gone: tuple[Investigator, ...] = ()  # defeated or devoured, their players with new investigators
    available: tuple[Investigator, ...] = ()  # to be chosen
    spaces: tuple[Space, ...] = ()
    paths: tuple[Path, ...] = ()
    monsters: tuple[Monster, ...] = ()
    cup: tuple[Monster, ...] = ()
    set_aside: tuple[Monster, ...] = ()
    box: tuple[Monster, ...] = ()
    ambushers: tuple[Monster, ...] = ()  # the latest last
    gates: tuple[Gate, ...] = ()
    gate_stack: tuple[Gate, ...] = ()
    gate_stack_shuffled: bool = False
    gate_top: GateId | None = None  # known to lie on top of a shuffled stack
    gate_bottom: tuple[GateId, ...] = ()  # known to lie at its bottom, the lowest last
    gate_discard: tuple[Gate, ...] = ()
    clues: tuple[Clue, ...] = ()
    clue_pool: tuple[Clue, ...] = ()
    clue_discard: tuple[Clue, ...] = ()
    eldritch: tuple[EldritchToken, ...] = ()
    rumors: tuple[RumorToken, ...] = ()
    reserve: tuple[Card, ...] = ()
    card_box: tuple[Card, ...] = ()
    assets: Deck = Deck()
    artifacts: Deck = Deck()
    spells: Deck = Deck()
    conditions: Deck = Deck()
    encounters: tuple[EncounterCard, ...] = ()  # the decks of encounters, top card first
    encounter_discard: tuple[EncounterCard, ...] = ()
    encounters_shuffled: tuple[
        EncounterDeck, ...
    ] = ()  # whose order is not known, but for the top Expedition
    mythos: tuple[MythosCard, ...] = ()
    mythos_shuffled: bool = False
    mythos_now: MythosCard | None = None
    mythos_play: tuple[MythosCard, ...] = ()
    mythos_discard: tuple[MythosCard, ...] = ()
    mythos_box: tuple[MythosCard, ...] = ()
    ancient_one: AncientOne = AncientOne(id="Ancient One")
    doom: Count = 15
    omen_track: tuple[OmenSpace, ...] = ()
    omen: OmenId | None = None
    reference: ReferenceCard = ReferenceCard()
    mystery: Mystery | None = None
    mystery_deck: tuple[Mystery, ...] = ()
    solved: tuple[Mystery, ...] = ()
    mystery_box: tuple[Mystery, ...] = ()
    special: tuple[SpaceId, ...] = ()  # spaces where the sheet or a Mystery allows a Special Encounter
    uses: tuple[Use, ...] = ()
    dice: int | None = Field(default=None, ge=1, le=99)  # that the group owns
    phase: Literal["action", "encounter", "mythos"] | None = None
    active: InvestigatorId | None = None
    ended: Literal["won", "lost"] | None = None

    # whom and what there is

    def investigator(self, name: str) -> Investigator:
        return find(self.investigators, name, "investigators")

    def is_investigator(self, name: str | None) -> bool:
        """Whether this is an investigator still: the defeated are none."""
        return any(each.id == name and each.in_play for each in self.investigators)

    @property
    def in_play(self) -> tuple[Investigator, ...]:
        return tuple(each for each in self.investigators if each.in_play)

    def clockwise(self) -> list[str]:
        """The seats, from the Lead Investigator's."""
        ids = [each.id for each in self.investigators]
        start = ids.index(self.lead) if self.lead in ids else 0
        return ids[start:] + ids[:start]

    @property
    def active_player(self) -> str:
        """Who is acting or encountering; in the Mythos Phase and otherwise the Lead Investigator."""
        return self.active if self.active and self.phase != "mythos" else self.lead

    def fallen(self) -> list[Investigator]:
        """Defeated investigators, whose markers lie on the board."""
        return [each for each in (*self.investigators, *self.gone) if each.fate == "defeated"]

    def at(self, space: str | None) -> list[Investigator]:
        return [each for each in self.in_play if each.space == space]

    def monsters_at(self, space: str | None) -> list[Monster]:
        return [each for each in self.monsters if each.space == space]

    @property
    def ambusher(self) -> Monster | None:
        return self.ambushers[-1] if self.ambushers else None

    def monster(self, name: str) -> Monster:
        return find(self.monsters, name, "monsters")

    def is_monster(self, name: str | None) -> bool:
        return any(each.id == name for each in self.monsters)

    def as_described(self, monster: Monster) -> Monster:
        """A Cultist has the values of the Ancient One sheet."""
        sheet = self.ancient_one.cultist
        if not monster.cultist or sheet is None:
            return monster
        own = {"id": monster.id, "name": monster.name, "space": monster.space, "lost": monster.lost}
        return sheet.model_copy(update={**own, "cultist": True, "set_aside": monster.set_aside})

    def space(self, name: str) -> Space:
        return find(self.spaces, name, "spaces")

    def ways(self, space: str) -> list[tuple[str, PathType]]:
        """Where the paths from a space lead."""
        found: list[tuple[str, PathType]] = []
        for path in self.paths:
            one, other = path.between
            if space in path.between:
                found.append((other if space == one else one, path.type))
        return found

    def card(self, name: str) -> Card | None:
        """A card that an investigator has."""
        return next((card for each in self.investigators for card in each.cards if card.id == name), None)

    def owner(self, card: str) -> Investigator | None:
        return next((each for each in self.in_play if any(own.id == card for own in each.cards)), None)

    def deck(self, kind: CardKind) -> Deck:
        deck: Deck = getattr(self, f"{kind}s")
        return deck

    @property
    def omen_symbol(self) -> str | None:
        return next((each.symbol for each in self.omen_track if each.id == self.omen), None)

    def matching_gates(self) -> list[Gate]:
        symbol = self.omen_symbol
        return [gate for gate in self.gates if symbol is not None and gate.symbol == symbol]

    @property
    def surge(self) -> int:
        """Monsters on each Gate: as the reference card says, by the number of players."""
        if self.reference.surge is not None:
            return self.reference.surge
        return 1 if len(self.investigators) <= 2 else 2 if len(self.investigators) <= 6 else 3

    # the table otherwise

    def with_investigator(self, changed: Investigator) -> Self:
        return self.changed(investigators=replaced(self.investigators, changed))

    def with_monster(self, changed: Monster) -> Self:
        return self.changed(monsters=replaced(self.monsters, changed))

    def with_deck(self, kind: CardKind, deck: Deck) -> Self:
        return self.changed(**{f"{kind}s": deck})

    @model_validator(mode="before")
    @classmethod
    def _spelled_out(cls, data: Any) -> Any:
        """Short forms: an Omen space by its symbol, spaces by their names, Clues as a number."""
        if not isinstance(data, dict):
            return data
        data = dict(data)
        for field, short in (("omen_track", "symbol"), ("spaces", None)):
            given = data.get(field)
            if isinstance(given, list):
                data[field] = [_named(each, short) if isinstance(each, str) else each for each in given]
        if isinstance(data.get("clue_pool"), int):
            count = require_count("clue_pool", data["clue_pool"])
            data["clue_pool"] = [{"id": f"clue-{number}"} for number in range(1, count + 1)]
        return data

    @model_validator(mode="after")
    def _sound(self) -> Self:
        if not self.lead:
            first = next((each.id for each in self.investigators if each.in_play), self.investigators[0].id)
            object.__setattr__(self, "lead", first)
        check(self)
        return self


def _named(word: str, also: str | None) -> dict[str, str]:
    return {"id": word, also: word.rstrip("0123456789")} if also else {"id": word}
