"""Other scans of a book, made from a text of it: each line of theirs knows the lines it was made from."""

from __future__ import annotations

import random
import re
import textwrap
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_PAGE = 46
_CONFUSED = [
    "rn|m",
    "m|rn",
    "l|1",
    "o|0",
    "e|c",
    "c|e",
    "i|l",
    "t|f",
    "u|n",
    "n|u",
    "h|b",
    "s|5",
    "і|i",
    "а|a",
]
_KIN = ["о|o", "е|e", "и|н", "н|п", "п|н", "ш|щ", "в|b", "г|r", "т|m", "з|3"]


@dataclass(frozen=True)
class Row:
    """A line of a scan, and the lines of the text that it was made from."""

    text: str
    of: tuple[int, ...]


def rows_of(text: str) -> list[Row]:
    return [Row(line, (number,)) for number, line in enumerate(text.split("\n"), 1)]


def as_text(rows: Sequence[Row]) -> str:
    return "\n".join(row.text for row in rows)


def origins(rows: Sequence[Row]) -> dict[int, tuple[int, ...]]:
    """The lines of the text that each line of the file was made from."""
    return {number: row.of for number, row in enumerate(rows, 1)}


def wrapped(rows: Sequence[Row], width: int = 64) -> list[Row]:
    """Narrower lines."""
    return [Row(part, row.of) for row in rows for part in _wrap(row.text, width)]


def _wrap(text: str, width: int) -> list[str]:
    if len(text) <= width or "\t" in text or text.lstrip().startswith(("|", "#")):
        return [text]
    indent = text[: len(text) - len(text.lstrip())]
    parts = textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
    return [indent + parts[0], *parts[1:]]


def hyphenated(rows: Sequence[Row], width: int = 46) -> list[Row]:
    """Narrow lines whose last words are broken."""
    chance = random.Random(1)
    narrow = wrapped(rows, width)
    out: list[Row] = []
    carried = ""
    for row, after in zip(narrow, [*narrow[1:], Row("", ())], strict=True):
        text = f"{carried} {row.text.lstrip()}" if carried else row.text
        carried = ""
        last = re.search(r"[^\W\d_]{6,}$", text)
        if last and after.of == row.of and chance.random() < 0.4:
            cut = last.start() + chance.randint(3, len(last[0]) - 3)
            text, carried = f"{text[:cut]}-", text[cut:]
        out.append(Row(text, row.of))
    return out


def paged(rows: Sequence[Row]) -> list[Row]:
    """A head and a number on every page, wherever that tears the text."""
    narrow = wrapped(rows)
    out: list[Row] = []
    for page, start in enumerate(range(0, len(narrow), _PAGE), 1):
        out += [Row("", ()), Row("Księga zmyślona", ()), Row("", ()), *narrow[start : start + _PAGE]]
        out += [Row("", ()), Row(str(page), ()), Row("", ())]
    return out


def side_by_side(rows: Sequence[Row], gap: str = "    ") -> list[Row]:
    """Two columns on a page, with a gap between them; a dump of such pages has no marks of Markdown."""
    bare_rows = [replace(row, text=re.sub(r"^#+\s*", "", row.text).replace("\t", " ")) for row in rows]
    narrow = wrapped(bare_rows, 58)
    out: list[Row] = []
    for start in range(0, len(narrow), 2 * _PAGE):
        left, right = narrow[start : start + _PAGE], narrow[start + _PAGE : start + 2 * _PAGE]
        for at, row in enumerate(left):
            other = right[at] if at < len(right) else Row("", ())
            text = f"{row.text:<58}{gap}{other.text}" if other.text.strip() else row.text
            out.append(Row(text.rstrip(), (*row.of, *other.of)))
        out.append(Row("\f", ()))
    return out


def read_across(rows: Sequence[Row]) -> list[Row]:
    """Two columns on a page, read as if they were one."""
    return [Row(re.sub(r"\s*\0", " ", row.text), row.of) for row in side_by_side(rows, gap="\0")]


def _alone(rows: Sequence[Row], at: int) -> bool:
    text = rows[at].text.strip()
    around = [rows[other].text.strip() for other in (at - 1, at + 1) if 0 <= other < len(rows)]
    return bool(text) and len(text) <= 60 and not any(around) and text[-1] not in ".,:;!?"


def shouted(rows: Sequence[Row]) -> list[Row]:
    """Headings in capitals, and no marks of Markdown."""
    return [
        Row(re.sub(r"^#+\s*", "", row.text).upper() if _alone(rows, at) else row.text, row.of)
        for at, row in enumerate(rows)
    ]


def unmarked(rows: Sequence[Row]) -> list[Row]:
    """No marks at all: of headings, of bold, of bullets."""
    return [Row(re.sub(r"^\s*#+\s*|^\s*(?:-\s+)?[❖◆◊-]\s+|\*+", "", row.text), row.of) for row in rows]


def bare(rows: Sequence[Row]) -> list[Row]:
    """No Polish letters; Latin letters in place of the Ukrainian ones that look so."""
    alike = str.maketrans("іаеосрІАЕОСР", "iaeocpIAEOCP")
    chance = random.Random(3)

    def spoilt(word: str) -> str:
        return word.translate(alike) if chance.random() < 0.15 else _unaccented(word)

    return [Row(re.sub(r"\w+", lambda found: spoilt(found[0]), row.text), row.of) for row in rows]


def _unaccented(word: str) -> str:
    return "".join(fold(letter.lower()).upper() if letter.isupper() else fold(letter) for letter in word)


def noisy(rows: Sequence[Row], share: float) -> list[Row]:
    """Letters misread or lost."""
    chance = random.Random(7)
    table: dict[str, list[str]] = {}
    for pair in (*_CONFUSED, *_KIN):
        read, instead = pair.split("|")
        table.setdefault(read, []).append(instead)

    def seen(letter: str) -> str:
        if not letter.isalpha() or chance.random() >= share:
            return letter
        return chance.choice([*table.get(letter, []), "", letter + letter])

    return [Row("".join(map(seen, row.text)), row.of) for row in rows]


SCANS: dict[str, Callable[[Sequence[Row]], list[Row]]] = {
    "as it is": list,
    "narrow lines": wrapped,
    "broken words": hyphenated,
    "heads and page numbers": paged,
    "two columns": side_by_side,
    "two columns read across": read_across,
    "headings in capitals": shouted,
    "no marks": unmarked,
    "no diacritics": bare,
    "1 % of letters misread": lambda rows: noisy(rows, 0.01),
    "2 % of letters misread": lambda rows: noisy(rows, 0.02),
}
