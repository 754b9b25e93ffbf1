"""The app in a real browser: how soon it can be used, how long a search and a step take, many at once."""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from bench.figures import Figure, show
from rules_graph.model import LANGS
from tests.browser import AT_REST, CHROMIUM, FLAGS, app_server, browser_context, dispute, settled
from ui.app.skill_test.form import new_form
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.async_api import BrowserContext, Locator
    from playwright.sync_api import Page

    from rules_graph.model import Lang

MANY = 20
ROUNDS = 3  # tests that each of many readers takes
PATIENCE = 300_000  # milliseconds


def main() -> None:
    if CHROMIUM is None:
        print("no Chromium here: install Debian's chromium", file=sys.stderr)
        raise SystemExit(2)
    show(figures())
    with app_server() as server:
        asyncio.run(_many_readers(server))


def figures() -> Iterator[Figure]:
    """One reader. The browser is open before the clock starts: it is the app that is measured."""
    if CHROMIUM is None:
        yield Figure("app", "not measured", "no Chromium here")
        return
    with browser_context() as (context, _):
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        began = time.perf_counter()
        with app_server() as server:
            page.goto(f"{server}/?lang=en")
            page.get_by_test_id("stMain").locator("input[type=text]").first.wait_for()
            yield Figure("app", "first page usable after the start", f"{time.perf_counter() - began:.1f} s")
            first = _search(page, "what is a hunter", "hunter")
            yield Figure("app", "first search (opens the index)", f"{first:.1f} s")
            yield Figure("app", "a search", f"{_search(page, 'what is peril', 'peril'):.2f} s")
            yield Figure("app", "a step of a ruling", f"{_step(page, server):.2f} s")


def _search(page: Page, question: str, rule: str) -> float:
    """Until the rule stands first."""
    began = time.perf_counter()
    page.get_by_test_id("stMain").locator("input[type=text]").first.fill(question)
    page.keyboard.press("Enter")
    first = "document.querySelector('[data-testid=stMain] a[href*=\"rule=\"]')"
    page.wait_for_function(f"{first} && {first}.href.includes('rule={rule}')")
    return time.perf_counter() - began


def _step(page: Page, server: str) -> float:
    """The median of a few steps back, each until the page says where it stands."""
    page.goto(f"{server}{dispute('en', 3, at=9)}lang=en")
    page.get_by_text(say("en", "dispute-step", at=9, last=0).rpartition(" ")[0]).first.wait_for()
    settled(page)
    took = []
    for at in range(8, 3, -1):
        began = time.perf_counter()
        page.get_by_role("button", name=say("en", "dispute-back")).click()
        page.get_by_text(say("en", "dispute-step", at=at, last=0).rpartition(" ")[0]).first.wait_for()
        took.append(time.perf_counter() - began)
    return statistics.median(took)


@dataclass
class _Reader:
    """Somebody at a browser, how long each step took, and what went wrong."""

    lang: Lang
    steps: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


async def _many_readers(server: str) -> None:
    """So many browser contexts in one Chromium: nothing is shared between them but the program."""
    from playwright.async_api import async_playwright  # noqa: PLC0415

    readers = [_Reader(LANGS[number % len(LANGS)]) for number in range(MANY)]
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        at_first = _memory(server, "VmRSS")
        contexts = [await browser.new_context() for _ in readers]
        began = time.perf_counter()
        await asyncio.gather(*map(_read, readers, contexts, [server] * MANY))
        took = time.perf_counter() - began
        await browser.close()
    steps = sorted(step for reader in readers for step in reader.steps)
    faults = [fault for reader in readers for fault in reader.faults]
    print(f"{MANY} browser contexts, {ROUNDS} tests each: {len(steps)} steps in {took:.0f} s")
    if steps:
        last = steps[int(len(steps) * 0.95)]
        print(f"a step with all of them at it {statistics.median(steps):.1f} s, p95 {last:.1f} s")
    print(f"errors {len(faults)}")
    for fault in faults[:5]:
        print(f"  {fault}")
    peak = _memory(server, "VmHWM")
    print(f"server {at_first} MB before, {_memory(server, 'VmRSS')} MB after, {peak} MB at most")


async def _read(reader: _Reader, context: BrowserContext, server: str) -> None:
    """Tests from the set-up to the result, back to the token, and another one."""
    lang = reader.lang
    page = await context.new_page()
    page.set_default_timeout(PATIENCE)
    page.on("pageerror", lambda error: reader.faults.append(str(error)))
    main = page.get_by_test_id("stMain")

    async def step(control: Locator, sign: Locator) -> None:
        began = time.perf_counter()
        await control.click()
        await sign.wait_for()
        reader.steps.append(time.perf_counter() - began)

    def button(message: str, **values: object) -> Locator:
        return main.get_by_role("button", name=say(lang, message, **values)).first

    def token(name: str) -> Locator:
        return main.get_by_role("button", name=name, exact=True).first  # others stand under what-if

    def decided(succeeded: str, margin: int, value: int) -> Locator:
        values = {"succeeded": succeeded, "margin": margin, "value": value, "difficulty": 3}
        return main.get_by_test_id("stAlert").get_by_text(say(lang, "ahlcg-event-test-decided", **values))

    try:
        for _ in range(ROUNDS):
            await page.goto(f"{server}/skill-test?lang={lang}")
            await step(button("skilltest-start"), button("skilltest-commit", count=0))
            ticked = button("skilltest-commit", count=1)
            await step(main.get_by_text(new_form(lang).cards[0].name), ticked)
            await step(ticked, button("skilltest-draw"))
            await step(token("−1"), decided("yes", 1, 4))
            while not await button("skilltest-draw").count():
                address = page.url
                await button("skilltest-back").click()
                await page.wait_for_function("before => location.href !== before", arg=address)
                await page.wait_for_selector(AT_REST, state="attached")
            await step(token("−4"), decided("no", 2, 1))
            if await page.locator("[data-testid=stException]").count():
                reader.faults.append("exception on the page")
    except Exception as error:  # whatever it is, it is counted
        reader.faults.append(f"{lang}, step {len(reader.steps) + 1}: {' '.join(str(error).split())[:300]}")


def _memory(server: str, what: str) -> int:
    """What the server's process holds (VmRSS) or held at most (VmHWM), in megabytes."""
    port = server.rsplit(":", 1)[1]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"--server.port\0{port}" in (process / "cmdline").read_text():
                status = (process / "status").read_text()
                return int(status.split(f"{what}:")[1].split()[0]) // 1024
        except OSError:
            continue
    return 0


if __name__ == "__main__":
    main()
