"""The nearest passages by meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import faiss
import numpy as np

if TYPE_CHECKING:
    from pathlib import Path

    import numpy.typing as npt

    from rules_graph.search.encoder import Vectors
    from rules_graph.search.lexical import Scores
    from rules_graph.search.passages import Passages

_SHARE = 0.03  # of the passages asked: enough for every rule that can come out on top
_SHARPNESS = 10
_MOST = 12  # near passages of a rule that count
faiss.omp_set_num_threads(1)  # one question at a time: threads would only wait for each other


@dataclass(frozen=True)
class Dense:
    """A faiss index of every passage's vector, scored to the rule."""

    rules: int
    owners: npt.NDArray[np.int32]
    index: faiss.Index

    def nearest(
        self, question: Vectors, among: npt.NDArray[np.bool_] | None = None
    ) -> tuple[npt.NDArray[np.int64], Scores]:
        """The nearest passages, and their cosines; only those of some rules, if these are named."""
        wanted, size = None, len(self.owners)
        if among is not None:
            chosen = np.flatnonzero(among[self.owners]).astype(np.int64)
            wanted, size = faiss.SearchParameters(sel=faiss.IDSelectorBatch(chosen)), len(chosen)  # type: ignore[call-arg]
        cosines, places = self.index.search(question[None, :], 1 + int(_SHARE * size), params=wanted)
        found = places[0] >= 0
        return places[0][found], cosines[0][found]

    def score_rules(self, places: npt.NDArray[np.int64], cosines: Scores) -> Scores:
        """A rule is as good as its best passage, and a little better for each of some others that are near.

        The nearest come first. Not all count: a rule with many statements has many questions.
        """
        owners = self.owners[places]
        order = np.argsort(owners, kind="stable")
        starts = np.searchsorted(owners[order], owners[order])
        counted = order[np.arange(len(order)) - starts < _MOST]
        near = np.zeros(self.rules)
        np.add.at(near, owners[counted], np.exp(_SHARPNESS * cosines[counted]))
        return (np.log(np.maximum(near, 1.0)) / _SHARPNESS).astype(np.float32)

    @property
    def size(self) -> int:
        """Numbers in a vector."""
        return int(self.index.d)

    def vectors(self, start: int, end: int) -> Vectors:
        """Those of some passages that stand one after another."""
        return np.asarray(self.index.reconstruct_n(start, end - start))

    def chosen(self, places: npt.NDArray[np.int64]) -> Vectors:
        """Those of passages that stand anywhere."""
        return np.asarray(self.index.reconstruct_batch(places))

    def save(self, path: Path) -> None:
        faiss.write_index(self.index, str(path))


def build_dense(passages: Passages, rules: int, vectors: Vectors) -> Dense:
    """A byte for each number: a quarter of the memory, and a cosine is off by a few thousandths."""
    index = faiss.IndexScalarQuantizer(
        vectors.shape[1], faiss.ScalarQuantizer.QT_8bit, faiss.METRIC_INNER_PRODUCT
    )
    index.train(np.ascontiguousarray(vectors))
    index.add(np.ascontiguousarray(vectors))
    return Dense(rules, passages.rules, index)


def load_dense(path: Path, passages: Passages, rules: int) -> Dense:
    """The vectors stay in their file: only those of the games that are asked come into memory."""
    return Dense(rules, passages.rules, faiss.read_index(str(path), faiss.IO_FLAG_MMAP_IFC))


def load_vectors(path: Path) -> Vectors:
    index = faiss.read_index(str(path))
    return np.asarray(index.reconstruct_n(0, index.ntotal))
