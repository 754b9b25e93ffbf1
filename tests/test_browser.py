"""The three journeys in a real browser, in each language, with no network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from rules_graph.model import LANGS
from tests.browser import CHROMIUM, PALE_WORDS, app_server, browser_context, settled
from ui.address import unpack
from ui.test_form import new_form
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: install Debian's chromium to run these"
)
expect.set_options(timeout=60_000)  # a machine may be busy
QUESTION: dict[Lang, str] = {
    "en": "what is a hunter",
    "pl": "jak chodzi łowca",
    "uk": "як рухається переслідувач",
}
WON = {"succeeded": "yes", "margin": 1, "value": 4, "difficulty": 3}
LOST = {"succeeded": "no", "margin": 2, "value": 1, "difficulty": 3}


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


# The graph is drawn on a canvas; the library keeps it on the element that it drew into.
_NEIGHBOURS = """() => {
  const drawn = [...document.querySelectorAll("*")].find(each => each._cyreg);
  if (!drawn) return [];
  return drawn._cyreg.cy.nodes("[label != 'centre']").map(node => {
    const place = node.renderedPosition();
    return [node.id(), place.x, place.y];
  });
}"""

# The neighbours stand where they stood when last looked at.
_AT_REST = f"""() => {{
  const before = window.seen;
  window.seen = JSON.stringify(({_NEIGHBOURS})());
  return window.seen === before && before !== "[]";
}}"""


@pytest.mark.parametrize("lang", LANGS)
def test_search_then_rule_then_graph(
    browser: tuple[BrowserContext, list[str]], address: str, corpus: Corpus, lang: Lang
) -> None:
    page = opened(browser, f"{address}/?lang={lang}")
    page.get_by_test_id("stMain").locator("input[type=text]").first.fill(QUESTION[lang])
    page.keyboard.press("Enter")
    settled(page)
    page.locator("a[href*='rule=hunter']").first.click()
    page.get_by_role("heading", name=corpus.find("hunter", "ahlcg").names[lang], exact=True).wait_for()
    settled(page)
    assert f"lang={lang}" in page.url
    frame = page.locator("iframe[title^='st_link_analysis'], iframe[data-grimrule]").first
    frame.scroll_into_view_if_needed()
    inside = frame.element_handle().content_frame()
    assert inside is not None
    inside.wait_for_function(_AT_REST, polling=500)
    neighbour, x, y = inside.evaluate(_NEIGHBOURS)[0]
    inside.locator("canvas").last.click(position={"x": x, "y": y}, force=True)
    name = corpus.find(neighbour.partition("/")[2], "ahlcg").names[lang]
    page.get_by_role("heading", name=name, exact=True).wait_for()
    assert not page.locator("[data-testid=stException]").count()
    page.close()


@pytest.mark.parametrize("lang", LANGS)
def test_describe_then_correct_then_ruling_then_step_then_download(
    browser: tuple[BrowserContext, list[str]], address: str, lang: Lang, tmp_path: Path
) -> None:
    page = opened(browser, f"{address}/dispute?lang={lang}")
    page.locator("textarea").first.fill(say(lang, "dispute-example-3"))
    page.get_by_role("button", name=say(lang, "dispute-rule")).click()
    settled(page)
    first = downloaded(page, lang, tmp_path)
    assert first["verdict"]["asks"] == "order"
    if lang == "en":
        _corrected(page, first, lang)
    page.get_by_role("button", name=say(lang, "dispute-back")).click()
    settled(page)
    state = unpack(parse_qs(urlsplit(page.url).query)["state"][0])
    ruling = downloaded(page, lang, tmp_path)
    assert state["step"] == len(ruling["events"]) - 1
    if lang == "en":
        assert ruling["sheet"]["attempt"]["fight"]["by"] == state["sheet"]["attempt"]["fight"]["by"]
        assert ruling["sheet"]["attempt"]["fight"]["by"] != first["sheet"]["attempt"]["fight"]["by"]
        assert ruling["events"] != first["events"]
    page.close()


def _corrected(page: Page, first: Any, lang: Lang) -> None:
    """Let the other investigator do it, in the form."""
    names = [each["id"] for each in first["sheet"]["situation"]["investigators"]]
    (other,) = {*names} - {first["sheet"]["attempt"]["fight"]["by"]}
    page.get_by_text(say(lang, "dispute-correct")).click()
    page.get_by_label(say(lang, "attempt-who")).fill(other)
    page.get_by_role("button", name=say(lang, "dispute-again")).click()
    settled(page)


def downloaded(page: Page, lang: Lang, folder: Path) -> Any:
    """The ruling file, as the browser saves it."""
    with page.expect_download() as download:
        page.get_by_role("button", name=say(lang, "dispute-json")).click()
    file = folder / "ruling.json"
    download.value.save_as(file)
    settled(page)
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGS)
def test_skill_test_with_commit_token_undo_and_result(
    browser: tuple[BrowserContext, list[str]], address: str, lang: Lang
) -> None:
    page = opened(browser, f"{address}/skill-test?lang={lang}")
    draw = page.get_by_role("button", name=say(lang, "skilltest-draw"))
    result = page.get_by_test_id("stAlert")
    press(page, say(lang, "skilltest-start"))
    page.get_by_text(new_form(lang).cards[0].name).click()  # the box beside it is ticked
    expect(page.get_by_test_id("stMetricValue")).to_have_text(say(lang, "oddspage-percent", percent=81.25))
    press(page, say(lang, "skilltest-commit", count=1))
    expect(draw).to_be_visible()
    press(page, "−1")
    expect(result).to_have_text(say(lang, "event-test-decided", **WON))
    while not draw.count():
        press(page, say(lang, "skilltest-back"))
    expect(result).to_have_count(0)
    press(page, "−4")
    expect(result).to_have_text(say(lang, "event-test-decided", **LOST))
    beside = page.get_by_test_id("stColumn").get_by_text(say(lang, "event-test-decided", **WON))
    expect(beside).to_have_count(1)  # the first line is kept
    page.close()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=name.startswith("−")).first.click()
    settled(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_words_stand_out_from_the_page(
    browser: tuple[BrowserContext, list[str]], address: str, scheme: Literal["light", "dark"]
) -> None:
    for name in ("", "rule", "skill-test", "odds", "games"):
        page = browser[0].new_page()
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{address}/{name}?lang=uk&rule=hunter")
        settled(page)
        assert not page.locator("[data-testid=stException]").count(), name
        counted, pale = page.evaluate(PALE_WORDS)
        assert counted > 20, name
        assert pale == [], name
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
