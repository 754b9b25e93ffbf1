"""The numbered cases: what must happen, by which rules. `casebook` tells what a case holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.casebook import CASES, check, read

if TYPE_CHECKING:
    from pathlib import Path

    from rules_graph.corpus import Corpus


@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_case(path: Path, corpus: Corpus) -> None:
    check(path, corpus)


def test_every_case_cites_the_corpus(corpus: Corpus) -> None:
    for path in CASES:
        case, _ = read(path)
        for citation in case["cites"]:
            corpus.find(citation)
        for rule in case["source"]:
            corpus.find(rule, "ahlcg")
