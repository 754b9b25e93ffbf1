"""Names of chaos tokens and abilities, for the card game's own pictures and forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.telling import SYMBOLS, is_number, named, token_said
from ui.words.telling import say_value

if TYPE_CHECKING:
    from rules_graph.model import Lang

NAMED = SYMBOLS


def token_name(lang: Lang, token: str) -> str:
    """A number with a true minus, a symbol by its name; a token we do not know as it is written."""
    return str(say_value(lang, token_said(token)))


def name_of(lang: Lang, option: str) -> str:
    """What the engine names itself in the reader's words; anything else as it is."""
    return str(say_value(lang, named(option) or option))


__all__ = ["NAMED", "is_number", "name_of", "token_name"]
