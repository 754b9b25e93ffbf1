"""Text in a situation sheet: `text: …` on a card, an enemy, a place, or in `abilities`, into its fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ahlcg.text.keywords import keywords_of, most_committed, use_type_of
from engine.ahlcg.text.reader import read_text
from engine.ahlcg.text.reading import ability, token_effect
from engine.ahlcg.text.spawning import prey_of, read_spawn, spawn_of
from engine.ahlcg.text.unread import unread_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.ahlcg.text.reading import Reading

    Fields = dict[str, Any]

_WITHIN = {
    "investigators": "investigator",
    "locations": "location",
    "enemies": "enemy",
    "acts": "act",
    "agendas": "agenda",
    "abilities": "ability",
    **dict.fromkeys(("hand", "play", "threat", "deck", "discard", "cards", "set_aside"), ""),
    **dict.fromkeys(("encounter_deck", "encounter_discard", "victory", "removed", "resolving"), ""),
}
_OWN_FIELDS = {
    "enemy": ("fight", "evade", "engaged", "hunter", "spawn", "prey", "hurt"),
    "location": ("shroud", "connects", "revealed"),
    "investigator": ("willpower", "intellect", "combat", "agility", "hand", "play", "location"),
    "agenda": ("threshold",),
}
_CARDS = ("asset", "event", "skill", "treachery")
_FLAGS = {
    "enemy": ("hunter", "massive", "aloof", "retaliate", "peril", "surge"),
    **dict.fromkeys(_CARDS, ("fast", "permanent", "peril", "surge")),
}


def with_text(data: Fields, kind: str = "") -> Fields:
    """The mapping, and all within it, with its texts read; what is spelled out stays as it is.

    `kind` is what it is, where its own fields do not tell: asset, enemy, location, ability…
    """
    found = {name: _within(name, value, data) for name, value in data.items()}
    if isinstance(spawn := found.get("spawn"), str):
        found |= {"spawn": None, **read_spawn(spawn)}
    if not isinstance(found.get("text"), str) or "result" in found:
        return found
    if kind == "ability" or (not kind and "at" in found):
        return _entry(found)[0]
    return _filled(found, kind or _kind(found))


def _within(name: str, value: object, holder: Fields) -> object:
    if name == "situation" and isinstance(value, dict):
        return with_text(value)
    if name not in _WITHIN or not isinstance(value, list):
        return value
    if name == "abilities":
        return [
            each
            for entry in value
            for each in (_entry(entry, holder) if isinstance(entry, dict) else [entry])
        ]
    return [with_text(each, _WITHIN[name]) if isinstance(each, dict) else each for each in value]


def _kind(data: Fields) -> str:
    """What it is, as its own fields tell; a card is an event unless it says otherwise."""
    if isinstance(data.get("kind"), str):
        return str(data["kind"])
    return next((kind for kind, own in _OWN_FIELDS.items() if any(name in data for name in own)), "event")


def _entry(data: Fields, holder: Fields | None = None) -> list[Fields]:
    """An ability by its text alone: one or, where the text has more, several."""
    text = data.get("text")
    if not isinstance(text, str) or "at" in data:
        return [data]
    name, kind = ("", "") if holder is None or "id" not in holder else (_name(holder), _kind(holder))
    explicit = {key: value for key, value in data.items() if key != "text"}
    readings = read_text(text, None, name, kind)
    made = [{**each, **explicit, "id": each["id"]} for each in _abilities(data, readings)]
    unread = unread_in(readings, "") if made else (text,)
    return [*made, *(_in_words(explicit, words, len(made)) for words in unread)]


def _in_words(data: Fields, words: str, before: int) -> Fields:
    """What is no ability that we know, as one that is told and not carried out."""
    opaque = {"at": "constant", "text": words, "results": [{"result": "opaque", "text": words}]}
    name = str(data.get("id") or "text")
    return {**data, **opaque, "id": f"{name}-{before + 1}" if before else name}


def _name(data: Fields) -> str:
    return str(data.get("title") or data.get("id") or "")


def _filled(data: Fields, kind: str) -> Fields:
    readings = read_text(data["text"], None, _name(data), kind)
    own = {key: value for key, value in data.items() if key != "text"}
    read = list(_abilities(own, readings))
    spelled_out = own.get("abilities", [])
    abilities = [*read, *spelled_out] if isinstance(spelled_out, list) else spelled_out
    owner = own.get("owner")
    unread = unread_in(readings, kind, owner=owner if isinstance(owner, str) else None)
    told = {"unread": list(unread)} if unread else {}
    return {**_printed(readings, own, kind), **told, **own, "abilities": abilities}


def _abilities(data: Fields, readings: Sequence[Reading]) -> Iterator[Fields]:
    """Named after the card: its id, then its id with a number."""
    number = 0
    for reading in readings:
        name = str(data.get("id") or "text")
        made = ability(reading, name if not number else f"{name}-{number + 1}")
        if made is not None:
            number += 1
            yield made.model_dump(mode="json", by_alias=True)


def _printed(readings: Sequence[Reading], data: Fields, kind: str) -> Fields:
    """What the text prints besides abilities: keywords, uses, where it spawns, its prey, the elder sign."""
    keywords = keywords_of(readings)
    found: Fields = {flag: True for flag in _FLAGS.get(kind, ()) if flag in keywords}
    if kind in (*_CARDS, "enemy", "location") and keywords.get("victory"):
        found["victory"] = keywords["victory"]
    if kind in _CARDS:
        found |= {"uses": keywords["uses"]} if keywords.get("uses") else {}
        found |= {"use_type": kind_of_use} if (kind_of_use := use_type_of(readings)) else {}
        limit = most_committed(readings)
        found |= {"most_committed": limit} if limit else {}
    if kind == "enemy":
        owner = data.get("owner")
        prey = prey_of(readings, owner if isinstance(owner, str) else None)
        found |= spawn_of(readings)
        found |= {"prey": prey.model_dump()} if prey else {}
    if kind == "investigator":
        sign = next((token_effect(each) for each in readings if each.type == "elder-sign"), None)
        found |= {"elder_sign": sign.model_dump(mode="json")} if sign else {}
    return found
