"""A card's own name in its text, in whatever case the sentence puts it, becomes "~"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.ahlcg.state.naming import same_word
from engine.ahlcg.text.lexicon import tokens

if TYPE_CHECKING:
    from rules_graph.model import Lang

SELF = "~"
_WORD = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_QUOTED = re.compile(r'"([^"\n]{1,60})"')
_ENOUGH = 0.6


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int


def _words(text: str) -> list[_Word]:
    return [_Word(match.group().casefold(), match.start(), match.end()) for match in _WORD.finditer(text)]


def _shared(one: str, other: str) -> int:
    count = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        count += 1
    return count


def _alike(name: list[str], found: list[str]) -> bool:
    """The same words but for their endings; of several words, each but so little of it as a case changes."""
    if len(name) == 1:
        return same_word(name[0], found[0])
    shared = 0
    for one, other in zip(name, found, strict=True):
        common = _shared(one, other)
        if one[:1] != other[:1] or (len(one) > 4 and common < 2) or abs(len(one) - len(other)) > 4:
            return False
        shared += common
    return shared >= _ENOUGH * sum(map(len, name))


def with_self(text: str, name: str, lang: Lang) -> str:
    """The text with each mention of the card itself as "~".

    A card called as a deed is, "Heal", is told from the deed only in quotes.
    """
    name = re.sub(r"\s*\([^)]*\)", "", name)
    bare = [word.text for word in _words(name)]
    if not bare:
        return text
    deed = _is_deed(name, lang)
    if not deed:
        whole = rf"(?<!\w)(?:the )?\"?{re.escape(name.strip())}\"?(?!\w)"
        text = re.sub(whole, SELF, text, flags=re.IGNORECASE)
    text = _QUOTED.sub(lambda match: SELF if _same_title(bare, match.group(1)) else match.group(), text)
    return text if deed else _without_forms(text, bare, lang)


def _without_forms(text: str, bare: list[str], lang: Lang) -> str:
    """Its name in other cases too."""
    words = _words(text)
    spans = []
    place = 0
    while place + len(bare) <= len(words):
        here = words[place : place + len(bare)]
        if _alike(bare, [word.text for word in here]) and _name_like(text, here, bare, lang):
            spans.append((here[0].start, here[-1].end))
            place += len(bare)
        else:
            place += 1
    for start, end in reversed(spans):
        before = (
            text[:start].rstrip('"')
            if text[:start].endswith('"') and text[end : end + 1] == '"'
            else text[:start]
        )
        after = text[end + 1 :] if len(before) < start else text[end:]
        text = f"{before}{SELF}{after}"
    return text


def _is_deed(word: str, lang: Lang) -> bool:
    found = tokens(word.strip(), lang)
    return len(found) == 1 and found[0].name.startswith("v.")


def _name_like(text: str, here: list[_Word], bare: list[str], lang: Lang) -> bool:
    """A one-word name needs a capital letter, or to be the very word; in another case it may be no deed."""
    before = text[max(0, here[0].start - 2) : here[0].start]
    if before == "[[" or before.endswith("["):
        return False
    if len(bare) > 1:
        return True
    if here[0].text == bare[0]:
        return text[here[0].start].isupper() or len(bare[0]) > 4
    return text[here[0].start].isupper() and not _is_deed(text[here[0].start : here[0].end], lang)


def _same_title(bare: list[str], quoted: str) -> bool:
    """Whether what stands in quotes is the name in another case."""
    found = [word.text for word in _words(quoted)]
    if len(found) != len(bare):
        return False
    shared = sum(_shared(a, b) for a, b in zip(bare, found, strict=True))
    return _alike(bare, found) or (len(bare) > 1 and shared >= len("".join(bare)) / 2)
