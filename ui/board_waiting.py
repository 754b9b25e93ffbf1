"""What waits at a board game's table: whose choice or what roll, by which rule, with its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import streamlit as st

from engine.kernel import Chance
from ui.board_games import say_option, say_request
from ui.board_story import rule_said
from ui.test_story import plain
from ui.words import knows, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel import Decision, GrimRuling, Request
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from ui.board_walk import BoardWalk

    Go = Callable[[BoardWalk], None]


def show_waiting(walk: BoardWalk, corpus: Corpus, lang: Lang, go: Go) -> None:
    """The question with its answers; or the rule of what has just happened."""
    pending = walk.stop.pending
    if walk.over:
        st.success(say(lang, "resolve-over"))
    if pending is None:
        if walk.events:
            st.html(rule_said(corpus, lang, walk.events[-1].cites))
        return
    with st.container(border=True):
        st.markdown(f"#### {plain(say_request(lang, pending))}")
        if isinstance(pending, Chance):
            _chance(walk, pending, lang, go)
        elif pending.by is None:
            _nobody(walk, pending, lang, go)
        else:
            st.caption(say(lang, "roundpage-decides", by=_decider(lang, pending.by)))
            _options(walk, {option: _label(lang, pending, option) for option in pending.options}, go)
        st.html(rule_said(corpus, lang, pending.cites))


def _decider(lang: Lang, by: str) -> str:
    """An investigator by name; a side of the game in the reader's words."""
    side = f"boardpage-by-{by}"
    return say(lang, side) if knows(lang, side) else plain(by)


def _label(lang: Lang, request: Request, option: str) -> str:
    """An option as a button says it."""
    said = say_option(lang, request, option)
    return plain(said[:1].upper() + said[1:])


def _options(walk: BoardWalk, names: dict[str, str], go: Go, first: str | None = None) -> None:
    with st.container(horizontal=True):
        for option, name in names.items():
            st.button(
                name,
                key=f"board-answer-{walk.stop.given}-{option}",
                type="primary" if option == first else "secondary",
                on_click=lambda option=option: go(walk.answer(option)),
            )


def _chance(walk: BoardWalk, pending: Chance, lang: Lang, go: Go) -> None:
    """What came up at the table, or an answer of ours; of dice one, or all up to the next choice."""
    if walk.rolled_so_far:
        rolled = ", ".join(_label(lang, pending, each) for each in walk.rolled_so_far)
        st.markdown(say(lang, "boardpage-rolled", rolled=rolled))
    with st.container(horizontal=True):
        dice = all(option.isdecimal() for option in pending.options)
        st.button(
            say(lang, "boardpage-roll" if dice else "roundpage-draw"),
            key="board-roll",
            icon=":material/casino:",
            type="primary",
            on_click=lambda: go(walk.rolled(on=False)),
        )
        if dice:
            st.button(
                say(lang, "boardpage-roll-on"),
                key="board-roll-on",
                icon=":material/fast_forward:",
                on_click=lambda: go(walk.rolled(on=True)),
            )
    st.caption(say(lang, "boardpage-came-up"))
    even = len(set(pending.outcomes.values())) == 1
    names = {
        option: _label(lang, pending, option)
        if even
        else say(
            lang,
            "roundpage-outcome",
            name=_label(lang, pending, option),
            weight=weight,
            total=pending.total,
        )
        for option, weight in pending.outcomes.items()
    }
    _options(walk, names, go)


def _nobody(walk: BoardWalk, pending: Decision, lang: Lang, go: Go) -> None:
    """The book names nobody: what the rule of the house takes, and why. Anything may be chosen."""
    st.caption(say(lang, "roundpage-nobody"))
    ruling = walk.stepper.house_rule()
    reasons = "\n".join(f"- {plain(line)}" for line in house_reasons(walk, ruling, lang))
    st.info(f"**{say(lang, 'house-rule')}**\n\n{reasons}", icon=":material/cottage:")
    names = {option: _label(lang, pending, option) for option in pending.options}
    _options(walk, names, go, ruling.taken)


def house_reasons(walk: BoardWalk, ruling: GrimRuling, lang: Lang) -> list[str]:
    """By the gravest kind of harm in which the options differ; or that they do not differ.

    Numbers stand without their sign: of what is good, less is worse.
    """
    taken = say(lang, "house-rule-taken", taken=say_option(lang, ruling.decision, ruling.taken))
    columns = zip(*ruling.harms.values(), strict=True)
    differing = [place for place, column in enumerate(columns) if len(set(column)) > 1]
    if not differing:
        return [say(lang, "grim-tie"), taken]
    place = differing[0]
    message = f"boardharm-{walk.rules.HARMS[place]}"
    own = f"{message}-{walk.game}"
    said = say(lang, own if knows(lang, own) else message)
    compared = [
        f"{say_option(lang, ruling.decision, option)} – {said} {abs(float(harm[place])):g}"
        for option, harm in ruling.harms.items()
    ]
    return [*compared, taken]
