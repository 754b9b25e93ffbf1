"""What cards, spaces, monsters and sheets can do, as data. Text that is not known stays opaque: `log`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from engine.kernel.requests import Frozen

Id = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\s:,][^:,\n]*$")]
Count = Annotated[int, Field(ge=0, le=99)]
Modifier = Annotated[int, Field(ge=-20, le=20)]
Skill = Literal["speed", "sneak", "fight", "will", "lore", "luck"]
Special = Literal["evade", "horror", "combat", "spell"]
Tested = Literal["speed", "sneak", "fight", "will", "lore", "luck", "evade", "horror", "combat", "spell"]
SKILLS: tuple[Skill, ...] = ("speed", "sneak", "fight", "will", "lore", "luck")
BASIS: dict[str, Skill] = {"evade": "sneak", "horror": "will", "combat": "fight", "spell": "lore"}
DeckKind = Literal["common", "unique", "spell", "skill", "ally"]
SpecialKind = Literal["retainer", "bank-loan", "membership", "blessing", "curse", "deputy"]
Amount = Count | Literal["successes", "all", "half"]


class Doable(Frozen):
    """The base of effects: fields by their names or by the words of a sheet."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Lose(Doable):
    """All at one moment. `who`: you, all, others, here, arkham, streets, other-worlds, or a name."""

    effect: Literal["lose"] = "lose"
    sanity: Amount = 0
    stamina: Amount = 0
    clues: Amount = 0
    money: Amount = 0
    items: Amount = 0
    who: Id = "you"


class Gain(Doable):
    """Sanity and Stamina are recovered, up to the maximum."""

    effect: Literal["gain"] = "gain"
    sanity: Amount = 0
    stamina: Amount = 0
    clues: Amount = 0
    money: Amount = 0
    who: Id = "you"


class Maximum(Doable):
    """The maximum of Sanity or Stamina changes."""

    effect: Literal["maximum"] = "maximum"
    sanity: Modifier = 0
    stamina: Modifier = 0
    who: Id = "you"


class Draw(Doable):
    """Cards from a deck; of `draw` cards `keep` are kept."""

    effect: Literal["draw"] = "draw"
    deck: DeckKind
    draw: Count = 1
    keep: Count = 1
    who: Id = "you"


class Take(Doable):
    """A named card of a deck."""

    effect: Literal["take"] = "take"
    card: Id
    who: Id = "you"


class DiscardCard(Doable):
    """A card of yours: the one named, or of a kind at your choice."""

    effect: Literal["discard"] = "discard"
    card: Id | None = None
    what: Literal["item", "weapon", "weapon-or-spell", "spell", "ally", "any"] = "item"
    count: Count = 1
    who: Id = "you"


class GetSpecial(Doable):
    """A special card: Retainer, Bank Loan, membership, Blessing, Curse, Deputy."""

    effect: Literal["special"] = "special"
    kind: SpecialKind
    who: Id = "you"


class Check(Doable):
    """A skill check. `worsens`: by so much each round of the final battle."""

    effect: Literal["check"] = "check"
    check: Tested
    modifier: Modifier = 0
    difficulty: int = Field(default=1, ge=1, le=20)
    passed: Effects = ()
    failed: Effects = ()
    worsens: Modifier = 0
    who: Id = "you"


class Face(Frozen):
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = Field(min_length=1)
    effects: Effects = ()


class Roll(Doable):
    """A die; what each face does."""

    effect: Literal["roll"] = "roll"
    results: tuple[Face, ...] = ()


class MonsterAppears(Doable):
    """From the cup, for this encounter alone."""

    effect: Literal["monster-appears"] = "monster-appears"


class GateAppears(Doable):
    """Where you are; with a monster that stays too."""

    effect: Literal["gate-appears"] = "gate-appears"
    monster: bool = False


class PlaceMonster(Doable):
    """Monsters from the cup onto the board."""

    effect: Literal["place-monster"] = "place-monster"
    space: Id
    count: Count = 1


class Arrest(Doable):
    effect: Literal["arrested"] = "arrested"
    who: Id = "you"


class BeLost(Doable):
    effect: Literal["lost"] = "lost"
    who: Id = "you"


class Delay(Doable):
    effect: Literal["delayed"] = "delayed"
    who: Id = "you"


class Devour(Doable):
    effect: Literal["devoured"] = "devoured"
    who: Id = "you"


class Move(Doable):
    """To a space; `encounter`: and have an encounter there."""

    effect: Literal["move"] = "move"
    space: Id
    encounter: bool = False
    who: Id = "you"


class IntoGate(Doable):
    """Through the nearest open gate."""

    effect: Literal["nearest-gate"] = "nearest-gate"
    who: Id = "you"


class Return(Doable):
    """From an Other World to Arkham."""

    effect: Literal["return"] = "return"


class Terror(Doable):
    effect: Literal["terror"] = "terror"
    by: Count = 1


class Doom(Doable):
    effect: Literal["doom"] = "doom"
    by: int = Field(default=1, ge=-20, le=20)


class PlaceClue(Doable):
    effect: Literal["clue"] = "clue"
    space: Id


class Mark(Doable):
    """A closed or an activity marker of the card."""

    effect: Literal["marker"] = "marker"
    marker: Literal["closed", "activity"]
    space: Id


class MoveMonster(Doable):
    """The monster the effect is about: to a space, or to the nearest investigator."""

    effect: Literal["move-monster"] = "move-monster"
    space: Id | None = None
    hunts: Literal["location", "street", "any"] = "any"


class ReturnMonsters(Doable):
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


class Spend(Doable):
    """If you pay, you get it; `may`: you need not."""

    effect: Literal["spend"] = "spend"
    cost: Cost
    get: Effects = ()
    may: bool = True


class Buy(Doable):
    """One of the cards drawn, at its list price and so much more."""

    effect: Literal["buy"] = "buy"
    deck: DeckKind
    draw: Count = 3
    more: Count = 0


class Option(Frozen):
    id: Id
    effects: Effects = ()


class Choose(Doable):
    effect: Literal["choose"] = "choose"
    options: tuple[Option, ...] = Field(min_length=1)


class May(Doable):
    effect: Literal["may"] = "may"
    effects: Effects


class Each(Doable):
    """Every one of those meant carries it out, in the order of play."""

    effect: Literal["each"] = "each"
    effects: Effects
    who: Id = "all"


class RumorEnds(Doable):
    effect: Literal["rumor-ends"] = "rumor-ends"
    how: Literal["pass", "fail"]


class Log(Doable):
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
