"""Which language a piece of text is in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.text.lexicon import UNKNOWN, tokens

if TYPE_CHECKING:
    from rules_graph.model import Lang

_CYRILLIC = re.compile(r"[а-яіїєґ]", re.IGNORECASE)
_LATIN = re.compile(r"[a-zà-ž]", re.IGNORECASE)
_POLISH = re.compile(
    r"[ąćęłńśźż]|\b(?:po tym|kiedy|otrzymujesz|odrzuc|twojej|twoja|lub|jest|nie|tylko|koniec|rundy|karta"
    r"|karty|wroga|dobierz|wydaj|masywny|zyskujesz|cel|tury|podczas|do|na|za|kart|efekt|limit raz|akcja"
    r"|wymuszony)\b",
    re.IGNORECASE,
)
_ENGLISH = re.compile(
    r"\b(?:the|you|your|after|when|if|each|and|this|of|at|discard|draw|deal|take|cards?|damage|horror|place"
    r"|spend|to"
    r"|move|put|into|play|location|enemy|test|get|gain|hunter|limit once|investigators?|may|only|deck)\b",
    re.IGNORECASE,
)
_ENOUGH = 400  # characters
_MARKUP = re.compile(r"\[\[.*?\]\]|\[[a-z_]+\]|<[^>]*>|\"[^\"]*\"")


def language_of(text: str, otherwise: Lang | None = None) -> Lang:
    """By script, then by which lexicon knows more of its words; else `otherwise`, or English."""
    words = _MARKUP.sub(" ", text)
    cyrillic, latin = len(_CYRILLIC.findall(words)), len(_LATIN.findall(words))
    if cyrillic > latin:
        return "uk"
    english, polish = _unknown(words, "en"), _unknown(words, "pl")
    if polish == english:
        english, polish = len(_POLISH.findall(words)), len(_ENGLISH.findall(words))
    if polish == english:
        return "en" if otherwise is None or (otherwise == "uk" and latin) else otherwise
    return "pl" if polish < english else "en"


def _unknown(words: str, lang: Lang) -> int:
    return sum(token.name == UNKNOWN for token in tokens(words[:_ENOUGH], lang))
