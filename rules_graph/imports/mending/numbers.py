"""The numbers that a text names, in digits or in words, so that two languages can be compared."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules_graph.model import Lang

# The words from two upwards, in the order of the numbers; "one" is too often an article to count.
_WORDS: dict[Lang, tuple[str, ...]] = {
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "pl": (
        "dwa|dwie|dwoch|dwom|dwoma|dwoje|dwojga",
        "trzy|trzech|trzem|trzema|troje",
        "cztery|czterech|czterem|czterema",
        "piec|pieciu",
        "szesc|szesciu",
        "siedem|siedmiu",
        "osiem|osmiu",
        "dziewiec|dziewieciu",
        "dziesiec|dziesieciu",
    ),
    "uk": (
        "два|дві|двох|двом|двома|двоє",
        "три|трьох|трьом|трьома|троє",
        "чотири|чотирьох|чотирьом|чотирма",
        "п'ять|п'яти|п'ятьох",
        "шість|шести|шістьох",
        "сім|семи|сімох",
        "вісім|восьми|вісьмох",
        "дев'ять|дев'яти",
        "десять|десяти",
    ),
}
_VALUES: dict[Lang, dict[str, int]] = {
    lang: {form: value for value, forms in enumerate(words, 2) for form in forms.split("|")}
    for lang, words in _WORDS.items()
}
_TOKEN = re.compile(r"\d+|[^\W\d_]+(?:['’ʼ][^\W\d_]+)*")


def numbers_in(text: str, lang: Lang) -> Iterator[int]:
    """The numbers of a text, in its order, from two upwards; not those of steps such as 2.2.1."""
    for found in _TOKEN.finditer(re.sub(r"\b\d+(?:\.\d+)+\.?", " ", text.casefold())):
        word = re.sub("[’ʼ]", "'", found[0])
        if word.isdigit():
            if 1 < int(word) < 1000:
                yield int(word)
        elif (value := _VALUES[lang].get(fold(word))) is not None:
            yield value
