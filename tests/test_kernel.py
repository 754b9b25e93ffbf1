"""The kernel, on small procedures of its own."""

from __future__ import annotations

import ast
import re
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from engine.kernel import (
    Board,
    Branching,
    Chance,
    Decision,
    Ending,
    Event,
    Foresight,
    Play,
    Procedure,
    explore,
    foreseen,
    odds,
    play,
    play_by,
    rule_grimly,
    seeded,
)
from engine.kernel.chances import chance_that, following, likely
from engine.kernel.events import Change, Reached
from rules_graph.errors import EndlessError, IllegalAnswerError
from rules_graph.model import RuleRef

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.corpus import Corpus

ORDER = "ahlcg/priority-of-simultaneous-resolution^forced-order"
REVEAL = "ahlcg/st.3^reveal"


class Took(Event):
    who: str
    horror: int = 0
    doom: int = 0


class Table(Event):
    """An end state: what has been taken so far."""

    cites: str = ORDER
    horror: int = 0
    doom: int = 0

    def after(self, took: Took) -> Table:
        return Table(horror=self.horror + took.horror, doom=self.doom + took.doom)


FORCED = {"fog": Took(who="fog", horror=1, cites=ORDER), "cult": Took(who="cult", doom=1, cites=ORDER)}


def in_any_order(by: str | None = "lead") -> Procedure[Table]:
    """Both happen; somebody says which first."""
    table = Table()
    first = yield Decision(what="first", by=by, options=tuple(FORCED), cites=ORDER)
    for who in sorted(FORCED, key=lambda who: who != first):
        yield FORCED[who]
        table = table.after(FORCED[who])
    return table


def one_of_two(by: str | None) -> Procedure[Table]:
    """Only one of them happens."""
    chosen = yield Decision(what="which", by=by, options=tuple(FORCED), cites=ORDER)
    yield FORCED[chosen]
    return Table().after(FORCED[chosen])


def draws(*weights: int) -> Procedure[Table]:
    """A token for each weight, until the first is drawn."""
    table = Table()
    tokens = {str(place): weight for place, weight in enumerate(weights)}
    while (yield Chance(what="token", outcomes=tokens, cites=REVEAL)) != "0":
        yield FORCED["fog"]
        table = table.after(FORCED["fog"])
        tokens = dict(list(tokens.items())[:-1])
    return table


def test_a_play_waits_where_somebody_must_choose() -> None:
    waiting = play(in_any_order)
    assert waiting.pending is not None
    assert waiting.pending.options == ("fog", "cult")
    assert (waiting.events, waiting.answers, waiting.end) == ((), (), None)


def test_a_play_goes_on_with_the_answer() -> None:
    done = play(in_any_order, ["cult"])
    assert done.events == (FORCED["cult"], FORCED["fog"])
    assert done.end == Table(horror=1, doom=1)


def test_an_illegal_answer_names_the_legal_ones() -> None:
    with pytest.raises(IllegalAnswerError) as caught:
        play(in_any_order, ["rats"])
    values = caught.value.values
    assert (values["answer"], values["options"]) == ("rats", "fog, cult")
    assert (values["what"].message, values["what"].otherwise.message) == ("what-first", "ahlcg-decide-first")


def test_undo_is_one_answer_fewer() -> None:
    assert play(in_any_order, play(in_any_order, ["fog"]).answers[:-1]) == play(in_any_order)


@given(st.integers())
def test_a_seed_always_plays_the_same_and_its_answers_replay_it(seed: int) -> None:
    played = play_by(lambda: draws(3, 2, 1), seeded(seed))
    assert played == play_by(lambda: draws(3, 2, 1), seeded(seed))
    assert played == play(lambda: draws(3, 2, 1), played.answers)


def test_a_seed_answers_from_the_script_first() -> None:
    for seed in range(20):
        assert play_by(bet, seeded(seed, ["cult"])).answers == ("cult",)
        assert play_by(bet, seeded(seed, iter(["die"]))).answers[0] == "die"


def test_a_seed_draws_by_weight_and_chooses_evenly() -> None:
    drawn = [play_by(lambda: draws(9, 1), seeded(seed)).answers[0] for seed in range(300)]
    assert 240 <= drawn.count("0") <= 298
    chosen = [play_by(in_any_order, seeded(seed)).answers[0] for seed in range(300)]
    assert 110 <= chosen.count("fog") <= 190


def test_an_order_that_changes_nothing_does_not_matter() -> None:
    tree = explore(in_any_order)
    assert isinstance(tree, Branching)
    assert not tree.matters
    assert tree.ends == {Table(horror=1, doom=1)}
    assert [ending.answers for ending in tree.endings()] == [("fog",), ("cult",)]


def test_a_choice_that_changes_the_end_matters() -> None:
    tree = explore(lambda: one_of_two("lead"))
    assert isinstance(tree, Branching)
    assert tree.matters


def test_exploring_from_the_end_is_the_end() -> None:
    end = explore(in_any_order, ("fog",))
    assert isinstance(end, Ending)
    assert end.events == play(in_any_order, ("fog",)).events != ()


def test_odds_are_exact() -> None:
    likely = odds(lambda: draws(1, 2), lambda _: None, lambda done: done.end)
    assert likely == {Table(): Fraction(1, 3), Table(horror=1): Fraction(2, 3)}


def bet(by: str | None = "lead") -> Procedure[Table]:
    """A choice between doom for sure and a die that brings horror once in four."""
    chosen = yield Decision(what="bet", by=by, options=("cult", "die"), cites=ORDER)
    if chosen == "cult":
        return Table(doom=1)
    fallen = yield Chance(what="die", outcomes={"fog": 1, "nothing": 3}, cites=REVEAL)
    return Table(horror=int(fallen == "fog"))


def test_in_odds_the_policy_makes_the_choices() -> None:
    def measure(done: Play[Table]) -> tuple[str, ...]:
        return done.answers

    assert odds(bet, lambda _: "cult", measure) == {("cult",): Fraction(1)}
    rolled = {("die", "fog"): Fraction(1, 4), ("die", "nothing"): Fraction(3, 4)}
    assert odds(bet, lambda _: "die", measure) == rolled
    assert odds(bet, lambda _: "cult", measure, ("die",)) == rolled


def test_in_odds_the_policy_sees_every_choice_also_one_after_another_and_after_chance() -> None:
    def twice() -> Procedure[Table]:
        yield Chance(what="die", outcomes={"one": 1, "two": 1}, cites=REVEAL)
        first = yield Decision(what="first", by="lead", options=("fog", "cult"), cites=ORDER)
        second = yield Decision(what="second", by="lead", options=("fog", "cult"), cites=ORDER)
        return Table(horror=int(first == "fog"), doom=int(second == "cult"))

    likely = odds(
        twice, lambda request: {"first": "fog", "second": "cult"}[request.what], lambda done: done.end
    )
    assert likely == {Table(horror=1, doom=1): Fraction(1)}


def test_odds_go_as_far_as_the_policy_chooses() -> None:
    assert odds(bet, lambda _: None, lambda done: done.pending and done.pending.what) == {"bet": Fraction(1)}


def test_odds_of_an_outcome_reached_in_two_ways_are_added() -> None:
    likely = odds(lambda: draws(1, 1, 2), lambda _: None, lambda done: done.end is not None)
    assert likely == {True: Fraction(1)}


@given(st.lists(st.integers(1, 9), min_size=1, max_size=4))
def test_odds_sum_to_one(weights: list[int]) -> None:
    assert sum(odds(lambda: draws(*weights), lambda _: None, lambda done: done.end).values()) == 1


def test_the_grim_rule_takes_the_worst_and_shows_why() -> None:
    ruling = rule_grimly(lambda: one_of_two(None), (), lambda end: (end.doom, end.horror))
    assert ruling.taken == "cult"
    assert ruling.harms == {"fog": (Fraction(0), Fraction(1)), "cult": (Fraction(1), Fraction(0))}
    assert ruling.settled


def test_the_grim_rule_says_when_the_options_are_equally_bad() -> None:
    ruling = rule_grimly(lambda: in_any_order(None), (), lambda end: (end.doom, end.horror))
    assert not ruling.settled


def test_a_decision_with_a_decider_is_never_grim() -> None:
    with pytest.raises(AssertionError):
        rule_grimly(lambda: one_of_two("lead"), (), lambda end: (end.doom,))


def test_later_choices_are_made_well_and_chance_is_weighed() -> None:
    def gamble() -> Procedure[Table]:
        chosen = yield Decision(what="which", by=None, options=("sure", "dice"), cites=ORDER)
        if chosen == "sure":
            return (yield from one_of_two("lead"))
        drawn = yield Chance(what="die", outcomes={"doom": 1, "nothing": 3}, cites=REVEAL)
        return Table(doom=int(drawn == "doom"))

    ruling = rule_grimly(gamble, (), lambda end: (end.doom, end.horror))
    assert ruling.harms == {"sure": (Fraction(0), Fraction(1)), "dice": (Fraction(1, 4), Fraction(0))}
    assert ruling.taken == "dice"


def test_a_later_choice_that_nobody_makes_is_grim_again() -> None:
    def twice() -> Procedure[Table]:
        chosen = yield Decision(what="which", by=None, options=("then", "horror"), cites=ORDER)
        if chosen == "then":
            return (yield from one_of_two(None))
        return Table(horror=5)

    ruling = rule_grimly(twice, (), lambda end: (end.doom, end.horror))
    assert ruling.harms == {"then": (Fraction(1), Fraction(0)), "horror": (Fraction(0), Fraction(5))}
    assert ruling.taken == "then"


def test_the_grim_rule_settles_what_waits_after_the_answers_given() -> None:
    def later() -> Procedure[Table]:
        first = yield Decision(what="who", by="lead", options=("a", "b"), cites=ORDER)
        table = yield from one_of_two(None)
        return table.model_copy(update={"horror": table.horror + 3 * (first == "b")})

    ruling = rule_grimly(later, ("b",), lambda end: (end.horror, end.doom))
    assert ruling.decision.what == "which"
    assert ruling.taken == "fog"
    assert ruling.harms["fog"] == (Fraction(4), Fraction(0))


class Hurt(Change[int]):
    """On a table that is no more than a number."""

    event: str = "hurt"
    by: int

    def after(self, table: int) -> int:
        return table + self.by


def now_or_later(board: Board[int]) -> Procedure[None]:
    """A little harm at once, or a throw of a coin in the next step."""
    which = yield Decision(what="which", by=None, options=("now", "later"), cites=ORDER)
    yield from board.happens(Hurt(by=1 if which == "now" else 0, cites=ORDER))
    yield from board.happens(Reached(point="next", cites=ORDER))
    if which == "later" and (yield Chance(what="coin", outcomes={"0": 1, "1": 1}, cites=REVEAL)) == "1":
        yield from board.happens(Hurt(by=9, cites=ORDER))


def seldom(coin: Chance, told: Sequence[Event]) -> Chance:
    """Once in ten, as two events have come before it."""
    return Chance(what=coin.what, outcomes={"0": 9 * len(told), "1": 2}, cites=coin.cites)


@pytest.mark.parametrize(
    ("foresight", "taken", "later"),
    [
        (Foresight(until=lambda item, _: isinstance(item, Reached)), "now", Fraction(0)),
        (Foresight(until=lambda item, _: isinstance(item, Chance)), "now", Fraction(0)),
        (Foresight(until=lambda _, answers: answers > 2), "later", Fraction(9, 2)),
        (Foresight(until=lambda *_: False, coarser=seldom), "now", Fraction(9, 10)),
    ],
)
def test_the_grim_rule_looks_as_far_as_is_foreseen(foresight: Foresight, taken: str, later: Fraction) -> None:
    def ahead() -> Procedure[int]:
        board = Board(0)
        return foreseen(board, now_or_later(board), 0, foresight)

    ruling = rule_grimly(ahead, (), lambda hurt: (hurt,))
    assert ruling.taken == taken
    assert ruling.harms == {"now": (Fraction(1),), "later": (later,)}


def test_effects_inside_effects_without_end_are_refused() -> None:
    board = Board(0)

    def again() -> None:
        with board.deeper("mirror"):
            again()

    with pytest.raises(EndlessError, match="mirror"):
        again()
    assert board.depth == 0


def test_what_follows_is_weighed_by_what_it_follows_from() -> None:
    die = {face: Fraction(1, 6) for face in range(1, 7)}
    two = following(die, lambda face: {(face, other): share for other, share in die.items()})
    assert likely(two, sum)[7] == Fraction(1, 6)
    assert list(likely(two, max)) == [1, 2, 3, 4, 5, 6]
    assert chance_that(two, lambda faces: faces[0] == faces[1]) == Fraction(1, 6)


@pytest.mark.parametrize("game", ["eldritch", "arkham2e", "mansions"])
def test_every_kind_of_effect_is_carried_out(game: str) -> None:
    import_module(f"engine.{game}.front")
    carriers = import_module(f"engine.{game}.rules.outcomes").CARRIERS
    kinds = get_args(get_args(import_module(f"engine.{game}.state.effects").Effect)[0])
    assert [kind for kind in kinds if kind not in carriers] == []


def test_every_citation_in_the_engine_is_a_statement_of_the_corpus(corpus: Corpus) -> None:
    cited = {ORDER, REVEAL}
    for file in Path(engine.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited |= set(re.findall(r"^[a-z0-9]+/[a-z0-9.-]+\^[a-z0-9-]+(?<!-)$", node.value))
    assert len(cited) > 850
    for citation in cited:
        ref = RuleRef.parse(citation)
        assert ref is not None
        corpus.rule(ref)
