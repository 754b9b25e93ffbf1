"""A picture of each page, wide and narrow, in three languages: docs/screenshots/."""

from __future__ import annotations

import sys
from pathlib import Path

from rules_graph.model import LANGS
from tests.browser import CHROMIUM, app_server, browser_context, settled
from ui.address import pack
from ui.words import say

FOLDER = Path("docs/screenshots")
SIZES = {"wide": (1280, 1000), "narrow": (390, 844)}
ASKED = {
    "en": "does the ghoul hit me when I draw a card",
    "pl": "czy ghul mnie bije, gdy dobieram kartę",
    "uk": "чи б'є мене упир, коли я тягну карту",
}


def addresses(lang: str) -> dict[str, str]:
    """Each page with something on it."""
    dispute = pack({"text": say(lang, "dispute-example-3"), "step": 16})  # type: ignore[arg-type]
    return {
        "search": f"/?q={ASKED[lang]}&lang={lang}",
        "rule": f"/rule?rule=hunter&lang={lang}",
        "dispute": f"/dispute?state={dispute}&lang={lang}",
        "skill-test": f"/skill-test?lang={lang}",
        "round": f"/round?lang={lang}",
        "odds": f"/odds?lang={lang}",
        "coverage": f"/coverage?lang={lang}",
        "games": f"/games?lang={lang}",
    }


def main() -> None:
    if CHROMIUM is None:
        print("no Chromium here: install Debian's chromium", file=sys.stderr)
        raise SystemExit(2)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with app_server() as server:
        for size, (width, height) in SIZES.items():
            with browser_context(width, height) as (context, _):
                for lang in LANGS:
                    for name, address in addresses(lang).items():
                        page = context.new_page()
                        page.goto(server + address)
                        settled(page)
                        page.wait_for_timeout(1500)
                        page.screenshot(path=FOLDER / f"{name}-{lang}-{size}.png")
                        page.close()
                        print(f"{name}-{lang}-{size}")


if __name__ == "__main__":
    main()
