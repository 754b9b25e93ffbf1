"""A line of a column, cut out of a line that holds two: how it begins and ends, rubbish of the scan aside."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.imports.reading.manuscript import Line

REAL = re.compile(r"[^\W\d_]{3,}")
END = re.compile(r"[.!?…][\"”’'»)\]*]*$")
_LONG = re.compile(r"[^\W\d_]{4,}")
_PAUSE = re.compile(r"[:;][\"”’'»)\]*]*$")
EDGES = "|¦\\/_{}[]<>'‘’`~^,;:.\"“”"
_GLYPHS = frozenset("•●▪■○◦‣➢➤◆◊◇❖✦✧☞*·►▶")
_ABBREVIATIONS = frozenset(
    {
        "np",
        "itd",
        "itp",
        "tzn",
        "tj",
        "str",
        "m.in",
        "e.g",
        "i.e",
        "etc",
        "cf",
        "напр",
        "див",
        "тощо",
        "стор",
        "с",
    }
)
GUTTER_MARKS = frozenset("|¦_/\\[]{}")
NO_ENDS = _ABBREVIATIONS | {""}
SHORT_WORDS = frozenset("aiouwzAIOUWZайоузівяАЙОУЗІВЯ")


class Start(Enum):
    """How the first words of a column's line look."""

    BULLET = "bullet"
    HEADING = "heading"
    UPPER = "upper"
    LOWER = "lower"
    NOISE = "noise"


@dataclass(frozen=True)
class Piece:
    """Part of a line, as the line of one column."""

    tokens: tuple[str, ...]
    bullets: frozenset[str]

    @cached_property
    def text(self) -> str:
        return " ".join(self.tokens)

    @cached_property
    def length(self) -> int:
        return len(self.text)

    @cached_property
    def core(self) -> tuple[str, ...]:
        end = len(self.tokens)
        while end > self.noise and is_noise(self.tokens[end - 1]):
            end -= 1
        return self.tokens[self.noise : end]

    @cached_property
    def net(self) -> int:
        """Its length without the rubbish at its ends."""
        return len(" ".join(self.core))

    @cached_property
    def title(self) -> bool:
        """Whether it may be a heading, though not in capitals."""
        return self.heading or (
            self.net < 25 and len(self.real) < 4 and not self.ended and self.start is Start.UPPER
        )

    @cached_property
    def comma(self) -> bool:
        return bool(self.real) and self.real[-1].endswith(",")

    @cached_property
    def real(self) -> list[str]:
        found = [token for token in self.tokens if REAL.search(token)]
        return found if len(found) > 1 or any(_LONG.search(token) for token in found) else []

    @cached_property
    def start(self) -> Start:
        if not self.real:
            return Start.NOISE
        if self.bullet is not None:
            return Start.BULLET
        if self.heading:
            return Start.HEADING
        letter = next(char for char in self.first if char.isalpha())
        return Start.LOWER if letter.islower() else Start.UPPER

    @cached_property
    def bullet(self) -> int | None:
        """Where its bullet stands, behind no more than crumbs of a margin."""
        for at, token in enumerate(self.tokens[:3]):
            if opens(self.tokens, at, self.bullets):
                return at
            if REAL.search(token):
                return None
        return None

    @cached_property
    def noise(self) -> int:
        """How many tokens at the beginning are no words: marks that a scan makes of a margin."""
        if self.bullet is not None:
            return self.bullet
        for at, token in enumerate(self.tokens):
            after = "".join(self.tokens[at + 1 : at + 2])
            small_capital = token.isupper() and after.isupper() and bool(REAL.search(after))
            if small_capital or not is_noise(token):
                return at
        return len(self.tokens)

    @cached_property
    def heading(self) -> bool:
        letters = [char for char in self.text if char.isalpha()]
        upper = sum(map(str.isupper, letters))
        begins = bool(self.real) and sum(map(str.isupper, self.real[0])) > 0.5 * len(self.real[0])
        return (
            begins
            and len(letters) >= 4
            and self.length < 45
            and upper > 0.7 * len(letters)
            and not self.ended
        )

    @cached_property
    def ended(self) -> bool:
        """Whether a sentence ends here, rubbish of the margin aside."""
        for token in reversed(self.tokens[-4:]):
            if END.search(token) and len(token) > 1 and bare(token):
                return bare(token) not in _ABBREVIATIONS
            if REAL.search(token):
                return False
        return False

    @cached_property
    def paused(self) -> bool:
        return bool(_PAUSE.search(self.last))

    @cached_property
    def first(self) -> str:
        return self.tokens[self.noise] if self.noise < len(self.tokens) else ""

    @cached_property
    def last(self) -> str:
        return next((token for token in reversed(self.tokens) if not is_noise(token)), "")


def bare(token: str) -> str:
    return token.strip(EDGES + "()").casefold()


def is_noise(token: str) -> bool:
    letters = sum(map(str.isalpha, token))
    return letters < 2 and not (letters == len(token) and token in SHORT_WORDS)


def opens(tokens: Sequence[str], at: int, bullets: frozenset[str]) -> bool:
    """Whether a bullet stands there: its glyph, and a capital behind it."""
    return (
        at + 1 < len(tokens)
        and (
            tokens[at] in bullets
            or (len(tokens[at]) == 2 and not tokens[at].isalnum() and tokens[at][0] in bullets - {"o"})
        )
        and next((char.isupper() for char in tokens[at + 1] if char.isalpha()), False)
    )


def tokens_of(line: Line) -> tuple[str, ...]:
    return tuple(line.text.split())


def bullets_of(lines: Sequence[Line]) -> frozenset[str]:
    """The glyphs that begin lines of this book before a capital, letters misread for bullets among them."""
    seen, opening = Counter[str](), Counter[str]()
    for line in lines:
        tokens = line.text.split(maxsplit=2)
        if len(tokens) > 1 and len(tokens[0]) <= 2 and not tokens[0][0].isdigit() and not tokens[0].isupper():
            if tokens[0][0] in EDGES:
                continue
            seen[tokens[0]] += 1
            opening[tokens[0]] += opens(tokens, 0, frozenset(tokens[:1]))
    common = {token for token, count in opening.items() if count >= 3 and count > 0.7 * seen[token]}
    return frozenset(common) | _GLYPHS
