"""What a book may call a rule: its names, aliases and known variants, brought to letters alone."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from rapidfuzz import fuzz, process

from rules_graph.model import plain
from rules_graph.search.text import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from rules_graph.model import Lang, Rule

_ENUMERATOR = re.compile(
    r"^\W*(?:(?:[IVX]+|\d{1,2}(?:\.\d{1,2})*|[A-Z])[.:)](?!\d)\s*"
    r"|\d{1,2}(?:\.\d{1,2})*\s+|[^\W\d]{1,5}[. ]\d{1,2}[.:]?\s+)"
)
_PARENTHESIS = re.compile(r"\s*\([^)]*\)")
_ORDINAL = re.compile(r"(?:^|[.-])(\d+[a-z]?)(?:$|-)")
ALIAS_WEIGHT = 0.97


def key(text: str) -> str:
    """Letters and digits alone, without case and diacritics: what survives a bad scan's spaces and dots."""
    return re.sub(r"[\W_]+", "", "".join(fold(word) for word in re.split(r"(\W+)", text.casefold())))


def without_enumerator(text: str) -> str:
    return _ENUMERATOR.sub("", text)


def without_parenthesis(text: str) -> str:
    return _PARENTHESIS.sub("", text)


@dataclass(frozen=True, slots=True)
class Naming:
    """One way to call a rule."""

    rule: str
    key: str
    weight: float


class Names:
    """The names of a game's rules in one language."""

    def __init__(self, rules: Iterable[Rule], lang: Lang, variants: Mapping[str, Sequence[str]]) -> None:
        self.rules = {rule.id: rule for rule in rules}
        self.lang: Lang = lang
        self._variants = variants
        self._all = [naming for rule in self.rules.values() for naming in self._of(rule)]
        self._keys = [naming.key for naming in self._all]

    def _of(self, rule: Rule) -> Iterator[Naming]:
        name = rule.names[self.lang]
        printed = [name, *self._variants.get(rule.id, ())]
        bare = [without_enumerator(each) for each in printed]
        short = [without_parenthesis(each) for each in bare]
        called = [*rule.aliases[self.lang], *short]
        seen: set[str] = set()
        for texts, weight in ((printed, 1.0), (bare, 0.99), (called, ALIAS_WEIGHT)):
            for text in texts:
                letters = key(text)
                if len(letters) > 1 and letters not in seen:
                    seen.add(letters)
                    yield Naming(rule.id, letters, weight)

    def nearest(self, text: str, least: float = 0.5, limit: int = 12) -> dict[str, float]:
        """The rules that a heading may name, with its likeness to their name; 1 is the name itself."""
        found: dict[str, float] = {}
        bare = without_enumerator(text)
        short = without_parenthesis(bare)
        for letters, worth in {key(short): 0.97, key(bare): 0.985, key(text): 1.0}.items():
            if len(letters) < 2:
                continue
            matches = process.extract(
                letters, self._keys, scorer=fuzz.ratio, score_cutoff=least * 100, limit=3 * limit
            )
            for _, score, place in matches:
                naming = self._all[place]
                value = score / 100 * naming.weight * worth
                found[naming.rule] = max(found.get(naming.rule, 0.0), value)
        return dict(sorted(found.items(), key=lambda item: -item[1])[:limit])

    def numbered(self, text: str) -> list[str]:
        """The rules printed with the compound number that opens the text: "2.2.1", "ST.4", "Step 4."."""
        found = _ENUMERATOR.match(text)
        number = key(found[0]) if found else ""
        compound = not number.isdigit() or "." in text[:4]
        return self._numbers.get(number, []) if number and compound else []

    @cached_property
    def _numbers(self) -> dict[str, list[str]]:
        numbers: dict[str, list[str]] = defaultdict(list)
        for rule in self.rules.values():
            for name in (rule.names[self.lang], *self._variants.get(rule.id, ())):
                if found := _ENUMERATOR.match(name):
                    numbers[key(found[0])].append(rule.id)
        return numbers

    def inner(self, rule: str) -> list[str]:
        """What a rule may be called inside its parent's text: without number, or by what follows a colon."""
        name = self.rules[rule].names[self.lang]
        names = [name, *self._variants.get(rule, ()), *self.rules[rule].aliases[self.lang]]
        parts = [without_enumerator(each) for each in names]
        if ": " in name:
            parts.insert(0, name.split(": ", 1)[1])
        return list(dict.fromkeys(letters for part in parts if len(letters := key(part)) > 2))

    def ordinal(self, rule: str) -> str:
        """The number of a step inside its parent: `elimination.0` is 0, "1. Assign damage" is 1."""
        found = _ORDINAL.search(rule)
        named = _ENUMERATOR.match(self.rules[rule].names[self.lang])
        if named:
            return re.sub(r"\W+$", "", named[0].strip())
        return found[1] if found else ""

    @cached_property
    def children(self) -> dict[str, list[str]]:
        """The rules nested in each rule."""
        nested: dict[str, list[str]] = defaultdict(list)
        for rule in self.rules.values():
            if rule.parent:
                nested[rule.parent].append(rule.id)
        return nested

    def within(self, rule: str) -> list[str]:
        """All rules nested in a rule, at any depth."""
        found: list[str] = []
        for child in self.children.get(rule, []):
            found += [child, *self.within(child)]
        return found


class Likeness:
    """How alike the book's text and our statement of a rule are, by the stems of their words."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._ids = list(texts)
        counts = [_stems(text) for text in texts.values()]
        spread: dict[str, int] = defaultdict(int)
        for stems in counts:
            for stem in stems:
                spread[stem] += 1
        self._column = {stem: place for place, stem in enumerate(spread)}
        self._weight = np.array([np.log(1 + len(counts) / spread[stem]) for stem in spread], dtype=np.float32)
        self._rows = np.stack([self._vector(stems) for stems in counts]) if counts else np.zeros((0, 0))

    def _vector(self, stems: Mapping[str, int]) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
        row = np.zeros(len(self._column), dtype=np.float32)
        for stem, count in stems.items():
            if stem in self._column:
                row[self._column[stem]] = np.sqrt(count)
        row *= self._weight
        length = float(np.linalg.norm(row))
        return row / length if length else row

    @classmethod
    def of(cls, names: Names) -> Likeness:
        """Ready to compare texts with the rules in our words; their names count as if they were text."""
        return cls({rule.id: _said(rule, names.lang) for rule in names.rules.values()})

    def to(self, text: str) -> dict[str, float]:
        """The likeness of a text to each rule, from 0 to 1."""
        scores = self._rows @ self._vector(_stems(text))
        return {rule: float(score) for rule, score in zip(self._ids, scores, strict=True)}


def _stems(text: str) -> dict[str, int]:
    counts: dict[str, int] = defaultdict(int)
    for word in re.findall(r"[^\W\d_]{3,}", text.casefold()):
        counts[fold(word)[:5]] += 1
    return counts


def _said(rule: Rule, lang: Lang) -> str:
    statements = " ".join(plain(statement.text[lang]) for statement in rule.statements)
    return f"{rule.names[lang]} {' '.join(rule.aliases[lang])} {statements}"
