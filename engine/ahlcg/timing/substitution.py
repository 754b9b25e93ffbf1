"""Another skill in place of the one that a test asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.events import LastingBegan
from engine.ahlcg.rules.outcomes import carry_out
from engine.ahlcg.state import effects
from engine.ahlcg.state.effects import Skill, Substitute
from engine.ahlcg.state.table import Lasting
from engine.ahlcg.state.words import investigators
from engine.kernel import Decision

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.state.board import Board, Doing
    from engine.ahlcg.state.effects import SkillTest
    from engine.ahlcg.state.table import Situation
    from engine.kernel import Procedure

_MARK = "use "  # "use intellect for combat": how it stands among lasting effects


@carry_out.register(effects.Substitute)
def _substitute(effect: Substitute, doing: Doing) -> Procedure[bool]:
    """A lasting permission."""
    for whom in (yield from investigators(effect.whom, doing)):
        for skill in effect.instead_of or tuple(Skill):
            lasting = Lasting(whom=whom, value=f"{_MARK}{effect.skill} for {skill}", until=effect.until)
            yield from doing.board.happens(
                LastingBegan(lasting=lasting, cites="ahlcg/lasting-effects^definition")
            )
    return True


def with_skill(board: Board, test: SkillTest) -> Procedure[SkillTest]:
    """The test with the skill that is used: a location may demand one, the tester may have leave for one."""
    table = board.now
    demanded = next(_demanded(table, test), None)
    if demanded:
        return test.model_copy(update={"skill": demanded})
    options = (test.skill, *dict.fromkeys(_allowed(table, test)))
    if len(options) == 1:
        return test
    chosen = yield Decision(what="skill", by=test.by, options=options, cites="ahlcg/st.1^skill")
    return test.model_copy(update={"skill": Skill(chosen)})


def _demanded(table: Situation, test: SkillTest) -> Iterator[Skill]:
    """By the location that is investigated."""
    here = table.investigator(test.by).location
    for ability in table.abilities_in_play():
        if ability.at == "constant" and ability.card == here:
            for effect in ability.results:
                if (
                    isinstance(effect, Substitute)
                    and effect.whom == "this"
                    and effect.attempt == test.attempt
                ):
                    yield effect.skill


def _allowed(table: Situation, test: SkillTest) -> Iterator[Skill]:
    for each in table.lasting:
        if each.whom == test.by and each.value.startswith(_MARK):
            skill, replaced = each.value.removeprefix(_MARK).split(" for ")
            if replaced == test.skill and skill != test.skill:
                yield Skill(skill)
    for ability in table.abilities_in_play():
        if ability.at == "constant" and ability.owner == test.by and ability.while_ in ("", test.attempt):
            for effect in ability.results:
                fits = isinstance(effect, Substitute) and effect.attempt in (None, test.attempt)
                if (
                    fits
                    and isinstance(effect, Substitute)
                    and test.skill in (effect.instead_of or tuple(Skill))
                ):
                    yield effect.skill
