"""Trains the leaning: of each known question whether its statement says yes, no, or something else to it.

A statement's numbers are its own and those that its words come to; the latter are what carries over from one
statement to another.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch.nn import functional

from rules_graph.model import LANGS, Lang, RuleRef, plain
from rules_graph.precedents import Verdict
from rules_graph.search.bags import asked_features, features
from rules_graph.search.leaning import WEIGHTS, Leaning
from rules_graph.search.training.bags import BagModule, known, placed, whole

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from rules_graph.model import Rule
    from rules_graph.precedents import Precedents
    from rules_graph.search.bags import Features
    from rules_graph.search.text import Lexicon
    from rules_graph.search.training.bags import Bags, Numbers
    from rules_graph.tellings import Telling

_SEED = 1929
_LANG: Lang = LANGS[0]  # of the statements; concepts are the same in all
_SAYS = {Verdict.YES: 0, Verdict.NO: 1, Verdict.OPEN: 2, Verdict.DEPENDS: 2}
_KINDS = 3
_SIZE = 128
_SPREAD = {"question": 0.05, "statement": 0.02}
_LEAST = 14  # questions that have a feature
_EPOCHS = 10
_BATCH = 512
_RATE, _DECAY = 3e-3, 1e-3
_LEFT_OUT = {"features": 0.35, "inner": 0.4}
_WHOLE = 127


@dataclass(frozen=True)
class Lessons:
    """Questions with the statement that answers and what it says; the statements with their words."""

    statements: Sequence[RuleRef]
    worded: Sequence[Features]
    questions: Sequence[Features]
    answers: Numbers  # places of statements
    said: Numbers

    @classmethod
    def of(
        cls, rules: Iterable[Rule], precedents: Precedents, tellings: Sequence[Telling], lexicon: Lexicon
    ) -> Lessons:
        worded = {
            RuleRef(rule.game, rule.id, each.anchor): features(
                f"{rule.names[_LANG]} {plain(each.text[_LANG])}", _LANG, lexicon
            )
            for rule in rules
            for each in rule.statements
        }
        asked: list[tuple[RuleRef, Verdict, Lang, str]] = [
            *((each.at, each.verdict, each.lang, each.question) for each in precedents),
            *((each.by, each.verdict, each.lang, each.text) for each in tellings),
        ]
        places = {ref: place for place, ref in enumerate(worded)}
        return cls(
            list(worded),
            list(worded.values()),
            [asked_features(text, lang, lexicon) for _, _, lang, text in asked],
            np.array([places[ref] for ref, *_ in asked]),
            np.array([_SAYS[verdict] for _, verdict, *_ in asked]),
        )


class LeaningModule(torch.nn.Module):
    """The leaning while it learns."""

    def __init__(self, features_known: int, statements: int) -> None:
        super().__init__()
        self.question = BagModule(features_known, _SIZE, _SPREAD["question"])
        self.statement = BagModule(features_known, _SIZE, _SPREAD["statement"])
        self.own = torch.nn.Embedding(statements, _KINDS * _SIZE)
        self.worded = torch.nn.Linear(_SIZE, _KINDS * _SIZE)
        self.bias = torch.nn.Embedding(statements, _KINDS)
        self.every = torch.nn.Linear(_SIZE, _KINDS)
        self.left_out = torch.nn.Dropout(_LEFT_OUT["inner"])
        for weight in (self.own.weight, self.worded.weight):
            torch.nn.init.normal_(weight, std=_SPREAD["statement"])
        torch.nn.init.zeros_(self.bias.weight)

    def says(self, statements: torch.Tensor, bags: torch.Tensor, begins: torch.Tensor) -> torch.Tensor:
        """The numbers of some statements, of which the bags are the words."""
        found = self.own(statements) + self.worded(self.statement(bags, begins))
        weighed: torch.Tensor = found.view(len(statements), _KINDS, _SIZE) + self.every.weight
        return weighed

    def forward(
        self,
        asked: tuple[torch.Tensor, torch.Tensor],
        statements: torch.Tensor,
        worded: tuple[torch.Tensor, torch.Tensor],
    ) -> torch.Tensor:
        question = self.left_out(self.question(*asked)).unsqueeze(1)
        said: torch.Tensor = (self.says(statements, *worded) * question).sum(-1) + self.bias(statements)
        return said + self.every.bias


def train_leaning(lessons: Lessons, path: Path = WEIGHTS) -> Leaning:
    keys = known(lessons.questions, _LEAST)
    worded = placed(lessons.worded, keys)
    module = _trained(lessons, placed(lessons.questions, keys), worded, len(keys))
    every = np.arange(len(lessons.statements))
    chance = np.random.default_rng(_SEED)
    with torch.no_grad():
        says = module.says(torch.from_numpy(every), *worded.take(every, 2.0, chance)).numpy()
        bias = (module.bias.weight + module.every.bias).numpy()
    numbers, steps = whole(says.reshape(len(every), -1), _WHOLE)
    leaning = Leaning(
        lessons.statements, module.question.frozen(keys), numbers.reshape(says.shape), steps, bias
    )
    leaning.save(path)
    print(f"{path.name}: {len(keys)} features, {path.stat().st_size / 1e6:.1f} MB")
    return leaning


def _trained(lessons: Lessons, questions: Bags, worded: Bags, features_known: int) -> LeaningModule:
    torch.manual_seed(_SEED)
    chance = np.random.default_rng(_SEED)
    module = LeaningModule(features_known, len(lessons.statements))
    rows = [*module.question.parameters(), *module.statement.parameters()]
    others = [each for each in module.parameters() if all(each is not row for row in rows)]
    optimizers = [
        torch.optim.SparseAdam(rows, lr=_RATE),
        torch.optim.AdamW(others, lr=_RATE, weight_decay=_DECAY),
    ]
    began, kept = time.monotonic(), 1 - _LEFT_OUT["features"]
    for epoch in range(_EPOCHS):
        for optimizer in optimizers:
            for group in optimizer.param_groups:
                group["lr"] = _RATE * (1 - 0.9 * epoch / _EPOCHS)
        order, total = chance.permutation(len(lessons.said)), 0.0
        batches = np.array_split(order, max(1, len(order) // _BATCH))
        for batch in batches:
            answers = lessons.answers[batch]
            said = module(
                questions.take(batch, kept, chance),
                torch.from_numpy(answers),
                worded.take(answers, kept, chance),
            )
            loss = functional.cross_entropy(said, torch.from_numpy(lessons.said[batch]))
            for optimizer in optimizers:
                optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            for optimizer in optimizers:
                optimizer.step()
            total += loss.item()
        taken = time.monotonic() - began
        print(f"epoch {epoch + 1:2} of {_EPOCHS}  loss {total / len(batches):.2f}  {taken:.0f} s", flush=True)
    return module
