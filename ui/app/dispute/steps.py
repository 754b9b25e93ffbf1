"""A play to step through event by event: the table, the rule that demands it, what is asked, the timeline."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import streamlit as st

from rules_graph.imports.quoting import Quotes
from rules_graph.model import RuleRef
from ui.app.frame import lexicon
from ui.app.markup import plain
from ui.app.reading.book import STYLE as BOOK_STYLE
from ui.app.reading.book import section_html, shelved
from ui.app.table.sheets import WENT, digest, go, in_address
from ui.app.table.spaces import show_table
from ui.app.table.story import rule_said
from ui.app.table.waiting import show_waiting
from ui.words import say
from ui.words.telling import is_step, say_event, say_request, statement_text, step_name

if TYPE_CHECKING:
    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.course import Stop
    from ui.play.walk import Walk

_LIST = "dispute-step"  # the timeline's own state
_CHOSEN = "dispute-chosen"  # the step that was chosen in it
_MANY, _HIGH = 10, 380  # from so many steps on, the timeline scrolls

# Scrolls the timeline and not the page. The number makes it another script, which is run again.
_TO_STEP = """<script>
/* %d */
setTimeout(() => {
  const chosen = document.querySelector("[class*=st-key-dispute-step] input:checked");
  let box = chosen && chosen.closest("label");
  const label = box;
  while (box && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
  if (!box || box.matches("[data-testid=stMain]")) return;
  const [inner, outer] = [label.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}, 100);
</script>"""


def show_steps(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    st.subheader(say(lang, "ask-order"))
    table, steps = st.columns([3, 2], gap="large")
    with table:
        show_table(walk.game, walk.table, lang)
    with steps:
        _moves(walk, lang)
        if walk.pending:
            show_waiting(walk, corpus, lang, go)
        elif walk.events:
            st.markdown(f"**{_told(walk.events[-1], corpus, lang)}**")
            st.html(rule_said(corpus, lang, walk.events[-1].cites))
            _in_your_book(walk.events[-1], corpus, lang)
        else:
            st.info(say(lang, "dispute-beginning"))
        _timeline(walk, corpus, lang)


def _in_your_book(event: Event, corpus: Corpus, lang: Lang) -> None:
    """The passage of the player's own book that is nearest to what the step cites."""
    cites = RuleRef.parse(event.cites)
    assert cites is not None
    quotes = Quotes(shelved(cites.game), lexicon(lang)) if shelved(cites.game) else None
    _, statement = statement_text(corpus, lang, event.cites)
    for quote in quotes.beside(statement, lang, [cites])[:1] if quotes else ():
        if quote.rule == cites.rule:
            st.html(BOOK_STYLE + section_html(quote.book, quote.section, lang, quote.passage))


def _moves(walk: Walk, lang: Lang) -> None:
    at, last = walk.place, len(walk.stops) - 1
    st.progress(at / last if last else 1.0, say(lang, "dispute-step", at=at, last=last))
    with st.container(horizontal=True):
        for name, by in (("back", -1), ("forward", 1)):
            st.button(
                say(lang, f"dispute-{name}"),
                key=f"dispute-{name}",
                disabled=not 0 <= at + by <= last,
                on_click=_move,
                args=(walk, by),
            )


def _move(walk: Walk, by: int) -> None:
    """From where the address is by then: a click may come before the page has followed the one before."""
    now = in_address(walk.game) or walk
    go(replace(now, at=max(0, (walk.place if now.at is None else now.at) + by)))


def _choose(key: str) -> None:
    st.session_state[_CHOSEN] = st.session_state.get(key)


def chosen_step() -> int | None:
    """The step that was chosen in the timeline, told once.

    Where a button was pressed before the timeline had followed the last one, it says where it stood.
    """
    at, went = (st.session_state.pop(name, None) for name in (_CHOSEN, WENT))
    return None if went else at


def _timeline(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """Every step in its order; choosing one leads there, and so do the arrow keys."""
    # A play of another length has a list of its own: what was chosen in the other may not be in it.
    key = f"{_LIST}-{digest(walk)}-{len(walk.stops)}"
    st.session_state[key] = walk.place
    with st.container(height=_HIGH if len(walk.stops) > _MANY else "content", border=True):
        st.radio(
            say(lang, "dispute-timeline"),
            range(len(walk.stops)),
            format_func=lambda place: _name(walk.stops[place], place, walk, corpus, lang),
            key=key,
            on_change=_choose,
            args=(key,),
            label_visibility="collapsed",
        )
    st.html(_TO_STEP % walk.place, unsafe_allow_javascript=True)


def _name(stop: Stop, place: int, walk: Walk, corpus: Corpus, lang: Lang) -> str:
    """What is asked there, or what has just happened."""
    if stop.pending:
        return f"{place}\\. *{plain(say_request(lang, stop.pending))}*"
    if not stop.told:
        return say(lang, "dispute-beginning")
    event = walk.play.events[stop.told - 1]
    words = _told(event, corpus, lang)
    return f"{place}\\. **{words}**" if is_step(event) else f"{place}\\. {words}"


def _told(event: Event, corpus: Corpus, lang: Lang) -> str:
    """An event in words, a step or window by its name."""
    return plain(step_name(corpus, lang, event) if is_step(event) else say_event(lang, event))
