"""A card's text box cut into its abilities: markup, lines, heads, keyword sentences."""

from __future__ import annotations

import re
from functools import cache

from engine.ahlcg.text.phrases import DESIGNATORS, HEADS, KEYWORDS, PERMISSIONS, symbol

_REPLACED = {
    "’": "'", "‘": "'", "ʼ": "'", "`": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-",
    "—": "-", "−": "-", "\u00a0": " ", "\u2011": "-", "\r": "",
}  # fmt: skip
_BOLD = re.compile(r"<(?:b|strong)>(.*?)</(?:b|strong)>", re.IGNORECASE | re.DOTALL)
_BREAK = re.compile(r"<br ?/?>|</p>", re.IGNORECASE)
_CITE = re.compile(r"<cite>.*?</cite>", re.IGNORECASE | re.DOTALL)
_TAG = re.compile(r"</?[a-z][^<>\n]{0,80}>", re.IGNORECASE)
_ICON = re.compile(r"<span class=\"icon-([\w-]+)\"[^<>]*>\s*</span>", re.IGNORECASE)
_SYMBOL = re.compile(r"(?<!\[)\[([^\[\]\n]{2,30})\](?!\])")
_SYMBOLS = re.compile(r"(?:\[(action|free|reaction)\]\s*)+")
_TIME = (
    "after|when|whenever|at the|po|gdy|kiedy|ilekroć|w momencie|za każdym razem"
    "|na (?:koniec|końcu|początek|początku)|pod koniec|після|коли|щоразу|наприкінці|на початку|[ув] кінці"
)
_BULLET = re.compile(r"\s*(?:[-•*])\s+")


@cache
def _any(table: str) -> str:
    source = {"heads": HEADS, "designators": DESIGNATORS, "keywords": KEYWORDS}[table]
    patterns = [pattern for words in source.values() for pattern in words.values()]
    return "|".join(patterns).replace(" ", r"\s+")


@cache
def head_pattern(name: str) -> re.Pattern[str]:
    """A head in any language: its word, then a dash or colon; the elder sign needs neither.

    Nor does an ability's type before a capital letter or a word of time.
    """
    words = "|".join(HEADS[lang][name] for lang in HEADS).replace(" ", r"\s+")
    end = r"\s*(?:\s-+|-+\s|:)\s*"
    if name == "elder-sign":
        end = r"(?:\s*(?:effect|efekt|ефект))?\s*[-:.]*\s*"
    elif name in {"forced", "reaction", "free", "action"}:
        end = rf"(?:{end}|\s+(?=(?-i:[A-ZĄĆĘŁŃÓŚŹŻА-ЯІЇЄҐ])|(?:{_TIME})\b))"
    return re.compile(rf"(?:{words}){end}", re.IGNORECASE)


@cache
def _known_bold() -> re.Pattern[str]:
    words = f"{_any('heads')}|{_any('designators')}"
    return re.compile(rf"\s*(?:{words}|\(→.*\))\s*[.:-]*\s*", re.IGNORECASE)


@cache
def _cut() -> re.Pattern[str]:
    """Where another ability begins on the same line: after a full stop, a symbol or a head."""
    heads = "|".join(HEADS[lang][name] for lang in HEADS for name in ("forced", "revelation", "objective"))
    reactions = "|".join(HEADS[lang]["reaction"] for lang in HEADS)
    return re.compile(
        rf"(?<=[.)])\s+(?=\[(?:action|free|reaction)\]|(?:{heads})\s*[-–:]|(?:{reactions})\s*(?:\s-|:))",
        re.IGNORECASE,
    )


@cache
def _keyword() -> re.Pattern[str]:
    words = _any("keywords").replace("?P<uses>", "").replace("?P<victory>", "")
    words = re.sub(r"\(\[\^\)\]\*\)", r"[^)]*", words)
    return re.compile(rf"(?:{words})\.?(?:\s+|$)(?:\([^()]*\)\s*)?", re.IGNORECASE)


@cache
def _permission() -> re.Pattern[str]:
    return re.compile(
        "|".join(f"(?:{each})" for each in PERMISSIONS.values()).replace(" ", r"\s+"), re.IGNORECASE
    )


def plain(text: str) -> str:
    """Without HTML; one kind of quote and dash; bold words that are no head or designator count as traits."""
    for old, new in _REPLACED.items():
        text = text.replace(old, new)
    text = _ICON.sub(r"[\1]", _CITE.sub("", _BREAK.sub("\n", text)))
    text = _SYMBOL.sub(lambda match: f"[{symbol(match[1]) or match[1]}]", text)

    def unbold(match: re.Match[str]) -> str:
        words = match.group(1)
        if _known_bold().fullmatch(words) or not words.strip() or len(words) > 40 or "[" in words:
            return words
        return f"[[{words.strip(' .')}]]"

    return _TAG.sub("", _BOLD.sub(unbold, text))


def segments(text: str) -> list[str]:
    """Each ability, keyword sentence and permission, in order."""
    found: list[str] = []
    for line in _lines(text):
        for piece in _cut().split(line):
            for part in _instruction_first(piece.strip()):
                found += _peeled(part)
    return [each for each in found if each]


def _instruction_first(piece: str) -> list[str]:
    """A spawn or prey instruction, and the keywords after it on the same line."""
    if not any(head_pattern(head).match(piece) for head in ("spawn", "prey")):
        return [piece]
    for end in re.finditer(r"\.\s+", piece):
        if _keyword().match(piece, end.end()):
            return [piece[: end.start() + 1], piece[end.end() :]]
    return [piece]


def _lines(text: str) -> list[str]:
    lines: list[str] = []
    quoted = False
    for raw in plain(text).split("\n"):
        line = " ".join(raw.split())
        if not line:
            continue
        continues = quoted or (lines and _BULLET.match(line) and not head_pattern("elder-sign").match(line))
        if lines and lines[-1].endswith(":") and line.startswith('"'):
            continues = quoted = True
        if quoted and line.rstrip(".").endswith('"') and len(line) > 1:
            quoted = False
        if continues:
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return lines


def _peeled(line: str) -> list[str]:
    """Keyword sentences taken off the front; a permission stays with the play instruction that follows it."""
    found: list[str] = []
    while line:
        if _permission().fullmatch(line) and not _SYMBOLS.match(line):
            return [*found, *_permitted(line)]
        match = _keyword().match(line)
        if match is None or not (match.group().rstrip().endswith((".", ")")) or match.end() == len(line)):
            break
        found.append(match.group().strip())
        line = line[match.end() :].strip()
    return [*found, line] if line else found


def _permitted(line: str) -> list[str]:
    """A permission, and what stands after it on the same line, if that is more than permissions."""
    first, rest = _first_sentence(line)
    later = _peeled(rest)
    if not rest or all(_permission().fullmatch(each) for each in (rest, *later)):
        return [line]
    if _keyword().fullmatch(first):
        return [f"{first} {later[0]}", *later[1:]]
    return [first, *later]


def _first_sentence(line: str) -> tuple[str, str]:
    match = re.search(r"(?<!maks)\.\s+(?=\S)", line, re.IGNORECASE)
    return (line[: match.start() + 1], line[match.end() :]) if match else (line, "")
