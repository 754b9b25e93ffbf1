"""Rulings: who decides, where each choice leads, what would change the answer."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ahlcg.judging.changes import what_would_change
from engine.ahlcg.judging.likely import Wish
from engine.ahlcg.judging.question import Happening, Question
from engine.ahlcg.judging.ruling import rule_on
from engine.ahlcg.sheet import Sheet, read_sheet

PLACES = [{"id": "L"}]


def sheet(attempt: dict[str, Any], **situation: Any) -> Sheet:
    return read_sheet({"situation": {"locations": PLACES, **situation}, "attempt": attempt})


def forced(name: str, result: dict[str, Any]) -> dict[str, Any]:
    return {"id": name, "owner": "A", "at": "step-4.6", "timing": "when", "forced": True, "results": [result]}


DOOM = forced("doom", {"result": "place-doom"})
HURT = forced("hurt", {"result": "hurt", "damage": 1})
CURSED = {"id": "Idol", "kind": "asset", "abilities": [DOOM]}
TWO = [
    {"id": "A", "location": "L", "health": 3, "damage": 2, "play": [CURSED]},
    {"id": "B", "location": "L"},
]


def test_a_choice_tells_that_either_order_ends_the_same() -> None:
    ruling = rule_on(
        sheet(
            {"step": "step-4.6"},
            investigators=[{"id": "A", "location": "L"}],
            agendas=[{"id": "G"}],
            abilities=[DOOM, forced("money", {"result": "gain-resources"})],
        ),
        Question(asks="who-decides"),
    )
    [choice] = [each for each in ruling.choices if each.request.what == "forced-order"]
    assert not choice.matters
    assert (ruling.verdict.by, ruling.verdict.grim) == ("A", False)


def test_a_choice_tells_what_never_happens_then() -> None:
    """If the harm comes first, its owner is out, and the other ability goes with them."""
    ruling = rule_on(
        sheet({"step": "step-4.6"}, investigators=TWO, agendas=[{"id": "G"}], abilities=[HURT]),
        Question(asks="order"),
        [Wish(option="doom")],
    )
    [choice] = [each for each in ruling.choices if each.request.what == "forced-order"]
    assert choice.matters
    assert not choice.assumed
    assert "doom-placed" in {getattr(event, "event", "") for event in choice.forks["hurt"].missing}


@pytest.mark.parametrize(
    ("ready", "says"),
    [(True, "no"), (False, "yes")],
)
def test_what_would_change_it_is_found_by_changing_one_thing(ready: bool, says: str) -> None:
    asked = Question(asks="still-happens", about=Happening(event="resources-gained", who="A"))
    ruling = rule_on(
        sheet(
            {"resource": "A"},
            investigators=[{"id": "A", "location": "L", "health": 1}],
            enemies=[{"id": "E", "location": "L", "damage": 1, "engaged": ["A"], "ready": ready}],
        ),
        asked,
    )
    assert ruling.verdict.says == says
    [change] = what_would_change(ruling)
    assert (change.what, change.name) == ("exhausted" if ready else "ready", "E")
    assert change.verdict.says != says


def test_unknown_health_is_not_taken_for_granted() -> None:
    asked = Question(asks="still-happens", about=Happening(event="resources-gained", who="A"))
    ruling = rule_on(
        sheet(
            {"resource": "A"},
            investigators=[{"id": "A", "location": "L"}],
            enemies=[{"id": "E", "location": "L", "damage": 1, "engaged": ["A"]}],
        ),
        asked,
    )
    assert (ruling.verdict.says, ruling.verdict.unless, ruling.verdict.by) == ("depends", "defeated", "A")


def test_the_grim_rule_only_where_nobody_is_named() -> None:
    weak = [{"id": f"W{number}", "weakness": True} for number in range(9)]
    ruling = rule_on(
        sheet({"step": "step-4.5"}, investigators=[{"id": "A", "location": "L", "hand": weak}]),
        Question(asks="may", about=Happening(event="card-discarded", kind="weakness")),
    )
    assert (ruling.verdict.says, ruling.verdict.grim) == ("no", True)
    assert [each.taken for each in ruling.grim] == ["keep"]


def test_when_looks_beyond_the_attempt() -> None:
    play = {"id": "Card", "abilities": [{"id": "c", "at": "play", "results": [{"result": "place-doom"}]}]}
    ruling = rule_on(
        sheet(
            {"play": {"by": "A", "card": "Card"}},
            investigators=[{"id": "A", "location": "L", "hand": [play]}],
            agendas=[{"id": "G", "threshold": 5, "doom": 4}, {"id": "H"}],
            round=2,
        ),
        Question(asks="when", about=Happening(event="advanced")),
    )
    assert (ruling.verdict.says, ruling.verdict.point) == ("no", "step-1.3")


def test_every_citation_of_a_ruling_stands_in_the_corpus() -> None:
    from rules_graph.corpus import load  # noqa: PLC0415
    from rules_graph.model import RuleRef  # noqa: PLC0415

    corpus = load()
    ruling = rule_on(sheet({"step": "step-4.6"}, investigators=TWO, agendas=[{"id": "G"}], abilities=[HURT]))
    assert ruling.cites
    for cites in ruling.cites:
        ref = RuleRef.parse(cites)
        assert ref
        assert ref.anchor
        assert corpus.rule(ref).statement(ref.anchor)
