"""A question and a statement read together, word by word: yes, no, or an answer of another kind.

The leaning weighs what words a question has; this reads them in their order, beside those of the statement.
It is a small transformer over concepts (`concepts`), so that one reader serves three languages; how a word
ends (tense, case, number) goes in with it. Its first weights are those of a published encoder of English
sentences. `make model` trains it on the questions that each statement is known to answer; here it is numpy.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.model import LANGS, RuleRef
from rules_graph.search.bags import asks, sentences
from rules_graph.search.concepts import read
from rules_graph.search.leaning import Says

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.bags import Floats
    from rules_graph.search.text import Lexicon

    Weights = Mapping[str, npt.NDArray[np.generic]]
    Places = npt.NDArray[np.int64]

WEIGHTS = Path(__file__).parent / "model" / "cross_encoder.npz"
PAD, UNKNOWN, BEGIN, END = "[PAD]", "[UNK]", "[CLS]", "[SEP]"
ASKS, TELLS = "?", "."  # how a sentence ends
LONGEST = {"question": 100, "statement": 65}  # concepts: of a question the last, of a statement the first
POSITIONS = sum(LONGEST.values()) + 3
HEADS = 12
_LANG: Lang = LANGS[0]  # of the statements; concepts are the same in all
_TINY = 1e-12
_FAR = np.float32(-1e9)
_NAMES, _ONE = "names.", np.ones(1)


@dataclass(frozen=True, slots=True)
class Concept:
    """What a word stands for, and the form in which it stood, if that is not its plain one."""

    name: str
    form: str = ""


def concepts_of(text: str, lang: Lang, lexicon: Lexicon) -> Iterator[Concept]:
    """A text's words, and how each sentence ends."""
    for sentence in sentences(text):
        for concept, word in read(sentence, lang, lexicon):
            plain = word == lexicon.lemma(word, lang)
            yield Concept(concept, "" if plain else f"{lang}:{word[-2:]}")
        yield Concept(ASKS if asks(sentence) else TELLS)


def headed(name: str, statement: str) -> str:
    """A statement as it is read: under its rule's name."""
    return f"{name}. {statement}"


@dataclass(frozen=True, slots=True)
class Text:
    """Concepts and forms by their places in the tables."""

    concepts: Sequence[int]
    forms: Sequence[int]

    def last(self, most: int) -> Text:
        return Text(self.concepts[-most:], self.forms[-most:])

    def first(self, most: int) -> Text:
        return Text(self.concepts[:most], self.forms[:most])


class Tables:
    """Which concepts, forms and statements have a row, and in which place."""

    def __init__(self, concepts: Sequence[str], forms: Sequence[str], statements: Sequence[RuleRef]) -> None:
        self.concepts = {name: place for place, name in enumerate(concepts)}
        self.forms = {form: place for place, form in enumerate(forms)}
        self.statements = {ref: place for place, ref in enumerate(statements, start=1)}  # 0: any other

    def rarity(self, concept: str) -> float:
        """How rare a concept is: the commonest stand first."""
        return math.log(self.concepts.get(concept, len(self.concepts)))

    def text(self, found: Iterator[Concept]) -> Text:
        every = list(found)
        unknown = self.concepts[UNKNOWN]
        return Text(
            [self.concepts.get(each.name, unknown) for each in every],
            [self.forms.get(each.form, 0) for each in every],
        )


@dataclass(frozen=True)
class Pairs:
    """Questions beside statements, each pair a row, padded to the longest."""

    concepts: Places
    forms: Places
    sides: Places  # 0: the question's, 1: the statement's
    asked: Floats  # 1 at the question's own words
    statements: Places

    @classmethod
    def of(cls, tables: Tables, pairs: Sequence[tuple[Text, Text, RuleRef | None]]) -> Pairs:
        begin, end = tables.concepts[BEGIN], tables.concepts[END]
        cut = [(one.last(LONGEST["question"]), other.first(LONGEST["statement"])) for one, other, _ in pairs]
        longest = max(len(one.concepts) + len(other.concepts) for one, other in cut) + 3
        shape = (len(pairs), longest)
        concepts, forms, sides = (np.zeros(shape, dtype=np.int64) for _ in range(3))
        asked = np.zeros(shape, dtype=np.float32)
        for row, (one, other) in enumerate(cut):
            middle, last = len(one.concepts) + 1, len(one.concepts) + len(other.concepts) + 3
            concepts[row, :last] = [begin, *one.concepts, end, *other.concepts, end]
            forms[row, :last] = [0, *one.forms, 0, *other.forms, 0]
            sides[row, middle + 1 : last] = 1
            asked[row, 1:middle] = 1
        own = [0 if ref is None else tables.statements.get(ref, 0) for *_, ref in pairs]
        return cls(concepts, forms, sides, asked, np.array(own))


class CrossEncoder:
    """The weights by name, as `training/cross_encoder.py` keeps them."""

    def __init__(self, weights: Weights) -> None:
        concepts, forms, statements = (
            [str(name) for name in weights[f"{_NAMES}{what}"]] for what in ("concepts", "forms", "statements")
        )
        refs = [RuleRef.parse(ref) for ref in statements]
        self.tables = Tables(concepts, forms, [ref for ref in refs if ref])
        self._floats = _floats(weights)
        self._layers = 1 + max(int(name.split(".")[0]) for name in self._floats if name[0].isdigit())

    def __call__(
        self, question: str, lang: Lang, statements: Mapping[RuleRef, str], lexicon: Lexicon
    ) -> dict[RuleRef, Says]:
        """What each of some statements, given in English, says to a question."""
        asked = self.tables.text(concepts_of(question, lang, lexicon))
        if not (statements and asked.concepts):
            return {}
        texts = [
            (asked, self.tables.text(concepts_of(text, _LANG, lexicon)), ref)
            for ref, text in statements.items()
        ]
        said = self._says(Pairs.of(self.tables, texts))
        return {ref: Says(*map(float, each)) for ref, each in zip(statements, said, strict=True)}

    def _says(self, pairs: Pairs) -> Floats:
        there = pairs.concepts != self.tables.concepts[PAD]
        absent = np.where(there, np.float32(0), _FAR)[:, None, None, :]
        state = self._floats["concepts"][pairs.concepts] + self._floats["forms"][pairs.forms]
        state += self._floats["positions"][: state.shape[1]] + self._floats["sides"][pairs.sides]
        state[:, 0] += self._floats["statements"][pairs.statements]
        state = self._normal(state, "begin")
        for layer in range(self._layers):
            state = self._layer(state, absent, str(layer))
        mean = (state * pairs.asked[..., None]).sum(axis=1) / pairs.asked.sum(axis=1, keepdims=True)
        said = self._through(np.concatenate([state[:, 0], mean], axis=-1), "says")
        likely = np.exp(said - said.max(axis=-1, keepdims=True))
        return np.asarray(likely / likely.sum(axis=-1, keepdims=True))

    def _layer(self, state: Floats, absent: Floats, name: str) -> Floats:
        texts, longest, size = state.shape
        each = self._through(state, f"{name}.heeds").reshape(texts, longest, 3, HEADS, size // HEADS)
        query, key, value = each.transpose(2, 0, 3, 1, 4)
        alike = query @ key.swapaxes(-1, -2) / np.float32(np.sqrt(size / HEADS)) + absent
        alike = np.exp(alike - alike.max(axis=-1, keepdims=True))
        alike /= alike.sum(axis=-1, keepdims=True)
        heard = (alike @ value).swapaxes(1, 2).reshape(texts, longest, size)
        state = self._normal(state + self._through(heard, f"{name}.heard"), f"{name}.heard")
        wide = _gelu(self._through(state, f"{name}.wide"))
        return self._normal(state + self._through(wide, f"{name}.narrow"), f"{name}.narrow")

    def _through(self, state: Floats, name: str) -> Floats:
        return np.asarray(state @ self._floats[f"{name}.weight"] + self._floats[f"{name}.bias"])

    def _normal(self, state: Floats, name: str) -> Floats:
        state = state - state.mean(axis=-1, keepdims=True)
        spread = np.sqrt((state * state).mean(axis=-1, keepdims=True) + np.float32(_TINY))
        return np.asarray(state / spread * self._floats[f"{name}.gain"] + self._floats[f"{name}.shift"])


def _gelu(state: Floats) -> Floats:
    inner = np.float32(0.7978845608) * (state + np.float32(0.044715) * state * state * state)
    return np.asarray(np.float32(0.5) * state * (1 + np.tanh(inner)))


def _floats(weights: Weights) -> dict[str, Floats]:
    """What is kept as small whole numbers has steps of its own."""
    return {
        name: np.asarray(each.astype(np.float32) * weights.get(f"{name}.step", _ONE).astype(np.float32))
        for name, each in weights.items()
        if not name.startswith(_NAMES) and not name.endswith(".step")
    }


@cache
def load_cross_encoder(path: Path = WEIGHTS) -> CrossEncoder:
    with np.load(path, allow_pickle=False) as saved:
        return CrossEncoder({name: saved[name] for name in saved.files})
