"""Many texts at once through the packaged encoder, for half of the work.

The first convolution is linear in each word's row, and a corpus has few different words: its products are
made once for each of them and then only added up. The vectors are those of the package, to the last digits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    import numpy.typing as npt

    Floats = npt.NDArray[np.float32]
    Places = npt.NDArray[np.int64]

_CHUNKS, _EMBEDDED, _BRANCH = 17, 512, 256
_ORDERS = ((2, 0), (3, 1), (5, 2))  # words in a window, of them to the left
_LEFTMOST = 2
_TOGETHER = 512  # words in a batch, small enough for the processor's cache


class Bulk:
    """The rows of some texts, and what the encoder makes of each row by itself."""

    def __init__(self, backend: Any, texts: Sequence[list[int]]) -> None:
        self.backend = backend
        rows, places = np.unique(np.concatenate([np.array(text) for text in texts]), return_inverse=True)
        self.lengths = np.array([len(text) for text in texts])
        self.texts = np.split(places, np.cumsum(self.lengths)[:-1])
        chunk = rows % _CHUNKS
        self.embedded: Floats = backend.table[rows] * backend.scale[chunk, None] + backend.lo[chunk, None]
        projected = self.embedded @ backend.proj_W + backend.proj_b
        _normalise(projected, backend.ln_g_all, backend.ln_b_all, backend.eps)
        self.branches: list[Floats] = np.split(projected, len(_ORDERS), axis=1)
        self.products = [self._products(order) for order in range(len(_ORDERS))]

    def _products(self, order: int) -> list[Floats]:
        """Each row times the weights of each place in the window; the last row stands for no word."""
        branch, weights = self.branches[order], self.backend.w1[order]
        parts = np.split(weights, _ORDERS[order][0])
        nothing = np.zeros((1, _BRANCH), dtype=np.float32)
        return [np.concatenate([branch @ part, nothing]) for part in parts]

    def batches(self) -> Iterator[slice]:
        """Neighbouring texts, as many as go together well."""
        first, words = 0, 0
        for at, length in enumerate(self.lengths):
            if words and words + length > _TOGETHER:
                yield slice(first, at)
                first, words = at, 0
            words += int(length)
        yield slice(first, len(self.lengths))

    def encode(self, batch: slice) -> Floats:
        lengths = self.lengths[batch]
        words = np.concatenate(self.texts[batch])
        starts = np.cumsum(lengths) - lengths
        features = np.empty((len(words), _EMBEDDED + len(_ORDERS) * _BRANCH), dtype=np.float32)
        features[:, :_EMBEDDED] = self.embedded[words]
        windows = self.backend._window_index(starts, lengths, len(words))
        for order in range(len(_ORDERS)):
            start = _EMBEDDED + order * _BRANCH
            features[:, start : start + _BRANCH] = self._convolved(order, words, windows)
        _normalise(features, self.backend.ln_g, self.backend.ln_b, self.backend.eps)
        return self._deepened(np.add.reduceat(features, starts, axis=0), lengths.astype(np.float32)[:, None])

    def _convolved(self, order: int, words: Places, windows: Places) -> Floats:
        size, left = _ORDERS[order]
        window = windows[:, _LEFTMOST - left : _LEFTMOST - left + size]
        around = np.append(words, len(self.embedded))[window]
        first = sum(product[around[:, at]] for at, product in enumerate(self.products[order]))
        hidden = np.maximum(first + self.backend.b1[order], 0) + self.branches[order][words]
        ended = np.concatenate([hidden, np.zeros((1, _BRANCH), dtype=np.float32)])
        second = ended[window].reshape(len(words), size * _BRANCH) @ self.backend.w2[order]
        return np.asarray(np.maximum(second + self.backend.b2[order], 0) + hidden)

    def _deepened(self, summed: Floats, lengths: Floats) -> Floats:
        backend = self.backend
        mean = (summed @ backend.cnn_W + lengths * backend.cnn_b) / np.sqrt(lengths)
        first = np.maximum(mean @ backend.d0, 0)
        second = np.maximum(mean @ backend.p1 + first @ backend.d1, 0)
        third = np.maximum(second @ backend.d2, 0)
        vectors = np.tanh(second @ backend.p3 + third @ backend.d3)
        return np.asarray(vectors / np.linalg.norm(vectors, axis=1, keepdims=True), dtype=np.float32)


def _normalise(values: Floats, gain: Floats, bias: Floats, epsilon: float) -> None:
    """In place."""
    values -= values.mean(axis=1, keepdims=True)
    values /= np.sqrt(np.einsum("ij,ij->i", values, values) / values.shape[1] + epsilon)[:, None]
    values *= gain
    values += bias
