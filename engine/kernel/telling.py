"""What can be said of events and options, without a word of any language: messages by name, with values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.kernel.requests import Event, Request

Value: TypeAlias = "str | int | Said | tuple[Value, ...]"


@dataclass(frozen=True)
class Said:
    """A message by its name; `otherwise` stands where nobody has written the message."""

    message: str
    values: Mapping[str, Value] = field(default_factory=dict)
    otherwise: Value | None = None


def told(event: Event, **more: Value) -> Said:
    """An event by its game's message for that kind, with its fields and whatever else the message needs."""
    game = game_of(event.cites)
    values: dict[str, Value] = {name: word(value) for name, value in event}
    if "reading" in values:
        values["reading"] = Said(f"{game}-assumed-{values['reading']}")
    return Said(f"{game}-event-{values['event']}", values | more)


def asked(request: Request) -> Said:
    """Who is asked what."""
    by = getattr(request, "by", None) or "–"
    return Said(f"{game_of(request.cites)}-decide-{request.what}", {"by": by})


def offered(request: Request, option: str) -> Said:
    """An option, `move:Hall` as a message about what is named; a name that people gave as it is."""
    return option_said(request.cites, option)


def option_said(cites: str, option: str) -> Said:
    """An option of the game whose statement is cited."""
    kind, _, what = option.partition(":")
    values: dict[str, Value] = {"what": what} if what else {}
    return Said(f"{game_of(cites)}-option-{kind}", values, otherwise=option)


def word(value: object) -> Value:
    """What a field is called: a number, a name, or the names of several."""
    match value:
        case None:
            return "–"
        case bool():
            return "yes" if value else "no"
        case str() | int():
            return value
        case tuple():
            return tuple(word(each) for each in value)
    return str(getattr(value, "id", value))


def game_of(cites: str) -> str:
    """The game whose statement is cited."""
    return cites.partition("/")[0]
