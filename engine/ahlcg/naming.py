"""Names and traits as card texts put them: in whatever case the sentence needs, and still the same name."""

from __future__ import annotations

import re

_WORD = re.compile(r"[^\W_]+")
_ENDING = 3  # letters that an ending may change
_STEM = 3


def same_name(one: str, other: str) -> bool:
    """The same words, but for their endings where the language has such."""
    if one.casefold() == other.casefold():
        return True
    left, right = _words(one), _words(other)
    return len(left) == len(right) > 0 and all(map(_same_word, left, right))


def _words(name: str) -> list[str]:
    return _WORD.findall(name.casefold())


def _same_word(one: str, other: str) -> bool:
    if one == other:
        return True
    if one.isascii() and other.isascii() and one[-1:] != "s" and other[-1:] != "s":
        return _stem(one, other, 2)
    return _stem(one, other, _ENDING)


def _stem(one: str, other: str, ending: int) -> bool:
    common = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        common += 1
    shorter = min(len(one), len(other))
    return common >= max(_STEM, shorter - 2) and max(len(one), len(other)) - common <= ending


def has_trait(traits: tuple[str, ...], wanted: str) -> bool:
    return any(same_name(trait, wanted) for trait in traits)
