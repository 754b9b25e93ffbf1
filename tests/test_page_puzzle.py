"""The page of puzzles: examples, the steps of a solution, entering one, and the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from streamlit.testing.v1 import AppTest
from typer.testing import CliRunner

from engine.mansions.puzzles.solving import Solution, Unsolved, solve
from rules_graph.model import LANGS, Lang
from ui.app.puzzle.form import blank
from ui.app.puzzle.state import EXAMPLES, Entered
from ui.cli import app as cli
from ui.drawing.puzzle import draw_piece, draw_puzzle
from ui.play.address import pack
from ui.words import say
from ui.words.puzzles import answer, steps, whose

if TYPE_CHECKING:
    from pathlib import Path

PAGE = """
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.puzzle import show
guarded(show, sound_corpus("{lang}"), "{lang}")
"""


def run(lang: Lang = "en", game: str = "mansions", **asked: str) -> AppTest:
    app = AppTest.from_string(PAGE.format(lang=lang), default_timeout=60)
    for name, value in {"lang": lang, "game": game, **asked}.items():
        app.query_params[name] = value
    return app.run()


def press(app: AppTest, key: str) -> AppTest:
    return next(button for button in app.button if button.key == key).click().run()


def asked_of(app: AppTest) -> Entered:
    word = app.query_params["puzzle"]
    return Entered.from_address(word if isinstance(word, str) else word[0])


def choose(app: AppTest, key: str, value: object) -> AppTest:
    field = next(
        each
        for each in (*app.selectbox, *app.number_input, *app.button_group, *app.text_input)
        if each.key == key
    )
    after: AppTest = field.set_value(value).run()
    return after


def told(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def picture(app: AppTest) -> str:
    return next(each.value for each in app.markdown if "<svg" in each.value)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_solved_step_by_step(name: str, lang: Lang) -> None:
    example = Entered.example(name)
    app = run(lang, puzzle=example.address())
    assert not app.exception
    assert not app.error
    found = solve(example.puzzle)
    assert isinstance(found, Solution)
    assert f"#### {say(lang, 'puzzlepage-fewest', count=found.actions)}" in [
        each.value for each in app.markdown
    ]
    for number, move in enumerate(steps(lang, example.puzzle, found, example.who), 1):
        app = press(app, "puzzle-next")
        assert asked_of(app).step == number
        assert draw_puzzle(lang, move.puzzle, move.lit) in picture(app)
        assert f"<b>▶ {number}. {move.text}</b>" in told(app)
    assert say(lang, "puzzlepage-now-solved") in "".join(each.value for each in app.markdown)
    assert next(each for each in app.button if each.key == "puzzle-next").disabled
    assert asked_of(press(app, "puzzle-back")).step == found.actions - 1


def test_the_first_visitor_sees_a_solved_example_and_picks_another_with_one_click() -> None:
    app = run()
    assert app.button_group[0].value == "puzzle"
    assert "solve it" in app.markdown[0].value
    app = choose(app, "puzzle-example", "puzzle-rune")
    assert asked_of(app).puzzle.kind == "rune"


def test_a_piece_is_pressed_turned_and_changed_and_the_answer_follows() -> None:
    app = press(run(), "puzzle-piece-A1")
    assert asked_of(app).slot == "A1"
    app = press(app, "puzzle-turn")
    assert asked_of(app).puzzle.at("A1").turned == 1
    found = solve(asked_of(app).puzzle)
    assert isinstance(found, Solution)
    assert found.actions == 4  # one turn less than before
    app = choose(app, "puzzle-side-n", "both")
    here = asked_of(app).puzzle.at("A1")
    assert here.piece.edge("n", here.turned) == ("red", "blue")
    assert asked_of(app).example_name is None
    assert app.button_group[0].value == "own"


def test_a_puzzle_of_ones_own_is_entered_from_kind_and_size_on() -> None:
    app = choose(run(), "puzzle-kind", "rune")
    assert asked_of(app).puzzle == blank("rune")
    app = choose(app, "puzzle-rows", 3)
    assert len(asked_of(app).puzzle.slots) == 9
    app = press(app, "puzzle-piece-A1")
    app = choose(app, "puzzle-rune", "9")
    assert asked_of(app).puzzle.at("A1").piece.face == "9"
    assert asked_of(app).puzzle.at("C3").piece.face == "1"
    found = solve(asked_of(app).puzzle)
    assert isinstance(found, Solution)
    assert found.actions == 7


@pytest.mark.parametrize(("shape", "pieces", "turns"), [("4", 6, 2), ("5", 3, 3), ("6", 4, 4)])
def test_the_base_tile_of_a_lock_has_the_shape_of_its_number(shape: str, pieces: int, turns: int) -> None:
    app = choose(choose(run(), "puzzle-kind", "lock"), "puzzle-shape", shape)
    puzzle = asked_of(app).puzzle
    assert (len(puzzle.slots), puzzle.base.turns) == (pieces, turns)
    app = choose(app, "puzzle-base-0", "moon")
    assert asked_of(app).puzzle.base.symbol_at(0) == "moon"
    assert not app.error


def test_wires_start_and_end_where_the_reader_says() -> None:
    app = choose(choose(run(), "puzzle-kind", "wiring"), "puzzle-colours", "both")
    app = choose(app, "puzzle-from", ("B1", "w"))
    base = asked_of(app).puzzle.base
    assert [(each.slot, each.edge, each.colour) for each in base.starts] == [
        ("B1", "w", "red"),
        ("B1", "w", "blue"),
    ]
    assert {each.slot for each in base.ends} == {"B3"}


@pytest.mark.parametrize("lang", LANGS)
def test_who_is_at_it_decides_how_many_attempts_it_takes(lang: Lang) -> None:
    app = choose(run(lang), "puzzle-intellect", 5)
    one = say(lang, "puzzlepage-one-attempt", who="Jenny Barnes", intellect=5)
    assert one in told(app)
    app = choose(app, "puzzle-intellect", 2)
    three = say(lang, "puzzlepage-attempts", who="Jenny Barnes", intellect=2, count=3, split="2 + 2 + 1")
    assert three in told(app)
    app = choose(app, "puzzle-skill_points", 2)
    assert say(lang, "puzzlepage-points", points=2, luck=2) in told(app)
    app = choose(app, "puzzle-name", "Wendy")
    assert asked_of(app).who.id == "Wendy"
    app = choose(app, "puzzle-intellect", 0)
    assert say(lang, "puzzlepage-never", who="Wendy") in told(app)


@pytest.mark.parametrize("lang", LANGS)
def test_an_address_that_cannot_be_is_explained_with_an_example_at_hand(lang: Lang) -> None:
    no_puzzle = {"situation": {"investigators": [{"id": "Joe"}]}, "attempt": {"turn": "Joe"}}
    for word in ("nonsense", pack([1]), pack({"sheet": {}}), pack({"sheet": no_puzzle})):
        app = run(lang, puzzle=word)
        assert not app.exception
        assert app.error
        assert app.error[0].value != say(lang, "page-failed")
        app = choose(app, "puzzle-example", "puzzle-lock")
        assert not app.error


@pytest.mark.parametrize("lang", LANGS)
def test_in_another_game_the_way_to_the_puzzles_is_shown(lang: Lang) -> None:
    app = run(lang, game="eldritch")
    assert not app.exception
    assert app.info


@pytest.mark.parametrize("lang", LANGS)
def test_why_there_is_no_solution_is_said(lang: Lang) -> None:
    wires, runes = blank("wiring"), blank("rune")
    said = {
        answer(lang, wires, Unsolved("impossible")).text,
        answer(lang, runes, Unsolved("impossible")).text,
        answer(lang, wires, Unsolved("given-up", 7)).text,
        answer(lang, wires, Unsolved("not-within", 41)).text,
    }
    assert len(said) == 4
    cut = Solution(("turn-right:A1",) * 9, (wires,) * 9, 4)
    assert answer(lang, wires, cut).text == say(lang, "puzzlepage-not-proved", count=9, least=4)
    assert whose(lang, Solution((), (), 0), Entered.example("puzzle").who) == []


@pytest.mark.parametrize("name", EXAMPLES)
def test_pictures_have_words_for_those_who_hear_them(name: str) -> None:
    puzzle = Entered.example(name).puzzle
    for lang in LANGS:
        label = ElementTree.fromstring(draw_puzzle(lang, puzzle)).get("aria-label", "")
        assert all(f"{each.slot}:" in label for each in puzzle.laid)
    for each in puzzle.laid:
        assert ElementTree.fromstring(draw_piece(puzzle, each.slot)).tag.endswith("svg")


# In the terminal


def test_the_terminal_solves_a_sheet_and_draws_it(tmp_path: Path) -> None:
    sheet = tmp_path / "lock.yaml"
    sheet.write_text(Entered.example("puzzle-lock").text(), encoding="utf-8")
    drawn = tmp_path / "lock.svg"
    shown = CliRunner().invoke(cli, ["puzzle", str(sheet), "--lang", "en", "--picture", str(drawn)])
    assert shown.exit_code == 0
    assert "Turn the base tile clockwise by 90°." in shown.output
    assert "mansions/puzzle-rotate^base-6" in shown.output
    assert ElementTree.fromstring(drawn.read_text(encoding="utf-8")).tag.endswith("svg")
    data = json.loads(CliRunner().invoke(cli, ["puzzle", str(sheet), "--json"]).output)
    assert data["fewest"] is True
    assert [each["attempt"] for each in data["moves"]] == [1, 1, 1, 2, 2]


def test_the_terminal_explains_a_sheet_without_a_puzzle(tmp_path: Path) -> None:
    sheet = tmp_path / "none.yaml"
    for text in ("attempt: {turn: Joe}\nsituation: {investigators: [{id: Joe}]}", "[", "- 1"):
        sheet.write_text(text, encoding="utf-8")
        assert CliRunner().invoke(cli, ["puzzle", str(sheet)]).exit_code == 2
