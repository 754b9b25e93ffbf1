from __future__ import annotations

import pytest

from rules_graph.corpus import Corpus, load


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    return load()
