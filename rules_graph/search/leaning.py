"""What a statement says to a question: yes, no, or an answer of another kind.

Learned from the questions that each statement is known to answer with yes or no: what a question's features
(`bags`) come to is weighed by numbers of the statement's own, which rest on its words as well as on its
questions, so that what one statement teaches holds for others that are worded like it. `make model` trains
it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.model import RuleRef
from rules_graph.search.bags import Rows

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import numpy.typing as npt

    from rules_graph.search.bags import Features, Floats

WEIGHTS = Path(__file__).parent / "model" / "leaning.npz"


@dataclass(frozen=True, slots=True)
class Says:
    """What a statement says to a question, if it answers, each as a probability; together they are 1."""

    yes: float
    no: float
    told: float  # an answer that is neither: how many, who, when

    @property
    def leans(self) -> float:
        """From -1, no, to 1, yes, of what is said by yes or no."""
        return (self.yes - self.no) / max(self.yes + self.no, 1e-6)


@dataclass(frozen=True)
class Leaning:
    """`says` is a byte a number, times the statement's own step."""

    statements: Sequence[RuleRef]
    rows: Rows
    says: npt.NDArray[np.int8]  # by statement, and what it can say
    steps: Floats
    bias: Floats

    @cached_property
    def places(self) -> Mapping[RuleRef, int]:
        return {ref: place for place, ref in enumerate(self.statements)}

    def __call__(self, found: Features, refs: Sequence[RuleRef]) -> dict[RuleRef, Says]:
        """What each of some statements says; a statement that nothing was learned of says nothing."""
        known = [ref for ref in refs if ref in self.places]
        at = [self.places[ref] for ref in known]
        said = self.says[at] @ self.rows(found) * self.steps[at, None] + self.bias[at]
        likely = np.exp(said - said.max(axis=-1, keepdims=True, initial=-np.inf))
        likely /= likely.sum(axis=-1, keepdims=True)
        return {ref: Says(*map(float, each)) for ref, each in zip(known, likely, strict=True)}

    def save(self, path: Path) -> None:
        np.savez_compressed(
            path,
            allow_pickle=False,
            statements=np.array([str(ref) for ref in self.statements]),
            says=self.says,
            says_steps=self.steps.astype(np.float16),
            bias=self.bias.astype(np.float16),
            **self.rows.arrays(),
        )


@cache
def load_leaning(path: Path = WEIGHTS) -> Leaning:
    with np.load(path, allow_pickle=False) as saved:
        refs = [RuleRef.parse(str(each)) for each in saved["statements"]]
        steps, bias = (saved[name].astype(np.float32) for name in ("says_steps", "bias"))
        return Leaning([ref for ref in refs if ref], Rows.of(saved), saved["says"], steps, bias)
