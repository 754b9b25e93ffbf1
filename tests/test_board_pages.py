"""The app's pages for the board games: a sheet stepped through, its odds, and what is covered."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from engine.kernel import IllegalAnswerError
from rules_graph.model import LANGS, Lang
from ui import board_inquiry
from ui.address import BadAddressError, pack
from ui.board_games import BOARD_GAMES, rules_of
from ui.board_odds import Asked, results_of, success
from ui.board_table import table_html
from ui.board_walk import BoardWalk
from ui.test_story import plain
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

PAGE = """
from ui.frame import guarded, sound_corpus
from ui.pages.{page} import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""
GAME_EXAMPLES = [(game, name) for game in BOARD_GAMES for name in rules_of(game).EXAMPLES]


def run(page: str, lang: Lang, game: str = "eldritch", **asked: str) -> AppTest:
    app = AppTest.from_string(PAGE.format(page=page, lang=lang), default_timeout=60)
    for name, value in {"lang": lang, "game": game, **asked}.items():
        app.query_params[name] = value
    return app.run()


def press(app: AppTest, key: str) -> AppTest:
    return next(button for button in app.button if button.key == key).click().run()


def walk_of(app: AppTest, game: str = "eldritch") -> BoardWalk:
    word = app.query_params["table"]
    walk = BoardWalk.from_address(word if isinstance(word, str) else word[0], game)
    assert walk is not None
    return walk


def told(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def svg(app: AppTest) -> str:
    return next(each.value for each in app.markdown if "<svg" in each.value)


def to_the_end(walk: BoardWalk) -> BoardWalk:
    """Every question answered with its first option."""
    walk = walk.to_last()
    while walk.play.pending:
        walk = walk.answer(walk.play.pending.options[0]).to_last()
    return walk


# A test, die by die


@pytest.mark.parametrize("lang", LANGS)
def test_a_test_is_stepped_to_its_end_by_clicking_dice(lang: Lang) -> None:
    app = run("skill_test", lang)
    assert not app.exception
    assert not app.error
    assert app.metric[0].label == say(lang, "boardpage-chance-test")
    for place, face in enumerate("2513266"):
        app = press(app, f"board-answer-{place}-{face}")
    walk = walk_of(app)
    assert walk.play.pending
    assert walk.play.pending.what == "reroll"
    app = press(app, "board-answer-7-stop")
    assert [each.value for each in app.success] == [say(lang, "resolve-over")]
    assert "2, 5, 1, 3, 2, 6, 6" in told(app)
    assert walk_of(app).over


@pytest.mark.parametrize("lang", LANGS)
def test_back_takes_no_answer_away_and_forward_returns(lang: Lang) -> None:
    app = press(press(run("skill_test", lang), "board-answer-0-4"), "board-answer-1-6")
    assert say(lang, "boardpage-rolled", rolled="4, 6") in [each.value for each in app.markdown]
    app = press(app, "board-back")
    assert say(lang, "boardpage-rolled", rolled="4") in [each.value for each in app.markdown]
    assert walk_of(app).answers == ("4", "6")
    app = press(app, "board-forward")
    assert walk_of(app).stop.given == 2
    app = press(press(app, "board-back"), "board-answer-1-1")
    assert walk_of(app).answers == ("4", "1")
    app = press(app, "board-again")
    assert walk_of(app).answers == ()
    assert next(each for each in app.button if each.key == "board-again").disabled


def test_the_app_rolls_one_die_or_all() -> None:
    app = press(run("skill_test", "en"), "board-roll")
    assert len(walk_of(app).answers) == 1
    app = press(app, "board-roll-on")
    walk = walk_of(app)
    assert len(walk.answers) == 7
    assert walk.place == len(walk.stops) - 1


@pytest.mark.parametrize("lang", LANGS)
def test_another_answer_on_the_way_is_set_beside_the_first(lang: Lang) -> None:
    walk = to_the_end(BoardWalk.example("eldritch", "test"))
    app = run("skill_test", lang, table=walk.address())
    app = press(app, "board-instead-0-6")
    changed = walk_of(app)
    assert changed.answers == ("6", *walk.answers[1:])
    assert changed.aside == walk.answers
    assert f"**{say(lang, 'skilltest-line-aside')}**" in [each.value for each in app.markdown]
    assert walk_of(press(app, "board-take-up")).answers == walk.answers


# A round, a dispute


@pytest.mark.parametrize("lang", LANGS)
def test_the_chart_of_a_round_is_lit_at_each_step(corpus: Corpus, lang: Lang) -> None:
    app = run("round_steps", lang)
    assert not app.exception
    phase = corpus.find("phase-action", "eldritch").names[lang]
    assert say(lang, "roundpage-chart", phase=phase, now=phase) in svg(app)
    app = press(app, "board-forward")
    now = corpus.find("actions", "eldritch").names[lang]
    assert say(lang, "roundpage-chart", phase=phase, now=now) in svg(app)
    assert "Akachi" in told(app)
    end = to_the_end(BoardWalk.example("eldritch", "round"))
    app = run("round_steps", lang, table=end.address())
    now = corpus.find(end.reached[-1], "eldritch").names[lang]
    assert now in svg(app)
    assert app.button_group[0].value == "phase-mythos"


@pytest.mark.parametrize("lang", LANGS)
def test_what_nobody_decides_is_settled_by_the_rule_of_the_house(lang: Lang) -> None:
    walk = BoardWalk.example("eldritch", "own-defeat")
    app = run("dispute", lang, table=walk.address())
    assert not app.exception
    assert f"**{say(lang, 'house-rule')}**" in app.info[0].value
    assert plain(say(lang, "boardharm-eliminated")) in app.info[0].value
    app = press(app, "board-answer-0-eliminated")
    assert walk_of(app).over


@pytest.mark.parametrize("lang", LANGS)
def test_readings_are_listed(lang: Lang) -> None:
    walk = BoardWalk.example("eldritch", "omen-twice")
    app = run("dispute", lang, table=walk.address())
    assert say(lang, "eldritch-assumed-doom-after-each-omen-step")[:20] in app.warning[0].value


def test_an_example_is_chosen_by_its_title() -> None:
    app = run("dispute", "en")
    title = say("en", "boardpage-example-eldritch-combat")
    assert title in app.selectbox[0].options
    app = app.selectbox[0].select("combat").run()
    assert walk_of(app).example_name == "combat"


# A dispute in plain words


WORDED = [(game, number) for game in board_inquiry.GAMES for number in (1, 2, 3)]


def words_of(app: AppTest) -> str:
    word = app.query_params["words"]
    return word if isinstance(word, str) else word[0]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "number"), WORDED)
def test_an_example_in_words_is_ruled_on_with_one_click(
    corpus: Corpus, game: str, number: int, lang: Lang
) -> None:
    app = press(run("dispute", lang, game), f"board-words-example-{number}")
    assert not app.exception
    assert not app.error
    inquiry = board_inquiry.ask(say(lang, f"boardwords-{game}-{number}"), lang, game)
    assert inquiry.sure  # every word was understood
    first, *rest = board_inquiry.page(inquiry, corpus, lang)
    shown = [each.value for each in app.markdown]
    assert [f"#### {plain(line.text)}" for line in first.lines] == [
        each for each in shown if each[:5] == "#### "
    ][: len(first.lines)]
    assert {section.title for section in rest} <= {each.label for each in app.expander}
    assert str(app.text_area[0].value) == inquiry.text == words_of(app)


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_understood_is_said_below_the_answer(lang: Lang) -> None:
    text = f"{say(lang, 'boardwords-eldritch-3')} Qwrtz."
    app = run("dispute", lang, "eldritch", words=text)
    assert any("qwrtz" in each.value.casefold() for each in app.warning)


@pytest.mark.parametrize("lang", LANGS)
def test_words_without_a_sheet_leave_one_to_be_completed(lang: Lang) -> None:
    app = run("dispute", lang, "eldritch", words="Qwrtz plumf?")
    assert not app.exception
    assert f"#### {say(lang, 'described-no-sheet')}" in [each.value for each in app.markdown]
    assert say(lang, "boardwords-unread-sheet") in [each.value for each in app.info]
    assert "board-back" not in [each.key for each in app.button]
    sheet = "situation: {investigators: [{id: Ann, space: Rome}]}\nattempt: {test: {by: Ann, skill: will}}"
    app.text_area[1].set_value(sheet)
    app = press(app, "board-use")
    assert walk_of(app).play.pending is not None
    assert "board-back" in [each.key for each in app.button]


def test_a_corrected_sheet_is_no_longer_what_the_words_said() -> None:
    app = press(run("dispute", "en", "eldritch"), "board-words-example-1")
    assert say("en", "boardwords-changed") not in [each.value for each in app.info]
    read = app.text_area[1].value
    app.text_area[1].set_value(str(read).replace("health: 1", "health: 2", 1))
    app = press(app, "board-use")
    assert say("en", "boardwords-changed") in [each.value for each in app.info]
    app = press(app, "board-words-forget")
    assert "words" not in app.query_params
    assert app.selectbox[0].value in rules_of("eldritch").EXAMPLES


def test_words_are_submitted_and_none_are_asked_for() -> None:
    app = run("dispute", "en", "eldritch")
    app = press(app, "board-words-rule")
    assert app.error
    app.text_area[0].set_value("Can I rest with a monster on my space?")
    app = press(app, "board-words-rule")
    assert not app.error
    assert "#### No." in [each.value for each in app.markdown]


def test_polish_words_are_read_on_an_english_page() -> None:
    app = run("dispute", "en", "eldritch", words=say("pl", "boardwords-eldritch-3"))
    assert not app.warning
    assert any("Decides" in each.value or "decides" in each.value for each in app.markdown)


def test_the_puzzle_is_drawn_while_somebody_is_at_it() -> None:
    walk = BoardWalk.example("mansions", "puzzle")
    app = run("skill_test", "en", "mansions", table=walk.address())
    assert "A1: top red; bottom red." in svg(app)
    app = press(app, "board-answer-0-turn-right:A1")
    assert "A1: right red; left red." in svg(app)


# Sheets and addresses


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "situation: {investigators: [{id: A, space: Rome, strenght: 3}]}\nattempt: {round: true}",
            "strenght",
        ),
        ("situation: {investigators: [{id: A, space: Rome}]}\nattempt: {test: {by: B, skill: will}}", "B"),
        ("situation: [", "1"),
        ("just words", ""),
    ],
)
def test_a_bad_sheet_is_explained(lang: Lang, text: str, said: str) -> None:
    app = run("skill_test", lang)
    app.text_area[0].set_value(text)
    app = press(app, "board-use")
    assert not app.exception
    assert said in app.error[0].value
    assert app.error[0].value != say(lang, "page-failed")


def test_ones_own_sheet_is_played_and_edited_further() -> None:
    app = run("round_steps", "en")
    app.text_area[0].set_value(
        "situation: {investigators: [{id: Ann, space: Rome, will: 3}]}\n"
        "attempt: {test: {by: Ann, skill: will}}\nanswers: ['5']"
    )
    app = press(app, "board-use")
    walk = walk_of(app)
    assert walk.answers == ("5",)
    assert walk.example_name is None
    assert "Ann" in str(app.text_area[0].value)
    assert app.selectbox[0].value == "own"


@pytest.mark.parametrize("page", ["skill_test", "round_steps", "dispute"])
def test_a_permalink_restores_game_sheet_answers_and_step(page: str) -> None:
    walk = to_the_end(BoardWalk.example("eldritch", "combat")).to(2)
    app = run(page, "uk", table=walk.address())
    assert not app.error
    assert BoardWalk.from_address(walk.address(), "eldritch") == walk
    assert app.selectbox[0].value == "combat"
    app = press(app, "board-forward")
    assert walk_of(app).place == 3
    assert walk_of(app).answers == walk.answers


@pytest.mark.parametrize("lang", LANGS)
def test_a_bad_address_is_explained_and_another_game_begins_anew(lang: Lang) -> None:
    for word in ("nonsense", pack([1]), pack({"game": "eldritch", "sheet": {}, "answers": []})):
        app = run("skill_test", lang, table=word)
        assert not app.exception
        assert app.error
        assert app.error[0].value != say(lang, "page-failed")
    other = pack({"game": "mansions", "sheet": {}, "answers": []})
    assert not run("skill_test", lang, table=other).error


def test_a_saved_sheet_goes_on_where_it_stopped() -> None:
    walk = BoardWalk.example("eldritch", "test").answer("3").answer("5")
    again = BoardWalk.from_text(walk.text(answers=True), "eldritch")
    assert again.answers == ("3", "5")
    assert again.play.events == walk.play.events
    with pytest.raises(IllegalAnswerError):
        walk.answer("7")
    with pytest.raises(BadAddressError):
        BoardWalk.from_address("!", "eldritch")


@pytest.mark.parametrize(("game", "name"), GAME_EXAMPLES)
def test_every_example_ends_at_the_table_that_the_picture_shows(game: str, name: str) -> None:
    start = BoardWalk.example(game, name)
    for _ in range(60):
        start = start.to_last()
        if start.play.pending is None:
            break
        start = start.rolled(on=True)
    assert start.play.end is None or start.table == start.play.end
    for lang in LANGS:
        drawn = table_html(start.table, lang)
        assert all(each.id in drawn for each in start.table.investigators if "'" not in each.id)


@pytest.mark.parametrize(("game", "name"), GAME_EXAMPLES)
def test_an_example_is_the_same_in_every_language_but_for_its_names(game: str, name: str) -> None:
    """The same events up to the first question, as many answers to it, and an end in each language."""
    lines = [BoardWalk.example(game, name, lang).to_last() for lang in LANGS]
    assert {line.example_name for line in lines} == {name}
    kinds = {
        tuple((event.cites, getattr(event, "event", "")) for event in line.play.events) for line in lines
    }
    assert len(kinds) == 1
    assert len({len(line.play.pending.options) if line.play.pending else 0 for line in lines}) == 1
    for line in lines:
        for _ in range(25):
            if line.play.pending is not None:
                line = line.answer(line.play.pending.options[0]).to_last()  # noqa: PLW2901


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_an_example_are_in_the_readers_language(lang: Lang) -> None:
    app = run("round_steps", lang, "mansions")
    assert f"{say(lang, 'boardname-hall')} 1" in told(app)


# Odds and coverage


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", BOARD_GAMES)
def test_the_odds_page_shows_the_chance_and_keeps_it_in_the_address(game: str, lang: Lang) -> None:
    app = run("odds", lang, game)
    assert not app.exception
    assert not app.error
    before = app.metric[0].value
    app.number_input[0].set_value(7).run()
    assert app.metric[0].value != before
    assert app.query_params["dice"] in ("7", ["7"])
    charts = [json.loads(each.proto.spec) for each in app.get("vega_lite_chart")]
    assert len(charts) == 2


def test_an_address_of_odds_that_cannot_be_is_explained() -> None:
    for asked in ({"dice": "many"}, {"dice": "99"}, {"success_on": "1"}, {"again": "twice"}):
        app = run("odds", "en", **asked)
        assert not app.exception
        assert app.error


def test_odds_are_those_of_the_engines() -> None:
    assert success("eldritch", Asked(dice=2)) == 1 - Fraction(2, 3) ** 2
    assert success("eldritch", Asked(dice=1, clues=1)) == 1 - Fraction(2, 3) ** 2
    assert success("eldritch", Asked(dice=1, rerolls=1, clues=1)) == 1 - Fraction(2, 3) ** 3
    assert success("arkham2e", Asked(dice=0, needed=1, clues=1)) == Fraction(1, 3)
    assert success("arkham2e", Asked(dice=1, again="all")) == 1 - Fraction(2, 3) ** 2
    assert success("mansions", Asked(dice=4, modifier=-1)) == Fraction(3, 10)
    assert success("mansions", Asked(dice=4, luck=2, point=1)) == Fraction(6, 10)
    for game in BOARD_GAMES:
        assert sum(results_of(game, Asked()).values()) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_coverage_is_the_games_own_or_said_to_be_missing(
    corpus: Corpus, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = run("coverage", lang)
    assert not app.warning
    assert corpus.find("acquire-assets-action", "eldritch").names[lang] in told(app)
    monkeypatch.setattr("ui.pages.coverage.read_coverage", lambda _: None)
    app = run("coverage", lang)
    game = corpus.games["eldritch"].names[lang]
    assert [each.value for each in app.warning] == [say(lang, "coverage-missing-game", game=game)]
