"""Dice: the pool of a test, rolls, and rolls that are no tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.eldritch.events import DiceRolled, RollMade
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.state import effects as can
from engine.kernel import die

if TYPE_CHECKING:
    from engine.eldritch.state.board import Board, Doing, Steps
    from engine.eldritch.state.cards import Bonus, MoreDice, Reroll
    from engine.eldritch.state.effects import Skill, Test
    from engine.eldritch.state.table import Situation
    from engine.kernel import Procedure

SUCCESS = 5


@dataclass(frozen=True)
class Pool:
    """What the dice pool of a test is made of."""

    value: int
    modifier: int
    improvement: int
    bonus: int
    penalty: int
    additional: int
    success_on: int

    @property
    def pool(self) -> int:
        fixed = self.value + self.modifier + self.improvement
        return fixed + self.bonus + self.penalty + self.additional

    @property
    def dice(self) -> int:
        return max(1, self.pool)


def applies(thing: Bonus | MoreDice | Reroll, skill: Skill, *, combat: bool) -> bool:
    return thing.skill in (None, skill) and (combat or not thing.combat)


def pool_of(table: Situation, who: str, test: Test, *, combat: bool, declared: int = 0) -> Pool:
    """One bonus, the highest; every penalty; all additional dice (`declared`: those asked for)."""
    by = table.investigator(who)
    numbers = [
        bonus.add
        for card in by.face_up
        for bonus in card.bonuses
        if applies(bonus, test.skill, combat=combat)
    ]
    dice = [
        more.add
        for card in by.face_up
        for more in card.dice
        if applies(more, test.skill, combat=combat) and not more.optional
    ]
    changes = sum(card.success_on - SUCCESS for card in by.face_up if card.success_on)
    return Pool(
        value=by.skill(test.skill),
        modifier=test.modifier,
        improvement=by.improvements.of(test.skill),
        bonus=max((number for number in numbers if number > 0), default=0),
        penalty=sum(number for number in numbers if number < 0),
        additional=sum(dice) + declared,
        success_on=test.success_on or min(6, max(2, SUCCESS + changes)),
    )


def rerolls_of(table: Situation, who: str, skill: Skill, *, combat: bool) -> list[tuple[str, int]]:
    """The cards that let dice be rerolled in this test, and how many dice each."""
    return [
        (card.id, reroll.dice)
        for card in table.investigator(who).face_up
        for reroll in card.rerolls
        if applies(reroll, skill, combat=combat)
    ]


def roll(board: Board, who: str, dice: int) -> Procedure[list[int]]:
    """All the dice; with too few of them, in batches."""
    faces: list[int] = []
    batch = board.now.dice or dice
    while len(faces) < dice:
        thrown: list[int] = []
        for _ in range(min(batch, dice - len(faces))):
            thrown.append((yield from die("eldritch/tests^roll")))
        cites = "eldritch/tests^batches" if batch < dice else "eldritch/tests^roll"
        yield from board.happens(DiceRolled(by=who, faces=tuple(thrown), cites=cites))
        faces += thrown
    return faces


@carries_out(can.Roll)
def _roll(doing: Doing, effect: can.Roll) -> Steps:
    """Not a test: no reroll, no modifier."""
    faces: list[int] = []
    for _ in range(effect.dice):
        faces.append((yield from die("eldritch/faq-every-roll-a-test^not-a-test")))
    hits = sum(face in effect.faces for face in faces)
    made = RollMade(
        by=doing.you, faces=tuple(faces), hits=hits, cites="eldritch/faq-every-roll-a-test^no-effects"
    )
    yield from doing.board.happens(made)
    yield from carry_out(effect.hit if hits else effect.miss, doing.but(result=hits, chosen=None))
