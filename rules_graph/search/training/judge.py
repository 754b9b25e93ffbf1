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
from rules_graph.search.bags import features
from rules_graph.search.judge import WEIGHTS, Judge
from rules_graph.search.passages import Field
from rules_graph.search.training.bags import BagModule, known, placed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from rules_graph.search.bags import Features
    from rules_graph.search.passages import Passage
    from rules_graph.search.text import Lexicon
    from rules_graph.search.training.bags import Bags, Numbers

_SEED = 1927
_SIZE, _SPREAD = 128, 0.05
_LEAST = 7  # texts that have a feature
_EPOCHS = 12
_BATCH = 512
_RATE = 3e-3
_LEFT_OUT = {"features": 0.2, "inner": 0.3}
_TEACHES = {Field.STATEMENT, Field.ASKED, Field.TOLD}


class JudgeModule(torch.nn.Module):
    """The judge while it learns."""

    def __init__(self, features_known: int, statements: int) -> None:
        super().__init__()
        self.bag = BagModule(features_known, _SIZE, _SPREAD)
        self.says = torch.nn.Linear(_SIZE, statements)
        self.left_out = torch.nn.Dropout(_LEFT_OUT["inner"])

    def forward(self, bags: torch.Tensor, begins: torch.Tensor) -> torch.Tensor:
        said: torch.Tensor = self.says(self.left_out(self.bag(bags, begins)))
        return said

    def frozen(self, statements: Sequence[RuleRef], keys: Features) -> Judge:
        says, bias = (each.detach().numpy() for each in (self.says.weight, self.says.bias))
        return Judge(statements, self.bag.frozen(keys), says, bias)


def train_judge(
    found: Sequence[Passage], rules: Sequence[RuleRef], lexicon: Lexicon, path: Path | None = WEIGHTS
) -> Judge:
    taught = [passage for passage in found if passage.field in _TEACHES]
    refs = [RuleRef(rules[each.rule].game, rules[each.rule].rule, each.anchor) for each in taught]
    places = {ref: place for place, ref in enumerate(dict.fromkeys(refs))}
    answers = np.array([places[ref] for ref in refs])
    texts = [features(each.text, each.lang, lexicon) for each in taught]
    keys = known(texts, _LEAST)
    module = _trained(placed(texts, keys), len(keys), answers, [ref.game for ref in places])
    judge = module.frozen(list(places), keys)
    if path:
        judge.save(path)
        print(f"{path.name}: {len(keys)} features, {path.stat().st_size / 1e6:.1f} MB")
    return judge


def _trained(bags: Bags, features_known: int, answers: Numbers, games: Sequence[str]) -> JudgeModule:
    torch.manual_seed(_SEED)
    chance = np.random.default_rng(_SEED)
    module = JudgeModule(features_known, len(games))
    sparse = torch.optim.SparseAdam(list(module.bag.parameters()), lr=_RATE)
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
            said = module(*bags.take(batch, 1 - _LEFT_OUT["features"], chance))
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
