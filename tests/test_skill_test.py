"""What holds for every skill test, whatever the table and the answers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from engine.ahlcg.events import Reached
from engine.ahlcg.outlook import table_after
from engine.ahlcg.phases.attempts import evade, fight, investigate
from engine.ahlcg.phases.running import take
from engine.ahlcg.state.cards import Ability, Card, Enemy
from engine.ahlcg.state.effects import Hurt, Skill, SkillTest, TokenEffect
from engine.ahlcg.state.table import Investigator, Location, Situation
from engine.ahlcg.state.values import modified
from engine.ahlcg.timing.steps import SKILL_TEST
from engine.kernel import Branching, Ending, Procedure, explore, play, play_by, seeded
from rules_graph.errors import BadSituationError
from rules_graph.model import RuleRef

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

TOKENS = ("+1", "0", "-1", "-4", "skull", "cultist", "auto_fail", "elder_sign")
ICONS = st.lists(st.sampled_from(["intellect", "agility", "wild"]), max_size=2).map(tuple)


@st.composite
def tables(draw: st.DrawFn) -> Situation:
    """One to three investigators, cards, a bag, a few abilities."""
    names = ["A", "B", "C"][: draw(st.integers(1, 3))]
    investigators = tuple(
        Investigator(
            id=name,
            location=draw(st.sampled_from(["L", "M"])) if name != "A" else "L",
            intellect=draw(st.integers(0, 5)),
            hand=tuple(
                Card(id=f"{name}{place}", icons=draw(ICONS)) for place in range(draw(st.integers(0, 2)))
            ),
            elder_sign=TokenEffect(add=draw(st.integers(0, 2))),
        )
        for name in names
    )
    abilities = tuple(
        Ability(
            id=f"ability-{place}",
            owner=draw(st.sampled_from(names)),
            at=draw(st.sampled_from(["window", "st.1", "st.3", "st.4", "st.6", "st.7", "st.8"])),
            forced=draw(st.booleans()),
            add=draw(st.integers(-2, 2)),
            token=draw(st.sampled_from([None, "cancel", "ignore", "reveal-another"])),
            results=draw(st.sampled_from([(), (Hurt(investigator=names[0], horror=1),)])),
        )
        for place in range(draw(st.integers(0, 2)))
    )
    return Situation(
        investigators=investigators,
        locations=(
            Location(id="L", shroud=draw(st.integers(0, 5)), clues=draw(st.integers(0, 2))),
            Location(id="M"),
        ),
        bag=tuple(draw(st.lists(st.sampled_from(TOKENS), max_size=6))),
        symbols=(("skull", TokenEffect(add=-2, reveal_another=True)), ("cultist", TokenEffect(add=-1))),
        abilities=abilities,
        peril=draw(st.booleans()),
    )


def start(table: Situation) -> Procedure[Situation]:
    return take(table, investigate(table, "A"))


@settings(max_examples=150, deadline=None)
@given(tables(), st.integers(0, 99))
def test_invariants(corpus: Corpus, table: Situation, seed: int) -> None:
    played = play_by(lambda: start(table), seeded(seed))
    end = played.end
    assert end is not None
    assert Counter(end.bag) == Counter(table.bag), "tokens are conserved"
    for before, after in zip(table.investigators, end.investigators, strict=True):
        held = Counter(card.id for card in (*after.hand, *after.discard))
        assert held == Counter(card.id for card in (*before.hand, *before.discard)), "a card is in one place"
    reached = [event.point for event in played.events if isinstance(event, Reached)]
    assert reached == [point.rule for point in SKILL_TEST], "the order of steps and windows is fixed"
    assert table_after(table, played.events) == end, "the events are the whole story"
    for event in played.events:
        cited = RuleRef.parse(event.cites)
        assert cited is not None
        corpus.rule(cited)
    assert play(lambda: start(table), played.answers) == played, "the same answers, the same play"


@settings(max_examples=60, deadline=None)
@given(tables(), st.integers(0, 99))
def test_undo_after_do_is_where_we_were(table: Situation, seed: int) -> None:
    answers = play_by(lambda: start(table), seeded(seed)).answers
    for length in range(len(answers)):
        here = play(lambda: start(table), answers[:length])
        assert here.pending is not None
        assert answers[length] in here.pending.options
        done = play(lambda: start(table), (*here.answers, answers[length]))
        assert done.answers == answers[: length + 1]
        assert done.events[: len(here.events)] == here.events, "what is done is added to what was"
        assert play(lambda: start(table), done.answers[:-1]) == here


@given(st.integers(0, 9), st.lists(st.integers(-9, 9)), st.lists(st.integers(0, 3), max_size=2))
def test_a_value_is_never_below_zero(base: int, add: list[int], times: list[int]) -> None:
    assert modified(base, add, times) >= 0


def test_add_before_multiply_and_round_up() -> None:
    assert modified(3, [1], [2]) == 8
    assert modified(4, [-8, 2]) == 0


# Perft: the number of ways each position can go. A window or an option that appears or vanishes changes it.


def position(hand: int = 0, friends: int = 0, bag: tuple[str, ...] = ("0",), **more: object) -> Situation:
    cards = tuple(Card(id=f"card{place}", icons=("intellect",)) for place in range(hand))
    others = tuple(
        Investigator(id=f"F{place}", location="L", hand=(Card(id=f"help{place}", icons=("wild",)),))
        for place in range(friends)
    )
    table = {
        "investigators": (Investigator(id="A", location="L", intellect=3, hand=cards), *others),
        "locations": (Location(id="L", shroud=3, clues=1),),
        "bag": bag,
    }
    return Situation.model_validate(table | more)


FREE = Ability(id="free", owner="A", at="window", add=1)
FORCED = tuple(Ability(id=f"forced{place}", owner="A", at="st.6", forced=True, add=1) for place in range(3))
SKULL = (("skull", TokenEffect(add=-1, reveal_another=True)),)


@pytest.mark.parametrize(
    ("table", "ways"),
    [
        (position(), 1),
        (position(hand=3, bag=("0", "-1")), 2**3 * 2),  # each set of cards once, two tokens
        (position(hand=1, friends=2), 2**3),
        (position(abilities=(FREE,)), 3),  # in the first window, in the second, or not at all
        (
            position(abilities=FORCED, bag=("skull", "skull", "0"), symbols=SKULL),
            3 * 6,
        ),  # three draws, six orders
    ],
)
def test_perft(table: Situation, ways: int) -> None:
    assert sum(1 for _ in explore(lambda: start(table)).endings()) == ways


def test_the_order_of_equal_forced_abilities_does_not_matter() -> None:
    tree = explore(lambda: start(position(abilities=FORCED)))
    while isinstance(tree, Branching) and tree.request.what != "forced-order":
        tree = next(iter(tree.branches.values()))
    assert isinstance(tree, Branching)
    assert not tree.matters


def test_an_empty_bag_gives_no_token() -> None:
    assert isinstance(explore(lambda: start(position(bag=()))), Ending)


def test_what_cannot_stand_is_refused() -> None:
    table = position().model_copy(update={"enemies": (Enemy(id="E", location="M"),)})
    with pytest.raises(BadSituationError):
        evade(table, "A", "E")
    with pytest.raises(BadSituationError):
        fight(table, "A", "E")
    with pytest.raises(BadSituationError):
        fight(table, "A", "nobody")
    with pytest.raises(ValidationError):
        SkillTest(by="A", skill=Skill.COMBAT, difficulty=-1)
