"""Card text: several targets, "up to", X, uses, attachments, whose ability a limit is, who "it" is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.ahlcg.state import effects as fx
from engine.ahlcg.state.cards import Card, Cost, Limit, Trigger
from engine.ahlcg.state.effects import Each
from engine.ahlcg.text import ability, card_from, read_text
from rules_graph.model import LANGS
from tests.card_texts import hurt, ways

if TYPE_CHECKING:
    from rules_graph.model import Lang

FREE = {"en": "[free]: {}.", "pl": "[free]: {}.", "uk": "[free]: {}."}


def some(*counts: fx.Result) -> fx.Result:
    return fx.May(results=(fx.Choose(options=tuple((each,) for each in counts)),))


# what a free ability does; ways to say it in English, Polish and Ukrainian
DOINGS: list[tuple[fx.Result, str]] = [
    (fx.DamageEnemy(enemy="any-here"), """
        Deal 1 damage to any number of enemies at your location
        Zadaj 1 obrażenie dowolnej liczbie wrogów w twojej lokalizacji
        Завдайте 1 рану будь-якій кількості ворогів у вашій локації
    """),
    (fx.DamageEnemy(enemy="up-to-2-here"), """
        Deal 1 damage to up to 2 enemies at your location; Deal 1 damage to up to two enemies at your location
        Zadaj 1 obrażenie maksymalnie 2 wrogom w twojej lokalizacji
        Завдайте 1 рану щонайбільше 2 ворогам у вашій локації
    """),
    (fx.DamageEnemy(enemy="each-here"), """
        Deal 1 damage to enemies at your location
        Zadaj 1 obrażenie wrogom w twojej lokalizacji
        Завдайте 1 рану ворогам у вашій локації
    """),
    (some(fx.DiscardHand(count=1), fx.DiscardHand(count=2)), """
        Discard up to 2 cards from your hand; You may discard up to 2 cards from your hand
        Odrzuć do 2 kart z ręki; Odrzuć maksymalnie 2 karty z ręki
        Скиньте до 2 карт з руки; Скиньте щонайбільше 2 карти з руки
    """),
    (fx.DiscoverClues(location="one"), """
        Discover 1 clue at any location
        Odkryj 1 wskazówkę w dowolnej lokalizacji
        Знайдіть 1 зачіпку в будь-якій локації
    """),
    (fx.Exhaust(card="one-yours, asset, ready"), """
        Exhaust an asset you control
        Wyczerp kontrolowany przez ciebie atut; Wyczerp atut, który kontrolujesz
        Виснажте актив під вашим контролем; Виснажте актив, яким ви розпоряджаєтеся
    """),
    (fx.Discard(card="one-yours, asset", to="hand"), """
        Return an asset you control to your hand
        Cofnij kontrolowany przez siebie atut na rękę
        Поверніть актив під вашим контролем на руку
    """),
    (fx.HurtCard(card="one-yours, asset", damage=1), """
        Deal 1 damage to an asset you control
        Zadaj 1 obrażenie kontrolowanemu przez ciebie atutowi
        Завдайте 1 рану активу під вашим контролем
    """),
    (fx.DrawCards(count=Each(of="your-clues", maximum=3)), """
        Draw X cards. X is the number of clues you have (max 3)
        Dobierz X kart. X to liczba posiadanych przez ciebie wskazówek, maksymalnie 3
        Візьміть X карт. X - це кількість ваших зачіпок, максимум 3
    """),
]  # fmt: skip


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("result", "words"), DOINGS)
def test_an_effect(result: fx.Result, words: str, lang: Lang) -> None:
    for said in ways(words, lang):
        [reading] = read_text(FREE[lang].format(said), lang, kind="asset")
        assert reading.effects == (result,), said


@pytest.mark.parametrize(
    "text",
    [
        "[action] Spend X resources: Deal X damage to an enemy at your location.",
        "[action] Wydaj X żetonów zasobów: zadaj X obrażeń wrogowi w twojej lokalizacji.",
        "[action] Витратьте X ресурсів: завдайте X ран ворогу у вашій локації.",
    ],
)
def test_x_that_the_player_chooses(text: str) -> None:
    [reading] = read_text(text)
    assert reading.cost == Cost(actions=1, x="resources")
    assert reading.effects == (fx.DamageEnemy(enemy="one-here", damage=Each(of="x")),)
    assert reading.x is None


def test_x_in_a_cost_that_the_card_defines() -> None:
    [reading] = read_text("[free] Spend X clues: Draw X cards. X is the number of enemies at your location.")
    assert (reading.cost, reading.effects) == (Cost(x="clues"), (fx.DrawCards(count=Each(of="x")),))
    made = ability(reading, "a")
    assert made is not None
    assert made.x == Each(of="enemies-here")


def test_a_printed_cost_of_x() -> None:
    card = card_from({"code": "x", "name": "Toll", "type_code": "event", "cost": -2, "text": "Draw X cards."})
    assert isinstance(card, Card)
    [made] = card.abilities
    assert (made.cost, made.results) == (Cost(x="resources"), (fx.DrawCards(count=Each(of="x")),))


@pytest.mark.parametrize(
    ("printed", "added", "kind"),
    [
        ("Uses (3 secrets).", "Place 1 secret on Lamp", "secrets"),
        ("Uses (2 resources).", "", "resources"),
        ("Zużywalny (4 naboje).", "Umieść 1 nabój na Lamp", "ammo"),
        ("Zużywalny (3 zapasy).", "Umieść 1 zapas na Lamp", "supplies"),
        ("Застосовність (3 заряди).", "Покладіть 1 заряд на Lamp", "charges"),
        ("Використання (4 набої).", "Покладіть 1 набій на Lamp", "ammo"),
    ],
)
def test_uses_have_a_type_in_english(printed: str, added: str, kind: str) -> None:
    text = f"{printed}\n[action]: {added}."
    card = card_from({"code": "x", "name": "Lamp", "type_code": "asset", "cost": 1, "text": text})
    assert isinstance(card, Card)
    assert card.use_type == kind
    if added:
        assert card.abilities[0].results == (fx.AddUses(type=kind),)


@pytest.mark.parametrize(
    ("text", "attached"),
    [
        ("Revelation - Attach to your location.", fx.Attach(to="yours")),
        ("Revelation - Attach to your location. Limit 1 per location.", fx.Attach(to="yours", limit=1)),
        (
            "Revelation - Attach Moth to the nearest enemy. Limit 2 per enemy.",
            fx.Attach(to="nearest", limit=2),
        ),
        ("Odkrycie - Dołącz do twojej lokalizacji. Limit 1 na lokalizację.", fx.Attach(to="yours", limit=1)),
        ("Odkrycie - Dołącz do najbliższego wroga.", fx.Attach(to="nearest")),
        ("Розкриття - Приєднайте до вашої локації. Ліміт: 1 на локацію.", fx.Attach(to="yours", limit=1)),
        ("Розкриття - Приєднайте до найближчого ворога.", fx.Attach(to="nearest")),
    ],
)
def test_an_attachment_and_its_limit(text: str, attached: fx.Attach) -> None:
    [reading] = read_text(text, name="Moth", kind="treachery")
    assert reading.effects == (attached,)


def test_what_else_a_limited_attachment_does_depends_on_it() -> None:
    text = "Revelation - Attach to your location and place 2 doom on Moth. Limit 1 per location."
    [reading] = read_text(text, name="Moth", kind="treachery")
    doom = fx.PlaceDoom(on="this", count=2)
    assert reading.effects == (fx.Then(first=(fx.Attach(to="yours", limit=1),), second=(doom,)),)


ROUND, GAME = Limit(), Limit(per="game", group=True)


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("[action]: Draw 1 card.\n[action]: Gain 1 resource.\n(Group limit once per game.)", [None, GAME]),
        ("[action]: Draw 1 card.\n(Limit once per round.)\n[action]: Gain 1 resource.", [ROUND, None]),
        (
            "[action]: Draw 1 card. (Limit once per round.)\n[action]: Gain 1 resource.\n"
            "Group limit once per game.",
            [ROUND, GAME],
        ),
        ("[action]: Dobierz 1 kartę.\n[free]: Zyskaj 1 zasób.\n(Limit grupowy raz na grę).", [None, GAME]),
        ("[action]: Візьміть 1 карту.\n[free]: Отримайте 1 ресурс.\n(Ліміт: 1 раз за раунд.)", [None, ROUND]),
    ],
)
def test_a_limit_in_its_own_line_is_that_of_the_ability_before_it(
    text: str, limits: list[Limit | None]
) -> None:
    found = [each for each in read_text(text, kind="location") if each.type != "permission"]
    assert [each.limit for each in found] == limits
    assert all(each.executable for each in found)


def test_a_limit_after_the_lines_of_an_event_is_that_of_all_it_does() -> None:
    found = read_text("Draw 1 card.\nGain 1 resource.\nLimit once per round.", kind="event")
    assert [each.limit for each in found] == [ROUND] * 3


def test_a_second_limit_for_one_ability_is_not_executed() -> None:
    *_, last = read_text("[action]: Draw 1 card. (Limit once per round.)\nLimit once per game.")
    assert not last.executable


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("[reaction] When an [[Owl]] asset you control is defeated: Draw 1 card.", {"trait": "Owl"}),
        ("[reaction] Kiedy atut z cechą [[Sowa]], który kontrolujesz, zostanie pokonany: dobierz 1 kartę.",
         {"trait": "Sowa"}),
        ("[reaction] Коли актив [[Сова]] під вашим контролем здолано: Візьміть 1 карту.", {"trait": "Сова"}),
    ],
)  # fmt: skip
def test_what_happens_to_a_card_you_control(text: str, fields: dict[str, Any]) -> None:
    [reading] = read_text(text, kind="asset")
    assert (reading.at, reading.trigger) == ("card-defeated", Trigger(by="you", card="asset", **fields))
    assert reading.executable


@pytest.mark.parametrize(
    ("text", "at"),
    [
        ("[reaction] After the discovery of a clue: Draw 1 card.", "clues-discovered"),
        ("[reaction] Po odkryciu wskazówki: dobierz 1 kartę.", "clues-discovered"),
        ("[reaction] Po wymknięciu się wrogowi: dobierz 1 kartę.", "enemy-evaded"),
        ("[reaction] Після знаходження зачіпки: Візьміть 1 карту.", "clues-discovered"),
        ("[reaction] Після втечі від ворога: Візьміть 1 карту.", "enemy-evaded"),
    ],
)
def test_a_deed_without_its_doer_is_that_of_the_player_who_may_react(text: str, at: str) -> None:
    [reading] = read_text(text)
    assert (reading.at, reading.trigger, reading.executable) == (at, Trigger(by="you"), True)


@pytest.mark.parametrize(
    "text",
    [
        "Fast. Play when an enemy attacks you.\nDeal 2 damage to it.",
        "Szybka. Zagraj, kiedy wróg cię zaatakuje.\nZadaj mu 2 obrażenia.",
        "Миттєва. Грайте, коли ворог атакує вас.\nНанесіть йому 2 рани.",
    ],
)
def test_it_is_the_enemy_of_the_play_instruction(text: str) -> None:
    assert read_text(text, kind="event")[-1].effects == (fx.DamageEnemy(enemy="that", damage=2),)


@pytest.mark.parametrize(
    "text",
    [
        "Revelation - Lose 1 action. Test [agility] (2). If you fail, take 1 damage.",
        "Odkrycie - Tracisz 1 akcję. Wykonaj test [agility] (2). "
        "W przypadku porażki otrzymujesz 1 obrażenie.",
        "Розкриття - Втратьте 1 дію. Перевірте [agility] (2). У разі провалу отримайте 1 рану.",
    ],
)
def test_what_comes_before_a_test_is_done_before_it(text: str) -> None:
    [reading] = read_text(text)
    test = fx.SkillTest(skill=fx.Skill.AGILITY, difficulty=2, on_failure=(hurt(1),))
    assert reading.effects == (fx.GainActions(count=-1), fx.CallTest(test=test))


@pytest.mark.parametrize(
    "text",
    [
        "[action]: Draw 1 card. (This does not provoke attacks of opportunity.)",
        "[action]: Dobierz 1 kartę. (Ta akcja nie wywołuje ataków towarzyszących).",
        "[action]: Візьміть 1 карту. (Ця дія не провокує атак на випередження.)",
    ],
)
def test_a_rule_in_brackets_is_no_reminder(text: str) -> None:
    [reading] = read_text(text)
    assert reading.no_attacks
    assert reading.effects == (fx.DrawCards(),)


@pytest.mark.parametrize(
    ("text", "while_"),
    [
        ("[free] Spend 1 resource: You get +2 [combat] for this attack.", "fight"),
        ("[free] Spend 1 resource: You get +2 [combat] for this skill test.", "test"),
        ("[free] Wydaj 1 zasób: Dostajesz +2 [combat] do tego ataku.", "fight"),
        ("[free] Витратьте 1 ресурс: У вас +2 [combat] в цій атаці.", "fight"),
    ],
)
def test_what_changes_an_attack_is_used_during_one(text: str, while_: str) -> None:
    [reading] = read_text(text)
    assert reading.while_ == while_


@pytest.mark.parametrize(
    ("text", "of"),
    [
        ("While Moth is at your location, you get -1 [willpower].", "this-here"),
        ("While Moth is engaged with you, you get -1 [willpower].", "engaged-with-this"),
        ("Dopóki Moth znajduje się w twojej lokalizacji, dostajesz -1 [willpower].", "this-here"),
        ("Поки Moth б'ється з вами, у вас -1 [willpower].", "engaged-with-this"),
    ],
)
def test_while_this_enemy_is_there(text: str, of: str) -> None:
    [reading] = read_text(text, name="Moth", kind="enemy")
    assert [each.of for each in reading.only_if] == [of]
    assert reading.effects == (fx.Modify(value="willpower", add=-1, until="round"),)


@pytest.mark.parametrize(
    "text",
    [
        "[action]: <b>Fight.</b> You get +1 [combat] for this attack "
        "(+3 [combat] instead if you have no clues).",
        "[action]: <b>Walka.</b> Do tego ataku dostajesz +1 [combat] "
        "(zamiast tego dostajesz +3 [combat], jeśli nie masz żadnych wskazówek).",
        "[action]: <b>Атака.</b> У вас +1 [combat] в цій атаці "
        "(якщо у вас немає зачіпок, то +3 [combat] натомість).",
    ],
)
def test_another_number_instead(text: str) -> None:
    [reading] = read_text(text)
    none = fx.Condition(of="your-clues", at_most=0)
    add: object = reading.add
    assert (add, reading.effects) == (Each(times=2, plus=1, when=none), ())


def test_another_effect_instead_with_another_number_only() -> None:
    [played] = read_text("Draw 1 card (3 cards instead if you have no clues).", kind="event")
    none = fx.Condition(of="your-clues", at_most=0)
    one, three = fx.DrawCards(), fx.DrawCards(count=3)
    assert played.effects == (fx.If(all=(none,), then=(three,), otherwise=(one,)),)
    [unread] = read_text("Draw 1 card (gain 3 resources instead if you have no clues).", kind="event")
    assert not unread.executable


def test_a_test_called_for_if_something_is_so() -> None:
    text = "Revelation - If you have 1 or more clues, test [agility] (2). If you fail, take 1 damage."
    [reading] = read_text(text)
    test = fx.SkillTest(skill=fx.Skill.AGILITY, difficulty=2, on_failure=(hurt(1),))
    some_clues = fx.Condition(of="your-clues", at_least=1)
    assert reading.effects == (fx.If(all=(some_clues,), then=(fx.CallTest(test=test),)),)


def test_enemies_that_cannot_attack_you() -> None:
    [played] = read_text("Until the end of the round, enemies cannot attack you.", kind="event")
    assert played.effects == (fx.Forbid(what="attack-you"),)
    [some_only] = read_text("Until the end of the round, [[Moth]] enemies cannot attack you.", kind="event")
    assert not some_only.executable
