"""Dice."""

from typing import Literal

from engine.eldritch.state.effects import Skill
from engine.kernel.events import Remark


class TestBegan(Remark):
    __test__ = False

    event: Literal["test-began"] = "test-began"
    by: str
    skill: Skill
    modifier: int


class PoolSet(Remark):
    """What the dice pool is made of; `dice` are rolled, at least one."""

    event: Literal["pool-set"] = "pool-set"
    by: str
    skill: Skill
    value: int
    modifier: int
    improvement: int
    bonus: int
    penalty: int
    additional: int
    pool: int
    dice: int
    success_on: int


class DiceRolled(Remark):
    event: Literal["dice-rolled"] = "dice-rolled"
    by: str
    faces: tuple[int, ...]


class DieRerolled(Remark):
    event: Literal["die-rerolled"] = "die-rerolled"
    by: str
    die: int
    old: int
    new: int
    source: str


class TestResult(Remark):
    __test__ = False

    event: Literal["test-result"] = "test-result"
    by: str
    faces: tuple[int, ...]
    result: int
    passed: bool


class RollMade(Remark):
    """A roll that is not a test."""

    event: Literal["roll-made"] = "roll-made"
    by: str
    faces: tuple[int, ...]
    hits: int
