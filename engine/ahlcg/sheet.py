"""A situation sheet: the table and what is attempted, as a person writes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from pydantic import Field, ValidationError, model_validator

from engine.ahlcg import attempts, library
from engine.ahlcg.cards import Ability, Card, Enemy
from engine.ahlcg.effects import Result, SkillTest
from engine.ahlcg.table import Act, Agenda, Investigator, Location, Situation
from engine.ahlcg.text import with_text
from engine.kernel.requests import Frozen
from engine.kernel.sheets import BadSituationError, as_bad_situation

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_CARD_LISTS = frozenset(
    [
        *("hand", "play", "threat", "deck", "discard", "cards", "enemies", "set_aside"),
        *("encounter_deck", "encounter_discard"),
    ]
)


class Against(Frozen):
    """Who does it to which enemy."""

    by: str
    enemy: str


class Fight(Against):
    damage: int = 1


class Going(Frozen):
    by: str
    to: str


class Playing(Frozen):
    by: str
    card: str


class Activating(Frozen):
    by: str
    ability: str


class Attacking(Frozen):
    enemy: str
    investigator: str


class Effects(Frozen):
    """Effects that resolve for somebody, as if a card said so."""

    by: str
    results: tuple[Result, ...] = Field(min_length=1)


class Attempt(Frozen):
    """Exactly one of these: an action, a test, a draw, an attack, effects, or a stretch of the round."""

    investigate: str | None = None
    fight: Fight | None = None
    evade: Against | None = None
    engage: Against | None = None
    move: Going | None = None
    draw: str | None = None
    resource: str | None = None
    play: Playing | None = None
    activate: Activating | None = None
    test: SkillTest | None = None
    encounter: str | None = None
    attack: Attacking | None = None
    effects: Effects | None = None
    turn: str | None = None
    step: str | None = None
    phase: Literal["mythos", "investigation", "enemy", "upkeep"] | None = None
    round: bool | None = None
    setup: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if sum(getattr(self, name) is not None for name in Attempt.model_fields) != 1:
            raise ValueError(", ".join(Attempt.model_fields))
        return self

    @property
    def is_test(self) -> bool:
        return any(getattr(self, name) is not None for name in ("investigate", "fight", "evade", "test"))


class Sheet(Frozen):
    situation: Situation
    attempt: Attempt

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


def read_sheet(data: object) -> Sheet:
    """Raises BadSituationError, with the field and what stands in it, if it cannot stand."""
    try:
        return Sheet.model_validate(_spelled_out(_multiplied(data, _started(data))))
    except ValidationError as error:
        raise as_bad_situation(error, _fields_beside) from error


def _models(base: type[Frozen] = Frozen) -> Iterator[type[Frozen]]:
    for model in base.__subclasses__():
        yield model
        yield from _models(model)


_OF_GROUPS: dict[str, type[Frozen]] = {
    "investigators": Investigator,
    "locations": Location,
    "enemies": Enemy,
    "acts": Act,
    "agendas": Agenda,
    **dict.fromkeys(("hand", "play", "threat", "cards", "deck", "discard"), Card),
    "abilities": Ability,
    "attempt": Attempt,
    "situation": Situation,
}


def _fields_beside(where: Sequence[str]) -> str:
    """The fields that may stand there."""
    effects = {
        str(each.model_fields["result"].default): each for each in _models() if "result" in each.model_fields
    }
    known = _OF_GROUPS | effects
    model = next((known[part] for part in reversed(where[:-1]) if part in known), Sheet)
    return ", ".join(field.alias or name for name, field in model.model_fields.items())


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
            return number * started
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
    pairs = situation.pop("connections", [])
    places = situation.get("locations")
    if not pairs or not isinstance(places, list) or not isinstance(pairs, list):
        return situation
    ways: dict[str, list[str]] = {}
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadSituationError(field="connections", value=str(pair), known="[Hall, Attic]")
        for one, other in (pair, pair[::-1]):
            ways.setdefault(str(one), []).append(str(other))
    known = {str(place.get("id")) for place in places if isinstance(place, dict)}
    for name in ways:
        if name not in known:
            raise BadSituationError(field="connections", value=name, known=", ".join(sorted(known)))
    located = [
        {**place, "connects": [*place.get("connects", []), *ways.get(str(place.get("id")), [])]}
        for place in places
        if isinstance(place, dict)
    ]
    return {**situation, "locations": located}


def _decks(situation: dict[str, Any]) -> dict[str, Any]:
    there = situation.get("investigators")
    if not isinstance(there, list):
        return situation
    return {**situation, "investigators": [_unnamed(each) for each in there]}


def _unnamed(who: object) -> object:
    if not isinstance(who, dict) or not isinstance(who.get("deck"), int):
        return who
    cards = [{"id": f"{who.get('id')}-{number}"} for number in range(1, who["deck"] + 1)]
    return {**who, "deck": cards}
