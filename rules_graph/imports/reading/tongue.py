"""Which language a book is in, by its script and its smallest words."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rules_graph.model import Lang

# Without diacritics: a bad scan has none.
_SMALL: dict[Lang, frozenset[str]] = {
    "en": frozenset(
        ["the", "of", "and", "to", "is", "that", "with", "for", "this", "are", "be", "from", "or", "as", "by"]
    ),
    "pl": frozenset(
        [
            "w",
            "z",
            "na",
            "nie",
            "sie",
            "jest",
            "do",
            "lub",
            "oraz",
            "ktory",
            "jesli",
            "od",
            "po",
            "moze",
            "za",
            "przez",
        ]
    ),
    "uk": frozenset(
        [
            "у",
            "в",
            "на",
            "не",
            "та",
            "з",
            "що",
            "його",
            "або",
            "за",
            "до",
            "якщо",
            "від",
            "це",
            "який",
            "може",
        ]
    ),
}
_ENOUGH = 12


def told_in(lines: Iterable[str]) -> Lang | None:
    """The language of a text; None where too little of it is there to tell."""
    counts: Counter[Lang] = Counter()
    for line in lines:
        words = [fold(word) for word in re.findall(r"[^\W\d_]+", line.casefold())]
        for lang, small in _SMALL.items():
            counts[lang] += sum(word in small for word in words)
    best = counts.most_common(1)[0] if counts else None
    return best[0] if best and best[1] >= _ENOUGH and best[1] > 2 * sorted(counts.values())[-2] else None
