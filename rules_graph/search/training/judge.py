"""Trains the judge: each question, each telling and each statement's own words against the other statements.

In half of the batches a question is set against the statements of its game only, in the others against all.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch.nn import functional

from rules_graph.model import RuleRef
from rules_graph.search.judge import WEIGHTS, Judge, features
from rules_graph.search.passages import Field

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    import numpy.typing as npt

    from rules_graph.search.passages import Passage
    from rules_graph.search.text import Lexicon

    Numbers = npt.NDArray[np.int64]

_SEED = 1927
_SIZE = 128  # numbers in a row
_STEPS = 7  # of a number to either side of zero: coarse enough to pack well
_LEAST = 3  # texts that have a feature
_EPOCHS = 12
_BATCH = 512
_RATE = 3e-3
_LEFT_OUT = {"features": 0.2, "inner": 0.3}
_TEACHES = {Field.STATEMENT, Field.ASKED, Field.TOLD}


class Bags:
    """The features of many texts, one after another."""

    def __init__(self, texts: Sequence[Numbers]) -> None:
        self.ends = np.cumsum([0, *map(len, texts)])
        self.all = np.concatenate(texts) if texts else np.empty(0, dtype=np.int64)

    def take(self, texts: Numbers, kept: float, chance: np.random.Generator) -> tuple[Numbers, Numbers]:
        """The features of some texts, of each about that share; and where each text begins among them."""
        counts = self.ends[texts + 1] - self.ends[texts]
        owners = np.repeat(np.arange(len(texts)), counts)
        places = np.arange(len(owners)) + np.repeat(self.ends[texts] - (np.cumsum(counts) - counts), counts)
        stays = chance.random(len(owners)) < kept
        left = np.bincount(owners[stays], minlength=len(texts))
        return self.all[places[stays]], np.cumsum(left) - left


class JudgeModule(torch.nn.Module):
    """The judge while it learns."""

    def __init__(self, known: int, statements: int) -> None:
        super().__init__()
        self.rows = torch.nn.EmbeddingBag(known, _SIZE, mode="sum", sparse=True)
        torch.nn.init.normal_(self.rows.weight, std=0.05)
        self.says = torch.nn.Linear(_SIZE, statements)
        self.left_out = torch.nn.Dropout(_LEFT_OUT["inner"])

    def forward(self, bags: torch.Tensor, begins: torch.Tensor) -> torch.Tensor:
        counts = torch.diff(begins, append=torch.tensor([len(bags)])).clamp(min=1)
        summed = self.rows(bags, begins) / counts.sqrt().unsqueeze(1)
        said: torch.Tensor = self.says(self.left_out(torch.tanh(summed)))
        return said

    def frozen(self, statements: Sequence[RuleRef], keys: npt.NDArray[np.uint32]) -> Judge:
        rows = self.rows.weight.detach().numpy()
        steps = np.maximum(np.abs(rows).max(axis=1), 1e-6) / _STEPS
        whole = np.rint(rows / steps[:, None]).astype(np.int8)
        says, bias = (each.detach().numpy() for each in (self.says.weight, self.says.bias))
        return Judge(statements, keys, whole, steps, says, bias)


def train_judge(
    found: Sequence[Passage], rules: Sequence[RuleRef], lexicon: Lexicon, path: Path | None = WEIGHTS
) -> Judge:
    taught = [passage for passage in found if passage.field in _TEACHES]
    refs = [RuleRef(rules[each.rule].game, rules[each.rule].rule, each.anchor) for each in taught]
    places = {ref: place for place, ref in enumerate(dict.fromkeys(refs))}
    answers = np.array([places[ref] for ref in refs])
    bags, keys = _known([features(each.text, each.lang, lexicon) for each in taught])
    module = _trained(bags, len(keys), answers, [ref.game for ref in places])
    judge = module.frozen(list(places), keys)
    if path:
        judge.save(path)
        print(f"{path.name}: {len(keys)} features, {path.stat().st_size / 1e6:.1f} MB")
    return judge


def _known(texts: Sequence[npt.NDArray[np.uint32]]) -> tuple[Bags, npt.NDArray[np.uint32]]:
    """The features that enough texts have, and the texts by their places among them."""
    every, counts = np.unique(np.concatenate([np.unique(text) for text in texts]), return_counts=True)
    keys = every[counts >= _LEAST]
    return Bags([_places(text, keys) for text in texts]), keys


def _places(text: npt.NDArray[np.uint32], keys: npt.NDArray[np.uint32]) -> Numbers:
    at = np.searchsorted(keys, text).clip(max=len(keys) - 1)
    return np.asarray(at[keys[at] == text], dtype=np.int64)


def _trained(bags: Bags, known: int, answers: Numbers, games: Sequence[str]) -> JudgeModule:
    torch.manual_seed(_SEED)
    chance = np.random.default_rng(_SEED)
    module = JudgeModule(known, len(games))
    sparse = torch.optim.SparseAdam(list(module.rows.parameters()), lr=_RATE)
    dense = torch.optim.Adam(module.says.parameters(), lr=_RATE)
    of_game = np.array([[other == game for other in games] for game in dict.fromkeys(games)])
    number = {game: place for place, game in enumerate(dict.fromkeys(games))}
    elsewhere = torch.from_numpy(np.where(of_game, 0.0, -1e9).astype(np.float32))
    game_of = torch.tensor([number[game] for game in games])
    began = time.monotonic()
    for epoch in range(_EPOCHS):
        for group in (*sparse.param_groups, *dense.param_groups):
            group["lr"] = _RATE * (1 - 0.9 * epoch / _EPOCHS)
        order, total = chance.permutation(len(answers)), 0.0
        batches = np.array_split(order, max(1, len(order) // _BATCH))
        for batch in batches:
            right = torch.from_numpy(answers[batch])
            some = bags.take(batch, 1 - _LEFT_OUT["features"], chance)
            said = module(*map(torch.from_numpy, some))
            if chance.random() < 0.5:
                said = said + elsewhere[game_of[right]]
            loss = functional.cross_entropy(said, right)
            sparse.zero_grad()
            dense.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            sparse.step()  # type: ignore[no-untyped-call]
            dense.step()
            total += loss.item()
        taken = time.monotonic() - began
        print(f"epoch {epoch + 1:2} of {_EPOCHS}  loss {total / len(batches):.2f}  {taken:.0f} s", flush=True)
    return module
