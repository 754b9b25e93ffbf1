"""Which game a question names."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rapidfuzz import fuzz

from rules_graph.search.text import tokens

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from rules_graph.model import Game

_ALIKE = 85  # a title may be inflected


def titles(games: Iterable[Game]) -> dict[str, list[str]]:
    """What each game alone is called: its name, and its name without a subtitle."""
    called: dict[str, set[str]] = {}
    for game in games:
        names = game.names.model_dump().values()
        called[game.id] = {_plain(part) for name in names for part in (name, re.split(r"[:(,]", name)[0])}
    return {
        game: sorted(own - {title for other in called if other != game for title in called[other]})
        for game, own in called.items()
    }


def named_game(question: str, called: Mapping[str, Sequence[str]]) -> str | None:
    """The one game that a question names."""
    asked = _plain(question)
    named = [game for game, own in called.items() if any(_in(title, asked) for title in own)]
    return named[0] if len(named) == 1 else None


def without_title(question: str, own: Sequence[str]) -> str:
    """The question without the game's name, which says nothing of the rule; unless nothing else is said."""
    words = question.split()
    for title in sorted(own, key=len, reverse=True):
        size = len(title.split())
        for at in range(len(words) - size + 1):
            if fuzz.ratio(_plain(" ".join(words[at : at + size])), title) >= _ALIKE:
                return " ".join(words[:at] + words[at + size :]) or question
    return question


def _in(title: str, asked: str) -> bool:
    return len(title) <= len(asked) and fuzz.partial_ratio(title, asked) >= _ALIKE


def _plain(text: str) -> str:
    return " ".join(tokens(text))
