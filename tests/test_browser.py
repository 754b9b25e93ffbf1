"""The three journeys in a real browser, in each language, with no network."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from rules_graph.model import LANGS
from tests.browser import CHROMIUM, PATIENCE, asked, dispute, follow, opened, settled, state
from tests.sparing import one_of
from ui.app.skill_test.form import new_form
from ui.words import say

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

    Browser = tuple[BrowserContext, list[str]]

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: install Debian's chromium to run these"
)
expect.set_options(timeout=PATIENCE)
QUESTION: dict[Lang, str] = {
    "en": "what is a hunter",
    "pl": "jak chodzi łowca",
    "uk": "як рухається переслідувач",
}
WON = {"succeeded": "yes", "margin": 1, "value": 4, "difficulty": 3}
LOST = {"succeeded": "no", "margin": 2, "value": 1, "difficulty": 3}


# The graph is drawn on a canvas; the library keeps it on the element that it drew into.
_CLICKS = 3
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


@pytest.mark.parametrize("lang", one_of(LANGS, "uk"))
def test_search_then_rule_then_graph(page: Page, address: str, corpus: Corpus, lang: Lang) -> None:
    opened(page, f"{address}/?lang={lang}")
    page.get_by_test_id("stMain").locator("input[type=text]").first.fill(QUESTION[lang])
    page.keyboard.press("Enter")
    page.locator("a[href*='rule=hunter']").first.click()
    page.get_by_role("heading", name=corpus.find("hunter", "ahlcg").names[lang], exact=True).wait_for()
    settled(page)
    assert asked(page)["lang"] == [lang]
    frame = page.locator("iframe[title^='st_link_analysis'], iframe[data-grimrule]").first
    frame.scroll_into_view_if_needed()
    inside = frame.element_handle().content_frame()
    assert inside is not None
    inside.wait_for_function(_AT_REST, polling=200)
    neighbour, x, y = inside.evaluate(_NEIGHBOURS)[0]
    inside.locator("canvas").last.click(position={"x": x, "y": y}, force=True)
    name = corpus.find(neighbour.partition("/")[2], "ahlcg").names[lang]
    page.get_by_role("heading", name=name, exact=True).wait_for()


@pytest.mark.parametrize("lang", one_of(LANGS, "pl"))
def test_describe_then_correct_then_ruling_then_step_then_download(
    page: Page, address: str, lang: Lang, tmp_path: Path
) -> None:
    opened(page, f"{address}/dispute?lang={lang}")
    page.locator("textarea").first.fill(say(lang, "dispute-ahlcg-3"))
    follow(page, page.get_by_role("button", name=say(lang, "dispute-rule")).click)
    first = downloaded(page, lang, tmp_path)
    assert first["play"]["verdict"]["asks"] == "order"
    follow(page, lambda: _correct(page, first, lang))
    assert state(page)["sheet"]["attempt"]["fight"]["by"] == _other(first)
    follow(page, page.get_by_role("button", name=say(lang, "dispute-forward")).click)
    ruling = downloaded(page, lang, tmp_path)
    assert state(page)["at"] == 1
    expect(page.get_by_text(say(lang, "dispute-step", at=1, last=0).rpartition(" ")[0])).to_be_visible()
    assert ruling["sheet"]["attempt"]["fight"]["by"] == _other(first)
    assert ruling["play"]["events"] != first["play"]["events"]


def _other(first: Any) -> str:
    """The investigator who does not fight."""
    names = {each["id"] for each in first["sheet"]["situation"]["investigators"]}
    (other,) = names - {first["sheet"]["attempt"]["fight"]["by"]}
    return str(other)


def _correct(page: Page, first: Any, lang: Lang) -> None:
    """Let the other investigator do it, in the form."""
    page.get_by_text(say(lang, "dispute-correct")).click()
    settled(page)  # the tables of the form come last, and move the button below them
    page.get_by_label(say(lang, "attempt-who")).fill(_other(first))
    again, before = page.get_by_role("button", name=say(lang, "dispute-again")), page.url
    again.click()
    for _ in range(_CLICKS):  # what was typed is taken over first, which may swallow the click
        page.wait_for_timeout(5_000)
        settled(page)
        if page.url == before:
            again.click()


def downloaded(page: Page, lang: Lang, folder: Path) -> Any:
    """The ruling file, as the browser saves it."""
    with page.expect_download() as download:
        page.get_by_role("button", name=say(lang, "dispute-json")).click()
    file = folder / "ruling.json"
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", one_of(LANGS, "en"))
def test_skill_test_with_commit_token_undo_and_result(page: Page, address: str, lang: Lang) -> None:
    opened(page, f"{address}/skill-test?lang={lang}")
    draw = page.get_by_role("button", name=say(lang, "skilltest-draw"))
    result = page.get_by_test_id("stAlert")
    press(page, say(lang, "skilltest-start"))
    page.get_by_text(new_form(lang).cards[0].name).click()  # the box beside it is ticked
    expect(page.get_by_test_id("stMetricValue")).to_have_text(say(lang, "oddspage-percent", percent=81.25))
    press(page, say(lang, "skilltest-commit", count=1))
    expect(draw).to_be_visible()
    page.get_by_role("button", name="−1", exact=True).first.click()  # at once, while the page is still drawn
    expect(result).to_have_text(say(lang, "ahlcg-event-test-decided", **WON))
    settled(page)
    while not draw.count():
        press(page, say(lang, "skilltest-back"))
    expect(result).to_have_count(0)
    press(page, "−4")
    expect(result).to_have_text(say(lang, "ahlcg-event-test-decided", **LOST))
    beside = page.get_by_test_id("stColumn").get_by_text(say(lang, "ahlcg-event-test-decided", **WON))
    expect(beside).to_have_count(1)  # the first line is kept


def press(page: Page, name: str) -> None:
    follow(page, page.get_by_role("button", name=name, exact=name.startswith("−")).first.click)


def test_a_click_while_the_page_is_still_drawn_is_a_step_too(page: Page, address: str) -> None:
    opened(page, f"{address}{dispute('en', 3, at=9)}lang=en")
    before = page.url
    back = page.get_by_role("button", name=say("en", "dispute-back"))
    back.click()
    page.wait_for_function("before => location.href !== before", arg=before)
    follow(page, back.click)
    assert state(page)["at"] == 7
