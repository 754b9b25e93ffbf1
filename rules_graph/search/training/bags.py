"""Bags of features while something is learned from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import torch

from rules_graph.search.bags import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy.typing as npt

    from rules_graph.search.bags import Features

    Numbers = npt.NDArray[np.int64]

_STEPS = 7  # of a number to either side of zero: coarse enough to pack well


class Bags:
    """The features of many texts, one after another."""

    def __init__(self, texts: Sequence[Numbers]) -> None:
        self.ends = np.cumsum([0, *map(len, texts)])
        self.all = np.concatenate(texts) if texts else np.empty(0, dtype=np.int64)

    def take(
        self, texts: Numbers, kept: float, chance: np.random.Generator
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The features of some texts, of each about that share; and where each text begins among them."""
        counts = self.ends[texts + 1] - self.ends[texts]
        owners = np.repeat(np.arange(len(texts)), counts)
        places = np.arange(len(owners)) + np.repeat(self.ends[texts] - (np.cumsum(counts) - counts), counts)
        stays = chance.random(len(owners)) < kept
        left = np.bincount(owners[stays], minlength=len(texts))
        return torch.from_numpy(self.all[places[stays]]), torch.from_numpy(np.cumsum(left) - left)


class BagModule(torch.nn.Module):
    """`Rows` while they are learned."""

    def __init__(self, known: int, size: int, spread: float) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(known, size, mode="sum", sparse=True)
        torch.nn.init.normal_(self.rows.weight, std=spread)

    def forward(self, bags: torch.Tensor, begins: torch.Tensor) -> torch.Tensor:
        counts = torch.diff(begins, append=torch.tensor([len(bags)])).clamp(min=1)
        return torch.tanh(self.rows(bags, begins) / counts.sqrt().unsqueeze(1))

    def frozen(self, keys: Features) -> Rows:
        return Rows(keys, *whole(self.rows.weight.detach().numpy(), _STEPS))


def whole(rows: npt.NDArray[np.float32], most: int) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.float32]]:
    """Rows as whole numbers up to the most, and the step of each."""
    steps = np.maximum(np.abs(rows).max(axis=1), 1e-6) / most
    return np.rint(rows / steps[:, None]).astype(np.int8), steps


def known(texts: Sequence[Features], least: int) -> Features:
    """The features that enough texts have, in order."""
    every, counts = np.unique(np.concatenate([np.unique(text) for text in texts]), return_counts=True)
    return np.asarray(every[counts >= least])


def placed(texts: Sequence[Features], keys: Features) -> Bags:
    """Texts by the places of their features among the known ones."""
    return Bags([_places(text, keys) for text in texts])


def _places(text: Features, keys: Features) -> Numbers:
    at = np.searchsorted(keys, text).clip(max=len(keys) - 1)
    return np.asarray(at[keys[at] == text], dtype=np.int64)
