from __future__ import annotations

import gc
import logging
import os
from typing import TYPE_CHECKING

import pytest

from rules_graph.corpus import Corpus, load
from rules_graph.search.finder import Finder
from rules_graph.search.index import open_index
from tests.browser import FAILED, app_server, browser_context

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page

    Browser = tuple[BrowserContext, list[str]]

gc.set_threshold(
    100_000, 50, 100
)  # the corpus lives as long as the tests do; looking through it for cycles takes a fifth


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is marked as long is run by `make long` alone."""
    if os.environ.get("GRIMRULE_LONG"):
        return
    left = [item for item in items if item.get_closest_marker("long")]
    if left:
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if not item.get_closest_marker("long")]


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


class _Loud(logging.Handler):
    """A page keeps its own faults to itself and logs them; in a test they are raised again."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


@pytest.fixture(scope="session", autouse=True)
def loud() -> Iterator[logging.Handler]:
    handler, logger = _Loud(logging.ERROR), logging.getLogger("ui")
    logger.addHandler(handler)
    yield handler
    logger.removeHandler(handler)


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    return load()


@pytest.fixture(scope="session")
def finder() -> Finder:
    return Finder(*open_index())


@pytest.fixture
def search_opened(monkeypatch: pytest.MonkeyPatch, finder: Finder) -> None:
    """For tests of many commands: each finds the index as it was opened for the first."""
    opened = finder.index, finder.encoder
    monkeypatch.setattr("rules_graph.search.index.open_index", lambda *_, **__: opened)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with app_server() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browser_context() as found:
        yield found


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that must not fail and must ask nothing of the network."""
    found = browser[0].new_page()
    yield found
    assert not found.locator(FAILED).count()
    assert browser[1] == []
    found.close()
