"""A skill test step by step: the chart, the odds, what can be committed, the token, the result."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import streamlit as st
import yaml

from engine.ahlcg.resolving import harm
from engine.ahlcg.sheet import Sheet, read_sheet
from engine.ahlcg.writing import sheet_as_data
from engine.kernel import Chance, Decision, rule_grimly
from rules_graph.errors import GrimruleError, UnreadableFileError
from ui.address import BadAddressError, pack, unpack
from ui.bag_picture import NAMED, draw_bag, in_order, show_svg, token_name
from ui.chart import draw_chart
from ui.rulings import grim_lines
from ui.telling import say_option, say_request
from ui.test_fields import fill_in
from ui.test_form import form_of, new_form, read_pasted
from ui.test_steps import Stop, chart_steps, passing, stops
from ui.test_story import plain, rule_markdown, story_markdown, told
from ui.words import say, say_error

if TYPE_CHECKING:
    from engine.ahlcg.odds import Odds
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang


@dataclass(frozen=True)
class Saved:
    """What a permalink holds: the sheet, all answers, and at which stop the reader is (None: the last)."""

    sheet: Sheet
    answers: tuple[str, ...] = ()
    at: int | None = None

    def stops(self) -> list[Stop]:
        return stops(self.sheet, list(self.answers))


def show(corpus: Corpus, lang: Lang) -> None:
    st.title(say(lang, "page-skill-test"))
    try:
        saved = _from_address()
    except GrimruleError as error:
        st.error(say_error(lang, error))
        saved = None
    if saved is None or "edit" in st.query_params:
        _set_up(lang, saved)
    else:
        _step_through(corpus, lang, saved)


def _from_address() -> Saved | None:
    word = st.query_params.get("state")
    if word is None:
        return None
    match unpack(word):
        case {"sheet": dict(sheet), "answers": list(answers), **more}:
            at = more.get("at")
            saved = Saved(read_sheet(sheet), tuple(map(str, answers)), at if isinstance(at, int) else None)
            saved.stops()
            return saved
    raise BadAddressError(address=word[:24])


def _go(sheet: Sheet, answers: tuple[str, ...] = (), at: int | None = None) -> None:
    """Let the address hold this; the page follows it."""
    data: dict[str, Any] = {"sheet": sheet_as_data(sheet), "answers": answers}
    st.query_params["state"] = pack(data if at is None else {**data, "at": at})
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
            st.error(say_error(lang, error))
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
        st.button(start_label, type="primary", on_click=_go, args=(sheet,), key="skilltest-start")
    with right:
        show_svg(draw_bag(lang, sheet.situation.bag, passing(start)))


def _paste(lang: Lang, sheet: Sheet) -> None:
    st.session_state.setdefault("skilltest-sheet", _as_yaml(sheet))
    st.markdown(say(lang, "skilltest-sheet-help"))
    text = st.text_area(say(lang, "skilltest-sheet"), height=340, key="skilltest-sheet")
    file = st.file_uploader(say(lang, "skilltest-file"), type=["yaml", "yml", "json"])
    if st.button(say(lang, "skilltest-use"), type="primary", key="skilltest-use"):
        try:
            if file is not None:
                text = _decoded(file.name, file.getvalue())
            read, answers = read_pasted(text, file.name if file else say(lang, "skilltest-sheet"))
            stops(read, answers)
        except GrimruleError as error:
            st.error(say_error(lang, error))
        else:
            _go(read, tuple(answers))
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
    at = len(found) - 1 if saved.at is None else max(0, min(saved.at, len(found) - 1))
    stop = found[at]
    left, right = st.columns([3, 2], gap="large")
    with right:
        points = stop.points
        over = stop.pending is None and at == len(found) - 1
        show_svg(
            draw_chart(
                chart_steps(corpus, lang), points[-1] if points else None, points[: None if over else -1]
            )
        )
    with left:
        if stop.decided:
            result = f"#### {told(lang, stop.decided)}"
            (st.success if stop.decided.succeeded else st.error)(result)
        else:
            _odds(lang, stop.stepper.outlook())
        if stop.pending:
            _ask(lang, saved, stop)
        _moves(lang, saved, at, len(found) - 1)
        with st.container(border=True):
            cites = stop.pending.cites if stop.pending else stop.events[-1].cites
            st.markdown(rule_markdown(corpus, lang, cites), unsafe_allow_html=True)
        st.markdown(f"##### {say(lang, 'skilltest-so-far')}")
        st.markdown(story_markdown(corpus, lang, stop.events), unsafe_allow_html=True)


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
        _answer(_option(lang, ruling.taken), saved, stop, ruling.taken)
    else:
        _choose(lang, saved, stop, stop.pending)


def _choose(lang: Lang, saved: Saved, stop: Stop, pending: Decision) -> None:
    """Each option; what it makes of the odds where that is why one would take it."""
    weighed = pending.what in ("commit", "ability") and stop.decided is None
    first, *others = pending.options
    for option in (*others, first) if weighed else pending.options:
        odds = stop.stepper.outlook(option) if weighed and option != first else None
        if odds is None:
            _answer(_option(lang, option), saved, stop, option)
            continue
        with st.container(horizontal=True, vertical_alignment="center"):
            _answer(f"{_option(lang, option)} → **{_percent(lang, odds)}**", saved, stop, option)
            st.progress(float(odds.success))


def _option(lang: Lang, option: str) -> str:
    """An option as a button says it: with a capital, a token by its name."""
    said = token_name(lang, option) if option in NAMED else say_option(lang, option)
    return plain(said[:1].upper() + said[1:])


def _draw(lang: Lang, saved: Saved, stop: Stop) -> None:
    """A token at random, or the one that was drawn at the table."""
    assert isinstance(stop.pending, Chance)
    passes = passing(stop.stepper)
    st.button(
        say(lang, "skilltest-draw"),
        type="primary",
        on_click=_at_random,
        args=(saved, stop),
        key="skilltest-draw",
    )
    show_svg(draw_bag(lang, stop.stepper.sheet.situation.bag, passes))
    st.markdown(say(lang, "skilltest-drawn"))
    with st.container(horizontal=True):
        for token in in_order(stop.pending.options):
            _answer(token_name(lang, token), saved, stop, token)


def _at_random(saved: Saved, stop: Stop) -> None:
    stop.stepper.draw(secrets.randbelow(2**32))
    _go(saved.sheet, tuple(stop.stepper.answers))


def _answer(label: str, saved: Saved, stop: Stop, option: str) -> None:
    answers = (*stop.stepper.answers, option)
    key = f"skilltest-answer-{len(answers)}-{option}"
    st.button(label, on_click=_go, args=(saved.sheet, answers), key=key)


def _moves(lang: Lang, saved: Saved, at: int, last: int) -> None:
    """Back and forward by one stop, to the beginning, and to the set-up."""

    def go_to(place: int) -> None:
        _go(saved.sheet, saved.answers, place if place < last else None)

    with st.container(horizontal=True):
        st.button(
            f"◀ {say(lang, 'skilltest-back')}",
            on_click=go_to,
            args=(at - 1,),
            disabled=at == 0,
            key="skilltest-back",
        )
        st.button(
            f"{say(lang, 'skilltest-forward')} ▶",
            on_click=go_to,
            args=(at + 1,),
            disabled=at == last,
            key="skilltest-forward",
        )
        st.button(say(lang, "skilltest-again"), on_click=_go, args=(saved.sheet,), key="skilltest-again")
        st.button(say(lang, "skilltest-change"), on_click=_edit, key="skilltest-change")


def _edit() -> None:
    st.query_params["edit"] = "1"
