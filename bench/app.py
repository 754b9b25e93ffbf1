"""The app in a real browser: how soon it can be used, how long a search and a step take, many at once."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tests.browser import CHROMIUM, app_server, browser_context, settled
from ui.address import pack
from ui.words import say

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

MANY = 20


def main() -> None:
    if CHROMIUM is None:
        print("no Chromium here: install Debian's chromium", file=sys.stderr)
        raise SystemExit(2)
    began = time.perf_counter()
    with app_server() as server, browser_context() as (context, _):
        page = context.new_page()
        page.goto(f"{server}/?lang=en")
        page.locator("input[type=text]").first.wait_for(timeout=180_000)
        print(f"first page usable after {time.perf_counter() - began:.1f} s")
        settled(page)
        began = time.perf_counter()
        page.locator("input[type=text]").first.fill("what is a hunter")
        page.keyboard.press("Enter")
        page.locator("a[href*='rule=']").first.wait_for(timeout=60_000)
        print(f"a search {time.perf_counter() - began:.1f} s")
        state = pack({"text": say("en", "dispute-example-3")})
        page.goto(f"{server}/dispute?lang=en&state={state}")
        settled(page)
        began = time.perf_counter()
        page.get_by_role("button", name=say("en", "dispute-back")).click()
        settled(page)
        print(f"a step {time.perf_counter() - began:.1f} s")
        _many(context, server)


def _many(context: BrowserContext, server: str) -> None:
    """So many pages open at once, each stepping through its own ruling."""
    state = pack({"text": say("en", "dispute-example-3")})
    began = time.perf_counter()
    pages = [context.new_page() for _ in range(MANY)]
    for page in pages:
        page.goto(f"{server}/dispute?lang=en&state={state}")
    for page in pages:
        settled(page)
        page.get_by_role("button", name=say("en", "dispute-back")).click()
    for page in pages:
        settled(page)
    fine = sum(state not in page.url for page in pages)  # a step changes the address
    failed = sum(page.locator("[data-testid=stException]").count() for page in pages)
    took = time.perf_counter() - began
    print(f"{MANY} pages at once: {fine} stepped, {failed} errors, {took:.1f} s, server {_memory(server)} MB")


def _memory(server: str) -> int:
    """What the server's process holds, in megabytes."""
    port = server.rsplit(":", 1)[1]
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"--server.port\0{port}" in (process / "cmdline").read_text():
                status = (process / "status").read_text()
                return int(status.split("VmRSS:")[1].split()[0]) // 1024
        except OSError:
            continue
    return 0


if __name__ == "__main__":
    main()
