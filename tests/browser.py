"""A real browser on the real app: Chromium by Playwright, with every request that is not local refused."""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, Page

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync"]


_AT_REST = '[data-testid="stApp"][data-test-script-state="notRunning"]'


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
        for _ in range(120):
            try:
                urllib.request.urlopen(f"{address}/_stcore/health", timeout=2)
                break
            except OSError:
                time.sleep(0.5)
        yield address
    finally:
        server.terminate()
        server.wait(20)


@contextmanager
def browser_context(width: int = 1280, height: int = 1400) -> Iterator[tuple[BrowserContext, list[str]]]:
    """A browser without a network, and what it asked for all the same."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415

    refused: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=_FLAGS)
        context = browser.new_context(viewport={"width": width, "height": height}, accept_downloads=True)

        def local_only(route: object) -> None:
            url = route.request.url  # type: ignore[attr-defined]
            if url.startswith(("http://localhost", "ws://localhost", "data:", "blob:")):
                route.continue_()  # type: ignore[attr-defined]
            else:
                refused.append(url)
                route.abort()  # type: ignore[attr-defined]

        context.route("**/*", local_only)
        yield context, refused
        browser.close()


def settled(page: Page) -> None:
    """Wait until Streamlit has stopped running."""
    page.wait_for_timeout(300)
    page.wait_for_selector(_AT_REST, timeout=180_000, state="attached")
    page.wait_for_timeout(300)
