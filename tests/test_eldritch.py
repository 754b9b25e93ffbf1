"""Eldritch Horror: what holds on any table."""

from __future__ import annotations

import os
from collections import Counter
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any, cast

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from engine.eldritch.events import TestResult
from engine.eldritch.front import CHART, EXAMPLES, HARMS, begun, harm, house_rule, odds, read, start
from engine.eldritch.odds import POLICIES, Dice, outcomes
from engine.eldritch.phases.encounters import available
from engine.eldritch.state.hidden import open_information
from engine.kernel import Chance, Decision, Play, explore, play, play_by, rule_grimly, seeded
from engine.kernel import odds as kernel_odds
from rules_graph.errors import BadSituationError, EndlessError, GrimruleError
from tests.case_files import cases_of
from tests.casebook import asked_by, brief, case_of, corpus, run, sheet_of
from tests.eldritch_boards import components, sheets

if TYPE_CHECKING:
    from engine.eldritch.events import Change
    from engine.eldritch.sheet import Sheet
    from engine.eldritch.state.table import Situation
    from engine.kernel import Request

_EXAMPLES = 2000 if os.environ.get("GRIMRULE_FUZZ") else 60
_ROUNDS = settings(max_examples=_EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))


def one(**investigator: Any) -> dict[str, Any]:
    return {"investigators": [{"id": "A", "space": "X", **investigator}]}


def played_round(sheet: Sheet, seed: int) -> Play[Situation]:
    """At most so many answers: effects that call for each other may go on for ever."""
    given_answers = 0
    by_seed = seeded(seed)

    def answer(request: Request) -> str | None:
        nonlocal given_answers
        given_answers += 1
        return by_seed(request) if given_answers < 400 else None

    try:
        return play_by(lambda: start(sheet), answer)
    except EndlessError:
        reject()


def table_after(sheet: Sheet, played: Play[Situation]) -> Situation:
    changes = cast("tuple[Change, ...]", played.events)
    return reduce(lambda table, event: event.after(table), changes, begun(sheet))


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_a_round_keeps_every_component_and_every_counter(sheet: Sheet, seed: int) -> None:
    played = played_round(sheet, seed)
    table = table_after(sheet, played)
    before = Counter(each.id for field, each in components(sheet.situation) if field != "eldritch")
    after = Counter(each.id for field, each in components(table) if field != "eldritch")
    looked_up = Counter(each.id for each in table.ambushers)
    assert before <= after <= before + looked_up
    assert table.doom >= 0
    for each in table.investigators:
        assert 0 <= each.health <= each.max_health
        assert 0 <= each.sanity <= each.max_sanity
        assert len(each.tickets) <= 2
    if played.end is not None:
        assert played.end == table
        assert len(harm(table)) == len(HARMS)


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_the_same_answers_give_the_same_round_and_all_of_it_is_cited(sheet: Sheet, seed: int) -> None:
    played = played_round(sheet, seed)
    again = play(lambda: start(sheet), played.answers)
    assert again.events == played.events
    known = corpus()
    asked = asked_by("eldritch", sheet, played.answers)
    for citation in {each.cites for each in (*played.events, *asked)}:
        known.find(citation)


@_ROUNDS
@given(sheets(), st.integers(0, 10**6))
def test_no_copy_of_a_condition_and_nobody_acts_who_is_out(sheet: Sheet, seed: int) -> None:
    played = played_round(sheet, seed)
    table = begun(sheet)
    for event in played.events:
        who = getattr(event, "who", None)
        if event.event in ("action-taken", "moved", "clue-gained"):  # type: ignore[attr-defined]
            assert table.is_investigator(who), brief(event)
        table = cast("Change", event).after(table)
    for each in table.in_play:
        spells = Counter(card.title for card in each.cards if card.double_sided)
        assert all(count == 1 for count in spells.values())


def test_every_citation_of_the_cases_exists() -> None:
    known = corpus()
    for path in cases_of("eldritch"):
        case = case_of(path)
        if "refused" in case:
            continue
        sheet = sheet_of("eldritch", case)
        played = run("eldritch", case, sheet)
        for each in (*played.events, *asked_by("eldritch", sheet, played.answers)):
            known.find(each.cites)


# odds


def _by_playing(sheet: Sheet, policy: str) -> dict[int, Fraction]:
    """The results over every roll, with the choices of the policy."""
    faces: list[int] = []

    def choose(request: Request) -> str:
        assert isinstance(request, Decision)
        if request.what == "additional-die":
            return request.options[-1] if policy != "none" else "roll"
        if policy == "none":
            return "stop"
        failed = [str(place) for place, face in enumerate(faces, 1) if face < 5]
        if request.what == "reroll-die":
            return next((each for each in failed if each in request.options), "stop")
        free = [each for each in request.options if each.startswith("use:")]
        if free and failed:
            return free[0]
        passed = len(failed) < len(faces)
        if policy in ("all", "until-passed") and "clue" in request.options and failed:
            return "clue" if policy == "all" or not passed else "stop"
        return "stop"

    def measure(end: Play[Situation]) -> int:
        return next(each.result for each in end.events if isinstance(each, TestResult))

    def start_and_watch() -> Any:
        procedure = start(sheet)
        faces.clear()
        event = next(procedure)
        try:
            while True:
                if getattr(event, "event", "") == "dice-rolled":
                    faces.extend(event.faces)  # type: ignore[union-attr]
                if getattr(event, "event", "") == "die-rerolled":
                    faces[event.die - 1] = event.new  # type: ignore[union-attr]
                event = procedure.send((yield event))
        except StopIteration as ended:
            return ended.value

    return kernel_odds(start_and_watch, choose, measure)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(
    "investigator",
    [
        {"lore": 2},
        {"lore": 1, "clues": 2},
        {"lore": 2, "clues": 1},
        {"lore": 2, "possessions": [{"id": "Q", "rerolls": [{"dice": 2}]}]},
        {"lore": 1, "clues": 1, "possessions": [{"id": "Q", "rerolls": [{}]}]},
        {"lore": 1, "clues": 1, "possessions": [{"id": "R", "dice": [{"optional": True}]}]},
    ],
)
def test_odds_agree_with_playing_every_roll(investigator: dict[str, Any], policy: Any) -> None:
    sheet = read({"situation": one(**investigator), "attempt": {"test": {"by": "A", "skill": "lore"}}})
    found = odds(sheet, policy=policy)
    assert found is not None
    assert found.results == _by_playing(sheet, policy)
    assert sum(found.results.values()) == 1
    assert sum(found.clues.values()) == 1


def _best(dice: Dice, hits: int, blocks: tuple[int, ...], goal: int) -> Fraction:
    """The best chance of so many successes, whatever is rerolled first."""
    if hits >= goal:
        return Fraction(1)
    chances = [Fraction(0)]
    for place, most in enumerate(blocks):
        left = blocks[:place] + blocks[place + 1 :]
        for again in range(1, min(most, dice.dice - hits) + 1):
            after = outcomes(Dice(again, dice.success_on), "none")
            chances.append(
                sum((p * _best(dice, hits + h, left, goal) for (h, _), p in after.items()), Fraction(0))
            )
    return max(chances)


@pytest.mark.parametrize("rerolls", [(1,), (2, 1), (1, 2), (3, 1), (2, 2)])
@pytest.mark.parametrize("goal", [1, 2, 3])
def test_the_biggest_reroll_first_is_the_best_play(rerolls: tuple[int, ...], goal: int) -> None:
    dice = Dice(3, 5, rerolls)
    found = sum((p for (hits, _), p in outcomes(dice, "all").items() if hits >= goal), Fraction(0))
    rolled = outcomes(Dice(3), "none")
    assert found == sum(
        (p * _best(dice, hits, rerolls, goal) for (hits, _), p in rolled.items()), Fraction(0)
    )


@given(st.integers(1, 8), st.integers(2, 6), st.lists(st.integers(1, 3), max_size=2), st.integers(0, 3))
def test_odds_sum_to_one(dice: int, success_on: int, rerolls: list[int], clues: int) -> None:
    for policy in POLICIES:
        found = outcomes(Dice(dice, success_on, tuple(rerolls), clues), policy)
        assert sum(found.values()) == 1
        assert all(0 <= hits <= dice and 0 <= spent <= clues for hits, spent in found)


def test_odds_of_a_plain_test() -> None:
    sheet = read({"situation": one(lore=3), "attempt": {"test": {"by": "A", "skill": "lore"}}})
    found = odds(sheet)
    assert found is not None
    assert found.success == 1 - Fraction(2, 3) ** 3


def test_odds_of_a_fight_agree_with_playing_it() -> None:
    situation = one(will=1, strength=2, health=2, sanity=1) | {
        "monsters": [
            {
                "id": "M",
                "space": "X",
                "will": 0,
                "horror": 1,
                "strength": 0,
                "damage": 2,
                "toughness": 1,
            }
        ]
    }
    sheet = read({"situation": situation, "attempt": {"combat": {"by": "A", "monster": "M"}}})
    found = odds(sheet)
    assert found is not None

    def measure(end: Play[Situation]) -> tuple[bool, bool]:
        assert end.end is not None
        return not end.end.monsters, end.end.is_investigator("A")

    by_playing = kernel_odds(lambda: start(sheet), lambda _: None, measure)
    assert found.success == sum((p for (won, _), p in by_playing.items() if won), Fraction(0))
    assert found.survival == sum((p for (_, lives), p in by_playing.items() if lives), Fraction(0))
    assert (
        sum(found.results.values()) == sum(found.health_lost.values()) == sum(found.sanity_lost.values()) == 1
    )


@pytest.mark.parametrize(
    ("investigator", "monster"),
    [
        ({}, {"text": [{"effect": "lose", "sanity": 1}]}),
        ({"possessions": [{"id": "p", "prevent": {"health": 1}}]}, {}),
        ({"clue_instead": "sanity"}, {}),
    ],
)
def test_no_odds_of_a_fight_that_is_more_than_its_tests(
    investigator: dict[str, Any], monster: dict[str, Any]
) -> None:
    situation = one(**investigator) | {"monsters": [{"id": "M", "space": "X", "strength": 0, **monster}]}
    assert odds(read({"situation": situation, "attempt": {"combat": {"by": "A", "monster": "M"}}})) is None


def test_no_odds_of_a_round() -> None:
    assert odds(read({"situation": one(), "attempt": {"round": True}})) is None


# the tree of a position


def test_the_tree_of_a_test_with_a_clue() -> None:
    """Six faces; then stop, or the Clue and six more."""
    sheet = read({"situation": one(lore=1, clues=1), "attempt": {"test": {"by": "A", "skill": "lore"}}})
    assert len(list(explore(lambda: start(sheet)).endings())) == 6 * (1 + 6)


def test_the_tree_of_a_turn() -> None:
    """Nothing; travel or rest and then the others or nothing; 36 rolls to acquire and then one of three."""
    situation = one() | {"spaces": ["X", "Y"], "paths": [{"between": ["X", "Y"], "type": "uncharted"}]}
    sheet = read({"situation": situation | {"reserve": []}, "attempt": {"turn": "A"}})
    tree = explore(lambda: start(sheet))
    assert len(list(tree.endings())) == 1 + 2 * (36 + 2) + 36 * 3


def test_the_house_rule_finds_the_elimination_worse() -> None:
    case = case_of(next(path for path in cases_of("eldritch") if path.stem.startswith("D19-")))
    sheet = sheet_of("eldritch", case)
    ruling = rule_grimly(lambda: start(sheet), (), harm)
    assert ruling.taken == "eliminated"
    assert ruling.settled


def test_the_house_rule_looks_only_as_far_as_the_next_step() -> None:
    situation = one(health=1, max_health=5) | {
        "doom": 1,
        "encounters": [
            {"id": "E", "deck": "general", "effects": [{"effect": "lose", "health": 1}]},
            {"id": "F", "deck": "general"},
        ],
        "mythos": [{"id": "m"}],
    }
    situation["investigators"] = [*situation["investigators"], {"id": "B", "space": "Y"}]
    sheet = read({"situation": situation, "attempt": {"round": True}})
    before = ("end", "end")
    pending = play(lambda: start(sheet), before).pending
    assert isinstance(pending, Decision)
    assert (pending.what, pending.by) == ("own-defeat-wakes", None)
    assert house_rule(sheet, before).taken == "eliminated"


# what is hidden, what is refused, what is there


def test_hidden_information_is_left_out() -> None:
    situation = one(
        possessions=[{"id": "s", "kind": "spell", "back": [{"effect": "log", "text": "secret"}]}],
        clues=1,
    ) | {
        "clue_pool": [{"id": "c", "space": "X"}],
        "gate_stack": [{"id": "g", "space": "X", "symbol": "red"}],
        "mythos": [{"id": "m"}],
        "clue_discard": [{"id": "d", "space": "X"}],
        "gone": [
            {
                "id": "B",
                "space": "X",
                "fate": "defeated",
                "marker": "health",
                "possessions": [{"id": "t", "kind": "spell", "back": [{"effect": "log", "text": "secret"}]}],
            }
        ],
        "spells": {"cards": [{"id": "u", "kind": "spell"}, {"id": "v", "kind": "spell"}]},
        "encounters": [
            {"id": "e", "deck": "expedition", "at": "X", "effects": [{"effect": "log", "text": "secret"}]},
            {"id": "f", "deck": "expedition", "at": "Y"},
        ],
    }
    table = open_information(read({"situation": situation, "attempt": {"round": True}}).situation)
    assert table.investigator("A").possessions[0].back == ()
    assert table.clue_pool[0].space is None
    assert not table.gate_stack
    assert not table.mythos
    assert table.clue_discard[0].space == "X"
    assert len(table.investigator("A").clues) == 1
    assert table.gone[0].possessions[0].back == ()
    assert [card.id for card in table.spells.cards] == ["u"]
    assert [(card.id, card.at, card.effects) for card in table.encounters] == [("e", "X", ())]


@pytest.mark.parametrize(
    ("situation", "attempt", "field", "value"),
    [
        ({"investigators": []}, {"round": True}, "situation.investigators", "[0]"),
        (one(helth=3), {"round": True}, "situation.investigators[0].helth", "helth"),
        (one(health=9, max_health=5), {"round": True}, "situation.investigators[0]", "health: 9"),
        (one() | {"lead": "B"}, {"round": True}, "situation.lead", "B"),
        (one() | {"omen_track": ["green"], "omen": "gren"}, {"round": True}, "situation.omen", "gren"),
        (one() | {"spaces": ["Y"]}, {"round": True}, "situation.investigators[0].space", "X"),
        (one() | {"monsters": [{"id": "M"}]}, {"round": True}, "situation.monsters[0].space", ""),
        (one() | {"cup": [{"id": "A"}]}, {"round": True}, "situation.cup[0].id", "A"),
        (one(), {}, "attempt", ""),
        (one(), {"rest": "B"}, "attempt.rest", "B"),
        (one(), {"step": "mythos-9"}, "attempt.step", "mythos-9"),
        (one(), {"combat": {"by": "A", "monster": "M"}}, "attempt.combat.monster", "M"),
        (one(conditions=[{"id": "x"}]), {"round": True}, "situation.investigators[0]", "x: asset"),
        (one(tickets=["train"] * 3), {"round": True}, None, None),
        (one() | {"ended": "won"}, {"round": True}, "situation.ended", "won"),
        (
            one() | {"mythos": [{"id": "m", "traits": ["ONGOING"], "effects": [{"effect": "surge"}]}]},
            {"round": True},
            "situation.mythos[0]",
            "effects",
        ),
        (
            one(),
            {"effects": {"by": "A", "effects": [{"effect": "lose", "health": 1, "who": "B"}]}},
            "attempt.effects.effects[0].who",
            "B",
        ),
        (
            one() | {"spaces": ["X"]},
            {"effects": {"by": "A", "effects": [{"effect": "move", "to": "Y"}]}},
            "attempt.effects.effects[0].to",
            "Y",
        ),
        (
            one(),
            {"effects": {"by": "A", "effects": [{"effect": "loose"}]}},
            "attempt.effects.effects[0].effect",
            "loose",
        ),
    ],
)
def test_a_sheet_that_cannot_stand_is_refused(
    situation: dict[str, Any], attempt: dict[str, Any], field: str | None, value: str | None
) -> None:
    with pytest.raises(BadSituationError) as refused:
        read({"situation": situation, "attempt": attempt})
    if field is not None:
        assert (refused.value.values["field"], refused.value.values["value"]) == (field, value)


@pytest.mark.parametrize(
    ("situation", "effect"),
    [
        (
            {"monsters": [{"id": "M", "space": "X", "reckoning": [{"effect": "reckoning"}]}]},
            {"effect": "reckoning"},
        ),
        (
            {"ancient_one": {"id": "Z", "awake": True, "awake_doom": [{"effect": "doom", "advance": 1}]}},
            {"effect": "doom", "advance": 1},
        ),
        (
            {
                "ancient_one": {
                    "id": "Z",
                    "cultist": {"id": "c", "text": [{"effect": "ambush", "cultist": True}]},
                }
            },
            {"effect": "ambush", "cultist": True},
        ),
    ],
)
def test_effects_that_set_each_other_off_for_ever_are_refused(
    situation: dict[str, Any], effect: dict[str, Any]
) -> None:
    sheet = read({"situation": one() | situation, "attempt": {"effects": {"by": "A", "effects": [effect]}}})
    with pytest.raises(EndlessError):
        play_by(lambda: start(sheet), seeded(1))


def test_a_random_space_needs_a_clue_or_a_map() -> None:
    spawn = {"effect": "spawn-monster", "space": "random"}
    sheet = read({"situation": one(), "attempt": {"effects": {"by": "A", "effects": [spawn]}}})
    with pytest.raises(BadSituationError):
        play(lambda: start(sheet))


@given(st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=3))
def test_nonsense_is_refused_with_a_message(data: object) -> None:
    with pytest.raises(GrimruleError):
        read({"situation": data, "attempt": data})


def test_the_chart_names_rules_of_the_corpus() -> None:
    for phase in CHART:
        for rule in (phase.rule, *phase.steps):
            corpus().find(rule, "eldritch")


@pytest.mark.parametrize("name", sorted(EXAMPLES))
def test_examples_play(name: str) -> None:
    import yaml  # noqa: PLC0415

    sheet = read(yaml.safe_load(EXAMPLES[name].read_text(encoding="utf-8")))
    assert play_by(lambda: start(sheet), seeded(1)).end is not None


def test_there_are_examples() -> None:
    assert {"test", "round"} <= set(EXAMPLES)
    assert len(EXAMPLES) >= 4


def test_chance_of_a_die_is_six_faces() -> None:
    sheet = read({"situation": one(), "attempt": {"test": {"by": "A", "skill": "will"}}})
    asked = play(lambda: start(sheet)).pending
    assert isinstance(asked, Chance)
    assert (asked.what, asked.outcomes) == ("die", dict.fromkeys("123456", 1))


def test_a_space_without_tokens_offers_the_general_encounter_only() -> None:
    table = read({"situation": one(), "attempt": {"round": True}}).situation
    assert available(table, "A") == ["general"]
