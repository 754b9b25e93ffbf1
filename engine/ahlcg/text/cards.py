"""ArkhamDB's JSON → the engine's cards."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

from pydantic import ValidationError

from engine.ahlcg.state.cards import Ability, Card, Enemy, Icon, Slot, TextBox
from engine.ahlcg.state.effects import TokenEffect  # noqa: TC001 (pydantic needs them)
from engine.ahlcg.state.ids import Count  # noqa: TC001
from engine.ahlcg.text.keywords import keywords_of, most_committed, use_type_of
from engine.ahlcg.text.language import language_of
from engine.ahlcg.text.reader import read_text
from engine.ahlcg.text.reading import Reading, ability, token_effect
from engine.ahlcg.text.spawning import prey_of, spawn_of
from engine.ahlcg.text.unread import unread_in
from rules_graph.errors import BadCardError, BadCardsError, UnreadableFileError

if TYPE_CHECKING:
    from pathlib import Path

Json = Mapping[str, Any]
_KINDS = ("asset", "event", "skill", "treachery")
_SIZE = 50_000_000
_X = -2  # as ArkhamDB writes it
_SLOTS: tuple[str, ...] = get_args(Slot)


class Printed(TextBox):
    """A card that the engine has no model of here: a location, an act, an investigator…"""

    kind: str
    title: str = ""
    traits: tuple[str, ...] = ()
    shroud: Count | None = None
    clues: Count | None = None
    doom: Count | None = None
    health: Count | None = None
    sanity: Count | None = None
    victory: Count = 0
    abilities: tuple[Ability, ...] = ()
    elder_sign: TokenEffect | None = None


AnyCard = Card | Enemy | Printed


def read_cards(path: Path, translated: Path | None = None) -> list[AnyCard]:
    """Every card of an export; with the words of a translation, where that has them."""
    words = {_text(card, "code", where): card for card, where in _listed(translated)} if translated else {}
    return [card_from(card, words.get(str(card.get("code"))), where=where) for card, where in _listed(path)]


def _listed(path: Path) -> list[tuple[Json, str]]:
    try:
        if path.stat().st_size > _SIZE:
            raise BadCardsError(path=str(path), where="", what="too-large")
        data = json.loads(path.read_text("utf-8-sig"))
    except (OSError, UnicodeDecodeError) as problem:
        raise UnreadableFileError(file=str(path), problem=str(problem)) from problem
    except json.JSONDecodeError as problem:
        where = f"{problem.lineno}:{problem.colno}"
        raise BadCardsError(path=str(path), where=where, what="not-json") from problem
    except RecursionError as problem:
        raise BadCardsError(path=str(path), where="", what="too-deep") from problem
    if isinstance(data, Mapping):
        data = data.get("cards", [data])
    if not isinstance(data, Sequence) or isinstance(data, str):
        raise BadCardsError(path=str(path), where="", what="no-list")
    for place, card in enumerate(data, 1):
        if not isinstance(card, Mapping):
            raise BadCardsError(path=str(path), where=str(place), what="no-card")
    return [(card, f"{path}#{place}") for place, card in enumerate(data, 1)]


def card_from(
    data: Json, translated: Json | None = None, *, owner: str | None = None, where: str = ""
) -> AnyCard:
    """One card; `translated` has the words of another language. A weakness hunts its owner."""
    code = _text(data, "code", where)
    kind = _text(data, "type_code", where or code)
    words = {**data, **{key: value for key, value in (translated or {}).items() if value}}
    name = _text(words, "name", where or code)
    where = where or code
    lang = language_of(str(words.get("text") or name))
    readings = read_text(_optional(words, "text", where), lang, name, kind, x=data.get("cost") == _X)
    fields = {
        "id": code,
        "title": name,
        "traits": _sentences(_optional(words, "traits", where)),
        "victory": _number(data, "victory", where) or 0,
        "abilities": tuple(_abilities(code, readings)),
        "unread": unread_in(readings, kind, owner=owner),
    }
    try:
        if kind == "enemy":
            return Enemy(**fields, **_of_enemy(data, readings, owner, where))
        if kind in _KINDS:
            return Card(kind=kind, **fields, **_of_card(data, readings, owner, where))
        numbers = {key: _number(data, key, where) for key in ("shroud", "clues", "doom", "health", "sanity")}
        return Printed(kind=kind, **fields, **numbers, elder_sign=_elder_sign(readings))
    except ValidationError as problem:
        field = ".".join(map(str, problem.errors()[0]["loc"]))
        raise BadCardError(where=where, field=field, value=str(problem.errors()[0].get("input"))) from problem


def _text(data: Json, field: str, where: str) -> str:
    value = data.get(field)
    if not isinstance(value, str) or not value.strip():
        raise BadCardError(where=where, field=field, value=str(value))
    return value


def _optional(data: Json, field: str, where: str) -> str:
    value = data.get(field)
    if value is not None and not isinstance(value, str):
        raise BadCardError(where=where, field=field, value=str(value))
    return value or ""


def _number(data: Json, field: str, where: str) -> int | None:
    """A whole number; ArkhamDB writes X as -2 and "varies" as null."""
    value = data.get(field)
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadCardError(where=where, field=field, value=str(value))
    return value if value >= 0 else None


def _flag(data: Json, field: str, where: str) -> bool:
    value = data.get(field, False)
    if value not in {True, False, None}:
        raise BadCardError(where=where, field=field, value=str(value))
    return bool(value)


def _sentences(traits: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in traits.split(".") if each.strip())


def _abilities(code: str, readings: Sequence[Reading]) -> list[Ability]:
    made = [ability(reading, f"{code}.{place}") for place, reading in enumerate(readings, 1)]
    return [each for each in made if each is not None]


def _elder_sign(readings: Sequence[Reading]) -> TokenEffect | None:
    return next((token_effect(each) for each in readings if each.type == "elder-sign"), None)


def _of_card(data: Json, readings: Sequence[Reading], owner: str | None, where: str) -> dict[str, Any]:
    cost = _number(data, "cost", where)
    keywords = keywords_of(readings)
    return {
        "owner": owner,
        "icons": tuple(_icons(data, where)),
        "most_committed": most_committed(readings),
        "cost": cost,
        "fast": "fast" in keywords,
        "slots": tuple(_slots(_optional(data, "real_slot", where) or _optional(data, "slot", where))),
        "health": _number(data, "health", where),
        "sanity": _number(data, "sanity", where),
        "uses": int(keywords.get("uses", 0)),
        "use_type": use_type_of(readings),
        "unique": _flag(data, "is_unique", where),
        "weakness": "weakness" in _optional(data, "subtype_code", where),
        "permanent": _flag(data, "permanent", where) or "permanent" in keywords,
        "peril": "peril" in keywords,
        "surge": "surge" in keywords,
    }


def _of_enemy(data: Json, readings: Sequence[Reading], owner: str | None, where: str) -> dict[str, Any]:
    keywords = keywords_of(readings)
    flags = ("hunter", "massive", "aloof", "retaliate", "peril", "surge")
    return {
        "owner": owner,
        "fight": _number(data, "enemy_fight", where) or 0,
        "evade": _number(data, "enemy_evade", where) or 0,
        "damage": _number(data, "enemy_damage", where) or 0,
        "horror": _number(data, "enemy_horror", where) or 0,
        "health": _number(data, "health", where),
        "unique": _flag(data, "is_unique", where),
        "weakness": "weakness" in _optional(data, "subtype_code", where),
        **spawn_of(readings),
        "prey": prey_of(readings, owner),
        **{flag: flag in keywords for flag in flags},
    }


def _icons(data: Json, where: str) -> list[Icon]:
    found: list[Icon] = []
    for icon in get_args(Icon):
        found += [icon] * (_number(data, f"skill_{icon}", where) or 0)
    return found


def _slots(text: str) -> list[Slot]:
    found: list[Slot] = []
    for part in re.split(r"[.,]\s*", text.lower()):
        match = re.fullmatch(r"(\w+)(?: x(\d))?", part.strip())
        if match and match.group(1) in _SLOTS:
            found += [match.group(1)] * int(match.group(2) or 1)  # type: ignore[list-item]
    return found
