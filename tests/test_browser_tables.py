"""A journey through each board game on a telephone, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from rules_graph.model import LANGS
from tests.browser import CHROMIUM, PALE_WORDS, PATIENCE, browser_context, follow, settled
from tests.sparing import one_of
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page

    from rules_graph.model import Lang

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no Chromium here: install Debian's chromium to run these"
)
expect.set_options(timeout=PATIENCE)
LANG_OF: dict[str, Lang] = {"eldritch": "en", "arkham2e": "pl", "mansions": "uk"}
_TOO_WIDE = """() => {
  const main = document.querySelector("[data-testid=stMain]");
  return main.scrollWidth - main.clientWidth;
}"""


@pytest.fixture(scope="module")
def browser() -> Iterator[BrowserContext]:
    with browser_context(390, 844) as (found, _):
        yield found


def opened(browser: BrowserContext, url: str) -> Page:
    page = browser.new_page()
    page.goto(url)
    settled(page)
    return page


def button(page: Page, key: str) -> None:
    follow(page, page.locator(f".st-key-{key} button").first.click)


@pytest.mark.parametrize("game", one_of(LANG_OF, "eldritch"))
def test_a_dispute_in_words_is_answered_on_top_and_stepped_through(
    browser: BrowserContext, address: str, game: str
) -> None:
    lang = LANG_OF[game]
    page = opened(browser, f"{address}/dispute?game={game}&lang={lang}")
    button(page, "dispute-example-1")
    expect(page.locator("textarea").first).to_have_value(say(lang, f"dispute-{game}-1"))
    expect(page.get_by_text(say(lang, "ask-order"), exact=True)).to_be_visible()
    button(page, "dispute-forward")
    expect(page.get_by_text(say(lang, "dispute-step", at=1, last=0).rpartition(" ")[0])).to_be_visible()
    assert page.evaluate(_TOO_WIDE) == 0
    assert not page.locator("[data-testid=stException]").count()
    page.close()


@pytest.mark.parametrize("game", one_of(LANG_OF, "arkham2e"))
def test_a_test_is_rolled_taken_back_and_rolled_otherwise(
    browser: BrowserContext, address: str, game: str
) -> None:
    lang = LANG_OF[game]
    walk = Walk.example(game, "test").to_last()
    page = opened(browser, f"{address}/skill-test?game={game}&lang={lang}")
    expect(page.get_by_test_id("stMetricValue")).to_be_visible()
    first, other = (walk.stop.pending.options[place] for place in (0, 1))  # type: ignore[union-attr]
    button(page, f"board-answer-0-{first}")
    button(page, "board-back")
    button(page, f"board-answer-0-{other}")
    expect(page.locator(f".st-key-board-answer-0-{first}")).to_have_count(0)
    button(page, "board-again")
    expect(page.locator(f".st-key-board-answer-0-{first} button")).to_be_visible()
    assert page.evaluate(_TOO_WIDE) == 0
    page.close()


@pytest.mark.parametrize("game", one_of(LANG_OF, "mansions"))
def test_a_round_goes_on_and_its_chart_is_lit(browser: BrowserContext, address: str, game: str) -> None:
    lang = LANG_OF[game]
    walk = Walk.example(game, "round")
    page = opened(browser, f"{address}/round?game={game}&lang={lang}")
    forward = page.locator(".st-key-board-forward button")
    if forward.is_enabled():
        follow(page, forward.click)
    else:
        button(page, f"board-answer-0-{walk.stop.pending.options[0]}".replace(" ", "-"))  # type: ignore[union-attr]
    expect(page.locator("[data-testid=stMain] svg[aria-label]").first).to_be_visible()
    expect(page.locator(".tabled").first).to_be_visible()
    assert page.evaluate(_TOO_WIDE) == 0
    page.close()


def test_a_puzzle_is_entered_by_pressing_a_piece_and_solved_step_by_step(
    browser: BrowserContext, address: str
) -> None:
    page = opened(browser, f"{address}/puzzle?game=mansions&lang=uk")
    page.get_by_text(say("uk", "puzzlepage-enter"), exact=True).click()
    piece = page.get_by_role("button", name=say("uk", "puzzlepage-piece", slot="A1"))
    expect(piece).to_be_visible()
    follow(page, piece.click)
    button(page, "puzzle-turn")
    expect(page.get_by_text(say("uk", "puzzlepage-fewest", count=4), exact=True)).to_be_visible()
    for _ in range(4):
        button(page, "puzzle-next")
    expect(page.get_by_text(say("uk", "puzzlepage-now-solved"))).to_be_visible()
    expect(page.locator(".st-key-puzzle-next button")).to_be_disabled()
    assert page.evaluate(_TOO_WIDE) == 0
    page.close()


@pytest.mark.parametrize("scheme", one_of(["light", "dark"], "dark"))
def test_words_stand_out_from_the_pages(
    browser: BrowserContext, address: str, scheme: Literal["light", "dark"]
) -> None:
    for place, path in enumerate(
        ("puzzle?game=mansions", "dispute?game=arkham2e", "round?game=eldritch", "odds?game=mansions")
    ):
        page = browser.new_page()
        page.emulate_media(color_scheme=scheme)
        page.goto(f"{address}/{path}&lang={LANGS[place % len(LANGS)]}")
        settled(page)
        counted, pale = page.evaluate(PALE_WORDS)
        assert counted > 15, path
        assert pale == [], path
        page.close()
