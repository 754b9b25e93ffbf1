"""A situation sheet in the reader's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.words import say
from ui.words.names import token_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.sheet import Sheet
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_OF_PEOPLE = (
    "health",
    "sanity",
    "damage",
    "horror",
    "willpower",
    "intellect",
    "combat",
    "agility",
    "clues",
    "resources",
)
_OF_ENEMIES = ("fight", "evade", "health", "doom")
_KEYWORDS = ("hunter", "massive", "aloof", "retaliate")
_ACTIONS = ("investigate", "draw", "resource", "fight", "evade", "engage", "move", "play", "activate")


def sheet_lines(table: dict[str, Any], sheet: Sheet | None, corpus: Corpus, lang: Lang) -> Iterator[str]:
    """Who is there and how, what lies on the table, which abilities wait, and what is attempted."""
    for number, who in enumerate(table.get("investigators", [])):
        yield _line(
            lang, who["id"], _investigator(who, lang, lead=number == 0 and len(table["investigators"]) > 1)
        )
    for enemy in table.get("enemies", []):
        yield _line(lang, enemy["id"], _enemy(enemy, corpus, lang))
    for place in table.get("locations", []):
        if said := list(_location(place, lang)):
            yield _line(lang, place["id"], said)
    for deck in ("acts", "agendas"):
        for card in table.get(deck, []):
            yield _line(lang, card["id"], _facts(card, ("clues", "doom", "threshold"), lang))
    for card in table.get("encounter_deck", [])[:1]:
        yield _line(lang, card["id"], _keywords(card, ("surge", "peril", *_KEYWORDS), corpus, lang))
    if table.get("bag"):
        yield say(lang, "said-bag", tokens=", ".join(token_name(lang, each) for each in table["bag"]))
    yield from _abilities(table, lang)
    if sheet is not None:
        yield say(
            lang, "said-attempt", what=_attempt(sheet.attempt.model_dump(exclude_none=True), corpus, lang)
        )


def _line(lang: Lang, name: str, said: list[str]) -> str:
    return say(lang, "said-investigator", name=name, what=", ".join(said)) if said else name


def _facts(data: dict[str, Any], names: tuple[str, ...], lang: Lang) -> list[str]:
    """Those that are numbers; a sheet that cannot be read may have anything there."""
    return [say(lang, f"fact-{name}", count=data[name]) for name in names if isinstance(data.get(name), int)]


def _keywords(data: dict[str, Any], names: tuple[str, ...], corpus: Corpus, lang: Lang) -> list[str]:
    return [corpus.find(name, "ahlcg").names[lang].lower() for name in names if data.get(name)]


def _investigator(who: dict[str, Any], lang: Lang, *, lead: bool) -> list[str]:
    said = [say(lang, "said-lead")] if lead else []
    said.append(say(lang, "said-at", place=who["location"]))
    said += _facts(who, _OF_PEOPLE, lang)
    for area in ("hand", "play", "threat"):
        if who.get(area):
            said.append(say(lang, f"said-{area}", cards=", ".join(card["id"] for card in who[area])))
    return said


def _enemy(enemy: dict[str, Any], corpus: Corpus, lang: Lang) -> list[str]:
    said = [say(lang, "said-ready" if enemy.get("ready", True) else "said-exhausted")]
    if enemy.get("engaged"):
        said.append(say(lang, "said-engaged", who=", ".join(enemy["engaged"])))
    else:
        said += [] if enemy.get("massive") else [say(lang, "said-unengaged")]
        said.append(say(lang, "said-at", place=enemy["location"]))
    if "damage" in enemy or "horror" in enemy:
        said.append(say(lang, "said-deals", damage=enemy.get("damage", 0), horror=enemy.get("horror", 0)))
    return said + _keywords(enemy, _KEYWORDS, corpus, lang) + _facts(enemy, _OF_ENEMIES, lang)


def _location(place: dict[str, Any], lang: Lang) -> Iterator[str]:
    yield from _facts(place, ("shroud", "clues"), lang)
    if place.get("revealed") is False:
        yield say(lang, "said-unrevealed")
    if place.get("connects"):
        yield say(lang, "said-connects", places=", ".join(place["connects"]))


def _abilities(table: dict[str, Any], lang: Lang) -> Iterator[str]:
    """Each ability with what it is on and its words."""
    holders = [*table.get("investigators", []), *table.get("enemies", []), *table.get("locations", [])]
    holders += [*table.get("agendas", []), *table.get("encounter_deck", [])]
    holders += [
        card
        for who in table.get("investigators", [])
        for area in ("hand", "play", "threat")
        for card in who.get(area, [])
    ]
    on = [(holder["id"], ability) for holder in holders for ability in holder.get("abilities", [])]
    on += [(say(lang, "said-table"), ability) for ability in table.get("abilities", [])]
    for name, ability in on:
        if not ability.get("text"):
            continue
        said = say(lang, "said-ability", name=ability["id"], on=name, text=ability["text"])
        opaque = any(result.get("result") == "opaque" for result in ability.get("results", []))
        yield f"{said} – {say(lang, 'said-opaque')}" if opaque else said


def _attempt(attempt: dict[str, Any], corpus: Corpus, lang: Lang) -> str:
    """An action by its printed name; a step or phase by its own."""
    kind, value = next(iter(attempt.items()))
    by = value if isinstance(value, str) else value.get("by", "") if isinstance(value, dict) else ""
    if kind in _ACTIONS:
        action = corpus.find(f"{kind}-action", "ahlcg").names[lang]
        what = (
            next((value[name] for name in ("enemy", "to", "card", "ability") if name in value), "")
            if isinstance(value, dict)
            else ""
        )
        return say(lang, "attempt-action", by=by, action=action, what=f" → {what}" if what else "")
    if kind in ("encounter", "test"):
        name = corpus.find("encounter-draw.1" if kind == "encounter" else "skill-tests", "ahlcg").names[lang]
        return say(lang, "attempt-action", by=by, action=name, what="")
    if kind in ("step", "phase"):
        phases = {"mythos": "phase-1", "investigation": "phase-2", "enemy": "phase-3", "upkeep": "phase-4"}
        return say(lang, f"attempt-{kind}", what=corpus.find(phases.get(value, value), "ahlcg").names[lang])
    if kind == "attack":
        return say(lang, "attempt-attack", what=value["enemy"], by=value["investigator"])
    return say(lang, f"attempt-{kind}", by=by)
