"""The words that people read, from the Fluent files in `locales/`."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rules_graph.languages import LANGS, Lang

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fluent.runtime import FluentBundle

    from rules_graph.errors import Problem

_DIGITS = 10  # longer ones are words
_LETTERS = 900
LOCALES = Path(__file__).parent / "locales"


@cache
def _bundle(lang: Lang) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 (slow to import, and help needs none)

    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((LOCALES / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(lang: Lang, message: str, /, **values: object) -> str:
    """A message in a language. A missing message or value is a bug, and raises."""
    bundle = _bundle(lang)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, {name: _cut(value) for name, value in values.items()})
    if errors:
        raise errors[0]
    return str(text)


def _cut(value: object) -> object:
    """Fluent takes no more than a thousand letters, and nobody reads them."""
    return f"{value[:_LETTERS]}…" if isinstance(value, str) and len(value) > _LETTERS else value


def quoted(lang: Lang, words: Iterable[str]) -> str:
    """Each word once, in the quotation marks of the language."""
    return ", ".join(say(lang, "quoted", word=word) for word in dict.fromkeys(words))


def knows(lang: Lang, message: str) -> bool:
    """Whether there is such a message."""
    return _bundle(lang).has_message(message)


def say_own(lang: Lang, message: str, of: str, /, **values: object) -> str:
    """A message that a game may have words of its own for: `message-of`; else the common one."""
    own = f"{message}-{of}"
    return say(lang, own if knows(lang, own) else message, **values)


def say_problem(lang: Lang, problem: Problem) -> str:
    return say(lang, f"problem-{problem.damage}", **known_numbers(problem.values))


def known_numbers(values: Mapping[str, object]) -> dict[str, object]:
    """Numbers as numbers, so that plural forms apply."""
    return {name: int(str(value)) if _is_count(value) else value for name, value in values.items()}


def _is_count(value: object) -> bool:
    return isinstance(value, str) and value.isdecimal() and len(value) < _DIGITS


def system_language() -> Lang:
    """The language of the user's system where we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        for lang in LANGS:
            if code == lang:
                return lang
    return "en"
