"""A skill test step by step: the chart, the odds, what can be committed, the token, the result."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import streamlit as st
import yaml

from engine.ahlcg.resolving import harm
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.writing import sheet_as_data
from engine.kernel import Chance, Decision, rule_grimly
from rules_graph.errors import GrimruleError, UnreadableFileError
from ui.bag_picture import draw_bag, in_order, show_svg
from ui.board_pages import show_test
from ui.chart import draw_chart
from ui.frame import explain, upload
from ui.names import token_name
from ui.rule_view import chosen_game
from ui.rulings import grim_lines
from ui.telling import say_request
from ui.test_commits import hand_at, show_hand
from ui.test_compare import show_lines, show_what_if
from ui.test_fields import fill_in
from ui.test_form import form_of, new_form, read_pasted
from ui.test_lines import Saved, read_word
from ui.test_steps import Stop, chart_steps, passing, stops
from ui.test_story import option_said, plain, rule_markdown, story_markdown, told
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.odds import Odds
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


def show(corpus: Corpus, lang: Lang) -> None:
    if chosen_game(corpus) != "ahlcg":
        show_test(corpus, lang)
        return
    st.title(say(lang, "page-skill-test"))
    try:
        saved = _from_address()
    except GrimruleError as error:
        explain(lang, error)
        saved = None
    if saved is None or "edit" in st.query_params:
        _set_up(lang, saved)
    else:
        _step_through(corpus, lang, saved)


def _from_address() -> Saved | None:
    word = st.query_params.get("state")
    return None if word is None else read_word(word)


def _go(saved: Saved) -> None:
    """Let the address hold this; the page follows it."""
    st.query_params["state"] = saved.as_word()
    if "edit" in st.query_params:
        del st.query_params["edit"]


# Setting up


def _set_up(lang: Lang, saved: Saved | None) -> None:
    _forget_other_forms(st.query_params.get("state", ""))
    form = form_of(saved.sheet) if saved else new_form(lang)
    by_form, by_sheet = say(lang, "skilltest-by-form"), say(lang, "skilltest-by-sheet")
    first, second = st.tabs([by_form, by_sheet], default=by_form if form else by_sheet)
    with first:
        if form is None:
            st.info(say(lang, "skilltest-only-sheet"))
        try:
            sheet = read_sheet(fill_in(lang, form or new_form(lang)).as_data())
            _preview(lang, sheet)
        except GrimruleError as error:
            explain(lang, error)
    with second:
        _paste(lang, saved.sheet if saved else read_sheet(new_form(lang).as_data()))


def _forget_other_forms(word: str) -> None:
    """Fields keep what was typed until the address names another test."""
    if st.session_state.get("skilltest-filled-for") != word:
        for key in [key for key in st.session_state if str(key).startswith("skilltest-")]:
            del st.session_state[key]
        st.session_state["skilltest-filled-for"] = word


def _preview(lang: Lang, sheet: Sheet) -> None:
    """The odds as the test stands, and the way into it."""
    start = Saved(sheet).stops()[-1].stepper
    left, right = st.columns(2)
    with left:
        _odds(lang, start.outlook())
        start_label = say(lang, "skilltest-start")
        st.button(start_label, type="primary", on_click=_go, args=(Saved(sheet),), key="skilltest-start")
    with right:
        show_svg(draw_bag(lang, sheet.situation.bag, passing(start)))


def _paste(lang: Lang, sheet: Sheet) -> None:
    st.session_state.setdefault("skilltest-sheet", _as_yaml(sheet))
    st.markdown(say(lang, "skilltest-sheet-help"))
    text = st.text_area(say(lang, "skilltest-sheet"), height=340, key="skilltest-sheet")
    file = upload(lang, say(lang, "skilltest-file"), ["yaml", "yml", "json"], "skilltest-file")
    if st.button(say(lang, "skilltest-use"), type="primary", key="skilltest-use"):
        try:
            if file is not None:
                text = _decoded(file.name, file.getvalue())
            read, answers = read_pasted(text, file.name if file else say(lang, "skilltest-sheet"))
            stops(read, answers)
        except GrimruleError as error:
            explain(lang, error)
        else:
            _go(Saved(read, tuple(answers)))
            st.rerun()


def _decoded(name: str, content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFileError(file=name, problem=str(error)) from error


def _as_yaml(sheet: Sheet) -> str:
    data = json.loads(json.dumps(sheet_as_data(sheet)))
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100)


# Stepping through


def _step_through(corpus: Corpus, lang: Lang, saved: Saved) -> None:
    found = saved.stops()
    at = _place(saved, len(found) - 1)
    stop = found[at]
    over = stop.pending is None and at == len(found) - 1
    left, right = st.columns([3, 2], gap="large")
    with right:
        _chart(corpus, lang, stop.points, over=over)
    with left:
        if stop.decided:
            result = f"#### {told(lang, stop.decided)}"
            (st.success if stop.decided.succeeded else st.error)(result)
        else:
            hand = hand_at(saved, stop)
            _odds(lang, hand.odds(hand.ticked) if hand else stop.stepper.outlook())
        if stop.pending:
            _ask(lang, saved, stop)
        _moves(lang, saved, at, len(found) - 1)
        with st.container(border=True):
            cites = stop.pending.cites if stop.pending else stop.events[-1].cites
            st.markdown(rule_markdown(corpus, lang, cites), unsafe_allow_html=True)
        show_lines(lang, saved, _go)
        show_what_if(lang, saved, _go, expanded=over)
        st.markdown(f"##### {say(lang, 'skilltest-so-far')}")
        st.markdown(story_markdown(corpus, lang, stop.events), unsafe_allow_html=True)


def _chart(corpus: Corpus, lang: Lang, points: list[str], *, over: bool) -> None:
    """All steps and windows, the current one lit."""
    steps = chart_steps(corpus, lang)
    current = points[-1] if points else None
    now = next((step.name for step in steps if step.point == current), "–")
    title = say(lang, "skilltest-chart", now=now)
    show_svg(draw_chart(steps, current, points[: None if over else -1], title))


def _odds(lang: Lang, odds: Odds | None) -> None:
    """The chance of success as a big number and a bar."""
    if odds is None:
        st.info(say(lang, "skilltest-too-many"))
        return
    st.metric(say(lang, "oddspage-chance"), _percent(lang, odds))
    st.progress(float(odds.success), text=say(lang, "oddspage-exactly", fraction=str(odds.success)))


def _percent(lang: Lang, odds: Odds) -> str:
    return say(lang, "oddspage-percent", percent=float(odds.success) * 100)


def _ask(lang: Lang, saved: Saved, stop: Stop) -> None:
    """What is to be decided here, with a button for each answer."""
    assert stop.pending is not None
    st.markdown(f"#### {plain(say_request(lang, stop.pending))}")
    if isinstance(stop.pending, Chance):
        _draw(lang, saved, stop)
    elif stop.pending.by is None:
        ruling = rule_grimly(stop.stepper.start, tuple(stop.stepper.answers), harm)
        st.info("\n\n".join(plain(line) for line in grim_lines(lang, ruling)))
        _answer(option_said(lang, ruling.taken), saved, stop, ruling.taken)
    elif hand := hand_at(saved, stop):
        show_hand(lang, hand, lambda answers: _give(saved, answers))
    else:
        _choose(lang, saved, stop, stop.pending)


def _choose(lang: Lang, saved: Saved, stop: Stop, pending: Decision) -> None:
    """Each option; what it makes of the odds where that is why one would take it."""
    weighed = pending.what in ("commit", "ability") and stop.decided is None
    first, *others = pending.options
    for option in (*others, first) if weighed else pending.options:
        odds = stop.stepper.outlook(option) if weighed and option != first else None
        if odds is None:
            _answer(option_said(lang, option), saved, stop, option)
            continue
        with st.container(horizontal=True, vertical_alignment="center"):
            _answer(f"{option_said(lang, option)} → **{_percent(lang, odds)}**", saved, stop, option)
            st.progress(float(odds.success))


def _draw(lang: Lang, saved: Saved, stop: Stop) -> None:
    """A token at random, or the one that was drawn at the table; below them the bag.

    A picture takes its room when it is drawn: what is to be clicked stands above it and does not move.
    """
    assert isinstance(stop.pending, Chance)
    st.button(
        say(lang, "skilltest-draw"),
        type="primary",
        on_click=_at_random,
        args=(saved, stop),
        key="skilltest-draw",
    )
    st.markdown(say(lang, "skilltest-drawn"))
    with st.container(horizontal=True):
        for token in in_order(stop.pending.options):
            _answer(token_name(lang, token), saved, stop, token)
    show_svg(draw_bag(lang, stop.stepper.sheet.situation.bag, passing(stop.stepper)))


def _at_random(saved: Saved, stop: Stop) -> None:
    stop.stepper.draw(secrets.randbelow(2**32))
    _go(saved.answered(tuple(stop.stepper.answers)))


def _answer(label: str, saved: Saved, stop: Stop, option: str) -> None:
    answers = (*stop.stepper.answers, option)
    key = f"skilltest-answer-{len(answers)}-{option}"
    st.button(label, on_click=_give, args=(saved, answers), key=key)


def _give(saved: Saved, answers: tuple[str, ...]) -> None:
    _go(saved.answered(answers))


def _place(saved: Saved, last: int) -> int:
    """At which stop the reader is."""
    return last if saved.at is None else max(0, min(saved.at, last))


def _move(by: int) -> None:
    """From where the address is by then: a second click may come before the page has followed the first."""
    if saved := _from_address():
        last = len(saved.stops()) - 1
        place = max(0, _place(saved, last) + by)
        _go(replace(saved, at=place if place < last else None))


def _moves(lang: Lang, saved: Saved, at: int, last: int) -> None:
    """Back and forward by one stop, to the beginning, and to the set-up."""
    with st.container(horizontal=True):
        st.button(
            f"◀ {say(lang, 'skilltest-back')}",
            on_click=_move,
            args=(-1,),
            disabled=at == 0,
            key="skilltest-back",
        )
        st.button(
            f"{say(lang, 'skilltest-forward')} ▶",
            on_click=_move,
            args=(1,),
            disabled=at == last,
            key="skilltest-forward",
        )
        anew = Saved(saved.sheet)
        st.button(say(lang, "skilltest-again"), on_click=_go, args=(anew,), key="skilltest-again")
        st.button(say(lang, "skilltest-change"), on_click=_edit, key="skilltest-change")


def _edit() -> None:
    st.query_params["edit"] = "1"
