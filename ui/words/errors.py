"""What is wrong, in the reader's words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rules_graph.errors import CorpusDamagedError
from ui.words.fluent import known_numbers, say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.errors import GrimruleError
    from rules_graph.model import Lang


def say_error(lang: Lang, error: GrimruleError) -> str:
    """The error's own message, with its values; a value may be a message itself. What a statement forbids is
    told with that statement."""
    from engine.kernel.telling import Said  # noqa: PLC0415 (help needs no engine)
    from ui.words.telling import say_value  # noqa: PLC0415

    said = {
        name: say_value(lang, value) if isinstance(value, Said) else value
        for name, value in error.values.items()
    }
    message = say(lang, f"error-{error.code}", **known_numbers(said))
    statement = forbidding(lang, error)
    return f"{message} {say(lang, 'error-forbidden-by', **statement)}" if statement else message


def forbidding(lang: Lang, error: GrimruleError) -> dict[str, str]:
    """The statement that forbids it, with the name of its rule; nothing where there is none."""
    from ui.words.telling import statement_text  # noqa: PLC0415

    cites = getattr(error, "cites", None)
    if not cites:
        return {}
    try:
        name, statement = statement_text(_corpus(), lang, cites)
    except CorpusDamagedError:
        return {}
    return {"cites": cites, "rule": name, "statement": statement}


@cache
def _corpus() -> Corpus:
    from rules_graph.corpus import load  # noqa: PLC0415 (most errors cite nothing)

    return load()
