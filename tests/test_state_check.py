"""The state check by itself, on checks made for it: what is due is settled once, in order, to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.ahlcg.rules import checks
from engine.ahlcg.rules.checks import Check, check_state
from engine.ahlcg.rules.encounter import refill
from engine.ahlcg.state.board import Board
from engine.ahlcg.state.cards import Enemy
from engine.ahlcg.state.table import Investigator, Location, Situation
from rules_graph.errors import EndlessError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.ahlcg.state.board import Due, Steps

    Settle = Callable[[Board, str], object]


def board() -> Board:
    return Board(
        Situation(
            investigators=(Investigator(id="A", location="L", intellect=3),),
            locations=(Location(id="L", shroud=3, clues=2),),
        )
    )


class Ledger:
    """What is due, by check, and what has been settled in which order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **due: Due) -> None:
        self.due = due
        self.settled: list[str] = []
        self.then: dict[str, Settle] = {}
        monkeypatch.setattr(checks, "CHECKS", tuple(self._check(name) for name in due))

    def _check(self, name: str) -> Check:
        def settle(now: Board, each: str) -> Steps:
            self.settled.append(each)
            self.then.get(each, self.undue)(now, each)
            yield from ()

        return Check(name, lambda _: dict(self.due[name]), settle)

    def undue(self, _: Board, each: str) -> None:
        for due in self.due.values():
            due.pop(each, None)


def run(steps: Iterator[object]) -> None:
    assert list(steps) == []


def test_the_first_check_that_finds_anything_goes_first_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(monkeypatch, first={}, second={"B": 1, "C": 1})

    def wake(now: Board, each: str) -> None:
        ledger.undue(now, each)
        ledger.due["first"]["A"] = 1

    ledger.then["B"] = wake
    run(check_state(board()))
    assert ledger.settled == ["B", "C", "A"]


def test_what_another_has_settled_meanwhile_is_not_settled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(monkeypatch, only={"A": 1, "B": 1})
    ledger.then["A"] = lambda *_: ledger.due["only"].clear()
    run(check_state(board()))
    assert ledger.settled == ["A"]


def test_what_was_undone_is_spared_until_it_stands_otherwise_or_is_due_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ledger = Ledger(monkeypatch, other={}, only={"A": 3})
    ledger.then["A"] = lambda *_: None
    now = board()
    run(check_state(now))
    assert ledger.settled == ["A"]
    assert now.spared == {"only A": 3}
    again(now)
    assert ledger.settled == ["A"]
    ledger.due["only"] = {"A": 4}
    again(now)
    assert (ledger.settled, now.spared) == (["A", "A"], {"only A": 4})
    ledger.due["only"] = {}
    again(now)
    assert now.spared == {}
    ledger.due["only"] = {"A": 4}
    again(now)
    assert ledger.settled == ["A", "A", "A"]


def again(now: Board) -> None:
    """Something has changed that what is due can depend on."""
    enemy = Enemy(id=f"E{len(now.now.enemies)}", location="L", fight=3, evade=3, health=3)
    now.now = now.now.model_copy(update={"enemies": (*now.now.enemies, enemy)})
    run(check_state(now))


def test_of_two_that_are_spared_each_is_remembered_for_its_own_check(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(monkeypatch, one={"A": 1}, two={"A": 2})
    ledger.then["A"] = lambda *_: None
    now = board()
    run(check_state(now))
    assert (ledger.settled, now.spared) == (["A", "A"], {"one A": 1, "two A": 2})
    ledger.due["one"] = {}
    again(now)
    assert now.spared == {"two A": 2}


def test_what_is_being_settled_is_not_settled_within_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(monkeypatch, one={"A": 1}, two={"B": 1})
    during: list[set[str]] = []

    def nested(now: Board, each: str) -> None:
        during.append(set(now.settling))
        ledger.due["two"] = {"B": 2}
        with now.apart():
            run(checks._settle(now, checks._first(now)))
        ledger.undue(now, each)

    ledger.then["A"] = nested
    now = board()
    run(check_state(now))
    assert ledger.settled == ["A", "B"]
    assert during == [{"one A"}]
    assert now.settling == set()


def test_settling_within_settling_keeps_both(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(monkeypatch, one={"A": 1}, two={"B": 1})
    during: list[set[str]] = []

    def nested(now: Board, each: str) -> None:
        run(checks._settle(now, checks._first(now)))
        ledger.undue(now, each)

    def inner(now: Board, each: str) -> None:
        during.append(set(now.settling))
        ledger.undue(now, each)

    ledger.then |= {"A": nested, "B": inner}
    run(check_state(board()))
    assert during == [{"one A", "two B"}]


def test_what_is_due_anew_for_ever_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(monkeypatch, only={"A": 0})

    def onwards(*_: object) -> None:
        ledger.due["only"] = {"A": len(ledger.settled)}

    ledger.then["A"] = onwards
    with pytest.raises(EndlessError) as error:
        run(check_state(board()))
    assert error.value.values["ability"] == "A"
    assert len(ledger.settled) == 200


@pytest.mark.parametrize(
    ("changed", "looked"),
    [
        ({"round": 7}, False),
        ({"enemies": (Enemy(id="E", location="L", fight=3, evade=3, health=3),)}, True),
        ({"locations": (Location(id="L", shroud=2, clues=2),)}, True),
    ],
)
def test_nothing_is_looked_for_where_nothing_could_have_become_due(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, object], *, looked: bool
) -> None:
    looks: list[Board] = []

    def look(now: Board) -> Due:
        looks.append(now)
        return {}

    monkeypatch.setattr(checks, "CHECKS", (Check("only", look, refill),))
    now = board()
    run(check_state(now))
    looks.clear()
    now.now = now.now.model_copy(update=changed)
    run(check_state(now))
    assert bool(looks) == looked
    now.shifting = True
    now.now = now.now.model_copy(update={"round": 8})
    looks.clear()
    run(check_state(now))
    assert looks
