"""What an ability can do, as data. The procedures that carry it out are registered with `outcomes.carry_out`.

Whom and what an effect touches is an id on the table or a word:

investigators   you, they (whom the trigger is about), each, each-here, one-here (you choose), one, lead,
                active, each-there, one-there (at the place of this card)
enemies         that (which the trigger is about), this, one-here, each-here, one-engaged, each-engaged,
                one-there, each-there, one, each, nearest
locations       yours, that, this, one-connected, one, each
cards           this, that, one-yours, each-yours, one-here, each-here (of investigators), or an id

"here" is your location. "any-here" is any number of them, "up-to-2-here" two at most, as you choose. A word
may be narrowed: "one-here, Ghoul", "each, not Elite, exhausted", "one-yours, asset, Tome". A count may be a
number or `Each`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field

from engine.ahlcg.state.ids import (
    Anything,
    Cards,
    Count,
    Enemies,
    EnemyId,
    Investigators,
    Locations,
    Moment,
    Signed,
    ThingId,
    Token,
    WantedTrait,
)
from engine.kernel.requests import Citation, Frozen

Period = Literal["test", "turn", "phase", "round", "your-next-turn"]

Countable = Literal[
    "one", "x", "this-many", "succeeded-by", "failed-by", "tokens", "doom", "started", "victory",
    "your-clues", "your-resources", "your-hand", "your-damage", "your-horror", "your-health", "your-sanity",
    "your-actions",
    "clues-here", "clues-on-this", "damage-on-this", "horror-on-this", "doom-on-this", "uses-on-this",
    "resources-on-this", "enemies", "enemies-here", "enemies-engaged", "only-engaged", "assets", "cards",
    "controlled", "copies-here", "investigators", "investigators-here", "engaged-sanity", "engaged-health",
    "engaged-with-this", "this-here", "group-clues", "clues-at", "investigators-at",
    "investigators-elsewhere",
]  # fmt: skip


class Counting(Frozen):
    """So many of something, now.

    x                  the letter in a cost, once it is settled; where nothing defines it, 0
    this-many          of what the trigger is about
    succeeded-by       of the test under way; failed-by; tokens: how many of `tokens` it revealed
    your-health        what remains of it; your-sanity likewise
    clues-here         at your location; clues-on-this and the like: on this card
    enemies            in play, of the `trait` if there is one; enemies-here, enemies-engaged; only-engaged:
                       1 if the attacked enemy is the only one engaged with you
    assets             that you control; cards: in play by the `name`; controlled: by you, by the `name`
    copies-here        of this card, at your location
    engaged-sanity     the least that remains to one engaged with this enemy; engaged-health likewise
    group-clues        of all investigators; clues-at: at the location by the `name`; investigators-at and
                       investigators-elsewhere: how many are there, and how many are not
    engaged-with-this  1 if you are; this-here: 1 if this is at your location
    """

    of: Countable = "one"
    trait: WantedTrait = ""
    not_trait: WantedTrait = ""
    name: str = ""
    tokens: tuple[Token, ...] = ()


class Condition(Counting):
    """Whether so many are there: at least one, unless it says otherwise."""

    at_least: Signed | None = None
    at_most: Signed | None = None


class Each(Counting):
    """Depends on the table: `times` for each, within bounds, and `plus`; only that unless `when`.

    `divided_by` 2 is half of it. Fractions are rounded up, unless the card says down.
    """

    times: Signed = 1
    divided_by: Count = Field(default=1, ge=1)
    round: Literal["up", "down"] = "up"
    plus: Signed = 0
    minimum: Signed | None = None
    maximum: Signed | None = None
    when: Condition | None = None

    def __radd__(self, other: int) -> Each:
        return self.model_copy(update={"plus": self.plus + other})

    __add__ = __radd__

    def __neg__(self) -> Each:
        return self.model_copy(update={"times": -self.times, "plus": -self.plus})


if TYPE_CHECKING:
    Amount = int  # what carries out an effect gets it with numbers in it
    Number = int
else:
    Amount = Count | Each
    Number = Signed | Each


Value = Literal[
    "willpower",
    "intellect",
    "combat",
    "agility",
    "all",
    "shroud",
    "fight",
    "evade",
    "cost",
    "health",
    "sanity",
]


class Skill(StrEnum):
    WILLPOWER = "willpower"
    INTELLECT = "intellect"
    COMBAT = "combat"
    AGILITY = "agility"


class DiscoverClues(Frozen):
    result: Literal["discover-clues"] = "discover-clues"
    location: Locations = "yours"
    count: Amount = 1


class DamageEnemy(Frozen):
    result: Literal["damage-enemy"] = "damage-enemy"
    enemy: Enemies
    damage: Amount = 1


class Evade(Frozen):
    """Evade an enemy without a test."""

    result: Literal["evade"] = "evade"
    enemy: Enemies


class Hurt(Frozen):
    """Damage and horror for an investigator; direct harm goes to no other card."""

    result: Literal["hurt"] = "hurt"
    investigator: Investigators = "you"
    damage: Amount = 0
    horror: Amount = 0
    direct: bool = False
    cites: Citation | None = None


class HurtCard(Frozen):
    """Damage and horror placed on one card, such as an ally, as direct harm."""

    result: Literal["hurt-card"] = "hurt-card"
    card: Cards = "this"
    damage: Amount = 0
    horror: Amount = 0


class Prevent(Frozen):
    """So much of the harm that has been assigned and not yet applied; None: all of it."""

    result: Literal["prevent"] = "prevent"
    damage: Count | None = 0
    horror: Count | None = 0


class CallTest(Frozen):
    """Another test. During a test it waits until that one is over.

    By "each", or "each-here": one after another in player order, with the results for each of them.
    """

    result: Literal["call-test"] = "call-test"
    test: SkillTest


class GainResources(Frozen):
    result: Literal["gain-resources"] = "gain-resources"
    investigator: Investigators = "you"
    count: Number = 1  # below zero: lose them


class DrawCards(Frozen):
    result: Literal["draw-cards"] = "draw-cards"
    investigator: Investigators = "you"
    count: Amount = 1


class Heal(Frozen):
    result: Literal["heal"] = "heal"
    investigator: Investigators = "you"
    damage: Amount = 0
    horror: Amount = 0


class PlaceDoom(Frozen):
    """Doom on the current agenda, on this card, or on an enemy or location; below zero: remove it."""

    result: Literal["place-doom"] = "place-doom"
    on: Anything = "agenda"
    count: Number = 1
    may_advance: bool = False


class PlaceClues(Frozen):
    """Clues from the pool (or, of an investigator, their own) onto a location."""

    result: Literal["place-clues"] = "place-clues"
    location: Locations = "yours"
    count: Amount = 1
    of: Investigators | None = None


class Move(Frozen):
    result: Literal["move"] = "move"
    investigator: Investigators = "you"
    to: Locations


class MoveEnemy(Frozen):
    result: Literal["move-enemy"] = "move-enemy"
    enemy: Enemies
    to: Locations


class Engage(Frozen):
    result: Literal["engage"] = "engage"
    enemy: Enemies
    investigator: Investigators = "you"


class Disengage(Frozen):
    result: Literal["disengage"] = "disengage"
    enemy: Enemies
    investigator: Investigators = "you"


class Exhaust(Frozen):
    """Exhaust a card or an enemy, or with `ready` ready it."""

    result: Literal["exhaust"] = "exhaust"
    card: Cards
    ready: bool = False


class Discard(Frozen):
    """A card or enemy out of play: to its discard pile, out of the game, or back to its owner's hand."""

    result: Literal["discard"] = "discard"
    card: Cards = "this"
    to: Literal["discard", "removed", "hand", "deck", "victory"] = "discard"


class DiscardHand(Frozen):
    """Cards from hand, chosen by whose they are, or at random."""

    result: Literal["discard-hand"] = "discard-hand"
    investigator: Investigators = "you"
    count: Amount = 1
    random: bool = False


class DrawEncounter(Frozen):
    result: Literal["draw-encounter"] = "draw-encounter"
    investigator: Investigators = "you"
    count: Amount = 1


class Spawn(Frozen):
    """A set-aside enemy, at a location whatever its own instruction says, or by that instruction."""

    result: Literal["spawn"] = "spawn"
    enemy: Enemies
    at: Locations | None = None


class GainActions(Frozen):
    """Actions this turn; below zero: lose them."""

    result: Literal["gain-actions"] = "gain-actions"
    investigator: Investigators = "you"
    count: Number = 1


class Modify(Frozen):
    """A lasting effect: so much to a skill, or to all, or to a location's shroud, for a time."""

    result: Literal["modify"] = "modify"
    whom: Anything = "you"
    value: Value = "all"
    add: Number
    until: Period = "test"


class Forbid(Frozen):
    """A lasting "cannot": an absolute ban, for a time."""

    result: Literal["forbid"] = "forbid"
    whom: Anything = "you"
    what: Literal[
        "attack-you", "attack", "move", "enter", "discover-clues", "ready", "play", "draw", "damage", "heal"
    ]
    until: Period = "round"


class Blank(Frozen):
    """A card's printed text box counts as blank, for a time."""

    result: Literal["blank"] = "blank"
    card: Anything = "that"
    until: Period = "phase"


class Delay(Frozen):
    """A delayed effect: at that step it resolves by itself, like a forced ability."""

    result: Literal["delay"] = "delay"
    at: Moment
    results: tuple[Result, ...]


class Attack(Frozen):
    """An enemy attacks outside its own step; it does not exhaust."""

    result: Literal["attack"] = "attack"
    enemy: Enemies = "that"
    investigator: Investigators = "you"


class Advance(Frozen):
    """To the next card of the deck, or to the one named."""

    result: Literal["advance"] = "advance"
    deck: Literal["act", "agenda"]
    to: ThingId | None = None


class Defeat(Frozen):
    """Defeat by a card's ability."""

    result: Literal["defeat"] = "defeat"
    whom: Anything


class PutIntoPlay(Frozen):
    """Into the normal area, at no cost: a card of yours, or this card into your threat area."""

    result: Literal["put-into-play"] = "put-into-play"
    card: Cards = "this"
    area: Literal["play", "threat", "location"] = "threat"
    clues: Count = 0
    horror: Count = 0
    doom: Count = 0


class Attach(Frozen):
    """This card onto an enemy, a location or a card in play; with no legal one, it is not attached."""

    result: Literal["attach"] = "attach"
    card: Cards = "this"
    to: Anything = "yours"
    limit: Count | None = None  # so many copies by title on each such thing


class TakeControl(Frozen):
    """An asset in play under somebody else's control; its owner stays its owner."""

    result: Literal["take-control"] = "take-control"
    card: Cards
    investigator: Investigators = "you"


class Reassign(Frozen):
    """Harm that has been assigned and not yet applied, onto another card of the same player."""

    result: Literal["reassign"] = "reassign"
    to: Anything
    damage: Count = 0
    horror: Count = 0


class SufferTrauma(Frozen):
    result: Literal["suffer-trauma"] = "suffer-trauma"
    investigator: Investigators = "you"
    physical: Count = 0
    mental: Count = 0


class AddUses(Frozen):
    """Uses onto a card, of its own type only; below zero: take them off."""

    result: Literal["add-uses"] = "add-uses"
    card: Cards = "this"
    count: Number = 1
    type: str = ""


class Cancel(Frozen):
    """The effects that the trigger is about are cancelled."""

    result: Literal["cancel"] = "cancel"


class Choose(Frozen):
    """One of several; with `must`, only one that can change something. Whoever chooses is "you" in it."""

    result: Literal["choose"] = "choose"
    investigator: Investigators = "you"
    options: tuple[tuple[Result, ...], ...]
    must: bool = False


class May(Frozen):
    """What follows is the choice of the investigator, who is "you" in it."""

    result: Literal["may"] = "may"
    investigator: Investigators = "you"
    results: tuple[Result, ...]


class Then(Frozen):
    """The second part only if the first resolved in full, and before anything else that follows from it."""

    result: Literal["then"] = "then"
    first: tuple[Result, ...]
    second: tuple[Result, ...]


class If(Frozen):
    """Only if all of that is so now; else the other."""

    result: Literal["if"] = "if"
    all: tuple[Condition, ...]
    then: tuple[Result, ...]
    otherwise: tuple[Result, ...] = ()


class Unless(Frozen):
    """The first; only if it cannot be done at all, the other."""

    result: Literal["unless"] = "unless"
    first: tuple[Result, ...]
    otherwise: tuple[Result, ...]


class Repeat(Frozen):
    """The same, so many times, one after another."""

    result: Literal["repeat"] = "repeat"
    times: Amount
    results: tuple[Result, ...]


class Search(Frozen):
    """Look through a deck or its top cards, or a discard pile, and take what is sought, if you like.

    `to`: into hand, drawn (a weakness or encounter card is resolved), or into play.
    """

    result: Literal["search"] = "search"
    investigator: Investigators = "you"
    zone: Literal["deck", "discard", "encounter", "encounter-and-discard"] = "deck"
    top: Count | None = None
    count: Count = 1
    card: Literal["asset", "event", "skill", "treachery", "enemy", ""] = ""
    traits: tuple[WantedTrait, ...] = ()  # any of them
    name: str = ""
    weakness: bool | None = None
    to: Literal["hand", "draw", "play"] = "hand"
    shuffle: bool = True


class HealCard(Frozen):
    """Damage and horror off an enemy or an asset."""

    result: Literal["heal-card"] = "heal-card"
    card: Cards = "this"
    damage: Amount = 0
    horror: Amount = 0


class GainClues(Frozen):
    """Clues from the pool; below zero: back to it."""

    result: Literal["gain-clues"] = "gain-clues"
    investigator: Investigators = "you"
    count: Number = 1


class MoveTokens(Frozen):
    """Tokens of a kind off a card or investigator, onto another or (`to` none) back to the pool."""

    result: Literal["move-tokens"] = "move-tokens"
    kind: Literal["clues", "damage", "horror", "doom", "uses", "resources"]
    count: Amount = 1
    off: Anything = "this"
    to: Anything | None = None
    becomes: Literal["clues", "damage", "horror", "doom", "uses", "resources"] | None = None


class RevealToken(Frozen):
    """Another chaos token, in the test under way."""

    result: Literal["reveal-token"] = "reveal-token"
    count: Count = 1


class Substitute(Frozen):
    """Another skill may be used in place of these, for a time; on a location: must be, to investigate it."""

    result: Literal["substitute"] = "substitute"
    whom: Anything = "you"
    skill: Skill
    instead_of: tuple[Skill, ...] = ()  # none: of whatever the test asks for
    attempt: Literal["investigate", "fight", "evade"] | None = None
    may: bool = True
    until: Period = "round"


class DiscardDeck(Frozen):
    """Cards off the top of a deck."""

    result: Literal["discard-deck"] = "discard-deck"
    investigator: Investigators = "you"
    deck: Literal["own", "encounter"] = "own"
    count: Amount = 1


class Slots(Frozen):
    """More slots, while the card with this is in play."""

    result: Literal["slots"] = "slots"
    slot: Literal["accessory", "body", "ally", "hand", "arcane"]
    count: Signed = 1


class AddCost(Frozen):
    """An additional cost, while the card with this is in play: of an action, or of playing a card.

    `place` narrows moving: "this" or a location by its id is where to; `leaving`: where from.
    """

    result: Literal["add-cost"] = "add-cost"
    to: Literal["play", "activate", "investigate", "fight", "evade", "engage", "move", "draw", "resource"]
    whom: Investigators = "each"
    place: Locations | None = None
    leaving: bool = False
    actions: Count = 0
    resources: Count = 0
    clues: Count = 0
    discard_cards: Count = 0
    damage: Count = 0
    horror: Count = 0


class EndGame(Frozen):
    """A resolution point."""

    result: Literal["end-game"] = "end-game"
    resolution: str = ""


class Opaque(Frozen):
    """What we cannot read. It takes its place in the order, by its own words."""

    result: Literal["opaque"] = "opaque"
    text: str


Result = Annotated[
    DiscoverClues
    | DamageEnemy
    | Evade
    | Hurt
    | HurtCard
    | Prevent
    | CallTest
    | GainResources
    | DrawCards
    | Heal
    | PlaceDoom
    | PlaceClues
    | Move
    | MoveEnemy
    | Engage
    | Disengage
    | Exhaust
    | Discard
    | DiscardHand
    | DrawEncounter
    | Spawn
    | GainActions
    | Modify
    | Forbid
    | Blank
    | Delay
    | Attack
    | Advance
    | Defeat
    | PutIntoPlay
    | Attach
    | TakeControl
    | Reassign
    | SufferTrauma
    | AddUses
    | Cancel
    | Choose
    | May
    | Then
    | If
    | Unless
    | Repeat
    | Search
    | HealCard
    | GainClues
    | MoveTokens
    | RevealToken
    | Substitute
    | DiscardDeck
    | Slots
    | AddCost
    | EndGame
    | Opaque,
    Field(discriminator="result"),
]


class Consequences(Frozen):
    """What follows from a test's success or failure, at ST.7."""

    on_success: tuple[Result, ...] = ()
    on_failure: tuple[Result, ...] = ()


class SkillTest(Consequences):
    """A test to be taken: by whom, of what, against what, and what follows from it."""

    by: Investigators = "you"
    skill: Skill
    difficulty: Count
    attempt: Literal["investigate", "fight", "evade"] | None = None
    attacked: EnemyId | None = None


for _model in (Delay, Choose, May, Then, If, Unless, Repeat, CallTest, Consequences, SkillTest):
    _model.model_rebuild()  # effects may hold effects, and call for tests


class TokenEffect(Consequences):
    """What a chaos symbol does: its number, and what it adds to the test."""

    add: Signed = 0
    reveal_another: bool = False
    automatic: Literal["success", "failure"] | None = None
    results: tuple[Result, ...] = ()
