"""A skill test step by step: the chart, the odds, what can be committed, the token, the result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import streamlit as st

from engine.ahlcg.front import NAME
from engine.kernel import Chance, Decision
from rules_graph.errors import GrimruleError
from ui.app.frame import decoded, explain, upload
from ui.app.markup import plain
from ui.app.skill_test.commits import hand_at, show_hand
from ui.app.skill_test.compare import show_lines, show_what_if
from ui.app.skill_test.fields import fill_in
from ui.app.skill_test.form import form_of, new_form
from ui.app.skill_test.reached import chart_steps, decided, passing, points
from ui.app.skill_test.story import option_said, rule_markdown, story_markdown, told
from ui.app.table.sheets import STATE, go, in_address
from ui.app.table.unread import warn_unread
from ui.drawing.bag import draw_bag, in_order, show_svg
from ui.drawing.chart import draw_chart
from ui.play.walk import Walk
from ui.words import say
from ui.words.harms import house_lines
from ui.words.names import token_name
from ui.words.telling import say_request

if TYPE_CHECKING:
    from engine.game import Chances
    from engine.kernel import Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.app.skill_test.commits import Hand


def show(corpus: Corpus, lang: Lang) -> None:
    st.title(say(lang, "page-skill-test"))
    try:
        walk = _from_address()
    except GrimruleError as error:
        explain(lang, error)
        walk = None
    if walk is None or "edit" in st.query_params:
        _set_up(lang, walk)
    else:
        _step_through(corpus, lang, walk)


def _from_address() -> Walk | None:
    """What the address holds; of a whole action, the test in it."""
    walk = in_address(NAME)
    return walk if walk is None or walk.test else replace(walk, test=True).sound()


def _go(walk: Walk) -> None:
    """Let the address hold this; the page follows it."""
    go(walk)
    if "edit" in st.query_params:
        del st.query_params["edit"]


# Setting up


def _set_up(lang: Lang, walk: Walk | None) -> None:
    _forget_other_forms(st.query_params.get(STATE, ""))
    form = form_of(walk.sheet) if walk else new_form(lang)
    by_form, by_sheet = say(lang, "skilltest-by-form"), say(lang, "skilltest-by-sheet")
    first, second = st.tabs([by_form, by_sheet], default=by_form if form else by_sheet)
    with first:
        if form is None:
            st.info(say(lang, "skilltest-only-sheet"))
        try:
            _preview(lang, _test(fill_in(lang, form or new_form(lang)).as_data()))
        except GrimruleError as error:
            explain(lang, error)
    with second:
        _paste(lang, walk or _test(new_form(lang).as_data()))


def _test(data: dict[str, Any]) -> Walk:
    return Walk(NAME, data, test=True)


def _forget_other_forms(word: str) -> None:
    """Fields keep what was typed until the address names another test."""
    if st.session_state.get("skilltest-filled-for") != word:
        for key in [key for key in st.session_state if str(key).startswith("skilltest-")]:
            del st.session_state[key]
        st.session_state["skilltest-filled-for"] = word


def _preview(lang: Lang, walk: Walk) -> None:
    """The odds as the test stands, and the way into it."""
    start = walk.stepper
    left, right = st.columns(2)
    with left:
        _odds(lang, start.odds())
        start_label = say(lang, "skilltest-start")
        st.button(start_label, type="primary", on_click=_go, args=(walk,), key="skilltest-start")
    with right:
        show_svg(draw_bag(lang, walk.sheet.situation.bag, passing(start)))


def _paste(lang: Lang, walk: Walk) -> None:
    st.session_state.setdefault("skilltest-sheet", walk.text())
    st.markdown(say(lang, "skilltest-sheet-help"))
    label = say(lang, "skilltest-sheet")
    text = st.text_area(label, height=340, key="skilltest-sheet")
    file = upload(lang, say(lang, "skilltest-file"), ["yaml", "yml", "json"], "skilltest-file")
    if st.button(say(lang, "skilltest-use"), type="primary", key="skilltest-use"):
        try:
            text = decoded(file) if file else text
            read_in = Walk.from_text(text, NAME, file.name if file else label, test=True)
        except GrimruleError as error:
            explain(lang, error)
        else:
            _go(read_in.to_last())
            st.rerun()


# Stepping through


def _step_through(corpus: Corpus, lang: Lang, walk: Walk) -> None:
    warn_unread(walk.sheet, lang)
    left, right = st.columns([3, 2], gap="large")
    with right:
        _chart(corpus, lang, points(walk.events), over=walk.over)
    with left:
        hand = hand_at(walk)
        if result := decided(walk.events):
            (st.success if result.succeeded else st.error)(f"#### {told(lang, result)}")
        else:
            _odds(lang, hand.odds(hand.ticked) if hand else walk.stepper.odds())
        if walk.pending:
            _ask(lang, walk, walk.pending, hand)
        _moves(lang, walk)
        with st.container(border=True):
            cites = walk.pending.cites if walk.pending else walk.events[-1].cites
            st.markdown(rule_markdown(corpus, lang, cites), unsafe_allow_html=True)
        show_lines(lang, walk, _go)
        show_what_if(lang, walk, _go, expanded=walk.over)
        st.markdown(f"##### {say(lang, 'skilltest-so-far')}")
        st.markdown(story_markdown(corpus, lang, walk.events), unsafe_allow_html=True)


def _chart(corpus: Corpus, lang: Lang, points: list[str], *, over: bool) -> None:
    """All steps and windows, the current one lit."""
    steps = chart_steps(corpus, lang)
    current = points[-1] if points else None
    now = next((step.name for step in steps if step.point == current), "–")
    title = say(lang, "skilltest-chart", now=now)
    show_svg(draw_chart(steps, current, points[: None if over else -1], title))


def _odds(lang: Lang, odds: Chances | None) -> None:
    """The chance of success as a big number and a bar."""
    if odds is None:
        st.info(say(lang, "skilltest-too-many"))
        return
    st.metric(say(lang, "oddspage-chance"), _percent(lang, odds))
    st.progress(float(odds.success), text=say(lang, "oddspage-exactly", fraction=str(odds.success)))


def _percent(lang: Lang, odds: Chances) -> str:
    return say(lang, "oddspage-percent", percent=float(odds.success) * 100)


def _ask(lang: Lang, walk: Walk, pending: Request, hand: Hand | None) -> None:
    """What is to be decided here, with a button for each answer."""
    st.markdown(f"#### {plain(say_request(lang, pending))}")
    if isinstance(pending, Chance):
        _draw(lang, walk, pending)
    elif pending.by is None:
        ruling = walk.stepper.house_rule()
        st.info("\n\n".join(plain(line) for line in house_lines(lang, ruling)))
        _answer(option_said(lang, pending, ruling.taken), walk, ruling.taken)
    elif hand:
        show_hand(lang, hand, lambda answers: _go(walk.answer(*answers)))
    else:
        _choose(lang, walk, pending)


def _choose(lang: Lang, walk: Walk, pending: Decision) -> None:
    """Each option; what it makes of the odds where that is why one would take it."""
    weighed = pending.what in ("commit", "ability") and decided(walk.events) is None
    first, *others = pending.options
    for option in (*others, first) if weighed else pending.options:
        odds = walk.stepper.odds(option) if weighed and option != first else None
        label = option_said(lang, pending, option)
        if odds is None:
            _answer(label, walk, option)
            continue
        with st.container(horizontal=True, vertical_alignment="center"):
            _answer(f"{label} → **{_percent(lang, odds)}**", walk, option)
            st.progress(float(odds.success))


def _draw(lang: Lang, walk: Walk, pending: Chance) -> None:
    """A token at random, or the one that was drawn at the table; below them the bag.

    A picture takes its room when it is drawn: what is to be clicked stands above it and does not move.
    """
    label = say(lang, "skilltest-draw")
    st.button(label, type="primary", on_click=lambda: _go(walk.rolled(on=False)), key="skilltest-draw")
    st.markdown(say(lang, "skilltest-drawn"))
    with st.container(horizontal=True):
        for token in in_order(pending.options):
            _answer(token_name(lang, token), walk, token)
    show_svg(draw_bag(lang, walk.sheet.situation.bag, passing(walk.stepper)))


def _answer(label: str, walk: Walk, option: str) -> None:
    key = f"skilltest-answer-{walk.stop.given + 1}-{option}"
    st.button(label, on_click=lambda: _go(walk.answer(option)), key=key)


def _move(by: int) -> None:
    """From where the address is by then: a second click may come before the page has followed the first."""
    if walk := _from_address():
        _go(walk.to(max(0, walk.place + by)))


def _moves(lang: Lang, walk: Walk) -> None:
    """Back and forward by one stop, to the beginning, and to the set-up."""
    at, last = walk.place, len(walk.stops) - 1
    moves = (("back", "◀ {}", -1, at == 0), ("forward", "{} ▶", 1, at == last))
    with st.container(horizontal=True):
        for name, form, by, disabled in moves:
            label, key = form.format(say(lang, f"skilltest-{name}")), f"skilltest-{name}"
            st.button(label, on_click=_move, args=(by,), disabled=disabled, key=key)
        anew = _test(walk.data)
        st.button(say(lang, "skilltest-again"), on_click=_go, args=(anew,), key="skilltest-again")
        st.button(say(lang, "skilltest-change"), on_click=_edit, key="skilltest-change")


def _edit() -> None:
    st.query_params["edit"] = "1"
