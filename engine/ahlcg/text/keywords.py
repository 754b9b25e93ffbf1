"""Keywords, uses, and how many copies of a card may be committed, from the readings of its text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.text.phrases import KEYWORDS, use_type

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.text.reading import Reading


def keywords_of(readings: Sequence[Reading]) -> dict[str, int]:
    """Keyword → its number, or 1."""
    found: dict[str, int] = {}
    for reading in readings:
        if reading.type not in {"keyword", "permission"}:
            continue
        sentences = [each for each in re.split(r"(?<=[.)])\s+", reading.text) if each]
        for sentence in sentences[: None if reading.type == "keyword" else 1]:
            found |= keyword_in(sentence)
    return found


def use_type_of(readings: Sequence[Reading]) -> str:
    """What is used, by its English word: "Uses (4 ammo)"."""
    for reading in readings:
        for table in KEYWORDS.values():
            uses = re.match(table["uses"].replace("?P<uses>", ""), reading.text, re.IGNORECASE)
            inner = re.search(r"\(\s*(?:\d+|[XХ])?\s*([^()]*?)\s*\)", uses.group()) if uses else None
            if reading.type == "keyword" and inner:
                return use_type(inner.group(1))
    return ""


def keyword_in(sentence: str) -> dict[str, int]:
    for table in KEYWORDS.values():
        for name, pattern in table.items():
            match = re.match(rf"(?:{pattern})(?!\w)", sentence, re.IGNORECASE)
            if match:
                number = re.search(r"\d+", sentence)
                return {name: int(number.group()) if number else int(name != "uses")}
    return {}


def most_committed(readings: Sequence[Reading]) -> int | None:
    """ "Max 1 committed per skill test.": a permission that names the test and a number."""
    for reading in readings:
        text = reading.text.lower()
        commits = re.search(r"committed per|przeznaczyć maksymalnie|така карта на перевірку", text)
        number = re.search(r"\d+", text)
        if reading.type == "permission" and commits and number:
            return int(number.group())
    return None
