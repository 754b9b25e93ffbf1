"""A text as a bag of features, and a bag as numbers: what the judge and the leaning read.

A feature is a concept (`concepts`) or a pair of neighbouring ones; of what is asked (and not only told
before it) also each concept, pairs of them one or two apart, and those that the question opens with. Each is
known by a hash that is the same in every process and language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING
from zlib import crc32

import numpy as np

from rules_graph.search.concepts import concepts
from rules_graph.search.text import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.text import Lexicon

    Features = npt.NDArray[np.uint32]
    Floats = npt.NDArray[np.float32]

_OPENING = (1, 2, 3)  # concepts
_APART = (2, 3)
_SENTENCES = re.compile(r"(?<=[.!?…;:])\s+")
_CLAUSES = re.compile(r"\s[–—-]\s")
_OR: Mapping[Lang, str] = {"en": "or", "pl": "czy", "uk": "чи"}  # first in a clause: whether
_CLOSING = "\"”»') "


def features(text: str, lang: Lang, lexicon: Lexicon) -> Features:
    """What a text's words stand for."""
    read = concepts(text, lang, lexicon)
    return _hashed([*read, *(f"{one} {other}" for one, other in pairwise(read))])


def asked_features(text: str, lang: Lang, lexicon: Lexicon) -> Features:
    """The same, and how it is asked."""
    found: list[str] = []
    for sentence in asked_of(text):
        read = concepts(sentence, lang, lexicon)
        found += [f"?{concept}" for concept in read]
        found += [f"^{' '.join(read[:length])}" for length in _OPENING]
        found += [f"~{one} {other}" for one, other in _apart(read)]
    return np.concatenate([features(text, lang, lexicon), _hashed(found)])


def asked_of(text: str) -> list[str]:
    """The sentences that ask, else the last one."""
    every = sentences(text)
    return [each for each in every if asks(each)] or every[-1:]


def offers(text: str, lang: Lang) -> bool:
    """Whether it asks which of two: "X or Y?"."""
    clauses = (clause for sentence in asked_of(text) for clause in _CLAUSES.split(sentence))
    return any(_OR[lang] in tokens(clause)[1:] for clause in clauses)


def asks(sentence: str) -> bool:
    return sentence.rstrip(_CLOSING).endswith("?")


def sentences(text: str) -> list[str]:
    return [sentence for sentence in _SENTENCES.split(text.strip()) if sentence]


def _apart(read: list[str]) -> Iterator[tuple[str, str]]:
    for place, one in enumerate(read):
        for other in read[place + _APART[0] : place + _APART[-1] + 1]:
            yield one, other


def _hashed(found: list[str]) -> Features:
    return np.array([crc32(each.encode()) for each in found], dtype=np.uint32)


@dataclass(frozen=True)
class Rows:
    """`keys` are the features known, in order; a row of each is small whole numbers, times its own step."""

    keys: Features
    rows: npt.NDArray[np.int8]
    steps: Floats

    def __call__(self, found: Features) -> Floats:
        """What the known ones of some features come to."""
        places = np.searchsorted(self.keys, found).clip(max=len(self.keys) - 1)
        known = places[self.keys[places] == found]
        summed = (self.rows[known] * self.steps[known, None]).sum(axis=0) / np.sqrt(max(len(known), 1))
        return np.asarray(np.tanh(summed), dtype=np.float32)

    def arrays(self) -> dict[str, npt.NDArray[np.generic]]:
        return {"keys": self.keys, "rows": self.rows, "steps": self.steps.astype(np.float16)}

    @classmethod
    def of(cls, arrays: Mapping[str, npt.NDArray[np.generic]]) -> Rows:
        keys, rows = arrays["keys"].astype(np.uint32), arrays["rows"].astype(np.int8)
        return cls(keys, rows, arrays["steps"].astype(np.float32))
