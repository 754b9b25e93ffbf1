"""What always holds in Arkham Horror, 2nd edition: nothing is lost or out of range, odds are exact."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any, cast

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.arkham2e.front import CHART, EXAMPLES, HARMS, harm, house_rule, odds, read, start
from engine.arkham2e.odds import POLICIES
from engine.arkham2e.sheet import Sheet, places_told_or_not
from engine.arkham2e.state.checking import check
from engine.arkham2e.state.ids import NAMES
from engine.kernel import Branching, explore, play, play_by, seeded
from engine.kernel import odds as played_odds
from engine.kernel.references import check_names
from rules_graph.errors import BadSituationError
from tests.casebook import asked_by, corpus

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.arkham2e.events import Change
    from engine.arkham2e.state.table import Situation
    from engine.kernel import Play, Request

STREETS = ("Rivertown", "French Hill", "Uptown", "Northside")
LOCATIONS = ("Graveyard", "General Store", "Lodge", "Woods", "Curiositie Shoppe", "Arkham Asylum")
SYMBOLS = ("moon", "star", "circle")
MOVEMENTS = ("normal", "stationary", "fast", "unique", "flying")
HAPPENINGS: list[list[dict[str, Any]]] = [
    [{"effect": "monster-appears"}],
    [{"effect": "gate-appears", "monster": True}],
    [{"effect": "check", "check": "luck", "passed": [{"effect": "gain", "clues": 2}]}],
    [{"effect": "lose", "sanity": 2, "stamina": 2}],
    [{"effect": "lose", "sanity": 3}],
    [{"effect": "lose", "stamina": 3}],
    [{"effect": "arrested"}],
    [{"effect": "lost"}],
    [{"effect": "delayed"}, {"effect": "gain", "money": 3}],
    [{"effect": "draw", "deck": "common", "draw": 2, "keep": 1}],
    [{"effect": "draw", "deck": "ally"}, {"effect": "draw", "deck": "spell"}],
    [{"effect": "special", "kind": "blessing"}, {"effect": "special", "kind": "curse"}],
    [{"effect": "terror", "by": 2}],
    [{"effect": "move", "space": "Woods", "encounter": False}],
    [{"effect": "spend", "cost": {"toughness": 1}, "get": [{"effect": "gain", "clues": 1}]}],
    [{"effect": "maximum", "sanity": -1}],
    [{"effect": "nearest-gate"}, {"effect": "return"}],
    [{"effect": "lose", "sanity": 2, "stamina": 1, "who": "all"}, {"effect": "gain", "clues": 1}],
    [{"effect": "lose", "stamina": 2, "who": "here"}, {"effect": "devoured"}],
    [
        {
            "effect": "each",
            "effects": [{"effect": "check", "check": "will", "failed": [{"effect": "lose", "sanity": 1}]}],
        }
    ],
]


def table(seed: int) -> dict[str, Any]:
    """Some table or other."""
    dice = random.Random(seed)
    spaces: list[dict[str, Any]] = [
        {"id": street, "type": "street", "lines": [STREETS[index - 1]], "white": STREETS[index - 1]}
        for index, street in enumerate(STREETS)
    ]
    for index, name in enumerate(LOCATIONS):
        street = STREETS[index % 4]
        clues, sealed = dice.randrange(3), dice.random() < 0.15
        ability = dice.choice([[], HAPPENINGS[2]])
        spaces.append(
            {"id": name, "street": street, "white": street, "black": street, "clues": clues}
            | {"sealed": sealed, "ability": ability}
        )
    players = dice.randint(1, 5)
    cups = [_monster(dice, f"m{number}") for number in range(dice.randint(4, 16))]
    gates = [
        {"id": f"gate {number}", "world": dice.choice(["Abyss", "Leng"]), "symbol": dice.choice(SYMBOLS)}
        for number in range(dice.randint(2, 6))
    ]
    free = [each["id"] for each in spaces if each.get("street") and not each["sealed"]]
    opened = [gate | {"space": where} for gate, where in zip(gates[:2], free, strict=False)]
    board = [each | {"space": dice.choice([*STREETS, "Sky"])} for each in cups[: players + 2]]
    where: list[dict[str, Any]] = [
        {"space": dice.choice([*STREETS, *LOCATIONS])},
        {"world": dice.choice(["Abyss", "Leng"]), "area": dice.choice([1, 2])},
    ]
    people = [_person(dice, f"P{number}") | dice.choice([where[0], *where]) for number in range(players)]
    entries = [{"at": name, "effects": dice.choice(HAPPENINGS)} for name in LOCATIONS]
    return {
        "spaces": spaces,
        "worlds": [{"id": "Abyss", "colours": ["red"]}, {"id": "Leng", "colours": ["blue", "red"]}],
        "investigators": people,
        "unused": [_person(dice, f"N{number}") | {"home": "Woods"} for number in range(2)],
        "monsters": board,
        "cup": cups[len(board) :],
        "gates": opened,
        "gate_stack": gates[len(opened) :],
        "common": [{"id": f"item {number}"} for number in range(4)],
        "spell": [{"id": f"spell {number}", "kind": "spell", "bonus": 2, "hands": 1} for number in range(2)],
        "ally": [{"id": f"ally {number}", "kind": "ally"} for number in range(3)],
        "special": [
            {"id": f"{kind} {number}", "special": kind}
            for number in range(2)
            for kind in ("blessing", "curse")
        ],
        "location_cards": [
            {"id": f"card {street}", "neighborhood": street, "entries": entries} for street in STREETS
        ],
        "gate_cards": [
            {
                "id": f"gate card {number}",
                "colour": dice.choice(["red", "blue", "green"]),
                "entries": [{"at": "Other", "effects": dice.choice(HAPPENINGS)}],
            }
            for number in range(4)
        ],
        "mythos": [_mythos(dice, number) for number in range(6)],
        "terror": dice.choice([0, 2, 8, 10]),
        "ancient_one": {
            "id": "Ancient One",
            "doom_track": dice.randint(6, 12),
            "attack": [{"effect": "check", "check": "will", "failed": [{"effect": "lose", "sanity": 2}]}],
        },
        "doom": 2,
        "doom_tokens": 18 - sum(each.get("sealed", False) for each in spaces),
    }


def _monster(dice: random.Random, name: str) -> dict[str, Any]:
    """None that nobody could flee, beat or be beaten by."""
    instead = dice.choice([[], [], [{"effect": "nearest-gate"}]])
    return {
        "id": name,
        "awareness": dice.randint(-2, 1),
        "horror_damage": dice.randint(0, 2),
        "damage": dice.randint(1, 3),
        "toughness": dice.randint(1, 2),
        "symbol": dice.choice(SYMBOLS),
        "movement": dice.choice(MOVEMENTS),
        "endless": dice.random() < 0.2,
        "ambush": not instead and dice.random() < 0.2,
        "overwhelming": dice.randint(0, 1),
        "nightmarish": dice.randint(0, 1),
        "instead": instead,
        "besides": dice.choice([[], [{"effect": "discard", "what": "weapon-or-spell"}]]),
    }


def _person(dice: random.Random, name: str) -> dict[str, Any]:
    cards: list[dict[str, Any]] = [
        {"id": f"gun of {name}", "bonus": 3, "hands": 1},
        {"id": f"book of {name}", "kind": "unique", "elder_sign": dice.random() < 0.3},
        {"id": f"charm of {name}", "kind": "spell", "bonus": 2, "hands": 1, "cost": 1},
    ]
    return {
        "id": name,
        "clues": dice.randrange(7),
        "money": dice.randrange(3),
        "sanity": dice.randint(1, 5),
        "stamina": dice.randint(1, 5),
        "focus": 1,
        "fight_will": {"stops": [[1, 4], [2, 3], [3, 2], [4, 1]], "at": dice.randrange(4)},
        "cards": dice.sample(cards, dice.randrange(4)),
    }


def _mythos(dice: random.Random, number: int) -> dict[str, Any]:
    return {
        "id": f"mythos {number}",
        "type": dice.choice(["headline", "environment", "rumor"]),
        "gate": dice.choice(LOCATIONS),
        "clue": dice.choice(LOCATIONS),
        "white": [dice.choice(SYMBOLS)],
        "effects": dice.choice(
            [[], [{"effect": "terror"}], [{"effect": "marker", "marker": "closed", "space": "Lodge"}]]
        ),
    }


def pieces(now: Situation) -> dict[str, Counter[str]]:
    """Everything that must not appear or vanish, by name."""
    people = (*now.investigators, *now.unused)
    decks = (now.common, now.unique, now.spell, now.skill, now.ally)
    mythos = (*now.mythos.cards, *now.mythos.bottom, now.mythos_now, now.environment, now.rumor)
    return {
        "monsters": Counter(
            each.id
            for each in (
                *now.monsters,
                *now.outskirts,
                *now.cup,
                *now.met,
                *(m for p in people for m in p.monsters),
            )
        ),
        "gates": Counter(
            each.id for each in (*now.gates, *now.gate_stack, *(gate for p in people for gate in p.gates))
        ),
        "cards": Counter(
            each.id
            for each in (
                *(card for deck in decks for card in (*deck.cards, *deck.bottom)),
                *(card for person in people for card in person.cards),
                *now.special,
                *now.box,
            )
        ),
        "mythos": Counter(each.id for each in mythos if each is not None),
        "gate cards": Counter(each.id for each in (*now.gate_cards.cards, *now.gate_cards.bottom)),
        "people": Counter(each.id for each in people),
        "tokens": Counter({"doom": now.doom + now.doom_tokens + len(now.sealed)}),
    }


def rounds(seed: int, most: int = 4) -> list[tuple[Sheet, Play[Situation]]]:
    played: list[tuple[Sheet, Play[Situation]]] = []
    sheet = read({"situation": table(seed), "attempt": {"round": True}})
    for number in range(most):
        how = play_by(lambda: start(sheet), _bounded(seed + number))  # noqa: B023
        played.append((sheet, how))
        if how.end is None or how.end.ended:
            break
        sheet = Sheet(situation=how.end, attempt=sheet.attempt)
    return played


def _bounded(seed: int) -> Callable[[Request], str | None]:
    """A seeded policy that does not trade for ever."""
    by_seed = seeded(seed)
    trades = 0

    def answer(request: Request) -> str | None:
        nonlocal trades
        choice = by_seed(request)
        if choice is not None and choice.startswith("trade:"):
            trades += 1
            if trades > 6:
                return "stop"
        return choice

    return answer


@settings(max_examples=120, deadline=None)
@given(st.integers(0, 10**6))
def test_nothing_is_lost_and_nothing_out_of_range(seed: int) -> None:
    for sheet, played in rounds(seed):
        end = played.end
        assert end is not None
        assert pieces(end) == pieces(sheet.situation)
        if not end.ended:  # won at once: the price of the last Elder Sign may be a last point of Sanity
            check(end)
            check_names(end, NAMES, {"space": places_told_or_not(end)})
        assert 0 <= end.terror <= 10
        assert 0 <= end.doom <= end.ancient_one.doom_track
        for who in end.investigators:
            assert 0 <= who.sanity <= who.max_sanity
            assert 0 <= who.stamina <= who.max_stamina
            assert who.hands_used <= 2
            assert not (who.blessed and who.cursed)
            assert end.ended or not who.in_play or (who.sanity and who.stamina)
            assert sum([who.lost, who.world is not None, who.space is not None]) == 1 or not who.in_play
        assert not end.met or end.battle
        if end.monster_limit is not None:
            assert len(end.monsters) <= max(end.monster_limit, len(sheet.situation.monsters))
        assert len(end.outskirts) <= end.outskirts_limit
        assert all(not end.space(str(gate.space)).sealed for gate in end.gates)
        assert len(harm(end)) == len(HARMS)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6))
def test_a_replay_gives_the_same(seed: int) -> None:
    for sheet, played in rounds(seed, 2):
        again = play(lambda: start(sheet), played.answers)  # noqa: B023
        assert again == played
        changes = cast("tuple[Change, ...]", played.events)
        assert reduce(lambda now, event: event.after(now), changes, sheet.situation) == played.end


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_every_event_and_question_cites_a_statement(seed: int) -> None:
    known = corpus()
    for sheet, played in rounds(seed, 2):
        for each in (*played.events, *asked_by("arkham2e", sheet, played.answers)):
            known.find(each.cites)


def test_the_chart_names_rules_and_a_round_passes_its_phases() -> None:
    known = corpus()
    for phase in CHART:
        for rule in (phase.rule, *phase.steps):
            known.find(rule, "arkham2e")
    sheet = read(yaml.safe_load(EXAMPLES["round"].read_text(encoding="utf-8")))
    played = play_by(lambda: start(sheet), seeded(1))
    points = [event.point for event in played.events if event.event == "reached"]  # type: ignore[attr-defined]
    phases = [phase.rule for phase in CHART]
    assert [point for point in points if point in phases] == phases


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_play(name: str) -> None:
    sheet = read(yaml.safe_load(EXAMPLES[name].read_text(encoding="utf-8")))
    assert play_by(lambda: start(sheet), seeded(3)).end is not None


# odds


def _check(dice: int, goal: int, clues: int, extra: dict[str, Any]) -> Sheet:
    person = {"id": "A", "space": "X", "lore": dice, "clues": clues, **extra}
    tried = {"check": {"by": "A", "check": "lore", "difficulty": goal}}
    return read({"situation": {"investigators": [person]}, "attempt": tried})


def _by(policy: str, use: tuple[str, ...] = ()) -> Callable[[Request], str | None]:
    """The same choices as the odds make."""

    def answer(request: Request) -> str | None:
        options = request.options
        if request.what == "after-roll":
            again = [each for each in options if each.startswith("reroll:")]
            if again and policy != "none":
                return again[0]
            if "clue" in options and policy == "all":
                return "clue"
            return "stop"
        if request.what == "arm":
            ready = [f"use:{each}" for each in use if f"use:{each}" in options]
            return ready[0] if ready else "attack"
        return "fight" if "fight" in options else options[0]

    return answer


def _successes(played: Play[Situation]) -> int:
    ended = [event for event in played.events if event.event == "check-ended"]  # type: ignore[attr-defined]
    return int(ended[-1].successes)  # type: ignore[attr-defined]


@pytest.mark.parametrize("policy", ["none", "rerolls", "all"])
@pytest.mark.parametrize("state", [{}, {"blessed": True}, {"cursed": True}])
@pytest.mark.parametrize("dice", [0, 1, 2, 3])
def test_odds_of_a_check_agree_with_playing_it_out(policy: Any, state: dict[str, Any], dice: int) -> None:
    cards = [{"id": "Expert", "kind": "skill", "rerolls": [{"to": "lore", "dice": "failed"}]}]
    sheet = _check(dice, 2, 1, {**state, "cards": cards if 0 < dice < 3 else []})
    found = odds(sheet, policy=policy)
    assert found is not None
    assert sum(found.results.values()) == 1
    assert sum(found.clues.values()) == 1
    expected = played_odds(lambda: start(sheet), _by(policy), _successes)
    assert found.results == dict(sorted(expected.items()))
    assert found.success == sum((share for hits, share in expected.items() if hits >= 2), Fraction(0))


def test_clues_until_passed() -> None:
    """One die and two clues, difficulty 1: a third, each time."""
    found = odds(_check(1, 1, 2, {}), policy="until-passed")
    assert found is not None
    assert found.success == 1 - Fraction(2, 3) ** 3
    assert found.clues == {0: Fraction(1, 3), 1: Fraction(2, 9), 2: Fraction(4, 9)}


@pytest.mark.parametrize("policy", ["rerolls", "all"])
def test_odds_of_a_combat_with_clues_and_rerolls_agree_with_playing_it_out(policy: Any) -> None:
    cards = [{"id": "Brawl", "kind": "skill", "rerolls": [{"to": "fight"}]}]
    skills = {"fight": 1, "will": 1, "sanity": 2, "stamina": 2, "clues": 1}
    person = {"id": "A", "space": "X", "cards": cards, **skills}
    beast = {"id": "M", "space": "X", "horror_damage": 1, "damage": 1, "toughness": 1}
    tried = {"combat": {"by": "A", "monster": "M"}}
    sheet = read({"situation": {"investigators": [person], "monsters": [beast]}, "attempt": tried})
    found = odds(sheet, policy=policy)
    assert found is not None
    expected = played_odds(lambda: start(sheet), _by(policy), _ending)
    won = sum((share for ending, share in expected.items() if "monster-defeated" in ending), Fraction(0))
    assert found.success == won
    assert sum(found.results.values()) == sum(found.clues.values()) == 1


@pytest.mark.parametrize(
    "monster", [{}, {"nightmarish": 1}, {"overwhelming": 1}, {"resistance": ["physical"]}]
)
def test_odds_of_a_combat_agree_with_playing_it_out(monster: dict[str, Any]) -> None:
    cards = [
        {"id": "Gun", "bonus": 1, "hands": 1},
        {"id": "Charm", "kind": "spell", "bonus": 1, "hands": 1, "cost": 1, "casting": -1},
    ]
    person = {
        "id": "A",
        "space": "X",
        "fight": 1,
        "will": 1,
        "sanity": 2,
        "stamina": 2,
        "lore": 2,
        "cards": cards,
    }
    beast = {
        "id": "M",
        "space": "X",
        "horror_damage": 1,
        "combat": -1,
        "damage": 1,
        "toughness": 1,
        **monster,
    }
    tried = {"combat": {"by": "A", "monster": "M", "use": ["Gun", "Charm"]}}
    sheet = read({"situation": {"investigators": [person], "monsters": [beast]}, "attempt": tried})
    found = odds(sheet, policy="none")
    assert found is not None
    expected = played_odds(lambda: start(sheet), _by("none", ("Gun", "Charm")), _ending)
    won = sum((share for ending, share in expected.items() if "monster-defeated" in ending), Fraction(0))
    insane = sum((share for ending, share in expected.items() if "went-insane" in ending), Fraction(0))
    assert found.success == won
    assert found.insane == insane
    assert sum(found.results.values()) == 1
    assert sum(found.sanity_lost.values()) == 1


def _ending(played: Play[Situation]) -> frozenset[str]:
    return frozenset(event.event for event in played.events)  # type: ignore[attr-defined]


@pytest.mark.parametrize("policy", POLICIES)
def test_a_combat_without_damage_is_won_in_the_end(policy: Any) -> None:
    person = {"id": "A", "space": "X", "fight": 1, "clues": 2}
    beast = {"id": "M", "space": "X", "horror": None, "damage": 0, "toughness": 1}
    tried = {"combat": {"by": "A", "monster": "M"}}
    sheet = read({"situation": {"investigators": [person], "monsters": [beast]}, "attempt": tried})
    found = odds(sheet, policy=policy)
    assert found is not None
    assert found.success == 1


# positions whose number of ways must not change unnoticed


def _ways(sheet: Sheet) -> int:
    tree = explore(lambda: start(sheet))
    assert isinstance(tree, Branching)
    return sum(1 for _ in tree.endings())


def test_node_counts() -> None:
    surge = read(yaml.safe_load(EXAMPLES["surge"].read_text(encoding="utf-8")))
    together = read(yaml.safe_load(EXAMPLES["together"].read_text(encoding="utf-8")))
    assert _ways(together) == 2
    assert _ways(surge) == 12 * 6  # plans with the surging gate among the two that fit, times draws


# the rule of the house, where the book is silent and names nobody


def _silent(situation: dict[str, Any], attempt: dict[str, Any]) -> Sheet:
    return read({"situation": {**situation, "silent": "ask"}, "attempt": attempt})


def test_the_house_rule_has_the_delayed_face_the_monster() -> None:
    person = {"id": "A", "space": "X", "delayed": True, "sneak": 1, "will": 1, "fight": 1}
    beast = {"id": "M", "space": "X", "horror_damage": 1, "damage": 1}
    sheet = _silent({"investigators": [person], "monsters": [beast]}, {"movement": "A"})
    ruling = house_rule(sheet, ())
    assert ruling.decision.by is None
    assert ruling.taken == "delayed-face-monsters"
    assert ruling.settled


def test_the_house_rule_lets_the_last_spell_fail() -> None:
    heal = {"id": "Heal", "kind": "spell", "cost": 1, "casting": 1}
    cards = [heal | {"effects": [{"effect": "gain", "stamina": "successes"}]}]
    person = {"id": "A", "space": "X", "lore": 4, "sanity": 1, "stamina": 1, "cards": cards}
    sheet = _silent({"investigators": [person]}, {"cast": {"by": "A", "spell": "Heal"}})
    ruling = house_rule(sheet, ())
    assert ruling.taken == "last-sanity-spell-lost"
    assert [len(each) for each in ruling.harms.values()] == [len(HARMS)] * 2


def test_the_house_rule_counts_the_outskirts() -> None:
    beasts = [{"id": f"m{number}", "space": "Y"} for number in range(7)]
    table = {"terror": 9, "investigators": [{"id": "A", "space": "X"}], "monsters": beasts}
    sheet = _silent(
        {**table, "outskirts": [{"id": "m8"}]}, {"effects": {"by": "A", "effects": [{"effect": "terror"}]}}
    )
    assert house_rule(sheet, ()).taken == "outskirts-count"


# sheets that cannot stand


@settings(max_examples=60, deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-3, 30) | st.text(max_size=8),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["situation", "attempt", "investigators", "id", "monsters", "round", "check", "space"]
                ),
                inner,
                max_size=4,
            )
        ),
        max_leaves=12,
    )
)
def test_a_bad_sheet_is_refused_with_its_place(data: object) -> None:
    try:
        sheet = read(data)
    except BadSituationError as error:
        assert error.values["field"]
    else:
        assert sheet.situation.investigators
