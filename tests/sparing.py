"""What is much the same in each language or game: once in `make test`, everywhere in `make long`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterable

LONG = pytest.mark.long


def one_of(values: Iterable[Any], *first: Any) -> list[Any]:
    """Those named first always, the others when there is time."""
    return [value if value in first else pytest.param(value, marks=LONG) for value in values]


def each_once(these: Iterable[Any], those: Iterable[Any]) -> list[Any]:
    """Every pair; always those in which each of the first has one of the second, in turn."""
    others = list(those)
    return [
        pytest.param(this, that, marks=() if place % len(others) == number else LONG)
        for place, this in enumerate(these)
        for number, that in enumerate(others)
    ]
