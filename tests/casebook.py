"""Numbered adjudication cases: a situation, the answers given, what must happen, and by which rules.

id, title   what it is called
source      the rules it tests
situation   the table (engine.ahlcg.table.Situation)
attempt     what is tried (docs/situation.md)
answers     choices and outcomes, in order
begins      optional: st.1, where only the test is run
grim        optional: what the grim rule took
covers      optional: requirements and disputes of the coverage table
illegal     optional: an answer that must be refused at that place in the answers
events      every event, in order, as `brief` tells it
deciders    optional: who decided, in order
cites       statements that must be cited
final       values of the table at the end, by path
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml

from engine.ahlcg import events
from engine.ahlcg.outlook import table_after
from engine.ahlcg.resolving import attempt, begun, resolve
from engine.ahlcg.running import take
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.kernel import Decision, Event, IllegalAnswerError, Play, play, play_by

if TYPE_CHECKING:
    from engine.ahlcg.table import Situation
    from engine.kernel import Procedure, Request
    from rules_graph.corpus import Corpus

CASES = sorted((Path(__file__).parent / "cases" / "ahlcg").rglob("*.yaml"))


def read(path: Path) -> tuple[dict[str, Any], Sheet]:
    case = yaml.safe_load(path.read_text(encoding="utf-8"))
    return case, read_sheet({name: case[name] for name in ("situation", "attempt")})


def brief(event: Event) -> str:
    """An event in a few words."""
    match event:
        case events.Reached(point=point, who=who):
            return f"{point} {who}" if who and point.startswith(("step-2.2", "step-3.3", "elim")) else point
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
        case events.HarmAssigned(shares=shares):
            return f"assign {_shares(shares)}"
        case events.HarmDealt(shares=shares):
            return f"{_shares(shares)} dealt"
        case events.EnemyAttacks(enemy=enemy, investigator=who):
            return f"{enemy} attacks {who}"
        case events.CardDiscarded(by=by, card=card):
            return f"discard {by} {card.id}"
        case events.TestCalled():
            return "test called"
        case events.TestEnded():
            return "end"
        case events.CostPaid(by=by, actions=actions, resources=resources):
            return f"{by} pays {actions} actions {resources} resources"
        case events.Assumed(reading=reading):
            return f"assumed {reading}"
        case events.EnteredPlay(card=card, area=area):
            return f"{card.id} enters {area}"
        case events.CardPlayed(by=by, card=card):
            return f"{by} plays {card.id}"
        case events.EnemySpawned(enemy=enemy, location=location):
            return f"{enemy.id} spawns at {location}"
        case events.LastingBegan(lasting=lasting):
            return f"lasting {lasting.whom} {lasting.value} {lasting.add:+} until {lasting.until}"
        case events.LimitCounted(ability=ability):
            return f"counted {ability.id}"
        case events.DelayedSet(ability=ability):
            return f"delayed {ability.id}"
        case events.CluesSpent(given=given):
            return "clues " + " ".join(f"{name} {count}" for name, count in given)
    return _plain(event)


def _shares(shares: tuple[events.Share, ...]) -> str:
    return ", ".join(f"{share.card} {share.damage}/{share.horror}" for share in shares)


def _plain(event: Event) -> str:
    """Any other event: its name and what it is about."""
    about = event.model_dump(exclude={"event", "cites"}, exclude_none=True)
    words = [",".join(value) if isinstance(value, tuple) else str(value) for value in about.values()]
    return " ".join([event.event, *words])  # type: ignore[attr-defined]


def value(table: Situation, path: str) -> object:
    """`investigators.A.clues`, `cards.Dog.damage` (in play); several things as their ids."""
    group, *rest = path.split(".")
    if not rest:
        return _ids(getattr(table, group))
    things = list(table.cards_in_play()) if group == "cards" else getattr(table, group)
    thing = next(each for each in things if each.id == rest[0])
    return _ids(getattr(thing, rest[1]))


def _ids(found: object) -> object:
    return [getattr(each, "id", each) for each in found] if isinstance(found, tuple) else found


def procedure(case: dict[str, Any], sheet: Sheet) -> Procedure[Situation]:
    """The whole attempt; or, where it begins at ST.1, only the test."""
    return take(sheet.situation, sheet.skill_test()) if case.get("begins") == "st.1" else attempt(sheet)


def asked_by(case: dict[str, Any], sheet: Sheet, played: Play[Situation]) -> list[Request]:
    """What was asked on the way."""
    asked: list[Request] = []

    def answer(request: Request) -> str | None:
        asked.append(request)
        return next(answers, None)

    answers = iter(played.answers)
    play_by(lambda: procedure(case, sheet), answer)
    return asked


def run(case: dict[str, Any], sheet: Sheet) -> Play[Situation]:
    """The case with its answers; the grim rule chooses where the case says so."""
    answers = [str(answer) for answer in case["answers"]]
    return resolve(sheet, answers).play if case.get("grim") else play(lambda: procedure(case, sheet), answers)


def check(path: Path, corpus: Corpus) -> None:
    """Everything that a case tells is so, and whatever is cited stands in the corpus."""
    case, sheet = read(path)
    played = run(case, sheet)
    assert played.pending is None, played.pending
    told = [brief(event) for event in played.events if not isinstance(event, events.TestBegan)]
    assert told == case["events"]
    asked = asked_by(case, sheet, played)
    cited = {each.cites for each in (*played.events, *asked)}
    assert set(case["cites"]) <= cited
    for citation in cited:
        corpus.find(citation)
    end = played.end
    assert end is not None
    assert {where: value(end, where) for where in case["final"]} == case["final"]
    start = sheet.situation if case.get("begins") == "st.1" else begun(sheet.situation, sheet.attempt)
    assert table_after(start, played.events) == end
    _check_choices(case, sheet, asked)


def _check_choices(case: dict[str, Any], sheet: Sheet, asked: list[Request]) -> None:
    """Who decided, what is refused, what the grim rule takes."""
    if deciders := case.get("deciders"):
        assert [request.by for request in asked if isinstance(request, Decision)] == deciders
    if refused := case.get("illegal"):
        with pytest.raises(IllegalAnswerError):
            play(lambda: procedure(case, sheet), [*case["answers"][: refused["at"]], refused["answer"]])
    if case.get("grim"):
        taken = [ruling.taken for ruling in resolve(sheet, map(str, case["answers"])).grim]
        assert taken == case["grim"]
