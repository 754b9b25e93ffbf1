"""Card text: whole cards, exports, and the real cards where there are any."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from bench.cards import Measured, measure, structure
from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.cards import Card, Enemy, Prey, Trigger
from engine.ahlcg.text import Printed, Reading, card_from, read_cards
from rules_graph.errors import BadCardError, BadCardsError, GrimruleError, UnreadableFileError
from rules_graph.model import LANGS, Lang
from tests.card_texts import LANTERN
from tests.outside import CARDS, needed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

GUARD: dict[str, Any] = {
    "code": "x1", "name": "Harbor Guard", "type_code": "enemy", "enemy_fight": 3, "enemy_evade": 2,
    "enemy_damage": 1, "health": 4, "traits": "Humanoid. Warden.", "victory": 1, "is_unique": True,
    "text": "<b>Spawn</b> - Any empty location.\n<b>Prey</b> - Lowest remaining sanity.\nHunter.\n"
    "<b>Forced</b> - After Harbor Guard attacks: Place 1 doom on the current agenda.",
}  # fmt: skip
LAMP: dict[str, Any] = {
    "code": "x2", "name": "Brass Lantern", "type_code": "asset", "cost": 2, "slot": "Hand x2",
    "skill_wild": 2, "skill_agility": 1, "traits": "Item.",
    "text": "Fast.\nUses (3 supplies).\n[action] Spend 1 supply: Draw 1 card.",
}  # fmt: skip


def test_an_enemy_from_its_json() -> None:
    enemy = card_from(GUARD)
    assert isinstance(enemy, Enemy)
    assert (enemy.id, enemy.fight, enemy.evade, enemy.damage, enemy.health) == ("x1", 3, 2, 1, 4)
    assert (enemy.hunter, enemy.retaliate, enemy.unique, enemy.victory) == (True, False, True, 1)
    assert (enemy.spawn, enemy.prey) == (("any-empty",), Prey(lowest="remaining-sanity"))
    assert enemy.traits == ("Humanoid", "Warden")
    assert [each.id for each in enemy.abilities] == ["x1.4"]


def test_a_card_from_its_json_with_the_words_of_a_translation() -> None:
    polish = {
        "code": "x2",
        "name": LANTERN["pl"],
        "traits": "Przedmiot.",
        "text": "Szybka.\nZużywalny (3 zapasy).\n[action] Wydaj 1 zapas: dobierz 1 kartę.",
    }
    for card in (card_from(LAMP), card_from(LAMP, polish)):
        assert isinstance(card, Card)
        assert (card.cost, card.fast, card.uses, card.slots) == (2, True, 3, ("hand", "hand"))
        assert card.icons == ("agility", "wild", "wild")
        assert [each.results for each in card.abilities] == [(fx.DrawCards(),)]
    assert card_from(LAMP, polish).title == LANTERN["pl"]


def test_a_weakness_hunts_its_bearer() -> None:
    enemy = card_from({**GUARD, "text": "<b>Prey</b> - Bearer only."}, owner="ana")
    assert isinstance(enemy, Enemy)
    assert (enemy.prey, enemy.owner) == (Prey(only="ana"), "ana")


def test_a_location_is_kept_as_printed() -> None:
    location = card_from({"code": "x3", "name": "Pier", "type_code": "location", "shroud": 2, "clues": 1})
    assert isinstance(location, Printed)
    assert (location.shroud, location.clues, location.abilities) == (2, 1, ())


@pytest.mark.parametrize("wrapped", [lambda card: [card], lambda card: {"cards": [card]}, lambda card: card])
def test_an_export_is_a_list_a_wrapped_list_or_one_card(tmp_path: Path, wrapped: Any) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(wrapped(GUARD)), "utf-8")
    assert [card.id for card in read_cards(path)] == ["x1"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("code", None),
        ("name", ""),
        ("type_code", 5),
        ("text", ["x"]),
        ("health", "four"),
        ("enemy_fight", 1.5),
    ],
)
def test_an_odd_field_is_named(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "cards.json"
    path.write_text(json.dumps([GUARD, {**GUARD, field: value}]), "utf-8")
    with pytest.raises(BadCardError) as raised:
        read_cards(path)
    assert raised.value.values["field"] == field
    assert raised.value.values["where"] == f"{path}#2"


@pytest.mark.parametrize(
    ("content", "what"),
    [
        ("{", "not-json"),
        ('"cards"', "no-list"),
        ("[1]", "no-card"),
        ('{"cards": 3}', "no-list"),
        ("", "not-json"),
    ],
)
def test_a_file_that_is_no_export_is_refused(tmp_path: Path, content: str, what: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(content, "utf-8")
    with pytest.raises(BadCardsError) as raised:
        read_cards(path)
    assert raised.value.values["what"] == what


def test_a_missing_or_binary_file_is_unreadable(tmp_path: Path) -> None:
    binary = tmp_path / "cards.json"
    binary.write_bytes(b"\xff\xfe\x00\xd8")
    for path in (tmp_path / "none.json", binary, tmp_path):
        with pytest.raises(UnreadableFileError):
            read_cards(path)
    assert issubclass(BadCardsError, GrimruleError)


@pytest.fixture(scope="module")
def measured() -> Measured:
    return measure(needed(CARDS))


@pytest.mark.parametrize("lang", LANGS)
def test_real_abilities_are_recognised(measured: Measured, lang: Lang) -> None:
    assert measured.recognised(lang).value >= 0.995


@pytest.mark.parametrize(("lang", "share"), [("en", 0.77), ("pl", 0.76), ("uk", 0.73)])
def test_many_real_effects_are_read_in_full(measured: Measured, lang: Lang, share: float) -> None:
    assert measured.executable(lang).value >= share


def test_real_cards_have_the_same_structure_in_each_language(measured: Measured) -> None:
    assert measured.agreement().value >= 0.97


def test_structure_leaves_the_words_out() -> None:
    one, other = (
        Reading(type="forced", at="enemy-defeated", trigger=Trigger(trait=trait)) for trait in ("Moth", "Ćma")
    )
    assert structure(one) == structure(other)


def every_card(folder: Path) -> Sequence[Path]:
    return sorted((folder / "en").glob("**/*.json"))


def test_every_real_card_can_be_imported() -> None:
    real = needed(CARDS)
    assert every_card(real)
    for path in every_card(real):
        for lang in LANGS:
            translated = real / lang / path.name
            assert read_cards(path, translated if lang != "en" and translated.exists() else None)
