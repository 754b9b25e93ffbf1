"""What cards, tokens and sheets can do, as data. Text that is not known stays opaque: `log`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.eldritch.state.ids import Where, WhichCard, WhichGate, WhichMonster, Who
from engine.kernel.components import Count, Id
from engine.kernel.requests import Frozen, Worded

Skill = Literal["lore", "influence", "observation", "strength", "will"]
SKILLS: tuple[Skill, ...] = ("lore", "influence", "observation", "strength", "will")
Ticket = Literal["train", "ship"]
Amount = Count | Literal["successes", "half-health", "half-sanity", "half-clues"]
CardKind = Literal["asset", "artifact", "spell", "condition"]


class Lose(Frozen):
    """`who`: you, all (investigators, you among them), others, here, others-here, lead, choose, or a name."""

    effect: Literal["lose"] = "lose"
    health: Amount = 0
    sanity: Amount = 0
    who: Who = "you"


class Recover(Frozen):
    effect: Literal["recover"] = "recover"
    health: Amount = 0
    sanity: Amount = 0
    who: Who = "you"


class Gain(Frozen):
    """A card by kind, by trait or by title; a Clue, `this` one or from the pool; a ticket."""

    effect: Literal["gain"] = "gain"
    what: Literal["clue", "ticket", "asset", "artifact", "spell", "condition"]
    count: Count = 1
    name: Id | None = None
    trait: Id | None = None
    ticket: Ticket | None = None
    reserve: bool = False
    this: bool = False
    who: Who = "you"


class Discard(Frozen):
    """Of your own: Clues, tickets, a card; `this`: the card or Clue the effect is about."""

    effect: Literal["discard"] = "discard"
    what: Literal["clue", "ticket", "card", "condition"]
    count: Count = 1
    name: Id | None = None
    this: bool = False
    who: Who = "you"


class Improve(Frozen):
    effect: Literal["improve"] = "improve"
    skill: Skill
    who: Who = "you"


class Delay(Frozen):
    effect: Literal["delay"] = "delay"
    who: Who = "you"


class Test(Worded):
    """`pass` and `fail` hold only in that case; `after` whatever the outcome."""

    __test__ = False

    effect: Literal["test"] = "test"
    skill: Skill
    modifier: int = Field(default=0, ge=-9, le=9)
    success_on: int | None = Field(default=None, ge=1, le=6)
    passed: tuple[Effect, ...] = Field(default=(), alias="pass")
    failed: tuple[Effect, ...] = Field(default=(), alias="fail")
    after: tuple[Effect, ...] = ()


class Roll(Frozen):
    """A roll that is not a test: nothing that works on tests works on it."""

    effect: Literal["roll"] = "roll"
    dice: int = Field(default=1, ge=1, le=20)
    faces: tuple[Annotated[int, Field(ge=1, le=6)], ...] = (1,)
    hit: tuple[Effect, ...] = ()
    miss: tuple[Effect, ...] = ()


class Doom(Frozen):
    effect: Literal["doom"] = "doom"
    advance: Count = 0
    retreat: Count = 0


class Omen(Frozen):
    effect: Literal["omen"] = "omen"
    advance: Count = 1


class SpawnGate(Frozen):
    effect: Literal["spawn-gate"] = "spawn-gate"
    count: Count = 1


class SpawnMonster(Frozen):
    """`space`: here, random, or a name; `name`: that Monster, if need be one set aside."""

    effect: Literal["spawn-monster"] = "spawn-monster"
    space: Where = "here"
    count: Count = 1
    name: Id | None = None


class SpawnClue(Frozen):
    effect: Literal["spawn-clue"] = "spawn-clue"
    space: Where | None = None
    count: Count = 1


class Surge(Frozen):
    effect: Literal["surge"] = "surge"


class Ambush(Frozen):
    effect: Literal["ambush"] = "ambush"
    name: Id | None = None
    cultist: bool = False


class CloseGate(Frozen):
    """`gate`: this, choose, or a name."""

    effect: Literal["close-gate"] = "close-gate"
    gate: WhichGate = "this"


class Move(Frozen):
    """`to`: a space, nearest-city, or choose-gate."""

    effect: Literal["move"] = "move"
    to: Where
    who: Who = "you"


class MoveMonster(Frozen):
    effect: Literal["move-monster"] = "move-monster"
    monster: WhichMonster = "choose"
    to: Where
    non_epic: bool = False


class DiscardMonster(Frozen):
    effect: Literal["discard-monster"] = "discard-monster"
    monster: WhichMonster = "choose"
    non_epic: bool = False


class DefeatMonster(Frozen):
    effect: Literal["defeat-monster"] = "defeat-monster"
    monster: WhichMonster = "choose"
    non_epic: bool = False


class HurtMonster(Frozen):
    effect: Literal["hurt-monster"] = "hurt-monster"
    monster: WhichMonster = "choose"
    by: Amount = 1


class Devour(Frozen):
    effect: Literal["devour"] = "devour"
    who: Who = "you"


class Flip(Frozen):
    effect: Literal["flip"] = "flip"
    card: WhichCard = "this"


class Option(Frozen):
    id: Id
    effects: tuple[Effect, ...] = ()


class Choose(Frozen):
    """The word "or": one of two or more."""

    effect: Literal["choose"] = "choose"
    options: tuple[Option, ...] = Field(min_length=1)


class May(Frozen):
    effect: Literal["may"] = "may"
    effects: tuple[Effect, ...]


class Unless(Frozen):
    """`do` unless you resolve `instead`."""

    effect: Literal["unless"] = "unless"
    do: tuple[Effect, ...]
    instead: tuple[Effect, ...]


class Spend(Frozen):
    """You may spend this; if you do, the effects follow."""

    effect: Literal["spend"] = "spend"
    clues: Count = 0
    health: Count = 0
    sanity: Count = 0
    effects: tuple[Effect, ...] = ()


class Each(Frozen):
    """Each of them resolves the effects, in the order of the active player."""

    effect: Literal["each"] = "each"
    who: Who = "all"
    effects: tuple[Effect, ...]


class Reckon(Frozen):
    effect: Literal["reckoning"] = "reckoning"


class Log(Frozen):
    """Something the rules know nothing about: it takes its place in the order."""

    effect: Literal["log"] = "log"
    text: str = Field(max_length=300)


class AdvanceMystery(Frozen):
    effect: Literal["mystery"] = "mystery"
    tokens: Count = 1


class SolveMystery(Frozen):
    effect: Literal["solve-mystery"] = "solve-mystery"
    final: bool = False


class RemoveMystery(Frozen):
    """The active Mystery leaves the game, or the latest solved one goes back and counts no more."""

    effect: Literal["remove-mystery"] = "remove-mystery"
    which: Literal["active", "solved"] = "active"


class PlaceEldritch(Frozen):
    effect: Literal["place-eldritch"] = "place-eldritch"
    space: Where = "here"
    count: Count = 1


class SolveRumor(Frozen):
    effect: Literal["solve-rumor"] = "solve-rumor"
    card: WhichCard = "this"


class DiscardMythos(Frozen):
    effect: Literal["discard-mythos"] = "discard-mythos"
    card: WhichCard = "this"


class SheetTokens(Frozen):
    """Eldritch tokens onto the sheet of the Ancient One, or off it; with fewer than demanded, all of them."""

    effect: Literal["sheet-tokens"] = "sheet-tokens"
    place: Count = 0
    discard: Count = 0


class MythosTokens(Frozen):
    """Eldritch tokens onto a Mythos card in play, or off it; `empty`: when none is left."""

    effect: Literal["mythos-tokens"] = "mythos-tokens"
    card: WhichCard = "this"
    place: Count = 0
    discard: Count = 0
    empty: tuple[Effect, ...] = ()


class Part(Frozen):
    """In a complex encounter without a test: which part comes next."""

    effect: Literal["part"] = "part"
    part: Literal["pass", "fail"]


class Finish(Frozen):
    """The investigators win, or lose."""

    effect: Literal["win", "lose-game"]


class AdditionalAction(Frozen):
    """`who` performs one more action at once; it counts toward no limit."""

    effect: Literal["additional-action"] = "additional-action"
    who: Who = "choose-other"


class PeekGates(Frozen):
    effect: Literal["peek-gates"] = "peek-gates"
    count: Count = 2


class ExchangeClues(Frozen):
    effect: Literal["exchange-clues"] = "exchange-clues"


class RecruitAlly(Frozen):
    effect: Literal["recruit-ally"] = "recruit-ally"


class ExchangeVitality(Frozen):
    effect: Literal["exchange-vitality"] = "exchange-vitality"


class ReshapeSkills(Frozen):
    effect: Literal["reshape-skills"] = "reshape-skills"


class Sail(Frozen):
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
    | SheetTokens
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
