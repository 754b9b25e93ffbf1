"""What if: another answer to something on the way, and the lines of a test side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from engine.kernel import Chance, Decision
from ui.app.markup import plain
from ui.app.skill_test.reached import decided
from ui.app.skill_test.story import option_said, told
from ui.drawing.bag import in_order
from ui.drawing.odds_charts import percent
from ui.words import say
from ui.words.telling import say_request

if TYPE_CHECKING:
    from collections.abc import Callable

    from rules_graph.model import Lang
    from ui.play.course import Question
    from ui.play.stepper import Stepper
    from ui.play.walk import Walk

    Go = Callable[[Walk], None]


def show_lines(lang: Lang, walk: Walk, go: Go) -> None:
    """Each line in a column: its answers, its chance, its result; those set aside can be taken up."""
    if not walk.aside:
        return
    st.markdown(f"##### {say(lang, 'skilltest-side-by-side')}")
    lines = walk.lines
    for place, (column, line) in enumerate(zip(st.columns(len(lines)), lines, strict=True)):
        with column.container(border=True, height="stretch", gap="small"):
            st.markdown(f"**{say(lang, 'skilltest-line-aside' if place else 'skilltest-line-now')}**")
            _line(lang, line, walk.shared)
            if place:
                with st.container(horizontal=True, gap="small"):
                    _button(lang, "take-up", place - 1, go, walk.taken_up(place - 1))
                    _button(lang, "forget", place - 1, go, walk.without(place - 1))


def _line(lang: Lang, line: Walk, shared: int) -> None:
    """Where the lines have parted, the answers stand out."""
    said = [(_said(lang, asked), asked.place + len(asked.answers) > shared) for asked in line.answered]
    st.markdown(" · ".join(f"**{words}**" if own else words for words, own in said) or "–")
    if before := _before_draw(line).odds():
        chance = percent(lang, before.success).replace(" ", "\u00a0")
        st.markdown(f"{say(lang, 'skilltest-chance-before')}: **{chance}**")
    result = decided(line.play.events)
    if result is None:
        st.markdown(say(lang, "skilltest-line-open"))
    else:
        mark = ":green[✓]" if result.succeeded else ":red[✗]"
        st.markdown(f"{mark} **{told(lang, result)}**")


def _before_draw(line: Walk) -> Stepper:
    """As the test stood before its first token; or as far as it has come."""
    draws = (each.place for each in line.questions if isinstance(each.request, Chance))
    return line.before(next(draws, len(line.answers)))


def _said(lang: Lang, asked: Question) -> str:
    """How something was answered; of a hand, the cards that were committed."""
    if asked.request.what != "commit":
        return option_said(lang, asked.request, asked.answers[0])
    cards = [plain(card) for card in asked.answers if card in asked.request.options[1:]]
    return " + ".join(cards) or say(lang, "skilltest-no-card")


def _button(lang: Lang, name: str, place: int, go: Go, then: Walk) -> None:
    st.button(say(lang, f"skilltest-{name}"), on_click=go, args=(then,), key=f"skilltest-{name}-{place}")


def show_what_if(lang: Lang, walk: Walk, go: Go, *, expanded: bool) -> None:
    """Everything that was answered, with a button for each other answer."""
    others = [(asked, found) for asked in walk.answered if (found := _others(lang, asked))]
    if not others:
        return
    with st.expander(say(lang, "skilltest-what-if"), expanded=expanded):
        st.markdown(say(lang, "skilltest-what-if-help"))
        for asked, found in others:
            st.markdown(f"{plain(say_request(lang, asked.request))} **{_said(lang, asked)}**")
            with st.container(horizontal=True):
                for option, label in found.items():
                    key = f"skilltest-what-if-{asked.place}-{option}"
                    st.button(label, on_click=_try, args=(walk, asked, option, go), key=key)


def _try(walk: Walk, asked: Question, option: str, go: Go) -> None:
    commits = asked.request.what == "commit"
    go(walk.instead(asked, *(_with_or_without(walk, asked, option) if commits else (option,))))


def _others(lang: Lang, asked: Question) -> dict[str, str]:
    """By option: the words on its button. The grim rule leaves no choice."""
    match asked.request:
        case Chance(options=options):
            listed = list(in_order(options))
        case Decision(by=None):
            return {}
        case Decision(what="commit", options=(_, *cards)):
            less, more = "skilltest-without", "skilltest-with"
            return {
                card: say(lang, less if card in asked.answers else more, card=plain(card)) for card in cards
            }
        case Decision(options=options):
            listed = list(options)
    return {
        option: option_said(lang, asked.request, option) for option in listed if option not in asked.answers
    }


def _with_or_without(walk: Walk, asked: Question, card: str) -> tuple[str, ...]:
    """One card more or less; where it is too many, that card alone."""
    here = walk.before(asked.place)
    if card in asked.answers:
        return here.committing([answer for answer in asked.answers if answer != card])
    answers = here.committing((*asked.answers, card))
    return answers if card in answers else here.committing([card])
