"""ArkhamDB's JSON → the engine's cards."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, get_args

from pydantic import ValidationError

from engine.ahlcg.cards import Ability, Card, Enemy, Icon, Named, Prey, Slot
from engine.ahlcg.effects import Count, TokenEffect  # noqa: TC001 (pydantic needs them)
from engine.ahlcg.text.language import language_of
from engine.ahlcg.text.phrases import KEYWORDS, PREY, SPAWN, use_type
from engine.ahlcg.text.reader import read_text
from engine.ahlcg.text.reading import Reading, ability, token_effect
from rules_graph.errors import GrimruleError, UnreadableFileError

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.model import Lang

Json = Mapping[str, Any]
_KINDS = ("asset", "event", "skill", "treachery")
_SIZE = 50_000_000
_X = -2  # as ArkhamDB writes it
_SLOTS: tuple[str, ...] = get_args(Slot)


class BadCardsError(GrimruleError):
    """Not a list of cards as ArkhamDB writes it; `where` is a place in the file."""

    code = "bad-cards"


class BadCardError(GrimruleError):
    """A card with a field missing or odd."""

    code = "bad-card"


class Printed(Named):
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
        "spawn": spawn_of(readings),
        "prey": prey_of(readings, owner),
        **{flag: flag in keywords for flag in flags},
    }


def spawn_of(readings: Sequence[Reading]) -> tuple[str, ...] | None:
    return next((_spawn(each.text) for each in readings if each.type == "spawn"), None)


def prey_of(readings: Sequence[Reading], owner: str | None) -> Prey | None:
    return next((_prey(each.text, owner) for each in readings if each.type == "prey"), None)


def keywords_of(readings: Sequence[Reading]) -> dict[str, int]:
    """Keyword → its number, or 1."""
    found: dict[str, int] = {}
    for reading in readings:
        if reading.type not in {"keyword", "permission"}:
            continue
        sentences = [each for each in re.split(r"(?<=[.)])\s+", reading.text) if each]
        for sentence in sentences[: None if reading.type == "keyword" else 1]:
            found |= _keyword(sentence)
    return found


def use_type_of(readings: Sequence[Reading]) -> str:
    """What is used, by its English word: "Uses (4 ammo)"."""
    for reading in readings:
        for table in KEYWORDS.values():
            uses = re.match(table["uses"].replace("?P<uses>", ""), reading.text, re.IGNORECASE)
            inner = re.search(r"\(\s*(?:\d+|[XХ])?\s*([^()]*?)\s*\)", uses.group()) if uses else None
            if reading.type == "keyword" and inner:
                return use_type(inner.group(1))
    return ""


def _keyword(sentence: str) -> dict[str, int]:
    for table in KEYWORDS.values():
        for name, pattern in table.items():
            match = re.match(rf"(?:{pattern})(?!\w)", sentence, re.IGNORECASE)
            if match:
                number = re.search(r"\d+", sentence)
                return {name: int(number.group()) if number else int(name != "uses")}
    return {}


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


def most_committed(readings: Sequence[Reading]) -> int | None:
    """ "Max 1 committed per skill test.": a permission that names the test and a number."""
    for reading in readings:
        text = reading.text.lower()
        commits = re.search(r"committed per|przeznaczyć maksymalnie|така карта на перевірку", text)
        number = re.search(r"\d+", text)
        if reading.type == "permission" and commits and number:
            return int(number.group())
    return None


def _after_head(text: str) -> str:
    return re.sub(r"^[^-–:]*\s*[-–:]\s*", "", text, count=1).strip().rstrip(".")


def _spawn(text: str) -> tuple[str, ...]:
    """The places by name, as printed; "or" between them is a choice."""
    places = re.split(r"\s*,\s*(?:or|lub|albo|або)?\s*|\s+(?:or|lub|albo|або)\s+", _after_head(text))
    return tuple(_spawn_word(place) for place in places if place) or ("yours",)


def _spawn_word(place: str) -> str:
    for table in SPAWN.values():
        for word, pattern in table.items():
            if re.fullmatch(pattern, place, re.IGNORECASE):
                return word
    return place


def _prey(text: str, owner: str | None) -> Prey | None:
    words = _after_head(text)
    lang: Lang = language_of(words)
    for table in (PREY[lang], *PREY.values()):
        found = _prey_in(words, table, owner)
        if found:
            return found
    return None


def _prey_in(words: str, table: Mapping[str, str], owner: str | None) -> Prey | None:
    if re.fullmatch(table["bearer"], words, re.IGNORECASE):
        return Prey(only=owner or "bearer")
    order: Literal["highest", "lowest"] | None = next(
        (name for name in ("highest", "lowest") if re.search(table[name], words, re.IGNORECASE)),
        None,
    )
    value = _prey_value(words, table)
    return Prey(**{order: value}) if order and value else None


def _prey_value(words: str, table: Mapping[str, str]) -> str | None:
    if symbol := re.search(r"\[(willpower|intellect|combat|agility)\]", words):
        return symbol.group(1)
    names = {"health": "remaining-health", "sanity": "remaining-sanity"}
    for name in ("health", "sanity", "cards", "clues", "damage", "horror", "resources"):
        if re.search(table[name], words, re.IGNORECASE):
            return names.get(name, name)
    return None
