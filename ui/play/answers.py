"""What somebody typed as an answer: the one parser for all games, at a prompt and in files of answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.playing import illegal
from rules_graph.errors import IllegalAnswerError
from ui.words.telling import say_option

if TYPE_CHECKING:
    from engine.kernel import Request
    from rules_graph.model import Lang


def read_answer(lang: Lang, request: Request, word: str) -> str:
    """An option as the engine writes it, as the reader's language says it, or by its number.

    Capitals do not matter. Raises IllegalAnswerError.
    """
    word = word.strip()
    if word in request.options:
        return word
    if word.isdecimal() and 1 <= int(word) <= len(request.options):
        return request.options[int(word) - 1]
    meant = [option for option in request.options if word.casefold() in _names(lang, request, option)]
    if len(meant) == 1:
        return meant[0]
    raise illegal(request, word)


def is_answer(lang: Lang, request: Request, word: str) -> bool:
    """Whether the word is one of the options."""
    try:
        read_answer(lang, request, word)
    except IllegalAnswerError:
        return False
    return True


def _names(lang: Lang, request: Request, option: str) -> tuple[str, ...]:
    return option.casefold(), say_option(lang, request, option).casefold()
