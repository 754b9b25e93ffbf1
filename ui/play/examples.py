"""A game's example sheets, with names in the reader's language."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.game import game as front_of
from ui.play.sheet_text import read_text
from ui.words import knows, say

if TYPE_CHECKING:
    from rules_graph.model import Lang

_NUMBERED = re.compile(r"(.*?)( \d+)?", re.DOTALL)
_NO_LETTER = re.compile(r"[^a-z0-9]+")


@cache
def example(game: str, name: str, lang: Lang) -> dict[str, Any]:
    """The sheet of an example; names are in the reader's language where we have them."""
    text = front_of(game).EXAMPLES[name].read_text(encoding="utf-8")
    data: dict[str, Any] = _named(read_text(text), game, lang)
    return data


def _named(data: Any, game: str, lang: Lang) -> Any:
    match data:
        case dict():
            return {key: _named(value, game, lang) for key, value in data.items()}
        case list():
            return [_named(value, game, lang) for value in data]
        case str():
            name, number = _NUMBERED.fullmatch(data).groups()  # type: ignore[union-attr]
            return f"{_name(name, game, lang)}{number or ''}"
    return data


def _name(name: str, game: str, lang: Lang) -> str:
    common = f"name-of-{_NO_LETTER.sub('-', name.lower())}"
    for message in (f"{game}-{common}", common):
        if knows(lang, message) and say("en", message) == name:
            return say(lang, message)
    return name
