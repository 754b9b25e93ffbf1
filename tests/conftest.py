from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from rules_graph.corpus import Corpus, load
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The tests build their own index and keep their own data; the user's are left alone."""
    with pytest.MonkeyPatch.context() as patch:
        # Tests that run side by side, or later, share one index: whoever is first builds it, others wait.
        base = tmp_path_factory.getbasetemp()
        session = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
        patch.setenv("GRIMRULE_CACHE", str(session.parent / "grimrule-cache"))
        patch.setenv("GRIMRULE_DATA", str(tmp_path_factory.mktemp("data")))
        patch.delenv("GRIMRULE_MODEL", raising=False)
        yield


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    return load()


@pytest.fixture(scope="session")
def finder() -> Finder:
    return Finder(*open_index())
