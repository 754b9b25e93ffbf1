"""What a text box says besides its abilities and nothing carries out: keywords, instructions, permissions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import Cost
from engine.ahlcg.text.instructions import able
from engine.ahlcg.text.keywords import keyword_in, most_committed
from engine.ahlcg.text.spawning import prey_of, spawn_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.reading import Reading

_CARDS = ("asset", "event", "skill", "treachery")
_BUILDING = frozenset({"exceptional", "myriad"})  # rules of deckbuilding
_KNOWN = {
    "enemy": frozenset({"hunter", "massive", "aloof", "retaliate", "peril", "surge", "victory"}),
    "location": frozenset({"victory"}),
    **dict.fromkeys(_CARDS, frozenset({"fast", "permanent", "peril", "surge", "uses", "victory"})),
}
_DECKS = re.compile(
    r".*\bdecks? only\b.*|limit \d+ per deck|tylko (?:w )?tali[ai] .*|limit \d+ na talię"
    r"|(?:тільки|лише) (?:в|у|для) колод\w+ .*|ліміт:? \d+ .*на колоду",
    re.IGNORECASE,
)


def unread_in(readings: Sequence[Reading], kind: str, *, owner: str | None = None) -> tuple[str, ...]:
    """The words of each reading that is no ability and has no other place on the card of that kind."""
    found = [
        reading.text
        for place, reading in enumerate(readings)
        if not _has_place(reading, readings[:place], readings[place + 1 :], kind, owner)
    ]
    return tuple(dict.fromkeys(found))


def _has_place(
    reading: Reading, before: Sequence[Reading], after: Sequence[Reading], kind: str, owner: str | None
) -> bool:
    match reading.type:
        case "keyword":
            return _is_known_keyword(reading.text, kind)
        case "spawn":
            return kind == "enemy" and "spawn" in spawn_of([reading])
        case "prey":
            return kind == "enemy" and prey_of([reading], owner) is not None
        case "permission":
            return _is_kept(reading, before, after, kind)
        case "symbols":
            return False
        case "elder-sign":
            return kind == "investigator"
    return True


def _is_known_keyword(text: str, kind: str) -> bool:
    """Each keyword of the sentence; what stands in brackets explains it."""
    known = _KNOWN.get(kind, frozenset()) | _BUILDING
    sentences = [each for each in re.split(r"(?<=[.)])\s+", text) if each and not each.startswith("(")]
    for sentence in sentences:
        found = keyword_in(sentence)
        if not found or not found.keys() <= known or found.get("uses") == 0:
            return False
    return True


def _is_kept(reading: Reading, before: Sequence[Reading], after: Sequence[Reading], kind: str) -> bool:
    """Whether a line on playing, committing or limits works through an ability or a field of the card."""
    if _DECKS.fullmatch(reading.text.rstrip(". ")):
        return True
    if reading.cost != Cost():
        return any(each.type == "play" for each in after)
    if reading.limit:
        return bool(able([*before, *after]))
    if most_committed([reading]) and not reading.effects:
        return kind in _CARDS
    if reading.at or reading.while_ or reading.effects:
        following = next((each.type for each in after if each.type in {"play", "commit", "permission"}), "")
        return following in {"play", "commit"}
    return False
