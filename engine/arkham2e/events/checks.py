"""Skill checks."""

from typing import Literal

from engine.arkham2e.events.base import Change
from engine.arkham2e.state.effects import Skill, Tested
from engine.arkham2e.state.table import Situation
from engine.kernel.events import Remark


class CheckBegan(Remark):
    """`difficulty` None: no number is needed, every success counts."""

    event: Literal["check-began"] = "check-began"
    by: str
    check: Tested
    skill: Skill
    modifier: int
    difficulty: int | None


class PoolSet(Remark):
    """Skill + bonuses + cards in use + modifier = the number of dice; below 1 there is no roll."""

    event: Literal["pool-set"] = "pool-set"
    by: str
    value: int
    bonus: int
    cards: int
    modifier: int
    dice: int
    success_on: int


class DiceRolled(Remark):
    """What was rolled now, and the successes so far."""

    event: Literal["dice-rolled"] = "dice-rolled"
    by: str
    faces: tuple[int, ...]
    successes: int


class ClueSpent(Change):
    """For one more die."""

    event: Literal["clue-spent"] = "clue-spent"
    by: str
    left: int

    def after(self, table: Situation) -> Situation:
        return table.with_investigator(table.investigator(self.by).changed(clues=self.left))


class RollAgain(Remark):
    """A card lets a failed roll be made again."""

    event: Literal["roll-again"] = "roll-again"
    by: str
    card: str


class CheckEnded(Remark):
    event: Literal["check-ended"] = "check-ended"
    by: str
    check: Tested
    successes: int
    passed: bool


class DieRolled(Remark):
    """A die that is no check."""

    event: Literal["die-rolled"] = "die-rolled"
    by: str
    face: int
