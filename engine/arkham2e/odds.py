"""Exact odds of a check and of a whole combat, with rerolls and clues by a policy.

none          the roll as it is
rerolls       a failed roll is made again while a card allows it
until-passed  then clues, one at a time, until the check is passed
all           then every clue

In a combat the investigator fights on to the end with the weapons and spells named, or with the weapons that
add most; clues go to each check in turn.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from operator import itemgetter
from typing import TYPE_CHECKING, Literal

from engine.arkham2e.phases.checks import pool_of, rerolls_of
from engine.arkham2e.phases.spells import WORKS, payable
from engine.arkham2e.phases.weapons import HANDS, Foe, counted, monster_foe
from engine.kernel import chances
from engine.kernel.chances import chance_that, following, likely, successes_on

if TYPE_CHECKING:
    from engine.arkham2e.state.cards import Card, Monster
    from engine.arkham2e.state.effects import Tested
    from engine.arkham2e.state.table import Investigator, Situation

Policy = Literal["none", "rerolls", "until-passed", "all"]
POLICIES: tuple[Policy, ...] = ("none", "rerolls", "until-passed", "all")
Outcomes = dict[tuple[int, int, int], Fraction]  # successes, clues spent, rerolls used


@dataclass(frozen=True)
class Odds(chances.Odds[Policy]):
    """How likely it succeeds, how likely each number of successes is, how many clues it takes.

    Of a combat: success is the defeat of the monster, results are the Stamina lost. Who defeats an
    overwhelming monster can be knocked out by it all the same.
    """

    clues: dict[int, Fraction] = field(default_factory=dict)
    insane: Fraction | None = None
    unconscious: Fraction | None = None
    sanity_lost: dict[int, Fraction] = field(default_factory=dict)


@dataclass(frozen=True)
class Dice:
    """All that the odds of one check depend on."""

    dice: int
    success_on: int = 5
    goal: int = 1
    rerolls: tuple[Literal["all", "failed"], ...] = ()
    clues: int = 0


@cache
def outcomes(dice: Dice, policy: Policy) -> Outcomes:
    """How likely each number of successes with what it took."""
    rolled = max(0, dice.dice)
    now: Outcomes = {(hits, 0, 0): share for hits, share in enumerate(successes_on(rolled, dice.success_on))}
    if policy == "none":
        return now
    if rolled:
        for kind in dice.rerolls:
            now = _rolled_again(now, dice, rolled, kind)
    if policy == "rerolls":
        return now
    for _ in range(dice.clues):
        now = _clue(now, dice, policy)
    return now


def _rolled_again(now: Outcomes, dice: Dice, rolled: int, kind: str) -> Outcomes:
    def again(outcome: tuple[int, int, int]) -> Outcomes:
        hits, clues, used = outcome
        if hits >= dice.goal:
            return {outcome: Fraction(1)}
        kept = hits if kind == "failed" else 0
        rerolled = enumerate(successes_on(rolled - kept, dice.success_on))
        return {(kept + more, clues, used + 1): share for more, share in rerolled}

    return following(now, again)


def _clue(now: Outcomes, dice: Dice, policy: Policy) -> Outcomes:
    def spent(outcome: tuple[int, int, int]) -> Outcomes:
        hits, clues, used = outcome
        if policy == "until-passed" and hits >= dice.goal:
            return {outcome: Fraction(1)}
        die = enumerate(successes_on(1, dice.success_on))
        return {(hits + more, clues + 1, used): share for more, share in die}

    return following(now, spent)


def dice_of(
    table: Situation, who: Investigator, check: Tested, modifier: int, difficulty: int | None, cards: int = 0
) -> Dice:
    pool = pool_of(table, who, check, modifier, cards)
    rerolls = tuple(each.dice for each in rerolls_of(who, check).values())
    return Dice(pool.dice, pool.success_on, difficulty or 1, rerolls, who.clues)


def check_odds(
    table: Situation, who: str, check: Tested, modifier: int, difficulty: int, policy: Policy
) -> Odds:
    dice = dice_of(table, table.investigator(who), check, modifier, difficulty)
    found = outcomes(dice, policy)
    results, clues = likely(found, itemgetter(0)), likely(found, itemgetter(1))
    return Odds(chance_that(results, lambda hits: hits >= difficulty), results, policy, clues)


def spell_odds(table: Situation, who: str, spell: str, policy: Policy) -> Odds:
    """Of no use where its price takes the last Sanity."""
    caster = table.investigator(who)
    card = caster.card(spell)
    if 0 < caster.sanity <= card.cost and WORKS not in table.readings:
        return Odds(Fraction(0), {0: Fraction(1)}, policy, {0: Fraction(1)}, insane=Fraction(1))
    return check_odds(table, who, "spell", card.casting, 1, policy)


def best_weapons(who: Investigator, foe: Foe) -> tuple[str, ...]:
    """The weapons within two hands that add most against this foe."""
    ready = [card for card in who.cards if card.is_weapon and not card.exhausted]
    sets = [
        some
        for size in range(len(ready) + 1)
        for some in combinations(ready, size)
        if sum(card.hands for card in some) <= HANDS
    ]
    best = max(sets, key=lambda some: sum(counted(card, foe) for card in some))
    return tuple(card.id for card in best)


@dataclass(frozen=True)
class End:
    how: Literal["defeated", "insane", "unconscious", "endless"]
    sanity: int
    stamina: int
    clues: int


Ends = dict[End, Fraction]


@dataclass(frozen=True)
class Fighter:
    """An investigator in the middle of a combat."""

    who: Investigator
    cast: tuple[str, ...] = ()  # spells that work


class Fight:
    """A combat against one monster, by a policy."""

    def __init__(self, table: Situation, monster: Monster, use: tuple[str, ...], policy: Policy) -> None:
        self.table, self.monster, self.use, self.policy = table, monster, use, policy
        self.foe = monster_foe(monster)
        self.known: dict[Fighter, Ends] = {}

    def after_horror(self, who: Investigator, *, checked: bool) -> Ends:
        monster = self.monster
        if monster.horror is None or checked:
            return self.cast_spells(Fighter(who), self._spells(who))
        dice = dice_of(self.table, who, "horror", monster.horror, monster.horror_difficulty)
        total: Ends = defaultdict(Fraction)
        for now, passed, share in self._checked(who, "horror", dice):
            loss = monster.nightmarish if passed else monster.horror_damage
            shaken = now.changed(sanity=max(0, now.sanity - loss))
            ends = self.cast_spells(Fighter(shaken), self._spells(who))
            _add(total, self._insane(shaken) if not shaken.sanity else ends, share)
        return dict(total)

    def cast_spells(self, now: Fighter, spells: tuple[str, ...]) -> Ends:
        """In the first round; what is cast stays in the hands."""
        if not now.who.sanity:
            return self._insane(now.who)
        if not spells:
            return self.fight_on(now)
        card = now.who.card(spells[0])
        if not payable(now.who, card):
            return self.cast_spells(now, spells[1:])
        payer = now.who.changed(sanity=max(0, now.who.sanity - card.cost))
        if not payer.sanity:
            return self._insane(payer)
        total: Ends = defaultdict(Fraction)
        dice = dice_of(self.table, payer, "spell", card.casting, 1)
        for caster, passed, share in self._checked(payer, "spell", dice):
            cast = (*now.cast, card.id) if passed else now.cast
            _add(total, self.cast_spells(Fighter(caster, cast), spells[1:]), share)
        return dict(total)

    def fight_on(self, now: Fighter) -> Ends:
        """Round after round; a round that changes nothing is left out of account."""
        if now in self.known:
            return self.known[now]
        monster = self.monster
        bonus = sum(counted(card, self.foe) for card in self._in_use(now))
        dice = dice_of(self.table, now.who, "combat", monster.combat, monster.toughness, bonus)
        total: Ends = defaultdict(Fraction)
        same = Fraction(0)
        for who, passed, share in self._checked(now.who, "combat", dice):
            loss = monster.overwhelming if passed else monster.damage
            hurt = who.changed(stamina=max(0, who.stamina - loss), cards=self._left(who))
            if passed:
                total[self._end("defeated", hurt)] += share
            elif not hurt.stamina:
                total[self._end("unconscious", hurt)] += share
            elif hurt == now.who:
                same += share
            else:
                _add(total, self.fight_on(replace(now, who=hurt)), share)
        if same == 1:
            ends = {self._end("endless", now.who): Fraction(1)}
        else:
            ends = {end: share / (1 - same) for end, share in total.items()}
        self.known[now] = ends
        return ends

    def _spells(self, who: Investigator) -> tuple[str, ...]:
        return tuple(name for name in self.use if who.card(name).kind == "spell")

    def _in_use(self, now: Fighter) -> list[Card]:
        cards = [card for card in now.who.cards if card.id in self.use]
        return [card.model_copy(update={"active": card.id in now.cast}) for card in cards]

    def _left(self, who: Investigator) -> tuple[Card, ...]:
        """Without what is discarded after one use."""
        return tuple(card for card in who.cards if not (card.once and card.id in self.use))

    def _checked(
        self, who: Investigator, check: Tested, dice: Dice
    ) -> list[tuple[Investigator, bool, Fraction]]:
        """The investigator after the check, with clues and cards spent."""
        cards = list(rerolls_of(who, check))
        merged: dict[tuple[Investigator, bool], Fraction] = defaultdict(Fraction)
        for (hits, clues, used), share in outcomes(dice, self.policy).items():
            down = tuple(
                card.model_copy(update={"exhausted": True}) if card.id in cards[:used] else card
                for card in who.cards
            )
            after = who.changed(clues=who.clues - clues, cards=down)
            merged[after, hits >= dice.goal] += share
        return [(after, passed, share) for (after, passed), share in merged.items()]

    def _insane(self, who: Investigator) -> Ends:
        return {self._end("insane", who): Fraction(1)}

    def _end(self, how: Literal["defeated", "insane", "unconscious", "endless"], who: Investigator) -> End:
        return End(how, who.sanity, who.stamina, who.clues)


def _add(total: Ends, ends: Ends, share: Fraction) -> None:
    for end, part in ends.items():
        total[end] += part * share


def combat_odds(
    table: Situation,
    name: str,
    monster: Monster,
    policy: Policy,
    use: tuple[str, ...] | None = None,
    *,
    horror_checked: bool = False,
) -> Odds | None:
    """None where the monster does something else than damage."""
    if monster.instead or monster.besides:
        return None
    who = table.investigator(name)
    chosen = best_weapons(who, monster_foe(monster)) if use is None else use
    fight = Fight(table, monster, chosen, policy)
    ends = fight.after_horror(who, checked=horror_checked)
    return Odds(
        chance_that(ends, lambda end: end.how == "defeated"),
        likely(ends, lambda end: who.stamina - end.stamina),
        policy,
        clues=likely(ends, lambda end: who.clues - end.clues),
        insane=chance_that(ends, lambda end: end.how == "insane"),
        unconscious=chance_that(ends, lambda end: not end.stamina),
        sanity_lost=likely(ends, lambda end: who.sanity - end.sanity),
    )
