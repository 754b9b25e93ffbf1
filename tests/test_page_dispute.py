"""The dispute page: describe, see the answer, step, decide, correct, and come back by the address."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from streamlit.testing.v1 import AppTest

from engine.answer import ask
from engine.game import game as front_of
from engine.game import games
from rules_graph.errors import BadSaveError
from rules_graph.model import LANGS
from ui.answer.answered import as_data
from ui.answer.answered import page as page_of
from ui.app.dispute.words import LONGEST, opened
from ui.play.address import pack
from ui.play.walk import Walk
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang
    from rules_graph.search.finder import Finder

GAMES = games()
WORDED = [(game, number) for game in GAMES for number in (1, 2, 3)]
DRAW = "Roland draws a card. Order?"


def page() -> None:
    import streamlit as st  # noqa: PLC0415

    from ui.app.frame import guarded, sound_corpus  # noqa: PLC0415
    from ui.app.pages.dispute import show  # noqa: PLC0415

    guarded(show, sound_corpus("en"), st.query_params["lang"])  # type: ignore[arg-type]


def run(lang: str, words: str = "", game: str = "ahlcg", **asked: str) -> AppTest:
    app = AppTest.from_function(page, default_timeout=180)
    for name, value in {"lang": lang, "game": game, "words": words, **asked}.items():
        if value:
            app.query_params[name] = value
    return app.run()


def again(app: AppTest) -> AppTest:
    """The same address, opened anew."""
    asked = {name: value if isinstance(value, str) else value[0] for name, value in app.query_params.items()}
    return run(**asked)


def kept(app: AppTest, game: str = "ahlcg") -> Walk:
    word = app.query_params["table"]
    walk = Walk.from_address(word if isinstance(word, str) else word[0], game)
    assert walk is not None
    return walk


def press(app: AppTest, key: str) -> AppTest:
    app = app.button(key=key).click().run()
    assert not app.exception
    return app


def labelled(elements: Any, label: str) -> Any:
    return next(each for each in elements if each.label == label)


def shown_in(app: AppTest) -> str:
    return "\n".join(each.value for each in app.markdown).replace("\\", "")


def html_in(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def timeline(app: AppTest) -> Any:
    """The steps of the play, to choose from."""
    (found,) = [each for each in app.radio if str(each.key).startswith("dispute-step")]
    return found


# The words


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("game", "number"), WORDED)
def test_every_word_of_an_example_is_understood(game: str, number: int, lang: Lang) -> None:
    assert front_of(game).inquire(say(lang, f"dispute-{game}-{number}"), lang).sure


@pytest.mark.parametrize(("game", "number"), WORDED)
def test_an_example_is_ruled_on_with_one_click(
    corpus: Corpus, finder: Finder, game: str, number: int
) -> None:
    lang = LANGS[(GAMES.index(game) + number) % len(LANGS)]
    app = press(run(lang, game=game), f"dispute-example-{number}")
    assert not app.error
    assert not app.warning
    told = ask(say(lang, f"dispute-{game}-{number}"), finder, game)
    first, *rest = page_of(told, corpus, lang)
    for line in first.lines:
        assert line.style != "bold" or all(part in shown_in(app) for part in line.text.split(" → "))
    above = {
        "order",
        "choices",
        "grim",
        "players",
        "back",
        "play",
    }  # shown step by step, as buttons, as a table, above
    titles = {section.title for section in rest if section.kind not in above}
    assert titles <= {each.label for each in app.expander}
    assert app.text_area[0].value == told.text
    assert app.query_params["words"] in (told.text, [told.text])
    assert timeline(app).value == 0


def test_what_is_typed_is_ruled_on() -> None:
    app = run("en")
    app.text_area[0].set_value(say("en", "dispute-ahlcg-3"))
    app.button[0].click().run()
    assert any("Wendy" in each.value for each in app.markdown)
    assert not app.warning


@pytest.mark.parametrize("game", GAMES)
def test_nothing_typed_is_said(game: str) -> None:
    app = press(run("pl", game=game), "dispute-rule")
    assert app.error


def test_polish_words_are_read_on_an_english_page() -> None:
    app = run("en", say("pl", "dispute-eldritch-3"), "eldritch")
    assert not app.warning
    assert "decides" in shown_in(app).casefold()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_understood_is_said_below_the_answer(game: str) -> None:
    lang = LANGS[GAMES.index(game) % len(LANGS)]
    app = run(lang, f"{say(lang, f'dispute-{game}-3')} Qwrtz.", game)
    assert any("qwrtz" in each.value.casefold() for each in app.warning)


def test_words_without_end_are_cut_and_that_is_said() -> None:
    text = f"{say('en', 'dispute-ahlcg-2')} {'So it goes. ' * LONGEST}"
    app = run("en", text)
    assert say("en", "dispute-cut", count=LONGEST) in [each.value for each in app.warning]
    assert len(str(app.text_area[0].value)) <= LONGEST


def test_words_are_cleared() -> None:
    app = press(run("en", say("en", "dispute-eldritch-1"), "eldritch"), "dispute-forget")
    assert "words" not in app.query_params
    assert not app.text_area[0].value
    assert app.button(key="dispute-example-1")


# The play


def test_a_step_on_keeps_its_place_in_the_address() -> None:
    app = press(run("en", say("en", "dispute-ahlcg-3")), "dispute-forward")
    assert kept(app).at == 1
    assert timeline(again(app)).value == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_rule(game: str) -> None:
    app = run("pl", say("pl", f"dispute-{game}-1"), game)
    assert app.button(key="dispute-back").disabled
    last = len(timeline(app).options) - 1
    assert last > 1
    for step in (1, last):
        timeline(app).set_value(step).run()
        assert not app.exception
        assert kept(app, game).place == step
        assert "story-rule" in html_in(app)
    assert app.button(key="dispute-forward").disabled


def test_another_answer_stands_beside_the_first_and_the_first_can_be_taken_up() -> None:
    app = run("en", say("en", "dispute-ahlcg-2"))
    assert app.button(key="choice-0-Investigator 1").disabled
    app = press(app, "choice-0-Investigator 2")
    assert kept(app).answers == ("Investigator 2",)
    assert app.button(key="choice-0-Investigator 2").disabled
    for found in (app, again(app)):
        assert say("en", "skilltest-line-aside") in shown_in(found)
        assert "Hunter engages Investigator 1." in html_in(found)
        assert "Hunter engages Investigator 2." in html_in(found)
    app = press(app, "board-take-up")
    assert kept(app).answers == ("Investigator 1",)


def test_what_is_not_decided_after_another_answer_goes_as_the_ruling_has_it() -> None:
    text = "Two hunters are each equally far from two investigators, without prey. To whom do they go?"
    app = run("en", text)
    walk = front_of("ahlcg").inquire(text, "en")
    options = [each for each in app.button if str(each.key).startswith("choice-") and not each.disabled]
    app = press(app, str(options[0].key))
    assert len(kept(app).answers) < len(walk.answers)
    stops = len(timeline(app).options)
    assert stops > len(kept(app).to_last().events)  # played to its end all the same


def test_what_was_not_understood_stays_said_after_a_decision() -> None:
    app = run("en", f"Frobnicating, {say('en', 'dispute-ahlcg-2')}")
    doubts = [each.value for each in app.warning]
    assert any("Frobnicating" in each for each in doubts)
    app = press(app, "choice-0-Investigator 2")
    assert [each.value for each in app.warning] == doubts


def test_what_waits_is_answered_on_the_page() -> None:
    """The book of a board game leaves it to a player; nothing is taken for granted."""
    app = run("en", say("en", "dispute-eldritch-3"), "eldritch")
    timeline(app).set_value(len(timeline(app).options) - 1).run()
    first = next(str(button.key) for button in app.button if str(button.key).startswith("board-answer-0-"))
    app = press(app, first)
    assert kept(app, "eldritch").answers == (first.removeprefix("board-answer-0-"),)


def test_the_grim_rule_is_a_table_of_what_each_option_costs() -> None:
    sheet = {
        "situation": {
            "investigators": [{"id": "Roland", "location": "Hall", "sanity": 5, "resources": 1}],
            "locations": [{"id": "Hall"}],
        },
        "attempt": {"draw": "Roland"},
    }
    app = run("en", DRAW, table=Walk("ahlcg", sheet).address())
    assert not app.exception
    table = next(each.value for each in app.markdown if each.value.startswith("| "))
    head, _, *rows = table.splitlines()
    assert head == f"| option | {say('en', 'ahlcg-harm-hurt')} |"
    assert rows == ["| ▶ horror | 1 |", "| no horror | 0 |"]


# The sheet, corrected


def test_a_number_for_each_investigator_is_told_as_a_number() -> None:
    people = [{"id": name, "location": "Hall"} for name in ("Roland", "Wendy")]
    acts = [{"id": "Act 1", "clues": {"per_investigator": 2}}]
    table = {"investigators": people, "locations": [{"id": "Hall"}], "acts": acts}
    sheet = {"situation": table, "attempt": {"draw": "Roland"}}
    app = run("en", DRAW, table=Walk("ahlcg", sheet).address())
    assert not app.exception
    assert "clues 4" in shown_in(app)


def test_what_is_attempted_can_be_corrected_in_fields() -> None:
    app = run("en", say("en", "dispute-ahlcg-1"))
    kind = labelled(app.selectbox, say("en", "attempt-kind"))
    assert kind.value == "resource"
    kind.set_value("draw")
    labelled(app.button, say("en", "dispute-again")).click().run()
    assert not app.exception
    assert list(kept(app).data["attempt"]) == ["draw"]
    assert say("en", "dispute-changed") not in [each.value for each in app.info]  # it is ruled on anew


def test_an_attempt_that_cannot_be_read_is_a_clear_error_and_stays_on_the_page() -> None:
    app = run("pl", say("pl", "dispute-ahlcg-2"))
    labelled(app.text_input, say("pl", "attempt-free")).set_value("{step: [")
    labelled(app.button, say("pl", "dispute-again")).click().run()
    assert [each.value for each in app.error] == [say("pl", "form-attempt-unread")]
    assert labelled(app.text_input, say("pl", "attempt-free")).value == "{step: ["


def test_where_the_answer_rests_on_the_words_a_corrected_sheet_is_said_to_be_another() -> None:
    app = run("en", say("en", "dispute-eldritch-1"), "eldritch")
    assert say("en", "dispute-changed") not in [each.value for each in app.info]
    read = str(app.text_area[1].value)
    app.text_area[1].set_value(read.replace("health: 1", "health: 2", 1))
    app = press(app, "board-use")
    assert say("en", "dispute-changed") in [each.value for each in app.info]


@pytest.mark.parametrize("lang", LANGS)
def test_words_without_a_sheet_leave_one_to_be_completed(lang: Lang) -> None:
    app = run(lang, "Qwrtz plumf?", "eldritch")
    assert not app.exception
    assert say(lang, "dispute-unread-sheet") in [each.value for each in app.info]
    assert not app.get("progress")
    sheet = "situation: {investigators: [{id: Ann, space: Rome}]}\nattempt: {test: {by: Ann, skill: will}}"
    app.text_area[1].set_value(sheet)
    app = press(app, "board-use")
    assert kept(app, "eldritch").play.pending is not None
    assert timeline(app)


# To take away, and to come back


@pytest.mark.parametrize("lang", LANGS)
def test_the_print_view_is_the_ruling_without_the_app(lang: Lang) -> None:
    app = run(lang, say(lang, "dispute-ahlcg-2"), print="1")
    assert not app.exception
    assert not app.error
    assert not app.title
    assert not app.text_area
    for title in ("dispute-ruling", "ask-order", "ask-rules", "ask-choices", "ask-assumed"):
        assert say(lang, title) in html_in(app)
    assert say(lang, "dispute-ahlcg-2") in html_in(app)
    assert "<ol><li>" in html_in(app)
    labelled(app.button, say(lang, "dispute-print-close")).click().run()
    assert app.title
    assert app.text_area[0].value == say(lang, "dispute-ahlcg-2")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_paper(game: str) -> None:
    app = run("uk", say("uk", f"dispute-{game}-1"), game)
    labelled(app.button, say("uk", "dispute-print")).click().run()
    assert not app.exception
    assert not app.title
    assert say("uk", "dispute-at-first") in html_in(app)


def test_markup_in_a_description_stays_text_on_paper() -> None:
    app = run("en", f"<img src=x> {DRAW}", print="1")
    assert "&lt;img" in html_in(app)
    assert "<img" not in html_in(app)


@pytest.mark.parametrize("word", ["x", "%%%", "AAAA", pack([1, 2]), pack("text")[:-4]])
@pytest.mark.parametrize("words", ["", DRAW])
def test_a_bad_permalink_explains_itself(words: str, word: str) -> None:
    app = run("uk", words, table=word)
    assert not app.exception
    assert len(app.error) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_file_opens_again(corpus: Corpus, finder: Finder, game: str) -> None:
    """What `grimrule ask --json` and the page's own button write."""
    answer = ask(say("en", f"dispute-{game}-1"), finder, game)
    written = json.dumps(as_data(answer, page_of(answer, corpus, "en")))
    text, walk = opened("ruling.json", written.encode(), "ahlcg")
    assert (text, walk.game, walk.data) == (answer.text, game, answer.inquiry.sheet_data())
    app = run("en", text, game, table=walk.address())
    assert not app.exception
    assert not app.error
    assert timeline(app).value == 0


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"7", b'{"sheet": 3, "description": "a"}'])
def test_another_file_is_a_clear_error(content: bytes) -> None:
    with pytest.raises(BadSaveError):
        opened("other.json", content, "ahlcg")
