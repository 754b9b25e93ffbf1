"""The dispute page: describe, see the answer, step, decide, correct, and come back by the address."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from engine.ahlcg.described import inquire
from rules_graph.corpus import load
from rules_graph.model import LANGS
from ui.address import pack, unpack
from ui.inquiries import as_json
from ui.inquiries import page as page_of
from ui.pages.dispute import opened
from ui.stepping import BadSaveError
from ui.words import say


def page() -> None:
    import streamlit as st  # noqa: PLC0415

    from rules_graph.corpus import load  # noqa: PLC0415
    from ui.frame import guarded  # noqa: PLC0415
    from ui.pages.dispute import show  # noqa: PLC0415

    guarded(show, load(), st.query_params["lang"])  # type: ignore[arg-type]


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
    back = next(each for each in app.button if each.label == say("en", "dispute-back"))
    back.click().run()
    first = kept(app)["step"]
    assert isinstance(first, int)
    again = run("en", **kept(app))
    bold = [each.value for each in again.markdown if each.value.startswith(f"{first}. **")]
    assert len(bold) == 1


def test_a_decision_is_a_button_that_changes_the_order() -> None:
    app = run("en", text=say("en", "dispute-example-2"))
    other = next(each for each in app.button if each.label == "Investigator 2")
    other.click().run()
    assert kept(app)["answers"] == ["Investigator 2"]
    assert any("Hunter engages Investigator 2" in each.value for each in app.markdown)


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
    app = run("en", **opened("ruling.json", written.encode()))
    assert not app.exception
    assert not app.error
    assert any("Wendy" in each.value for each in app.markdown)


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"7"])
def test_another_file_is_a_clear_error(content: bytes) -> None:
    with pytest.raises(BadSaveError):
        opened("other.json", content)
