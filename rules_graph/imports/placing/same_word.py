"""Whether two words are forms of one, without a dictionary: a book inflects what our rules name plainly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Sequence

_STEM = 5
_SHORTEST = 3


def words_of(text: str) -> list[str]:
    """The words of three letters and more, without case and diacritics."""
    return [fold(word) for word in re.findall(r"[^\W\d_]{3,}", text.casefold())]


def same_word(one: str, other: str) -> bool:
    """Whether two words open alike: all but the last letter of a short one, or five letters."""
    needed = min(_STEM, max(_SHORTEST, min(len(one), len(other)) - 1))
    return one[:needed] == other[:needed]


def stands_in(name: Sequence[str], words: Sequence[str]) -> bool:
    """Whether the words of a name stand one after the other in a text, in whatever forms."""
    return bool(name) and any(
        all(same_word(one, other) for one, other in zip(name, words[at:], strict=False))
        for at in range(len(words) - len(name) + 1)
    )
