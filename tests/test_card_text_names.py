"""Card text: the card's own name is matched as a word, and symbols are known however they are spelt."""

from __future__ import annotations

import pytest

from engine.ahlcg.state.effects import Heal
from engine.ahlcg.state.naming import has_trait, same_name
from engine.ahlcg.text import read_text
from engine.ahlcg.text.names import with_self


def test_a_name_hides_no_word_that_only_looks_like_it() -> None:
    [reading] = read_text("[action]: Heal 1 damage.", "en", "Heart", "asset")
    assert reading.effects == (Heal(damage=1),)


def test_a_card_called_as_a_deed_is_named_only_in_quotes() -> None:
    assert with_self('Heal 1 damage. Discard "Heal".', "Heal", "en") == "Heal 1 damage. Discard ~."


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ghoul", "Ghost", False),
        ("Heart", "Heat", False),
        ("Ворог", "Ворон", False),
        ("Ghoul", "Ghouls", True),
        ("Ghul", "Ghulem", True),
        ("Potwór", "Potworów", True),
        ("Elitarny", "Elitarnego", True),
        ("Matka", "Matce", True),
        ("Мисливець", "Мисливця", True),
        ("Елітний", "Елітного", True),
        ("Night Watchman", "night watchman", True),
        ("Study", "Study Hall", False),
    ],
)
def test_a_name_is_the_same_but_for_what_a_case_changes(one: str, other: str, same: bool) -> None:
    assert same_name(one, other) == same_name(other, one) == has_trait((one,), other) == same


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[reakcja] Po tym, jak pokonasz wroga: dobierz 1 kartę.", "reaction"),
        ("[Реакція] Після того, як ви перемогли ворога: візьміть 1 карту.", "reaction"),
        ('<span class="icon-reaction"></span> After you defeat an enemy: Draw 1 card.', "reaction"),
        ("[akcja]: Dobierz 1 kartę.", "action"),
        ("[дія]: Візьміть 1 карту.", "action"),
        ("[darmowa]: Dobierz 1 kartę.", "free"),
        ("[szybka akcja]: Dobierz 1 kartę.", "free"),
        ("[миттєва]: Візьміть 1 карту.", "free"),
        ("[lightning]: Draw 1 card.", "free"),
    ],
)
def test_a_symbol_is_known_in_each_language(text: str, kind: str) -> None:
    [reading] = read_text(text, None, "", "asset")
    assert (reading.type, reading.executable) == (kind, True)
