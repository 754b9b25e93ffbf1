"""Mansions of Madness in plain words: who does what, and which number belongs to which word."""

from __future__ import annotations

import pytest

from engine.mansions.described import inquire
from engine.mansions.described.scenes import whose
from engine.mansions.described.speech import SPEECH
from engine.plain_words import Told
from rules_graph.model import LANGS, Lang
from tests.casebook import corpus
from ui.answer.inquiry import page


@pytest.mark.parametrize(
    ("text", "lang", "concept", "who"),
    [
        ("I tested against this zombie, left the room and came back.", "en", "leave", "me"),
        ("The zombie hits me and leaves.", "en", "leave", "monster"),
        ("Do I have to evade it to leave?", "en", "leave", "me"),
        ("It leaves my space.", "en", "leave", "monster"),
        ("Potwór stoi w pokoju, do którego wchodzę.", "pl", "enter", "me"),
        ("Do mojego pokoju wchodzi potwór.", "pl", "enter", "monster"),
        ("Czy ogłuszony potwór może się ruszyć?", "pl", "move", "monster"),
        ("Заходжу в кімнату, де стоїть монстр.", "uk", "enter", "me"),
        ("Монстр заходить у мою кімнату.", "uk", "enter", "monster"),
    ],
)
def test_a_verb_has_its_subject(text: str, lang: Lang, concept: str, who: str) -> None:
    told = Told.of(text, lang, SPEECH)
    assert whose(told, told.places(concept)[0]) == who


@pytest.mark.parametrize(
    ("text", "lang", "what", "value"),
    [
        ("The horror rating of the monster is -3.", "en", "horror-rating", -3),
        ("Показник жаху монстра -3.", "uk", "horror-rating", -3),
        ("Шкода монстра 3.", "uk", "damage", 3),
        ("mam sile 5 test sily -1", "pl", "strength", 5),
        ("3 monsters", "en", "monster", 3),
    ],
)
def test_a_number_belongs_to_its_word(text: str, lang: Lang, what: str, value: int) -> None:
    facts = Told.of(text, lang, SPEECH).facts
    assert (what, value) in [(fact.what, fact.value) for fact in facts]


def test_how_many_can_be_held_is_a_number_and_no_permission() -> None:
    assert inquire("How many Mythos cards can the Keeper hold?", "en").question == "much"
    assert inquire("Can the Keeper hold five Mythos cards?", "en").question == "may"


@pytest.mark.parametrize("lang", LANGS)
def test_where_the_book_is_silent_the_answer_says_whom_it_favours(lang: Lang) -> None:
    silent = inquire("The monster in my space is stunned. Do I have to evade it to leave?", "en")
    said = [line.text for line in page(silent, corpus(), lang)[0].lines]
    assert any(word in said[1] for word in ("Keeper", "Strażnik", "Хранител"))


@pytest.mark.parametrize("lang", LANGS)
def test_where_nobody_decides_a_rule_of_the_house_is_called_one(lang: Lang) -> None:
    both = inquire("The Keeper and the investigators meet their objectives at the same time. Who wins?", "en")
    assert both.answer is not None
    assert both.answer.pending is not None
    said = [line.text for line in page(both, corpus(), lang)[0].lines]
    assert len(said) == 2
    assert any(word in said[1] for word in ("Keeper", "Strażnik", "Хранител"))
