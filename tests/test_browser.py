"""The three journeys in a real browser, in each language, with no network; and what holds on every page."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import expect

from rules_graph.model import LANGS
from tests.browser import (
    CHROMIUM,
    NIGHT,
    PALE_WORDS,
    PATIENCE,
    app_server,
    browser_context,
    dispute,
    follow,
    settled,
)
from tests.hostile import MARKUP, hostile_round, hostile_test
from tests.streamlit_english import english, said
from ui.app.skill_test.form import new_form
from ui.play.address import pack, unpack
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator
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
FAILED = "[data-testid=stException]"


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


def opened(page: Page, url: str) -> None:
    page.goto(url)
    settled(page)


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def state(page: Page) -> Any:
    """What the address holds."""
    return unpack(asked(page)["table"][0])


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


@pytest.mark.parametrize("lang", LANGS)
def test_describe_then_correct_then_ruling_then_step_then_download(
    page: Page, address: str, lang: Lang, tmp_path: Path
) -> None:
    opened(page, f"{address}/dispute?lang={lang}")
    page.locator("textarea").first.fill(say(lang, "dispute-ahlcg-3"))
    follow(page, page.get_by_role("button", name=say(lang, "dispute-rule")).click)
    first = downloaded(page, lang, tmp_path)
    assert first["verdict"]["asks"] == "order"
    follow(page, lambda: _correct(page, first, lang))
    assert state(page)["sheet"]["attempt"]["fight"]["by"] == _other(first)
    follow(page, page.get_by_role("button", name=say(lang, "dispute-forward")).click)
    ruling = downloaded(page, lang, tmp_path)
    assert state(page)["at"] == 1
    expect(page.get_by_text(say(lang, "dispute-step", at=1, last=0).rpartition(" ")[0])).to_be_visible()
    assert ruling["sheet"]["attempt"]["fight"]["by"] == _other(first)
    assert ruling["events"] != first["events"]


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
    page.get_by_role("button", name=say(lang, "dispute-again")).click()


def downloaded(page: Page, lang: Lang, folder: Path) -> Any:
    """The ruling file, as the browser saves it."""
    with page.expect_download() as download:
        page.get_by_role("button", name=say(lang, "dispute-json")).click()
    file = folder / "ruling.json"
    download.value.save_as(file)
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGS)
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


# What holds on every page


def places(lang: Lang) -> dict[str, str]:
    """Every page, and pages on which something is under way."""
    form = new_form(lang)
    test = Walk("ahlcg", form.as_data(), ("done",), test=True)
    over = replace(test, answers=(form.cards[0].name, "done", "-1"), aside=(("done", "-4"),))
    names = ("", "rule", "dispute", "skill-test", "round", "odds", "books", "coverage", "games")
    return {
        **{name or "search": f"/{name}?" for name in names},
        "search asked": f"/?q={QUESTION[lang]}&",
        "search in vain": "/?q=qqqq&",
        "rule shown": "/rule?rule=hunter&at=prey&to=peril&all=True&",
        "dispute ruled": dispute(lang, 3, at=16),
        "dispute decided": dispute(lang, 2),
        "dispute printed": f"{dispute(lang, 3)}print=1&",
        "test to be drawn": f"/skill-test?table={test.address()}&",
        "test over": f"/skill-test?table={over.address()}&",
        "odds compared": "/odds?icons=2&",
        "link damaged": "/skill-test?table=damaged&",
    }


@pytest.mark.parametrize("lang", ["pl", "uk"])
def test_every_page_is_sound_readable_by_day_and_night_and_in_the_readers_language(
    page: Page, address: str, lang: Lang
) -> None:
    for name, place in places(lang).items():
        page.emulate_media(color_scheme="light")
        opened(page, f"{address}{place}lang={lang}")
        assert not page.locator(FAILED).count(), name
        assert say(lang, "page-failed") not in page.content(), name
        if name != "dispute printed":
            page.wait_for_selector(f"[aria-label='{say(lang, 'streamlit-sidebar')}']", state="attached")
        words = said(page)
        assert english(words) == set(), name
        assert name == "dispute printed" or say(lang, "streamlit-sidebar") in words, name
        _stands_out(page, name)
        if lang != "pl":  # colours know no language
            continue
        page.emulate_media(color_scheme="dark")
        if name != "dispute printed":  # paper is white
            page.wait_for_function(NIGHT)
        settled(page)
        _stands_out(page, name)


def test_what_asks_for_the_network_is_noticed_and_gets_nothing(browser: Browser) -> None:
    context, refused = browser
    page = context.new_page()
    assert page.evaluate("fetch('https://example.org/').then(() => 'got', () => 'nothing')") == "nothing"
    assert refused == ["https://example.org/"]
    refused.clear()
    page.close()


def _stands_out(page: Page, name: str) -> None:
    counted, pale = page.evaluate(PALE_WORDS)
    assert counted > 8, name
    assert pale == [], name


def test_another_language_keeps_the_place(page: Page, address: str, corpus: Corpus) -> None:
    opened(page, f"{address}{dispute('en', 3, at=9)}lang=en")
    follow(page, page.get_by_text(say("pl", "language-pl"), exact=True).click)
    page.get_by_role("heading", name=say("pl", "page-dispute"), exact=True).wait_for()
    page.get_by_text(say("pl", "dispute-step", at=9, last=0).rpartition(" ")[0]).wait_for()
    assert state(page)["at"] == 9
    opened(page, f"{address}/rule?lang=pl&game=eldritch&rule=tests")
    follow(page, page.get_by_text(say("uk", "language-uk"), exact=True).click)
    page.get_by_role("heading", name=corpus.find("tests", "eldritch").names["uk"], exact=True).wait_for()
    assert asked(page)["game"] == ["eldritch"]


def test_nothing_that_is_typed_is_taken_for_markup(page: Page, address: str) -> None:
    test, told = hostile_test(), say("en", "dispute-ahlcg-3") + MARKUP
    sheet = {"situation": hostile_round()["sheet"]["situation"], "attempt": {"resource": f"Roland{MARKUP}"}}
    ruling = {"words": told, "table": Walk("ahlcg", sheet).address()}
    for number, (path, values) in enumerate(
        [
            ("", {"q": MARKUP, "kind": MARKUP, "game": MARKUP}),
            ("rule", {"rule": MARKUP}),
            ("rule", {"rule": "hunter", "at": MARKUP, "to": MARKUP}),
            ("dispute", {"words": told}),
            ("dispute", ruling),
            ("dispute", {**ruling, "print": "1"}),
            ("skill-test", {"table": pack(test)}),
            ("skill-test", {"table": pack(test), "edit": "1"}),
            ("skill-test", {"table": pack(test | {"answers": [f"1{MARKUP}", "done", "-1"]})}),
            ("round", {"table": pack(hostile_round())}),
            ("odds", {"bag": MARKUP, "symbol": MARKUP}),
            ("coverage", {"q": MARKUP}),
        ]
    ):
        opened(page, f"{address}/{path}?{urlencode({'lang': 'en', **values})}")
        assert page.evaluate("window.hurt") is None, number
        assert not page.locator("img[src=x], a[href^=javascript]").count(), number
        assert say("en", "page-failed") not in page.content(), number


@pytest.mark.parametrize("page_name", ["dispute", "skill-test", "round"])
def test_a_damaged_link_explains_itself_and_the_other_pages_work(
    page: Page, address: str, page_name: str
) -> None:
    for word in ("damaged", "../../../etc/passwd", pack(["no", "state"]), pack({"sheet": {"a": 1}})[:-4]):
        opened(page, f"{address}/{page_name}?lang=pl&table={word}")
        explained = re.escape(say("pl", "error-bad-address", address="§")).replace("§", ".*")
        expect(page.get_by_test_id("stAlert").first).to_have_text(re.compile(explained))
    page.get_by_test_id("stSidebarNav").get_by_text(say("pl", "page-odds")).click()
    page.get_by_role("heading", name=say("pl", "page-odds"), exact=True).wait_for()
    settled(page)
