"""Card text: abilities with a moment, their triggers and costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.cards import Cost, Limit, Trigger
from engine.ahlcg.text import (
    Reading,
    read_text,
)
from tests.card_texts import LANTERN, Abilities, hurt, in_each_language, without_words

if TYPE_CHECKING:
    from rules_graph.model import Lang

ABILITIES: Abilities = [
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
]


@pytest.mark.parametrize("detected", [False, True], ids=["told", "detected"])
@pytest.mark.parametrize(("lang", "text", "expected"), in_each_language(ABILITIES))
def test_an_ability_reads_the_same_in_each_language(
    lang: Lang, text: str, expected: Reading, detected: bool
) -> None:
    [reading] = read_text(text, None if detected else lang, LANTERN[lang])
    assert without_words(reading) == without_words(expected)
    assert reading.executable
    assert reading.text
