"""Names and traits as card texts put them: in whatever case the sentence needs, and still the same name."""

from __future__ import annotations

import re
from functools import cache

_WORD = re.compile(r"[^\W_]+")
_STEM = 3  # letters that an ending never changes
# What a case may put at the end of a name, in place of what stands there in another case.
_ENDINGS = frozenset(
    " ".join(
        (
            "s es y ies",
            "a e i o u ą ę ie iem em owi ow om ami ach owie ego emu ej ym im ymi imi ych ich iego iej",
            "iemu zie",
            "ek ka ki ko kę ką ku kiem kom kach kami kow kowi iec ca cu ce cem cy cow cowi com cami cach",
            "а у и і е о ю я ь є ї й ом ем єм ою ею єю ів їв ам ям ами ями ах ях ові еві єві ий ій ого",
            "ому им ім их іх ими іми ої ей ія ію ії ок ка ки ку ком ків кам ками ках кою ець ця цю цем ці",
            "ців цям цями цях цеві ння нням нню нь",
        )
    ).split()
) | {""}
_CHANGING = frozenset(  # last letters of a stem that a case changes: "Matka", "Matce"
    ["kc", "gd", "gż", "łl", "tc", "sś", "zź", "ćc", "ńn", "кц", "кч", "гз", "гж", "хс", "хш", "цч"]
)
_FOLDED = str.maketrans("ó", "o")


def same_name(one: str, other: str) -> bool:
    """The same words, but for their endings where the language has such."""
    if one.casefold() == other.casefold():
        return True
    left, right = _words(one), _words(other)
    return len(left) == len(right) > 0 and all(map(same_word, left, right))


def _words(name: str) -> list[str]:
    """Its words; an article at its head is none."""
    words = _WORD.findall(name.casefold())
    return words[1:] if len(words) > 1 and words[0] == "the" else words


@cache
def same_word(one: str, other: str) -> bool:
    """Whether a case makes the one of the other: "Heart" is no form of "Heal"."""
    one, other = one.casefold().translate(_FOLDED), other.casefold().translate(_FOLDED)
    if one == other:
        return True
    common = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        common += 1
    if common < _STEM:
        return False
    if {one[common:], other[common:]} <= _ENDINGS:
        return True
    pair = one[common : common + 1] + other[common : common + 1]
    changing = pair in _CHANGING or pair[::-1] in _CHANGING
    return changing and {one[common + 1 :], other[common + 1 :]} <= _ENDINGS


def has_trait(traits: tuple[str, ...], wanted: str) -> bool:
    return any(same_name(trait, wanted) for trait in traits)
