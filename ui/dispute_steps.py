"""A ruling to step through: the board at a step, the rule that demands it, and the timeline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from engine.ahlcg.events import Reached
from engine.ahlcg.outlook import table_after
from rules_graph.imports.quoting import Quotes
from rules_graph.model import RuleRef
from ui.board import draw_board, tell_board
from ui.book_view import STYLE as BOOK_STYLE
from ui.book_view import section_html, shelved
from ui.dispute_state import asked_in_address, go
from ui.frame import lexicon
from ui.telling import point_name, say_event, statement_text
from ui.test_story import plain
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.ruling import Ruling
    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.dispute_state import Asked

_CHOSEN = "dispute-step"
_MANY, _HIGH = 10, 380  # from so many steps on, the timeline scrolls

# Scrolls the timeline and not the page. The number makes it another script, which is run again.
_TO_STEP = """<script>
/* %d */
setTimeout(() => {
  const chosen = document.querySelector(".st-key-dispute-step input:checked");
  let box = chosen && chosen.closest("label");
  const label = box;
  while (box && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
  if (!box || box.matches("[data-testid=stMain]")) return;
  const [inner, outer] = [label.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}, 100);
</script>"""


def show_steps(ruling: Ruling, asked: Asked, corpus: Corpus, lang: Lang) -> None:
    told = ruling.play.events
    at = asked.place(len(told))
    st.subheader(say(lang, "ask-order"))
    board, steps = st.columns([3, 2], gap="large")
    with board:
        table = table_after(ruling.sheet.situation, told[:at])
        st.image(draw_board(table, lang), width="stretch", alt=tell_board(table, lang))
    with steps:
        _walk(at, len(told), lang)
        if at:
            st.markdown(f"**{at}\\. {said(told[at - 1], corpus, lang)}**")
            st.info(cited(told[at - 1].cites, corpus, lang))
            _in_your_book(told[at - 1], corpus, lang)
        else:
            st.info(say(lang, "dispute-beginning"))
        _timeline(told, at, asked, corpus, lang)


def _in_your_book(event: Event, corpus: Corpus, lang: Lang) -> None:
    """The passage of the player's own book that is nearest to what the step cites."""
    cites = RuleRef.parse(event.cites)
    assert cites is not None
    quotes = Quotes(shelved(cites.game), lexicon(lang)) if shelved(cites.game) else None
    _, statement = statement_text(corpus, lang, event.cites)
    for quote in quotes.beside(statement, lang, [cites])[:1] if quotes else ():
        if quote.rule == cites.rule:
            st.html(BOOK_STYLE + section_html(quote.book, quote.section, lang, quote.passage))


def _walk(at: int, last: int, lang: Lang) -> None:
    st.progress(at / last if last else 1.0, say(lang, "dispute-step", at=at, last=last))
    with st.container(horizontal=True):
        for name, by in (("back", -1), ("forward", 1)):
            st.button(
                say(lang, f"dispute-{name}"),
                key=f"dispute-{name}",
                disabled=not 0 <= at + by <= last,
                on_click=_move,
                args=(by,),
            )


def _move(by: int) -> None:
    """From where the address is by then: a second click may come before the page has followed the first."""
    go(asked_in_address().moved(by))


def _timeline(told: tuple[Event, ...], at: int, asked: Asked, corpus: Corpus, lang: Lang) -> None:
    """Every step in its order; choosing one leads there, and so do the arrow keys."""

    def name(step: int) -> str:
        if not step:
            return say(lang, "dispute-beginning")
        words = said(told[step - 1], corpus, lang)
        return f"{step}\\. **{words}**" if isinstance(told[step - 1], Reached) else f"{step}\\. {words}"

    st.session_state[_CHOSEN] = at
    with st.container(height=_HIGH if len(told) > _MANY else "content", border=True):
        st.radio(
            say(lang, "dispute-timeline"),
            range(len(told) + 1),
            format_func=name,
            key=_CHOSEN,
            on_change=lambda: go(asked.at(st.session_state[_CHOSEN])),
            label_visibility="collapsed",
        )
    st.html(_TO_STEP % at, unsafe_allow_javascript=True)


def said(event: Event, corpus: Corpus, lang: Lang) -> str:
    """An event in words, a step or window by its name."""
    return plain(point_name(corpus, lang, event) if isinstance(event, Reached) else say_event(lang, event))


def cited(cites: str, corpus: Corpus, lang: Lang) -> str:
    """A statement with a link to its rule."""
    name, statement = statement_text(corpus, lang, cites)
    rule, _, anchor = cites.partition("/")[2].partition("^")
    return f"[{name}](/rule?rule={rule}&at={anchor}&lang={lang}): {plain(statement)}"
