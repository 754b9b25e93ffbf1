"""Card text: effects in the words of the rulebooks."""

from __future__ import annotations

import pytest

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.cards import Trigger
from engine.ahlcg.state.effects import Skill
from engine.ahlcg.text import (
    read_text,
)
from rules_graph.model import LANGS, Lang
from tests.card_texts import hurt, ways

# what is done; ways to say it in English, Polish and Ukrainian, a line for each language
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


REACTION = {
    "en": "Reaction - After you defeat an enemy: {}.",
    "pl": "Reakcja – Po tym, jak pokonasz wroga: {}.",
    "uk": "Реакція – Після того, як ви здолали ворога: {}.",
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("result", "words"), DOINGS)
def test_an_effect_in_the_words_of_the_rulebook(result: fx.Result, words: str, lang: Lang) -> None:
    for said in ways(words, lang):
        [reading] = read_text(REACTION[lang].format(said))
        assert (reading.at, reading.trigger, reading.effects) == (
            "enemy-defeated",
            Trigger(by="you"),
            (result,),
        ), said


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
