"""Chaos bags by name: the first campaign's, at its four levels of difficulty."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BeforeValidator

from engine.ahlcg.state.ids import Token
from engine.kernel.sheets import require_one_of

BagName = Literal["easy", "standard", "hard", "expert"]
_SYMBOLS = ("skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign")

BAGS: dict[str, tuple[str, ...]] = {
    "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *_SYMBOLS),
    "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *_SYMBOLS),
    "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *_SYMBOLS),
    "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *_SYMBOLS),
}


def _by_name(given: object) -> object:
    if isinstance(given, list | tuple):
        return given
    require_one_of("situation.bag", str(given), BAGS)
    return BAGS[str(given)]


Bag = Annotated[
    tuple[Token, ...], BeforeValidator(_by_name, json_schema_input_type=BagName | tuple[str, ...])
]
