"""What starts a skill test: investigating, fighting, evading, or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.board import Board
from engine.ahlcg.skill_test import skill_test
from engine.ahlcg.table import (
    BadSituationError,
    DamageEnemy,
    DiscoverClues,
    Evade,
    Hurt,
    Situation,
    Skill,
    SkillTest,
)

if TYPE_CHECKING:
    from engine.kernel import Procedure


def investigate(table: Situation, by: str) -> SkillTest:
    """Intellect against the shroud; success finds a clue."""
    location = table.location(table.investigator(by).location)
    return SkillTest(
        by=by,
        skill=Skill.INTELLECT,
        difficulty=location.shroud,
        on_success=(DiscoverClues(location=location.id),),
    )


def fight(table: Situation, by: str, enemy: str, damage: int = 1) -> SkillTest:
    """Combat against the fight value; a miss hits the one other investigator engaged with the enemy."""
    attacked = table.enemy(enemy)
    here = table.investigator(by).location
    if attacked.location != here:
        raise BadSituationError(field="location", value=f"{enemy}: {attacked.location}", known=here)
    engaged = table.engaged(attacked)
    friend = engaged[0] if len(engaged) == 1 and engaged != [by] and not attacked.massive else None
    return SkillTest(
        by=by,
        skill=Skill.COMBAT,
        difficulty=attacked.fight,
        attacked=enemy,
        on_success=(DamageEnemy(enemy=enemy, damage=damage),),
        on_failure=_stray(friend, damage) if friend else (),
    )


def _stray(friend: str, damage: int) -> tuple[Hurt, ...]:
    return (Hurt(investigator=friend, damage=damage, cites="ahlcg/fight-action^wrong-target"),)


def evade(table: Situation, by: str, enemy: str) -> SkillTest:
    """Agility against the evade value of an enemy engaged with you; success exhausts it and lets you go."""
    fled = table.enemy(enemy)
    if by not in table.engaged(fled):
        raise BadSituationError(field="engaged", value=enemy, known=", ".join(table.engaged(fled)))
    return SkillTest(by=by, skill=Skill.AGILITY, difficulty=fled.evade, on_success=(Evade(enemy=enemy),))


def take(table: Situation, test: SkillTest) -> Procedure[Situation]:
    """The whole test, from ST.1, and the tests that waited for its end; ends with the table as it then is."""
    table.investigator(test.by)
    board = Board(table)
    yield from skill_test(board, test)
    while board.now.waiting:
        yield from skill_test(board, board.now.waiting[0])
    return board.now
