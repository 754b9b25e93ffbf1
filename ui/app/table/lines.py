"""Other answers on the way: what if, and a line that was set aside beside the one under way."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import streamlit as st

from ui.app.markup import plain
from ui.app.table.sheets import go
from ui.app.table.story import story
from ui.words import say
from ui.words.telling import say_option, say_request

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.course import Question
    from ui.play.walk import Walk


def what_if(walk: Walk, lang: Lang) -> None:
    """Any answer that was given, to be given otherwise."""
    answered = walk.answered
    if not answered:
        return
    with st.expander(say(lang, "skilltest-what-if")):
        st.caption(say(lang, "skilltest-what-if-help"))
        place = st.selectbox(
            say(lang, "boardpage-which-answer"),
            range(len(answered)),
            format_func=lambda number: f"{number + 1}. {_answered(answered[number], lang)}",
            key=f"board-what-if-{len(answered)}",
        )
        question = answered[place]
        with st.container(horizontal=True):
            for option in question.request.options:
                st.button(
                    plain(say_option(lang, question.request, option)),
                    key=f"board-instead-{place}-{option}",
                    disabled=question.answers == (option,),
                    on_click=lambda option=option: go(walk.instead(question, option)),
                )


def _answered(question: Question, lang: Lang) -> str:
    said = ", ".join(say_option(lang, question.request, answer) for answer in question.answers)
    return f"{say_request(lang, question.request)} – {said}"


def side_by_side(walk: Walk, corpus: Corpus, lang: Lang, ends: Callable[[Walk], str] | None = None) -> None:
    """This line and the one that was set aside last, from where they part; `ends`: what each comes to."""
    if not walk.aside:
        return
    now, *others = walk.lines
    lines = (now, others[-1])
    pairs = zip(*(line.play.events for line in lines), strict=False)
    fork = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
    said = [ends(line) for line in lines] if ends else ["", ""]
    st.markdown(f"##### {say(lang, 'skilltest-side-by-side')}")
    if fork:
        st.caption(say(lang, "lines-in-common", count=fork))
    titles = ("skilltest-line-now", "skilltest-line-aside")
    for column, line, title, end in zip(st.columns(2), lines, titles, said, strict=True):
        with column, st.container(border=True):
            st.markdown(f"**{say(lang, title)}**")
            if said[0] != said[1]:
                st.markdown(f"##### {plain(end)}")
            rest = line.play.events[fork:]
            st.html(story(rest, corpus, lang) if rest else say(lang, "lines-nothing-more"))
            if line.play.pending:
                st.caption(plain(say_request(lang, line.play.pending)))
    taken = walk.taken_up(len(others) - 1)
    st.button(say(lang, "skilltest-take-up"), key="board-take-up", on_click=lambda: go(taken))
