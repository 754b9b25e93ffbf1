"""Cards and their abilities, as data."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from engine.ahlcg.state.effects import Condition, Consequences, Each, Number, Period, Result, Skill
from engine.ahlcg.state.ids import (
    MOST,
    BearerId,
    Count,
    Id,
    InvestigatorId,
    LocationId,
    Moment,
    Signed,
    ThingId,
    Token,
    Trait,
    WantedTrait,
    While,
)
from engine.kernel.requests import Frozen

Icon = Literal["willpower", "intellect", "combat", "agility", "wild"]
Slot = Literal["accessory", "body", "ally", "hand", "arcane"]
Designator = Literal[
    "fight", "evade", "investigate", "move", "draw", "resource", "engage", "play", "parley", "resign"
]


Group = Literal["player-cards", "assets", "events", "skills", "treacheries"]


class Named(Frozen):
    id: Id


class TextBox(Named):
    """What has a text box. `unread` are the words of it that nothing carries out; a ruling tells them."""

    unread: tuple[str, ...] = ()


class Cost(Frozen):
    """What an ability costs, all paid at one moment. `actions` is the number of its action symbols."""

    actions: Count = 0
    resources: Count = 0
    clues: Count = 0
    as_group: bool = False
    uses: Count = 0
    exhaust: bool = False
    discard: bool = False
    discard_cards: Count = 0
    damage: Count = 0
    horror: Count = 0
    card_damage: Count = 0
    card_horror: Count = 0
    doom: Count = 0
    x: Literal["resources", "clues"] | None = None  # X more of these
    other: str = ""  # in words: paid, as far as we can tell

    def __add__(self, more: Cost) -> Cost:
        """Both, paid at one moment."""
        counts = {name: getattr(self, name) + getattr(more, name) for name in COUNTED}
        return self.model_copy(update=counts)


COUNTED = ("actions", "resources", "clues", "discard_cards", "damage", "horror")


class Limit(Frozen):
    """So often in a period: each instance for its player, or for the whole group.

    A maximum counts all copies by title, whoever uses them.
    """

    times: int = Field(default=1, ge=1, le=MOST)
    per: Period | Literal["game"] = "round"
    group: bool = False
    maximum: bool = False


class Trigger(Frozen):
    """What the moment of an ability must be about, beyond its name."""

    by: Literal["anyone", "you", "other"] = "anyone"
    where: Literal["anywhere", "yours", "this"] = "anywhere"
    this: bool = False  # about the card that has the ability
    attempt: Literal["investigate", "fight", "evade"] | None = None
    margin: Count = 0  # succeeded or failed by so much or more
    most: Signed | None = None  # or by no more than this
    tokens: tuple[Token, ...] = ()
    trait: WantedTrait = ""
    not_trait: WantedTrait = ""
    card: Literal["asset", "event", "skill", "treachery", "enemy", ""] = ""
    name: str = ""  # of the enemy, location or card that it is about
    harm: Literal["damage", "horror"] | None = None
    weakness: bool | None = None


class Ability(Named, Consequences):
    """What a card does at its own moment.

    at       window (free), action, revelation, constant, play (an event's effect), state (as soon as its "if"
             holds), a step ("st.3", "step-4.6") or an event by its name ("enemy-defeated")
    results  as it is used; `on_success` and `on_failure` come with the results of the test under way
    """

    declares: ClassVar[str] = "ability"
    worded: ClassVar[str] = "text"

    owner: InvestigatorId | None = None
    at: Moment
    timing: Literal["would", "when", "after"] = "after"
    forced: bool = False
    trigger: Trigger = Trigger()
    cost: Cost = Cost()
    x: Each | None = None  # what the card says X is; none: who pays chooses
    limit: Limit | None = None
    designator: Designator | None = None
    skill: Skill | None = None  # used in place of the usual one
    add: Number = 0
    times: Count = 1
    difficulty: Signed = 0
    damage: Number = 0  # more damage from this attack
    token: Literal["cancel", "ignore", "reveal-another"] | None = None
    automatic: Literal["success", "failure"] | None = None
    instead: bool = False
    no_attacks: bool = False  # does not provoke attacks of opportunity
    while_: While = Field(default="", alias="while")
    only_if: tuple[Condition, ...] = ()  # a constant ability works only while all of that is so
    results: tuple[Result, ...] = ()
    text: str = ""
    card: ThingId | None = None  # the card that it is on

    @property
    def type(self) -> Literal["forced", "reaction", "free", "action", "revelation", "constant", "play"]:
        match self.at:
            case "window":
                return "free"
            case "action" | "revelation" | "constant" | "play" as named:
                return named
            case _:
                return "forced" if self.forced else "reaction"

    @property
    def test_only(self) -> bool:
        """Whether all it does is done to a test."""
        return bool(
            self.add
            or self.difficulty
            or self.times != 1
            or self.automatic
            or self.token
            or self.on_success
            or self.on_failure
        )


class Card(TextBox):
    """A card of a player, or a treachery. Copies share a title.

    Below the printed values stands what lies on it while it is in play.
    """

    declares: ClassVar[str] = "card"

    kind: Literal["asset", "event", "skill", "treachery"] = "event"
    title: str = ""
    owner: InvestigatorId | None = None
    icons: tuple[Icon, ...] = ()
    most_committed: int | None = Field(default=None, ge=1, le=MOST)
    cost: Count | None = 0  # none: it cannot be played
    fast: bool = False
    traits: tuple[Trait, ...] = ()
    slots: tuple[Slot, ...] = ()
    health: Count | None = None
    sanity: Count | None = None
    uses: Count = 0
    use_type: str = ""  # ammo, charges, supplies, secrets…
    unique: bool = False
    weakness: bool = False
    permanent: bool = False
    peril: bool = False
    surge: bool = False
    victory: Count = 0
    abilities: tuple[Ability, ...] = ()

    ready: bool = True
    damage: Count = 0
    horror: Count = 0
    doom: Count = 0
    clues: Count = 0
    resources: Count = 0
    left: Count | None = None  # of its uses
    attached: ThingId | None = None
    controller: InvestigatorId | None = None  # of a card attached at a location or enemy; none: its owner

    @property
    def name(self) -> str:
        return self.title or self.id

    @property
    def uses_left(self) -> int:
        return self.uses if self.left is None else self.left

    def matching(self, skill: Skill) -> int:
        return sum(icon in (skill, "wild") for icon in self.icons)

    def out_of_play(self) -> Card:
        """As it is once it has left play: nothing on it, ready."""
        tokens = {"damage": 0, "horror": 0, "doom": 0, "clues": 0, "resources": 0, "left": None}
        return self.model_copy(update={**tokens, "ready": True, "attached": None})


class Enemy(TextBox):
    """An enemy; in the encounter deck it has no location. `damage` and `horror` are what its attack deals."""

    declares: ClassVar[str] = "enemy"

    kind: Literal["enemy"] = "enemy"
    title: str = ""
    owner: InvestigatorId | None = None  # whose weakness it is
    location: LocationId | None = None
    fight: Count = 0
    evade: Count = 0
    health: Count | None = None
    damage: Count = 0
    horror: Count = 0
    traits: tuple[Trait, ...] = ()
    hunter: bool = False
    massive: bool = False
    aloof: bool = False
    retaliate: bool = False
    peril: bool = False
    surge: bool = False
    unique: bool = False
    weakness: bool = False
    victory: Count = 0
    spawn: tuple[Id, ...] | None = None
    spawn_in_words: str = ""  # an instruction that is not understood
    prey: Prey | None = None
    immune: tuple[Group, ...] = ()  # effects of these cards do not touch it
    abilities: tuple[Ability, ...] = ()

    hurt: Count = 0
    doom: Count = 0
    ready: bool = True
    engaged: tuple[InvestigatorId, ...] = ()

    @property
    def name(self) -> str:
        return self.title or self.id

    def out_of_play(self) -> Enemy:
        clean = {"ready": True, "hurt": 0, "doom": 0, "engaged": (), "location": None}
        return self.model_copy(update=clean)


Preferred = Literal[
    "willpower",
    "intellect",
    "combat",
    "agility",
    "remaining-health",
    "remaining-sanity",
    "cards",
    "clues",
    "damage",
    "horror",
    "resources",
]


class Prey(Frozen):
    """Whom an enemy prefers: the highest or lowest of a value; with `only`, nobody else exists for it."""

    highest: Preferred | None = None
    lowest: Preferred | None = None
    only: BearerId | None = None  # an investigator: the bearer


Enemy.model_rebuild()

EncounterCard = Annotated[Card | Enemy, Field(union_mode="left_to_right")]
