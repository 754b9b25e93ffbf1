"""What waits at a table: whose choice or what roll, by which rule, with its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from engine.kernel import Chance
from ui.answer.refusals import not_offered
from ui.app.markup import plain
from ui.app.table.story import rule_said
from ui.words import say
from ui.words.harms import costs, house_rule_name, house_why
from ui.words.telling import say_decider, say_option, say_request

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel import Decision, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.play.walk import Walk

    Go = Callable[[Walk], None]


def show_waiting(walk: Walk, corpus: Corpus, lang: Lang, go: Go) -> None:
    """The question with its answers; or the rule of what has just happened."""
    pending = walk.stop.pending
    if walk.over:
        st.success(say(lang, "roundpage-over" if walk.sheet.attempt.round else "resolve-over"))
    if pending is None:
        if walk.events:
            st.html(rule_said(corpus, lang, walk.events[-1].cites))
        return
    with st.container(border=True):
        st.markdown(f"#### {plain(say_request(lang, pending))}")
        if isinstance(pending, Chance):
            _chance(walk, pending, lang, go)
        elif pending.by is None:
            _nobody(walk, pending, lang, go)
        else:
            st.caption(say(lang, "roundpage-decides", by=plain(say_decider(lang, pending.by))))
            _options(walk, {option: _label(lang, pending, option) for option in pending.options}, go)
        st.html(rule_said(corpus, lang, pending.cites))
        _why_not(corpus, lang, pending)


def _why_not(corpus: Corpus, lang: Lang, pending: Request) -> None:
    """What the rules know as well but do not allow now, each with the statement that forbids it."""
    found = not_offered(corpus, lang, pending)
    if not found:
        return
    with st.expander(say(lang, "whynot-title"), icon=":material/block:"):
        for each in found:
            st.markdown(plain(say(lang, "whynot-line", options=", ".join(each.options.values()))))
            st.html(rule_said(corpus, lang, each.cites))


def _label(lang: Lang, request: Request, option: str) -> str:
    """An option as a button says it."""
    said = say_option(lang, request, option)
    return plain(said[:1].upper() + said[1:])


def _options(walk: Walk, names: dict[str, str], go: Go, first: str | None = None) -> None:
    with st.container(horizontal=True):
        for option, name in names.items():
            st.button(
                name,
                key=f"board-answer-{walk.stop.given}-{option}",
                type="primary" if option == first else "secondary",
                on_click=lambda option=option: go(walk.answer(option)),
            )


def _chance(walk: Walk, pending: Chance, lang: Lang, go: Go) -> None:
    """What came up at the table, or an answer of ours; of dice one, or all up to the next choice."""
    if walk.rolled_so_far:
        rolled = ", ".join(_label(lang, pending, each) for each in walk.rolled_so_far)
        st.markdown(say(lang, "boardpage-rolled", rolled=rolled))
    with st.container(horizontal=True):
        dice = all(option.isdecimal() for option in pending.options)
        st.button(
            say(lang, "boardpage-roll" if dice else "roundpage-draw"),
            key="board-roll",
            icon=":material/casino:",
            type="primary",
            on_click=lambda: go(walk.rolled(on=False)),
        )
        if dice:
            st.button(
                say(lang, "boardpage-roll-on"),
                key="board-roll-on",
                icon=":material/fast_forward:",
                on_click=lambda: go(walk.rolled(on=True)),
            )
    st.caption(say(lang, "boardpage-came-up"))
    even = len(set(pending.outcomes.values())) == 1
    names = {
        option: _label(lang, pending, option)
        if even
        else say(
            lang,
            "roundpage-outcome",
            name=_label(lang, pending, option),
            weight=weight,
            total=pending.total,
        )
        for option, weight in pending.outcomes.items()
    }
    _options(walk, names, go)


def _nobody(walk: Walk, pending: Decision, lang: Lang, go: Go) -> None:
    """The book names nobody: what the rule of the house takes, and why. Anything may be chosen."""
    st.caption(say(lang, "roundpage-nobody"))
    ruling = walk.stepper.house_rule()
    reasons = "\n".join(f"- {plain(line)}" for line in (*costs(lang, ruling), house_why(lang, ruling)))
    st.info(f"**{house_rule_name(lang, ruling)}**\n\n{reasons}", icon=":material/cottage:")
    names = {option: _label(lang, pending, option) for option in pending.options}
    _options(walk, names, go, ruling.taken)
