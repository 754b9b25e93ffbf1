"""What cards, tokens and special attacks can do, as data. Text that is not known stays opaque: `log`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.kernel.components import Count
from engine.kernel.requests import Frozen
from engine.mansions.state.ids import Id, PuzzleId, Where, WhichMonster, WhichRoom, Who

Attribute = Literal["intellect", "willpower", "lore", "luck", "strength", "dexterity", "marksmanship"]
ATTRIBUTES: tuple[Attribute, ...] = (
    "intellect",
    "willpower",
    "lore",
    "luck",
    "strength",
    "dexterity",
    "marksmanship",
)
Side = Literal["keeper", "investigators"]
Harm = Literal["damage", "horror"]
RoomToken = Literal["fire", "darkness"]
TraumaKind = Literal["injury", "insanity"]


class Log(Frozen):
    effect: Literal["log"] = "log"
    text: str = Field(max_length=300)


class NoEffect(Frozen):
    effect: Literal["no-effect"] = "no-effect"


class SufferDamage(Frozen):
    """`who`: you, all, space (in your space), room (in your room), others-room, choose (you do),
    keeper-chooses, or a name."""

    effect: Literal["suffer-damage"] = "suffer-damage"
    amount: Count = 1
    who: Who = "you"


class SufferHorror(Frozen):
    effect: Literal["suffer-horror"] = "suffer-horror"
    amount: Count = 1
    who: Who = "you"


class Heal(Frozen):
    effect: Literal["heal"] = "heal"
    damage: Count = 0
    horror: Count = 0
    who: Who = "you"


class Cure(Frozen):
    """Discard a Trauma card; any kind unless said."""

    effect: Literal["cure"] = "cure"
    kind: TraumaKind | None = None
    who: Who = "you"


class Stun(Frozen):
    effect: Literal["stun"] = "stun"
    amount: Count = 1
    who: Who = "you"


class StunMonster(Frozen):
    """`monster`: this one, keeper-chooses, you-choose, or a name."""

    effect: Literal["stun-monster"] = "stun-monster"
    amount: Count = 1
    monster: WhichMonster = "this"


class Kill(Frozen):
    """An investigator is killed outright."""

    effect: Literal["kill"] = "kill"
    who: Who = "you"


class KillMonster(Frozen):
    """A monster is killed without damage; named ones are immune."""

    effect: Literal["kill-monster"] = "kill-monster"
    monster: WhichMonster = "this"


class Test(Frozen):
    """An attribute test; a missing outcome has no effect."""

    effect: Literal["test"] = "test"
    attribute: Attribute
    modifier: int = Field(default=0, ge=-20, le=20)
    success: Effects = ()
    failure: Effects = ()


class DealDamage(Frozen):
    effect: Literal["deal-damage"] = "deal-damage"
    amount: Count = 1
    monster: WhichMonster = "this"


class DealWeaponDamage(Frozen):
    effect: Literal["deal-weapon-damage"] = "deal-weapon-damage"
    add: int = Field(default=0, ge=-20, le=20)


class MonsterDealsDamage(Frozen):
    effect: Literal["monster-deals-damage"] = "monster-deals-damage"
    add: int = Field(default=0, ge=-20, le=20)


class SpecialAttack(Frozen):
    effect: Literal["special-attack"] = "special-attack"


class DropWeapon(Frozen):
    effect: Literal["drop-weapon"] = "drop-weapon"


class NoLongerHidden(Frozen):
    effect: Literal["no-longer-hidden"] = "no-longer-hidden"


class DestroyBarrier(Frozen):
    effect: Literal["destroy-barrier"] = "destroy-barrier"


class MoveBarrier(Frozen):
    """Off the door, back to its space."""

    effect: Literal["move-barrier"] = "move-barrier"


class PlaceToken(Frozen):
    """`room`: here or a name."""

    effect: Literal["place-token"] = "place-token"
    token: RoomToken
    room: WhichRoom = "here"


class RemoveToken(Frozen):
    effect: Literal["remove-token"] = "remove-token"
    token: RoomToken
    room: WhichRoom = "here"


class PlaceMonster(Frozen):
    """A figure of a type, in a space or anywhere in a room; `here`: where you are."""

    effect: Literal["place-monster"] = "place-monster"
    type: Id
    room: WhichRoom | None = None
    space: Where | None = None
    count: int = Field(default=1, ge=1, le=24)


class RaiseDead(Frozen):
    """A corpse on the map is replaced by a figure of the type."""

    effect: Literal["raise-dead"] = "raise-dead"
    type: Id = "Zombie"


class MoveMonster(Frozen):
    effect: Literal["move-monster"] = "move-monster"
    spaces: int = Field(default=1, ge=1, le=20)
    monster: WhichMonster = "keeper-chooses"


class MoveInvestigator(Frozen):
    """By the Keeper, up to so many spaces."""

    effect: Literal["move-investigator"] = "move-investigator"
    spaces: int = Field(default=1, ge=1, le=20)
    who: Who = "you"


class Threat(Frozen):
    effect: Literal["threat"] = "threat"
    amount: int = Field(ge=-99, le=99)


class DrawCards(Frozen):
    effect: Literal["draw-cards"] = "draw-cards"
    what: Literal["mythos", "trauma"]
    count: int = Field(default=1, ge=1, le=20)


class GainSpell(Frozen):
    effect: Literal["gain-spell"] = "gain-spell"
    type: Id
    who: Who = "you"


class GainSkillPoints(Frozen):
    effect: Literal["skill-points"] = "skill-points"
    amount: int = Field(ge=-20, le=20)
    who: Who = "you"


class DiscardItem(Frozen):
    """A card that you have: by name, or of your choice."""

    effect: Literal["discard-item"] = "discard-item"
    card: Id | None = None


class DiscardThis(Frozen):
    effect: Literal["discard-this"] = "discard-this"


class SolvePuzzle(Frozen):
    effect: Literal["solve-puzzle"] = "solve-puzzle"
    puzzle: PuzzleId
    success: Effects = ()
    failure: Effects = ()


class ResetPuzzle(Frozen):
    effect: Literal["reset-puzzle"] = "reset-puzzle"
    puzzle: PuzzleId


class RevealObjective(Frozen):
    effect: Literal["reveal-objective"] = "reveal-objective"


class Win(Frozen):
    effect: Literal["win"] = "win"
    side: Side


class Mark(Frozen):
    """Something that a card's condition can ask for has come true."""

    effect: Literal["mark"] = "mark"
    name: Id


class PlaceCorpse(Frozen):
    effect: Literal["place-corpse"] = "place-corpse"
    space: Where = "here"


class TakeSample(Frozen):
    """A monster in an investigator's space gets a sample token."""

    effect: Literal["take-sample"] = "take-sample"
    monster: WhichMonster = "keeper-chooses"


class LeaveSamples(Frozen):
    """A monster on an altar's space leaves its samples there."""

    effect: Literal["leave-samples"] = "leave-samples"
    monster: WhichMonster = "keeper-chooses"


class Urge(Frozen):
    """The Keeper has an investigator use a card that has an allowed target."""

    effect: Literal["urge"] = "urge"


class May(Frozen):
    effect: Literal["may"] = "may"
    effects: Effects = Field(min_length=1)


class Each(Frozen):
    """Each of these investigators resolves the effects as their own; the Keeper orders them."""

    effect: Literal["each"] = "each"
    who: Who = "all"
    effects: Effects = Field(min_length=1)


class Option(Frozen):
    id: Id
    effects: Effects = ()


class Choose(Frozen):
    effect: Literal["choose"] = "choose"
    by: Literal["you", "keeper"] = "you"
    options: tuple[Option, ...] = Field(min_length=1)


Effect = Annotated[
    Log
    | NoEffect
    | SufferDamage
    | SufferHorror
    | Heal
    | Cure
    | Stun
    | StunMonster
    | Kill
    | KillMonster
    | Test
    | DealDamage
    | DealWeaponDamage
    | MonsterDealsDamage
    | SpecialAttack
    | DropWeapon
    | NoLongerHidden
    | DestroyBarrier
    | MoveBarrier
    | PlaceToken
    | RemoveToken
    | PlaceMonster
    | RaiseDead
    | MoveMonster
    | MoveInvestigator
    | Threat
    | DrawCards
    | GainSpell
    | GainSkillPoints
    | DiscardItem
    | DiscardThis
    | SolvePuzzle
    | ResetPuzzle
    | RevealObjective
    | Win
    | Mark
    | PlaceCorpse
    | TakeSample
    | LeaveSamples
    | Urge
    | May
    | Each
    | Choose,
    Field(discriminator="effect"),
]
Effects = tuple[Effect, ...]

for _model in (Test, SolvePuzzle, May, Each, Option, Choose):
    _model.model_rebuild()


def inside(effect: Effect) -> Effects:
    """The effects that one leads to, whatever decides which."""
    match effect:
        case Test() | SolvePuzzle():
            return (*effect.success, *effect.failure)
        case May() | Each():
            return effect.effects
        case Choose():
            return tuple(each for option in effect.options for each in option.effects)
    return ()
