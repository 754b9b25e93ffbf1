"""Mend the words of a scanned book.

A scanned word is read as the word that most probably was printed: what the misreading costs
(`glyphs`, `readings`), against how usual the word is and how well it follows the one before
(`lexicon`). How bad the scan is decides how much is doubted: a text that has its marks keeps every
word that is right.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from rules_graph.imports.mending.lexicon import START, pause, share_of_marks
from rules_graph.imports.mending.readings import Reader, Reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rules_graph.imports.mending.lexicon import Lexicon

_WORD = re.compile(r"(?:[^\W_]|[¢$§€@£¥])+(?:['’ʼ][^\W\d_]+)*(?:(?<=[A-Z])\])?")
_CAPITAL = "[A-ZĄĆĘŁŃÓŚŹŻ]"
_TORN = re.compile(rf"(?<!\w)({_CAPITAL})(?:[.,]? |[.,])({_CAPITAL}{{3,}}\]?)(?!\w)")
_MOST_MARKS_LOST = 0.5


@dataclass(frozen=True, slots=True)
class Change:
    """A word that was mended: where it stands in the mended line, and what stood in the scan."""

    column: int
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Repaired:
    """A line after repair."""

    text: str
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Damage:
    """How bad a scan is: the share of words that are none, and of marks (ą, ї) that are lost."""

    unknown: float
    lost_marks: float

    @property
    def heavy(self) -> bool:
        """Is every word to be doubted, those that could be right included?"""
        return self.lost_marks > _MOST_MARKS_LOST


@dataclass(frozen=True, slots=True)
class _Token:
    """A word of a line, or one torn in two, and where it stands."""

    raw: str
    start: int
    end: int


_Path = tuple[float, tuple[str, ...]]


def damage(lines: Iterable[str], lexicon: Lexicon) -> Damage:
    """How bad the scan is that these lines come from."""
    counts = Counter(token.raw for line in lines for token in _tokens(line))
    known = Counter({raw: count for raw, count in counts.items() if lexicon.known(raw)})
    usual = lexicon.marks
    kept = share_of_marks(known) / usual if usual else 1.0
    if not known:
        return Damage(1.0 if counts else 0.0, 0.0)
    return Damage(1 - known.total() / counts.total(), max(0.0, 1 - kept))


def repair(lines: Sequence[str], lexicon: Lexicon, of: Damage | None = None) -> list[Repaired]:
    """The lines with their misread words mended, one for one."""
    counts = Counter(token.raw for line in lines for token in _tokens(line))
    counts.update(found[1] + found[2] for line in lines for found in _TORN.finditer(line))
    readings = Reader(lexicon, heavy=(of or damage(lines, lexicon)).heavy).readings(counts)
    mended: list[Repaired] = []
    before = START
    for line in lines:
        repaired, before = _mend(line, readings, lexicon, before if line.strip() else START)
        mended.append(repaired)
    return mended


def _tokens(line: str) -> Iterator[_Token]:
    for found in _WORD.finditer(line):
        if _is_word(found[0]):
            yield _Token(found[0], found.start(), found.end())


@lru_cache(maxsize=50_000)
def _is_word(text: str) -> bool:
    """Not a number, a sign nor a numbered thing (2A, B2); but `s3` is the Polish są."""
    letters = sum(map(str.isalpha, text))
    digits = sum(map(str.isdigit, text))
    if digits and len(text) < 4:
        return text[0].islower() and letters >= digits
    return letters > 2 * digits


def _mend(
    line: str, readings: Mapping[str, list[Reading]], lexicon: Lexicon, before: str
) -> tuple[Repaired, str]:
    """The line by its most probable words, and what the next line comes after."""
    tokens = _joined(line, list(_tokens(line)), readings, lexicon)
    if not tokens:
        return Repaired(line), before
    paths: dict[str, _Path] = {before: (0.0, ())}
    copied = 0
    for token in tokens:
        sign = START if _after_bullet(line, token) else pause(line[copied : token.start])
        if sign:
            paths = {sign: min(paths.values())}
        copied = token.end
        paths = _step(paths, readings.get(token.raw) or [Reading(token.raw.casefold(), 0.0)], lexicon)
    _, chosen = min(paths.values())
    if sum(map(lexicon.known, chosen)) * 2 < len(chosen):
        return Repaired(line), START  # names, or what the scan made of an ornament
    return _rewrite(line, tokens, chosen), pause(line[copied:]) or chosen[-1]


def _step(paths: Mapping[str, _Path], options: Iterable[Reading], lexicon: Lexicon) -> dict[str, _Path]:
    """The best way to each reading of a word from the readings of the word before (Viterbi)."""
    step: dict[str, _Path] = {}
    for option in options:
        paid, words = min(
            (paid - lexicon.after(before, option.word), words) for before, (paid, words) in paths.items()
        )
        step[option.word] = (paid + option.cost, (*words, option.word))
    return step


def _after_bullet(line: str, token: _Token) -> bool:
    return len(line[: token.start].strip()) == 1 and token.raw[0].isupper()


def _joined(
    line: str, tokens: list[_Token], readings: Mapping[str, list[Reading]], lexicon: Lexicon
) -> list[_Token]:
    """Put together what a large first letter tore: `T AJEMNICA`, `Z.ASADZKA`."""
    for found in _TORN.finditer(line):
        whole, rest = found[1] + found[2], found[2]
        options = [*readings.get(whole, []), Reading(whole.casefold(), 0.0)]
        best = min(options, key=lambda each: each.cost - lexicon.weight(each.word)).word
        if any(is_right(best) and not is_right(rest) for is_right in (lexicon.met, lexicon.known)):
            tokens = [each for each in tokens if not found.start() <= each.start < found.end()]
            tokens.append(_Token(whole, found.start(), found.end()))
    return sorted(tokens, key=lambda each: each.start)


def _rewrite(line: str, tokens: Sequence[_Token], chosen: Sequence[str]) -> Repaired:
    text, copied = "", 0
    changes: list[Change] = []
    for token, word in zip(tokens, chosen, strict=True):
        old = line[token.start : token.end]
        new = token.raw if word == token.raw.casefold() else _in_case_of(token.raw, word)
        text += line[copied : token.start]
        copied = token.end
        if new != old:
            changes.append(Change(len(text), old, new))
        text += new
    return Repaired(text + line[copied:], tuple(changes))


def _in_case_of(raw: str, word: str) -> str:
    """Small capitals come out of a scan as a mixture: mostly capitals means all."""
    letters = [sign for sign in raw if sign.isalpha()]
    capitals = sum(map(str.isupper, letters))
    if capitals > 1 and capitals * 2 > len(letters):
        return word.upper()
    return word.capitalize() if letters[0].isupper() else word
