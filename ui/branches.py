"""What if: decisions as buttons, and the branch they lead to beside the one before."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Literal

import streamlit as st

from engine.ahlcg.outlook import table_after
from ui import inquiries
from ui.board import draw_board, tell_board
from ui.dispute_state import go
from ui.dispute_steps import cited, said
from ui.telling import say_option
from ui.test_story import plain
from ui.verdicts import say_verdict
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.ruling import Ruling
    from engine.ahlcg.verdict import Choice
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.dispute_state import Asked

_MOST = 16  # steps of a branch that are listed


def show_decisions(ruling: Ruling, other: Ruling | None, asked: Asked, corpus: Corpus, lang: Lang) -> None:
    """Each decision as buttons; with another branch, the two side by side."""
    shown = [(number, choice) for number, choice in enumerate(ruling.choices) if _open(choice)]
    if not shown and not asked.before and not asked.after:
        return
    st.subheader(say(lang, "ask-choices"))
    _undo_and_redo(asked, lang)
    if other is not None:
        _side_by_side(other, ruling, corpus, lang)
    for number, choice in shown:
        with st.container(border=True):
            st.markdown(f"**{plain(inquiries.asked_line(choice, lang))}**")
            st.caption(cited(choice.request.cites, corpus, lang))
            _options(number, choice, ruling, asked, lang)
            for line in inquiries.leading(choice, lang):
                st.markdown(f"- {plain(line)}")


def _open(choice: Choice) -> bool:
    """Whether there is something to decide that nobody may pass over, or that leads elsewhere."""
    return len(choice.request.options) > 1 and (choice.matters or not choice.optional)


def _options(number: int, choice: Choice, ruling: Ruling, asked: Asked, lang: Lang) -> None:
    with st.container(horizontal=True):
        for option in choice.request.options:
            taken = option == choice.taken
            kind: Literal["primary", "secondary"] = "primary" if taken else "secondary"
            st.button(
                ("✓ " if taken else "") + plain(say_option(lang, option)),
                key=f"choice-{number}-{option}",
                type=kind,
                disabled=taken,
                on_click=go,
                args=(asked.tried((*ruling.play.answers[:number], option)),),
            )


def _undo_and_redo(asked: Asked, lang: Lang) -> None:
    if not asked.before and not asked.after:
        return
    with st.container(horizontal=True):
        for name, icon, others, to in (
            ("undo", ":material/undo:", asked.before, asked.undone),
            ("redo", ":material/redo:", asked.after, asked.redone),
        ):
            there = to() if others else asked
            st.button(
                say(lang, f"dispute-{name}"),
                key=f"dispute-{name}",
                icon=icon,
                disabled=not others,
                on_click=go,
                args=(there,),
            )


def _side_by_side(before: Ruling, now: Ruling, corpus: Corpus, lang: Lang) -> None:
    """Up to where they part they are the same; from there on each with its steps and its end."""
    same = _in_common(before, now)
    if same:
        st.caption(say(lang, "dispute-in-common", count=same))
    answers = [say_verdict(each, each.verdict, corpus, lang) for each in (before, now)]
    for column, name, ruling, other, answer in zip(
        st.columns(2), ("before", "now"), (before, now), (now, before), answers, strict=True
    ):
        with column.container(border=True, height="stretch"):
            title = say(lang, f"dispute-branch-{name}", option=_parting(ruling, other, lang))
            st.markdown(f"**{plain(title)}**")
            if answers[0] != answers[1]:
                st.markdown(f"##### {plain(answer)}")
            _steps(ruling, other, same, corpus, lang)
            table = table_after(ruling.sheet.situation, ruling.play.events)
            st.image(draw_board(table, lang), width="stretch", alt=tell_board(table, lang))


def _in_common(one: Ruling, other: Ruling) -> int:
    pairs = zip(one.play.events, other.play.events, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _parting(ruling: Ruling, other: Ruling, lang: Lang) -> str:
    """What was taken where the two part."""
    pairs = zip(ruling.play.answers, other.play.answers, strict=False)
    return next((say_option(lang, own) for own, others in pairs if own != others), "–")


def _steps(ruling: Ruling, other: Ruling, same: int, corpus: Corpus, lang: Lang) -> None:
    """The steps from the parting on; in bold what does not happen in the other branch."""
    lines = []
    for number, event in enumerate(ruling.play.events[same : same + _MOST], same + 1):
        words = said(event, corpus, lang)
        lines.append(f"- {number}\\. {words if event in other.play.events else f'**{words}**'}")
    if len(ruling.play.events) > same + _MOST:
        lines.append("- …")
    st.markdown("\n".join(lines) or f"- {say(lang, 'dispute-nothing-more')}")
