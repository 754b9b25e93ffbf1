"""Where an enemy spawns and whom it prefers, by the instructions of its text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

from engine.ahlcg.state.cards import Prey
from engine.ahlcg.text.language import language_of
from engine.ahlcg.text.lexicon import UNKNOWN, tokens
from engine.ahlcg.text.phrases import PREY, SPAWN

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.ahlcg.text.lexicon import Token
    from engine.ahlcg.text.reading import Reading
    from rules_graph.model import Lang

_BETWEEN = re.compile(r"\s*,\s*(?:or|lub|albo|або)?\s*|\s+(?:or|lub|albo|або)\s+")
_DESCRIBES = frozenset(
    {
        *("location", "location-any", "location-this", "location-revealed", "here", "enemy", "investigator"),
        *("connecting", "engaged-you", "q.nearest", "no-enemies", "trait", "non-trait", "you", "n.clue"),
    }
)
_ENGAGED = re.compile(r"engaged|zwarci|боротьб|бою", re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only|tylko|тільки|лише)\b", re.IGNORECASE)
_BEARER = re.compile(r"bearer|posiadacz\w*|nosiciel\w*|носі\w+|власник\w*", re.IGNORECASE)
_TRAIT = r"(?:\[\[(?P<trait>[^\]]+)\]\])"
_SHORT = 3  # letters of the small words in a name


def spawn_of(readings: Sequence[Reading]) -> dict[str, Any]:
    """The field for where it spawns; an instruction that is not understood stays in its own words."""
    instruction = next((each for each in readings if each.type == "spawn"), None)
    return read_spawn(_after_head(instruction.text)) if instruction else {}


def read_spawn(words: str) -> dict[str, Any]:
    """The places by name, as printed, or the engine's words for them; "or" between them is a choice."""
    places = [words] if _spawn_word(words) else [each for each in _BETWEEN.split(words) if each]
    found = [_spawn_word(place) or (place if _is_name(place) else None) for place in places]
    return {"spawn": tuple(found)} if found and all(found) else {"spawn_in_words": words}


def _after_head(text: str) -> str:
    return re.sub(r"^[^-–:]*\s*[-–:]\s*", "", text, count=1).strip().rstrip(".")


def _spawn_word(place: str) -> str | None:
    """One of the engine's words for places, with the trait that they must have."""
    for table in SPAWN.values():
        for word, pattern in table.items():
            if match := re.fullmatch(pattern.replace("TRAIT", _TRAIT), place, re.IGNORECASE):
                trait = match.group("trait") if "TRAIT" in pattern else None
                return f"{word}, {trait}" if trait else word
    return None


def _is_name(place: str) -> bool:
    """A name has a capital letter and describes nothing; in English its other words have one too."""
    lang = language_of(place)
    found = tokens(place, lang)
    small = lang == "en" and any(_is_small(token) for token in found)
    return (
        place[:1].isupper() and not small and not _ENGAGED.search(place) and not any(map(_describes, found))
    )


def _describes(token: Token) -> bool:
    verb = token.name.startswith("v.") and token.word[:1].islower()
    return token.name in _DESCRIBES or token.name.startswith("t.") or verb


def _is_small(token: Token) -> bool:
    return token.name == UNKNOWN and len(token.word) > _SHORT and token.word.islower()


def prey_of(readings: Sequence[Reading], owner: str | None) -> Prey | None:
    return next((_prey(each.text, owner) for each in readings if each.type == "prey"), None)


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
        named = owner or _ONLY.sub("", words).strip()
        return Prey(only=named) if owner or not _BEARER.fullmatch(named) else None
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
