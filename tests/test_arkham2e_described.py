"""Plain words about Arkham Horror: what is particular to how they are read."""

from __future__ import annotations

from fractions import Fraction

from engine.arkham2e.described import inquire
from engine.kernel import Decision


def test_the_difficulty_may_be_written_as_the_book_prints_it() -> None:
    printed = inquire("Luck 4, check Luck (-1) [2]. Odds?", "en")
    spoken = inquire("Luck 4, check Luck -1, difficulty 2. Odds?", "en")
    assert printed.sure
    assert printed.answer
    assert spoken.answer
    assert printed.answer.chance == spoken.answer.chance == Fraction(7, 27)


def test_dollars_may_be_written_with_their_sign() -> None:
    found = inquire("Мене заарештували, маю 7$. Скільки грошей втрачаю?", "uk")
    assert found.sure
    assert found.answer
    assert found.answer.number == 3


def test_clues_buy_dice_from_zero() -> None:
    found = inquire("Lore 2, lore check -4, I spend 2 clues. How many dice do I roll?", "en")
    assert found.answer
    assert found.answer.number == 2


def test_where_the_book_is_silent_nobody_decides() -> None:
    found = inquire("Jestem zatrzymany, na moim polu ghul. Czy muszę z nim walczyć?", "pl")
    assert found.answer
    assert isinstance(found.answer.pending, Decision)
    assert found.answer.pending.by is None


def test_one_question_is_answered_at_a_time() -> None:
    found = inquire("The monster has Ambush and we fight. Can I flee? With no Ambush, can I flee?", "en")
    assert found.missing == ("one-question",)
    assert found.answer is None


def test_what_may_be_done_need_not_be_done() -> None:
    may = inquire("I passed the check. Can I spend a clue for another die?", "en")
    must = inquire("I passed the check. Must I spend a clue for another die?", "en")
    assert may.answer
    assert must.answer
    assert (may.answer.verdict, must.answer.verdict) == (True, False)


def test_a_fight_that_never_ends_is_left_off() -> None:
    found = inquire("Overwhelming 1, I failed the combat check. Do I lose stamina?", "en")
    assert found.answer
    assert found.answer.verdict is False
