"""A skill check: the dice, the roll, clues one at a time, the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.arkham2e.events import (
    CardExhausted,
    CheckBegan,
    CheckEnded,
    ClueSpent,
    DiceRolled,
    PoolSet,
    RollAgain,
)
from engine.arkham2e.state.effects import BASIS
from engine.kernel import Decision, die

if TYPE_CHECKING:
    from engine.arkham2e.state.board import Board, Steps
    from engine.arkham2e.state.cards import Reroll
    from engine.arkham2e.state.effects import Skill, Tested
    from engine.arkham2e.state.table import Investigator, Situation
    from engine.kernel import Procedure

CLUE = "clue"
DICE_OF_CHECK = "arkham2e/skill-checks^dice"
STOP = "stop"
_BEGINS = {
    "evade": "arkham2e/evade-check^what",
    "horror": "arkham2e/horror-check^what",
    "combat": "arkham2e/combat-check^what",
    "spell": "arkham2e/spell-check^what",
}


@dataclass(frozen=True)
class Pool:
    """What the number of dice is made of."""

    value: int
    bonus: int
    cards: int
    modifier: int
    success_on: int

    @property
    def dice(self) -> int:
        return self.value + self.bonus + self.cards + self.modifier


def basis(check: Tested) -> Skill:
    return BASIS.get(check) or check  # type: ignore[return-value]


def pool_of(table: Situation, who: Investigator, check: Tested, modifier: int, cards: int = 0) -> Pool:
    return Pool(who.skill(basis(check)), table.bonus(who, check), cards, modifier, who.success_on)


def rerolls_of(who: Investigator, check: Tested) -> dict[str, Reroll]:
    """Cards that let this check be rolled again."""
    fits = {check, basis(check)}
    return {
        card.id: reroll
        for card in who.cards
        if not card.exhausted
        for reroll in card.rerolls
        if reroll.to in fits
    }


def skill_check(
    board: Board,
    who: str,
    check: Tested,
    modifier: int = 0,
    difficulty: int | None = 1,
    cards: int = 0,
) -> Procedure[int]:
    """The number of successes; `board.passed` tells whether they are enough."""
    began = CheckBegan(
        by=who,
        check=check,
        skill=basis(check),
        modifier=modifier,
        difficulty=difficulty,
        cites=_BEGINS.get(check, "arkham2e/skill-checks^skill"),
    )
    yield from board.happens(began)
    pool = pool_of(board.now, board.now.investigator(who), check, modifier, cards)
    yield from _set_pool(board, who, pool)
    faces = yield from _roll(board, who, pool, [], max(0, pool.dice))
    faces = yield from _go_on(board, who, check, pool, faces, difficulty)
    successes = _hits(pool, faces)
    passed = successes >= (difficulty or 1)
    cites = f"arkham2e/check-difficulty^{'pass' if passed else 'fail'}"
    if not faces:
        cites = "arkham2e/check-modifier^zero"
    ended = CheckEnded(by=who, check=check, successes=successes, passed=passed, cites=cites)
    yield from board.happens(ended)
    board.passed = passed
    return successes


def _set_pool(board: Board, who: str, pool: Pool) -> Steps:
    parts = {name: getattr(pool, name) for name in ("value", "bonus", "cards", "modifier", "success_on")}
    cites = "arkham2e/check-modifier^dice" if pool.dice > 0 else "arkham2e/check-modifier^zero"
    if pool.success_on != 5 and pool.dice > 0:
        cites = "arkham2e/blessed^faces" if pool.success_on == 4 else "arkham2e/cursed^faces"
    yield from board.happens(PoolSet(by=who, dice=pool.dice, cites=cites, **parts))


def _hits(pool: Pool, faces: list[int]) -> int:
    return sum(face >= pool.success_on for face in faces)


def _roll(board: Board, who: str, pool: Pool, kept: list[int], dice: int) -> Procedure[list[int]]:
    """So many dice beside those kept."""
    new: list[int] = []
    for _ in range(dice):
        new.append((yield from die(DICE_OF_CHECK)))
    faces = [*kept, *new]
    if new:
        rolled = DiceRolled(
            by=who, faces=tuple(new), successes=_hits(pool, faces), cites="arkham2e/success^faces"
        )
        yield from board.happens(rolled)
    return faces


def _go_on(
    board: Board, who: str, check: Tested, pool: Pool, faces: list[int], difficulty: int | None
) -> Procedure[list[int]]:
    """Clues for more dice, one at a time, whether it is passed or not; cards for a failed roll."""
    while True:
        now = board.now.investigator(who)
        options = [STOP]
        if now.clues:
            options.append(CLUE)
        rerolls = rerolls_of(now, check)
        if faces and _hits(pool, faces) < (difficulty or 1):
            options += [f"reroll:{name}" for name in rerolls]
        if len(options) == 1:
            return faces
        choice = yield Decision(
            what="after-roll", by=who, options=tuple(options), cites="arkham2e/spending-clues^one-at-a-time"
        )
        if choice == STOP:
            return faces
        if choice == CLUE:
            cites = (
                "arkham2e/spending-clues^from-zero" if pool.dice < 1 else "arkham2e/spending-clues^one-die"
            )
            yield from board.happens(ClueSpent(by=who, left=now.clues - 1, cites=cites))
            faces = yield from _roll(board, who, pool, faces, 1)
        else:
            faces = yield from _again(board, who, pool, faces, choice.partition(":")[2], rerolls)


def _again(
    board: Board, who: str, pool: Pool, faces: list[int], card: str, rerolls: dict[str, Reroll]
) -> Procedure[list[int]]:
    cites = "arkham2e/skill-cards^use"
    yield from board.happens(CardExhausted(who=who, card=card, cites="arkham2e/exhausted^what"))
    yield from board.happens(RollAgain(by=who, card=card, cites=cites))
    if len(faces) > max(0, pool.dice):
        yield from board.assumes("reroll-with-clue-dice", cites)
    kept = [face for face in faces if rerolls[card].dice == "failed" and face >= pool.success_on]
    return (yield from _roll(board, who, pool, kept, len(faces) - len(kept)))
