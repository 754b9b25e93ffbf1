"""A question and a statement read together: does it answer, and is that a yes or a no?

A small transformer over the words of both. Its first weights are those of a published sentence encoder for
English; Polish and Ukrainian words enter it as rows of their own, which begin as the English words they
translate. `make model` trains it on the questions that each statement is known to answer; here it is numpy.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.search.text import tokens

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt
    from tokenizers import Tokenizer

    from rules_graph.model import Lang
    from rules_graph.search.text import Lexicon

    Floats = npt.NDArray[np.float32]

WEIGHTS = Path(__file__).parent / "model" / "cross_encoder.npz"
UNKNOWN, BEGIN, END = "[UNK]", "[CLS]", "[SEP]"
LONGEST = {"question": 100, "statement": 70}  # in words or pieces of words
POSITIONS = sum(LONGEST.values()) + 3
HEADS = 12
_TINY = 1e-12


@dataclass(frozen=True, slots=True)
class Says:
    """What a statement says to a question, each as a probability; together they are 1."""

    yes: float
    no: float
    told: float  # an answer that is neither: how many, who, when
    nothing: float  # it answers something else

    @property
    def answers(self) -> float:
        return 1.0 - self.nothing

    @property
    def leans(self) -> float:
        """From -1, no, to 1, yes."""
        return self.yes - self.no


def headed(name: str, statement: str) -> str:
    """A statement as it is read: under its rule's name."""
    return f"{name}: {statement}"


class Words:
    """A text as rows of the encoder's table: pieces of words in English, lemmas in the other languages."""

    def __init__(self, known: Sequence[str], lexicon: Lexicon) -> None:
        self.places = {word: place for place, word in enumerate(known)}
        self._lexicon = lexicon
        self._unknown = self.places[UNKNOWN]

    @cached_property
    def _pieces(self) -> Tokenizer:
        from tokenizers import Tokenizer  # noqa: PLC0415 (only an English question needs it)
        from tokenizers.models import WordPiece  # noqa: PLC0415
        from tokenizers.normalizers import BertNormalizer  # noqa: PLC0415
        from tokenizers.pre_tokenizers import BertPreTokenizer  # noqa: PLC0415

        pieces = Tokenizer(WordPiece(self.places, unk_token=UNKNOWN))
        pieces.normalizer, pieces.pre_tokenizer = BertNormalizer(), BertPreTokenizer()
        return pieces

    def __call__(self, text: str, lang: Lang) -> list[int]:
        if lang == "en":
            return list(self._pieces.encode(text, add_special_tokens=False).ids)
        return [self._place(word, lang) for word in tokens(text)]

    def _place(self, word: str, lang: Lang) -> int:
        if word.isdigit():
            return self.places.get(word, self._unknown)
        return self.places.get(f"{lang}:{self._lexicon.lemma(word, lang)}", self._unknown)

    def together(self, question: Sequence[int], statement: Sequence[int]) -> tuple[list[int], list[int]]:
        """Both behind each other, and of each word whether it is the statement's."""
        one, other = question[: LONGEST["question"]], statement[: LONGEST["statement"]]
        begin, end = self.places[BEGIN], self.places[END]
        return [begin, *one, end, *other, end], [0] * (len(one) + 2) + [1] * (len(other) + 1)


class CrossEncoder:
    """The weights by name; see `training/cross_encoder.py` for how they come about."""

    def __init__(self, weights: Mapping[str, npt.NDArray[np.generic]], lexicon: Lexicon) -> None:
        self.words = Words([str(word) for word in weights["words"]], lexicon)
        self._rows = weights["rows"].astype(np.uint8)
        self._steps = weights["steps"].astype(np.float32)
        self._floats = {
            name.removesuffix(".whole"): _floats(weights, name)
            for name in weights
            if name not in ("words", "rows", "steps") and not name.endswith(".step")
        }
        self._layers = 1 + max(int(name.split(".")[0]) for name in self._floats if name[0].isdigit())

    def __call__(self, question: str, statements: Sequence[str], lang: Lang) -> list[Says]:
        """What each says to the question; all in one language."""
        if not statements:
            return []
        asked = self.words(question, lang)
        said = self._run([self.words.together(asked, self.words(each, lang)) for each in statements])
        return [Says(*map(float, each)) for each in said]

    def _run(self, texts: Sequence[tuple[list[int], list[int]]]) -> Floats:
        longest = max(len(words) for words, _ in texts)
        places = np.zeros((2, len(texts), longest), dtype=np.int64)
        there = np.zeros((len(texts), longest), dtype=bool)
        for at, (words, sides) in enumerate(texts):
            places[0, at, : len(words)], places[1, at, : len(words)] = words, sides
            there[at, : len(words)] = True
        state = (
            self._table(places[0]) + self._floats["positions"][:longest] + self._floats["sides"][places[1]]
        )
        state = self._normal(state, "begin")
        absent = np.where(there, np.float32(0), np.float32(-1e9))[:, None, None, :]
        for layer in range(self._layers):
            state = self._layer(state, absent, str(layer))
        mean = (state * there[..., None]).sum(axis=1) / there.sum(axis=1, keepdims=True)
        said = self._through(mean.astype(np.float32), "says")
        likely = np.exp(said - said.max(axis=-1, keepdims=True))
        return np.asarray(likely / likely.sum(axis=-1, keepdims=True), dtype=np.float32)

    def _table(self, places: npt.NDArray[np.int64]) -> Floats:
        """Two numbers stand in a byte."""
        packed = self._rows[places]
        whole = np.stack([packed >> 4, packed & 15], axis=-1).reshape(*places.shape, -1)
        return (whole.astype(np.float32) - 8) * self._steps[places][..., None]

    def _layer(self, state: Floats, absent: Floats, name: str) -> Floats:
        texts, longest, size = state.shape

        def parted(what: str) -> Floats:
            return (
                self._through(state, f"{name}.{what}")
                .reshape(texts, longest, HEADS, -1)
                .transpose(0, 2, 1, 3)
            )

        alike = (
            parted("query") @ parted("key").transpose(0, 1, 3, 2) / np.float32(np.sqrt(size / HEADS)) + absent
        )
        alike = np.exp(alike - alike.max(axis=-1, keepdims=True))
        alike /= alike.sum(axis=-1, keepdims=True)
        heard = (alike @ parted("value")).transpose(0, 2, 1, 3).reshape(texts, longest, size)
        state = self._normal(state + self._through(heard, f"{name}.heard"), f"{name}.heard")
        inner = _gelu(self._through(state, f"{name}.wide"))
        return self._normal(state + self._through(inner, f"{name}.narrow"), f"{name}.narrow")

    def _through(self, state: Floats, name: str) -> Floats:
        return np.asarray(state @ self._floats[f"{name}.weight"] + self._floats[f"{name}.bias"])

    def _normal(self, state: Floats, name: str) -> Floats:
        state = state - state.mean(axis=-1, keepdims=True)
        spread = np.sqrt((state * state).mean(axis=-1, keepdims=True) + _TINY)
        return np.asarray(state / spread * self._floats[f"{name}.gain"] + self._floats[f"{name}.shift"])


def _gelu(state: Floats) -> Floats:
    return np.asarray(
        0.5
        * state
        * (1 + np.tanh(np.float32(0.7978845608) * (state + np.float32(0.044715) * state * state * state)))
    )


def _floats(weights: Mapping[str, npt.NDArray[np.generic]], name: str) -> Floats:
    """A matrix of bytes has a step for each of its columns."""
    whole = weights[name].astype(np.float32)
    step = name.removesuffix(".whole") + ".step"
    return np.asarray(whole * weights[step].astype(np.float32) if step in weights else whole)


@cache
def _read(path: Path) -> Mapping[str, npt.NDArray[np.generic]]:
    with np.load(path, allow_pickle=False) as saved:
        return {name: saved[name] for name in saved.files}


def load_cross_encoder(lexicon: Lexicon, path: Path = WEIGHTS) -> CrossEncoder:
    return CrossEncoder(_read(path), lexicon)
