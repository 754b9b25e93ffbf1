"""Streamlit's own English: what of it we replace; that none is left on any page, the browser tests show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import streamlit

from tests.browser import CHROMIUM, browser_context, settled
from tests.sparing import one_of
from ui.app.streamlit_words import PHRASES
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext

    from rules_graph.model import Lang

SCRIPTS = Path(streamlit.__file__).parent / "static" / "static" / "js"
IN_A_BROWSER = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: install Debian's chromium to run these"
)
FOREIGN: tuple[Lang, ...] = ("pl", "uk")


def test_every_phrase_that_we_replace_is_still_streamlits() -> None:
    theirs = "\n".join(file.read_text(encoding="utf-8") for file in SCRIPTS.glob("*.js"))
    assert [words for words in PHRASES if words not in theirs] == []


@pytest.fixture(scope="module")
def browser() -> Iterator[BrowserContext]:
    with browser_context() as (context, _):
        yield context


@IN_A_BROWSER
@pytest.mark.parametrize("lang", one_of(FOREIGN, "uk"))
def test_a_filter_that_matches_nothing_says_so_in_the_readers_language(
    browser: BrowserContext, address: str, lang: Lang
) -> None:
    page = browser.new_page()
    page.goto(f"{address}/?lang={lang}&q=hunter")
    settled(page)
    page.locator("[data-testid=stMultiSelect] input").first.fill("zzzz")
    page.get_by_text(say(lang, "streamlit-none")).wait_for(timeout=10_000)
    page.close()


@IN_A_BROWSER
def test_another_language_changes_streamlits_words_too(browser: BrowserContext, address: str) -> None:
    page = browser.new_page()
    page.goto(f"{address}/?lang=pl")
    settled(page)
    for lang in ("uk", "en", "pl"):
        page.get_by_text(say(lang, f"language-{lang}"), exact=True).click()
        page.wait_for_selector(f"[aria-label='{say(lang, 'streamlit-sidebar')}']", timeout=60_000)
        settled(page)
    page.close()


@IN_A_BROWSER
def test_the_key_slash_leads_to_the_question(browser: BrowserContext, address: str) -> None:
    page = browser.new_page()
    page.goto(f"{address}/?lang=en&q=hunter")
    settled(page)
    page.locator("h1").first.click()
    page.keyboard.press("/")
    page.keyboard.type("peril")
    assert page.locator(".st-key-q input").input_value() == "peril"
    page.close()
