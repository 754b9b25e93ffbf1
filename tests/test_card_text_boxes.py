"""Card text: a text box cut into abilities, headings, limits; odd input."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.cards import Cost, Limit, Trigger
from engine.ahlcg.text import (
    ability,
    read_text,
    token_effect,
)
from tests.card_texts import hurt

if TYPE_CHECKING:
    from rules_graph.model import Lang

PLAYED = ["permission", "permission", "play"]
BOXES: list[tuple[Lang, str, list[str]]] = [
    ("en", "Hunter. Retaliate.\nUses (3 whistles).\nPeril.", ["keyword"] * 4),
    ("pl", "Łowca. Mściwy.\nZużywalny (3 ładunki).\nZagrożenie.", ["keyword"] * 4),
    ("uk", "Мисливець. Месник.\nЗастосовність (3 заряди).\nНебезпека.", ["keyword"] * 4),
    ("en", "Ana Bell deck only.\nFast. Play only during your turn.\nGain 4 resources.", PLAYED),
    (
        "pl",
        "Tylko talia Any Bell.\nSzybka. Zagraj tylko podczas twojej tury.\nZyskujesz 4 żetony zasobów.",
        PLAYED,
    ),
    ("uk", "Тільки в колоду Ани Белл.\nМиттєва. Грайте тільки у свій хід.\nОтримайте 4 ресурси.", PLAYED),
    ("en", "<b>Spawn</b> - Harbor.\n<b>Prey</b> - Highest [agility].", ["spawn", "prey"]),
    ("pl", "<b>Rozstawienie</b> - Port.\n<b>Polowanie</b> - Najwyższa [agility].", ["spawn", "prey"]),
    ("uk", "<b>Поява</b> - Порт.\n<b>Жертва</b> - З найвищим [agility].", ["spawn", "prey"]),
]


@pytest.mark.parametrize(("lang", "text", "types"), BOXES)
def test_a_text_box_is_cut_into_its_abilities(lang: Lang, text: str, types: list[str]) -> None:
    readings = read_text(text, lang, kind="event" if "play" in types else "enemy")
    assert [reading.type for reading in readings] == types


@pytest.mark.parametrize(
    "text",
    [
        "Fast. Play after you fail a skill test.\nHeal 1 horror.",
        "Szybka. Zagraj po tym, jak twój test umiejętności zakończy się porażką.\n"
        "Wylecz 1 punkt przerażenia.",
        "Миттєва. Грайте після того, як провалили перевірку.\nВилікуйте 1 жах.",
    ],
)
def test_an_event_waits_for_the_moment_of_its_play_instruction(text: str) -> None:
    played = read_text(text, kind="event")[-1]
    assert (played.type, played.timing, played.at) == ("play", "after", "test-failed")
    assert played.trigger == Trigger(by="you")
    assert played.executable


def test_an_untranslated_ability_among_translated_ones_is_read_as_english() -> None:
    text = "Łowca.\n<b>Wymuszony</b> - After you enter this location: Take 1 horror."
    forced = read_text(text, "pl")[1]
    assert (forced.type, forced.timing, forced.at) == ("forced", "after", "investigator-moved")
    assert forced.effects == (hurt(horror=1),)


def test_the_engine_gets_an_ability_of_what_has_effects_only() -> None:
    text = "Hunter.\n<b>Prey</b> - Bearer only.\n<b>Forced</b> - At the end of the round: Take 1 damage."
    made = [ability(reading, "a") for reading in read_text(text, kind="enemy")]
    assert made[:2] == [None, None]
    forced = made[2]
    assert forced is not None
    assert (forced.at, forced.timing, forced.type) == ("step-4.6", "when", "forced")


def test_an_elder_sign_becomes_a_token_effect() -> None:
    [reading] = read_text("[elder_sign] effect: +1. If you fail, lose 1 resource.")
    assert ability(reading, "a") is None
    expected = fx.TokenEffect(add=1, on_failure=(fx.GainResources(count=-1),))
    assert token_effect(reading) == expected


@pytest.mark.parametrize(
    ("text", "kind", "cost"),
    [
        ("Free ability: draw 2 cards", "free", Cost()),
        ("Fast: Exhaust this card: draw 2 cards", "free", Cost(exhaust=True)),
        ("Action Draw 2 cards.", "action", Cost(actions=1)),
        ("Action - Spend 1 resource: draw 2 cards", "action", Cost(actions=1, resources=1)),
        ("Darmowa zdolność – dobierz 2 karty", "free", Cost()),
        ("Szybka zdolność: Wyczerp tę kartę: dobierz 2 karty", "free", Cost(exhaust=True)),
        ("Akcja Dobierz 2 karty.", "action", Cost(actions=1)),
        ("Akcja – Wydaj 1 zasób: dobierz 2 karty", "action", Cost(actions=1, resources=1)),
        ("Безкоштовна властивість – витягніть 2 карти", "free", Cost()),
        ("Миттєва властивість: Виснажте цю карту: витягніть 2 карти", "free", Cost(exhaust=True)),
        ("Дія Витягніть 2 карти.", "action", Cost(actions=1)),
        ("Дія – Витратьте 1 ресурс: витягніть 2 карти", "action", Cost(actions=1, resources=1)),
    ],
)
def test_plain_headings(text: str, kind: str, cost: Cost) -> None:
    [reading] = read_text(text)
    assert (reading.type, reading.cost, reading.effects) == (kind, cost, (fx.DrawCards(count=2),))


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("Max once per round. Gain 3 resources.", Limit(maximum=True)),
        ("Max once per round.\nGain 3 resources.", Limit(maximum=True)),
        ("Gain 3 resources. Max twice per game.", Limit(times=2, per="game", maximum=True)),
        ("Gain 3 resources.\nLimit once per turn.", Limit(per="turn")),
        ("Maksymalnie raz na rundę. Zyskujesz 3 zasoby.", Limit(maximum=True)),
        ("Maks. 1 raz na rundę. Zyskujesz 3 zasoby.", Limit(maximum=True)),
        ("Zyskujesz 3 zasoby. Limit raz na turę.", Limit(per="turn")),
        ("Максимум один раз за раунд. Отримайте 3 ресурси.", Limit(maximum=True)),
        ("Не більше одного разу за раунд. Отримайте 3 ресурси.", Limit(maximum=True)),
        ("Отримайте 3 ресурси. Ліміт: один раз на хід.", Limit(per="turn")),
    ],
)
def test_a_limit_as_a_sentence(text: str, limit: Limit) -> None:
    [played] = [each for each in read_text(text) if each.type != "permission"]
    assert (played.type, played.limit, played.effects) == ("play", limit, (fx.GainResources(count=3),))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " \n\t ",
        "After you defeat an enemy, " * 400,
        "(" * 10_000,
        "[[" * 5_000,
        '"' * 10_000,
        "<b>" * 3_000,
        "[[Elite] [action] ((Limit once per round",
        "<b>Forced</b><script>alert(1)</script> - After <i>x</i>: <b>",
        "Forced - : . : ",
        "[elder_sign]",
        "[action]",
        "\x00\u202e🦇",
    ],
    ids=range(13),
)
def test_odd_text_is_read_without_harm(text: str) -> None:
    for reading in read_text(text):
        ability(reading, "a")


WORDS = [
    *["[action]", "[reaction]", "After", "you", "an enemy", ":", ".", ",", "(", ")", '"', "<b>", "[[Elite]]"],
    *["+1", "[combat]", "kiedy", "wroga", "odrzuć", "Після того, як", "ви", "2", "X", "\n", "Then,", "may"],
    *["(Limit once per round.)", "Forced -", "must either", "or", "and", "take", "damage", "each", "instead"],
    *["test [willpower] (3).", "If you succeed,", "[elder_sign]", "<b>Fight.</b>", "at your location"],
]


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from(WORDS), max_size=30), st.sampled_from(["", "asset", "event", "skill", "enemy"])
)
def test_any_words_are_read_without_harm(words: list[str], kind: str) -> None:
    for reading in read_text(" ".join(words), None, "Elite", kind):
        ability(reading, "a")
