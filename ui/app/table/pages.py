"""The common pages of a game: a test and a round are each a sheet to be stepped through."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import streamlit as st

from engine.game import game as front_of
from rules_graph.errors import GrimruleError
from ui.app.games import own
from ui.app.plots import show_plot
from ui.app.reading.rule import chosen_game
from ui.app.table.chart import show_chart
from ui.app.table.lines import side_by_side, what_if
from ui.app.table.sheets import asked, choose_example, examples, go, in_address, other_sheet
from ui.app.table.spaces import STYLE as TABLE_STYLE
from ui.app.table.spaces import show_table
from ui.app.table.story import STYLE as STORY_STYLE
from ui.app.table.story import show_readings, story
from ui.app.table.unread import warn_unread
from ui.app.table.waiting import show_waiting
from ui.drawing.bag import show_svg
from ui.drawing.dice_charts import by_result, outcomes
from ui.drawing.odds_charts import percent
from ui.drawing.puzzle import draw_puzzle
from ui.play.walk import Walk
from ui.words import knows, say, say_error, say_own

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_FEW = 12  # so many events are told without being asked for
_SIDES = ("survival", "insane", "unconscious")


def show_test(corpus: Corpus, lang: Lang) -> None:
    _show("skill-test", corpus, lang)


def show_round(corpus: Corpus, lang: Lang) -> None:
    _show("round", corpus, lang)


def _show(page: str, corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    st.html(STORY_STYLE + TABLE_STYLE)
    st.title(say(lang, f"page-{page}"))
    st.caption(say(lang, f"boardpage-lead-{page}", game=corpus.games[game].names[lang]))
    try:
        walk = asked(page, game, lang)
    except GrimruleError as error:
        st.error(say_error(lang, error))
        other_sheet(page, Walk.example(game, examples(page, game)[0], lang), lang, expanded=True)
        return
    _played(page, walk, corpus, lang)


def _played(page: str, walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """What waits on top, then what has happened; beside it where in the round this is, and the odds."""
    choose_example(page, walk, lang)
    warn_unread(walk.sheet, lang)
    _moves(walk, lang)
    left, right = st.columns([3, 2], gap="large")
    with left:
        _puzzle(walk, lang)
        show_waiting(walk, corpus, lang, go)
        _told(walk, corpus, lang)
    found = _odds_of(walk.game, json.dumps(walk.data))
    charted = page == "round" or bool(walk.reached)
    with right:
        if charted:
            show_chart(walk, corpus, lang)
        if found is not None:
            _odds(walk, found, lang)
        if not charted and found is None:
            _table(walk, lang)
    if charted or found is not None:
        _table(walk, lang)
    side_by_side(walk, corpus, lang)
    what_if(walk, lang)
    other_sheet(page, walk, lang, expanded=False)
    _take_away(walk, lang)


def _puzzle(walk: Walk, lang: Lang) -> None:
    """The puzzle that somebody is at, as it lies."""
    kinds = ("puzzle-began", "puzzle-solved", "puzzle-left")
    last = next((each for each in reversed(walk.events) if getattr(each, "event", "") in kinds), None)
    if last is not None and getattr(last, "event", "") == "puzzle-began":
        show_svg(draw_puzzle(lang, walk.table.puzzle(getattr(last, "puzzle", ""))))


def _table(walk: Walk, lang: Lang) -> None:
    st.markdown(f"##### {say(lang, 'boardpage-table')}")
    show_table(walk.game, walk.table, lang)


# Where the reader stands


def _move(game: str, walk: Walk, by: int) -> None:
    """From where the address is by then: a second click may come before the page has followed the first."""
    now = in_address(game) or walk
    go(now.to(max(0, now.place + by)))


def _moves(walk: Walk, lang: Lang) -> None:
    """Back and forward by a stop, to what waits, and to the beginning."""
    at, last = walk.place, len(walk.stops) - 1
    ahead = walk.stop.pending is None and at < last
    with st.container(horizontal=True):
        st.button(
            say(lang, "skilltest-back"),
            key="board-back",
            icon=":material/arrow_back:",
            disabled=at == 0,
            on_click=_move,
            args=(walk.game, walk, -1),
        )
        st.button(
            say(lang, "skilltest-forward"),
            key="board-forward",
            icon=":material/arrow_forward:",
            type="primary" if ahead else "secondary",
            disabled=at == last,
            on_click=_move,
            args=(walk.game, walk, 1),
        )
        st.button(
            say(lang, "boardpage-to-last"),
            key="board-last",
            icon=":material/fast_forward:",
            disabled=at == last,
            on_click=lambda: go(walk.to_last()),
        )
        st.button(
            say(lang, "skilltest-again"),
            key="board-again",
            icon=":material/replay:",
            disabled=not walk.answers and at == 0,
            on_click=lambda: go(walk.anew()),
        )


def _told(walk: Walk, corpus: Corpus, lang: Lang) -> None:
    """What has happened, the latest first where it is much; and the readings that were taken."""
    events = walk.events
    if len(events) <= _FEW:
        if events:
            st.markdown(f"##### {say(lang, 'skilltest-so-far')}")
            st.html(story(events, corpus, lang))
    else:
        st.markdown(f"##### {say(lang, 'roundpage-just')}")
        st.html(story(walk.just, corpus, lang))
        with st.expander(say(lang, "roundpage-story", count=len(events))):
            st.html(story(events, corpus, lang))
    show_readings(events, lang)


# Odds


@st.cache_data(show_spinner=False, max_entries=64)
def _odds_of(game: str, sheet: str) -> Any:
    """None where nothing is tested."""
    data = json.loads(sheet)
    return front_of(game).odds(front_of(game).read(data))


def _odds(walk: Walk, found: Any, lang: Lang) -> None:
    """The chance before anything is rolled, and each result."""
    fought = any(getattr(walk.sheet.attempt, name, None) for name in ("combat", "attack", "monster_attack"))
    kind = "combat" if fought else "test"
    label = f"boardpage-chance-{walk.game}-{kind}"
    label = label if knows(lang, label) else f"boardpage-chance-{kind}"
    st.metric(say(lang, label), percent(lang, found.success))
    st.progress(float(found.success), text=say(lang, "oddspage-exactly", fraction=str(found.success)))
    for side in _SIDES:
        if (share := getattr(found, side, None)) is not None:
            st.caption(f"{say(lang, f'boardpage-{side}')}: {percent(lang, share)}")
    title = say_own(lang, "boardpage-results", f"{walk.game}-{kind}")
    check = getattr(walk.sheet.attempt, "check", None)
    enough = getattr(check, "difficulty", own(walk.game).enough) if kind == "test" else None
    show_plot(by_result(lang, found.results, title, enough, outcomes(walk.game, kind, lang)), title)


# To take away


def _take_away(walk: Walk, lang: Lang) -> None:
    with st.container(horizontal=True):
        yaml_name, json_name = f"{walk.game}.yaml", f"{walk.game}.json"
        st.download_button(say(lang, "boardpage-yaml"), walk.text(answers=True), yaml_name, "text/yaml")
        ruling = json.dumps(walk.stepper.as_data(), ensure_ascii=False, indent=1)
        st.download_button(say(lang, "boardpage-json"), ruling, json_name, "application/json")
    st.caption(say(lang, "boardpage-permalink"))
