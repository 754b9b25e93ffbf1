"""What cards, spaces, monsters and sheets can do, as data. Text that is not known stays opaque: `log`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.arkham2e.state.ids import SpaceId, Who
from engine.kernel.components import Count, Id
from engine.kernel.requests import Frozen

Modifier = Annotated[int, Field(ge=-20, le=20)]
Skill = Literal["speed", "sneak", "fight", "will", "lore", "luck"]
Special = Literal["evade", "horror", "combat", "spell"]
Tested = Literal["speed", "sneak", "fight", "will", "lore", "luck", "evade", "horror", "combat", "spell"]
SKILLS: tuple[Skill, ...] = ("speed", "sneak", "fight", "will", "lore", "luck")
BASIS: dict[str, Skill] = {"evade": "sneak", "horror": "will", "combat": "fight", "spell": "lore"}
DeckKind = Literal["common", "unique", "spell", "skill", "ally"]
SpecialKind = Literal["retainer", "bank-loan", "membership", "blessing", "curse", "deputy"]
Amount = Count | Literal["successes", "all", "half"]


class Lose(Frozen):
    """All at one moment. `who`: you, all, others, here, arkham, streets, other-worlds, or a name."""

    effect: Literal["lose"] = "lose"
    sanity: Amount = 0
    stamina: Amount = 0
    clues: Amount = 0
    money: Amount = 0
    items: Amount = 0
    who: Who = "you"


class Gain(Frozen):
    """Sanity and Stamina are recovered, up to the maximum."""

    effect: Literal["gain"] = "gain"
    sanity: Amount = 0
    stamina: Amount = 0
    clues: Amount = 0
    money: Amount = 0
    who: Who = "you"


class Maximum(Frozen):
    """The maximum of Sanity or Stamina changes."""

    effect: Literal["maximum"] = "maximum"
    sanity: Modifier = 0
    stamina: Modifier = 0
    who: Who = "you"


class Draw(Frozen):
    """Cards from a deck; of `draw` cards `keep` are kept."""

    effect: Literal["draw"] = "draw"
    deck: DeckKind
    draw: Count = 1
    keep: Count = 1
    who: Who = "you"


class Take(Frozen):
    """A named card of a deck."""

    effect: Literal["take"] = "take"
    card: Id
    who: Who = "you"


class DiscardCard(Frozen):
    """A card of yours: the one named, or of a kind at your choice."""

    effect: Literal["discard"] = "discard"
    card: Id | None = None
    what: Literal["item", "weapon", "weapon-or-spell", "spell", "ally", "any"] = "item"
    count: Count = 1
    who: Who = "you"


class GetSpecial(Frozen):
    """A special card: Retainer, Bank Loan, membership, Blessing, Curse, Deputy."""

    effect: Literal["special"] = "special"
    kind: SpecialKind
    who: Who = "you"


class Check(Frozen):
    """A skill check. `worsens`: by so much each round of the final battle."""

    effect: Literal["check"] = "check"
    check: Tested
    modifier: Modifier = 0
    difficulty: int = Field(default=1, ge=1, le=20)
    passed: Effects = ()
    failed: Effects = ()
    worsens: Modifier = 0
    who: Who = "you"


class Face(Frozen):
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = Field(min_length=1)
    effects: Effects = ()


class Roll(Frozen):
    """A die; what each face does."""

    effect: Literal["roll"] = "roll"
    results: tuple[Face, ...] = ()


class MonsterAppears(Frozen):
    """From the cup, for this encounter alone."""

    effect: Literal["monster-appears"] = "monster-appears"


class GateAppears(Frozen):
    """Where you are; with a monster that stays too."""

    effect: Literal["gate-appears"] = "gate-appears"
    monster: bool = False


class PlaceMonster(Frozen):
    """Monsters from the cup onto the board."""

    effect: Literal["place-monster"] = "place-monster"
    space: SpaceId
    count: Count = 1


class Arrest(Frozen):
    effect: Literal["arrested"] = "arrested"
    who: Who = "you"


class BeLost(Frozen):
    effect: Literal["lost"] = "lost"
    who: Who = "you"


class Delay(Frozen):
    effect: Literal["delayed"] = "delayed"
    who: Who = "you"


class Devour(Frozen):
    effect: Literal["devoured"] = "devoured"
    who: Who = "you"


class Move(Frozen):
    """To a space; `encounter`: and have an encounter there."""

    effect: Literal["move"] = "move"
    space: SpaceId
    encounter: bool = False
    who: Who = "you"


class IntoGate(Frozen):
    """Through the nearest open gate."""

    effect: Literal["nearest-gate"] = "nearest-gate"
    who: Who = "you"


class Return(Frozen):
    """From an Other World to Arkham."""

    effect: Literal["return"] = "return"


class Terror(Frozen):
    effect: Literal["terror"] = "terror"
    by: Count = 1


class Doom(Frozen):
    effect: Literal["doom"] = "doom"
    by: int = Field(default=1, ge=-20, le=20)


class PlaceClue(Frozen):
    effect: Literal["clue"] = "clue"
    space: SpaceId


class Mark(Frozen):
    """A closed or an activity marker of the card."""

    effect: Literal["marker"] = "marker"
    marker: Literal["closed", "activity"]
    space: SpaceId


class MoveMonster(Frozen):
    """The monster the effect is about: to a space, or to the nearest investigator."""

    effect: Literal["move-monster"] = "move-monster"
    space: SpaceId | None = None
    hunts: Literal["location", "street", "any"] = "any"


class ReturnMonsters(Frozen):
    """Monsters of a name go from the board to the cup."""

    effect: Literal["return-monsters"] = "return-monsters"
    name: Id


class Cost(Frozen):
    clues: Count = 0
    money: Count = 0
    sanity: Count = 0
    stamina: Count = 0
    toughness: Count = 0  # of monster trophies, together
    gates: Count = 0  # gate trophies


class Spend(Frozen):
    """If you pay, you get it; `may`: you need not."""

    effect: Literal["spend"] = "spend"
    cost: Cost
    get: Effects = ()
    may: bool = True


class Buy(Frozen):
    """One of the cards drawn, at its list price and so much more."""

    effect: Literal["buy"] = "buy"
    deck: DeckKind
    draw: Count = 3
    more: Count = 0


class Option(Frozen):
    id: Id
    effects: Effects = ()


class Choose(Frozen):
    effect: Literal["choose"] = "choose"
    options: tuple[Option, ...] = Field(min_length=1)


class May(Frozen):
    effect: Literal["may"] = "may"
    effects: Effects


class Each(Frozen):
    """Every one of those meant carries it out, in the order of play."""

    effect: Literal["each"] = "each"
    effects: Effects
    who: Who = "all"


class RumorEnds(Frozen):
    effect: Literal["rumor-ends"] = "rumor-ends"
    how: Literal["pass", "fail"]


class Log(Frozen):
    """Text that the rules know nothing about."""

    effect: Literal["log"] = "log"
    text: str = Field(min_length=1, max_length=300)


Effect = Annotated[
    Lose
    | Gain
    | Maximum
    | Draw
    | Take
    | DiscardCard
    | GetSpecial
    | Check
    | Roll
    | MonsterAppears
    | GateAppears
    | PlaceMonster
    | Arrest
    | BeLost
    | Delay
    | Devour
    | Move
    | IntoGate
    | Return
    | Terror
    | Doom
    | PlaceClue
    | Mark
    | MoveMonster
    | ReturnMonsters
    | Spend
    | Buy
    | Choose
    | May
    | Each
    | RumorEnds
    | Log,
    Field(discriminator="effect"),
]
Effects = tuple[Effect, ...]

for _each in (Check, Face, Roll, Spend, Option, Choose, May, Each):
    _each.model_rebuild()
