"""What of Streamlit's own English stands on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.app.streamlit_words import PHRASES

if TYPE_CHECKING:
    from playwright.sync_api import Page

_BEGINNINGS = ("Press ", "Help for ", "Remove ", "Fullscreen:", "200MB", "You can only")
_SAID = """() => {
  document.querySelectorAll("details:not([open]) > summary").forEach(fold => fold.click());
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => {
    const words = document.body.innerText.split("\\n");
    for (const node of document.querySelectorAll("[aria-label], [title], [placeholder]"))
      for (const name of ["aria-label", "title", "placeholder"]) words.push(node.getAttribute(name) || "");
    done(words);
  })));
}"""


def said(page: Page) -> set[str]:
    """All that stands on the page or names a control of it, folded parts included."""
    return {words.strip() for words in page.evaluate(_SAID)}


def english(words: set[str]) -> set[str]:
    """What is Streamlit's."""
    return {each for each in words if each in PHRASES or each.startswith(_BEGINNINGS) or "per file" in each}
