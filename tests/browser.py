"""A real browser on the real app: Chromium by Playwright, with every request that is not local refused."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlencode, urlsplit

from engine.game import game
from ui.play.address import unpack
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page, Request

    from rules_graph.model import Lang

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FAILED = "[data-testid=stException]"
PATIENCE = 180_000  # milliseconds: a machine may be busy
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
]


AT_REST = '[data-testid="stApp"][data-test-script-state="notRunning"]'
# Our words stand in for Streamlit's, nothing is about to come, no colour is changing, and nothing has changed
# for a moment.
_STILL = """() => new Promise(done => {
  const endless = each => each.effect.getComputedTiming().iterations === Infinity;
  const changing = each => each.playState === "running" && !endless(each);
  const say = () => {
    watch.disconnect();
    const said = window.grimruleWatch || document.querySelector("[data-testid=stException]");
    const coming = document.querySelector("[data-testid*=Skeleton], [data-stale=true]");
    done(said && !coming && !document.getAnimations().some(changing));
  };
  let timer = setTimeout(say, 150);
  const watch = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(say, 150);
  });
  watch.observe(document.body, {subtree: true, childList: true, characterData: true});
})"""


# How many words a page shows, and those with a contrast under 4.5 (WCAG 2, AA). Pictures are tested apart;
# what is disabled need not stand out.
PALE_WORDS = """() => {
  const parts = colour => {
    const [r, g, b, a = 1] = colour.match(/[0-9.]+/g).map(Number);
    return {r, g, b, a};
  };
  const blend = (up, low, share) => up * share + low * (1 - share);
  const over = (up, low) => ({
    r: blend(up.r, low.r, up.a), g: blend(up.g, low.g, up.a), b: blend(up.b, low.b, up.a)
  });
  const linear = v => v / 255 <= .03928 ? v / 255 / 12.92 : ((v / 255 + .055) / 1.055) ** 2.4;
  const light = c => .2126 * linear(c.r) + .7152 * linear(c.g) + .0722 * linear(c.b) + .05;
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pale = [];
  let counted = 0;
  while (words.nextNode()) {
    const text = words.currentNode.textContent.trim(), place = words.currentNode.parentElement;
    if (!text || place.closest("style, script, noscript, svg, [disabled], [aria-disabled=true]")) continue;
    const box = place.getBoundingClientRect();
    if (!box.width || !box.height || getComputedStyle(place).visibility === "hidden") continue;
    const around = [];
    for (let each = place; each; each = each.parentElement) around.unshift(getComputedStyle(each));
    const white = {r: 255, g: 255, b: 255};
    const ground = around.reduce((low, style) => over(parts(style.backgroundColor), low), white);
    const shown = around.reduce((share, style) => share * style.opacity, 1);
    if (!shown) continue;
    const ink = parts(getComputedStyle(place).color);
    const seen = light(over({...ink, a: ink.a * shown}, ground)) / light(ground);
    const contrast = Math.max(seen, 1 / seen);
    counted += 1;
    if (contrast < 4.5) pale.push(`${text.slice(0, 40)} ${contrast.toFixed(2)}`);
  }
  return [counted, pale];
}"""

# The page's own ground is dark.
NIGHT = """() => {
  const ground = getComputedStyle(document.querySelector("[data-testid=stApp]")).backgroundColor;
  return ground.match(/[0-9]+/g).slice(0, 3).every(part => part < 100);
}"""


@contextmanager
def app_server() -> Iterator[str]:
    """The app on a free port; its address."""
    with closing(socket.socket()) as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "streamlit", "run", "app.py", "--server.port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://localhost:{port}"
    try:
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{address}/_stcore/health", timeout=2)
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(20)


@contextmanager
def browser_context(width: int = 1280, height: int = 1400) -> Iterator[tuple[BrowserContext, list[str]]]:
    """A browser without a network, and what it asked for all the same.

    Refused by name and not by a route, which would have the browser read all of Streamlit anew for each page.
    """
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    refused: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("http://localhost", "ws://localhost", "data:", "blob:")):
            refused.append(request.url)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        context = browser.new_context(viewport={"width": width, "height": height}, accept_downloads=True)
        context.set_default_timeout(PATIENCE)
        context.on("request", note)
        yield context, refused
        browser.close()


def dispute(lang: Lang, number: int, at: int = 0) -> str:
    """The address of an example of the card game, at a step."""
    text = say(lang, f"dispute-ahlcg-{number}")
    sheet = game("ahlcg").inquire(text, lang).sheet_data()
    assert sheet is not None
    walk = Walk("ahlcg", sheet, at=at, fine=True)
    return f"/dispute?{urlencode({'words': text, 'table': walk.address()})}&"


def settled(page: Page) -> None:
    """Wait until Streamlit has run and the browser has drawn what came of it."""
    page.wait_for_selector(AT_REST, timeout=PATIENCE, state="attached")
    page.wait_for_function(_STILL, timeout=PATIENCE)


def follow(page: Page, act: Callable[[], None]) -> None:
    """Do what leads elsewhere, and wait until the address says so and the page has followed."""
    before = page.url
    act()
    page.wait_for_function("before => location.href !== before", arg=before, timeout=PATIENCE)
    settled(page)


def opened(page: Page, url: str) -> None:
    page.goto(url)
    settled(page)


def asked(page: Page) -> dict[str, list[str]]:
    """What the address says."""
    return parse_qs(urlsplit(page.url).query)


def state(page: Page) -> Any:
    """What the address holds."""
    return unpack(asked(page)["table"][0])
