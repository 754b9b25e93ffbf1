"""Card text: moments in the words of the rulebooks."""

from __future__ import annotations

import pytest

from engine.ahlcg.state.cards import Trigger
from engine.ahlcg.text import (
    read_text,
)
from rules_graph.model import LANGS, Lang
from tests.card_texts import hurt, ways

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


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("timing", "at", "trigger", "words"), MOMENTS)
def test_a_moment_in_the_words_of_the_rulebook(
    timing: str, at: str, trigger: Trigger, words: str, lang: Lang
) -> None:
    for said in ways(words, lang):
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
