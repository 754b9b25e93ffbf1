"""Describe the table of any game, correct what was understood, and get a ruling to step through."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

import streamlit as st

from engine.answer import with_play
from rules_graph.errors import BadSheetTextError, GrimruleError
from ui.answer.answered import as_data, page, play_lines
from ui.answer.inquiry import said
from ui.answer.sections import as_markdown
from ui.app.answer.card import show_answer, show_similar
from ui.app.dispute.decisions import show_decisions
from ui.app.dispute.paper import show_print
from ui.app.dispute.steps import chosen_step, show_steps
from ui.app.dispute.words import asked_in_words, describe, reopen, rule_on
from ui.app.frame import explain
from ui.app.games import own
from ui.app.markup import plain
from ui.app.reading.rule import chosen_game
from ui.app.table.lines import side_by_side, what_if
from ui.app.table.sheets import STATE, WORDS, go, in_address, other_sheet
from ui.app.table.spaces import STYLE as TABLE_STYLE
from ui.app.table.story import STYLE as STORY_STYLE
from ui.app.table.story import cited, show_readings, with_statement
from ui.drawing.timeline import draw_timeline
from ui.play.walk import Walk
from ui.words import say
from ui.words.harms import harm_rows, house_title, house_why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.answer import Answer
    from engine.game import Inquiry
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.answer.sections import Line, Section

_SHOWN_ELSEWHERE = ("answer", "players", "back", "play", "choices", "grim", "similar")


def show(corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    st.html(STORY_STYLE + TABLE_STYLE)
    answer = asked_in_words(game, lang)
    inquiry = answer.inquiry if answer else None
    walk, step = _walk(game, inquiry), chosen_step()
    if walk is not None and step is not None:
        walk = replace(walk, at=step)
        st.query_params[STATE] = walk.address()
    if answer is not None and walk is not None:
        inquiry, walk = _ruled(answer.inquiry, walk)
        answer = with_play(answer, inquiry)
    sections = page(answer, corpus, lang) if answer else []
    if answer and st.query_params.get("print"):
        show_print(answer, walk, sections, corpus, lang)
        return
    st.title(say(lang, "page-dispute"))
    st.caption(say(lang, "dispute-lead", game=corpus.games[game].names[lang]))
    describe(game, answer.text if answer else "", lang)
    if answer is not None:
        show_answer(answer, sections, corpus, lang, rule_on)
        _said_by_play(answer, sections[0], corpus, lang)
        _whose(answer.inquiry, walk, lang)
    if walk is not None:
        _played(inquiry, walk, corpus, lang)
    if answer is not None:
        _details(answer.inquiry, walk, sections, corpus, lang)
        if answer.similar:
            with st.expander(say(lang, "ask-similar")):
                show_similar(answer, corpus, lang)
    _correct(game, inquiry, walk, lang)
    if answer is not None:
        _take_away(answer, walk, sections, corpus, lang)
    elif walk is None:
        reopen(game, lang)


# What is ruled on


def _walk(game: str, inquiry: Inquiry | None) -> Walk | None:
    """What the address holds, else the sheet that words were read into, if it can be played."""
    walk = in_address(game)
    if walk is not None:
        return replace(walk, fine=True)
    sheet = inquiry.sheet_data() if inquiry else None
    if inquiry is None or sheet is None:
        return None
    with suppress(GrimruleError):
        return Walk(game, json.loads(json.dumps(sheet)), inquiry.answers, at=0, fine=True).sound()
    return None


def _ruled(inquiry: Inquiry, walk: Walk) -> tuple[Inquiry, Walk]:
    """The answer to what was corrected and decided since; what was not decided goes as it rules."""
    if not st.query_params.get(STATE):
        return inquiry, walk
    inquiry = inquiry.again(walk.data, walk.answers)
    follows = inquiry.answers[: len(walk.answers)] == walk.answers and inquiry.sheet_data() == walk.data
    return inquiry, replace(walk, answers=inquiry.answers) if follows else walk


# What the play says


def _said_by_play(answer: Answer, above: Section, corpus: Corpus, lang: Lang) -> None:
    """What came of the table as it was understood, unless that stands above; and every doubt of it."""
    shown = {line.text for line in above.lines}
    for line in play_lines(answer, corpus, lang):
        if line.style == "yellow":
            st.warning(plain(line.text))
        elif answer.inquiry.settled and line.text not in shown:
            st.markdown(f"{say(lang, 'ask-play')}: **{plain(line.text)}**")


def _whose(inquiry: Inquiry, walk: Walk | None, lang: Lang) -> None:
    """Where the answer is not that of the sheet below it."""
    if inquiry.sheet_data() is None:
        st.info(say(lang, "dispute-unread-sheet"))
    elif walk is not None and walk.data != inquiry.sheet_data():
        st.info(say(lang, "dispute-changed"))


# What is played


def _played(inquiry: Inquiry | None, walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """Event by event; what was decided, and where it would lead otherwise."""
    show_steps(walk, corpus, lang)
    choices = said(inquiry).choices() if inquiry else ()
    if choices:
        show_decisions(choices, walk, corpus, lang)
    else:
        what_if(walk, lang)
    if inquiry is None:
        show_readings(walk.events, lang)
    side_by_side(walk, corpus, lang, lambda line: _end(inquiry, line, corpus, lang))
    if inquiry is not None:
        _grim(inquiry, lang)


def _end(inquiry: Inquiry | None, line: Walk, corpus: Corpus, lang: Lang) -> str:
    """What the answer would be on that line."""
    if inquiry is None:
        return ""
    answer = said(inquiry.again(line.data, line.answers)).answer(corpus, lang)
    return next((each.text for each in answer if each.style == "bold"), "")


def _grim(inquiry: Inquiry, lang: Lang) -> None:
    """Where nobody is named to decide: the comparison that the grim rule rests on."""
    if not inquiry.grim:
        return
    st.subheader(say(lang, "grim-title"))
    st.caption(say(lang, "grim-before"))
    for each in inquiry.grim:
        st.markdown(f"**{plain(house_title(lang, each))}**")
        head, *rows = [[plain(cell) for cell in row] for row in harm_rows(lang, each)] or [[]]
        if rows:
            st.markdown("\n".join([_row(head), _row(["---"] * len(head)), *map(_row, rows)]))
        st.markdown(plain(house_why(lang, each)))


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


# What it rests on


def _details(
    inquiry: Inquiry, walk: Walk | None, sections: Sequence[Section], corpus: Corpus, lang: Lang
) -> None:
    """Folded away; the order too, where it has been shown step by step."""
    stepped = walk is not None and walk.play.events[: len(inquiry.events)] == tuple(inquiry.events)
    for section in sections:
        if section.kind in _SHOWN_ELSEWHERE or (section.kind == "order" and stepped):
            continue
        with st.expander(section.title, expanded=section.kind in ("understood", "order")):
            mark = "1." if section.numbered else "-"
            lines = [f"{mark} {_line(section.kind, line, corpus, lang)}" for line in section.lines]
            st.markdown("\n".join(lines), unsafe_allow_html=True)


def _line(kind: str, line: Line, corpus: Corpus, lang: Lang) -> str:
    if not line.cites:
        return plain(line.text)
    if kind == "rules":
        return with_statement(corpus, lang, line.cites)
    return f"{plain(line.text)} ({cited(corpus, lang, line.cites)})"


def _correct(game: str, inquiry: Inquiry | None, walk: Walk | None, lang: Lang) -> None:
    """The sheet to be corrected: in fields, where the game has some, and as it is written."""
    sheet = walk.data if walk else inquiry.written if inquiry else {}
    form = own(game).form
    if form and inquiry:
        with st.expander(say(lang, "dispute-correct"), expanded=walk is None):
            try:
                corrected = form({"situation": {}, "attempt": {}, **sheet}, lang)
            except BadSheetTextError:
                st.error(say(lang, "form-attempt-unread"))
            except GrimruleError as error:
                explain(lang, error)
            else:
                if corrected is not None:
                    go(Walk(game, corrected, at=0, fine=True))
                    st.rerun()
    shown = walk or Walk(game, sheet)
    title = say(lang, "dispute-sheet") if inquiry else ""
    other_sheet("dispute", shown, lang, expanded=bool(inquiry) and walk is None and not form, title=title)


# To take away


def _take_away(
    answer: Answer, walk: Walk | None, sections: Sequence[Section], corpus: Corpus, lang: Lang
) -> None:
    """Markdown, the ruling file, the sheet, the picture, paper; the address itself is the permalink."""
    with st.container(horizontal=True):
        told = as_markdown(answer.text, sections)
        _download(say(lang, "dispute-markdown"), told, "ruling.md", "text/markdown")
        data = json.dumps(as_data(answer, sections), ensure_ascii=False, indent=1)
        _download(say(lang, "dispute-json"), data, "ruling.json", "application/json")
        if walk is not None:
            _download(say(lang, "boardpage-yaml"), walk.text(answers=True), f"{walk.game}.yaml", "text/yaml")
        picture = draw_timeline(answer.inquiry, corpus, lang)
        _download(say(lang, "dispute-picture"), picture, "ruling.svg", "image/svg+xml")
        st.button(say(lang, "dispute-print"), icon=":material/print:", on_click=_print)
        st.button(
            say(lang, "dispute-forget"), key="dispute-forget", icon=":material/close:", on_click=_forget
        )
    st.caption(say(lang, "dispute-permalink"))


def _print() -> None:
    st.query_params["print"] = "1"


def _forget() -> None:
    for name in (WORDS, STATE):
        st.query_params.pop(name, None)


def _download(label: str, content: str, name: str, kind: str) -> None:
    """What is saved changes nothing on the page, where something may have been typed."""
    st.download_button(label, content, name, kind, on_click="ignore")
