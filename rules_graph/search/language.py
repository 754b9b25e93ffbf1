"""Which language a question is in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules_graph.search.text import is_cyrillic, tokens

if TYPE_CHECKING:
    from rules_graph.model import Lang
    from rules_graph.search.text import Lexicon

_SURELY_UKRAINIAN = 0.8


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the language it is in, and its text in that language's letters."""

    text: str
    lang: Lang


def detect(question: str, lexicon: Lexicon) -> Asked:
    """By script, then by which language's words the corpus knows more of; Latin letters may be Ukrainian."""
    if is_cyrillic(question):
        return Asked(question, "uk")
    words = tokens(question)
    english = sum(lexicon.knows(word, "en") for word in words)
    polish = sum(lexicon.knows(word, "pl") for word in words)
    polish += any(letter in "ąćęłńóśźż" for letter in question.casefold())
    if max(english, polish) < 0.5 * len(words):
        cyrillic, likeness = lexicon.cyrillic(question)
        if likeness >= _SURELY_UKRAINIAN and likeness * len(words) > max(english, polish):
            return Asked(cyrillic, "uk")
    return Asked(question, "pl" if polish > english else "en")
