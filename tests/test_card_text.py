"""Card text in three languages. Every text here is invented."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bench.cards import Measured, measure, structure
from engine.ahlcg import effects as fx
from engine.ahlcg.cards import Card, Cost, Enemy, Limit, Prey, Trigger
from engine.ahlcg.effects import Opaque, Skill
from engine.ahlcg.text import (
    BadCardError,
    BadCardsError,
    Printed,
    Reading,
    ability,
    card_from,
    read_cards,
    read_text,
    token_effect,
)
from rules_graph.errors import GrimruleError, UnreadableFileError
from rules_graph.model import LANGS, Lang

if TYPE_CHECKING:
    from collections.abc import Sequence

LANTERN = {"en": "Brass Lantern", "pl": "Mosiężna latarnia", "uk": "Мідний ліхтар"}
TEST = fx.SkillTest(skill=Skill.AGILITY, difficulty=2)


def hurt(damage: int = 0, horror: int = 0, **more: Any) -> fx.Hurt:
    return fx.Hurt(damage=damage, horror=horror, **more)


# what it is, the three texts, the reading without its words
ABILITIES: list[tuple[str, tuple[str, str, str], Reading]] = [
    (
        "forced, an enemy defeated",
        (
            "Forced - After an enemy is defeated: Place 1 doom on the current agenda.",
            "Wymuszony – Po tym, jak wróg zostanie pokonany: umieść 1 żeton zagłady na obecnej tajemnicy.",
            "Примус – Після того, як ворога переможено: покладіть 1 приреченість на поточну загрозу.",
        ),
        Reading(type="forced", timing="after", at="enemy-defeated", effects=(fx.PlaceDoom(),)),
    ),
    (
        "plain reaction",
        (
            "Reaction: After you defeat an enemy: draw 1 card",
            "Reakcja: Po tym, jak pokonasz wroga: dobierz 1 kartę",
            "Реакція: Після того, як ви перемогли ворога: візьміть 1 карту",
        ),
        Reading(
            type="reaction",
            timing="after",
            at="enemy-defeated",
            trigger=Trigger(by="you"),
            effects=(fx.DrawCards(),),
        ),
    ),
    (
        "end of round",
        (
            "<b>Forced</b> - At the end of the round: Discard Brass Lantern.",
            "<b>Wymuszony</b> - Koniec rundy: odrzuć Mosiężną latarnię.",
            '<b>Примусово</b> - Наприкінці раунду: Скиньте "Мідний ліхтар".',
        ),
        Reading(type="forced", timing="at", at="step-4.6", effects=(fx.Discard(),)),
    ),
    (
        "end of your turn",
        (
            "<b>Forced</b> - At the end of your turn: Take 2 direct horror.",
            "<b>Wymuszony</b> - Koniec twojej tury: otrzymujesz 2 bezpośrednie punkty przerażenia.",
            "<b>Примусово</b> - Наприкінці вашого ходу: Отримайте 2 спрямовані жахи.",
        ),
        Reading(
            type="forced",
            timing="at",
            at="step-2.2.2",
            trigger=Trigger(by="you"),
            effects=(hurt(horror=2, direct=True),),
        ),
    ),
    (
        "a phase begins",
        (
            "[reaction] After the mythos phase begins, exhaust Brass Lantern: Gain 2 resources.",
            "[reaction] Po rozpoczęciu fazy mitów, wyczerp Mosiężną latarnię: zyskujesz 2 żetony zasobów.",
            '[reaction] Після початку фази міфу, задійте "Мідний ліхтар": Отримайте 2 ресурси.',
        ),
        Reading(
            type="reaction",
            timing="after",
            at="step-1.1",
            cost=Cost(exhaust=True),
            effects=(fx.GainResources(count=2),),
        ),
    ),
    (
        "cost before the moment",
        (
            "[reaction] After you evade an enemy, discard Brass Lantern: Move to a connecting location.",
            "[reaction] Odrzuć Mosiężną latarnię po tym, jak wymkniesz się wrogowi: "
            "porusz się do połączonej lokalizacji.",
            '[reaction] Після того, як ви втекли від ворога, скиньте "Мідний ліхтар": '
            "Перемістіться у сполучену локацію.",
        ),
        Reading(
            type="reaction",
            timing="after",
            at="enemy-evaded",
            trigger=Trigger(by="you"),
            cost=Cost(discard=True),
            effects=(fx.Move(to="one-connected"),),
        ),
    ),
    (
        "would fail",
        (
            "[reaction] When you would fail a skill test, spend 1 charge: You get +3 "
            "[agility] for this skill test.",
            "[reaction] Wydaj 1 ładunek, kiedy twój test umiejętności miałby zakończyć się porażką: "
            "dostajesz +3 [agility] do tego testu umiejętności.",
            "[reaction] Коли ви повинні провалити перевірку, витратьте 1 заряд: У вас +3 "
            "[agility] в цій перевірці.",
        ),
        Reading(
            type="reaction",
            timing="would",
            at="test-failed",
            trigger=Trigger(by="you"),
            cost=Cost(uses=1),
            effects=(fx.Modify(value="agility", add=3),),
        ),
    ),
    (
        "an enemy attacks you",
        (
            "[reaction] When an enemy attacks you: Cancel that attack. (Limit once per phase.)",
            "[reaction] Kiedy wróg cię zaatakuje: anuluj ten atak. (Limit raz na fazę).",
            "[reaction] Коли ворог атакує вас: Відмініть цю атаку. (Ліміт: 1 раз за фазу.)",
        ),
        Reading(
            type="reaction",
            timing="when",
            at="enemy-attacks",
            trigger=Trigger(by="you"),
            limit=Limit(per="phase"),
            effects=(fx.Cancel(),),
        ),
    ),
    (
        "free, with its price",
        (
            "[fast] During your turn, spend 3 resources: Draw 2 cards. (Limit twice per round.)",
            "[free] Podczas twojej tury wydaj 3 żetony zasobów: dobierz 2 karty (limit dwa razy na rundę).",
            "[free] Під час свого ходу витратьте 3 ресурси: Візьміть 2 карти. (Ліміт: 2 рази за раунд.)",
        ),
        Reading(
            type="free",
            at="window",
            cost=Cost(resources=3),
            limit=Limit(times=2),
            effects=(fx.DrawCards(count=2),),
            **{"while": "your-turn"},
        ),
    ),
    (
        "fight",
        (
            "[action] Spend 2 ammo: <b>Fight.</b> This attack deals +3 damage. "
            "You get -1 [combat] for this attack.",
            "[action] Wydaj 2 naboje: <b>Walka.</b> Ten atak zadaje +3 obrażenia. "
            "Dostajesz -1 [combat] do tego ataku.",
            "[action] Витратьте 2 набої: <b>Атака.</b> Ця атака наносить +3 рани. "
            "У вас -1 [combat] на цю атаку.",
        ),
        Reading(
            type="action", at="action", cost=Cost(actions=1, uses=2), designator="fight", add=-1, damage=3
        ),
    ),
    (
        "investigate with another skill",
        (
            "[action]: <b>Investigate.</b> This investigation uses [agility] instead of [intellect]. "
            "If you succeed, draw 1 card.",
            "[action]: <b>Badanie.</b> Przeprowadź badanie przy pomocy [agility] zamiast [intellect]. "
            "Jeśli test zakończy się sukcesem, dobierz 1 kartę.",
            "[action]: <b>Дослідження.</b> Це дослідження використовує [agility] замість [intellect]. "
            "У разі успіху візьміть 1 карту.",
        ),
        Reading(
            type="action",
            at="action",
            cost=Cost(actions=1),
            designator="investigate",
            skill=Skill.AGILITY,
            on_success=(fx.DrawCards(),),
        ),
    ),
    (
        "instead of clues",
        (
            "[action]: <b>Investigate.</b> If you succeed, instead of discovering clues, heal 2 horror.",
            "[action]: <b>Badanie.</b> Jeśli test zakończy się sukcesem, zamiast odkrywać żetony wskazówek, "
            "wylecz 2 punkty przerażenia.",
            "[action]: <b>Дослідження.</b> У разі успіху замість того, щоб знайти здогадки, "
            "вилікуйте 2 жахи.",
        ),
        Reading(
            type="action",
            at="action",
            cost=Cost(actions=1),
            designator="investigate",
            instead=True,
            on_success=(fx.Heal(horror=2),),
        ),
    ),
    (
        "two actions",
        (
            "[action] [action]: Discard Brass Lantern.",
            "[action][action]: Odrzuć Mosiężną latarnię.",
            '[action][action]: Скиньте "Мідний ліхтар".',
        ),
        Reading(type="action", at="action", cost=Cost(actions=2), effects=(fx.Discard(),)),
    ),
    (
        "once in a game, for the group",
        (
            "[action] Spend 2 clues: Heal 1 damage and 1 horror. (Group limit once per game.)",
            "[action] Wydaj 2 żetony wskazówek: wylecz 1 obrażenie i 1 punkt przerażenia. "
            "(Limit grupowy raz na grę).",
            "[action] Витратьте 2 здогадки: Вилікуйте 1 рану і 1 жах. (Спільний ліміт: 1 раз за гру.)",
        ),
        Reading(
            type="action",
            at="action",
            cost=Cost(actions=1, clues=2),
            limit=Limit(per="game", group=True),
            effects=(fx.Heal(damage=1, horror=1),),
        ),
    ),
    (
        "a test with both ends",
        (
            "<b>Revelation</b> - Test [agility] (2). If you succeed, draw 1 card. If you "
            "fail, take 1 damage.",
            "<b>Odkrycie</b> - Wykonaj test [agility] (2). "
            "Jeśli test zakończy się sukcesem, dobierz 1 kartę. "
            "Jeśli test zakończy się porażką, otrzymujesz 1 obrażenie.",
            "<b>Розкриття</b> - Перевірте [agility] (2). У разі успіху візьміть 1 карту. "
            "У разі провалу отримайте 1 рану.",
        ),
        Reading(
            type="revelation",
            at="revelation",
            effects=(
                fx.CallTest(
                    test=TEST.model_copy(
                        update={"on_success": (fx.DrawCards(),), "on_failure": (hurt(damage=1),)}
                    )
                ),
            ),
        ),
    ),
    (
        "into the threat area",
        (
            "<b>Revelation</b> - Put Brass Lantern into play in your threat area, with 2 clues on it.",
            "<b>Odkrycie</b> - Umieść Mosiężną latarnię w grze, na twoim obszarze zagrożenia, "
            "z 2 żetonami wskazówek.",
            '<b>Розкриття</b> - Введіть "Мідний ліхтар" у гру в свою зону боротьби та '
            "покладіть на неї 2 здогадки.",
        ),
        Reading(type="revelation", at="revelation", effects=(fx.PutIntoPlay(clues=2),)),
    ),
    (
        "must either",
        (
            "<b>Revelation</b> - You must either (choose one): take 3 horror, or lose 1 action.",
            "<b>Odkrycie</b> - Musisz (wybierz jedno): otrzymać 3 punkty przerażenia albo stracić 1 akcję.",
            "<b>Розкриття</b> - Ви повинні (оберіть одне): отримати 3 жахи або втратити 1 дію.",
        ),
        Reading(
            type="revelation",
            at="revelation",
            effects=(fx.Choose(options=((hurt(horror=3),), (fx.GainActions(count=-1),)), must=True),),
        ),
    ),
    (
        "then",
        (
            "<b>Revelation</b> - Lose 2 resources. Then, draw 1 card.",
            "<b>Odkrycie</b> - Tracisz 2 żetony zasobów. Następnie dobierz 1 kartę.",
            "<b>Розкриття</b> - Втратьте 2 ресурси. Потім візьміть 1 карту.",
        ),
        Reading(
            type="revelation",
            at="revelation",
            effects=(fx.Then(first=(fx.GainResources(count=-2),), second=(fx.DrawCards(),)),),
        ),
    ),
    (
        "each investigator",
        (
            "<b>Forced</b> - When the enemy phase begins: Each investigator takes 1 damage and 1 horror.",
            "<b>Wymuszony</b> - Kiedy faza wrogów się rozpoczyna: każdy badacz otrzymuje 1 obrażenie "
            "i 1 punkt przerażenia.",
            "<b>Примусово</b> - Коли починається фаза ворогів: Кожен дослідник отримує 1 рану і 1 жах.",
        ),
        Reading(type="forced", timing="when", at="step-3.1", effects=(hurt(1, 1, investigator="each"),)),
    ),
    (
        "enters this location",
        (
            "<b>Forced</b> - After you enter Brass Lantern: Discard 3 cards at random from your hand.",
            "<b>Wymuszony</b> - Po tym, jak wejdziesz do Mosiężnej latarni: "
            "odrzuć 3 losowe karty z twojej ręki.",
            '<b>Примусово</b> - Після того, як ви увійшли у "Мідний ліхтар": Скиньте 3 '
            "випадкові карти з руки.",
        ),
        Reading(
            type="forced",
            timing="after",
            at="investigator-moved",
            trigger=Trigger(by="you", where="this"),
            effects=(fx.DiscardHand(count=3, random=True),),
        ),
    ),
    (
        "enters play",
        (
            "<b>Forced</b> - After Brass Lantern enters play: Place 2 doom on it.",
            "<b>Wymuszony</b> - Po tym, jak Mosiężna latarnia wejdzie do gry: umieść na niej "
            "2 żetony zagłady.",
            '<b>Примусово</b> - Після того, як "Мідний ліхтар" увійшов у гру: Покладіть на '
            "нього 2 приреченості.",
        ),
        Reading(
            type="forced",
            timing="after",
            at="card-entered-play",
            trigger=Trigger(this=True),
            effects=(fx.PlaceDoom(on="this", count=2),),
        ),
    ),
    (
        "non-trait, at your location",
        (
            "[reaction] After a non-[[Moth]] enemy spawns at your location: Exhaust that enemy.",
            "[reaction] Po tym, jak nie-[[Ćma]] wróg zostanie rozstawiony w twojej "
            "lokalizacji: wyczerp tego wroga.",
            "[reaction] Після того, як не [[Метелик]] ворог розмістився у вашій локації: "
            "Задійте цього ворога.",
        ),
        Reading(
            type="reaction",
            timing="after",
            at="enemy-spawned",
            trigger=Trigger(where="yours", not_trait="…"),
            effects=(fx.Exhaust(card="that"),),
        ),
    ),
    (
        "a failed investigation, here",
        (
            "<b>Forced</b> - When you fail a test while investigating this location: Lose 2 resources.",
            "<b>Wymuszony</b> - Kiedy twój test podczas badania tej lokalizacji zakończy się porażką: "
            "tracisz 2 żetony zasobów.",
            "<b>Примусово</b> - Коли ви провалили перевірку під час дослідження в цій локації: "
            "Втратьте 2 ресурси.",
        ),
        Reading(
            type="forced",
            timing="when",
            at="test-failed",
            trigger=Trigger(by="you", where="this", attempt="investigate"),
            effects=(fx.GainResources(count=-2),),
        ),
    ),
    (
        "if you do",
        (
            "[action]: You may spend 2 resources. If you do, draw 3 cards.",
            "[action]: Możesz wydać 2 żetony zasobów. Jeśli to zrobisz, dobierz 3 karty.",
            "[action]: Ви можете витратити 2 ресурси. Якщо ви це зробили, візьміть 3 карти.",
        ),
        Reading(
            type="action",
            at="action",
            cost=Cost(actions=1),
            effects=(
                fx.May(
                    results=(fx.Then(first=(fx.GainResources(count=-2),), second=(fx.DrawCards(count=3),)),)
                ),
            ),
        ),
    ),
    (
        "a committed skill",
        (
            "If this test is successful during an evasion attempt, draw 2 cards.",
            "Jeśli ten test zakończy się sukcesem podczas wymykania się, dobierz 2 karty.",
            "В разі успішної перевірки при спробі втекти візьміть 2 карти.",
        ),
        Reading(
            type="commit",
            timing="after",
            at="card-committed",
            trigger=Trigger(this=True, attempt="evade"),
            on_success=(fx.DrawCards(count=2),),
        ),
    ),
    (
        "an elder sign",
        (
            "[elder_sign] effect: +3. If you succeed, heal 1 damage.",
            "Efekt [elder_sign]: +3. Jeśli test zakończy się sukcesem, wylecz 1 obrażenie.",
            "[elder_sign] ефект: +3. У разі успіху вилікуйте 1 рану.",
        ),
        Reading(type="elder-sign", at="st.4", add=3, on_success=(fx.Heal(damage=1),)),
    ),
    (
        "constant",
        (
            "You get +2 [intellect] while investigating.",
            "Dostajesz +2 [intellect] dopóki badasz.",
            "У вас +2 [intellect] при дослідженні.",
        ),
        Reading(
            type="constant",
            timing="while",
            at="constant",
            effects=(fx.Modify(value="intellect", add=2, until="round"),),
            **{"while": "investigate"},
        ),
    ),
    (
        "a ban",
        ("You cannot move.", "Nie możesz się poruszać.", "Ви не можете переміщатися."),
        Reading(type="constant", at="constant", effects=(fx.Forbid(what="move"),)),
    ),
    (
        "resign",
        (
            "[action]: <b>Resign.</b> The night is over for you.",
            "[action]: <b>Rezygnacja.</b> Dla was ta noc dobiegła końca.",
            "[action]: <b>Відступ.</b> Для вас ця ніч скінчилася.",
        ),
        Reading(type="action", at="action", cost=Cost(actions=1), designator="resign"),
    ),
    (
        "objective",
        (
            "<b>Objective</b> - If Brass Lantern is defeated, advance.",
            "<b>Cel</b> - Jeśli Mosiężna latarnia zostanie pokonana, spowoduj postęp talii aktów.",
            '<b>Мета</b> - Якщо "Мідний ліхтар" переможений, просувайтесь далі.',
        ),
        Reading(
            type="objective",
            timing="if",
            at="enemy-defeated",
            trigger=Trigger(this=True),
            effects=(fx.Advance(deck="act"),),
        ),
    ),
]
EXAMPLES = [
    pytest.param(lang, texts[place], expected, id=f"{name}-{lang}")
    for name, texts, expected in ABILITIES
    for place, lang in enumerate(LANGS)
]


def without_words(reading: Reading) -> dict[str, Any]:
    fields = reading.model_dump(exclude={"text"})
    for name in ("trait", "not_trait"):
        fields["trigger"][name] = bool(fields["trigger"][name])
    return fields


@pytest.mark.parametrize("detected", [False, True], ids=["told", "detected"])
@pytest.mark.parametrize(("lang", "text", "expected"), EXAMPLES)
def test_an_ability_reads_the_same_in_each_language(
    lang: Lang, text: str, expected: Reading, detected: bool
) -> None:
    [reading] = read_text(text, None if detected else lang, LANTERN[lang])
    assert without_words(reading) == without_words(expected)
    assert reading.executable
    assert reading.text


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


@pytest.mark.parametrize(
    ("text", "opaque"),
    [
        ("<b>Revelation</b> - Take 1 damage. Everyone sings.", "Everyone sings"),
        ("<b>Odkrycie</b> - Otrzymujesz 1 obrażenie. Wszyscy śpiewają.", "Wszyscy śpiewają"),
        ("<b>Розкриття</b> - Отримайте 1 рану. Усі співають.", "Усі співають"),
    ],
)
def test_what_is_not_read_keeps_its_place_in_its_own_words(text: str, opaque: str) -> None:
    [reading] = read_text(text)
    assert reading.effects == (hurt(damage=1), Opaque(text=opaque))
    assert not reading.executable


@pytest.mark.parametrize(
    "text",
    [
        "[reaction] After you hum a tune: Draw 1 card.",  # an unknown moment
        "[action] Hum a tune: Draw 1 card.",  # an unknown cost
        "[free] If the moon is full: Draw 1 card.",  # an unknown condition
        "<b>Revelation</b> - Discover 1 clue at your location for each moth.",
        "<b>Revelation</b> - Draw X cards.",
        "[action]: Deal 2 damage to a [[Moth]] enemy.",  # where
        "[action]: Deal 1 damage to an enemy at your location. Exhaust it.",  # the enemy, not this card
        "[action]: Deal 1 damage to an enemy at your location and exhaust it.",
        "[action]: Automatically evade a sleepy enemy at your location.",
        "[free]: Return 2 [[Spell]] cards from your discard pile to your hand.",
        "[free]: Place 1 card from your hand on top of your discard pile.",
        "[free]: Search your deck for a card that hums and add it to your hand.",
        "[free]: Search your deck for up to 2 [[Tome]] assets and add them to your hand.",
        "[action]: Fight. If you succeed by an even number, this attack deals +1 damage.",
        "[action]: Fight. This attack deals +1 damage if the moon is full.",
        "You get +1 [combat] while the moon is full.",
        "Each enemy at your location gets +1 fight for each moth.",
    ],
)
def test_a_part_not_understood_is_never_dropped(text: str) -> None:
    [reading] = read_text(text, "en", kind="asset")
    assert not reading.executable


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


# bad input


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
    began = time.perf_counter()
    for reading in read_text(text):
        ability(reading, "a")
    assert time.perf_counter() - began < 10


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


# whole cards

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


# real cards, where there are any

REAL = Path(os.environ.get("GRIMRULE_CARDS", Path(__file__).parents[2] / "shared" / "cards"))


@pytest.fixture(scope="module")
def measured() -> Measured:
    if not REAL.is_dir():
        pytest.skip("no folder of real cards")
    return measure(REAL)


@pytest.mark.parametrize("lang", LANGS)
def test_real_abilities_are_recognised(measured: Measured, lang: Lang) -> None:
    assert measured.recognised(lang).value >= 0.95


@pytest.mark.parametrize("lang", LANGS)
def test_many_real_effects_are_read_in_full(measured: Measured, lang: Lang) -> None:
    assert measured.executable(lang).value >= 0.45


def test_real_cards_have_the_same_structure_in_each_language(measured: Measured) -> None:
    assert measured.agreement().value >= 0.95


def test_structure_leaves_the_words_out() -> None:
    one, other = (
        Reading(type="forced", at="enemy-defeated", trigger=Trigger(trait=trait)) for trait in ("Moth", "Ćma")
    )
    assert structure(one) == structure(other)


def every_card(folder: Path) -> Sequence[Path]:
    return sorted((folder / "en").glob("**/*.json"))


def test_every_real_card_can_be_imported() -> None:
    if not REAL.is_dir():
        pytest.skip("no folder of real cards")
    for path in every_card(REAL):
        for lang in LANGS:
            translated = REAL / lang / path.name
            assert read_cards(path, translated if lang != "en" and translated.exists() else None)
