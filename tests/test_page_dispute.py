"""The dispute page: describe, see the answer, step, decide, correct, and come back by the address."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from engine.ahlcg.described import inquire
from rules_graph.corpus import load
from rules_graph.model import LANGS
from ui.address import pack, unpack
from ui.dispute_state import Asked
from ui.inquiries import as_json
from ui.inquiries import page as page_of
from ui.pages.dispute import opened
from ui.stepping import BadSaveError
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.model import Lang


def page() -> None:
    import streamlit as st  # noqa: PLC0415

    from ui.frame import guarded, sound_corpus  # noqa: PLC0415
    from ui.pages.dispute import show  # noqa: PLC0415

    guarded(show, sound_corpus("en"), st.query_params["lang"])  # type: ignore[arg-type]


def printed(lang: str, text: str) -> AppTest:
    app = AppTest.from_function(page, default_timeout=180)
    app.query_params.update({"lang": lang, "print": "1", "state": pack({"text": text})})
    return app.run()


def run(lang: str, **state: object) -> AppTest:
    app = AppTest.from_function(page, default_timeout=180)
    app.query_params["lang"] = lang
    if state:
        app.query_params["state"] = pack(state)
    return app.run()


def kept(app: AppTest) -> dict[str, object]:
    word = app.query_params["state"]
    found = unpack(word[0] if isinstance(word, list) else word)
    assert isinstance(found, dict)
    return found


def shown_in(app: AppTest) -> str:
    return "\n".join(each.value for each in app.markdown).replace("\\", "")


@pytest.mark.parametrize("lang", LANGS)
def test_examples_lead_to_rulings(lang: str) -> None:
    app = run(lang)
    assert not app.exception
    app.button(key="example-1").click().run()
    assert not app.exception
    assert not app.error
    answer = next(each.value for each in app.markdown if each.value.startswith("#### "))
    assert say(lang, "verdict-no") in answer  # type: ignore[arg-type]
    assert kept(app)["text"] == say(lang, "dispute-example-1")  # type: ignore[arg-type]


def test_what_is_typed_is_ruled_on() -> None:
    app = run("en")
    app.text_area[0].set_value(
        "Roland fails a fight by 2 against a retaliate enemy engaged with Wendy. Order?"
    )
    app.button[0].click().run()
    assert any("Wendy" in each.value for each in app.markdown)
    assert not app.warning


def test_a_step_back_keeps_its_place_in_the_address() -> None:
    app = run("en", text=say("en", "dispute-example-3"))
    last = len(app.radio(key="dispute-step").options) - 1
    app.button(key="dispute-back").click().run()
    assert kept(app)["step"] == -1
    again = run("en", **kept(app))
    assert again.radio(key="dispute-step").value == last - 1
    assert any(each.value.startswith(f"**{last - 1}\\.") for each in again.markdown)


def test_a_step_chosen_in_the_timeline_opens_its_rule() -> None:
    app = run("pl", text=say("pl", "dispute-example-2"))
    shown = {}
    for step in (1, 3):
        app.radio(key="dispute-step").set_value(step).run()
        assert not app.exception
        assert kept(app)["step"] == step
        shown[step] = app.info[0].value
    assert "rule?rule=step-3.2" in shown[1]
    assert "rule?rule=enemy-engagement" in shown[3]
    app.radio(key="dispute-step").set_value(0).run()
    assert app.info[0].value == say("pl", "dispute-beginning")
    assert app.button(key="dispute-back").disabled


def test_another_answer_stands_beside_the_first_and_can_be_undone() -> None:
    app = run("en", text=say("en", "dispute-example-2"))
    before = say("en", "dispute-branch-before", option="Investigator 1")
    now = say("en", "dispute-branch-now", option="Investigator 2")
    assert before not in shown_in(app)
    app.button(key="choice-0-Investigator 2").click().run()
    assert not app.exception
    assert kept(app)["answers"] == ["Investigator 2"]
    assert before in shown_in(app)
    assert now in shown_in(app)
    assert "**Hunter engages Investigator 1.**" in shown_in(app)
    assert "**Hunter engages Investigator 2.**" in shown_in(app)
    again = run("en", **kept(app))
    assert before in shown_in(again)
    app.button(key="dispute-undo").click().run()
    assert "answers" not in kept(app)
    assert before not in shown_in(app)
    assert app.button(key="choice-0-Investigator 1").disabled
    app.button(key="dispute-redo").click().run()
    assert kept(app)["answers"] == ["Investigator 2"]
    assert now in shown_in(app)
    assert app.button(key="dispute-redo").disabled


def test_what_was_not_understood_stays_said_after_a_decision() -> None:
    text = "Frobnicating, two investigators are equally far from a hunter without prey. To whom does it go?"
    app = run("en", text=text)
    doubts = [each.value for each in app.warning]
    assert any("Frobnicating" in each for each in doubts)
    app.button(key="choice-0-Investigator 2").click().run()
    assert [each.value for each in app.warning] == doubts


@pytest.mark.parametrize("lang", LANGS)
def test_the_print_view_is_the_ruling_without_the_app(lang: Lang) -> None:
    app = printed(lang, say(lang, "dispute-example-2"))
    assert not app.exception
    assert not app.error
    assert not app.title
    assert not app.text_area
    paper = "".join(each.proto.body for each in app.get("html"))
    for title in ("dispute-ruling", "ask-order", "ask-rules", "ask-choices", "ask-assumed"):
        assert say(lang, title) in paper
    assert say(lang, "dispute-example-2") in paper
    assert "<ol><li>" in paper
    next(each for each in app.button if each.label == say(lang, "dispute-print-close")).click().run()
    assert app.title
    assert app.text_area[0].value == say(lang, "dispute-example-2")


def test_markup_in_a_description_stays_text_on_paper() -> None:
    app = printed("en", "<img src=x> Roland draws a card. Order?")
    paper = "".join(each.proto.body for each in app.get("html"))
    assert "&lt;img" in paper
    assert "<img" not in paper


def test_the_grim_rule_is_a_table_of_what_each_option_costs() -> None:
    sheet = {
        "situation": {
            "investigators": [{"id": "Roland", "location": "Hall", "sanity": 5, "resources": 1}],
            "locations": [{"id": "Hall"}],
        },
        "attempt": {"draw": "Roland"},
    }
    app = run("en", text="Roland draws a card. Order?", sheet=sheet)
    assert not app.exception
    table = next(each.value for each in app.markdown if each.value.startswith("| "))
    head, _, *rows = table.splitlines()
    assert head == f"| option | {say('en', 'harm-hurt')} |"
    assert rows == ["| ▶ horror | 1 |", "| no horror | 0 |"]


def test_doubts_stand_right_below_the_answer() -> None:
    app = run("en", text="Roland is engaged with a ready ghoul and frobnicates. He draws a card. Order?")
    assert any("frobnicates" in each.value for each in app.warning)


def test_nothing_typed_is_said() -> None:
    app = run("pl")
    app.button[0].click().run()
    assert app.error
    assert not app.exception


@pytest.mark.parametrize("word", ["x", "%%%", "AAAA", pack([1, 2]), pack("text")[:-4]])
def test_a_bad_permalink_explains_itself(word: str) -> None:
    app = AppTest.from_function(page, default_timeout=180)
    app.query_params["lang"] = "uk"
    app.query_params["state"] = word
    app.run()
    assert not app.exception
    assert app.text_area or app.error


def test_a_ruling_file_opens_again() -> None:
    """What `grimrule ask --json` and the page's own button write."""
    inquiry = inquire(say("en", "dispute-example-3"), "en")
    written = as_json(inquiry, page_of(inquiry, load(), "en"))
    app = run("en", **opened("ruling.json", written.encode()).model_dump())
    assert not app.exception
    assert not app.error
    assert any("Wendy" in each.value for each in app.markdown)


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"7"])
def test_another_file_is_a_clear_error(content: bytes) -> None:
    with pytest.raises(BadSaveError):
        opened("other.json", content)


def test_what_is_attempted_can_be_corrected_in_fields() -> None:
    app = run("en", text=say("en", "dispute-example-1"))
    kind = next(each for each in app.selectbox if each.label == say("en", "attempt-kind"))
    assert kind.value == "resource"
    kind.set_value("draw")
    next(each for each in app.button if each.label == say("en", "dispute-again")).click().run()
    assert not app.exception
    sheet = kept(app)["sheet"]
    assert isinstance(sheet, dict)
    assert list(sheet["attempt"]) == ["draw"]


def test_an_attempt_that_cannot_be_read_is_a_clear_error_and_stays_on_the_page() -> None:
    app = run("pl", text=say("pl", "dispute-example-2"))
    free = next(each for each in app.text_input if each.label == say("pl", "attempt-free"))
    free.set_value("{step: [")
    next(each for each in app.button if each.label == say("pl", "dispute-again")).click().run()
    assert [each.value for each in app.error] == [say("pl", "form-attempt-unread")]
    free = next(each for each in app.text_input if each.label == say("pl", "attempt-free"))
    assert free.value == "{step: ["


def test_a_place_counts_from_the_first_step_or_from_the_last() -> None:
    at_last = Asked(text="a")
    assert [at_last.place(9), at_last.moved(-1).place(9), at_last.moved(-1).moved(-1).place(9)] == [9, 8, 7]
    assert at_last.moved(-1).moved(1) == at_last
    assert at_last.moved(-20).place(9) == 0
    assert Asked(text="a", step=4).moved(-1).place(9) == 3
    assert Asked(text="a", step=0).moved(-1).place(9) == 0
    assert Asked(text="a", step=99).place(9) == 9
