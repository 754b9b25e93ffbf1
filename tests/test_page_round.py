"""The page that steps through a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from engine.ahlcg.timing import ROUND
from engine.kernel import IllegalAnswerError
from engine.kernel.sheets import BadSituationError
from rules_graph.model import LANGS, Lang
from tests.boards import sheets
from ui.address import BadAddressError, pack, unpack
from ui.round_walk import PHASES, Walk, phase_steps, read_text
from ui.sheet_text import BadSheetTextError
from ui.words import say

if TYPE_CHECKING:
    from engine.ahlcg.sheet import Sheet
    from rules_graph.corpus import Corpus

PAGE = """
from ui.frame import guarded, sound_corpus
from ui.pages.round_steps import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""
SMALL = "situation: {investigators: [{id: Roland, location: Study}], locations: [{id: Study}]}"


def run(lang: Lang, state: str | None = None) -> AppTest:
    app = AppTest.from_string(PAGE.format(lang=lang), default_timeout=30)
    app.query_params["lang"] = lang
    if state is not None:
        app.query_params["state"] = state
    return app.run()


def press(app: AppTest, label: str) -> AppTest:
    return next(button for button in app.button if button.label == label).click().run()


def walk_of(app: AppTest) -> Walk:
    return Walk.from_address(str(app.query_params["state"]))


def told(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def pictures(app: AppTest) -> list[str]:
    """What is said of each picture to those who do not see it."""
    return [image.proto.imgs[0].alt for image in app.get("image")]


# The page


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_begins_at_the_first_step_of_the_example(corpus: Corpus, lang: Lang) -> None:
    app = run(lang)
    assert not app.exception
    assert not app.error
    assert app.button_group[0].value == "phase-1"
    assert f">{corpus.find('step-1.1').names[lang]}</a>" in told(app)
    board, chart = pictures(app)
    assert corpus.find("step-1.1").names[lang] in chart
    assert say(lang, "roundpage-named-daisy") in board


@pytest.mark.parametrize("lang", LANGS)
def test_stepping_deciding_drawing_and_going_back(lang: Lang) -> None:
    app = press(run(lang), say(lang, "roundpage-next"))
    assert walk_of(app).reached[-1] == "step-1.2"
    app = press(app, say(lang, "roundpage-to-decision"))
    assert walk_of(app).pending is not None
    roland = say(lang, "roundpage-named-roland")
    app = press(app, roland)
    assert walk_of(app).answers == (roland,)
    app = press(app, say(lang, "roundpage-to-decision"))
    app = press(app, say(lang, "option-investigate"))
    app = press(app, say(lang, "roundpage-draw"))
    answers = walk_of(app).answers
    assert answers[:2] == (roland, "investigate")
    assert len(answers) == 3
    app = press(app, say(lang, "roundpage-back"))
    assert walk_of(app).answers == (roland, "investigate")
    app = press(app, say(lang, "roundpage-again"))
    assert walk_of(app).reached == ["step-1.1"]
    assert not app.exception


def test_a_token_can_be_picked() -> None:
    walk = Walk.example("en").to_decision().answer("Daisy").to_decision().answer("investigate").to_decision()
    app = press(run("en", walk.address()), "−2 (1 of 9)")
    assert walk_of(app).answers[-1] == "-2"
    assert app.query_params["lang"] == "en"


def test_a_permalink_restores_the_very_moment() -> None:
    walk = Walk.example("en").on().on().on()
    app = run("pl", walk.address())
    assert "Rat" in told(app)
    assert walk_of(press(app, say("pl", "roundpage-next"))).reached[-1] == "pw.mythos-after-1.4"


def test_another_phase_can_be_looked_at_without_leaving_the_step(corpus: Corpus) -> None:
    app = run("en")
    app.button_group[0].set_value("phase-3").run()
    assert corpus.find("phase-3").names["en"] in pictures(app)[1]
    assert "state" not in app.query_params


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "state",
    [
        "abc",
        pack(["no", "state"]),
        pack({"sheet": {"situation": {}}, "answers": []}),
        pack({**unpack(Walk.example("en").address()), "answers": ["Wilbur"]}),
    ],
)
def test_a_bad_permalink_is_told_and_leaves_a_way_to_start(lang: Lang, state: str) -> None:
    app = run(lang, state)
    assert len(app.error) == 1
    app = press(app, say(lang, "roundpage-example"))
    assert not app.error
    assert walk_of(app).reached == ["step-1.1"]


def test_a_pasted_sheet_begins_its_round() -> None:
    app = run("uk")
    app.text_area[0].set_value(SMALL)
    app = press(app, say("uk", "roundpage-begin"))
    assert not app.error
    assert [each.id for each in walk_of(app).table.investigators] == ["Roland"]


@pytest.mark.parametrize("text", ["a: [", "just words", "situation: {investigators: []}", SMALL + "\nx: {y"])
def test_a_sheet_that_cannot_stand_gets_a_message_and_is_kept(text: str) -> None:
    app = run("pl")
    app.text_area[0].set_value(text)
    app = press(app, say("pl", "roundpage-begin"))
    assert len(app.error) == 1
    assert app.text_area[0].value == text
    assert "state" not in app.query_params


def test_names_on_a_sheet_are_no_markup() -> None:
    sheet = SMALL.replace("Roland", "'<img src=x>'")
    app = run("en", read_text(sheet).to_decision().address())
    assert not app.exception
    assert "<img" not in told(app)
    assert "&lt;img src=x&gt;" in told(app)


def test_where_nobody_is_named_the_grim_rule_is_shown() -> None:
    hand = ", ".join(f"{{id: Bane {number}, weakness: true}}" for number in range(9))
    sheet = f"situation: {{investigators: [{{id: Roland, location: Study, hand: [{hand}]}}]}}"
    walk = read_text(sheet + "\nattempt: {step: step-4.5}").to_decision()
    app = run("en", walk.address())
    assert say("en", "grim-title") in told(app)
    app = press(app, "keep them")
    assert walk_of(app).answers == ("keep",)


def test_the_end_of_the_round_is_told() -> None:
    walk = read_text(SMALL + "\nattempt: {phase: enemy}").to_decision()
    app = run("uk", walk.address())
    assert [each.value for each in app.success] == [say("uk", "roundpage-over")]


# Walking


def test_the_chart_has_every_step_and_window_of_the_corpus(corpus: Corpus) -> None:
    drawn = [step.point for phase in PHASES for step in phase_steps(corpus, phase, "en")]
    parents = set(PHASES)
    named = [rule.id for rule in corpus.of_game("ahlcg") if rule.parent in parents]
    assert sorted(drawn) == sorted(named)
    assert drawn == [point.rule for point in ROUND]


def test_a_second_turn_starts_its_steps_anew() -> None:
    walk = Walk.example("en").to_decision().answer("Roland").to_decision().answer("end-turn")
    assert walk.reached[-1] == "step-2.2.2"
    walk = walk.on()
    assert walk.reached[-1] == "step-2.2"
    assert "step-2.2.2" not in walk.done
    assert {"step-1.5", "step-2.1"} <= set(walk.done)


def test_a_sheet_keeps_its_stretch_of_the_round_and_nothing_else() -> None:
    assert read_text(SMALL + "\nattempt: {phase: enemy}").sheet.attempt.phase == "enemy"
    assert read_text(SMALL + "\nattempt: {investigate: Roland}").sheet.attempt.round is True


def test_a_saved_sheet_goes_on_where_it_was() -> None:
    assert read_text(SMALL + "\nround: 1\nanswers: [end-turn]").answers == ("end-turn",)
    with pytest.raises(IllegalAnswerError):
        read_text(SMALL + "\nanswers: [dance]")


@pytest.mark.parametrize(
    ("text", "error"),
    [("a: [", BadSheetTextError), ("[" * 5000, BadSheetTextError), ("7", BadSituationError)],
)
def test_what_is_no_sheet_is_refused(text: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        read_text(text)


def test_an_address_that_holds_something_else_is_refused() -> None:
    for data in (7, {"sheet": 1, "answers": []}, {"sheet": {}, "answers": [1]}):
        with pytest.raises(BadAddressError):
            Walk.from_address(pack(data))


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(sheets(), st.lists(st.integers(0, 99), min_size=20, max_size=20))
def test_back_takes_back_each_step_and_each_answer(sheet: Sheet, choices: list[int]) -> None:
    walk = Walk(sheet, (), 0).on()
    seen = []
    for choice in choices:
        if walk.waits and walk.pending is None:
            break
        seen.append(walk)
        pending = walk.pending
        walk = walk.answer(pending.options[choice % len(pending.options)]) if pending else walk.on()
    for before in reversed(seen):
        walk = walk.back()
        assert (walk.answers, len(walk.events)) == (before.answers, len(before.events))
