"""What holds on every page, in a real browser without a network."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.browser import (
    CHROMIUM,
    FAILED,
    NIGHT,
    PALE_WORDS,
    PATIENCE,
    asked,
    dispute,
    follow,
    opened,
    settled,
    state,
)
from tests.hostile import MARKUP, hostile_round, hostile_test
from tests.sparing import one_of
from tests.streamlit_english import english, said
from ui.app.skill_test.form import new_form
from ui.play.address import pack
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from tests.conftest import Browser

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: install Debian's chromium to run these"
)
expect.set_options(timeout=PATIENCE)
QUESTION: dict[Lang, str] = {"pl": "jak chodzi łowca", "uk": "як рухається переслідувач"}


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


_ALIKE = ("search in vain", "dispute", "dispute decided", "skill-test", "test to be drawn", "rule", "odds")


@pytest.mark.parametrize("lang", one_of(["pl", "uk"], "pl"))
def test_every_page_is_sound_readable_by_day_and_night_and_in_the_readers_language(
    page: Page, address: str, lang: Lang
) -> None:
    for name, place in places(lang).items():
        if name in _ALIKE and not os.environ.get("GRIMRULE_LONG"):
            continue
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


@pytest.mark.parametrize("page_name", one_of(["dispute", "skill-test", "round"], "dispute"))
def test_a_damaged_link_explains_itself_and_the_other_pages_work(
    page: Page, address: str, page_name: str
) -> None:
    words = ["damaged", "../../../etc/passwd", pack(["no", "state"]), pack({"sheet": {"a": 1}})[:-4]]
    for word in words if page_name == "dispute" else words[-1:]:
        opened(page, f"{address}/{page_name}?lang=pl&table={word}")
        explained = re.escape(say("pl", "error-bad-address", address="§")).replace("§", ".*")
        expect(page.get_by_test_id("stAlert").first).to_have_text(re.compile(explained))
    page.get_by_test_id("stSidebarNav").get_by_text(say("pl", "page-odds")).click()
    page.get_by_role("heading", name=say("pl", "page-odds"), exact=True).wait_for()
    settled(page)
