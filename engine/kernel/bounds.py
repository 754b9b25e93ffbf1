"""What no table can hold is refused before it is read: too many entries, letters, digits, boxes in boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    Step = str | int

MOST_ENTRIES = 300  # of one list or mapping: no deck, cup or map has as many
MOST_VALUES = 20_000  # of a whole sheet
MOST_LETTERS = 4_000  # of one text
MOST_DEPTH = 40
MOST_NUMBER = 1_000_000  # a coordinate of a map; what is counted has a closer bound of its own


def path_text(steps: tuple[Step, ...]) -> str:
    """A place in a sheet as people write it: `situation.enemies[2].location`."""
    said = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
    return said.lstrip(".") or "sheet"


def require_bounded(data: object) -> None:
    """Raises BadSituationError for more than a table holds."""
    for count, (where, value) in enumerate(_values(data, ()), 1):
        fault, most = _excess(value, len(where), count)
        if fault:
            known = f"{-most if fault is Fault.RANGE else 0}–{most}"
            raise BadSituationError(field=path_text(where), value=_short(value), known=known, fault=fault)


def _values(data: object, here: tuple[Step, ...]) -> Iterator[tuple[tuple[Step, ...], object]]:
    yield here, data  # refused, if it is too much, before anybody looks into it
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _values(value, (*here, str(key)[:60]))
    elif isinstance(data, list | tuple):
        for place, value in enumerate(data):
            yield from _values(value, (*here, place))


def _excess(value: object, depth: int, count: int) -> tuple[Fault | None, int]:
    if depth > MOST_DEPTH:
        return Fault.DEEP, MOST_DEPTH
    if count > MOST_VALUES:
        return Fault.MANY, MOST_VALUES
    if isinstance(value, dict | list | tuple) and len(value) > MOST_ENTRIES:
        return Fault.MANY, MOST_ENTRIES
    if isinstance(value, str) and len(value) > MOST_LETTERS:
        return Fault.LONG, MOST_LETTERS
    if isinstance(value, int | float) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        return Fault.RANGE, MOST_NUMBER
    return None, 0


def _short(value: object) -> str:
    if isinstance(value, dict | list | tuple):
        return str(len(value))
    if isinstance(value, int):  # Python writes no number of more digits than 4,300
        return str(value) if abs(value) < 10**20 else "10^20"
    return str(value)[:60]
