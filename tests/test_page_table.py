"""The app's common pages: a sheet of any game stepped through, its odds, and what is covered."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from engine.coverage import coverage_of
from engine.game import game as front_of
from engine.game import games
from engine.kernel import Decision
from rules_graph.errors import BadAddressError, IllegalAnswerError
from rules_graph.model import LANGS, Lang
from tests.sparing import each_once
from ui.app.games import own
from ui.app.markup import plain
from ui.app.odds.dice import Pool, results_of, success
from ui.app.table.spaces import table_html
from ui.drawing.board.locations import tell_board
from ui.play.address import pack, unpack
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus

PAGE = """
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.{page} import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""
GAMES = games()
DICED = [game for game in GAMES if own(game).dice]
EXAMPLES = [(game, name) for game in GAMES for name in front_of(game).EXAMPLES]


def run(page: str, lang: Lang, game: str = "eldritch", **asked: str) -> AppTest:
    app = AppTest.from_string(PAGE.format(page=page, lang=lang), default_timeout=60)
    for name, value in {"lang": lang, "game": game, **asked}.items():
        app.query_params[name] = value
    return app.run()


def press(app: AppTest, key: str) -> AppTest:
    return next(button for button in app.button if button.key == key).click().run()


def walk_of(app: AppTest, game: str = "eldritch") -> Walk:
    word = app.query_params["table"]
    walk = Walk.from_address(word if isinstance(word, str) else word[0], game)
    assert walk is not None
    return walk


def told(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def svg(app: AppTest) -> str:
    return next(each.value for each in app.markdown if "<svg" in each.value)


def to_the_end(walk: Walk) -> Walk:
    """Every question answered with its first option."""
    walk = walk.to_last()
    while walk.play.pending:
        walk = walk.answer(walk.play.pending.options[0]).to_last()
    return walk


def far(walk: Walk, step: int = 1) -> Walk:
    """A good deal of questions answered, each time with another option."""
    for turn in range(40):
        if pending := walk.to_last().pending:
            walk = walk.to_last().answer(pending.options[turn * step % len(pending.options)])
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
    assert (walk_of(app).answers, walk_of(app).aside) == (("4", "1"), (("4", "6"),))
    app = press(app, "board-again")
    assert walk_of(app).answers == ()
    assert walk_of(app).aside == ()
    assert next(each for each in app.button if each.key == "board-again").disabled


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_after_going_back_leaves_a_line_or_follows_it(game: str) -> None:
    start = Walk.example(game, "round", "pl").to_last()
    app, pending = run("rounds", "pl", game, table=start.address()), start.pending
    assert pending is not None
    first, second = pending.options[:2]
    app = press(app, f"board-answer-0-{first}")
    app = press(app, "board-back")
    assert walk_of(app, game).answers == (first,)
    app = press(app, f"board-answer-0-{first}")
    assert (walk_of(app, game).answers, walk_of(app, game).aside) == ((first,), ())
    app = press(press(app, "board-back"), f"board-answer-0-{second}")
    assert (walk_of(app, game).answers, walk_of(app, game).aside) == ((second,), ((first,),))
    assert f"##### {say('pl', 'skilltest-side-by-side')}" in [each.value for each in app.markdown]
    app = press(app, "board-take-up")
    assert (walk_of(app, game).answers, walk_of(app, game).aside) == ((first,), ((second,),))


def test_the_app_rolls_one_die_or_all() -> None:
    app = press(run("skill_test", "en"), "board-roll")
    assert len(walk_of(app).answers) == 1
    app = press(app, "board-roll-on")
    walk = walk_of(app)
    assert len(walk.answers) == 7
    assert walk.place == len(walk.stops) - 1


@pytest.mark.parametrize("lang", LANGS)
def test_another_answer_on_the_way_is_set_beside_the_first(lang: Lang) -> None:
    walk = to_the_end(Walk.example("eldritch", "test"))
    app = run("skill_test", lang, table=walk.address())
    app = press(app, "board-instead-0-6")
    changed = walk_of(app)
    assert changed.answers == ("6", *walk.answers[1:])
    assert changed.aside == (walk.answers,)
    assert f"**{say(lang, 'skilltest-line-aside')}**" in [each.value for each in app.markdown]
    assert walk_of(press(app, "board-take-up")).answers == walk.answers


# A round, a dispute


@pytest.mark.parametrize("lang", LANGS)
def test_the_chart_of_a_round_is_lit_at_each_step(corpus: Corpus, lang: Lang) -> None:
    app = run("rounds", lang)
    assert not app.exception
    phase = corpus.find("phase-action", "eldritch").names[lang]
    assert say(lang, "roundpage-chart", phase=phase, now=phase) in svg(app)
    app = press(app, "board-forward")
    now = corpus.find("actions", "eldritch").names[lang]
    assert say(lang, "roundpage-chart", phase=phase, now=now) in svg(app)
    assert "Akachi" in told(app)
    end = to_the_end(Walk.example("eldritch", "round"))
    app = run("rounds", lang, table=end.address())
    now = corpus.find(end.reached[-1], "eldritch").names[lang]
    assert now in svg(app)
    assert app.button_group[0].value == "phase-mythos"


@pytest.mark.parametrize("lang", LANGS)
def test_what_nobody_decides_is_settled_by_the_rule_of_the_house(lang: Lang) -> None:
    walk = Walk.example("eldritch", "own-defeat")
    app = run("skill_test", lang, table=walk.address())
    assert not app.exception
    assert f"**{say(lang, 'house-rule')}**" in app.info[0].value
    assert plain(say(lang, "harm-eliminated")) in app.info[0].value
    app = press(app, "board-answer-0-eliminated")
    assert walk_of(app).over
    assert [each.value for each in app.success] == [say(lang, "resolve-over")]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("page", ["skill_test", "dispute"])
def test_readings_are_listed(page: str, lang: Lang) -> None:
    walk = Walk.example("eldritch", "omen-twice").to_last()
    app = run(page, lang, table=walk.address())
    assert say(lang, "eldritch-assumed-doom-after-each-omen-step")[:20] in app.warning[0].value


@pytest.mark.parametrize(("game", "lang"), each_once(GAMES, LANGS))
def test_an_example_is_chosen_by_its_title(game: str, lang: Lang) -> None:
    app = run("rounds", lang, game)
    titles = [say(lang, f"boardpage-example-{game}-{name}") for name in front_of(game).EXAMPLES]
    assert sorted(app.selectbox[0].options) == sorted(titles)
    app = app.selectbox[0].select("test").run()
    assert not app.exception
    assert not app.error
    assert walk_of(app, game).example_name == "test"
    assert app.metric


def test_the_puzzle_is_drawn_while_somebody_is_at_it() -> None:
    walk = Walk.example("mansions", "puzzle")
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
    app = run("rounds", "en")
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


@pytest.mark.parametrize(
    ("page", "game"),
    [*(("rounds", game) for game in GAMES), ("skill_test", "eldritch")],
)
def test_a_permalink_restores_game_sheet_answers_and_step(page: str, game: str) -> None:
    walk = far(Walk.example(game, "round")).to(2)
    app = run(page, "uk", game, table=walk.address())
    assert not app.error
    assert Walk.from_address(walk.address(), game) == walk
    assert app.selectbox[0].value == "round"
    app = press(app, "board-forward")
    assert walk_of(app, game).place == 3
    assert walk_of(app, game).answers == walk.answers


@pytest.mark.parametrize("game", GAMES)
def test_a_permalink_holds_a_whole_round_with_two_lines_beside_it(game: str) -> None:
    now, *others = [far(Walk.example(game, "round", "uk"), step).answers for step in (1, 2, 3)]
    assert len({now, *others}) == 3
    walk = replace(Walk.example(game, "round", "uk"), answers=now, aside=tuple(others), at=3)
    assert Walk.from_address(walk.address(), game) == walk
    assert len(walk.address()) < 8000  # what every browser takes


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, (*LANGS, "en"), strict=True)])
def test_a_bad_address_is_explained_and_leaves_a_way_to_start(game: str, lang: Lang) -> None:
    whole = unpack(Walk.example(game, "round", lang).address())
    bad = [{"sheet": {}}, {"answers": ["Wilbur"]}, {"aside": 7}, {"aside": [["Wilbur"]]}, {"aside": ["x"]}]
    for word in ("nonsense", pack([1]), pack({"sheet": {}}), *(pack(whole | each) for each in bad)):
        app = run("rounds", lang, game, table=word)
        assert not app.exception
        assert [each.value for each in app.error] != [say(lang, "page-failed")]
        assert len(app.error) == 1
        app = press(app, "board-use")
        assert not app.error
        assert walk_of(app, game).example_name == "round"


@pytest.mark.parametrize("game", GAMES)
def test_the_address_of_another_game_begins_anew(game: str) -> None:
    other = next(each for each in GAMES if each != game)
    for page in ("rounds", "skill_test"):
        app = run(page, "pl", game, table=pack({"game": other, "sheet": {}, "answers": []}))
        assert not app.exception
        assert not app.error


def test_a_saved_sheet_goes_on_where_it_stopped() -> None:
    walk = Walk.example("eldritch", "test").answer("3").answer("5")
    again = Walk.from_text(walk.text(answers=True), "eldritch")
    assert again.answers == ("3", "5")
    assert again.play.events == walk.play.events
    with pytest.raises(IllegalAnswerError):
        walk.answer("7")
    with pytest.raises(BadAddressError):
        Walk.from_address("!", "eldritch")


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_every_example_ends_at_the_table_that_the_picture_shows(game: str, name: str) -> None:
    start = Walk.example(game, name)
    for _ in range(200):
        start = start.to_last()
        if start.play.pending is None:
            break
        start = start.rolled(on=True)
    assert start.play.end is not None
    assert start.table == start.play.end
    for lang in LANGS:
        drawn = (tell_board if own(game).draw else table_html)(start.table, lang)
        assert all(each.id in drawn for each in start.table.investigators)


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_is_the_same_in_every_language_but_for_its_names(game: str, name: str) -> None:
    """The same events up to the first question, as many answers to it, and an end in each language."""
    lines = [Walk.example(game, name, lang).to_last() for lang in LANGS]
    assert {line.example_name for line in lines} == {name}
    kinds = {
        tuple((event.cites, getattr(event, "event", "")) for event in line.play.events) for line in lines
    }
    assert len(kinds) == 1
    assert len({len(line.play.pending.options) if line.play.pending else 0 for line in lines}) == 1
    for line in lines:
        for turn in range(60):
            if line.play.pending is not None:
                options = line.play.pending.options
                line = line.answer(options[turn % len(options)]).to_last()  # noqa: PLW2901
        assert line.play.end is not None


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_an_example_are_in_the_readers_language(lang: Lang) -> None:
    app = run("rounds", lang, "mansions")
    assert f"{say(lang, 'name-of-hall')} 1" in told(app)


# Odds and coverage


@pytest.mark.parametrize(("game", "lang"), each_once(DICED, LANGS))
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
    assert success("eldritch", Pool(dice=2)) == 1 - Fraction(2, 3) ** 2
    assert success("eldritch", Pool(dice=1, clues=1)) == 1 - Fraction(2, 3) ** 2
    assert success("eldritch", Pool(dice=1, rerolls=1, clues=1)) == 1 - Fraction(2, 3) ** 3
    assert success("arkham2e", Pool(dice=0, needed=1, clues=1)) == Fraction(1, 3)
    assert success("arkham2e", Pool(dice=1, again="all")) == 1 - Fraction(2, 3) ** 2
    assert success("mansions", Pool(dice=4, modifier=-1)) == Fraction(3, 10)
    assert success("mansions", Pool(dice=4, luck=2, point=1)) == Fraction(6, 10)
    for game in DICED:
        assert sum(results_of(game, Pool()).values()) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_coverage_is_the_games_own_or_said_to_be_missing(
    corpus: Corpus, lang: Lang, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = run("coverage", lang)
    assert not app.warning
    assert corpus.find("acquire-assets-action", "eldritch").names[lang] in told(app)
    monkeypatch.setattr("ui.app.pages.coverage.coverage_of", lambda _: coverage_of("none"))
    app = run("coverage", lang)
    game = corpus.games["eldritch"].names[lang]
    assert [each.value for each in app.warning] == [say(lang, "coverage-missing", game=game)]


@pytest.mark.parametrize(("game", "lang"), each_once(GAMES, LANGS))
def test_what_is_not_offered_is_listed_with_the_rule_that_forbids_it(game: str, lang: Lang) -> None:
    """At the first decision in the example of a round that refuses something."""
    walk = Walk.example(game, "round", lang).to_last()
    while not (isinstance(pending := walk.stop.pending, Decision) and pending.refusals.found()):
        assert pending is not None
        walk = walk.answer(pending.options[-1] if game == "ahlcg" else pending.options[0]).to_last()
    app = run("rounds", lang, game, table=walk.address())
    folded = next(each for each in app.expander if each.label == say(lang, "whynot-title"))
    cites = next(iter(pending.refusals.found().values()))
    assert cites.split("/")[1].split("^")[0] in "".join(each.proto.body for each in folded.get("html"))
