"""Exact odds of a test and of an attack, with or without a skill point.

The first fitting card of a shuffled deck is any of the fitting ones with the same chance, so the cards before
it need no counting. A property test proves all of it against playing every outcome. The Keeper is taken to
play no Trauma card and to spend no skill point; where a card leaves a choice that changes the numbers, there
are none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Literal

from engine.kernel import chances
from engine.kernel.chances import chance_that, following, likely
from engine.mansions.phases.skill_test import PENALTY, may_spend_point, succeeds, target_of
from engine.mansions.state import effects as can

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.components import Deck
    from engine.mansions.events.tests import Purpose
    from engine.mansions.state.cards import CombatCard, Spell
    from engine.mansions.state.effects import Attribute, Effect, Effects
    from engine.mansions.state.table import Situation

Policy = Literal["none", "skill-point"]
POLICIES: tuple[Policy, ...] = ("none", "skill-point")


@dataclass(frozen=True)
class Odds(chances.Odds[Policy]):
    """Of a test: success, and results 1 (success) and 0. Of an attack: success is the monster's death, the
    results are the damage it takes; beside it what the investigator suffers, and how likely is survival."""

    target: int | None = None
    damage: dict[int, Fraction] = field(default_factory=dict)
    horror: dict[int, Fraction] = field(default_factory=dict)
    survival: Fraction | None = None


@dataclass(frozen=True)
class Blow:
    """What an attack has come to so far. `points`: skill points left."""

    points: int
    dealt: int = 0
    killed: bool = False  # outright, without damage
    damage: int = 0
    horror: int = 0
    armed: bool = True
    stunned: bool = False  # by this attack
    struck_down: bool = False  # killed outright

    def but(self, **changes: int) -> Blow:
        return Blow(**{**self.__dict__, **changes})


Blows = dict[Blow, Fraction]
_UNCOUNTED = (
    *(can.May, can.Choose, can.Each, can.Heal, can.Cure, can.GainSkillPoints, can.SolvePuzzle),
    *(can.MoveInvestigator, can.MoveMonster, can.PlaceMonster, can.RaiseDead, can.PlaceToken),
    *(can.RemoveToken, can.DiscardItem, can.DiscardThis, can.Urge, can.Win),
)


def chance(target: int) -> Fraction:
    return Fraction(sum(succeeds(face, target) for face in range(1, 11)), 10)


def _target(
    table: Situation, who: str, attribute: Attribute, modifier: int, purpose: Purpose, *, point: bool
) -> int:
    luck = table.investigator(who).luck if point else 0
    return target_of(table, who, attribute, modifier, purpose).total + luck


def odds_of_test(
    table: Situation, who: str, test: tuple[Attribute, int], purpose: Purpose, policy: Policy
) -> Odds:
    attribute, modifier = test
    point = policy == "skill-point" and may_spend_point(table, who, attribute)
    target = _target(table, who, attribute, modifier, purpose, point=point)
    success = chance(target)
    return Odds(success, {1: success, 0: 1 - success}, policy, target)


@dataclass(frozen=True)
class Fight:
    """Who fights what with what. `points` are spent on every test while they last, or never."""

    table: Situation
    who: str
    monster: str
    weapon: str | None = None

    def after(self, effects: Iterable[Effect], blows: Blows) -> Blows:
        for effect in effects:
            blows = following(blows, partial(self._one, effect))
        return blows

    def _one(self, effect: Effect, blow: Blow) -> Blows:
        monster = self.table.monster(self.monster)
        if self.dead(blow):
            return {blow: Fraction(1)}
        match effect:
            case can.Test():
                return self._test(effect, blow)
            case can.Stun(who=whom) if self._hits(whom) and effect.amount:
                blow = blow.but(stunned=True)
            case can.Kill(who=whom) if self._hits(whom):
                blow = blow.but(struck_down=True)
            case can.DealDamage(monster=name) if self._is_it(name):
                blow = self._deal(blow, effect.amount)
            case can.DealWeaponDamage() if self.weapon and blow.armed:
                own = self.table.investigator(self.who).item(self.weapon).damage
                blow = self._deal(blow, max(0, own + effect.add))
            case can.KillMonster(monster=name) if self._is_it(name) and not self._immune():
                blow = blow.but(killed=True)
            case can.MonsterDealsDamage() if not self.slain(blow):
                blow = blow.but(damage=blow.damage + max(0, monster.damage + effect.add))
            case can.SufferDamage(who=whom) if self._hits(whom):
                blow = blow.but(damage=blow.damage + effect.amount)
            case can.SufferHorror(who=whom) if self._hits(whom):
                left = self.table.investigator(self.who).sanity_left - blow.horror
                blow = blow.but(horror=blow.horror + min(left, effect.amount))
            case can.SpecialAttack() if not self.slain(blow):
                own_ = [each for each in monster.special if not isinstance(each, can.SpecialAttack)]
                return self.after(own_, {blow: Fraction(1)})
            case can.DropWeapon():
                blow = blow.but(armed=False)
        return {blow: Fraction(1)}

    def _hits(self, whom: str) -> bool:
        return whom in ("you", "all", "space", "room", self.who)

    def _is_it(self, name: str) -> bool:
        return name in ("this", self.monster)

    def _immune(self) -> bool:
        return self.table.counts_as_named(self.table.monster(self.monster))

    def _deal(self, blow: Blow, amount: int) -> Blow:
        return blow if self.slain(blow) else blow.but(dealt=blow.dealt + amount)

    def _test(self, effect: can.Test, blow: Blow) -> Blows:
        point = blow.points > 0 and effect.attribute != "luck"
        target = _target(self.table, self.who, effect.attribute, effect.modifier, "combat", point=point)
        if blow.stunned and not self.table.investigator(self.who).stun:
            target += PENALTY
        success = chance(target)
        after = blow.but(points=blow.points - point)
        shares = {passed: share for passed, share in ((True, success), (False, 1 - success)) if share}
        return following(
            shares,
            lambda passed: self.after(effect.success if passed else effect.failure, {after: Fraction(1)}),
        )

    def slain(self, blow: Blow) -> bool:
        monster = self.table.monster(self.monster)
        return blow.killed or monster.taken + blow.dealt >= self.table.health_of(monster)

    def dead(self, blow: Blow) -> bool:
        return blow.struck_down or blow.damage >= self.table.investigator(self.who).health_left

    def settled(self, effects: Iterable[Effect]) -> bool:
        """Whether nobody's choice, and nothing that is not counted here, can change the numbers."""
        return all(self._settled(each) for each in effects)

    def _settled(self, effect: Effect) -> bool:
        match effect:
            case can.Test():
                return self.settled((*effect.success, *effect.failure))
            case can.SpecialAttack():
                own = self.table.monster(self.monster).special
                return self.settled(each for each in own if not isinstance(each, can.SpecialAttack))
            case can.SufferDamage() | can.SufferHorror() | can.Stun() | can.Kill():
                return effect.who not in ("choose", "keeper-chooses")
            case can.DealDamage() | can.KillMonster():
                return effect.monster not in ("keeper-chooses", "you-choose")
        return not isinstance(effect, _UNCOUNTED)


def fitting(deck: Deck[CombatCard] | None, kind: str) -> dict[CombatCard, Fraction]:
    """How likely each card is the one to be resolved."""
    if deck is None:
        return {}
    cards = [card for card in deck.cards if card.fits(kind)]
    if cards and not deck.shuffled:
        return {cards[0]: Fraction(1)}
    if not cards:
        cards = [card for card in deck.discard if card.fits(kind)]
    return {card: Fraction(1, len(cards)) for card in cards}


def attack_odds(table: Situation, who: str, monster: str, weapon: str | None, policy: Policy) -> Odds | None:
    """An investigator's attack with a weapon, or unarmed."""
    own = table.investigator(who).item(weapon) if weapon else None
    kind = own.weapon if own and own.weapon else "unarmed"
    deck = table.combat.get(table.monster(monster).monster_class)
    fight = Fight(table, who, monster, weapon)
    cards = [(card.attack, share) for card, share in fitting(deck, kind).items()]
    return _of_cards(fight, cards, policy) if deck else None


def monster_attack_odds(table: Situation, who: str, monster: str, policy: Policy) -> Odds | None:
    kind = "vs-hiding" if table.investigator(who).hidden else "monster-attack"
    deck = table.combat.get(table.monster(monster).monster_class)
    fight = Fight(table, who, monster)
    cards = [(card.monster, share) for card, share in fitting(deck, kind).items()]
    return _of_cards(fight, cards, policy) if deck else None


def spell_odds(table: Situation, who: str, monster: str, spell: Spell, policy: Policy) -> Odds | None:
    """An attack spell."""
    fight = Fight(table, who, monster)
    effects = spell.success
    if spell.attribute is not None:
        back = {"success": spell.success, "failure": spell.failure}
        effects = (can.Test(attribute=spell.attribute, modifier=spell.modifier, **back),)
    return _of_cards(fight, [(effects, Fraction(1))], policy)


def _start(fight: Fight, policy: Policy) -> Blow:
    points = fight.table.investigator(fight.who).skill_points if policy == "skill-point" else 0
    return Blow(points=points)


def _of_cards(fight: Fight, cards: list[tuple[Effects, Fraction]], policy: Policy) -> Odds | None:
    """Of what each card does and how likely it is the one; none where somebody's choice decides."""
    if not all(fight.settled(effects) for effects, _ in cards):
        return None
    start = _start(fight, policy)
    likely_card = {place: share for place, (_, share) in enumerate(cards)}
    came = following(likely_card, lambda place: fight.after(cards[place][0], {start: Fraction(1)}))
    return _summed(fight, came or {start: Fraction(1)}, policy)


def _summed(fight: Fight, blows: Blows, policy: Policy) -> Odds:
    return Odds(
        chance_that(blows, fight.slain),
        likely(blows, lambda blow: blow.dealt),
        policy,
        damage=likely(blows, lambda blow: blow.damage),
        horror=likely(blows, lambda blow: blow.horror),
        survival=chance_that(blows, lambda blow: not fight.dead(blow)),
    )
