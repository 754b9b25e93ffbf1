"""Odds: exact, and the same by formula, by playing every draw, and by chance."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ahlcg.events import TestDecided
from engine.ahlcg.odds import draw_odds, odds_of
from engine.ahlcg.outlook import outlook
from engine.ahlcg.phases.running import take
from engine.ahlcg.state.bags import BAGS
from engine.ahlcg.state.cards import Ability
from engine.ahlcg.state.effects import Skill, SkillTest, TokenEffect
from engine.ahlcg.state.table import Investigator, Situation
from engine.kernel import Play, odds, play_by, seeded

EFFECTS = {
    "skull": TokenEffect(add=-2),
    "bless": TokenEffect(add=2, reveal_another=True),
    "curse": TokenEffect(add=-2, reveal_another=True),
    "tablet": TokenEffect(add=-1, reveal_another=True),
    "cultist": TokenEffect(automatic="success"),
}
TOKENS = st.sampled_from(["+1", "0", "-1", "-2", "-4", "auto_fail", *EFFECTS])


def situation(bag: tuple[str, ...], skill: int) -> Situation:
    return Situation(
        investigators=(Investigator(id="A", location="L", combat=skill),),
        bag=bag,
        symbols=tuple(EFFECTS.items()),
    )


def outcome(played: Play[Situation]) -> tuple[bool, int]:
    decided = next(event for event in played.events if isinstance(event, TestDecided))
    return decided.succeeded, decided.value - decided.difficulty


def by_playing(table: Situation, difficulty: int) -> dict[tuple[bool, int], Fraction]:
    test = SkillTest(by="A", skill=Skill.COMBAT, difficulty=difficulty)
    return odds(lambda: take(table, test), lambda _: None, outcome)


@settings(max_examples=60, deadline=None)
@given(st.lists(TOKENS, min_size=1, max_size=7), st.integers(0, 6), st.integers(0, 6))
def test_the_formula_equals_playing_every_draw(bag: list[str], skill: int, difficulty: int) -> None:
    played = by_playing(situation(tuple(bag), skill), difficulty)
    formula = odds_of(draw_odds(bag, EFFECTS), skill, difficulty)
    margins: dict[int, Fraction] = {}
    for (_, margin), share in played.items():
        margins[margin] = margins.get(margin, Fraction(0)) + share
    assert formula.margins == margins
    assert formula.success == sum(share for (passed, _), share in played.items() if passed)
    assert sum(played.values()) == 1


@given(st.lists(TOKENS, min_size=1, max_size=26))
def test_odds_sum_to_one(bag: list[str]) -> None:
    assert sum(draw_odds(bag, EFFECTS).values()) == 1


def test_a_known_bag() -> None:
    """Skulls -2, other symbols nothing, skill equal to difficulty: +1, 0, 0 and three symbols pass."""
    effects = {"skull": TokenEffect(add=-2)}
    assert odds_of(draw_odds(BAGS["standard"], effects), 3, 3).success == Fraction(6, 16)


def test_an_empty_bag_adds_nothing() -> None:
    assert odds_of(draw_odds((), {}), 3, 3).success == 1


def test_chance_agrees_with_the_odds() -> None:
    bag = (*BAGS["standard"], "bless", "bless", "curse")
    table = situation(bag, 4)
    test = SkillTest(by="A", skill=Skill.COMBAT, difficulty=4)
    runs = 10_000
    passed: Counter[bool] = Counter()
    policy = seeded(1926)
    for _ in range(runs):
        passed[outcome(play_by(lambda: take(table, test), policy))[0]] += 1
    exact = odds_of(draw_odds(bag, EFFECTS), 4, 4).success
    assert abs(passed[True] / runs - exact) < 0.01  # two standard errors


@settings(max_examples=80, deadline=None)
@given(
    st.lists(TOKENS, min_size=1, max_size=5),
    st.integers(0, 5),
    st.integers(0, 3),
    st.booleans(),
    st.booleans(),
)
def test_the_outlook_is_the_same_by_formula_and_by_playing(
    bag: list[str], skill: int, times: int, lucky: bool, used: bool
) -> None:
    """A free ability is used or not; then the formula serves, and playing must say the same."""
    ability = Ability(
        id="free", owner="A", at="window", add=1, times=times, automatic="success" if lucky else None
    )
    table = situation(tuple(bag), skill).model_copy(update={"abilities": (ability,) if used else ()})
    test = SkillTest(by="A", skill=Skill.COMBAT, difficulty=3)
    answers = ("free",) if used else ()
    found = outlook(table, test, answers)
    assert found is not None
    played = odds(lambda: take(table, test), lambda request: request.options[0], outcome, answers)
    assert found.success == sum(share for (passed, _), share in played.items() if passed)
    assert sum(found.margins.values()) == 1
