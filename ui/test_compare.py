"""What if: another answer to something on the way, and the lines of a test side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from engine.kernel import Chance, Decision
from ui.bag_picture import in_order
from ui.odds_charts import percent
from ui.telling import say_request
from ui.test_steps import committing
from ui.test_story import option_said, plain, told
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_graph.model import Lang
    from ui.test_lines import Asked, Saved, Weighed

    Go = Callable[[Saved], None]


def show_lines(lang: Lang, saved: Saved, go: Go) -> None:
    """Each line in a column: its answers, its chance, its result; those set aside can be taken up."""
    if not saved.aside:
        return
    st.markdown(f"##### {say(lang, 'skilltest-side-by-side')}")
    weighed = saved.weighed()
    for place, (column, line) in enumerate(zip(st.columns(len(weighed)), weighed, strict=True)):
        with column.container(border=True, height="stretch", gap="small"):
            st.markdown(f"**{say(lang, 'skilltest-line-aside' if place else 'skilltest-line-now')}**")
            _line(lang, line, saved.shared)
            if place:
                with st.container(horizontal=True, gap="small"):
                    _button(lang, "take-up", place - 1, go, saved.taken_up(place - 1))
                    _button(lang, "forget", place - 1, go, saved.without(place - 1))


def _line(lang: Lang, line: Weighed, shared: int) -> None:
    """Where the lines have parted, the answers stand out."""
    said = [(_said(lang, asked), asked.place + len(asked.answers) > shared) for asked in line.asked]
    st.markdown(" · ".join(f"**{words}**" if own else words for words, own in said) or "–")
    if line.chance:
        chance = percent(lang, line.chance.success).replace(" ", "\u00a0")
        st.markdown(f"{say(lang, 'skilltest-chance-before')}: **{chance}**")
    if line.decided is None:
        st.markdown(say(lang, "skilltest-line-open"))
    else:
        mark = ":green[✓]" if line.decided.succeeded else ":red[✗]"
        st.markdown(f"{mark} **{told(lang, line.decided)}**")


def _said(lang: Lang, asked: Asked) -> str:
    """How something was answered; of a hand, the cards that were committed."""
    if asked.request.what != "commit":
        return option_said(lang, asked.answers[0])
    cards = [plain(card) for card in asked.answers if card in asked.request.options[1:]]
    return " + ".join(cards) or say(lang, "skilltest-no-card")


def _button(lang: Lang, name: str, place: int, go: Go, then: Saved) -> None:
    st.button(say(lang, f"skilltest-{name}"), on_click=go, args=(then,), key=f"skilltest-{name}-{place}")


def show_what_if(lang: Lang, saved: Saved, go: Go, *, expanded: bool) -> None:
    """Everything that was answered, with a button for each other answer."""
    others = [(asked, found) for asked in saved.asked() if (found := _others(lang, saved, asked))]
    if not others:
        return
    with st.expander(say(lang, "skilltest-what-if"), expanded=expanded):
        st.markdown(say(lang, "skilltest-what-if-help"))
        for asked, found in others:
            st.markdown(f"{plain(say_request(lang, asked.request))} **{_said(lang, asked)}**")
            with st.container(horizontal=True):
                for option, (label, answers) in found.items():
                    key = f"skilltest-what-if-{asked.place}-{option}"
                    st.button(label, on_click=_try, args=(saved, asked, answers, go), key=key)


def _try(saved: Saved, asked: Asked, answers: tuple[str, ...], go: Go) -> None:
    go(saved.instead(asked, answers))


def _others(lang: Lang, saved: Saved, asked: Asked) -> dict[str, tuple[str, tuple[str, ...]]]:
    """By option: the words on its button, and the answers. The grim rule leaves no choice."""
    match asked.request:
        case Chance(options=options):
            listed = list(in_order(options))
        case Decision(by=None):
            return {}
        case Decision(what="commit", options=(_, *cards)):
            return {card: _with_or_without(lang, saved, asked, card) for card in cards}
        case Decision(options=options):
            listed = list(options)
    return {
        option: (option_said(lang, option), (option,)) for option in listed if option not in asked.answers
    }


def _with_or_without(lang: Lang, saved: Saved, asked: Asked, card: str) -> tuple[str, tuple[str, ...]]:
    """One card more or less; where it is too many, that card alone."""
    here = saved.before(asked.place)
    if card in asked.answers:
        left = [answer for answer in asked.answers if answer != card]
        return say(lang, "skilltest-without", card=plain(card)), committing(here, left)
    answers = committing(here, (*asked.answers, card))
    return say(lang, "skilltest-with", card=plain(card)), answers if card in answers else committing(
        here, [card]
    )
