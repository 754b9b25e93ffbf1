"""Plain words in three languages: read rightly, or doubted aloud; never wrong in silence."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from bench.descriptions import FOLDERS, described, score
from engine.ahlcg.described import inquire
from rules_graph.model import LANGS

if TYPE_CHECKING:
    from bench.descriptions import Scored
    from rules_graph.model import Lang

CASES = {case["id"]: case for folder in FOLDERS.values() for case in described(folder)}
# Shares that are right, as last measured and rounded down; a change that reads worse shows here.
LEAST: dict[Lang, float] = {"en": 0.70, "pl": 0.60, "uk": 0.55}


@cache
def scored(name: str, lang: Lang) -> Scored:
    return score(CASES[name], lang)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", CASES)
def test_nothing_is_wrong_in_silence(name: str, lang: Lang) -> None:
    each = scored(name, lang)
    assert not each.silent, each.why


@pytest.mark.parametrize("lang", LANGS)
def test_most_are_right(lang: Lang) -> None:
    right = [scored(name, lang).right for name in CASES]
    assert len(right) >= 25
    assert sum(right) / len(right) >= LEAST[lang]


@pytest.mark.parametrize("name", CASES)
def test_the_same_dispute_has_the_same_ruling_in_every_language(name: str) -> None:
    """Of those that are read rightly in several languages: the same decision by the same rule."""
    rulings = [scored(name, lang).inquiry.ruling for lang in LANGS if scored(name, lang).right]
    found = {
        (r.verdict.says, r.verdict.decision.cites if r.verdict.decision else None, r.verdict.odds)
        for r in rulings
        if r and r.verdict.asks == CASES[name]["question"]
    }
    assert len(found) <= 1


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_not_said_is_listed_as_assumed(lang: Lang) -> None:
    """Every default that stands in a sheet and changes it is named."""
    for name in CASES:
        found = scored(name, lang).inquiry
        said = {what for what, _ in found.draft.assumed}
        for foe in found.scene.foes:
            assert foe.ready is not None or "enemy-ready" in said
        if found.draft.sheet and len(found.scene.people) > 1 and found.scene.lead is None:
            assert "lead" in said


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("The gloomstalker frobnicates me. Do I still get a resource?", "en"),
        ("Frobnikuję dwa zmroczki i dobieram kartę. Dostanę ją?", "pl"),
        ("Фробнікую сутінника та беру ресурс. Отримаю його?", "uk"),
    ],
)
def test_words_that_we_do_not_know_are_listed(text: str, lang: Lang) -> None:
    found = inquire(text, lang)
    assert len(found.unread) >= 2
    assert not found.sure


def test_it_never_invents() -> None:
    """Whom the text does not name is not in the sheet."""
    found = inquire("Roland is engaged with a ready ghoul. He takes a resource. Order?", "en")
    assert found.draft.sheet is not None
    situation = found.draft.sheet["situation"]
    assert [each["id"] for each in situation["investigators"]] == ["Roland"]
    assert [each["id"] for each in situation["enemies"]] == ["Ghoul"]


@pytest.mark.parametrize(
    ("lang", "text", "attempt"),
    [
        ("en", "Roland fails a combat test by 2 against the ghoul engaged with Wendy. Order?", "fight"),
        ("pl", "Roland oblewa test walki o 2 przeciw ghulowi w zwarciu z Wendy. Jaka kolejność?", "fight"),
        ("uk", "Роланд провалює перевірку бою на 2 проти упиря в бою з Венді. У якому порядку?", "fight"),
        ("en", "Roland passes an agility test against the ghoul by 1. Order?", "evade"),
        ("pl", "Roland zdaje test zwinności przeciw ghulowi o 1. Jaka kolejność?", "evade"),
        ("en", "A ghoul is engaged with Wendy. Roland fails a combat test by 2. Order?", "test"),
        ("pl", "Roland oblewa test siły woli o 2 przeciw ghulowi. Jaka kolejność?", "test"),
    ],
)
def test_a_test_of_combat_or_agility_against_an_enemy_is_a_fight_or_an_evasion(
    lang: Lang, text: str, attempt: str
) -> None:
    sheet = inquire(text, lang).draft.sheet
    assert sheet is not None
    assert [*sheet["attempt"]] == [attempt]
