"""Describe the table, correct what was understood, and get a ruling to step through."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import streamlit as st

from engine.ahlcg.described import Inquiry, inquire, inquire_again
from rules_graph.errors import EmptyQuestionError, GrimruleError
from rules_graph.search.language import detect
from ui import inquiries
from ui.board_pages import show_dispute
from ui.branches import show_decisions
from ui.dispute_state import LONGEST, Asked, asked_in_address, go
from ui.dispute_steps import cited, show_steps
from ui.frame import explain, finder, upload
from ui.grim_view import grim_rows, grim_title, grim_why
from ui.print_view import show_print
from ui.rule_view import chosen_game
from ui.sections import as_markdown, likely_rules
from ui.sheet_form import edit_sheet
from ui.sheet_text import BadSheetTextError
from ui.stepping import BadSaveError
from ui.test_story import plain
from ui.timeline import draw_timeline
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.ruling import Ruling
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.dispute_state import Answers

_EXAMPLES = 3
_THEN, _EVENTS = " → ", 3  # as an order is told, and how many of them are many


def show(corpus: Corpus, lang: Lang) -> None:
    if chosen_game(corpus) != "ahlcg":
        show_dispute(corpus, lang)
        return
    asked = asked_in_address()
    if asked.text and st.query_params.get("print"):
        inquiry = _inquiry(asked, lang)
        show_print(inquiry, _searched(inquiry, lang), corpus, lang)
        return
    st.title(say(lang, "page-dispute"))
    _description(asked, lang)
    if not asked.text:
        return
    inquiry = _inquiry(asked, lang)
    _answer(inquiry, corpus, lang)
    if inquiry.ruling is not None:
        show_steps(inquiry.ruling, asked, corpus, lang)
        show_decisions(inquiry.ruling, _branch_before(asked, lang), asked, corpus, lang)
        _grim(inquiry.ruling, lang)
    _details(inquiry, corpus, lang)
    _correct(inquiry, asked, lang)
    _take_away(inquiry, asked, corpus, lang)


def _keep(asked: Asked) -> None:
    go(asked)
    st.rerun()


def _searched(inquiry: Inquiry, lang: Lang) -> list[str]:
    return likely_rules(finder(lang), inquiry.text, nearest=inquiry.ruling is None)


def _description(asked: Asked, lang: Lang) -> None:
    """The box, with examples for whoever comes first."""
    with st.form("description", border=False):
        text = st.text_area(
            say(lang, "dispute-describe"),
            asked.text,
            height=130,
            max_chars=LONGEST,
            placeholder=say(lang, "dispute-example-1"),
        )
        if st.form_submit_button(say(lang, "dispute-rule"), type="primary"):
            if text.strip():
                _keep(Asked(text=text))
            explain(lang, EmptyQuestionError())
    if not asked.text:
        st.caption(say(lang, "dispute-examples"))
        for number in range(1, _EXAMPLES + 1):
            example = Asked(text=say(lang, f"dispute-example-{number}"))
            st.button(example.text, key=f"example-{number}", type="tertiary", on_click=go, args=(example,))
        _reopen(lang)


def _reopen(lang: Lang) -> None:
    """A ruling file, as this page and the command line write it."""
    file = upload(lang, say(lang, "dispute-reopen"), ["json"], key="dispute-file")
    if file is not None:
        _keep(opened(file.name, file.getvalue()))


def opened(name: str, content: bytes) -> Asked:
    """What a ruling file holds, as this page keeps it."""
    try:
        data = json.loads(content)
        return Asked(text=data["description"], sheet=data["sheet"], answers=data["answers"])
    except (ValueError, KeyError, TypeError) as error:
        raise BadSaveError(file=name) from error


def _inquiry(asked: Asked, lang: Lang, answers: Answers | None = None) -> Inquiry:
    """As the words say, or as the reader has corrected them; with the decisions of a branch."""
    question = detect(asked.text, finder(lang).index.lexicon)
    inquiry = inquire(question.text, question.lang)
    answers = asked.answers if answers is None else answers
    if asked.sheet:
        return inquire_again(inquiry, asked.sheet, answers)
    if answers and inquiry.draft.sheet:
        again = inquire_again(inquiry, inquiry.draft.sheet, answers)
        return replace(again, scene=inquiry.scene, draft=inquiry.draft)  # a decision takes away no doubt
    return inquiry


def _branch_before(asked: Asked, lang: Lang) -> Ruling | None:
    return _inquiry(asked, lang, asked.before[-1]).ruling if asked.before else None


def _answer(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> None:
    """The answer on top; every doubt right below it."""
    first = inquiries.page(inquiry, corpus, lang)[0]
    for line in first.lines:
        if line.style == "bold":
            st.markdown(_headline(line.text))
            if line.cites:
                st.caption(cited(line.cites, corpus, lang))
        else:
            st.warning(plain(line.text))


def _headline(text: str) -> str:
    """The answer in large letters; an order of many events line by line."""
    first, *then = (plain(part) for part in text.split(_THEN))
    if len(then) < _EVENTS:
        return f"#### {plain(text)}"
    return "  \n".join([f"**{first}**", *(f"→ **{each}**" for each in then)])


def _grim(ruling: Ruling, lang: Lang) -> None:
    """Where nobody is named to decide: the comparison that the grim rule rests on."""
    if not ruling.grim:
        return
    st.subheader(say(lang, "grim-title"))
    st.caption(say(lang, "grim-before"))
    for each in ruling.grim:
        st.markdown(f"**{plain(grim_title(lang, each))}**")
        head, *rows = [[plain(cell) for cell in row] for row in grim_rows(lang, each)] or [[]]
        if rows:
            st.markdown("\n".join([_row(head), _row(["---"] * len(head)), *map(_row, rows)]))
        st.markdown(plain(grim_why(lang, each)))


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _details(inquiry: Inquiry, corpus: Corpus, lang: Lang) -> None:
    """What the answer rests on, folded away."""
    searched = _searched(inquiry, lang)
    shown_above = {say(lang, name) for name in ("ask-answer", "ask-order", "ask-choices", "grim-title")}
    for section in inquiries.page(inquiry, corpus, lang, searched):
        if section.title in shown_above:
            continue
        with st.expander(section.title, expanded=section.title == say(lang, "ask-understood")):
            rules = section.title == say(lang, "ask-rules")
            lines = [
                cited(line.cites, corpus, lang) if rules and line.cites else plain(line.text)
                for line in section.lines
            ]
            st.markdown("\n".join(f"- {line}" for line in lines))


def _correct(inquiry: Inquiry, asked: Asked, lang: Lang) -> None:
    """The sheet as a form; what is corrected is ruled on again."""
    sheet = inquiry.draft.sheet or {"situation": inquiry.draft.table, "attempt": {}}
    with st.expander(say(lang, "dispute-correct"), expanded=inquiry.ruling is None):
        try:
            corrected = edit_sheet(sheet, lang)
        except BadSheetTextError:
            st.error(say(lang, "form-attempt-unread"))
            return
        except GrimruleError as error:
            explain(lang, error)
            return
        if corrected is not None:
            _keep(Asked(text=asked.text, sheet=corrected))


def _take_away(inquiry: Inquiry, asked: Asked, corpus: Corpus, lang: Lang) -> None:
    """Markdown, the ruling file, the picture, paper; the address itself is the permalink."""
    sections = inquiries.page(inquiry, corpus, lang)
    with st.container(horizontal=True):
        told = as_markdown(inquiry.text, sections)
        _download(say(lang, "dispute-markdown"), told, "ruling.md", "text/markdown")
        data = inquiries.as_json(inquiry, sections)
        _download(say(lang, "dispute-json"), data, "ruling.json", "application/json")
        if inquiry.ruling is not None:
            picture = draw_timeline(inquiry, corpus, lang)
            _download(say(lang, "dispute-picture"), picture, "ruling.svg", "image/svg+xml")
        address = f"/dispute?lang={lang}&print=1&state={asked.word()}"
        st.link_button(say(lang, "dispute-print"), address, icon=":material/print:")
    st.caption(say(lang, "dispute-permalink"))


def _download(label: str, content: str, name: str, kind: str) -> None:
    """What is saved changes nothing on the page, where something may have been typed."""
    st.download_button(label, content, name, kind, on_click="ignore")
