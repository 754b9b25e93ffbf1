"""A cross-encoder by choice: it reads the question and each likely statement together.

None is packaged. Who can download one names it, or its folder, in GRIMRULE_RERANKER.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import numpy as np

from rules_graph.errors import UnknownModelError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rules_graph.search.lexical import Scores

SETTING = "GRIMRULE_RERANKER"


class Reranker:
    """Any cross-encoder of sentence-transformers that has one output."""

    def __init__(self, name: str) -> None:
        from sentence_transformers import CrossEncoder  # noqa: PLC0415 (torch takes seconds)

        self._model = CrossEncoder(name, num_labels=1, device="cpu")

    def __call__(self, question: str, statements: Sequence[str]) -> Scores:
        """How well each statement answers, from 0 to 1."""
        from torch.nn import Sigmoid  # noqa: PLC0415

        pairs = [(question, statement) for statement in statements]
        said = self._model.predict(pairs, activation_fn=Sigmoid(), show_progress_bar=False)
        return np.asarray(said, dtype=np.float32).reshape(-1)


def chosen_reranker() -> Reranker | None:
    """The one that the setting names. Raises UnknownModelError if it cannot be had."""
    named = os.environ.get(SETTING)
    try:
        return Reranker(named) if named else None
    except (ImportError, OSError, ValueError, KeyError, RuntimeError) as error:
        raise UnknownModelError(setting=SETTING, name=named) from error
