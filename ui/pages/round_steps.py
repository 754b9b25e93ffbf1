"""A round, step by step: the chart of its phases, the board, what has happened, and what is to be decided."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from engine.ahlcg.events import Reached
from engine.ahlcg.resolving import settle_grimly
from engine.kernel import Chance
from rules_graph.errors import GrimruleError
from rules_graph.model import RuleRef
from ui.board import draw_board, tell_board
from ui.board_pages import show_round
from ui.chart import draw_chart
from ui.frame import explain, upload
from ui.names import token_name
from ui.round_walk import PHASE, PHASES, Walk, example_text, phase_steps, read_text
from ui.rule_view import chosen_game, link
from ui.rulings import grim_lines
from ui.telling import assumptions, point_name, say_event, say_option, say_request, statement_text
from ui.test_story import plain
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel import Decision, Event, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_STYLE = "<style>.roundpage a {color: inherit} .roundpage ul {padding-left: 1.2em}</style>"


def show(corpus: Corpus, lang: Lang) -> None:
    if chosen_game(corpus) != "ahlcg":
        show_round(corpus, lang)
        return
    st.html(_STYLE)
    st.title(say(lang, "page-round"))
    st.caption(say(lang, "roundpage-lead"))
    try:
        word = st.query_params.get("state")
        walk = Walk.from_address(word) if word else Walk.example(lang)
    except GrimruleError as error:
        explain(lang, error)
        _other_table(lang, expanded=True)
        return
    here, chart = st.columns([3, 2], gap="medium")  # on a telephone the chart comes last
    with chart:
        _chart(walk, corpus, lang)
    with here:
        _controls(walk, lang)
        _waiting(walk, corpus, lang)
        st.image(draw_board(walk.table, lang), alt=tell_board(walk.table, lang))
        _told(walk, corpus, lang)
    _other_table(lang, expanded=False)


def _go(walk: Walk) -> None:
    """Wherever the reader goes, the address goes with them."""
    st.query_params["state"] = walk.address()
    st.rerun()


def _chart(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """The phases, the current one chosen; of the chosen one its steps and windows."""
    current = walk.reached[-1] if walk.reached else None
    here = PHASE[current] if current else PHASES[0]
    names = {phase: corpus.find(phase, "ahlcg").names[lang] for phase in PHASES}
    marks = {PHASE[point]: "✓ " for point in walk.reached} | {here: "▶ "}
    chosen = st.pills(
        say(lang, "roundpage-phase"),
        PHASES,
        default=here,
        required=True,
        wrap=True,
        format_func=lambda phase: marks.get(phase, "") + names[phase],
        key=f"phase-{len(walk.answers)}-{len(walk.events)}",
    )
    assert chosen is not None
    chart = draw_chart(phase_steps(corpus, chosen, lang), current, walk.done)
    now = corpus.find(current, "ahlcg").names[lang] if current else "–"
    st.image(chart, width=340, alt=say(lang, "roundpage-chart", phase=names[chosen], now=now))
    if walk.inner:
        st.caption(say(lang, "roundpage-within", name=point_name(corpus, lang, walk.inner)))


def _controls(walk: Walk, lang: Lang) -> None:
    with st.container(horizontal=True):
        if st.button(
            say(lang, "roundpage-back"), icon=":material/arrow_back:", disabled=not _may_go_back(walk)
        ):
            _go(walk.back())
        if not walk.waits:
            if st.button(say(lang, "roundpage-next"), icon=":material/arrow_forward:", type="primary"):
                _go(walk.on())
            if st.button(say(lang, "roundpage-to-decision"), icon=":material/fast_forward:"):
                _go(walk.to_decision())
        if st.button(say(lang, "roundpage-again"), icon=":material/replay:"):
            _go(walk.again())


def _may_go_back(walk: Walk) -> bool:
    return bool(walk.answers) or len(walk.reached) > 1


# What waits


def _waiting(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """The decision or the draw that comes next, with its rule; or that the round is over."""
    if not walk.waits:
        return
    pending = walk.pending
    if pending is None:
        st.success(say(lang, "roundpage-over"))
        return
    with st.container(border=True):
        _html(f"<strong>{escape(say_request(lang, pending))}</strong>")
        if isinstance(pending, Chance):
            _chance(walk, pending, lang)
        elif pending.by is None:
            _grim(walk, pending, lang)
        else:
            by = say(lang, "the-players") if pending.by == "players" else pending.by
            st.caption(say(lang, "roundpage-decides", by=by))
            _options(walk, {option: say_option(lang, option) for option in pending.options})
        _rule(pending, corpus, lang)


def _options(walk: Walk, names: dict[str, str], first: str | None = None) -> None:
    with st.container(horizontal=True):
        for option, name in names.items():
            key = f"answer-{len(walk.answers)}-{option}"
            if st.button(plain(name), key=key, type="primary" if option == first else "secondary"):
                _go(walk.answer(option))


def _chance(walk: Walk, pending: Chance, lang: Lang) -> None:
    st.caption(say(lang, "roundpage-chance"))
    if st.button(say(lang, "roundpage-draw"), icon=":material/casino:", type="primary"):
        _go(walk.draw())
    names = {
        option: say(
            lang,
            "roundpage-outcome",
            name=token_name(lang, option) if pending.what == "token" else say_option(lang, option),
            weight=weight,
            total=pending.total,
        )
        for option, weight in pending.outcomes.items()
    }
    _options(walk, names)


def _grim(walk: Walk, pending: Decision, lang: Lang) -> None:
    """Nobody is named to choose: what the grim rule takes, and why."""
    st.caption(say(lang, "roundpage-nobody"))
    ruling = settle_grimly(walk.sheet, walk.answers)
    _html("<br>".join(escape(line) for line in grim_lines(lang, ruling)))
    _options(walk, {option: say_option(lang, option) for option in pending.options}, ruling.taken)


def _rule(pending: Request, corpus: Corpus, lang: Lang) -> None:
    _, text = statement_text(corpus, lang, pending.cites)
    _html(f"<small>{_cited(corpus, lang, pending.cites)}: {escape(text)}</small>")


def _cited(corpus: Corpus, lang: Lang, cites: str, words: str | None = None) -> str:
    ref = RuleRef.parse(cites)
    assert ref is not None
    return link(corpus, ref, lang, words)


# What has happened


def _told(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    if walk.just:
        st.markdown(f"**{say(lang, 'roundpage-just')}**")
        _html(_lines(walk.just, corpus, lang, stated=True))
    if assumed := assumptions(lang, walk.events):
        st.markdown(f"**{say(lang, 'resolve-assumed')}**")
        _html(_list([escape(said) for said in assumed]))
    with st.expander(say(lang, "roundpage-story", count=len(walk.events))):
        _html(_lines(walk.events, corpus, lang, stated=False))


def _lines(told: Sequence[Event], corpus: Corpus, lang: Lang, *, stated: bool) -> str:
    """Each event with its rule; a step of the chart by its rule's name, with what it says if asked for."""
    lines = []
    for event in told:
        if isinstance(event, Reached):
            line = f"<b>{_cited(corpus, lang, event.cites, point_name(corpus, lang, event))}</b>"
            if stated and event.point in PHASE:
                line += f"<br><small>{escape(statement_text(corpus, lang, event.cites)[1])}</small>"
        else:
            line = f"{escape(say_event(lang, event))} <small>({_cited(corpus, lang, event.cites)})</small>"
        lines.append(line)
    return _list(lines)


def _list(lines: Sequence[str]) -> str:
    return "<ul>" + "".join(f"<li>{line}</li>" for line in lines) + "</ul>"


def _html(body: str) -> None:
    st.html(f'<div class="roundpage">{body}</div>')


# Another table


def _other_table(lang: Lang, *, expanded: bool) -> None:
    with st.expander(say(lang, "roundpage-own"), expanded=expanded):
        pasted = st.text_area(
            say(lang, "roundpage-sheet"),
            value=example_text(lang),
            height=260,
            help=say(lang, "roundpage-sheet-help"),
            key=f"roundpage-pasted-{lang}",
        )
        file = upload(lang, say(lang, "roundpage-file"), ["yaml", "yml", "json"], key="roundpage-file")
        with st.container(horizontal=True):
            begin = st.button(say(lang, "roundpage-begin"), type="primary")
            example = st.button(say(lang, "roundpage-example"))
        if example:
            _go(Walk.example(lang))
        if begin:
            _begin(file.getvalue() if file else pasted.encode(), lang)


def _begin(sheet: bytes, lang: Lang) -> None:
    if not sheet.strip():
        st.warning(say(lang, "roundpage-empty"))
        return
    try:
        walk = read_text(sheet.decode())
    except UnicodeDecodeError:
        st.error(say(lang, "roundpage-not-text"))
        return
    except GrimruleError as error:
        explain(lang, error)
        return
    _go(walk)
