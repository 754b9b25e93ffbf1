"""Which statement a question is about, by its words alone: learned from the questions that players ask.

A question is a bag of features (`bags`); what they come to says how likely each statement is. Meaning (the
encoder) knows words that no question has; this knows what the words of our questions tell. `make model`
trains it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.model import RuleRef
from rules_graph.search.bags import Rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.search.bags import Features, Floats

WEIGHTS = Path(__file__).parent / "model" / "judge.npz"


@dataclass(frozen=True)
class Judge:
    statements: Sequence[RuleRef]
    rows: Rows
    says: Floats  # by statement
    bias: Floats

    def __call__(self, found: Features) -> Floats:
        """How likely each statement is, before it is weighed against the others."""
        return np.asarray(self.says @ self.rows(found) + self.bias, dtype=np.float32)

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path,
            allow_pickle=False,
            statements=np.array([str(ref) for ref in self.statements]),
            says=self.says.astype(np.float16),
            bias=self.bias.astype(np.float16),
            **self.rows.arrays(),
        )


@cache
def load_judge(path: Path = WEIGHTS) -> Judge:
    with np.load(path, allow_pickle=False) as saved:
        refs = [RuleRef.parse(str(each)) for each in saved["statements"]]
        says, bias = (saved[name].astype(np.float32) for name in ("says", "bias"))
        return Judge([ref for ref in refs if ref], Rows.of(saved), says, bias)
