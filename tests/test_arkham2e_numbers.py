"""Numbers of Arkham Horror, 2nd edition, counted here once more from the book, without the engine's help."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from engine.arkham2e.front import odds, read, start
from engine.arkham2e.odds import POLICIES
from engine.kernel import play, play_by, seeded

PLAYERS = range(1, 9)
GATES = {1: 8, 2: 8, 3: 7, 4: 7, 5: 6, 6: 6, 7: 5, 8: 5}
OUTSKIRTS = dict(zip(PLAYERS, reversed(range(8)), strict=True))


def _table(players: int, **more: Any) -> dict[str, Any]:
    people = [{"id": f"P{number}", "space": "Library"} for number in range(players)]
    return {"investigators": people, "ally": [], **more}


def _monsters(name: str, count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"id": f"{name}{number}", **more} for number in range(count)]


def _open_gates(count: int) -> list[dict[str, Any]]:
    return [{"id": f"gate {number}", "world": "Leng", "space": f"L{number}"} for number in range(count)]


def _played(situation: dict[str, Any], attempt: dict[str, Any], seed: int = 0) -> Any:
    sheet = read({"situation": situation, "attempt": attempt})
    return play_by(lambda: start(sheet), seeded(seed))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("short", [2, 1])
def test_the_gates_that_wake_the_ancient_one(players: int, short: int) -> None:
    stack = [{"id": "new", "world": "Leng"}]
    gates = _open_gates(GATES[players] - short)
    mythos = [{"id": "card", "gate": "Woods"}]
    situation = _table(players, gates=gates, gate_stack=stack, cup=_monsters("m", 2), mythos=mythos)
    end = _played(situation, {"step": "open-gate-and-spawn"}).end
    assert end.battle == (short == 1)
    arrived = 0 if end.battle else 2 if players >= 5 else 1
    assert len(end.monsters) == arrived


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("beyond", [0, 1])
def test_the_limit_and_the_outskirts(players: int, beyond: int) -> None:
    """So many fit into Arkham, so many outside; one more makes the Outskirts overflow."""
    number = players + 3 + OUTSKIRTS[players] + beyond
    effects = [{"effect": "place-monster", "space": "Woods", "count": number}]
    attempt = {"effects": {"by": "P0", "effects": effects}}
    end = _played(_table(players, cup=_monsters("m", number)), attempt).end
    assert len(end.monsters) == players + 3
    assert len(end.outskirts) == (0 if beyond else OUTSKIRTS[players])
    assert end.terror == beyond


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("more", [-1, 0])
def test_terror_ten_and_twice_the_limit(players: int, more: int) -> None:
    number = 2 * (players + 3) + more
    situation = _table(players, terror=9, monsters=_monsters("m", number, space="Uptown"))
    attempt = {"effects": {"by": "P0", "effects": [{"effect": "terror"}]}}
    assert _played(situation, attempt).end.battle == (more == 0)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("gates", range(1, 5))
@pytest.mark.parametrize("seed", range(3))
def test_a_surge_is_even_and_greatest_where_it_happened(players: int, gates: int, seed: int) -> None:
    situation = _table(
        players,
        gates=_open_gates(gates),
        monsters=_monsters("old", seed * 2, space="Uptown"),
        cup=_monsters("m", 40),
        mythos=[{"id": "card", "gate": "L0"}],
    )
    end = _played(situation, {"step": "open-gate-and-spawn"}, seed).end
    number, room = max(players, gates), players + 3 - seed * 2
    came = Counter({f"L{gate}": 0 for gate in range(gates)})
    came.update(each.space for each in end.monsters if each.space != "Uptown")
    assert came["L0"] == max(came.values())
    assert sum(came.values()) == min(number, room)
    assert max(came.values()) <= -(-number // gates)
    if number <= room:
        assert max(came.values()) - min(came.values()) <= 1
    assert end.doom == 0


def test_the_lost_come_back_although_the_sheet_tells_nothing_of_the_town() -> None:
    situation = {"investigators": [{"id": "A", "lost": True}]}
    sheet = read({"situation": situation, "attempt": {"phase": "upkeep"}})
    asked = play(lambda: start(sheet), []).pending
    assert asked is not None
    assert {"Easttown", "Arkham Asylum", "General Store"} <= set(asked.options)
    assert not {"Sky", "Jail Cell"} & set(asked.options)


# odds: every face of every die


@cache
def _rolled(dice: int, success_on: int) -> dict[int, Fraction]:
    counted = Counter(
        sum(face >= success_on for face in faces) for faces in product(range(1, 7), repeat=dice)
    )
    return {hits: Fraction(ways, 6**dice) for hits, ways in counted.items()}


def _check(dice: int, success_on: int, goal: int, again: tuple[str, ...], clues: int, policy: str) -> Any:
    """How likely each number of successes with the clues left."""
    found: dict[tuple[int, int], Fraction] = Counter()  # type: ignore[assignment]

    def spend(hits: int, left: int, share: Fraction) -> None:
        done = policy in ("none", "rerolls") or (policy == "until-passed" and hits >= goal)
        if done or not left:
            found[hits, left] += share
            return
        for more, part in _rolled(1, success_on).items():
            spend(hits + more, left - 1, share * part)

    def roll(kept: int, cards: tuple[str, ...], share: Fraction) -> None:
        for more, part in _rolled(max(0, dice) - kept, success_on).items():
            hits = kept + more
            if hits < goal and cards and dice > 0 and policy != "none":
                roll(hits if cards[0] == "failed" else 0, cards[1:], share * part)
            else:
                spend(hits, clues, share * part)

    roll(0, again, Fraction(1))
    return found


@pytest.mark.parametrize("seed", range(60))
def test_odds_of_a_check_by_counting_faces(seed: int) -> None:
    draw = random.Random(seed)
    dice, goal, clues = draw.randint(-2, 4), draw.randint(1, 3), draw.randint(0, 2)
    success_on, policy = draw.choice([4, 5, 6]), draw.choice(POLICIES)
    again = tuple(draw.choice(["all", "failed"]) for _ in range(draw.randint(0, 2)))
    cards = [
        {"id": f"card {number}", "kind": "skill", "rerolls": [{"to": "lore", "dice": kind}]}
        for number, kind in enumerate(again)
    ]
    person = {"id": "A", "lore": 3, "clues": clues, "cards": cards}
    person |= {"blessed": success_on == 4, "cursed": success_on == 6}
    tried = {"by": "A", "check": "lore", "modifier": dice - 3, "difficulty": goal}
    found = odds(read({"situation": {"investigators": [person]}, "attempt": {"check": tried}}), policy=policy)
    assert found is not None
    counted = _check(dice, success_on, goal, again, clues, policy)
    assert found.success == sum(share for (hits, _), share in counted.items() if hits >= goal)
    results: Counter[int] = Counter()
    spent: Counter[int] = Counter()
    for (hits, left), share in counted.items():
        results[hits] += share
        spent[clues - left] += share
    assert found.results == results
    assert found.clues == spent


def _fight(who: dict[str, int], foe: dict[str, int], bonus: list[int], policy: str) -> dict[str, Fraction]:
    """Horror check, then round after round; `bonus`: of each round, the last one from then on."""
    ends: dict[str, Fraction] = Counter()  # type: ignore[assignment]

    def rounds(stamina: int, clues: int, number: int, share: Fraction) -> None:
        dice = who["fight"] + foe["combat"] + bonus[min(number, len(bonus) - 1)]
        for (hits, left), part in _check(dice, 5, foe["toughness"], (), clues, policy).items():
            won = hits >= foe["toughness"]
            after = stamina - (foe["overwhelming"] if won else foe["damage"])
            ends["won"] += share * part if won else 0
            ends["unconscious"] += share * part if after <= 0 else 0
            if not won and after > 0:
                rounds(after, left, number + 1, share * part)

    for (hits, left), part in _check(who["will"] + foe["horror"], 5, 1, (), who["clues"], policy).items():
        sanity = who["sanity"] - (foe["nightmarish"] if hits else foe["horror_damage"])
        if sanity <= 0:
            ends["insane"] += part
        else:
            rounds(who["stamina"], left, 0, part)
    return ends


@pytest.mark.parametrize("seed", range(40))
def test_odds_of_a_combat_by_counting_faces(seed: int) -> None:
    draw = random.Random(seed)
    who = {name: draw.randint(1, 3) for name in ("fight", "will", "sanity", "stamina")}
    who["clues"] = draw.randint(0, 1)
    foe = {"horror": draw.randint(-2, 1), "combat": draw.randint(-2, 0), "horror_damage": draw.randint(0, 2)}
    foe |= {"damage": draw.randint(1, 2), "toughness": draw.randint(1, 2)}
    foe |= {"nightmarish": draw.randint(0, 1), "overwhelming": draw.randint(0, 2)}
    once, resisted = draw.random() < 0.5, draw.random() < 0.5
    policy: Any = draw.choice(["none", "until-passed"])
    gun = {"id": "Gun", "bonus": 3, "hands": 1, "once": once}
    beast = {"id": "M", "space": "X", **foe, "resistance": ["physical"] if resisted else []}
    person = {"id": "A", "space": "X", "cards": [gun], **who}
    tried = {"combat": {"by": "A", "monster": "M", "use": ["Gun"]}}
    found = odds(
        read({"situation": {"investigators": [person], "monsters": [beast]}, "attempt": tried}),
        policy=policy,
    )
    assert found is not None
    bonus = 2 if resisted else 3
    ends = _fight(who, foe, [bonus, 0] if once else [bonus], policy)
    assert (found.success, found.insane, found.unconscious) == (
        ends["won"],
        ends["insane"],
        ends["unconscious"],
    )
