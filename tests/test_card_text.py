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


# the words of the rulebooks

# timing, event, trigger; ways to say it in English, Polish and Ukrainian, a line for each language
MOMENTS: list[tuple[str, str, Trigger, str]] = [
    ("when", "enemy-attacks", Trigger(), """
        when an enemy attacks
        gdy wróg atakuje; kiedy wróg zaatakuje; w momencie, gdy wróg atakuje
        коли ворог атакує; коли ворог нападає
    """),
    ("when", "enemy-attacks", Trigger(by="you"), """
        when an enemy attacks you; when you are attacked
        gdy wróg cię atakuje; kiedy wróg cię zaatakuje
        коли ворог атакує вас; коли вас атакує ворог; коли вас атакують
    """),
    ("after", "enemy-attacks", Trigger(), """
        after an enemy attacks; after an enemy attack
        po tym, jak wróg zaatakuje; po ataku wroga
        після того, як ворог атакував; після атаки ворога
    """),
    ("after", "enemy-attacks", Trigger(by="you"), """
        after an enemy attacks you
        po tym, jak wróg cię zaatakuje
        після того, як ворог вас атакував
    """),
    ("would", "enemy-attacks", Trigger(), """
        when an enemy would attack
        kiedy wróg miałby zaatakować; gdy wróg ma zaatakować
        коли ворог має атакувати; коли ворог мав би атакувати
    """),
    ("after", "enemy-defeated", Trigger(), """
        after an enemy is defeated; after an enemy has been defeated; after the defeat of an enemy
        po pokonaniu wroga; po tym, jak wróg został pokonany; po tym, jak wróg zostanie pokonany
        після здолання ворога; після того, як ворога здолано; після того як ворог здоланий
    """),
    ("when", "enemy-defeated", Trigger(), """
        when an enemy is defeated
        kiedy wróg zostaje pokonany; gdy wróg zostanie pokonany
        коли ворога здолано; коли здолано ворога
    """),
    ("would", "enemy-defeated", Trigger(), """
        when an enemy would be defeated
        gdy wróg miałby zostać pokonany
        коли ворога має бути здолано; коли ворог має бути здоланий
    """),
    ("after", "enemy-defeated", Trigger(by="you"), """
        after you defeat an enemy; after you defeated an enemy
        po tym, jak pokonasz wroga; po tym, jak pokonałeś wroga
        після того, як ви здолали ворога; після того, як ви подолали ворога
    """),
    ("after", "enemy-defeated", Trigger(where="yours"), """
        after an enemy at your location is defeated
        po tym, jak wróg w twojej lokalizacji zostanie pokonany; po pokonaniu wroga w twojej lokalizacji
        після того, як ворога у вашій локації здолано; після здолання ворога у вашій локації
    """),
    ("after", "enemy-damaged", Trigger(by="you"), """
        after you deal damage to an enemy
        po tym, jak zadasz obrażenia wrogowi; po tym, jak zadasz wrogowi obrażenie
        після того, як ви завдали ран ворогу; після того, як ви завдали ворогу рани
    """),
    ("after", "enemy-evaded", Trigger(by="you"), """
        after you evade an enemy
        po tym, jak wymkniesz się wrogowi
        після того, як ви втекли від ворога; після того, як ви втечете від ворога
    """),
    ("after", "enemy-evaded", Trigger(), """
        after an enemy is evaded
        po wymknięciu się wrogowi
        після втечі від ворога
    """),
    ("after", "enemy-engaged", Trigger(by="you"), """
        after an enemy engages you; after you engage an enemy
        po tym, jak wróg wejdzie z tobą w zwarcie; po tym, jak wejdziesz w zwarcie z wrogiem
        після того, як ворог вступив у бій з вами; після того, як ви вступили в бій із ворогом
    """),
    ("after", "enemy-disengaged", Trigger(), """
        after an enemy disengages
        po tym, jak wróg przestanie być w zwarciu; po tym, jak wróg uwolni się ze zwarcia
        після того, як ворог вийшов з бою; після того, як ворог припинив битися
    """),
    ("after", "enemy-moved", Trigger(), """
        after an enemy moves
        po tym, jak wróg się poruszy; po tym, jak wróg poruszy się
        після того, як ворог перемістився
    """),
    ("after", "enemy-spawned", Trigger(), """
        after an enemy spawns; after an enemy is spawned
        po tym, jak wróg się pojawi; po rozstawieniu wroga; po tym, jak wróg zostanie rozstawiony
        після появи ворога; після того, як ворог з'явився
    """),
    ("after", "investigator-moved", Trigger(by="you", where="this"), """
        after you enter this location; after you move to this location
        po tym, jak wejdziesz do tej lokalizacji; po tym, jak poruszysz się do tej lokalizacji
        після того, як ви увійшли в цю локацію; після того, як ви перемістилися до цієї локації
    """),
    ("after", "investigator-moved", Trigger(by="you"), """
        after you move
        po tym, jak się poruszysz; po tym, jak poruszysz się
        після того, як ви перемістилися
    """),
    ("after", "location-left", Trigger(by="you", where="this"), """
        after you leave this location
        po tym, jak opuścisz tę lokalizację
        після того, як ви покинули цю локацію; після того, як ви залишили цю локацію
    """),
    ("after", "location-revealed", Trigger(where="this"), """
        after this location is revealed
        po tym, jak ta lokalizacja zostanie odkryta; po odkryciu tej lokalizacji
        після того, як цю локацію відкрито; після відкриття цієї локації
    """),
    ("after", "location-revealed", Trigger(), """
        after a location is revealed
        po tym, jak lokalizacja zostanie odkryta; po odkryciu lokalizacji
        після того, як локацію відкрито; після відкриття локації
    """),
    ("after", "location-revealed", Trigger(by="you"), """
        after you reveal a location
        po tym, jak odkryjesz lokalizację
        після того, як ви відкрили локацію
    """),
    ("after", "investigator-hurt", Trigger(by="you", harm="horror"), """
        after you take horror; after you take 1 or more horror
        po tym, jak otrzymasz przerażenie; po tym, jak otrzymasz punkt przerażenia
        після того, як ви отримали потрясіння; після того, як ви отримали жах
    """),
    ("when", "investigator-hurt", Trigger(by="you", harm="damage"), """
        when you take damage
        gdy otrzymujesz obrażenia; kiedy otrzymasz obrażenie
        коли ви отримуєте рани; коли ви отримуєте рану
    """),
    ("would", "investigator-hurt", Trigger(by="you", harm="damage"), """
        when you would take damage
        gdy miałbyś otrzymać obrażenia; gdy masz otrzymać obrażenia
        коли ви маєте отримати рани; коли ви мали б отримати рани
    """),
    ("after", "investigator-defeated", Trigger(), """
        after an investigator is defeated
        po tym, jak badacz zostanie pokonany; po pokonaniu badacza
        після того, як дослідника здолано; після здолання дослідника
    """),
    ("would", "investigator-defeated", Trigger(by="you"), """
        when you would be defeated
        gdy miałbyś zostać pokonany
        коли вас має бути здолано; коли вас мають здолати
    """),
    ("after", "clues-discovered", Trigger(by="you"), """
        after you discover a clue; after you discover 1 or more clues; after you discovered a clue
        po tym, jak odkryjesz wskazówkę; po tym, jak odkryjesz co najmniej 1 wskazówkę
        після того, як ви знайшли зачіпку; після того, як ви знайдете зачіпку
    """),
    ("after", "clues-discovered", Trigger(), """
        after a clue is discovered; after the discovery of a clue
        po odkryciu wskazówki; po tym, jak wskazówka zostanie odkryta; po odkryciu żetonu wskazówki
        після того, як зачіпку знайдено; після знаходження зачіпки; після того, як знайдено зачіпку
    """),
    ("when", "clues-discovered", Trigger(where="this"), """
        when a clue is discovered at this location
        gdy wskazówka zostanie odkryta w tej lokalizacji; gdy w tej lokalizacji zostanie odkryta wskazówka
        коли зачіпку знайдено в цій локації; коли в цій локації знайдено зачіпку
    """),
    ("would", "clues-discovered", Trigger(by="you"), """
        when you would discover a clue
        gdy miałbyś odkryć wskazówkę; gdy masz odkryć wskazówkę
        коли ви маєте знайти зачіпку; коли ви мали б знайти зачіпку
    """),
    ("after", "card-drawn", Trigger(by="you"), """
        after you draw a card
        po tym, jak dobierzesz kartę; po tym, jak dobrałeś kartę
        після того, як ви взяли карту; після того, як ви витягли карту; після того, як ви витягнули карту
    """),
    ("after", "card-played", Trigger(by="you", card="event"), """
        after you play an event
        po tym, jak zagrasz wydarzenie; po tym, jak zagrasz kartę wydarzenia
        після того, як ви розіграли подію; після того, як ви зіграли карту події
    """),
    ("after", "card-played", Trigger(), """
        after a card is played
        po zagraniu karty; po tym, jak karta zostanie zagrana
        після розіграшу карти; після того, як карту розіграно
    """),
    ("after", "card-entered-play", Trigger(card="asset"), """
        after an asset enters play
        po tym, jak atut wejdzie do gry; po wejściu atutu do gry
        після того, як актив увійшов у гру; після того, як актив вступив у гру
    """),
    ("after", "card-left-play", Trigger(card="asset"), """
        after an asset leaves play
        po tym, jak atut opuści grę
        після того, як актив вийшов із гри; після того, як актив покинув гру
    """),
    ("after", "card-discarded", Trigger(by="you"), """
        after you discard a card
        po tym, jak odrzucisz kartę
        після того, як ви скинули карту
    """),
    ("after", "encounter-drawn", Trigger(by="you"), """
        after you draw an encounter card
        po tym, jak dobierzesz kartę spotkania
        після того, як ви взяли карту контактів; після того, як ви витягли карту контактів
    """),
    ("after", "encounter-drawn", Trigger(by="you", card="enemy"), """
        after you draw an enemy; after you draw an enemy card
        po tym, jak dobierzesz wroga; po tym, jak dobierzesz kartę wroga
        після того, як ви взяли ворога; після того, як ви витягли карту ворога
    """),
    ("after", "encounter-drawn", Trigger(by="you", card="treachery"), """
        after you draw a treachery; after you draw a treachery card
        po tym, jak dobierzesz podstęp; po tym, jak dobierzesz kartę podstępu
        після того, як ви витягли напасть; після того, як ви витягли карту напасті
    """),
    ("after", "treachery-resolved", Trigger(card="treachery"), """
        after a treachery is resolved; after a treachery resolves
        po rozpatrzeniu podstępu; po tym, jak podstęp zostanie rozpatrzony
        після того, як напасть виконано; після виконання напасті
    """),
    ("after", "token-revealed", Trigger(tokens=("skull",)), """
        after a [skull] token is revealed
        po odkryciu żetonu [skull]; po tym, jak żeton [skull] zostanie odkryty
        після того, як витягнуто жетон [skull]; після витягування жетона [skull]
    """),
    ("after", "test-succeeded", Trigger(by="you"), """
        after you succeed at a skill test; after you pass a test; after you pass a skill test
        po tym, jak zdasz test; po tym, jak zdasz test umiejętności
        після того, як ви успішно пройшли перевірку; після того, як ви пройшли перевірку навички
    """),
    ("after", "test-failed", Trigger(by="you"), """
        after you fail a skill test; after you fail a test
        po tym, jak nie zdasz testu; po tym, jak poniesiesz porażkę w teście umiejętności
        після того, як ви провалили перевірку; після того, як ви провалили перевірку навички
    """),
    ("after", "test-ended", Trigger(), """
        after a skill test ends
        po tym, jak test umiejętności się zakończy; po zakończeniu testu; po zakończeniu testu umiejętności
        після завершення перевірки; після того, як перевірка завершилася; після закінчення перевірки навички
    """),
    ("after", "resources-gained", Trigger(by="you"), """
        after you gain resources; after you gain a resource
        po tym, jak zyskasz zasoby; po tym, jak otrzymasz zasób
        після того, як ви отримали ресурси; після того, як ви отримали ресурс
    """),
    ("after", "doom-placed", Trigger(), """
        after doom is placed
        po tym, jak żeton zagłady zostanie umieszczony; po tym, jak zostanie położony żeton zagłady
        після того, як покладено приреченість; після того, як розміщено жетон приреченості
    """),
    ("after", "card-exhausted", Trigger(card="enemy"), """
        after an enemy is exhausted
        po tym, jak wróg zostanie wyczerpany; po wyczerpaniu wroga
        після того, як ворога виснажено
    """),
    ("after", "card-readied", Trigger(card="enemy"), """
        after an enemy readies
        po tym, jak wróg zostanie przygotowany; po przygotowaniu wroga
        після того, як ворога підготовано
    """),
    ("after", "act-advanced", Trigger(), """
        after the act advances; after the current act advances
        po tym, jak akt postąpi; po postępie aktu
        після того, як акт просунувся; після просування акту
    """),
    ("after", "agenda-advanced", Trigger(), """
        after the agenda advances
        po tym, jak tajemnica postąpi; po postępie tajemnicy
        після того, як загроза зросла; після просування загрози; після зростання загрози
    """),
    ("when", "game-ended", Trigger(), """
        when the game ends
        gdy gra się kończy; gdy gra się zakończy; kiedy gra się kończy
        коли гра закінчується; коли гра завершується
    """),
    ("at", "step-4.6", Trigger(), """
        at the end of the round
        na koniec rundy; na końcu rundy; pod koniec rundy
        у кінці раунду; наприкінці раунду; в кінці раунду
    """),
    ("at", "step-1.1", Trigger(), """
        at the start of the round; at the beginning of the round
        na początku rundy; na początek rundy
        на початку раунду
    """),
    ("at", "step-3.1", Trigger(), """
        at the start of the enemy phase; at the beginning of the enemy phase
        na początku fazy wrogów
        на початку фази ворогів
    """),
    ("when", "step-3.1", Trigger(), """
        when the enemy phase begins
        gdy rozpoczyna się faza wrogów; kiedy faza wrogów się rozpoczyna
        коли починається фаза ворогів; коли фаза ворогів починається
    """),
    ("at", "step-2.3", Trigger(), """
        at the end of the investigation phase
        na koniec fazy badaczy
        у кінці фази дослідження; наприкінці фази дослідників
    """),
    ("at", "step-2.2.2", Trigger(by="you"), """
        at the end of your turn
        na koniec twojej tury; na koniec swojej tury
        у кінці вашого ходу; наприкінці свого ходу
    """),
    ("at", "step-2.2", Trigger(by="you"), """
        at the start of your turn
        na początku twojej tury; na początku swojej tury
        на початку вашого ходу
    """),
    ("after", "step-1.5", Trigger(), """
        after the mythos phase ends
        po zakończeniu fazy mitów; po tym, jak faza mitów się zakończy
        після завершення фази міфу; після того, як фаза міфу завершилася
    """),
    ("after", "test-succeeded", Trigger(by="you", attempt="investigate"), """
        after you successfully investigate
        po tym, jak pomyślnie zbadasz lokalizację
        після того, як ви успішно дослідили локацію
    """),
]  # fmt: skip

DOINGS: list[tuple[fx.Result, str]] = [
    (fx.DrawCards(count=2), """
        draw 2 cards
        dobierz 2 karty; dobierasz 2 karty
        візьміть 2 карти; витягніть 2 карти; доберіть 2 карти
    """),
    (fx.GainResources(count=2), """
        gain 2 resources
        zyskujesz 2 zasoby; zyskaj 2 zasoby; otrzymaj 2 zasoby; weź 2 zasoby
        отримайте 2 ресурси; отримуєте 2 ресурси; візьміть 2 ресурси
    """),
    (fx.GainResources(count=-1), """
        lose 1 resource
        tracisz 1 zasób; strać 1 zasób
        втратьте 1 ресурс; втрачаєте 1 ресурс; ви втрачаєте 1 ресурс
    """),
    (hurt(damage=1), """
        take 1 damage; you take 1 damage
        otrzymujesz 1 obrażenie; otrzymaj 1 obrażenie
        отримайте 1 рану; отримуєте 1 рану; ви отримуєте 1 рану
    """),
    (hurt(horror=2), """
        take 2 horror
        otrzymujesz 2 przerażenia; otrzymaj 2 punkty przerażenia
        отримайте 2 потрясіння; отримайте 2 жахи; ви отримуєте 2 потрясіння
    """),
    (hurt(damage=1, horror=1), """
        take 1 damage and 1 horror
        otrzymujesz 1 obrażenie i 1 przerażenie; otrzymujesz 1 obrażenie i 1 punkt przerażenia
        отримайте 1 рану та 1 потрясіння; отримайте 1 рану і 1 жах
    """),
    (hurt(damage=1, direct=True), """
        take 1 direct damage
        otrzymujesz 1 bezpośrednie obrażenie
        отримайте 1 пряму рану
    """),
    (hurt(investigator="each", horror=1), """
        each investigator takes 1 horror; all investigators take 1 horror
        każdy badacz otrzymuje 1 przerażenie; każdy badacz otrzymuje 1 punkt przerażenia
        кожен дослідник отримує 1 потрясіння; кожен дослідник отримує 1 жах
    """),
    (hurt(investigator="each-here", damage=1), """
        each investigator at your location takes 1 damage
        każdy badacz w twojej lokalizacji otrzymuje 1 obrażenie
        кожен дослідник у вашій локації отримує 1 рану
    """),
    (hurt(investigator="lead", horror=1), """
        the lead investigator takes 1 horror
        główny badacz otrzymuje 1 przerażenie
        головний дослідник отримує 1 потрясіння
    """),
    (fx.Heal(horror=1), """
        heal 1 horror; heal 1 horror from yourself
        wylecz 1 przerażenie; ulecz 1 przerażenie; wylecz 1 punkt przerażenia
        вилікуйте 1 потрясіння; вилікуйте 1 жах; зціліть 1 потрясіння
    """),
    (fx.Heal(damage=2), """
        heal 2 damage
        wylecz 2 obrażenia
        вилікуйте 2 рани; зціліть 2 рани
    """),
    (fx.DiscoverClues(), """
        discover 1 clue at your location; discover a clue at your location
        odkryj 1 wskazówkę w twojej lokalizacji; odkryj 1 wskazówkę w swojej lokalizacji
        знайдіть 1 зачіпку у вашій локації; знайдіть 1 зачіпку у своїй локації
    """),
    (fx.PlaceDoom(), """
        place 1 doom on the current agenda; put 1 doom on the agenda
        umieść 1 żeton zagłady na obecnej tajemnicy; połóż 1 zagładę na obecnej tajemnicy
        покладіть 1 приреченість на активну загрозу; розмістіть 1 жетон приреченості на активній загрозі
    """),
    (fx.DamageEnemy(enemy="one-here"), """
        deal 1 damage to an enemy at your location
        zadaj 1 obrażenie wrogowi w twojej lokalizacji; zadajesz 1 obrażenie wrogowi w swojej lokalizacji
        завдайте 1 рану ворогу у вашій локації; завдайте ворогу у вашій локації 1 рану
    """),
    (fx.DamageEnemy(enemy="one-engaged", damage=2), """
        deal 2 damage to an enemy engaged with you
        zadaj 2 obrażenia wrogowi w zwarciu z tobą
        завдайте 2 рани ворогу, який б'ється з вами; завдайте 2 рани ворогу в бою з вами
    """),
    (fx.DamageEnemy(enemy="each-here"), """
        deal 1 damage to each enemy at your location
        zadaj 1 obrażenie każdemu wrogowi w twojej lokalizacji
        завдайте 1 рану кожному ворогу у вашій локації
    """),
    (fx.Move(to="one-connected"), """
        move to a connecting location
        porusz się do połączonej lokalizacji; przemieść się do połączonej lokalizacji
        перемістіться до суміжної локації; перемістіться у сполучену локацію
    """),
    (fx.GainActions(), """
        you may take an additional action this turn; gain 1 additional action; take 1 additional action
        możesz wykonać dodatkową akcję w tej turze; zyskujesz 1 dodatkową akcję; wykonaj 1 dodatkową akcję
        ви можете виконати додаткову дію в цей хід; отримайте 1 додаткову дію; виконайте 1 додаткову дію
    """),
    (fx.GainActions(count=-1), """
        lose 1 action; you lose 1 action
        tracisz 1 akcję; strać 1 akcję
        втратьте 1 дію; ви втрачаєте 1 дію
    """),
    (fx.DiscardHand(), """
        discard 1 card from your hand; choose and discard 1 card from your hand
        odrzuć 1 kartę z ręki; odrzucasz 1 kartę z ręki
        скиньте 1 карту з руки
    """),
    (fx.DiscardHand(random=True), """
        discard 1 random card from your hand; discard 1 card at random from your hand
        odrzuć 1 losową kartę z ręki; odrzuć losowo 1 kartę z ręki
        скиньте 1 випадкову карту з руки; скиньте навмання 1 карту з руки
    """),
    (fx.DrawEncounter(), """
        draw an encounter card; draw the top card of the encounter deck
        dobierz kartę spotkania; dobierz wierzchnią kartę talii spotkań
        візьміть карту контактів; витягніть карту контактів; витягніть верхню карту колоди контактів
    """),
    (fx.DrawEncounter(investigator="each"), """
        each investigator draws 1 encounter card
        każdy badacz dobiera 1 kartę spotkania
        кожен дослідник витягує 1 карту контактів; кожен дослідник бере 1 карту контактів
    """),
    (fx.DrawCards(investigator="each"), """
        each investigator draws 1 card
        każdy badacz dobiera 1 kartę
        кожен дослідник витягує 1 карту; кожен дослідник бере 1 карту
    """),
    (fx.PlaceClues(of="you"), """
        place 1 of your clues on your location
        umieść 1 ze swoich wskazówek w swojej lokalizacji; połóż 1 swoją wskazówkę na swojej lokalizacji
        покладіть 1 зі своїх зачіпок на вашу локацію; розмістіть 1 свою зачіпку у вашій локації
    """),
    (fx.Evade(enemy="one-here"), """
        automatically evade an enemy at your location
        automatycznie wymknij się wrogowi w twojej lokalizacji
        автоматично втечіть від ворога у вашій локації
    """),
    (fx.Exhaust(card="one-here"), """
        exhaust an enemy at your location
        wyczerp wroga w twojej lokalizacji
        виснажте ворога у вашій локації
    """),
    (fx.Defeat(whom="one-here"), """
        defeat an enemy at your location
        pokonaj wroga w twojej lokalizacji
        здолайте ворога у вашій локації; подолайте ворога у вашій локації
    """),
    (fx.Engage(enemy="one-here"), """
        engage an enemy at your location
        wejdź w zwarcie z wrogiem w twojej lokalizacji
        вступіть у бій із ворогом у вашій локації; вступіть в бій з ворогом у вашій локації
    """),
    (fx.SufferTrauma(physical=1), """
        suffer 1 physical trauma
        otrzymujesz 1 traumę fizyczną; doznajesz 1 traumy fizycznej
        отримайте 1 фізичну травму
    """),
    (fx.Choose(options=((hurt(1),), (hurt(horror=1),))), """
        take 1 damage or 1 horror
        otrzymujesz 1 obrażenie lub 1 przerażenie; otrzymujesz 1 obrażenie albo 1 punkt przerażenia
        отримайте 1 рану або 1 потрясіння
    """),
    (fx.Advance(deck="agenda"), """
        advance the agenda; advance the current agenda
        spowoduj postęp obecnej tajemnicy
        просуньте активну загрозу; просуньте загрозу
    """),
]  # fmt: skip

FORCED = {
    "en": ("Forced - {}: take 2 horror.", "Forced: {}, take 2 horror", "Forced {}: take 2 horror."),
    "pl": (
        "Wymuszony – {}: otrzymujesz 2 przerażenia.",
        "Wymuszona: {}, otrzymujesz 2 przerażenia",
        "Wymuszony {}: otrzymujesz 2 przerażenia.",
    ),
    "uk": (
        "Примус – {}: отримайте 2 потрясіння.",
        "Примусово: {}, отримайте 2 потрясіння",
        "Примусова властивість {}: отримайте 2 потрясіння.",
    ),
}
REACTION = {
    "en": "Reaction - After you defeat an enemy: {}.",
    "pl": "Reakcja – Po tym, jak pokonasz wroga: {}.",
    "uk": "Реакція – Після того, як ви здолали ворога: {}.",
}


def _ways(words: str, lang: Lang) -> list[str]:
    return words.strip().splitlines()[LANGS.index(lang)].strip().split("; ")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("timing", "at", "trigger", "words"), MOMENTS)
def test_a_moment_in_the_words_of_the_rulebook(
    timing: str, at: str, trigger: Trigger, words: str, lang: Lang
) -> None:
    for said in _ways(words, lang):
        for form in FORCED[lang]:
            text = form.format(said)
            [reading] = read_text(text)
            assert reading.executable, text
            assert (reading.type, reading.timing, reading.at, reading.trigger) == (
                "forced",
                timing,
                at,
                trigger,
            )
            assert reading.effects == (hurt(horror=2),), text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("result", "words"), DOINGS)
def test_an_effect_in_the_words_of_the_rulebook(result: fx.Result, words: str, lang: Lang) -> None:
    for said in _ways(words, lang):
        [reading] = read_text(REACTION[lang].format(said))
        assert (reading.at, reading.trigger, reading.effects) == (
            "enemy-defeated",
            Trigger(by="you"),
            (result,),
        ), said


@pytest.mark.parametrize(
    "text",
    [
        "Forced: When a clue is discovered at this location: its discoverer takes 1 damage",
        "Forced - When a clue is discovered at this location: that investigator takes 1 damage.",
        "Wymuszony: Gdy wskazówka zostanie odkryta w tej lokalizacji: odkrywca otrzymuje 1 obrażenie.",
        "Wymuszony – Gdy wskazówka w tej lokalizacji zostanie odkryta: zadaj odkrywcy 1 obrażenie.",
        "Wymuszona Gdy w tej lokalizacji zostanie odkryta wskazówka: badacz, który ją odkrył, "
        "otrzymuje 1 obrażenie.",
        "Примус: Коли зачіпку знайдено в цій локації: той, хто знайшов її, отримує 1 рану.",
        "Примус – Коли в цій локації знайдено зачіпку: дослідник, який її знайшов, отримує 1 рану.",
    ],
)
def test_who_discovered_a_clue(text: str) -> None:
    [reading] = read_text(text)
    assert (reading.timing, reading.at, reading.trigger) == (
        "when",
        "clues-discovered",
        Trigger(where="this"),
    )
    assert reading.effects == (hurt(1, investigator="they"),)


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


def test_a_limit_of_we_do_not_know_what_is_not_executed() -> None:
    *_, last = read_text("Draw 1 card.\nGain 1 resource.\nLimit once per round.")
    assert not last.executable


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
    "text",
    [
        "Forced - At the end of the round each investigator takes 1 horror.",
        "Wymuszony – Na koniec rundy każdy badacz otrzymuje 1 przerażenie.",
        "Примусово – наприкінці раунду кожен дослідник отримує 1 жах.",
    ],
)
def test_a_moment_with_neither_colon_nor_comma_after_it(text: str) -> None:
    [reading] = read_text(text)
    assert (reading.at, reading.effects) == ("step-4.6", (hurt(horror=1, investigator="each"),))


@pytest.mark.parametrize(
    "text",
    [
        "Revelation - test willpower (3). If you fail, take 2 horror.",
        "Odkrycie – wykonaj test siły woli (3). W przypadku porażki otrzymujesz 2 przerażenia.",
        "Розкриття – пройдіть перевірку волі (3). У разі провалу отримайте 2 потрясіння.",
    ],
)
def test_a_skill_by_its_name(text: str) -> None:
    test = fx.SkillTest(skill=Skill.WILLPOWER, difficulty=3, on_failure=(hurt(horror=2),))
    [reading] = read_text(text)
    assert reading.effects == (fx.CallTest(test=test),)


@pytest.mark.parametrize(
    "text",
    [
        "Forced - After you attack an enemy: draw 1 card.",
        "Forced - After an enemy defeats an investigator: draw 1 card.",
        "Forced - When an enemy deals damage to you: draw 1 card.",
        "Forced - After you reveal a location with clues: draw 1 card.",
        "Forced - After you place doom on an enemy: draw 1 card.",
        "Forced - After the second enemy is defeated: draw 1 card.",
        "Forced - When an enemy attacks: its discoverer takes 1 damage.",
        "Reaction abilities you control cost 1 less.",
        "Max once per moon. Gain 3 resources.",
        "Wymuszony – Gdy atakujesz wroga: dobierz 1 kartę.",
        "Wymuszony – Po tym, jak wróg pokona badacza: dobierz 1 kartę.",
        "Wymuszony – Gdy wróg zada ci obrażenia: dobierz 1 kartę.",
        "Wymuszony – Po odkryciu lokalizacji ze wskazówkami: dobierz 1 kartę.",
        "Wymuszony – Po zjedzeniu kolacji: dobierz 1 kartę.",
        "Wymuszony – Po pokonaniu drugiego wroga: dobierz 1 kartę.",
        "Wymuszony – Gdy wróg atakuje: odkrywca otrzymuje 1 obrażenie.",
        "Примус – Коли ви атакуєте ворога: візьміть 1 карту.",
        "Примус – Після того, як ворог здолав дослідника: візьміть 1 карту.",
        "Примус – Коли ворог завдає вам ран: візьміть 1 карту.",
        "Примус – Після того, як розміщено зачіпку: візьміть 1 карту.",
        "Примус – Після здолання другого ворога: візьміть 1 карту.",
        "Примус – Коли ворог атакує: той, хто знайшов, отримує 1 рану.",
        "Розкриття – Активний дослідник отримує 1 рану.",
    ],
)
def test_what_only_looks_like_a_known_moment_is_not_executed(text: str) -> None:
    [reading] = read_text(text)
    assert not reading.executable


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
