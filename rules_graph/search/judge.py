"""Which statement a question is about, by its words alone: learned from the questions that players ask.

A question is a bag of lemmas, pairs of neighbouring lemmas and pieces of words. Each has a row of numbers;
their sum says how likely each statement is. Meaning (the encoder) knows words that no question has; this
knows what the words of our questions tell. `make model` trains it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING
from zlib import crc32

import numpy as np

from rules_graph.model import RuleRef
from rules_graph.search.text import grams, tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from rules_graph.model import Lang
    from rules_graph.search.text import Lexicon

    Floats = npt.NDArray[np.float32]

WEIGHTS = Path(__file__).parent / "model" / "judge.npz"
_PIECE = (4,)


def features(text: str, lang: Lang, lexicon: Lexicon) -> npt.NDArray[np.uint32]:
    """What a text is to the judge, each as a number that is the same in every process."""
    words = tokens(text)
    lemmas = [lexicon.lemma(word, lang) for word in words]
    pairs = [f"{one} {other}" for one, other in pairwise(lemmas)]
    pieces = [f"#{piece}" for word in dict.fromkeys(words) for piece in grams(word, _PIECE)]
    found = (*lemmas, *pairs, *pieces)
    return np.array([crc32(f"{lang}:{each}".encode()) for each in found], dtype=np.uint32)


@dataclass(frozen=True)
class Judge:
    """`keys` are the features known, in order; a row of each is a byte a number, times the row's own step."""

    statements: Sequence[RuleRef]
    keys: npt.NDArray[np.uint32]
    rows: npt.NDArray[np.int8]
    steps: Floats
    says: Floats  # by statement
    bias: Floats

    def __call__(self, found: npt.NDArray[np.uint32]) -> Floats:
        """How likely each statement is, before it is weighed against the others."""
        places = np.searchsorted(self.keys, found).clip(max=len(self.keys) - 1)
        known = places[self.keys[places] == found]
        summed = (self.rows[known] * self.steps[known, None]).sum(axis=0) / np.sqrt(max(len(known), 1))
        return np.asarray(self.says @ np.tanh(summed) + self.bias, dtype=np.float32)

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path,
            allow_pickle=False,
            statements=np.array([str(ref) for ref in self.statements]),
            keys=self.keys,
            rows=self.rows,
            steps=self.steps.astype(np.float16),
            says=self.says.astype(np.float16),
            bias=self.bias.astype(np.float16),
        )


@cache
def load_judge(path: Path = WEIGHTS) -> Judge:
    with np.load(path, allow_pickle=False) as saved:
        refs = [RuleRef.parse(str(each)) for each in saved["statements"]]
        floats = {name: saved[name].astype(np.float32) for name in ("steps", "says", "bias")}
        return Judge([ref for ref in refs if ref], saved["keys"], saved["rows"], **floats)
