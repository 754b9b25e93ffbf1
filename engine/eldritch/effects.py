"""What cards, tokens and sheets can do, as data. Text that is not known stays opaque: `log`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

from engine.kernel.requests import Frozen

Id = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\s:,][^:,\n]*$")]
Count = Annotated[int, Field(ge=0, le=99)]
Skill = Literal["lore", "influence", "observation", "strength", "will"]
SKILLS: tuple[Skill, ...] = ("lore", "influence", "observation", "strength", "will")
Ticket = Literal["train", "ship"]
Amount = Count | Literal["successes", "half-health", "half-sanity", "half-clues"]
CardKind = Literal["asset", "artifact", "spell", "condition"]


class Doable(Frozen):
    """The base of effects: fields by their names or by the words of a sheet."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Lose(Doable):
    """`who`: you, all (investigators, you among them), others, here, others-here, lead, choose, or a name."""

    effect: Literal["lose"] = "lose"
    health: Amount = 0
    sanity: Amount = 0
    who: Id = "you"


class Recover(Doable):
    effect: Literal["recover"] = "recover"
    health: Amount = 0
    sanity: Amount = 0
    who: Id = "you"


class Gain(Doable):
    """A card by kind, by trait or by title; a Clue, `this` one or from the pool; a ticket."""

    effect: Literal["gain"] = "gain"
    what: Literal["clue", "ticket", "asset", "artifact", "spell", "condition"]
    count: Count = 1
    name: Id | None = None
    trait: Id | None = None
    ticket: Ticket | None = None
    reserve: bool = False
    this: bool = False
    who: Id = "you"


class Discard(Doable):
    """Of your own: Clues, tickets, a card; `this`: the card or Clue the effect is about."""

    effect: Literal["discard"] = "discard"
    what: Literal["clue", "ticket", "card", "condition"]
    count: Count = 1
    name: Id | None = None
    this: bool = False
    who: Id = "you"


class Improve(Doable):
    effect: Literal["improve"] = "improve"
    skill: Skill
    who: Id = "you"


class Delay(Doable):
    effect: Literal["delay"] = "delay"
    who: Id = "you"


class Test(Doable):
    """`pass` and `fail` hold only in that case; `after` whatever the outcome."""

    __test__ = False

    effect: Literal["test"] = "test"
    skill: Skill
    modifier: int = Field(default=0, ge=-9, le=9)
    success_on: int | None = Field(default=None, ge=1, le=6)
    passed: tuple[Effect, ...] = Field(default=(), alias="pass")
    failed: tuple[Effect, ...] = Field(default=(), alias="fail")
    after: tuple[Effect, ...] = ()


class Roll(Doable):
    """A roll that is not a test: nothing that works on tests works on it."""

    effect: Literal["roll"] = "roll"
    dice: int = Field(default=1, ge=1, le=20)
    faces: tuple[int, ...] = (1,)
    hit: tuple[Effect, ...] = ()
    miss: tuple[Effect, ...] = ()


class Doom(Doable):
    effect: Literal["doom"] = "doom"
    advance: Count = 0
    retreat: Count = 0


class Omen(Doable):
    effect: Literal["omen"] = "omen"
    advance: Count = 1


class SpawnGate(Doable):
    effect: Literal["spawn-gate"] = "spawn-gate"
    count: Count = 1


class SpawnMonster(Doable):
    """`space`: here, random, or a name; `name`: that Monster, if need be one set aside."""

    effect: Literal["spawn-monster"] = "spawn-monster"
    space: Id = "here"
    count: Count = 1
    name: Id | None = None


class SpawnClue(Doable):
    effect: Literal["spawn-clue"] = "spawn-clue"
    space: Id | None = None
    count: Count = 1


class Surge(Doable):
    effect: Literal["surge"] = "surge"


class Ambush(Doable):
    effect: Literal["ambush"] = "ambush"
    name: Id | None = None
    cultist: bool = False


class CloseGate(Doable):
    """`gate`: this, choose, or a name."""

    effect: Literal["close-gate"] = "close-gate"
    gate: Id = "this"


class Move(Doable):
    """`to`: a space, nearest-city, or choose-gate."""

    effect: Literal["move"] = "move"
    to: Id
    who: Id = "you"


class MoveMonster(Doable):
    effect: Literal["move-monster"] = "move-monster"
    monster: Id = "choose"
    to: Id
    non_epic: bool = False


class DiscardMonster(Doable):
    effect: Literal["discard-monster"] = "discard-monster"
    monster: Id = "choose"
    non_epic: bool = False


class DefeatMonster(Doable):
    effect: Literal["defeat-monster"] = "defeat-monster"
    monster: Id = "choose"
    non_epic: bool = False


class HurtMonster(Doable):
    effect: Literal["hurt-monster"] = "hurt-monster"
    monster: Id = "choose"
    by: Amount = 1


class Devour(Doable):
    effect: Literal["devour"] = "devour"
    who: Id = "you"


class Flip(Doable):
    effect: Literal["flip"] = "flip"
    card: Id = "this"


class Option(Frozen):
    id: Id
    effects: tuple[Effect, ...] = ()


class Choose(Doable):
    """The word "or": one of two or more."""

    effect: Literal["choose"] = "choose"
    options: tuple[Option, ...] = Field(min_length=1)


class May(Doable):
    effect: Literal["may"] = "may"
    effects: tuple[Effect, ...]


class Unless(Doable):
    """`do` unless you resolve `instead`."""

    effect: Literal["unless"] = "unless"
    do: tuple[Effect, ...]
    instead: tuple[Effect, ...]


class Spend(Doable):
    """You may spend this; if you do, the effects follow."""

    effect: Literal["spend"] = "spend"
    clues: Count = 0
    health: Count = 0
    sanity: Count = 0
    effects: tuple[Effect, ...] = ()


class Each(Doable):
    """Each of them resolves the effects, in the order of the active player."""

    effect: Literal["each"] = "each"
    who: Id = "all"
    effects: tuple[Effect, ...]


class Reckon(Doable):
    effect: Literal["reckoning"] = "reckoning"


class Log(Doable):
    """Something the rules know nothing about: it takes its place in the order."""

    effect: Literal["log"] = "log"
    text: str = Field(max_length=300)


class AdvanceMystery(Doable):
    effect: Literal["mystery"] = "mystery"
    tokens: Count = 1


class SolveMystery(Doable):
    effect: Literal["solve-mystery"] = "solve-mystery"
    final: bool = False


class RemoveMystery(Doable):
    """The active Mystery leaves the game, or the latest solved one goes back and counts no more."""

    effect: Literal["remove-mystery"] = "remove-mystery"
    which: Literal["active", "solved"] = "active"


class PlaceEldritch(Doable):
    effect: Literal["place-eldritch"] = "place-eldritch"
    space: Id = "here"
    count: Count = 1


class SolveRumor(Doable):
    effect: Literal["solve-rumor"] = "solve-rumor"
    card: Id = "this"


class DiscardMythos(Doable):
    effect: Literal["discard-mythos"] = "discard-mythos"
    card: Id = "this"


class MythosTokens(Doable):
    """Eldritch tokens onto a Mythos card in play, or off it; `empty`: when none is left."""

    effect: Literal["mythos-tokens"] = "mythos-tokens"
    card: Id = "this"
    place: Count = 0
    discard: Count = 0
    empty: tuple[Effect, ...] = ()


class Part(Doable):
    """In a complex encounter without a test: which part comes next."""

    effect: Literal["part"] = "part"
    part: Literal["pass", "fail"]


class Finish(Doable):
    """The investigators win, or lose."""

    effect: Literal["win", "lose-game"]


class AdditionalAction(Doable):
    """`who` performs one more action at once; it counts toward no limit."""

    effect: Literal["additional-action"] = "additional-action"
    who: Id = "choose-other"


class PeekGates(Doable):
    effect: Literal["peek-gates"] = "peek-gates"
    count: Count = 2


class ExchangeClues(Doable):
    effect: Literal["exchange-clues"] = "exchange-clues"


class RecruitAlly(Doable):
    effect: Literal["recruit-ally"] = "recruit-ally"


class ExchangeVitality(Doable):
    effect: Literal["exchange-vitality"] = "exchange-vitality"


class ReshapeSkills(Doable):
    effect: Literal["reshape-skills"] = "reshape-skills"


class Sail(Doable):
    """One space along a Ship path, without tickets; then one more action."""

    effect: Literal["sail"] = "sail"


Effect = Annotated[
    Lose
    | Recover
    | Gain
    | Discard
    | Improve
    | Delay
    | Test
    | Roll
    | Doom
    | Omen
    | SpawnGate
    | SpawnMonster
    | SpawnClue
    | Surge
    | Ambush
    | CloseGate
    | Move
    | MoveMonster
    | DiscardMonster
    | DefeatMonster
    | HurtMonster
    | Devour
    | Flip
    | Choose
    | May
    | Unless
    | Spend
    | Each
    | Reckon
    | Log
    | AdvanceMystery
    | SolveMystery
    | RemoveMystery
    | PlaceEldritch
    | SolveRumor
    | DiscardMythos
    | MythosTokens
    | Part
    | Finish
    | AdditionalAction
    | PeekGates
    | ExchangeClues
    | RecruitAlly
    | ExchangeVitality
    | ReshapeSkills
    | Sail,
    Field(discriminator="effect"),
]
Effects = tuple[Effect, ...]
for _model in (Test, Roll, Option, Choose, May, Unless, Spend, Each, MythosTokens):
    _model.model_rebuild()
