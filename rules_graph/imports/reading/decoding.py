"""Bytes to text: Unicode in its forms, and the one-byte code pages of Polish and Ukrainian."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass
from math import log

from rules_graph.errors import BadBookError, BookFault

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_CODE_PAGES = ("cp1250", "iso-8859-2", "cp1251", "koi8-u", "cp1252", "cp852")
_SAMPLE = 200_000

# How often a letter stands among the letters that need a byte above 127, per thousand, either case.
_POLISH = {"ą": 130, "ć": 50, "ę": 150, "ł": 250, "ń": 25, "ó": 110, "ś": 90, "ź": 10, "ż": 120}
_UKRAINIAN = {
    letter: share
    for share, letters in {
        94: "о",
        81: "а",
        67: "н",
        61: "и",
        57: "і",
        55: "т",
        53: "в",
        49: "е",
        47: "р",
        40: "кс",
        37: "л",
        34: "уд",
        29: "мп",
        24: "я",
        23: "з",
        18: "ьб",
        16: "г",
        14: "ч",
        12: "й",
        11: "х",
        9: "ж",
        8: "шюц",
        7: "ї",
        5: "єщ",
        3: "ф",
        1: "ґ",
    }.items()
    for letter in letters
}
_MEDIAL_CAPITAL = re.compile(r"(?<=[a-zа-яіїєґąćęłńóśźż])[A-ZА-ЯІЇЄҐĄĆĘŁŃÓŚŹŻ]")
_MIXED = re.compile(r"[a-z][а-яіїєґ]|[а-яіїєґ][a-z]", re.I)
_PUNCTUATION = frozenset("„”“’‘‚«»–—…•·°®©™№§×½¼¾±\xa0´")
_UNLIKELY = log(0.0005)
_ENOUGH = log(0.008)
_TWICE = re.compile(r"[ÃÄÅÐÑ][\x80-\xbf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]")


@dataclass(frozen=True, slots=True)
class Decoded:
    text: str
    encoding: str


def decode(data: bytes) -> Decoded:
    """The text, or an error that names the encoding that comes nearest and the line where it fails."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return _strict(data, encoding)
    if b"\0" in data[:_SAMPLE]:
        return _wide(data)
    try:
        return _sound(Decoded(data.decode("utf-8"), "utf-8"))
    except UnicodeDecodeError as error:
        if _mostly_utf8(data):
            raise _fault("utf-8", data, error.start) from None
    return _one_byte(data)


def _fault(encoding: str, data: bytes, at: int) -> BadBookError:
    return BadBookError(BookFault.ENCODING, encoding=encoding, line=str(data.count(b"\n", 0, at) + 1))


def _strict(data: bytes, encoding: str) -> Decoded:
    try:
        return _sound(Decoded(data.decode(encoding), encoding))
    except UnicodeDecodeError as error:
        raise _fault(encoding, data, error.start) from None


def _sound(decoded: Decoded) -> Decoded:
    """UTF-8 that holds what another encoding spoilt before is no text to quote from."""
    letters = sum(map(str.isalpha, decoded.text[:_SAMPLE])) or 1
    sample = decoded.text[:_SAMPLE]
    if sample.count("\ufffd") * 100 > letters or len(_TWICE.findall(sample)) * 50 > letters:
        at = next(iter(re.finditer("\ufffd|" + _TWICE.pattern, sample))).start()
        line = str(sample.count("\n", 0, at) + 1)
        raise BadBookError(BookFault.ENCODING, encoding=decoded.encoding, line=line)
    return decoded


def _wide(data: bytes) -> Decoded:
    """UTF-16 without its mark has a NUL beside each space and line end, always on the same side."""
    spaces = (b" ", b"\n")
    for encoding in ("utf-16-le", "utf-16-be"):
        wanted = sum(data[:_SAMPLE].count(space.decode().encode(encoding)) for space in spaces)
        if len(data) % 2 or wanted * 100 < len(data[:_SAMPLE]):
            continue
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if (
            "\0" not in text
            and sum(char < "\u0530" for char in text[:_SAMPLE]) * 10 > len(text[:_SAMPLE]) * 9
        ):
            return _sound(Decoded(text, encoding))
    raise BadBookError(BookFault.BINARY)


def _mostly_utf8(data: bytes) -> bool:
    sample = data[:_SAMPLE]
    bad = sample.decode("utf-8", "replace").count("\ufffd")
    wide = len(re.findall(rb"[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}", sample))
    return wide > 4 * bad


def _one_byte(data: bytes) -> Decoded:
    readings: list[tuple[float, Decoded]] = []
    for encoding in _CODE_PAGES:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        readings.append((_likelihood(text[:_SAMPLE]), Decoded(text, encoding)))
    likelihood, best = max(readings, key=lambda reading: reading[0], default=(_UNLIKELY, None))
    if best is None or likelihood < _ENOUGH:
        at = next(i for i, byte in enumerate(data) if byte > 127)
        raise _fault(best.encoding if best else "?", data, at)
    return best


def _likelihood(text: str) -> float:
    """How well the letters beyond ASCII, taken together, look like Polish or like Ukrainian; a mean log."""
    wide = [char for char in text if ord(char) > 127]
    if not wide:
        return 0.0
    capitals = len(_MEDIAL_CAPITAL.findall(text)) * _UNLIKELY / len(wide)
    mixed = len(_MIXED.findall(text)) * _UNLIKELY / len(wide)
    return max(_letters(wide, _POLISH), _letters(wide, _UKRAINIAN) + mixed) + capitals


def _letters(wide: list[str], table: dict[str, int]) -> float:
    total = 0.0
    for char in wide:
        share = table.get(char.lower(), 0)
        total += log(share / 1000) if share else log(0.02) if char in _PUNCTUATION else _UNLIKELY
    return total / len(wide)
