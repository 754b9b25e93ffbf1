"""Attribute tests, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel import agreed, die
from engine.mansions.events import (
    DieRolled,
    RerollForced,
    SkillPointSpent,
    TargetSet,
    TestBegan,
    TestResult,
)
from engine.mansions.rules.outcomes import carries_out, carry_out
from engine.mansions.state import effects as can
from engine.mansions.state.table import KEEPER

if TYPE_CHECKING:
    from engine.kernel import Procedure
    from engine.mansions.events.tests import Purpose
    from engine.mansions.state.board import Board, Doing, Steps
    from engine.mansions.state.effects import Attribute
    from engine.mansions.state.table import Situation

D10 = ("d10", 10)
PENALTY = -2
_CALLED: dict[Purpose, str] = {
    "attribute": "mansions/skill-tests^what",
    "combat": "mansions/kw-test-attribute^what",
    "horror": "mansions/horror-tests^test",
    "evade": "mansions/evade-tests^test",
    "fire": "mansions/fire^enter",
}


@dataclass(frozen=True)
class Target:
    """What the die must not exceed: the attribute and all that is added to it."""

    value: int
    modifier: int
    stun: int = 0
    darkness: int = 0
    cards: int = 0
    luck: int = 0

    @property
    def total(self) -> int:
        return self.value + self.modifier + self.stun + self.darkness + self.cards + self.luck


def target_of(table: Situation, who: str, attribute: Attribute, modifier: int, purpose: Purpose) -> Target:
    """Before any skill point. Stun counts in every test, darkness in those of combat; they add up."""
    by = table.investigator(who)
    dark = purpose == "combat" and _dark(table, who) and not by.ignores_darkness
    bonuses = [bonus for card in by.items for bonus in card.bonuses]
    bonuses += [bonus for card in by.traumas for bonus in card.bonuses]
    cards = [
        bonus.add
        for bonus in bonuses
        if bonus.attribute in (None, attribute) and bonus.test in ("any", purpose)
    ]
    return Target(
        value=by.attribute(attribute),
        modifier=modifier,
        stun=PENALTY if by.stun else 0,
        darkness=PENALTY if dark else 0,
        cards=sum(cards),
    )


def succeeds(face: int, target: int) -> bool:
    """At or under; a 1 always, a 10 never."""
    return face == 1 or (face != 10 and face <= target)


def may_spend_point(table: Situation, who: str, attribute: Attribute) -> bool:
    return attribute != "luck" and table.investigator(who).skill_points > 0


def take_test(
    board: Board,
    who: str,
    attribute: Attribute,
    modifier: int = 0,
    purpose: Purpose = "attribute",
    against: str | None = None,
) -> Procedure[bool]:
    yield from board.relies_on(board.now.investigator(who), attribute)
    began = TestBegan(
        by=who,
        attribute=attribute,
        modifier=modifier,
        purpose=purpose,
        against=against,
        cites=_CALLED[purpose],
    )
    yield from board.happens(began)
    target = target_of(board.now, who, attribute, modifier, purpose)
    yield from _not_in_combat(board, who, purpose)
    luck = yield from _skill_point(board, who, attribute, purpose)
    total = target.total + luck
    yield from board.happens(
        TargetSet(
            target=total,
            value=target.value,
            modifier=target.modifier,
            stun=target.stun,
            darkness=target.darkness,
            luck=luck,
            cards=target.cards,
            cites=_modified(board.now, who, target, purpose),
        )
    )
    face = yield from _roll(board, who)
    if purpose == "combat" and (board.now.keeper.skill_points or 0) > 0 and _optional(board):
        face = yield from _rerolled(board, who, face)
    result = TestResult(
        by=who,
        success=succeeds(face, total),
        automatic=face in (1, 10),
        cites=_why(face, succeeds(face, total)),
    )
    yield from board.happens(result)
    return result.success


def _why(face: int, success: bool) -> str:
    if face == 1:
        return "mansions/automatic-success-failure^one"
    if face == 10:
        return "mansions/automatic-success-failure^ten"
    return "mansions/skill-tests^success" if success else "mansions/skill-tests^failure"


def _modified(table: Situation, who: str, target: Target, purpose: Purpose) -> str:
    """What lowers it; in the dark, else, why darkness does not."""
    if target.darkness:
        return "mansions/darkness^adds" if target.stun else "mansions/darkness^combat"
    if target.stun:
        return "mansions/stun^minus-two"
    if not _dark(table, who):
        return "mansions/test-modifier^before"
    return "mansions/darkness^ignore" if purpose == "combat" else "mansions/darkness^combat-only"


def _dark(table: Situation, who: str) -> bool:
    return "darkness" in table.room_of(table.investigator(who).space).tokens


def _not_in_combat(board: Board, who: str, purpose: Purpose) -> Steps:
    """That darkness spares horror and evade tests follows from what combat is; the book does not add it."""
    spared = purpose in ("horror", "evade") and not board.now.investigator(who).ignores_darkness
    if spared and _dark(board.now, who):
        yield from board.assumes("darkness-only-in-attacks", "mansions/darkness^combat-only")


def _skill_point(board: Board, who: str, attribute: Attribute, purpose: Purpose) -> Procedure[int]:
    """One at most, before the roll, never on Luck. Its consequences are known by then."""
    if not may_spend_point(board.now, who, attribute):
        return 0
    open_card = "mansions/secrecy-combat-cards^before-spending"
    cites = open_card if purpose == "combat" else "mansions/skill-points^before-roll"
    if not (yield from agreed("skill-point", who, cites)):
        return 0
    yield from board.relies_on(board.now.investigator(who), "luck")
    luck = board.now.investigator(who).luck
    yield from board.happens(SkillPointSpent(who=who, luck=luck, cites="mansions/skill-points^spend"))
    return luck


def _roll(board: Board, who: str) -> Procedure[int]:
    face = yield from die("mansions/skill-tests^roll", *D10)
    yield from board.happens(DieRolled(by=who, face=face, cites="mansions/skill-tests^roll"))
    return face


def _optional(board: Board) -> bool:
    return "monster-skill-points" in board.now.variants


def _rerolled(board: Board, who: str, face: int) -> Procedure[int]:
    """The optional rule: once, and the new result stands."""
    if not (yield from agreed("force-reroll", KEEPER, "mansions/variant-monster-skill-points^reroll")):
        return face
    forced = RerollForced(who=who, cites="mansions/variant-monster-skill-points^reroll")
    yield from board.happens(forced)
    return (yield from _roll(board, who))


@carries_out(can.Test)
def _test(doing: Doing, effect: can.Test) -> Steps:
    purpose: Purpose = "combat" if doing.combat else "attribute"
    success = yield from take_test(doing.board, doing.you, effect.attribute, effect.modifier, purpose)
    yield from carry_out(effect.success if success else effect.failure, doing)
