"""A test that a text calls for: its place among the effects, and what follows from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.effects import Opaque, Skill

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.effects import Result
    from engine.ahlcg.text.lexicon import Token

CALLED = Opaque(text="the test called for")  # its place in the order, until its branches are known


def tests_called(words: Sequence[Token], who: str) -> list[fx.SkillTest] | None:
    """The test, or those of which one is chosen: each skill with its difficulty."""
    words = [token for token in words if token.name != "c.either"]
    skills = [token for token in words if token.name.startswith("skill.")]
    numbers = [token.number for token in words if token.name == "difficulty"]
    known = all(token.name.startswith(("skill.", "difficulty", "c.or")) for token in words)
    if not known or len(numbers) != len(skills) or any(token.name == "skill.all" for token in skills):
        return None
    return [
        fx.SkillTest(by=who, skill=Skill(skill.name.removeprefix("skill.")), difficulty=number)
        for skill, number in zip(skills, numbers, strict=True)
    ]


def with_branches(
    tests: Sequence[fx.SkillTest], success: Sequence[Result], failure: Sequence[Result]
) -> Result:
    """The test, or the choice of one, with what follows from it."""
    update = {"on_success": tuple(success), "on_failure": tuple(failure)}
    calls = [fx.CallTest(test=test.model_copy(update=update)) for test in tests]
    return calls[0] if len(calls) == 1 else fx.Choose(options=tuple((call,) for call in calls))


def in_place(result: Result, called: Result) -> Result:
    """The test called for where it was called for, however deep."""
    if result is CALLED:
        return called
    parts = {
        name: tuple(in_place(each, called) for each in inner)
        for name in ("first", "second", "then", "otherwise", "results")
        if (inner := getattr(result, name, None))
    }
    return result.model_copy(update=parts) if parts else result
