"""Eldritch Horror in plain words: what its descriptions must tell, beside what holds for every game."""

from __future__ import annotations

import pytest

from engine.eldritch.front import inquire
from rules_graph.model import LANGS, Lang
from tests.casebook import corpus
from tests.described import described, scored
from ui.answer.inquiry import page


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_told_is_listed(lang: Lang) -> None:
    """A value that stands in a fight or a test was read or is assumed, under its name."""
    for name in described("eldritch"):
        found = scored("eldritch", name, lang).inquiry
        listed = {each.what for each in (*found.understood, *found.assumed)}
        if found.sheet and found.topic == "combat":
            assert {"health", "sanity", "strength", "damage"} <= listed
        if found.sheet and found.topic == "test" and found.sheet.attempt.test:
            assert {found.sheet.attempt.test.skill, "modifier"} <= listed


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("Can I rest beside a gloomy monster?", "en"),
        ("Czy mogę odpocząć przy frobnikowatym potworze?", "pl"),
        ("Чи можу відпочити біля фробнікуватого монстра?", "uk"),
        ("The omen does not advance, it is blue. 2 blue gates, doom 5. Where is doom?", "en"),
    ],
)
def test_it_says_what_it_did_not_understand(text: str, lang: Lang) -> None:
    found = inquire(text, lang)
    assert not found.sure
    assert found.unread or found.missing


def test_negations_that_nothing_takes_up_withhold_the_answer() -> None:
    found = inquire("The omen does not advance. Doom is 5, 2 gates match. Where is doom?", "en")
    assert found.answer is None
    assert "not" in found.missing


def test_an_answer_says_no_by_its_rule() -> None:
    found = inquire("Can I rest with a monster on my space?", "en")
    assert found.answer is not None
    assert found.answer.verdict is False
    assert found.cites == ("eldritch/rest-action^monster",)
    assert page(found, corpus(), "uk")[0].lines[0].text == "Ні."
