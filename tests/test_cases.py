"""Numbered adjudication cases: a situation, the answers given, what must happen, and by which rules.

id, title   what it is called
source      the rules it tests
situation   the table (engine.ahlcg.table.Situation)
attempt     investigate: WHO | fight: {by, enemy, damage} | evade: {by, enemy} | test: {a SkillTest}
answers     choices and outcomes, in order
illegal     optional: an answer that must be refused at that place in the answers
events      every event, in order, as `brief` tells it
cites       statements that must be cited
final       values of the table at the end, by path
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from engine.ahlcg import attempts, events
from engine.ahlcg.outlook import table_after
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.kernel import Event, IllegalAnswerError, play

if TYPE_CHECKING:
    from engine.ahlcg.table import Situation
    from rules_graph.corpus import Corpus

CASES = sorted((Path(__file__).parent / "cases").rglob("*.yaml"))


def read(path: Path) -> tuple[dict[str, Any], Sheet]:
    case = yaml.safe_load(path.read_text(encoding="utf-8"))
    return case, read_sheet({name: case[name] for name in ("situation", "attempt")})


def brief(event: Event) -> str:
    """An event in a few words."""
    match event:
        case events.Reached(point=point):
            return point
        case events.CardCommitted(by=by, card=card):
            return f"commit {by} {card}"
        case events.AbilityUsed(ability=ability):
            return f"use {ability.id}"
        case events.TokenRevealed(token=token):
            return f"reveal {token}"
        case events.TokenCancelled(token=token):
            return f"cancel {token}"
        case events.TokenIgnored(token=token):
            return f"ignore {token}"
        case events.TokenResolved(token=token):
            return f"symbol {token}"
        case events.ValueDetermined(value=value):
            return f"value {value}"
        case events.TestDecided(succeeded=succeeded):
            return f"{'success' if succeeded else 'failure'} by {event.margin}"
        case events.CluesDiscovered(by=by, location=location, count=count):
            return f"{by} discovers {count} at {location}"
        case events.EnemyDamaged(enemy=enemy, damage=damage):
            return f"{enemy} takes {damage}"
        case events.EnemyEvaded(enemy=enemy, by=by):
            return f"{by} evades {enemy}"
        case events.InvestigatorHurt(investigator=who, damage=damage, horror=horror):
            return f"{who} takes {damage}/{horror}"
        case events.EnemyAttacked(enemy=enemy, investigator=who):
            return f"{enemy} attacks {who}"
        case events.CardDiscarded(by=by, card=card):
            return f"discard {by} {card.id}"
        case events.TestCalled():
            return "test called"
        case events.TestEnded():
            return "end"
    raise AssertionError(event)


def value(table: Situation, path: str) -> object:
    """`investigators.A.clues`; a hand or discard as its cards' ids."""
    group, *rest = path.split(".")
    if not rest:
        found = getattr(table, group)
        return list(found) if isinstance(found, tuple) else found
    thing = next(each for each in getattr(table, group) if each.id == rest[0])
    found = getattr(thing, rest[1])
    return [getattr(each, "id", each) for each in found] if isinstance(found, tuple) else found


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_case(path: Path) -> None:
    case, sheet = read(path)
    table, test = sheet.situation, sheet.skill_test()
    played = play(lambda: attempts.take(table, test), case["answers"])
    assert played.pending is None, played.pending
    told = [brief(event) for event in played.events if not isinstance(event, events.TestBegan)]
    assert told == case["events"]
    assert set(case["cites"]) <= {event.cites for event in played.events}
    end = played.end
    assert end is not None
    assert {where: value(end, where) for where in case["final"]} == case["final"]
    assert table_after(table, played.events) == end
    if refused := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: attempts.take(table, test), [*case["answers"][: refused["at"]], refused["answer"]])


def test_every_case_cites_the_corpus(corpus: Corpus) -> None:
    for path in CASES:
        case, _ = read(path)
        for citation in case["cites"]:
            corpus.find(citation)
        for rule in case["source"]:
            corpus.find(rule, "ahlcg")
