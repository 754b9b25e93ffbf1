"""Values and their modifiers."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def modified(base: int, add: Iterable[int] = (), times: Iterable[int | Fraction] = ()) -> int:
    """Everything at once, from the base: first add, then multiply, round up, and below zero is zero."""
    value = Fraction(base + sum(add)) * math.prod(times)
    return max(0, math.ceil(value))
