"""The three journeys in a real browser, in each language, with no network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from rules_graph.model import LANGS
from tests.browser import CHROMIUM, app_server, browser_context, settled
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from rules_graph.model import Lang

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: install Debian's chromium to run these"
)
QUESTION: dict[Lang, str] = {
    "en": "what is a hunter",
    "pl": "jak chodzi łowca",
    "uk": "як рухається переслідувач",
}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with app_server() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[tuple[BrowserContext, list[str]]]:
    with browser_context() as found:
        yield found


def opened(browser: tuple[BrowserContext, list[str]], url: str) -> Page:
    page = browser[0].new_page()
    page.goto(url)
    settled(page)
    return page


@pytest.mark.parametrize("lang", LANGS)
def test_search_then_rule_then_graph(
    browser: tuple[BrowserContext, list[str]], address: str, lang: Lang
) -> None:
    page = opened(browser, f"{address}/?lang={lang}")
    page.locator("input[type=text]").first.fill(QUESTION[lang])
    page.keyboard.press("Enter")
    settled(page)
    page.locator("a[href*='rule=hunter']").first.wait_for(timeout=60_000)
    rule = opened(browser, f"{address}/rule?rule=hunter&lang={lang}")
    rule.locator("iframe").first.wait_for(state="attached", timeout=60_000)  # the graph draws itself in one
    assert not rule.locator("[data-testid=stException]").count()
    page.close()
    rule.close()


@pytest.mark.parametrize("lang", LANGS)
def test_describe_then_ruling_then_step_then_download(
    browser: tuple[BrowserContext, list[str]], address: str, lang: Lang, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/dispute?lang={lang}")
    page.locator("textarea").first.fill(say(lang, "dispute-example-3"))
    page.get_by_role("button", name=say(lang, "dispute-rule")).click()
    settled(page)
    page.get_by_role("button", name=say(lang, "dispute-back")).click()
    settled(page)
    assert "state=" in page.url
    with page.expect_download() as download:
        page.get_by_role("button", name=say(lang, "dispute-json")).click()
    file = tmp_path / "ruling.json"
    download.value.save_as(file)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["verdict"]["asks"] == "order"
    assert data["events"]
    page.close()


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_opens_and_asks_nothing_of_the_network(
    browser: tuple[BrowserContext, list[str]], address: str, lang: Lang
) -> None:
    for name in ("", "rule", "dispute", "skill-test", "round", "odds", "coverage", "games"):
        page = opened(browser, f"{address}/{name}?lang={lang}")
        assert not page.locator("[data-testid=stException]").count(), name
        assert say(lang, "page-failed") not in page.content(), name
        page.close()
    assert browser[1] == []
