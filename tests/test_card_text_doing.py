"""Card text: abilities without a moment, tests, constants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.cards import Cost, Limit, Trigger
from engine.ahlcg.state.effects import Skill
from engine.ahlcg.text import (
    Reading,
    read_text,
)
from tests.card_texts import LANTERN, TEST, Abilities, hurt, in_each_language, without_words

if TYPE_CHECKING:
    from rules_graph.model import Lang

ABILITIES: Abilities = [
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


@pytest.mark.parametrize("detected", [False, True], ids=["told", "detected"])
@pytest.mark.parametrize(("lang", "text", "expected"), in_each_language(ABILITIES))
def test_an_ability_reads_the_same_in_each_language(
    lang: Lang, text: str, expected: Reading, detected: bool
) -> None:
    [reading] = read_text(text, None if detected else lang, LANTERN[lang])
    assert without_words(reading) == without_words(expected)
    assert reading.executable
    assert reading.text
