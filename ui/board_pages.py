"""The pages of a board game: a test, a round and a dispute are each a sheet to be stepped through."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import streamlit as st

from rules_graph.errors import GrimruleError
from ui.bag_picture import show_svg
from ui.board_charts import by_result, outcomes
from ui.board_games import assumptions, rules_of, say_option, say_request
from ui.board_sheets import asked, choose_example, examples, go, in_address, other_sheet
from ui.board_story import STYLE as STORY_STYLE
from ui.board_story import story
from ui.board_table import STYLE as TABLE_STYLE
from ui.board_table import table_html
from ui.board_waiting import show_waiting
from ui.board_walk import BoardWalk
from ui.board_words import answer, asked_in_words, describe
from ui.chart import Step, draw_chart
from ui.odds_charts import percent
from ui.plots import show_plot
from ui.puzzle_picture import draw_puzzle
from ui.rule_view import chosen_game
from ui.test_story import plain
from ui.words import say, say_error

if TYPE_CHECKING:
    from engine.plain_words import Inquiry
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

_FEW = 12  # so many events are told without being asked for
_SIDES = ("survival", "insane", "unconscious")


def show_test(corpus: Corpus, lang: Lang) -> None:
    _show("skill-test", corpus, lang)


def show_round(corpus: Corpus, lang: Lang) -> None:
    _show("round", corpus, lang)


def show_dispute(corpus: Corpus, lang: Lang) -> None:
    _show("dispute", corpus, lang)


def _show(page: str, corpus: Corpus, lang: Lang) -> None:
    game = chosen_game(corpus)
    st.html(STORY_STYLE + TABLE_STYLE)
    st.title(say(lang, f"page-{page}"))
    st.caption(say(lang, f"boardpage-lead-{page}", game=corpus.games[game].names[lang]))
    inquiry = asked_in_words(game, lang) if page == "dispute" else None
    if page == "dispute":
        describe(game, inquiry, lang)
    try:
        walk = _walk(page, game, inquiry, lang)
    except GrimruleError as error:
        st.error(say_error(lang, error))
        first = BoardWalk.example(game, examples(page, game)[0], lang)
        other_sheet(page, first, lang, expanded=True)
        return
    if inquiry is not None:
        answer(inquiry, walk, corpus, lang)
    if walk is None:
        unread = BoardWalk(game, inquiry.written if inquiry else {})
        read = inquiry is not None and inquiry.sheet is not None
        other_sheet(page, unread, lang, expanded=not read, title=say(lang, "boardwords-correct"))
        return
    _played(page, walk, corpus, lang, told=inquiry is not None)


def _walk(page: str, game: str, inquiry: Inquiry[Any] | None, lang: Lang) -> BoardWalk | None:
    """What is played; nothing where words could not be read into a sheet and none was written since."""
    walk = in_address(game) if inquiry is not None else asked(page, game, lang)
    if walk is None and inquiry is not None:
        return _as_read(game, inquiry)
    assert walk is None or walk.stops  # raises where the answers or the sheet cannot be
    return walk


def _as_read(game: str, inquiry: Inquiry[Any]) -> BoardWalk | None:
    """The sheet that words were read into; what is not allowed can be answered and not played."""
    sheet = inquiry.sheet_data()
    walk = BoardWalk(game, sheet) if sheet else None
    with suppress(GrimruleError):
        return walk if walk is not None and walk.stops else None
    return None


def _played(page: str, walk: BoardWalk, corpus: Corpus, lang: Lang, *, told: bool) -> None:
    """What waits on top, then what has happened; beside it where in the round this is, and the odds."""
    if told:
        st.subheader(say(lang, "boardwords-step-through"))
    else:
        choose_example(page, walk, lang)
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
            _chart(walk, corpus, lang)
        if found is not None:
            _odds(walk, found, lang)
        if not charted and found is None:
            _table(walk, lang)
    if charted or found is not None:
        _table(walk, lang)
    _aside(walk, corpus, lang)
    _what_if(walk, lang)
    title = say(lang, "boardwords-correct") if told else ""
    other_sheet(page, walk, lang, expanded=False, title=title)
    _take_away(walk, lang)


def _puzzle(walk: BoardWalk, lang: Lang) -> None:
    """The puzzle that somebody is at, as it lies."""
    kinds = ("puzzle-began", "puzzle-solved", "puzzle-left")
    last = next((each for each in reversed(walk.events) if getattr(each, "event", "") in kinds), None)
    if last is not None and getattr(last, "event", "") == "puzzle-began":
        show_svg(draw_puzzle(lang, walk.table.puzzle(getattr(last, "puzzle", ""))))


def _table(walk: BoardWalk, lang: Lang) -> None:
    st.markdown(f"##### {say(lang, 'boardpage-table')}")
    st.html(table_html(walk.table, lang))


# Where the reader stands


def _move(game: str, walk: BoardWalk, by: int) -> None:
    """From where the address is by then: a second click may come before the page has followed the first."""
    now = in_address(game) or walk
    go(now.to(max(0, now.place + by)))


def _moves(walk: BoardWalk, lang: Lang) -> None:
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


def _chart(walk: BoardWalk, corpus: Corpus, lang: Lang) -> None:
    """The phases, the current one chosen; of the chosen one its steps, the current one lit."""
    phases = {phase.rule: (phase.rule, *phase.steps) for phase in walk.rules.CHART}
    names = {point: corpus.find(point, walk.game).names[lang] for point in walk.phases}
    current = walk.reached[-1] if walk.reached else None
    here = walk.phases[current] if current else next(iter(phases))
    marks = {walk.phases[point]: "✓ " for point in walk.reached} | ({here: "▶ "} if current else {})
    chosen = st.pills(
        say(lang, "roundpage-phase"),
        list(phases),
        default=here,
        required=True,
        wrap=True,
        format_func=lambda phase: marks.get(phase, "") + names[phase],
        key=f"board-phase-{lang}-{walk.game}-{walk.place}-{len(walk.events)}",
    )
    assert chosen is not None
    steps = [Step(point, names[point]) for point in phases[chosen]]
    now = names[current] if current else "–"
    title = say(lang, "roundpage-chart", phase=names[chosen], now=now)
    show_svg(draw_chart(steps, current, walk.done, title))


def _told(walk: BoardWalk, corpus: Corpus, lang: Lang) -> None:
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
    if assumed := assumptions(lang, events):
        said = "\n".join(f"- {plain(each)}" for each in assumed)
        st.warning(f"**{say(lang, 'resolve-assumed')}**\n\n{said}")


# Odds


@st.cache_data(show_spinner=False, max_entries=64)
def _odds_of(game: str, sheet: str) -> Any:
    """None where nothing is tested."""
    data = json.loads(sheet)
    return rules_of(game).odds(rules_of(game).read(data))


def _odds(walk: BoardWalk, found: Any, lang: Lang) -> None:
    """The chance before anything is rolled, and each result."""
    fought = any(getattr(walk.sheet.attempt, name, None) for name in ("combat", "attack", "monster_attack"))
    kind = "combat" if fought else "test"
    st.metric(say(lang, f"boardpage-chance-{kind}"), percent(lang, found.success))
    st.progress(float(found.success), text=say(lang, "oddspage-exactly", fraction=str(found.success)))
    for side in _SIDES:
        if (share := getattr(found, side, None)) is not None:
            st.caption(f"{say(lang, f'boardpage-{side}')}: {percent(lang, share)}")
    title = say(lang, f"boardpage-results-{walk.game}-{kind}")
    check = getattr(walk.sheet.attempt, "check", None)
    enough = getattr(check, "difficulty", 1) if kind == "test" else None
    show_plot(by_result(lang, found.results, title, enough, outcomes(walk.game, kind, lang)), title)


# Another answer on the way


def _what_if(walk: BoardWalk, lang: Lang) -> None:
    answered = [each for each in walk.questions if each.answer is not None]
    if not answered:
        return
    with st.expander(say(lang, "skilltest-what-if")):
        st.caption(say(lang, "skilltest-what-if-help"))
        place = st.selectbox(
            say(lang, "boardpage-which-answer"),
            range(len(answered)),
            format_func=lambda number: (
                f"{number + 1}. {say_request(lang, answered[number].request)}"
                f" – {say_option(lang, answered[number].request, str(answered[number].answer))}"
            ),
            key=f"board-what-if-{len(answered)}",
        )
        question = answered[place]
        with st.container(horizontal=True):
            for option in question.request.options:
                st.button(
                    plain(say_option(lang, question.request, option)),
                    key=f"board-instead-{place}-{option}",
                    disabled=option == question.answer,
                    on_click=lambda option=option: go(walk.instead(place, option)),
                )


def _aside(walk: BoardWalk, corpus: Corpus, lang: Lang) -> None:
    """This line and the one that was set aside, from where they part."""
    other = walk.other
    if other is None:
        return
    pairs = enumerate(zip(walk.play.events, other.play.events, strict=False))
    shorter = min(len(walk.play.events), len(other.play.events))
    fork = next((place for place, (one, two) in pairs if one != two), shorter)
    st.markdown(f"##### {say(lang, 'skilltest-side-by-side')}")
    for column, line, title in zip(
        st.columns(2), (walk, other), ("skilltest-line-now", "skilltest-line-aside"), strict=True
    ):
        with column, st.container(border=True):
            st.markdown(f"**{say(lang, title)}**")
            st.html(story(line.play.events[fork:], corpus, lang))
            if line.play.pending:
                st.caption(plain(say_request(lang, line.play.pending)))
    st.button(say(lang, "skilltest-take-up"), key="board-take-up", on_click=lambda: go(other))


# To take away


def _take_away(walk: BoardWalk, lang: Lang) -> None:
    with st.container(horizontal=True):
        yaml_name, json_name = f"{walk.game}.yaml", f"{walk.game}.json"
        st.download_button(say(lang, "boardpage-yaml"), walk.text(answers=True), yaml_name, "text/yaml")
        ruling = json.dumps(walk.stepper.as_data(), ensure_ascii=False, indent=1)
        st.download_button(say(lang, "boardpage-json"), ruling, json_name, "application/json")
    st.caption(say(lang, "boardpage-permalink"))
