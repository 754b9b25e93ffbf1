"""Which English words a Polish or Ukrainian lemma stands for, learned from texts that say the same.

IBM's first model: a word of one text is made by some word of the other, or by none; how likely each is, is
counted over all pairs, again and again.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Pair = tuple[Sequence[str], Sequence[str]]
    Counts = Mapping[str, Mapping[str, float]]

_ROUNDS = 6
_KEPT = 3  # words
_LEAST = 1e-3
_NONE = ""


def translations(pairs: Sequence[Pair]) -> dict[str, dict[str, float]]:
    """Of pairs of an English text and its twin: for each word of the twins the likeliest English ones, with
    the share of its places that each accounts for."""
    counts = _counted(pairs, None)
    for _ in range(_ROUNDS):
        counts = _counted(pairs, _given_english(counts))
    return {word: _likeliest(of_word) for word, of_word in counts.items()}


def _counted(pairs: Sequence[Pair], likely: Counts | None) -> Counts:
    """How often each English word made each word, shared out by what was likely so far."""
    counts: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for english, twin in pairs:
        makers = [*english, _NONE]
        for word in twin:
            known = likely[word] if likely else {}
            shares = [known.get(maker, _LEAST**2) if likely else 1.0 for maker in makers]
            total = sum(shares)
            of_word = counts[word]
            for maker, share in zip(makers, shares, strict=True):
                of_word[maker] += share / total
    return counts


def _given_english(counts: Counts) -> Counts:
    """How likely an English word makes each word."""
    totals: dict[str, float] = defaultdict(float)
    for of_word in counts.values():
        for maker, count in of_word.items():
            totals[maker] += count
    return {
        word: {maker: count / totals[maker] for maker, count in of_word.items() if count > _LEAST}
        for word, of_word in counts.items()
    }


def _likeliest(of_word: Mapping[str, float]) -> dict[str, float]:
    total = sum(of_word.values())
    makers = sorted((maker for maker in of_word if maker), key=lambda maker: -of_word[maker])
    return {maker: of_word[maker] / total for maker in makers[:_KEPT]}
