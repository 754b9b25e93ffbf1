"""Words into terms: what each word or phrase of a description means.

A term's concept is a key of `words/`, or one of these:

number, signed, times   2 or "two"; +1, -2; "twice"
person                  an investigator by name
stop, comma             punctuation
unknown                 a word that we do not know
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rules_graph.model import Lang

_SHARED = Path(__file__).parent / "words"
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`´‘", "'"))
_PIECE = re.compile(
    r"(?P<signed>(?<![\w\d])[+\-−–]\s?\d{1,2}(?!\d))"
    r"|(?P<calibre>(?<!\w)\.\d{2}(?!\d))"
    r"|(?P<number>(?<!\w)\d{1,3}(?!\w))"
    r"|(?P<word>[^\W_][\w]*(?:['\-][\w]+)*)"
    r"|(?P<mark>[.,;:!?()\n]|\s[–—-]\s)"
)
_STOPS = ".!?;\n"
_LONGEST = 6  # words in a phrase
_ENDING = 6  # letters in an ending
_OPENING = 2  # words


@dataclass(frozen=True, slots=True)
class Term:
    """A word or phrase, what it means, and the words as they were typed."""

    concept: str
    text: str
    number: int = 0
    key: str = ""  # of a person: whose sheet it is

    @property
    def is_number(self) -> bool:
        return self.concept in ("number", "signed", "times")

    @property
    def silent(self) -> bool:
        """Says nothing that an answer could rest on."""
        return self.concept in ("stop", "comma", "filler")


@dataclass(frozen=True, slots=True)
class _Phrase:
    concept: str
    words: tuple[str, ...]
    number: int = 0
    key: str = ""

    def matches(self, words: Sequence[str]) -> bool:
        return len(words) >= len(self.words) and all(map(_same, self.words, words))

    @property
    def weight(self) -> tuple[int, int]:
        """The longest phrase wins; of two, the one with more letters of its own."""
        return len(self.words), sum(2 * len(word.rstrip("*")) + (word[-1] != "*") for word in self.words)


def _same(stem: str, word: str) -> bool:
    """Letter by letter; a word typed without diacritics also fits one with them."""
    if word.isascii():
        stem = fold(stem)
    if not stem.endswith("*"):
        return word == stem
    bare = stem.removesuffix("*")
    return word.startswith(bare) and len(word) - len(bare) <= _ENDING


@dataclass(frozen=True)
class Vocabulary:
    """The words of a game in one language: its own, and under them those of every game."""

    phrases: dict[str, tuple[_Phrase, ...]]  # by the first letter
    names: dict[str, str]  # what we call somebody or something that a description does not name
    first_person: frozenset[str]  # words by which the speaker is meant, also inside of phrases
    open: tuple[str, ...]  # words that open a question which yes or no does not answer

    def asks_openly(self, sentence: str) -> bool:
        """Whether a sentence begins with such a word, or a preposition and such a word."""
        first = [_normal(word) for word in re.findall(r"\w+", sentence)[:_OPENING]]
        return any(_same(stem, word) for stem in self.open for word in first)


@cache
def vocabulary(folder: Path, lang: Lang) -> Vocabulary:
    own, shared = _read(folder, lang), _read(_SHARED, lang)
    phrases: dict[tuple[str, ...], _Phrase] = {}
    for phrase in (*_listed(own), *_listed(shared)):
        phrases.setdefault(phrase.words, phrase)
    found: dict[str, list[_Phrase]] = {}
    for phrase in phrases.values():
        found.setdefault(fold(phrase.words[0])[0], []).append(phrase)
    return Vocabulary(
        {
            letter: tuple(sorted(each, key=lambda phrase: phrase.weight, reverse=True))
            for letter, each in found.items()
        },
        {**shared["names"], **own["names"]},
        frozenset([*shared["first-person"], *own.get("first-person", ())]),
        tuple(shared["open"]),
    )


def _read(folder: Path, lang: Lang) -> dict[str, Any]:
    text = (folder / f"{lang}.yaml").read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.load(text, Loader=yaml.CSafeLoader)
    return found


def _listed(words: dict[str, Any]) -> Iterator[_Phrase]:
    for concept, phrases in words["concepts"].items():
        for phrase in phrases:
            yield _Phrase(concept, tuple(_normal(str(phrase)).split()))
    for key, phrases in words.get("people", {}).items():
        for phrase in phrases:
            yield _Phrase("person", tuple(_normal(phrase).split()), key=key)
    for concept in ("number", "times"):
        for value, phrases in words.get(concept, {}).items():
            for phrase in phrases:
                yield _Phrase(concept, tuple(_normal(str(phrase)).split()), int(value))


def _normal(text: str) -> str:
    return text.casefold().translate(_APOSTROPHES)


def tag(text: str, words: Vocabulary) -> list[Term]:
    """The terms of a text, fillers and all, in their order."""
    text = text.translate(_APOSTROPHES)
    pieces = list(_PIECE.finditer(text))
    typed = [_normal(piece.group()) if piece["word"] else "" for piece in pieces]
    terms: list[Term] = []
    at = 0
    while at < len(pieces):
        size, term = _term(pieces, typed, at, words)
        terms.append(term)
        at += size
    return list(_with_signs(terms))


def _term(pieces: list[re.Match[str]], typed: list[str], at: int, words: Vocabulary) -> tuple[int, Term]:
    piece = pieces[at]
    shown = piece.group().strip()
    if piece["signed"]:
        value = int(re.sub(r"\D", "", shown))
        return 1, Term("signed", shown, -value if shown[0] in "-−–" else value)
    if piece["number"]:
        return 1, Term("number", shown, int(shown))
    if piece["calibre"]:
        return 1, Term("card", shown)
    if not piece["word"]:
        return 1, Term("stop" if shown and shown in _STOPS else "comma", shown)
    run = typed[at : at + _LONGEST]
    run = run[: run.index("")] if "" in run else run
    options = words.phrases.get(fold(run[0])[0], ())
    phrase = next((each for each in options if each.matches(run)), None)
    if phrase is None:
        return 1, Term("unknown", shown)
    size = len(phrase.words)
    said = " ".join(each.group() for each in pieces[at : at + size])
    return size, Term(phrase.concept, said, phrase.number, phrase.key)


def _with_signs(terms: list[Term]) -> Iterator[Term]:
    """ "minus one" is -1."""
    at = 0
    while at < len(terms):
        term = terms[at]
        after = terms[at + 1] if at + 1 < len(terms) else None
        if term.concept in ("minus", "plus") and after is not None and after.concept == "number":
            sign = -1 if term.concept == "minus" else 1
            yield Term("signed", f"{term.text} {after.text}", sign * after.number)
            at += 2
            continue
        yield term
        at += 1
