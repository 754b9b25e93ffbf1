"""The card game's round on the common page: its chart, its board, its tokens, its grim rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from engine.ahlcg.front import CHART, written
from engine.ahlcg.timing.steps import ROUND
from rules_graph.errors import BadAddressError, BadSaveError, BadSheetTextError, IllegalAnswerError
from rules_graph.model import LANGS, Lang
from tests.boards import sheets
from ui.app.table.chart import phase_steps
from ui.play.address import pack
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.sheet import Sheet
    from rules_graph.corpus import Corpus

PAGE = """
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.rounds import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""
SMALL = "situation: {investigators: [{id: Roland, location: Study}], locations: [{id: Study}]}"


def run(lang: Lang, table: str | None = None) -> AppTest:
    app = AppTest.from_string(PAGE.format(lang=lang), default_timeout=30)
    app.query_params["lang"] = lang
    if table is not None:
        app.query_params["table"] = table
    return app.run()


def press(app: AppTest, label: str) -> AppTest:
    return next(button for button in app.button if button.label == label).click().run()


def walk_of(app: AppTest) -> Walk:
    walk = Walk.from_address(str(app.query_params["table"]), "ahlcg")
    assert walk is not None
    return walk


def example(lang: Lang = "en") -> Walk:
    return Walk.example("ahlcg", "round", lang)


def read_text(text: str) -> Walk:
    return Walk.from_text(text, "ahlcg", rounds=True)


def told(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def chart(app: AppTest) -> str:
    return next(each.value for each in app.markdown if "<svg" in each.value)


def board(app: AppTest) -> str:
    """What is said of the picture to those who do not see it."""
    (image,) = app.get("image")
    return str(image.proto.imgs[0].alt)


# The page


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_begins_at_the_first_step_of_the_example(corpus: Corpus, lang: Lang) -> None:
    app = run(lang)
    assert not app.exception
    assert not app.error
    assert app.button_group[0].value == "phase-1"
    first = corpus.find("step-1.1").names[lang]
    assert f">{first}</a>" in told(app)
    phase = corpus.find("phase-1").names[lang]
    assert say(lang, "roundpage-chart", phase=phase, now=first) in chart(app)
    assert say(lang, "name-of-daisy") in board(app)


@pytest.mark.parametrize("lang", LANGS)
def test_stepping_deciding_drawing_and_going_back(lang: Lang) -> None:
    app = press(run(lang), say(lang, "skilltest-forward"))
    assert walk_of(app).reached[-1] == "step-1.2"
    app = press(app, say(lang, "boardpage-to-last"))
    assert walk_of(app).pending is not None
    roland = say(lang, "name-of-roland")
    app = press(app, roland)
    assert walk_of(app).answers == (roland,)
    app = press(app, say(lang, "boardpage-to-last"))
    investigate = say(lang, "ahlcg-option-investigate")
    app = press(app, investigate[0].upper() + investigate[1:])
    app = press(app, say(lang, "roundpage-draw"))
    answers = walk_of(app).answers
    assert answers[:2] == (roland, "investigate")
    assert len(answers) == 3
    app = press(app, say(lang, "skilltest-back"))
    assert walk_of(app).answers == answers
    assert walk_of(app).stop.given == 2
    app = press(app, say(lang, "skilltest-again"))
    assert walk_of(app).reached == ["step-1.1"]
    assert not app.exception


def test_a_token_can_be_picked() -> None:
    walk = example().to_last().answer("Daisy").to_last().answer("investigate").to_last()
    app = press(run("en", walk.address()), "−2 (1 of 9)")
    assert walk_of(app).answers[-1] == "-2"
    assert app.query_params["lang"] == "en"


def test_a_permalink_restores_the_very_moment() -> None:
    app = run("pl", example().to(3).address())
    assert "Rat" in told(app)
    assert walk_of(press(app, say("pl", "skilltest-forward"))).reached[-1] == "pw.mythos-after-1.4"


def test_another_phase_can_be_looked_at_without_leaving_the_step(corpus: Corpus) -> None:
    app = run("en")
    app.button_group[0].set_value("phase-3").run()
    first = corpus.find("step-3.1").names["en"]
    assert first in chart(app)
    assert "table" not in app.query_params


def test_a_pasted_sheet_begins_its_round() -> None:
    app = run("uk")
    app.text_area[0].set_value(SMALL)
    app = press(app, say("uk", "boardpage-use"))
    assert not app.error
    assert [each.id for each in walk_of(app).table.investigators] == ["Roland"]


@pytest.mark.parametrize(
    "text", ["", "a: [", "just words", "situation: {investigators: []}", SMALL + "\nx: {y"]
)
def test_a_sheet_that_cannot_stand_gets_a_message_and_is_kept(text: str) -> None:
    app = run("pl")
    app.text_area[0].set_value(text)
    app = press(app, say("pl", "boardpage-use"))
    assert len(app.error) == 1
    assert app.text_area[0].value == text
    assert "table" not in app.query_params


def test_names_on_a_sheet_are_no_markup() -> None:
    sheet = SMALL.replace("Roland", "'<img src=x>'")
    app = run("en", read_text(sheet).to_last().address())
    assert not app.exception
    assert "<img" not in told(app)
    assert "&lt;img src=x&gt;" in told(app)


def test_where_nobody_is_named_the_grim_rule_is_shown() -> None:
    hand = ", ".join(f"{{id: Bane {number}, weakness: true}}" for number in range(9))
    sheet = f"situation: {{investigators: [{{id: Roland, location: Study, hand: [{hand}]}}]}}"
    walk = read_text(sheet + "\nattempt: {step: step-4.5}").to_last()
    app = run("en", walk.address())
    assert f"**{say('en', 'grim-title')}**" in app.info[0].value
    app = press(app, "Keep them")
    assert walk_of(app).answers == ("keep",)


def test_the_end_of_the_round_is_told() -> None:
    walk = read_text(SMALL).to_last()
    while walk.pending:
        walk = walk.answer(walk.pending.options[0]).to_last()
    assert [each.value for each in run("uk", walk.address()).success] == [say("uk", "roundpage-over")]
    enemies = read_text(SMALL + "\nattempt: {phase: enemy}").to_last()
    assert [each.value for each in run("uk", enemies.address()).success] == [say("uk", "resolve-over")]


# Walking


def test_the_chart_has_every_step_and_window_of_the_corpus(corpus: Corpus) -> None:
    drawn = [step.point for phase in CHART for step in phase_steps(corpus, "ahlcg", phase, "en")]
    parents = {phase.rule for phase in CHART}
    named = [rule.id for rule in corpus.of_game("ahlcg") if rule.parent in parents]
    assert sorted(drawn) == sorted(named)
    assert drawn == [point.rule for point in ROUND]


def test_a_second_turn_starts_its_steps_anew() -> None:
    walk = example().to_last().answer("Roland").to_last().answer("end-turn")
    assert walk.reached[-1] == "step-2.2.2"
    walk = walk.to(walk.place + 1)
    assert walk.reached[-1] == "step-2.2"
    assert "step-2.2.2" not in walk.done
    assert {"step-1.5", "step-2.1"} <= set(walk.done)


def test_a_sheet_keeps_its_stretch_of_the_round_and_nothing_else() -> None:
    assert read_text(SMALL + "\nattempt: {phase: enemy}").sheet.attempt.phase == "enemy"
    assert read_text(SMALL + "\nattempt: {investigate: Roland}").sheet.attempt.round is True


def test_a_saved_sheet_goes_on_where_it_was() -> None:
    assert read_text(SMALL + "\nanswers: [end-turn]").answers == ("end-turn",)
    with pytest.raises(IllegalAnswerError):
        read_text(SMALL + "\nanswers: [dance]")


@pytest.mark.parametrize(
    ("text", "error"),
    [("a: [", BadSheetTextError), ("[" * 5000, BadSheetTextError), ("7", BadSaveError)],
)
def test_what_is_no_sheet_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_text(text)


def test_an_address_that_holds_something_else_is_refused() -> None:
    odd: tuple[object, ...] = (7, {"sheet": {}, "answers": []}, {"game": "ahlcg", "sheet": 1, "answers": []})
    for data in odd:
        with pytest.raises(BadAddressError):
            Walk.from_address(pack(data), "ahlcg")


@settings(max_examples=10, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(sheets(), st.lists(st.integers(0, 99), min_size=20, max_size=20))
def test_back_passes_each_step_and_each_answer(sheet: Sheet, choices: list[int]) -> None:
    walk = Walk("ahlcg", written(sheet), at=0)
    seen = []
    for choice in choices:
        if walk.over:
            break
        seen.append(walk)
        options = walk.pending.options if walk.pending else ()
        walk = walk.answer(options[choice % len(options)]) if options else walk.to(walk.place + 1)
    for place, before in reversed([*enumerate(seen)]):
        walk = walk.to(walk.place - 1)
        assert (walk.place, walk.stop, walk.events) == (place, before.stop, before.events)
        assert walk.answers[: walk.stop.given] == before.answers
