"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal, Self

from pydantic import Field, model_validator

from engine.ahlcg import library
from engine.ahlcg.events.moments import moments
from engine.ahlcg.phases import attempts
from engine.ahlcg.phases.rounds import STEPS
from engine.ahlcg.state.effects import Result, SkillTest
from engine.ahlcg.state.ids import (
    MOST,
    WORDS,
    AbilityId,
    CardId,
    Count,
    EnemyId,
    InvestigatorId,
    LocationId,
    Step,
)
from engine.ahlcg.state.table import Situation
from engine.ahlcg.text import with_text
from engine.ahlcg.timing.triggers import WHILES
from engine.ahlcg.unread import unread_texts
from engine.kernel.bounds import path_text
from engine.kernel.references import Namespace
from engine.kernel.requests import Frozen
from engine.kernel.sheets import Unread, read_model, require_count, require_one_attempt, require_one_of
from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

_CARD_LISTS = frozenset(
    [
        *("hand", "play", "threat", "deck", "discard", "cards", "enemies", "set_aside"),
        *("encounter_deck", "encounter_discard"),
    ]
)


class Against(Frozen):
    """Who does it to which enemy."""

    by: InvestigatorId
    enemy: EnemyId


class Fight(Against):
    damage: Count = 1


class Going(Frozen):
    by: InvestigatorId
    to: LocationId


class Playing(Frozen):
    by: InvestigatorId
    card: CardId


class Activating(Frozen):
    by: InvestigatorId
    ability: AbilityId


class Attacking(Frozen):
    enemy: EnemyId
    investigator: InvestigatorId


class Effects(Frozen):
    """Effects that resolve for somebody, as if a card said so."""

    by: InvestigatorId
    results: tuple[Result, ...] = Field(min_length=1)


class Attempt(Frozen):
    """Exactly one of these: an action, a test, a draw, an attack, effects, or a stretch of the round."""

    investigate: InvestigatorId | None = None
    fight: Fight | None = None
    evade: Against | None = None
    engage: Against | None = None
    move: Going | None = None
    draw: InvestigatorId | None = None
    resource: InvestigatorId | None = None
    play: Playing | None = None
    activate: Activating | None = None
    test: SkillTest | None = None
    encounter: InvestigatorId | None = None
    attack: Attacking | None = None
    effects: Effects | None = None
    turn: InvestigatorId | None = None
    step: Step | None = None
    phase: Literal["mythos", "investigation", "enemy", "upkeep"] | None = None
    round: bool | None = None
    setup: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        require_one_attempt(self)
        return self

    @property
    def is_test(self) -> bool:
        return any(getattr(self, name) is not None for name in ("investigate", "fight", "evade", "test"))


class Sheet(Frozen):
    situation: Situation
    attempt: Attempt

    @cached_property
    def unread(self) -> tuple[Unread, ...]:
        """All texts on it that nothing carries out."""
        return unread_texts(self.situation, self.attempt)

    def skill_test(self) -> SkillTest:
        """The test that the attempt starts, with its difficulty and its results."""
        table, tried = self.situation, self.attempt
        if tried.investigate:
            return attempts.investigate(table, tried.investigate)
        if tried.fight:
            return attempts.fight(table, tried.fight.by, tried.fight.enemy, tried.fight.damage)
        if tried.evade:
            return attempts.evade(table, tried.evade.by, tried.evade.enemy)
        if tried.test is None:
            raise BadSituationError(field="attempt", value="", known="investigate, fight, evade, test")
        table.investigator(tried.test.by)
        return tried.test


_NAMES = Namespace(
    copies=frozenset(["ability"]),
    reserved=WORDS,
    untold=frozenset(["location"]),
)


def read_sheet(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    sheet = read_model(
        Sheet,
        data,
        _NAMES,
        spelled_out=lambda data: _spelled_out(_multiplied(data, _started(data))),
        known=_known,
    )
    _check_ways(sheet.situation)
    _check_engaged(sheet.situation)
    return sheet


def _known(_: Sheet) -> Mapping[str, Collection[str]]:
    """What a sheet may name and does not hold."""
    return {"moment": moments(), "while": WHILES, "step": STEPS, "ability": ["advance-act"]}


def _check_ways(table: Situation) -> None:
    for number, place in enumerate(table.locations):
        if place.id in place.connects:
            field = path_text(("situation", "locations", number, "connects"))
            raise BadSituationError(field=field, value=place.id, known="", fault=Fault.ITSELF)


def _check_engaged(table: Situation) -> None:
    """An engaged enemy is in the threat area of its investigator, and so at the same location."""
    places = {each.id: each.location for each in table.investigators}
    for place, enemy in enumerate(table.enemies):
        for number, name in enumerate(enemy.engaged):
            if enemy.location is not None and places.get(name, enemy.location) != enemy.location:
                field = path_text(("situation", "enemies", place, "engaged", number))
                value = f"{name}: {places[name]}"
                raise BadSituationError(field=field, value=value, known=enemy.location, fault=Fault.ELSEWHERE)


def _started(data: object) -> int:
    """How many investigators started: `started` where some are out, else those at the table."""
    situation = data.get("situation") if isinstance(data, dict) else None
    if not isinstance(situation, dict):
        return 0
    there = situation.get("investigators")
    started = situation.get("started", len(there) if isinstance(there, list) else 0)
    return started if isinstance(started, int) else 0


def _multiplied(data: object, started: int) -> object:
    """`{per_investigator: 2}` as its number, before anything else happens to it."""
    match data:
        case {"per_investigator": int(number), **rest} if not rest:
            return number * min(started, MOST)
        case dict():
            return {name: _multiplied(value, started) for name, value in data.items()}
        case list():
            return [_multiplied(value, started) for value in data]
        case _:
            return data


def _spelled_out(data: object) -> object:
    """Short forms in full: `connections: [[Hall, Attic]]` both ways, `deck: 20` as twenty unnamed cards."""
    if isinstance(data, dict) and isinstance(data.get("situation"), dict):
        situation = with_text(_named_cards(_connected(dict(data["situation"]))))
        return {**data, "situation": _decks(situation)}
    return data


def _named_cards(data: dict[str, Any], owner: str | None = None) -> dict[str, Any]:
    """`card: CODE` in a list of cards: a card that the player has imported; what else is said goes before."""
    found: dict[str, Any] = {}
    for name, value in data.items():
        if name in ("investigators", "locations") and isinstance(value, list):
            found[name] = [
                _named_cards(each, each.get("id")) if isinstance(each, dict) else each for each in value
            ]
        elif name in _CARD_LISTS and isinstance(value, list):
            found[name] = [_named(each, owner) for each in value]
        else:
            found[name] = value
    return found


def _named(data: object, owner: str | None) -> object:
    if not isinstance(data, dict) or not isinstance(data.get("card"), str):
        return data
    kept = library.card(data["card"], owner).model_dump(by_alias=True)
    said = {name: value for name, value in data.items() if name != "card"}
    return {**kept, "id": kept.get("title") or kept["id"], **said}


def _connected(situation: dict[str, Any]) -> dict[str, Any]:
    """Both ways; places that are told only here are locations of which nothing else is known."""
    pairs = situation.pop("connections", [])
    places = situation.get("locations")
    ways = _ways(pairs)
    if not ways or not isinstance(places, list | None):
        return situation
    if places is None:
        places = [{"id": name} for name in ways]
    known = [str(place.get("id")) for place in places if isinstance(place, dict)]
    for number, pair in enumerate(pairs):
        for name in pair:
            require_one_of(path_text(("situation", "connections", number)), str(name), known)
    return {**situation, "locations": [_leading(place, ways) for place in places]}


def _ways(pairs: object) -> dict[str, list[str]]:
    """From each place, where to."""
    if not isinstance(pairs, list):
        value, fault = str(pairs)[:60], Fault.KIND
        raise BadSituationError(field="situation.connections", value=value, known="list", fault=fault)
    ways: dict[str, list[str]] = {}
    for number, pair in enumerate(pairs):
        field = path_text(("situation", "connections", number))
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadSituationError(field=field, value=str(pair)[:60], known="[Hall, Attic]")
        if str(pair[0]) == str(pair[1]):
            raise BadSituationError(field=field, value=str(pair[0])[:60], known="", fault=Fault.ITSELF)
        for one, other in (pair, pair[::-1]):
            ways.setdefault(str(one), []).append(str(other))
    return ways


def _leading(place: object, ways: dict[str, list[str]]) -> object:
    """A location with the connections that are told beside it."""
    if not isinstance(place, dict) or not isinstance(told := place.get("connects", []), list):
        return place
    return {**place, "connects": list(dict.fromkeys([*told, *ways.get(str(place.get("id")), [])]))}


def _decks(situation: dict[str, Any]) -> dict[str, Any]:
    there = situation.get("investigators")
    if not isinstance(there, list):
        return situation
    return {**situation, "investigators": [_unnamed(each) for each in there]}


def _unnamed(who: object) -> object:
    if not isinstance(who, dict) or not isinstance(who.get("deck"), int):
        return who
    count = require_count(f"situation.investigators.{who.get('id')}.deck", who["deck"], MOST)
    cards = [{"id": f"{who.get('id')}-{number}"} for number in range(1, count + 1)]
    return {**who, "deck": cards}
