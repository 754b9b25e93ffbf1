"""How events and options are told: options that name several things, and what may be missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel import telling
from engine.kernel.telling import Said
from engine.mansions.events import BarrierMoved, EventRevealed, ThreatChanged

if TYPE_CHECKING:
    from engine.kernel import Event, Request

NONE = "none"
_PARTS = {"give": ("giver", "card", "to"), "urge": ("who", "card"), "horror": ("who", "monster")}


def told(event: Event) -> Said:
    match event:
        case ThreatChanged(by=by):
            return telling.told(event, by=abs(by), way="down" if by < 0 else "up")
        case EventRevealed(choice=None):
            return telling.told(event, choice=NONE)
        case BarrierMoved(door=None):
            return telling.told(event, door=NONE)
    return telling.told(event)


def offered(request: Request, option: str) -> Said:
    """`give:Joe>Pistol>Jenny`: each part by its own name."""
    kind, _, what = option.partition(":")
    names, parts = _PARTS.get(kind, ()), what.split(">")
    if not names or len(parts) != len(names):
        return telling.offered(request, option)
    return Said(f"mansions-option-{kind}", dict(zip(names, parts, strict=True)))
