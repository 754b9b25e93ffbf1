"""What starts a skill test: investigating, fighting, evading, or a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state.effects import DamageEnemy, DiscoverClues, Evade, Hurt, Skill, SkillTest
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Situation


def investigate(table: Situation, by: str) -> SkillTest:
    """Intellect against the shroud; success finds a clue."""
    location = table.location(table.investigator(by).location)
    return SkillTest(
        by=by,
        skill=Skill.INTELLECT,
        difficulty=location.shroud,
        attempt="investigate",
        on_success=(DiscoverClues(location=location.id),),
    )


def fight(table: Situation, by: str, enemy: str, damage: int = 1) -> SkillTest:
    """Combat against the fight value; a miss hits the one other investigator engaged with the enemy."""
    attacked = table.enemy(enemy)
    here = table.investigator(by).location
    if attacked.location != here:
        raise BadSituationError(field="location", value=f"{enemy}: {attacked.location}", known=here)
    engaged = table.engaged(attacked)
    alone = len(engaged) == 1 and engaged != [by] and not table.has(attacked, "massive")
    friend = engaged[0] if alone else None
    return SkillTest(
        by=by,
        skill=Skill.COMBAT,
        difficulty=attacked.fight,
        attempt="fight",
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
    return SkillTest(
        by=by,
        skill=Skill.AGILITY,
        difficulty=fled.evade,
        attempt="evade",
        attacked=enemy,
        on_success=(Evade(enemy=enemy),),
    )
