"""Streamlit speaks English only: what it says by itself, said in the reader's language instead.

Words, accessible names and placeholders are replaced as they appear, before the browser paints them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import streamlit as st

from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang

PHRASES = {
    "Skip to main content": "skip",
    "App pages": "pages",
    "Sidebar": "sidebar",
    "Collapse sidebar": "collapse",
    "Expand sidebar": "expand",
    "Link to heading": "heading",
    "Help": "help",
    "Open": "open",
    "Close": "close",
    "No results": "none",
    "Choose an option": "choose",
    "Choose options": "choose",
    "Select all": "all",
    "Selected values": "selected",
    "Clear value": "clear",
    "Clear all": "clear",
    "Clear entry": "clear",
    "Increment": "more",
    "Decrement": "less",
    "file upload": "choose-file",
    "Upload": "choose-file",
    "Add files": "choose-file",
    "Drag and drop a file here": "drop",
    "Add row": "add-row",
    "Delete row(s)": "delete-rows",
    "Clear selection": "unselect",
    "Download as CSV": "csv",
    "Download as PNG": "png",
    "Show data": "data",
    "Copy Vega-Lite spec": "copy",
    "Vega visualization": "chart",
    "Search": "search",
    "Show/hide columns": "columns",
    "Fullscreen": "large",
    "Close fullscreen": "small",
    "Sort ascending": "ascending",
    "Sort descending": "descending",
    "progress": "progress",
    "Running...": "running",
    "Stop": "stop",
    "Stopping...": "stop",
    "Connecting": "connecting",
    "Connection error": "lost",
    "Is Streamlit still running? If you accidentally stopped Streamlit, "
    "just restart it in your terminal:": "start",
    "Please wait...": "running",
}
_OF_SOMETHING = ("Fullscreen", "Download as PNG", "Show data", "Copy Vega-Lite spec")
_WITH_MORE = {
    r"^Help for (.*)$": "help-for",
    r"^Remove (.*)$": "remove",
    r"^\S+ per file.*$": "or-drop",
}
_HIDDEN = "<style>[data-testid=InputInstructions], [data-testid=stAppDeployButton] {display: none}</style>"
_SCRIPT = """<script>
(() => {
  const phrases = new Map(%(phrases)s);
  const patterns = %(patterns)s.map(([from, to]) => [new RegExp(from, "s"), to]);
  const ours = (words) => {
    if (phrases.has(words)) return phrases.get(words);
    for (const [from, to] of patterns) if (from.test(words)) return words.replace(from, to);
    return words;
  };
  const told = window.grimruleTold ||= new WeakMap();  // what Streamlit said, and what we made of it
  const names = ["aria-label", "title", "placeholder"];
  const mend = (node, slot, said, write) => {
    const known = told.get(node) || told.set(node, {}).get(node);
    const from = known[slot] && known[slot].to === said ? known[slot].from : said;
    const to = ours(from);
    if (from !== to || known[slot]) known[slot] = {from, to};
    if (to !== said) write(to);
  };
  const visit = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const said = node.nodeValue.trim();
      if (said) mend(node, "text", said, (words) => { node.nodeValue = words; });
    } else if (node.nodeType === Node.ELEMENT_NODE && !node.matches("script, style, textarea")) {
      for (const name of names)
        if (node.hasAttribute(name))
          mend(node, name, node.getAttribute(name), (words) => node.setAttribute(name, words));
      node.childNodes.forEach(visit);
    }
  };
  if (window.grimruleWatch) window.grimruleWatch.disconnect();
  window.grimruleWatch = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "childList") change.addedNodes.forEach(visit);
      else visit(change.target);
    }
  });
  visit(document.body);
  window.grimruleWatch.observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: names,
  });
})();
</script>"""


def in_our_words(lang: Lang) -> None:
    """Once for each page of the app."""
    phrases = [[words, _said(lang, name)] for words, name in PHRASES.items()]
    patterns = [[words, _said(lang, name, what="$1")] for words, name in _WITH_MORE.items()]
    patterns += [[f"^{words}: (.*)$", f"{_said(lang, PHRASES[words])}: $1"] for words in _OF_SOMETHING]
    patterns.append([r"^[a-z_]+ icon$", ""])
    values = {"phrases": _script_json(phrases), "patterns": _script_json(patterns)}
    st.html(_HIDDEN)
    st.html(_SCRIPT % values, unsafe_allow_javascript=True)


def _said(lang: Lang, name: str, **values: str) -> str:
    return say(lang, f"streamlit-{name}", **values)


def _script_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False).replace("</", "<\\/")
