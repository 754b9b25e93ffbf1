"""Whatever stands in an address or a field: the page explains itself, does not fail, takes little time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest
from streamlit.testing.v1 import AppTest

from tests.hostile import MARKUP, hostile_round, hostile_test
from tests.sparing import one_of
from ui.play.address import pack
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

LONG = "упир ghoul " * 20_000
CHAIN: list[object] = []
for _ in range(500):
    CHAIN = [CHAIN]
PAGE = """
import streamlit as st
from ui.app.frame import guarded, sound_corpus
from ui.app.pages.{name} import show
guarded(show, sound_corpus("uk"), "uk")
"""


def run(name: str, address: Mapping[str, str | list[str]]) -> AppTest:
    app = AppTest.from_string(PAGE.format(name=name), default_timeout=180)
    app.query_params.update({"lang": "uk", **address})
    return app.run()


def assert_sound(app: AppTest) -> None:
    assert not app.exception
    assert say("uk", "page-failed") not in [each.value for each in app.error]


STATES = {
    "path": "../../../../etc/passwd",
    "markup": MARKUP,
    "no state": pack(["x"]),
    "number": pack(7),
    "deep": pack({"sheet": CHAIN, "answers": CHAIN, "text": "a"}),
    "long": pack({"text": LONG, "sheet": {"situation": LONG}, "answers": [LONG]}),
    "wrong kinds": pack({"text": "a", "sheet": {"situation": {"investigators": 1}}, "answers": {"a": 1}}),
    "no attempt": pack({"text": "a", "sheet": {"situation": {}, "attempt": {"fight": 3}}, "step": -9}),
    "huge step": pack({"text": "a", "step": 10**30, "at": 10**30, "shown": 10**30}),
    "letters": "A" * 60_000,
}


@pytest.mark.parametrize("name", ["dispute", "skill_test", "rounds"])
@pytest.mark.parametrize("state", STATES.values(), ids=STATES)
def test_a_state_that_nobody_wrote(name: str, state: str) -> None:
    assert_sound(run(name, {"table": state}))


WORDS = {
    "path": "../../../etc/passwd",
    "markup": MARKUP,
    "long": LONG,
    "nothing": "\0\u202e ",
    "number": "9" * 5000,
}


@pytest.mark.parametrize("word", one_of(WORDS, "markup", "nothing"))
@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("search", ["q", "kind", "game"]),
        ("rule", ["rule", "at", "to", "all", "game"]),
        ("odds", ["bag", "skill", "difficulty", "icons", "other", "symbol"]),
        ("coverage", ["q", "status", "kind"]),
    ],
)
def test_words_that_nobody_means(name: str, fields: list[str], word: str) -> None:
    began = time.process_time()
    for field in fields:
        more = {"rule": "hunter"} if name == "rule" and field != "rule" else {}
        assert_sound(run(name, {**more, field: WORDS[word]}))
    assert time.process_time() - began < 60


@pytest.mark.parametrize(("name", "state"), [("skill_test", hostile_test()), ("rounds", hostile_round())])
def test_names_of_markup_are_quoted(name: str, state: object) -> None:
    app = run(name, {"table": pack(state)})
    assert_sound(app)
    told = [each.proto.body for each in app.get("html")] + [each.value for each in app.markdown]
    assert "onerror" in "".join([*told, *(button.label for button in app.button)])
    assert not any("<img src=x" in each.replace(r"\<", "") for each in told)
