"""Words into terms: what each word or phrase of a description means, and where it stands.

A term's concept is a key of `words/`, or one of these:

number, pair, signed   2 or "two"; 2/1 (damage and horror); +1, -2 (chaos tokens)
person                 an investigator by name
name                   a name that we do not know: a card's, a place's, somebody's
quote                  what stands in quotation marks
rule                   the name of a rule in the corpus that is none of these
stop, comma, open, close, question
                       punctuation
unknown                a word that we do not know
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

from engine.ahlcg.described.grammar import first_person, forms
from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rules_graph.model import Lang

_FOLDER = Path(__file__).parent / "words"
_APOSTROPHES = str.maketrans(dict.fromkeys("’ʼ`´‘", "'"))
_PIECE = re.compile(
    r"(?P<quote>[\"“„«”](?P<quoted>[^\"“”„«»]{3,400})[\"”“»])"
    r"|(?P<pair>(?<![\d/])\d{1,2}\s?/\s?\d{1,2}(?![\d/]))"
    r"|(?P<signed>(?<![\w\d])[+\-−–]\d{1,2}(?!\d))"
    r"|(?P<number>(?<!\w)\d{1,3}(?!\w))"
    r"|(?P<word>[^\W\d_][\w]*(?:['\-][\w]+)*)"
    r"|(?P<mark>[.,;:!?()\n]|\s[–—-]\s)"
)
_POSSESSIVE = re.compile(r"(?<=\w{3})'s$")
_MARKS = {".": "stop", "!": "stop", "\n": "stop", ";": "stop", "?": "question", "(": "open", ")": "close"}


@dataclass(frozen=True, slots=True)
class Term:
    """A word or phrase, what it means, and where it stands in the text."""

    concept: str
    text: str
    start: int
    end: int
    number: int = 0
    other: int = 0  # of a pair: the second
    key: str = ""  # of a person or thing: what it is called, whatever its ending here
    first_person: bool = False
    denies: bool = False  # a "not" of which it is known what it belongs to

    @property
    def is_punctuation(self) -> bool:
        return self.concept in ("stop", "comma", "open", "close", "question")


@dataclass(frozen=True, slots=True)
class _Phrase:
    """The words of a phrase; of those that may have any ending, only the stem."""

    concept: str
    words: tuple[str, ...]
    open_ended: tuple[bool, ...]
    key: str = ""
    number: int = 0

    def matches(self, words: Sequence[str]) -> bool:
        return len(words) >= len(self.words) and all(
            map(_same, self.words, self.open_ended, words[: len(self.words)])
        )

    @property
    def weight(self) -> tuple[int, int, int]:
        return len(self.words), -sum(self.open_ended), sum(map(len, self.words))


_ENDING = 6  # letters, at most


def _same(stem: str, any_ending: bool, word: str) -> bool:
    """Letter by letter; a word typed without diacritics also fits one with them."""
    if word.isascii():
        stem = fold(stem)
    if not any_ending:
        return word == stem
    return word.startswith(stem) and len(word) - len(stem) <= _ENDING


class Vocabulary:
    """All phrases of a language."""

    def __init__(self, lang: Lang, names: Mapping[str, str] | None = None) -> None:
        self.lang = lang
        self._by_start: dict[str, list[_Phrase]] = {}
        for phrase in (*_listed(lang), *_rules(names or {})):
            self._by_start.setdefault(fold(phrase.words[0])[:2], []).append(phrase)
        for phrases in self._by_start.values():
            phrases.sort(key=lambda phrase: phrase.weight, reverse=True)

    def longest(self, words: Sequence[str]) -> _Phrase | None:
        """The longest phrase that these words begin with."""
        start = fold(words[0])
        options = self._by_start.get(start[:2], [])
        if len(start) > 1:
            options = [*options, *self._by_start.get(start[:1], [])]
        found = [phrase for phrase in options if phrase.matches(words)]
        return max(found, key=lambda phrase: phrase.weight, default=None)


@cache
def vocabulary(lang: Lang) -> Vocabulary:
    return Vocabulary(lang)


def _listed(lang: Lang) -> Iterator[_Phrase]:
    for concept, phrases in _read(f"{lang}.yaml").items():
        for phrase in phrases:
            yield _phrase(concept, phrase)
    for value, words in _read("numbers.yaml")[lang].items():
        for word in words:
            yield _phrase("number", word, number=int(value))
    for key, person in _read("people.yaml").items():
        for form in person["forms"]:
            yield _phrase("person", form, key=key)


def _rules(names: Mapping[str, str]) -> Iterator[_Phrase]:
    for name, rule in names.items():
        yield _phrase("rule", name, key=rule)


def _phrase(concept: str, phrase: str, key: str = "", number: int = 0) -> _Phrase:
    words = _normal(str(phrase)).split()
    stems = tuple(word.removesuffix("*") for word in words)
    return _Phrase(concept, stems, tuple(word.endswith("*") for word in words), key, number)


@cache
def _read(name: str) -> Any:
    return yaml.load((_FOLDER / name).read_text(encoding="utf-8"), yaml.CSafeLoader)


def unnamed(what: str, lang: Lang) -> str:
    """What we call somebody or something that a description does not name."""
    return str(_read("unnamed.yaml")[what][lang])


def person_name(key: str, lang: Lang) -> str:
    """An investigator's name in the letters of the language."""
    return str(_read("people.yaml")[key]["uk" if lang == "uk" else "name"])


def is_female(key: str) -> bool | None:
    """Whether an investigator is a woman; None: it is nobody whom we know by name."""
    person = _read("people.yaml").get(key)
    return None if person is None else bool(person.get("female"))


def dictionary_form(term: Term, lang: Lang) -> str:
    """A noun as a dictionary has it; a word that we have no form for, as it stands."""
    return str(_read("nominatives.yaml")[lang].get(term.key, term.text.lower()))


def _normal(text: str) -> str:
    return text.casefold().translate(_APOSTROPHES)


def tag(text: str, words: Vocabulary) -> list[Term]:
    """The terms of a text, fillers and all, in their order."""
    text = text.translate(_APOSTROPHES)
    pieces = list(_PIECE.finditer(text))
    lowered = [_POSSESSIVE.sub("", piece.group().casefold()) if piece["word"] else "" for piece in pieces]
    terms: list[Term] = []
    at = 0
    while at < len(pieces):
        piece = pieces[at]
        if piece["quote"] and (inner := _spelled(piece, words)):
            terms += inner
            at += 1
        elif piece["word"]:
            size, term = _word(pieces, lowered, at, words, text)
            terms += _compound(term, words) or [term]
            at += size
        else:
            terms.append(_other(piece))
            at += 1
    return _scoped(_own_animals(_joined_names(terms)))


def _scoped(terms: list[Term]) -> list[Term]:
    """A "not" belongs to the property right behind it: who is not ready is exhausted, and an event that is
    not fast is an event."""
    found = list(terms)
    for place, term in enumerate(terms):
        if term.concept != "not" and term.text.casefold() not in _WITHOUT:
            continue
        at = place + 1
        while at < len(terms) and terms[at].concept in _BETWEEN:
            at += 1
        if at < len(terms) and terms[at].concept in _PROPERTIES:
            found[place] = replace(term, concept="filler", denies=True)
            found[at] = replace(terms[at], concept=_OPPOSITE.get(terms[at].concept, "filler"))
    return found


_WITHOUT = frozenset(["without", "lacks", "lacking", "bez", "без"])
_BETWEEN = ("filler", "keyword")
_OPPOSITE = {"ready": "exhausted", "exhausted": "ready"}
_PROPERTIES = frozenset(["fast", "aloof", "hunter", "massive", "retaliate", "surge", "peril", *_OPPOSITE])


def _own_animals(terms: list[Term]) -> list[Term]:
    """My dog is an ally, whatever other dogs are."""
    telling = [term for term in terms if term.concept != "filler"]
    own = {
        term.key[:1]
        for before, term in pairwise(telling)
        if before.concept == "me" and term.concept == "enemy" and term.key.startswith(_PETS)
    }
    return [
        replace(term, concept="ally")
        if term.concept == "enemy" and term.key[:1] in own and term.key.startswith(_PETS)
        else term
        for term in terms
    ]


_PETS = ("пес", "пс", "собак", "собац", "кіт", "кот", "кішк", "hound")


def _compound(term: Term, words: Vocabulary) -> list[Term]:
    """Words joined by a hyphen, each of which is known: ворог-переслідувач."""
    if term.concept not in ("unknown", "name") or "-" not in term.text:
        return []
    inner = tag(term.text.replace("-", " "), words)
    if any(each.concept in ("unknown", "name") for each in inner):
        return []
    return [replace(each, start=each.start + term.start, end=each.end + term.start) for each in inner]


def _spelled(piece: re.Match[str], words: Vocabulary) -> list[Term]:
    """An action or a keyword in quotation marks: the words themselves."""
    text = piece["quoted"]
    inner = tag(text, words) if len(text.split()) <= _FEW + 1 else []
    foreign = ("unknown", "name", "signed", "when", "after")
    if not any(term.concept in _OF_THE_GAME for term in inner) or any(t.concept in foreign for t in inner):
        return []
    shift = piece.start("quoted")
    return [replace(term, start=term.start + shift, end=term.end + shift) for term in inner]


_FEW = 3  # words
_OF_THE_GAME = frozenset(
    [
        "draw",
        "resource",
        "investigate",
        "move",
        "fight",
        "evade",
        "engage",
        "play",
        "parley",
        "resign",
        "surge",
        "peril",
        "hunter",
        "massive",
        "aloof",
        "retaliate",
        "fast",
        "gain",
    ]
)


def _other(piece: re.Match[str]) -> Term:
    start, end, text = piece.start(), piece.end(), piece.group()
    if piece["quote"]:
        return Term("quote", piece["quoted"].strip(), start, end)
    if piece["pair"]:
        one, other = (int(part) for part in text.split("/"))
        return Term("pair", text, start, end, one, other)
    if piece["signed"]:
        sign = -1 if text[0] in "-−–" else 1
        return Term("signed", text, start, end, sign * int(text[1:]))
    if piece["number"]:
        return Term("number", text, start, end, int(text))
    return Term(_MARKS.get(text, "comma"), text, start, end)


def _word(
    pieces: list[re.Match[str]], lowered: list[str], at: int, words: Vocabulary, text: str
) -> tuple[int, Term]:
    """The longest phrase from here, or a name, or a word that we do not know."""
    run = lowered[at : at + 6]
    run = run[: run.index("")] if "" in run else run
    phrase = words.longest(run)
    piece = pieces[at]
    skipped = (
        len(run) > 2 and run[1] in forms("adverbs", words.lang) and (phrase is None or len(phrase.words) == 1)
    )
    if skipped:
        wider = words.longest([run[0], *run[2:]])
        skipped = wider is not None and len(wider.words) > 1 and wider.concept.startswith("q-")
        phrase = wider if skipped else phrase
    begins = at == 0 or pieces[at - 1].group() in ".!?\n" or bool(pieces[at - 1]["quote"])
    capital = piece.group()[0].isupper()
    if phrase is None or (phrase.concept == "rule" and capital and not begins):
        concept = "name" if capital else "unknown"
        return 1, Term(concept, piece.group(), piece.start(), piece.end(), key=piece.group())
    size = len(phrase.words) + skipped
    last = pieces[at + size - 1]
    shown = text[piece.start() : last.end()]
    first = phrase.concept in _VERBS and any(
        first_person(word, words.lang) for word in lowered[at : at + size]
    )
    key = phrase.key or phrase.words[-1]
    return size, Term(phrase.concept, shown, piece.start(), last.end(), phrase.number, 0, key, first)


_VERBS = frozenset(
    [
        *(
            "play",
            "draw",
            "take",
            "gain",
            "lose",
            "investigate",
            "move",
            "fight",
            "evade",
            "engage",
            "attack",
        ),
        *(
            "activate",
            "commit",
            "test",
            "succeed",
            "fail",
            "die",
            "cancel",
            "exhaust",
            "discard-it",
            "advance",
        ),
        *(
            "spend",
            "place-it",
            "reveal",
            "win",
            "heal",
            "deal",
            "assign",
            "give",
            "have",
            "stand",
            "want",
            "engaged",
        ),
        *("q-may", "survive", "resign", "parley"),
    ]
)


def _joined_names(terms: list[Term]) -> list[Term]:
    """Words of a name that stand side by side as one."""
    joined: list[Term] = []
    for term in terms:
        last = joined[-1] if joined else None
        if last and last.concept == term.concept == "name" and term.start - last.end <= 1:
            name = f"{last.text} {term.text}"
            joined[-1] = Term("name", name, last.start, term.end, key=name)
        else:
            joined.append(term)
    return joined
