"""Describe the table, correct what was understood, and get a ruling to step through."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Literal

import streamlit as st
import yaml

from engine.ahlcg.described import Inquiry, inquire, inquire_again
from engine.ahlcg.outlook import table_after
from rules_graph.errors import EmptyQuestionError, GrimruleError
from rules_graph.search.language import detect
from ui import inquiries
from ui.address import pack, unpack
from ui.board import draw_board, tell_board
from ui.frame import finder
from ui.sheet_form import edit_sheet
from ui.stepping import BadSaveError
from ui.telling import point_name, say_event, say_option, statement_text
from ui.timeline import draw_timeline
from ui.words import say, say_error

if TYPE_CHECKING:
    from engine.ahlcg.ruling import Ruling
    from engine.kernel import Event
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_EXAMPLES = 3


def show(corpus: Corpus, lang: Lang) -> None:
    st.title(say(lang, "page-dispute"))
    state = _state()
    text = _description(state, lang)
    if not text:
        return
    inquiry = _inquiry(text, state, lang)
    _answer(inquiry, corpus, lang)
    if inquiry.ruling is not None:
        _board_and_steps(inquiry.ruling, state, corpus, lang)
        _decisions(inquiry, state, corpus, lang)
    _details(inquiry, corpus, lang)
    _correct(inquiry, state, lang)
    _take_away(inquiry, corpus, lang)


def _state() -> dict[str, Any]:
    """What the address holds: the description, a corrected sheet, decisions, the step."""
    word = st.query_params.get("state")
    state = unpack(word) if word else {}
    return state if isinstance(state, dict) else {}


def _keep(state: dict[str, Any]) -> None:
    st.query_params["state"] = pack({name: value for name, value in state.items() if value})
    st.rerun()


def _description(state: dict[str, Any], lang: Lang) -> str:
    """The box, with examples for whoever comes first."""
    with st.form("description", border=False):
        text = st.text_area(
            say(lang, "dispute-describe"),
            state.get("text", ""),
            height=130,
            max_chars=4000,
            placeholder=say(lang, "dispute-example-1"),
        )
        if st.form_submit_button(say(lang, "dispute-rule"), type="primary"):
            if not text.strip():
                st.error(say_error(lang, EmptyQuestionError()))
                return ""
            _keep({"text": text})
    if not state.get("text"):
        st.caption(say(lang, "dispute-examples"))
        for number in range(1, _EXAMPLES + 1):
            example = say(lang, f"dispute-example-{number}")
            if st.button(example, key=f"example-{number}", type="tertiary"):
                _keep({"text": example})
        _reopen(lang)
    return str(state.get("text", ""))


def _reopen(lang: Lang) -> None:
    """A ruling file, as this page and the command line write it."""
    file = st.file_uploader(say(lang, "dispute-reopen"), type="json")
    if file is None:
        return
    _keep(opened(file.name, file.getvalue()))


def opened(name: str, content: bytes) -> dict[str, Any]:
    """What a ruling file holds, as this page keeps it."""
    try:
        data = json.loads(content)
        return {"text": data["description"], "sheet": data["sheet"], "answers": data["answers"]}
    except (ValueError, KeyError, TypeError) as error:
        raise BadSaveError(file=name) from error


def _inquiry(text: str, state: dict[str, Any], lang: Lang) -> Inquiry:
    """As the words say, or as the reader has corrected them."""
    asked = detect(text, finder(lang).index.lexicon)
    inquiry = inquire(asked.text, asked.lang)
    sheet = state.get("sheet") or inquiry.draft.sheet
    if sheet and (state.get("sheet") or state.get("answers")):
        return inquire_again(inquiry, sheet, state.get("answers", []))
    return inquiry


def _answer(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> None:
    """The answer on top; every doubt right below it."""
    first = inquiries.page(inquiry, corpus, lang)[0]
    for line in first.lines:
        if line.style == "bold":
            st.markdown(f"#### {line.text}")
            if line.cites:
                st.caption(_cited(line.cites, corpus, lang))
        else:
            st.warning(line.text)


def _cited(cites: str, corpus: Corpus, lang: Lang) -> str:
    """A statement with a link to its rule."""
    name, statement = statement_text(corpus, lang, cites)
    rule, _, anchor = cites.partition("/")[2].partition("^")
    return f"[{name}](/rule?rule={rule}&at={anchor}&lang={lang}): {statement}"


def _board_and_steps(ruling: Ruling, state: dict[str, Any], corpus: Corpus, lang: Lang) -> None:
    """The board as it stands at a step, the steps, and the rule that demands the current one."""
    told = ruling.play.events
    at = min(int(state.get("step", len(told)) or 0), len(told))
    st.subheader(say(lang, "ask-order"))
    board, steps = st.columns([3, 2], gap="large")
    with board:
        table = table_after(ruling.sheet.situation, told[:at])
        st.image(draw_board(table, lang), width="stretch", alt=tell_board(table, lang))
        _walk(at, len(told), state, lang)
        if at:
            st.markdown(f"**{at}. {_said(told[at - 1], corpus, lang)}**")
            st.info(_cited(told[at - 1].cites, corpus, lang))
    with steps.container(height=560, border=False):
        for number, event in enumerate(told, 1):
            said = _said(event, corpus, lang)
            st.markdown(f"{number}. **{said}**" if number == at else f"{number}. {said}")


def _said(event: Event, corpus: Corpus, lang: Lang) -> str:
    point = getattr(event, "point", None)
    return f"— {point_name(corpus, lang, event)} —" if point else say_event(lang, event)  # type: ignore[arg-type]


def _walk(at: int, last: int, state: dict[str, Any], lang: Lang) -> None:
    back, where, forward = st.columns([1, 2, 1], vertical_alignment="center")
    if back.button(say(lang, "dispute-back"), disabled=at == 0, width="stretch"):
        _keep({**state, "step": at - 1 or "0"})
    where.progress(at / last if last else 1.0, say(lang, "dispute-step", at=at, last=last))
    if forward.button(say(lang, "dispute-forward"), disabled=at == last, width="stretch"):
        _keep({**state, "step": at + 1})


def _decisions(inquiry: Inquiry, state: dict[str, Any], corpus: Corpus, lang: Lang) -> None:
    """Each decision as buttons: who makes it, by which rule, and where the others lead."""
    ruling = inquiry.ruling
    assert ruling is not None
    shown = [(n, c) for n, c in enumerate(ruling.choices) if c.matters or not c.optional]
    if not shown:
        return
    st.subheader(say(lang, "ask-choices"))
    for number, choice in shown:
        with st.container(border=True):
            st.markdown(f"**{inquiries.asked_line(choice, lang)}**")
            st.caption(_cited(choice.request.cites, corpus, lang))
            with st.container(horizontal=True):
                for option in choice.request.options:
                    taken = option == choice.taken
                    label = say_option(lang, option)
                    kind: Literal["primary", "secondary"] = "primary" if taken else "secondary"
                    if st.button(label, key=f"choice-{number}-{option}", type=kind, disabled=taken):
                        before = list(ruling.play.answers[:number])
                        _keep({**state, "answers": [*before, option], "step": None})
            for line in inquiries.leading(choice, lang):
                st.markdown(f"- {line}")


def _details(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> None:
    """What the answer rests on, folded away."""
    searched = inquiries.likely_rules(finder(lang), inquiry.text)
    open_ones = {say(lang, "ask-understood"), say(lang, "grim-title")}
    shown_above = {say(lang, "ask-answer"), say(lang, "ask-order"), say(lang, "ask-choices")}
    for section in inquiries.page(inquiry, corpus, lang, searched):
        if section.title in shown_above:
            continue
        with st.expander(section.title, expanded=section.title in open_ones):
            for line in section.lines:
                cites = line.cites if section.title == say(lang, "ask-rules") else ""
                st.markdown(f"- {_cited(cites, corpus, lang) if cites else line.text}")


def _correct(inquiry: Inquiry, state: dict[str, Any], lang: Lang) -> None:
    """The sheet as a form; what is corrected is ruled on again."""
    sheet = inquiry.draft.sheet or {"situation": inquiry.draft.table, "attempt": {}}
    with st.expander(say(lang, "dispute-correct"), expanded=inquiry.ruling is None):
        try:
            corrected = edit_sheet(sheet, lang)
        except GrimruleError as error:
            st.error(say_error(lang, error))
            return
        except yaml.YAMLError as error:
            st.error(str(error).splitlines()[0])
            return
        if corrected is not None:
            _keep({"text": state.get("text"), "sheet": corrected})


def _take_away(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> None:
    """Markdown, the ruling file, the picture; the address itself is the permalink."""
    sections = inquiries.page(inquiry, corpus, lang)
    with st.container(horizontal=True):
        st.download_button(
            say(lang, "dispute-markdown"), inquiries.as_markdown(inquiry, sections), "ruling.md"
        )
        st.download_button(
            say(lang, "dispute-json"), inquiries.as_json(inquiry, sections), "ruling.json", "application/json"
        )
        if inquiry.ruling is not None:
            picture = draw_timeline(inquiry, corpus, lang)
            st.download_button(say(lang, "dispute-picture"), picture, "ruling.svg", "image/svg+xml")
    st.caption(say(lang, "dispute-permalink"))
