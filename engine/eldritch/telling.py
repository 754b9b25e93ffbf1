"""How events and options are told: colours of the Omen track, tickets, tokens without a name of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.eldritch.events import EldritchPlaced
from engine.kernel import telling
from engine.kernel.telling import Said

if TYPE_CHECKING:
    from engine.kernel import Event, Request
    from engine.kernel.telling import Value

_COLOUR = re.compile(r"(blue|green|red)[ _-]?(\d*)")
_UNNAMED = re.compile(r"(?:.*-)?(?:clue|eldritch)-\d+")  # a token that the sheet only counts
NONE, UNNAMED = "none", "unnamed"


def told(event: Event) -> Said:
    """An event; what it names by a word of the engine's is told in words."""
    more = {name: said for name, value in event if (said := _named(name, value)) is not None}
    if isinstance(event, EldritchPlaced):
        more["space"] = event.token.space
    return telling.told(event, **more)


def offered(request: Request, option: str) -> Said:
    said = telling.offered(request, option)
    what = said.values.get("what")
    named = None if what is None else _ticket(what) or _token(what)
    return said if named is None else Said(said.message, {"what": named}, said.otherwise)


def _named(field: str, value: object) -> Value | None:
    match field:
        case "origin" | "to" | "symbol" if isinstance(value, str):
            return _colour(value)
        case "what" if isinstance(value, str):
            return _ticket(value) or Said(f"eldritch-what-{value}", otherwise=value)
        case "what" if isinstance(value, tuple):
            return tuple(_ticket(each) or _clue(each) or each for each in value)
        case "about" if not value:
            return NONE
        case "clue" | "token" | "about":
            return _token(getattr(value, "id", value))
    return None


def _colour(word: str) -> Value | None:
    """A space of the Omen track, or a symbol: by its colour, and which of two it is."""
    found = _COLOUR.fullmatch(word)
    if found is None:
        return None
    colour = Said(f"eldritch-colour-{found[1]}")
    return Said("eldritch-omen-of-two", {"colour": colour, "number": found[2]}) if found[2] else colour


def _ticket(word: Value) -> Value | None:
    return Said(f"eldritch-option-{word}") if word in ("train", "ship") else None


def _clue(word: str) -> Value | None:
    return Said("eldritch-what-clue") if _token(word) else None


def _token(word: object) -> Value | None:
    return UNNAMED if isinstance(word, str) and _UNNAMED.fullmatch(word) else None
