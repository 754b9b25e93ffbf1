"""The answer on top of a page: the verdict, the sentence it rests on, every doubt, what is asked back."""

from __future__ import annotations

from contextlib import suppress
from html import escape
from typing import TYPE_CHECKING
from urllib.parse import urlencode

import streamlit as st

from engine.answer import opened
from rules_graph.errors import GrimruleError
from rules_graph.precedents import RULED
from ui.answer.answered import back_line, play_lines
from ui.app.markup import plain
from ui.app.table.sheets import STATE, WORDS
from ui.app.table.story import cited, rule_said
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.answer import Answer
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.answer.sections import Line, Section

_THEN, _EVENTS = " → ", 3  # as an order is told, and how many of them are many


def show_answer(
    answer: Answer, sections: Sequence[Section], corpus: Corpus, lang: Lang, tell: Callable[[str], None]
) -> None:
    """What stands before the first fold; `tell` takes the question with what was asked back."""
    for section in sections:
        if section.kind == "answer":
            for line in section.lines:
                _line(line, corpus, lang)
        elif section.kind == "players":
            st.caption(plain(section.lines[0].text))
    ask_back(answer, lang, tell)


def show_verdict(sections: Sequence[Section], corpus: Corpus, lang: Lang) -> None:
    """The verdict and every doubt alone, where the statements stand below."""
    for line in sections[0].lines:
        if line.style or line.depth:
            _line(line, corpus, lang)


def ask_back(answer: Answer, lang: Lang, tell: Callable[[str], None]) -> None:
    """Facts nobody told, that would turn the answer: a tap tells them before the question."""
    for turning in answer.back:
        told = say(lang, f"tell-{turning.what}", name=turning.name)
        key = f"back-{turning.what}-{turning.name}"
        args = (f"{told} {answer.text}",)
        st.button(plain(back_line(turning, lang)), key=key, icon=":material/help:", on_click=tell, args=args)


def _line(line: Line, corpus: Corpus, lang: Lang) -> None:
    if line.style == "bold":
        st.markdown(_headline(line.text))
    elif line.style == "yellow":
        st.info(line.text)
    elif line.style == "dim":
        st.caption(plain(line.text))
    if line.depth:
        st.markdown(plain(line.text))
    if line.cites:
        st.html(rule_said(corpus, lang, line.cites))


def show_similar(answer: Answer, corpus: Corpus, lang: Lang) -> None:
    """Cases that are told much alike: what came of each, and its table to play."""
    for each in answer.similar:
        says = str(each.verdict) if each.verdict in RULED else "other"
        st.markdown(plain(say(lang, "similar-case", case=each.case, text=each.text, says=says)))
        sheet, answers = opened(answer, each)
        with suppress(GrimruleError):
            word = Walk(answer.game, sheet, answers, at=0, fine=True).sound().address()
            address = escape("dispute?" + urlencode({"lang": lang, "game": answer.game, STATE: word}))
            rule = cited(corpus, lang, str(each.cites))
            opens = escape(say(lang, "similar-open"))
            st.html(f'{rule} · <a href="{address}" target="_self">▶ {opens}</a>')


def show_play(answer: Answer, corpus: Corpus, lang: Lang, tell: Callable[[str], None]) -> None:
    """What the table comes to as it was understood, the way to its steps, and what would turn it."""
    if not answer.inquiry.settled:
        return
    told = ""
    if not (answer.verdict or answer.told_by_play):  # it stands above then
        lines = play_lines(answer, corpus, lang)
        words = escape(" ".join(line.text for line in lines if line.style == "bold"))
        told = f"{escape(say(lang, 'ask-play'))}: <b>{words}</b><br>"
    address = urlencode({"lang": lang, "game": answer.game, WORDS: answer.text})
    words = escape(say(lang, "answer-step-by-step"))
    link = f'<a href="{escape(f"dispute?{address}")}" target="_self">▶ {words}</a>'
    with st.container(border=True):
        st.html(f'<div class="played">{told}{link}</div>')
        ask_back(answer, lang, tell)


def _headline(text: str) -> str:
    """The answer in large letters; an order of many events line by line."""
    first, *then = (plain(part) for part in text.split(_THEN))
    if len(then) < _EVENTS:
        return f"### {plain(text)}"
    return "  \n".join([f"**{first}**", *(f"→ **{each}**" for each in then)])
