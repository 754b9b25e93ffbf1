"""A puzzle of Mansions of Madness, entered, drawn and solved in the fewest puzzle actions, step by step."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import streamlit as st

from engine.mansions import front
from engine.mansions.puzzles.solving import LOOKED_AT, Solution, solve
from rules_graph.errors import GrimruleError
from ui.app.markup import plain
from ui.app.puzzle.form import edit_puzzle
from ui.app.puzzle.pieces import STATE, go
from ui.app.puzzle.state import EXAMPLES, Entered
from ui.app.table.story import STYLE, cited, rule_said
from ui.drawing.bag import show_svg
from ui.drawing.puzzle import draw_puzzle
from ui.play.walk import Walk
from ui.words import say, say_error
from ui.words.puzzles import answer, drawn_steps, steps, whose

if TYPE_CHECKING:
    from engine.mansions.puzzles.solving import Unsolved
    from engine.mansions.state.pieces import Puzzle
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.words.puzzles import Move, Told

_OWN = "own"
_KEPT = 64


def show(corpus: Corpus, lang: Lang) -> None:
    st.html(STYLE)
    st.title(say(lang, "page-puzzle"))
    st.caption(say(lang, "puzzlepage-lead"))
    try:
        asked = _asked()
        found = _solved(asked.puzzle, lang)
    except GrimruleError as error:
        st.error(say_error(lang, error))
        _examples(None, lang)
        return
    _examples(asked, lang)
    told = steps(lang, asked.puzzle, found, asked.who) if isinstance(found, Solution) else []
    _answer(asked, found, corpus, lang)
    _shown(asked, told, corpus, lang)
    st.caption(
        f"{say(lang, 'puzzlepage-secrecy')} ({cited(corpus, lang, 'mansions/puzzle-secrecy^no-notes')})",
        unsafe_allow_html=True,
    )
    with st.expander(say(lang, "puzzlepage-enter"), expanded=asked.slot is not None, icon=":material/edit:"):
        edit_puzzle(asked, lang)
    _take_away(asked, told, lang)


def _asked() -> Entered:
    """What the address holds; else the first example."""
    word = st.query_params.get(STATE)
    asked = Entered.from_address(word) if word else Entered.example(EXAMPLES[0])
    assert asked.read  # raises where the sheet cannot be
    return asked


def _examples(asked: Entered | None, lang: Lang) -> None:
    here = None if asked is None else asked.example_name or _OWN
    names = [*EXAMPLES, *([_OWN] if here == _OWN else [])]
    st.session_state["puzzle-example"] = here

    def choose() -> None:
        name = st.session_state["puzzle-example"]
        if name not in (None, _OWN):
            go(Entered.example(name))

    st.pills(
        say(lang, "puzzlepage-examples"),
        names,
        format_func=lambda name: say(
            lang, "puzzlepage-own" if name == _OWN else f"puzzlepage-example-{name}"
        ),
        key="puzzle-example",
        on_change=choose,
    )


# Solving


@st.cache_resource(show_spinner=False)
def _known() -> dict[str, Solution | Unsolved]:
    return {}


def _solved(puzzle: Puzzle, lang: Lang) -> Solution | Unsolved:
    """Solved once for each puzzle; while that takes long, the page says how far it is."""
    known, key = _known(), puzzle.model_dump_json()
    if key in known:
        return known[key]
    place = st.empty()

    def watch(tried: int, least: int) -> None:
        said = say(lang, "puzzlepage-solving", tried=tried, least=least)
        place.progress(min(1.0, tried / LOOKED_AT), text=said)

    found = solve(puzzle, watch=watch)
    place.empty()
    if len(known) >= _KEPT:
        known.clear()
    known[key] = found
    return found


# The answer, the steps


def _answer(asked: Entered, found: Solution | Unsolved, corpus: Corpus, lang: Lang) -> None:
    first = answer(lang, asked.puzzle, found)
    st.markdown(f"#### {plain(first.text)}")
    told = whose(lang, found, asked.who) if isinstance(found, Solution) else [first]
    lines = "".join(f"<li>{_said(each, corpus, lang)}</li>" for each in told)
    st.html(f'<div class="story"><ul>{lines}</ul></div>')


def _said(told: Told, corpus: Corpus, lang: Lang) -> str:
    return f"{escape(told.text)} <small>({cited(corpus, lang, told.cites)})</small>"


def _shown(asked: Entered, told: list[Move], corpus: Corpus, lang: Lang) -> None:
    """The puzzle as it lies, or after the step that is chosen, with that step's rule."""
    step = max(0, min(asked.step, len(told)))
    now = told[step - 1] if step else None
    left, right = st.columns([3, 2], gap="large")
    with left:
        if told:
            _buttons(asked, step, len(told), lang)
        _line(told, step, lang)
        show_svg(draw_puzzle(lang, now.puzzle if now else asked.puzzle, now.lit if now else ()))
    with right:
        if now:
            st.html(rule_said(corpus, lang, now.cites))
        if told:
            _list(told, step, corpus, lang)


def _move(asked: Entered, by: int) -> None:
    """From where the address is by then: a second click may come before the page has followed the first."""
    word = st.query_params.get(STATE)
    now = Entered.from_address(word) if word else asked
    go(now.at(max(0, now.step + by)))


def _buttons(asked: Entered, step: int, count: int, lang: Lang) -> None:
    with st.container(horizontal=True, vertical_alignment="center"):
        st.button(
            say(lang, "puzzlepage-back"),
            key="puzzle-back",
            icon=":material/arrow_back:",
            disabled=step == 0,
            on_click=_move,
            args=(asked, -1),
        )
        st.button(
            say(lang, "puzzlepage-next"),
            key="puzzle-next",
            icon=":material/arrow_forward:",
            type="primary",
            disabled=step == count,
            on_click=_move,
            args=(asked, 1),
        )
        if step:
            st.markdown(say(lang, "puzzlepage-step", step=step, count=count))


def _line(told: list[Move], step: int, lang: Lang) -> None:
    if not step:
        st.markdown(f"**{say(lang, 'puzzlepage-start')}**")
        return
    now = told[step - 1]
    over = say(lang, "puzzlepage-now-solved") if step == len(told) else ""
    left = say(lang, "puzzlepage-left", left=now.left)
    st.markdown(f"**{plain(now.text)}** {over}  \n{left}")


def _list(told: list[Move], step: int, corpus: Corpus, lang: Lang) -> None:
    """Every move, the current one lit, by attempts."""
    parts, attempt = [], 0
    for number, move in enumerate(told, 1):
        if move.attempt != attempt and told[-1].attempt > 1:
            parts.append(f'<li class="step">{say(lang, "puzzlepage-attempt", number=move.attempt)}</li>')
        attempt = move.attempt
        words = f"{number}. {escape(move.text)}"
        shown = f"<b>▶ {words}</b>" if number == step else words
        parts.append(f"<li>{shown} <small>({cited(corpus, lang, move.cites)})</small></li>")
    st.markdown(f"##### {say(lang, 'puzzlepage-steps')}")
    st.html(f'<div class="story"><ul>{"".join(parts)}</ul></div>')


# To take away


def _take_away(asked: Entered, told: list[Move], lang: Lang) -> None:
    with st.container(horizontal=True):
        walk = Walk(front.NAME, asked.sheet, at=0)
        address = f"/skill-test?lang={lang}&game={front.NAME}&table={walk.address()}"
        st.link_button(say(lang, "puzzlepage-play"), address, icon=":material/casino:")
        st.download_button(say(lang, "puzzlepage-yaml"), asked.text(), "puzzle.yaml", "text/yaml")
        if told:
            picture = drawn_steps(lang, asked.puzzle, told)
            st.download_button(say(lang, "puzzlepage-svg"), picture, "puzzle.svg", "image/svg+xml")
    st.caption(say(lang, "boardpage-permalink"))
