"""What endings and forms tell: a verb in the first person; whether a noun or a pronoun is the subject."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

if TYPE_CHECKING:
    from rules_graph.model import Lang

_FILE = Path(__file__).parent / "words" / "grammar.yaml"


@cache
def forms(kind: str, lang: Lang) -> tuple[str, ...]:
    """The words or endings of a kind."""
    return tuple(yaml.load(_FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)[kind][lang])


def first_person(word: str, lang: Lang) -> bool:
    """Whether a verb's ending says "I": in Polish and Ukrainian the pronoun is left out."""
    if lang == "en":
        return word in ("i", "i'd", "i'm", "i'll", "i've")
    if word in forms("nouns", lang):
        return False
    if word.endswith(forms("noun-endings", lang)) and word not in forms("still-verbs", lang):
        return False
    if lang == "pl":
        return word.endswith(("ę", "am", "łem", "łam")) and len(word) > 2
    return len(word) > 1 and word.endswith(("у", "ю", "усь", "юсь", "юся", "уся"))


def is_attack_noun(word: str, lang: Lang) -> bool:
    """An attack as a noun: whose it is follows."""
    return word.casefold() in forms("attacks", lang)


def is_done_to(word: str, lang: Lang) -> bool:
    """Whether a pronoun is in the accusative: something is done to it."""
    return word.casefold() in forms("done-to", lang)


def says_she(word: str, lang: Lang) -> bool:
    """Whether a pronoun of the third person is feminine."""
    return word.casefold() in forms("she", lang)


def is_feminine(noun: str, lang: Lang) -> bool:
    """Whether a noun, as the dictionary has it, is feminine by its ending."""
    word = noun.casefold()
    masculine = word.endswith(("sta", "ca", "ста", "вця"))
    return lang != "en" and word.endswith(("a", "а", "я")) and not masculine


def is_object(word: str, lang: Lang) -> bool:
    """Whether a pronoun is in a case in which it does nothing itself: go, ją, його, мене."""
    return word.casefold() in forms("objects", lang)
