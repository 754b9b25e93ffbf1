"""A picture of each page, wide and narrow, in three languages, and some in the dark: docs/screenshots/.

With `--shown` only those that the README shows, which are kept in the repository.
"""

from __future__ import annotations

import re
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import quote

from PIL import Image

from rules_graph.model import LANGS
from tests.browser import CHROMIUM, app_server, browser_context, dispute, settled
from ui.app.skill_test.form import new_form
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from rules_graph.model import Lang

    Scheme = Literal["light", "dark"]

FOLDER = Path("docs/screenshots")
SIZES = {"wide": (1280, 1000), "narrow": (390, 844)}
COLOURS = 128  # of a picture: the pages have few
ASKED: dict[Lang, str] = {
    "en": "two ghouls are on me and I just want to draw a card. Do both hit me?",
    "pl": "czy ghul mnie uderzy, jak wezmę zasób?",
    "uk": "чи вдарить мене гуль, якщо я візьму ресурс?",
}


def addresses(lang: Lang) -> dict[str, str]:
    """Each page with something on it."""
    told = quote(say(lang, "dispute-eldritch-1"))
    form = new_form(lang)
    test = Walk("ahlcg", form.as_data(), (form.cards[0].name, "done"), test=True)
    walk = Walk.example("ahlcg", "round", lang).to_last()
    return {
        "search": f"/?q={quote(ASKED[lang])}&lang={lang}",
        "rule": f"/rule?rule=hunter&lang={lang}",
        "dispute": f"{dispute(lang, 3, at=16)}lang={lang}",
        "skill-test": f"/skill-test?table={test.address()}&lang={lang}",
        "round": f"/round?table={walk.address()}&lang={lang}",
        "odds": f"/odds?lang={lang}",
        "puzzle": f"/puzzle?game=mansions&lang={lang}",
        "dispute-empty": f"/dispute?lang={lang}",
        "eldritch-dispute": f"/dispute?game=eldritch&words={told}&lang={lang}",
        "arkham2e-round": f"/round?game=arkham2e&lang={lang}",
        "mansions-test": f"/skill-test?game=mansions&lang={lang}",
        "books": f"/books?lang={lang}",
        "coverage": f"/coverage?lang={lang}",
        "games": f"/games?lang={lang}",
    }


def pictures() -> Iterator[tuple[str, str, str, Scheme]]:
    """Name, address, size and scheme of each picture; those in the dark in one language."""
    for size in SIZES:
        for lang in LANGS:
            for page, address in addresses(lang).items():
                yield f"{page}-{lang}-{size}", address, size, "light"
                if lang == "uk":
                    yield f"{page}-{lang}-{size}-dark", address, size, "dark"


def shown_in_readme() -> set[str]:
    return set(re.findall(r"docs/screenshots/([\w-]+)\.png", Path("README.md").read_text(encoding="utf-8")))


def main() -> None:
    if CHROMIUM is None:
        print("no Chromium here: install Debian's chromium", file=sys.stderr)
        raise SystemExit(2)
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = shown_in_readme() if "--shown" in sys.argv else None
    with app_server() as server, browser_context() as (context, _):
        page = context.new_page()
        for name, address, size, scheme in pictures():
            if wanted is None or name in wanted:
                width, height = SIZES[size]
                page.set_viewport_size({"width": width, "height": height})
                page.emulate_media(color_scheme=scheme)
                page.goto(server + address)
                _take(page, FOLDER / f"{name}.png")
                print(name, flush=True)


def _take(page: Page, file: Path) -> None:
    settled(page)
    if page.locator("iframe").count():
        page.wait_for_timeout(1500)  # the graph finds its places
    drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
    drawn.quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    main()
