"""The packaged encoder as a sentence-transformers module, so that it can be trained and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from sentence_transformers import SentenceTransformer
from sentence_transformers.base.modules import InputModule
from torch.nn import functional

from rules_graph.search.encoder import Tokenizer, Vocabulary, package_file, sentence_pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from rules_graph.search.text import Lexicon

_CHUNKS = 17
_TOGETHER = 16
_NGRAMS = ((2, 0), (3, 1), (5, 2))  # size, words to the left


class PackagedModule(InputModule):
    """Averaged embeddings and n-gram convolutions, frozen; only the rows of our vocabulary learn."""

    def __init__(self, vocabulary: Vocabulary, lexicon: Lexicon) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        with np.load(package_file("weights.npz"), allow_pickle=False) as saved:
            weights = {name: saved[name] for name in saved.files}
        self.scale, self.low = weights["scale"], weights["lo"]
        self.epsilon = float(weights["eps"])
        self.table: torch.Tensor
        self.register_buffer("table", torch.from_numpy(_unquantised(weights)), persistent=False)
        for name, value in weights.items():
            if not name.startswith("q"):
                self.register_buffer(
                    f"w_{name}", torch.from_numpy(np.asarray(value, dtype=np.float32)), persistent=False
                )
        self.rows = torch.nn.Parameter(torch.from_numpy(self.floats(vocabulary.rows)))
        self.pieces = Tokenizer(sentence_pieces(), len(self.table), vocabulary, lexicon)

    def floats(self, rows: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
        chunk = np.arange(len(rows)) % _CHUNKS
        floats: npt.NDArray[np.float32] = rows * self.scale[chunk, None] + self.low[chunk, None]
        return floats.astype(np.float32)

    def quantised(self) -> npt.NDArray[np.uint8]:
        """The rows as the encoder's table holds its own."""
        rows = self.rows.detach().numpy()
        chunk = np.arange(len(rows)) % _CHUNKS
        steps = np.rint((rows - self.low[chunk, None]) / self.scale[chunk, None])
        return np.asarray(np.clip(steps, 0, 255), dtype=np.uint8)

    def preprocess(
        self, inputs: Sequence[Any], prompt: str | None = None, **_: Any
    ) -> dict[str, torch.Tensor | Any]:
        found = [torch.tensor(self.pieces.encode((prompt or "") + text)) for text in inputs]
        ids = torch.nn.utils.rnn.pad_sequence(found, batch_first=True, padding_value=-1)
        return {"input_ids": ids.clamp(min=0), "attention_mask": ids >= 0}

    def forward(self, features: dict[str, Any], **_: Any) -> dict[str, Any]:
        """Sentences of like length together: beside a long one, a short one would be mostly padding."""
        ids, mask = features["input_ids"], features["attention_mask"]
        by_length = mask.sum(1).argsort()
        parts = [self._mean(ids[some], mask[some]) for some in by_length.split(_TOGETHER)]
        mean = torch.cat(parts)[by_length.argsort()]
        return features | {"sentence_embedding": functional.normalize(self._deepen(mean), dim=1)}

    def _mean(self, ids: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        longest = int(mask.sum(1).max())
        inside = mask[:, :longest].unsqueeze(-1).float()
        words = self._embed(ids[:, :longest]) * inside
        summed = self._convolve(words, inside).sum(1)
        length = inside.sum(1)
        return (summed @ self._w("cnn_W") + length * self._w("cnn_b")) / length.sqrt()

    def _w(self, name: str) -> torch.Tensor:
        return self.get_buffer(f"w_{name}")

    def _embed(self, ids: torch.Tensor) -> torch.Tensor:
        size = len(self.table)
        base: torch.Tensor = self.table[ids.clamp(max=size - 1)]
        if not len(self.rows):
            return base
        return torch.where((ids >= size).unsqueeze(-1), self.rows[(ids - size).clamp(min=0)], base)

    def _convolve(self, words: torch.Tensor, inside: torch.Tensor) -> torch.Tensor:
        sizes = [size for size, _ in _NGRAMS]
        joined = {name: torch.cat([self._w(f"{name}{size}") for size in sizes], -1) for name in _JOINED}
        projected = words @ joined["proj"] + joined["proj_b"]
        projected = self._norm(projected, joined["ln_g"], joined["ln_b"]) * inside
        branches = [words]
        for branch, (size, left) in zip(projected.chunk(len(_NGRAMS), -1), _NGRAMS, strict=True):
            for layer in ("1", "2"):
                windows = _windows(branch, size, left) @ self._w(f"w{layer}_{size}") + self._w(
                    f"b{layer}_{size}"
                )
                branch = (functional.relu(windows) + branch) * inside  # noqa: PLW2901
            branches.append(branch)
        return self._norm(torch.cat(branches, -1), self._w("ln_g"), self._w("ln_b")) * inside

    def _norm(self, values: torch.Tensor, gain: torch.Tensor, bias: torch.Tensor) -> torch.Tensor:
        return functional.layer_norm(values, gain.shape, gain, bias, self.epsilon)

    def _deepen(self, mean: torch.Tensor) -> torch.Tensor:
        first = functional.relu(mean @ self._w("d0"))
        second = functional.relu(mean @ self._w("p1") + first @ self._w("d1"))
        third = functional.relu(second @ self._w("d2"))
        return torch.tanh(second @ self._w("p3") + third @ self._w("d3"))

    def save(self, output_path: str, *_: Any, **__: Any) -> None:
        """The trained rows; the rest is the package's."""
        np.savez_compressed(f"{output_path}/rows.npz", allow_pickle=False, rows=self.quantised())


_JOINED = ("proj", "proj_b", "ln_g", "ln_b")


def _windows(values: torch.Tensor, size: int, left: int) -> torch.Tensor:
    padded = functional.pad(values, (0, 0, left, size - 1 - left))
    return torch.cat([padded[:, at : at + values.shape[1]] for at in range(size)], -1)


def _unquantised(weights: dict[str, npt.NDArray[Any]]) -> npt.NDArray[np.float32]:
    table = np.empty((_CHUNKS * len(weights["q1"]), weights["q1"].shape[1]), dtype=np.float32)
    for chunk in range(_CHUNKS):
        table[chunk::_CHUNKS] = weights[f"q{chunk + 1}"] * weights["scale"][chunk] + weights["lo"][chunk]
    return table


def sentence_transformer(vocabulary: Vocabulary, lexicon: Lexicon) -> SentenceTransformer:
    return SentenceTransformer(modules=[PackagedModule(vocabulary, lexicon)], device="cpu")
