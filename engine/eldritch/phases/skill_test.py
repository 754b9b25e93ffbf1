"""A test: the dice pool, the roll, rerolls, the result, its effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.events import DieRerolled, PoolSet, TestBegan, TestResult
from engine.eldritch.phases.rolling import applies, pool_of, rerolls_of, roll
from engine.eldritch.rules.harm import clue_payments, spend_clue
from engine.eldritch.rules.outcomes import carries_out, carry_out
from engine.eldritch.state import effects as can
from engine.kernel import Decision, agreed, chosen, die

if TYPE_CHECKING:
    from engine.eldritch.phases.rolling import Pool
    from engine.eldritch.state.board import Board, Doing, Steps
    from engine.eldritch.state.cards import Card
    from engine.eldritch.state.effects import Test
    from engine.kernel import Procedure

STOP = "stop"


def take_test(
    board: Board, who: str, test: Test, *, combat: bool = False, cites: str = "eldritch/tests^steps"
) -> Procedure[int]:
    """The result: the number of successes. What it leads to is for whoever called for the test."""
    began = TestBegan(by=who, skill=test.skill, modifier=test.modifier, cites=cites)
    yield from board.happens(began)
    yield from board.relies_on(board.now.investigator(who), test.skill, "eldritch/skills^value")
    if any(_helps(card) for card in board.now.investigator(who).cards if card.flipped):
        yield from board.assumes("front-covered", "eldritch/flip^back")
    declared = yield from _declare_dice(board, who, test, combat=combat)
    pool = pool_of(board.now, who, test, combat=combat, declared=declared)
    yield from _set_pool(board, who, test, pool)
    faces = yield from roll(board, who, pool.dice)
    yield from _reroll(board, who, test, faces, combat=combat)
    result = sum(face >= pool.success_on for face in faces)
    why = "passed" if result else "failed"
    yield from board.happens(
        TestResult(
            by=who, faces=tuple(faces), result=result, passed=result > 0, cites=f"eldritch/tests^{why}"
        )
    )
    board.passed = result > 0
    return result


def _helps(card: Card) -> bool:
    return bool(card.bonuses or card.dice or card.rerolls or card.success_on)


def _declare_dice(board: Board, who: str, test: Test, *, combat: bool) -> Procedure[int]:
    """Additional dice that somebody may give: before the roll or not at all."""
    cites = "eldritch/faq-additional-die-after-roll^before-roll"
    offers: dict[str, int] = {}
    for card in board.now.investigator(who).face_up:
        for more in card.dice:
            if more.optional and applies(more, test.skill, combat=combat):
                offers[f"use:{card.id}"] = offers.get(f"use:{card.id}", 0) + more.add
    declared = 0
    while offers:
        taken = yield Decision(what="additional-die", by=who, options=("roll", *offers), cites=cites)
        if taken == "roll":
            break
        declared += offers.pop(taken)
    for lola in board.now.at(board.now.investigator(who).space):
        if lola.sheet == "lola-hayes" and (
            yield from agreed("lola-die", lola.id, "eldritch/inv-lola-hayes^before-roll")
        ):
            declared += 1
    return declared


def _set_pool(board: Board, who: str, test: Test, pool: Pool) -> Steps:
    parts = {name: getattr(pool, name) for name in ("value", "modifier", "improvement", "bonus", "penalty")}
    if len([card for card in board.now.investigator(who).face_up if card.success_on]) > 1:
        yield from board.assumes("changed-successes-add-up", "eldritch/blessed^dice")
    if pool.penalty and pool.bonus:
        yield from board.assumes("penalties-all-count", "eldritch/tests^pool-penalty")
    why = "minimum" if pool.pool < 1 else "pool-bonus" if pool.bonus else "pool-skill"
    cites = f"eldritch/tests^{why}"
    yield from board.happens(
        PoolSet(
            by=who,
            skill=test.skill,
            **parts,
            additional=pool.additional,
            pool=pool.pool,
            dice=pool.dice,
            success_on=pool.success_on,
            cites=cites,
        )
    )


def _reroll(board: Board, who: str, test: Test, faces: list[int], *, combat: bool) -> Steps:
    """Each effect separately, Clues without limit; a die may be rerolled again and again."""
    unused = rerolls_of(board.now, who, test.skill, combat=combat)
    while True:
        paid = clue_payments(board.now.investigator(who))
        options = (STOP, *dict.fromkeys(f"use:{card}" for card, _ in unused), *paid)
        if len(options) == 1:
            return
        way = yield Decision(what="reroll", by=who, options=options, cites="eldritch/reroll^separate")
        if way == STOP:
            return
        if way.startswith("use:"):
            effect = next(each for each in unused if each[0] == way.removeprefix("use:"))
            unused.remove(effect)
            yield from _reroll_dice(board, who, faces, effect[1], effect[0])
            continue
        yield from spend_clue(board, who, "eldritch/clue^reroll", way)
        dice = yield from _dice_for_a_clue(board, who, len(faces))
        yield from _reroll_dice(board, who, faces, dice, "clue")


def _dice_for_a_clue(board: Board, who: str, pool: int) -> Procedure[int]:
    """One; two, if Trish is there and lets it be so."""
    for trish in board.now.at(board.now.investigator(who).space):
        if trish.sheet == "trish-scarborough" and pool > 1:
            two = yield from agreed("trish-two-dice", trish.id, "eldritch/inv-trish-scarborough^two-dice")
            return 2 if two else 1
    return 1


def _reroll_dice(board: Board, who: str, faces: list[int], most: int, source: str) -> Steps:
    """Up to so many different dice; each new face counts, even if it is worse."""
    left = [str(number) for number in range(1, len(faces) + 1)]
    for count in range(min(most, len(faces))):
        options = left if count == 0 else [*left, STOP]
        number = yield from chosen("reroll-die", who, options, "eldritch/reroll^new-face")
        if number == STOP:
            return
        left.remove(number)
        place = int(number) - 1
        new = yield from die("eldritch/reroll^new-face")
        old, faces[place] = faces[place], new
        cites = "eldritch/clue^reroll" if source == "clue" else "eldritch/reroll^new-face"
        yield from board.happens(
            DieRerolled(by=who, die=place + 1, old=old, new=new, source=source, cites=cites)
        )


@carries_out(can.Test)
def _test(doing: Doing, effect: can.Test) -> Steps:
    """What passing or failing leads to; and what holds whatever the outcome."""
    result = yield from take_test(doing.board, doing.you, effect)
    after = doing.but(result=result, chosen=None)
    yield from carry_out(effect.passed if result else effect.failed, after)
    yield from carry_out(effect.after, after)
