"""A sheet written down again, and the schema of the format."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.ahlcg.sheet import Sheet
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Mapping


def sheet_as_data(sheet: Sheet) -> dict[str, Any]:
    """As a user would write it: only what differs from the defaults. Reading it gives the same sheet."""
    return {
        "situation": _shortened(sheet.situation),
        "attempt": sheet.attempt.model_dump(mode="json", by_alias=True, exclude_none=True),
    }


_TELLING = ("result", "kind")  # by which one kind of thing is told from another


def _shortened(thing: Any) -> Any:
    """Without defaults; effects keep the name by which they are told apart."""
    if isinstance(thing, tuple | list):
        return [_shortened(each) for each in thing]
    if not isinstance(thing, Frozen):
        return thing
    data = {}
    for name, field in type(thing).model_fields.items():
        value = getattr(thing, name)
        if name in _TELLING or field.is_required() or value != field.get_default(call_default_factory=True):
            data[field.alias or name] = _shortened(value)
    return data


def sheet_schema() -> Mapping[str, Any]:
    """The format as JSON Schema; short forms (`text`, `card`, `connections`, `deck: 20`) are read before."""
    return {"title": "Grimrule situation sheet", **Sheet.model_json_schema(by_alias=True)}
