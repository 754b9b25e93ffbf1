"""Words into tokens, the same in each language.

t.*      a timing word; m.would; p.begin and p.end of n.round, n.turn, n.phase, ph.* or n.game
x        the letter; signed-x with a sign before it; x.is what says what it is
c.*      joining words; if.success, if.failure; until.* a period
who      you, your, control.yours, det.*, q.any-number, q.up-to, investigator, enemy, it, here, at-this,
         connecting, self ("~": the card's own name)
n.*      things; q.* adjectives; skill.*; num, signed, difficulty
v.*      verbs
?        a word that we do not know: what holds one is not read
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from engine.ahlcg.text.phrases import WORDS

if TYPE_CHECKING:
    from rules_graph.model import Lang

UNKNOWN = "?"
NUMBERS = {
    **dict.fromkeys(
        ["a", "an", "one", "jeden", "jedną", "jedno", "jednego", "один", "одну", "одне", "одного"], 1
    ),
    **dict.fromkeys(["two", "dwa", "dwie", "dwóch", "два", "дві", "двох"], 2),
    **dict.fromkeys(["three", "trzy", "трьох", "три"], 3),
}
_SPACE = re.compile(r"[\s\"]+")
_NUMBER = re.compile(r"\d+(?! ?\[per_)(?!\d)")
_PUNCTUATION = ".,:;()"
_WORD = re.compile(r"[^\s.,:;()\"]+|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Token:
    """A word or phrase of the text, by its name, with where it stands."""

    name: str
    start: int
    end: int
    number: int = 0
    word: str = ""


@cache
def _patterns(lang: Lang) -> tuple[tuple[tuple[str, ...], re.Pattern[str]], ...]:
    return tuple(
        (tuple(name.split("+")), re.compile(rf"(?:{_longest_first(pattern)})(?!\w)", re.IGNORECASE))
        for name, pattern in sorted(
            WORDS[lang].items(), key=lambda each: (each[0] == "filler", "+" not in each[0])
        )
    )


def _longest_first(pattern: str) -> str:
    """Of two alternatives Python takes the first, so the longer must stand before the shorter."""
    parts, depth, start = [], 0, 0
    for place, sign in enumerate(pattern):
        depth += (sign in "([") - (sign in ")]") if pattern[place - 1 : place] != "\\" else 0
        if sign == "|" and depth == 0:
            parts.append(pattern[start:place])
            start = place + 1
    return "|".join(sorted([*parts, pattern[start:]], key=len, reverse=True))


def tokens(text: str, lang: Lang) -> list[Token]:
    """The longest word or phrase at each place; of equals the more telling. Fillers are left out."""
    found: list[Token] = []
    place = 0
    while place < len(text):
        if space := _SPACE.match(text, place):
            place = space.end()
            continue
        here = _longest(text, place, lang) or _plain(text, place)
        found += [token for token in here if token.name != "filler"]
        place = here[0].end
    return _with_names(found, text)


def _with_names(found: list[Token], text: str) -> list[Token]:
    """Unknown words with capital letters, joined with the small words between them: "Harbour of the Moon"."""
    joined: list[Token] = []
    for token in found:
        last = joined[-1] if joined else None
        between = text[last.end : token.start] if last else ""
        small = between.strip(' "') and not set(between) & set(_PUNCTUATION)
        if last and small and _proper(last) and _proper(token):
            words = text[last.start : token.end].replace('"', "")
            joined[-1] = Token(UNKNOWN, last.start, token.end, word=words)
        else:
            joined.append(token)
    return joined


def _proper(token: Token) -> bool:
    return token.name == UNKNOWN and token.word[:1].isupper()


def _longest(text: str, place: int, lang: Lang) -> list[Token]:
    best: re.Match[str] | None = None
    names: tuple[str, ...] = ()
    for each, pattern in _patterns(lang):
        match = pattern.match(text, place)
        if match and match.end() > (best.end() if best else place):
            best, names = match, each
    if best is None:
        return []
    groups = {key: value for key, value in best.groupdict().items() if value}
    number = int(groups.get("num", groups.get("num2", "0")))
    word = groups.get("trait", groups.get("symbol", best.group()))
    return [Token(name, place, best.end(), number, word) for name in names]


def _plain(text: str, place: int) -> list[Token]:
    if number := _NUMBER.match(text, place):
        return [Token("num", place, number.end(), int(number.group()))]
    if text[place] in _PUNCTUATION:
        return [Token(text[place], place, place + 1)]
    word = _WORD.match(text, place)
    end = word.end() if word else place + 1
    if (value := NUMBERS.get(text[place:end].lower())) is not None:
        return [Token("num", place, end, value)]
    return [Token(UNKNOWN, place, end, word=text[place:end])]
