"""How events and options are told: special cards that have no name of their own, and what may be missing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, get_args

from engine.arkham2e.state.cards import Card
from engine.arkham2e.state.effects import SpecialKind
from engine.kernel import telling
from engine.kernel.telling import Said

if TYPE_CHECKING:
    from engine.kernel import Event, Request
    from engine.kernel.telling import Value

NONE = "none"
_SPECIAL = re.compile(rf"({'|'.join(get_args(SpecialKind))})(?: \d+)? of .+")


def told(event: Event) -> Said:
    more = {name: said for name, value in event if (said := _named(name, value)) is not None}
    return telling.told(event, **more)


def offered(request: Request, option: str) -> Value:
    kind, _, what = option.rpartition(":")
    special = _special(what)
    if special is None:
        return telling.offered(request, option)
    return Said(f"arkham2e-option-{kind}", {"what": special}) if kind else special


def _named(field: str, value: object) -> Value | None:
    match field:
        case "difficulty" | "card" if value is None:
            return NONE
        case "card" | "cards" if isinstance(value, tuple):
            return tuple(_special(telling.word(each)) or telling.word(each) for each in value)
        case "card":
            return _special(value.id if isinstance(value, Card) else value)
    return None


def _special(name: object) -> Value | None:
    """A card that the engine has named after its kind and its owner."""
    found = _SPECIAL.fullmatch(name) if isinstance(name, str) else None
    return Said(f"arkham2e-special-{found[1]}") if found else None
