"""Mansions of Madness: what holds on any table."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any, cast

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.kernel import Decision, Play, explore, play, play_by, seeded
from engine.kernel import odds as kernel_odds
from engine.mansions import events
from engine.mansions.front import (
    CHART,
    EXAMPLES,
    FAVOURED,
    HARMS,
    begun,
    harm,
    house_rule,
    odds,
    read,
    start,
)
from engine.mansions.odds import POLICIES
from engine.mansions.puzzles.solving import Solution, moved, moves, solve, solved
from engine.mansions.state.pieces import Puzzle
from engine.mansions.state.table import KEEPER
from rules_graph.errors import BadSituationError, EndlessError
from tests.case_files import cases_of
from tests.casebook import asked_by, case_of, corpus, run, sheet_of
from tests.mansions_boards import cards_of, pieces_of, sheets

if TYPE_CHECKING:
    from engine.kernel import Request
    from engine.mansions.events import Change
    from engine.mansions.sheet import Sheet
    from engine.mansions.state.table import Situation

_EXAMPLES = 2000 if os.environ.get("GRIMRULE_FUZZ") else 60
_ROUNDS = settings(max_examples=_EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
_FEW = settings(max_examples=max(12, _EXAMPLES // 20), deadline=None, suppress_health_check=list(HealthCheck))


def played_round(sheet: Sheet, seed: int) -> Play[Situation]:
    """At most so many answers: investigators may trade for ever."""
    given_answers = 0
    by_seed = seeded(seed)

    def answer(request: Request) -> str | None:
        nonlocal given_answers
        given_answers += 1
        return by_seed(request) if given_answers < 400 else None

    return play_by(lambda: start(sheet), answer)


def tables(sheet: Sheet, played: Play[Situation]) -> list[Situation]:
    """The table before each event, and at the end."""
    found = [begun(sheet)]
    for event in cast("tuple[Change, ...]", played.events):
        found.append(event.after(found[-1]))
    return found


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_a_round_keeps_every_component_and_every_counter(sheet: Sheet, seed: int) -> None:
    played = played_round(sheet, seed)
    before, table = begun(sheet), tables(sheet, played)[-1]
    if played.end is not None and table.ended is None:
        assert played.end == table
        assert Counter(card.id for card in cards_of(before)) == Counter(card.id for card in cards_of(table))
    assert Counter(pieces_of(before)) == Counter(pieces_of(table))
    assert _figures(before) == _figures(table)
    assert _people(before) == _people(table)
    assert _corpses(before) == _corpses(table)
    for each in table.in_play:
        assert 0 <= each.damage < each.health
        assert 0 <= each.horror <= each.sanity
        assert max(Counter(card.kind for card in each.traumas).values(), default=0) <= 1
    assert all(each.taken < table.health_of(each) for each in table.monsters)
    assert len(table.keeper.mythos) <= 4
    assert len(table.keeper.trauma) <= 4
    assert table.turn.moves <= 2
    assert len(harm(table)) == len(HARMS)


def _figures(table: Situation) -> list[str]:
    return sorted(each.id for each in (*table.monsters, *table.pool))


def _people(table: Situation) -> set[str]:
    return {each.id for each in (*table.investigators, *table.unused)} | set(table.dead)


def _corpses(table: Situation) -> int:
    return table.corpses_left + sum(each.corpses for each in table.spaces)


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_the_same_answers_give_the_same_round_and_all_of_it_is_cited(sheet: Sheet, seed: int) -> None:
    played = played_round(sheet, seed)
    again = play(lambda: start(sheet), played.answers)
    assert again.events == played.events
    assert again.end == played.end
    known = corpus()
    for citation in {each.cites for each in (*played.events, *asked_by("mansions", sheet, played.answers))}:
        known.find(citation)


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_limits_of_a_turn(sheet: Sheet, seed: int) -> None:
    """Nobody leaves a monster unevaded; one horror test per monster; one Mythos card at most."""
    played = played_round(sheet, seed)
    tested: set[tuple[str, str]] = set()
    for table, event in zip(tables(sheet, played), played.events, strict=False):
        match event:
            case events.Reached(point="investigator-turn" | "keeper-turn"):
                tested.clear()
            case events.HorrorTested(who=who, monster=monster):
                assert (who, monster) not in tested
                tested.add((who, monster))
            case events.MonsterKilled(monster=monster):  # the figure, placed anew, is another monster
                tested = {pair for pair in tested if pair[1] != monster}
            case events.MythosPlayed(who=who):
                assert table.turn.of == who
                assert not table.turn.mythos
            case events.Moved(origin=origin) if not isinstance(event, events.MovedByKeeper):
                assert {each.id for each in table.monsters_at(origin)} <= set(table.turn.evaded)
            case events.MonsterMoved(monster=monster):
                assert not table.monster(monster).stun
                assert monster not in table.turn.stopped
            case events.MonsterAttacks(monster=monster):
                assert table.turn.of == KEEPER
                assert monster not in table.turn.attacked


def newly_together(before: Situation, after: Situation, event: Change) -> set[tuple[str, str]]:
    """Who comes into a room with which monster by this event, whoever of the two moved."""
    match event:
        case events.MonsterMoved(monster=monster, origin=old, to=new) if not _one_room(before, old, new):
            return {(each.id, monster) for each in after.people_in(after.space(new).room)}
        case events.MonsterPlaced(monster=monster, space=new):
            return {(each.id, monster) for each in after.people_in(after.space(new).room)}
        case events.Moved(who=who, origin=old, to=new) if not _one_room(before, old, new):
            return {(who, each.id) for each in after.monsters_in(after.space(new).room)}
    return set()


def _one_room(table: Situation, one: str, other: str) -> bool:
    return table.space(one).room == table.space(other).room


def _in_one_room(table: Situation, who: str, monster: str) -> bool:
    if not table.is_investigator(who) or not table.is_monster(monster):
        return False
    return _one_room(table, table.investigator(who).space, str(table.monster(monster).space))


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_no_horror_test_is_forgotten(sheet: Sheet, seed: int) -> None:
    """Before the next step, card or attack everybody has tested who must, or it is told why not."""
    played = played_round(sheet, seed)
    states = tables(sheet, played)
    due: set[tuple[str, str]] = set()
    for before, after, event in zip(states, states[1:], played.events, strict=False):
        if isinstance(event, events.Reached | events.MythosPlayed | events.CardFound | events.MonsterAttacks):
            assert not due
        if isinstance(event, events.HorrorTested | events.NoHorrorTest):
            due.discard((event.who, event.monster))
        due |= newly_together(before, after, cast("Change", event))
        due = {pair for pair in due if _in_one_room(after, *pair)}


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_whoever_ends_the_own_turn_in_a_fire_burns(sheet: Sheet, seed: int) -> None:
    played = played_round(sheet, seed)
    burned: set[str] = set()
    turn_of: str | None = None
    for table, event in zip(tables(sheet, played), played.events, strict=False):
        match event:
            case events.Reached(point="investigator-turn" | "keeper-turn", who=who):
                if turn_of and table.is_investigator(turn_of):
                    fire = "fire" in table.room_of(table.investigator(turn_of).space).tokens
                    assert fire == (turn_of in burned)
                turn_of = who
                burned.clear()
            case events.Suffered(who=hurt, amount=2, cites="mansions/fire^damage"):
                burned.add(hurt)


def test_every_citation_of_the_cases_exists() -> None:
    known = corpus()
    for path in cases_of("mansions"):
        case = case_of(path)
        if "refused" in case:
            continue
        sheet = sheet_of("mansions", case)
        played = run("mansions", case, sheet)
        for each in (*played.events, *asked_by("mansions", sheet, played.answers)):
            known.find(each.cites)


# odds


def by_playing(sheet: Sheet, policy: str) -> dict[tuple[int, int, int, bool, bool], Fraction]:
    """What the monster takes, the investigator suffers, and who dies, over every card and roll."""

    def choose(request: Request) -> str:
        assert isinstance(request, Decision)
        assert request.what == "skill-point"
        return "yes" if policy == "skill-point" else "no"

    def measure(end: Play[Situation]) -> tuple[int, int, int, bool, bool]:
        hurt = sum(each.amount for each in end.events if isinstance(each, events.MonsterHurt))
        harms = [each for each in end.events if isinstance(each, events.Suffered)]
        damage = sum(each.amount for each in harms if each.harm == "damage")
        horror = sum(each.amount for each in harms if each.harm == "horror")
        slain = any(isinstance(each, events.MonsterKilled) for each in end.events)
        dead = any(isinstance(each, events.InvestigatorKilled) for each in end.events)
        return hurt, damage, horror, slain, dead

    return kernel_odds(lambda: start(sheet), choose, measure)


_LEAF = st.sampled_from(
    [
        {"effect": "deal-damage", "amount": 2},
        {"effect": "deal-weapon-damage"},
        {"effect": "monster-deals-damage"},
        {"effect": "suffer-horror", "amount": 2},
        {"effect": "special-attack"},
        {"effect": "drop-weapon"},
        {"effect": "no-effect"},
        {"effect": "stun"},
        {"effect": "kill"},
        {"effect": "kill-monster"},
    ]
)


def _test(draw: st.DrawFn, inner: list[Any]) -> dict[str, Any]:
    return {
        "effect": "test",
        "attribute": draw(st.sampled_from(["strength", "luck", "marksmanship"])),
        "modifier": draw(st.integers(-3, 3)),
        "success": [draw(_LEAF), *inner],
        "failure": [draw(_LEAF)],
    }


@st.composite
def fights(draw: st.DrawFn) -> Sheet:
    inner = [_test(draw, [])] if draw(st.booleans()) else []
    cards = [
        {"id": "A", "weapon": "ranged", "attack": [_test(draw, inner), draw(_LEAF)]},
        {"id": "B", "weapon": "ranged", "attack": [_test(draw, [])]},
        {"id": "C", "weapon": "unarmed"},
    ]
    situation = {
        "investigators": [
            {
                "id": "Joe",
                "health": draw(st.integers(2, 9)),
                "sanity": draw(st.integers(1, 3)),
                "skill_points": draw(st.integers(0, 2)),
                "stun": draw(st.integers(0, 1)),
                "items": [{"id": "Gun", "weapon": "ranged", "damage": 3}],
            }
        ],
        "rooms": [{"id": "Start", "tokens": draw(st.sampled_from([[], ["darkness"]]))}],
        "monsters": [
            {
                "id": "Z",
                "space": "Start",
                "damage": 2,
                "health": draw(st.integers(1, 5)),
                "special": [{"effect": "suffer-damage", "amount": 1}],
            }
        ],
        "combat": {"humanoid": {"cards": cards, "shuffled": draw(st.booleans())}},
    }
    return read(
        {"situation": situation, "attempt": {"attack": {"by": "Joe", "monster": "Z", "weapon": "Gun"}}}
    )


@_FEW
@given(fights(), st.sampled_from(POLICIES))
def test_odds_of_an_attack_are_those_of_playing_it_out(sheet: Sheet, policy: Any) -> None:
    found = odds(sheet, policy=policy)
    assert found is not None
    played = by_playing(sheet, policy)
    for place, name in enumerate(("results", "damage", "horror")):
        summed: dict[int, Fraction] = defaultdict(Fraction)
        for key, share in played.items():
            summed[int(key[place])] += share
        assert getattr(found, name) == dict(summed)
        assert sum(getattr(found, name).values()) == 1
    assert found.success == sum(share for (*_, slain, _), share in played.items() if slain)
    assert found.survival == sum(share for (*_, dead), share in played.items() if not dead)


@pytest.mark.parametrize(
    "effect",
    [
        {"effect": "may", "effects": [{"effect": "deal-damage"}]},
        {"effect": "choose", "options": [{"id": "a"}, {"id": "b", "effects": [{"effect": "suffer-damage"}]}]},
        {"effect": "suffer-damage", "who": "keeper-chooses"},
        {"effect": "move-investigator"},
    ],
)
def test_there_are_no_odds_where_somebody_chooses(effect: dict[str, Any]) -> None:
    test = {"effect": "test", "attribute": "strength", "success": [effect]}
    situation = {
        "investigators": [{"id": "Joe"}, {"id": "Ann"}],
        "monsters": [{"id": "Z", "space": "Start"}],
        "combat": {"humanoid": {"cards": [{"id": "C", "weapon": "unarmed", "attack": [test]}]}},
    }
    tried = {"attack": {"by": "Joe", "monster": "Z", "weapon": "unarmed"}}
    assert odds(read({"situation": situation, "attempt": tried})) is None
    assert odds(read({"situation": situation, "attempt": {"monster_attack": {"monster": "Z"}}})) is None


def test_how_likely_an_attack_is_survived() -> None:
    path = next(each for each in cases_of("mansions") if case_of(each)["id"] == "J32")
    sheet = sheet_of("mansions", case_of(path))
    survived = {policy: getattr(odds(sheet, policy=policy), "survival", None) for policy in POLICIES}
    assert survived == {"none": Fraction(3, 4), "skill-point": Fraction(17, 20)}


def test_cards_that_set_each_other_off_for_ever_are_refused() -> None:
    urge = {"types": ["equipment"], "ability": {"effects": [{"effect": "urge"}]}}
    people = [{"id": "Joe", "items": [{"id": "Mirror", **urge}]}]
    keeper = {"actions": [{"id": "Urges", "effects": [{"effect": "urge"}]}]}
    sheet = read(
        {"situation": {"investigators": people, "keeper": keeper}, "attempt": {"keeper_action": "Urges"}}
    )
    with pytest.raises(EndlessError):
        play(lambda: start(sheet))


def test_what_a_sheet_does_not_tell_is_said_to_be_assumed() -> None:
    """Only then: with the value given nothing is assumed."""
    tried = {"test": {"by": "Joe", "attribute": "lore"}}
    for told, expected in (({}, ["usual-values"]), ({"lore": 4}, [])):
        sheet = read({"situation": {"investigators": [{"id": "Joe", **told}]}, "attempt": tried})
        played = play(lambda sheet=sheet: start(sheet), ["4"])  # type: ignore[misc]
        readings = [each.reading for each in played.events if isinstance(each, events.Assumed)]
        assert readings == expected


@_ROUNDS
@given(
    st.integers(0, 12), st.integers(-6, 6), st.integers(0, 2), st.integers(0, 1), st.sampled_from(POLICIES)
)
def test_odds_of_a_test_are_those_of_playing_it_out(
    value: int, modifier: int, points: int, stun: int, policy: Any
) -> None:
    people = [{"id": "Joe", "lore": value, "skill_points": points, "stun": stun}]
    tried = {"test": {"by": "Joe", "attribute": "lore", "modifier": modifier}}
    sheet = read({"situation": {"investigators": people}, "attempt": tried})
    found = odds(sheet, policy=policy)
    assert found is not None
    assert sum(found.results.values()) == 1

    def passed(end: Play[Situation]) -> bool:
        return any(isinstance(each, events.TestResult) and each.success for each in end.events)

    choice = "yes" if policy == "skill-point" else "no"
    by_play = kernel_odds(lambda: start(sheet), lambda _: choice, passed)
    assert found.success == by_play.get(True, Fraction(0))
    assert Fraction(1, 10) <= found.success <= Fraction(9, 10)


# puzzles


def fewest(puzzle: Puzzle, most: int) -> int | None:
    """Every position, the nearest first."""
    layer, seen = [puzzle], {puzzle.model_dump_json()}
    for depth in range(most + 1):
        if any(solved(each) for each in layer):
            return depth
        following = []
        for each in layer:
            for move in moves(each):
                after = moved(each, move)
                key = after.model_dump_json()
                if key not in seen:
                    seen.add(key)
                    following.append(after)
        layer = following
    return None


_SYMBOLS = st.sampled_from(["sun", "moon"])


@st.composite
def puzzles(draw: st.DrawFn) -> Puzzle:
    kind = draw(st.sampled_from(["rune", "lock", "wiring"]))
    names = ["p1", "p2", "p3", "p4"]
    if kind == "rune":
        order = draw(st.permutations(names))
        picture = dict(zip(("A1", "A2", "B1", "B2"), names, strict=True))
        return Puzzle.model_validate(
            {"id": "P", "kind": "rune", "rows": [order[:2], order[2:]], "picture": picture}
        )
    if kind == "lock":
        cells = [{"id": name, **{edge: draw(_SYMBOLS) for edge in "nesw"}} for name in names[:3]]
        contacts = [{"slot": "A1", "edge": "w"}, {"slot": "A3", "edge": "e"}]
        base = {"turns": 2, "contacts": contacts, "symbols": [draw(_SYMBOLS), draw(_SYMBOLS)]}
        return Puzzle.model_validate({"id": "P", "kind": "lock", "rows": [cells], "base": base})
    cells = []
    for name in names:
        one, other = draw(st.permutations("nesw"))[:2]
        colour = draw(st.sampled_from(["red", "red", "blue"]))
        cells.append({"id": name, one: colour, other: colour})
    base = {
        "starts": [{"slot": "A1", "edge": "w", "colour": "red"}],
        "ends": [{"slot": "B2", "edge": "e", "colour": "red"}],
    }
    return Puzzle.model_validate({"id": "P", "kind": "wiring", "rows": [cells[:2], cells[2:]], "base": base})


@_FEW
@given(puzzles())
def test_the_solver_finds_the_fewest_actions(puzzle: Puzzle) -> None:
    most = 4
    found = solve(puzzle, most)
    assert (found.actions if isinstance(found, Solution) else None) == fewest(puzzle, most)
    if isinstance(found, Solution):
        assert all(move in moves(puzzle) for move in found.moves)
        assert solved(reduce(moved, found.moves, puzzle))
        assert not found.moves or not solved(reduce(moved, found.moves[:-1], puzzle))


# the interface


def test_node_counts_of_fixed_positions() -> None:
    counts = {}
    for path in cases_of("mansions"):
        case = case_of(path)
        if case["id"] in ("S01e", "D02", "D18"):
            sheet = sheet_of("mansions", case)
            counts[case["id"]] = sum(1 for _ in explore(lambda sheet=sheet: start(sheet)).endings())  # type: ignore[misc]
    # a point or not, ten faces; five pass, five let the Keeper choose; two steps, four pass, six let him
    assert counts == {"S01e": 20, "D02": 15, "D18": 32}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_play(name: str) -> None:
    sheet = read(yaml.safe_load(EXAMPLES[name].read_text(encoding="utf-8")))
    for seed in range(5):
        assert played_round(sheet, seed).end is not None


def test_the_house_rule_favours_the_keeper() -> None:
    sheet = read(yaml.safe_load(EXAMPLES["both-win"].read_text(encoding="utf-8")))
    ruling = house_rule(sheet, ())
    assert ruling.decision.by is None
    assert ruling.taken == FAVOURED == KEEPER
    assert ruling.settled


def test_the_chart_is_in_the_corpus() -> None:
    known = corpus()
    for phase in CHART:
        for rule in (phase.rule, *phase.steps):
            known.find(rule, "mansions")


_JOE: dict[str, Any] = {"id": "Joe"}


@pytest.mark.parametrize(
    ("situation", "attempt", "field", "nearest"),
    [
        (
            {"investigators": [{**_JOE, "strenght": 4}]},
            {"turn": "Joe"},
            "situation.investigators[0].strenght",
            "strength",
        ),
        ({"investigators": [_JOE]}, {"turn": "Jo"}, "attempt.turn", "Joe"),
        ({"investigators": [_JOE, _JOE]}, {"turn": "Joe"}, "situation.investigators[1].id", None),
        ({"investigators": [_JOE]}, {"step": "event-stop"}, "attempt.step", "event-step"),
        (
            {"investigators": [{**_JOE, "damage": 10}]},
            {"turn": "Joe"},
            "situation.investigators[0].damage",
            None,
        ),
        ({"investigators": [_JOE]}, {}, "attempt", None),
        ({"investigators": [_JOE], "turn": {"of": "Jo"}}, {"round": True}, "situation.turn.of", "Joe"),
        (
            {"investigators": [_JOE], "turn": {"evaded": ["Z"]}},
            {"round": True},
            "situation.turn.evaded[0]",
            None,
        ),
        (
            {
                "investigators": [_JOE],
                "monsters": [{"id": "Z", "space": "Start", "special": [{"effect": "special-attack"}]}],
            },
            {"turn": "Joe"},
            "situation.monsters[0].special",
            None,
        ),
        (
            {"investigators": [_JOE], "spaces": [{"id": "Hall", "room": "Hall"}]},
            {"turn": "Joe"},
            "situation.investigators[0].space",
            None,
        ),
    ],
)
def test_a_sheet_that_cannot_stand_is_refused(
    situation: object, attempt: object, field: str, nearest: str | None
) -> None:
    with pytest.raises(BadSituationError) as refused:
        read({"situation": situation, "attempt": attempt})
    assert refused.value.values["field"] == field
    if nearest is not None:
        assert refused.value.values["nearest"] == nearest
