"""A ruling on paper: one page without the app's frame, black on white whatever the theme."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from ui.app.table.spaces import show_table
from ui.words import say
from ui.words.harms import harm_rows, house_title, house_why
from ui.words.telling import statement_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.answer import Answer
    from engine.game import Inquiry
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.answer.sections import Line, Section
    from ui.play.walk import Walk

_STYLE = """<style>
[data-testid="stSidebar"], [data-testid="stHeader"], [data-testid="stExpandSidebarButton"],
[data-testid="stSkipToContent"] {display: none}
html, body, [data-testid="stApp"], [data-testid="stMain"] {background: #ffffff !important; color: #1a1a1a}
[data-testid="stMainBlockContainer"] {max-width: 46rem; padding-top: 1.5rem}
.st-key-print-tools button:not([kind="primary"]) {background: #ffffff; color: #1a1a1a; border-color: #767676}
.paper, .paper * {color: #1a1a1a; background: #ffffff}
.paper {line-height: 1.4}
.paper h1 {font-size: 1.5rem; padding: 0 0 .4rem} .paper h2 {font-size: 1.1rem; padding: .6rem 0 .2rem}
.paper blockquote {margin: 0 0 .6rem; padding-left: .8rem; border-left: 3px solid #767676; font-style: italic}
.paper .answer {font-weight: bold; font-size: 1.15rem} .paper .doubt {border-left: 3px solid #8c2f2f}
.paper .doubt {padding-left: .6rem} .paper small {color: #595959} .paper li {break-inside: avoid}
.paper h2 {break-after: avoid} .paper td, .paper th {border: 1px solid #767676; padding: .15rem .6rem}
.paper table {border-collapse: collapse; margin-bottom: .4rem}
.paper .deeper {margin-left: 1.4rem} .paper ul, .paper ol {margin: 0; padding-left: 1.5rem}
@media print {
  @page {margin: 15mm}
  .st-key-print-tools {display: none !important}
  [data-testid="stApp"], [data-testid="stAppViewContainer"], [data-testid="stMain"] {
    position: static !important; overflow: visible !important; height: auto !important; display: block}
  [data-testid="stMainBlockContainer"] {max-width: none; padding: 0 !important}
  svg {max-height: 110mm; break-inside: avoid}
}
</style>"""
_PRINT = """<script>
if (!window.grimrulePrint) {
  window.grimrulePrint = true;
  document.addEventListener("click", (event) => {
    if (event.target.closest && event.target.closest(".st-key-print-now button")) window.print();
  });
}
</script>"""


def show_print(
    answer: Answer, walk: Walk | None, sections: Sequence[Section], corpus: Corpus, lang: Lang
) -> None:
    """The question, the answer, the table, then all that the answer rests on."""
    st.html(_STYLE)
    with st.container(horizontal=True, key="print-tools"):
        st.button(say(lang, "dispute-print-now"), icon=":material/print:", type="primary", key="print-now")
        st.button(say(lang, "dispute-print-close"), icon=":material/arrow_back:", on_click=_close)
    st.html(_PRINT, unsafe_allow_javascript=True)
    first, *rest = sections
    quoted = escape(answer.text.strip()).replace("\n", "<br>")
    head = f"<h1>Grimrule · {escape(say(lang, 'dispute-ruling'))}</h1><blockquote>{quoted}</blockquote>"
    _paper(head + "".join(_answer(line, corpus, lang) for line in first.lines))
    if walk is not None:
        _paper(f"<h2>{escape(say(lang, 'dispute-at-first'))}</h2>")
        show_table(walk.game, walk.to(0).table, lang)
    _paper("".join(_section(section, answer.inquiry, corpus, lang) for section in rest))


def _close() -> None:
    del st.query_params["print"]


def _paper(body: str) -> None:
    st.html(f'<div class="paper">{body}</div>')


def _answer(line: Line, corpus: Corpus, lang: Lang) -> str:
    kind = "answer" if line.style == "bold" else "doubt"
    said = f'<p class="{kind}">{escape(line.text)}</p>'
    if line.cites:
        name, statement = statement_text(corpus, lang, line.cites)
        said += f"<p><small>{escape(name)}: {escape(statement)}</small></p>"
    return said


def _section(section: Section, inquiry: Inquiry, corpus: Corpus, lang: Lang) -> str:
    title = f"<h2>{escape(section.title)}</h2>"
    if section.kind == "grim":
        return title + _grim(inquiry, lang)
    named = section.kind != "rules"
    items = "".join(_item(line, corpus, lang, named=named) for line in section.lines)
    return f"{title}<ol>{items}</ol>" if section.numbered else f"{title}<ul>{items}</ul>"


def _item(line: Line, corpus: Corpus, lang: Lang, *, named: bool) -> str:
    """A line with the name of its rule, unless the line is the rule itself."""
    text, rule = line.text.strip("— "), ""
    if named and line.cites:
        name, _ = statement_text(corpus, lang, line.cites)
        rule = f" <small>({escape(name)})</small>" if name != text else ""
    body = f"<b>{escape(text)}</b>" if line.style else escape(text)
    return f'<li class="deeper">{body}{rule}</li>' if line.depth else f"<li>{body}{rule}</li>"


def _grim(inquiry: Inquiry, lang: Lang) -> str:
    parts = [f"<p>{escape(say(lang, 'grim-before'))}</p>"]
    for ruling in inquiry.grim:
        rows = harm_rows(lang, ruling)
        cells = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
        parts.append(f"<p><b>{escape(house_title(lang, ruling))}</b></p><table>{cells}</table>")
        parts.append(f"<p>{escape(house_why(lang, ruling))}</p>")
    return "".join(parts)
