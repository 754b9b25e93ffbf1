"""Card text: what is not understood is never passed over in silence."""

from __future__ import annotations

import pytest

from engine.ahlcg.state.effects import Opaque
from engine.ahlcg.text import (
    read_text,
)
from tests.card_texts import hurt


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


# what would be read as something else if a word of it were passed over
@pytest.mark.parametrize(
    "text",
    [
        "[reaction] After an enemy is defeated or evaded: Draw 1 card.",
        "[reaction] After you play an asset or event: Draw 1 card.",
        "[reaction] After you play an [[Owl]] or [[Moth]] card: Draw 1 card.",
        "[reaction] After an asset you control leaves play: Draw 1 card.",
        "[reaction] After damage is placed on an asset you control: Draw 1 card.",
        "[reaction] When you are dealt damage by an enemy attack: Draw 1 card.",
        "[reaction] After you perform a move action: Draw 1 card.",
        "[reaction] After you draw an encounter card: Discard it.",  # not this card
        "[reaction] After an enemy other than Lamp is defeated: Draw 1 card.",
        "[reaction] When Owl Boy is defeated: Draw 1 card.",  # no enemy, perhaps
        "[reaction] After you fail a skill test: Draw 1 card. (Limit once per investigator per round.)",
        "[free]: Exhaust that enemy.",  # which
        "[free]: You may test [agility] (2). If you fail, take 1 damage.",
        "[free]: An investigator at your location draws 1 card and gains 1 resource.",  # one choice
        "[free]: Search the top 6 cards of your deck for up to 2 cards and draw them.",
        "[free]: Deal X damage to an enemy at your location.",
        "[action] Spend X resources: Draw X cards and gain 1 resource.",
        "[action] Discard a card: Draw 1 card.",
        "[reaction] Po tym, jak wróg zostanie pokonany lub ucieknie: dobierz 1 kartę.",
        "[reaction] Po tym, jak zagrasz atut lub wydarzenie: dobierz 1 kartę.",
        "[reaction] Po tym, jak kontrolowany przez ciebie atut opuści grę: dobierz 1 kartę.",
        "[reaction] Po tym, jak zadasz obrażenia wrogowi przy pomocy wydarzenia: dobierz 1 kartę.",
        "[reaction] Kiedy atak wroga zada ci obrażenia: dobierz 1 kartę.",
        "[reaction] Po pokonaniu wroga: dobierz 1 kartę.",  # by whom
        "[reaction] Po tym, jak dobierzesz kartę spotkania: odrzuć ją.",
        "[free]: Nie odrzucasz 1 karty z ręki.",
        "[free]: Nie otrzymujesz 1 obrażenia.",
        "[reaction] Після того, як ворога здолано або ви втекли: Візьміть 1 карту.",
        "[reaction] Після того, як ви зіграли актив або подію: Візьміть 1 карту.",
        "[reaction] Після того, як актив під вашим контролем покинув гру: Візьміть 1 карту.",
        "[reaction] Після того, як ви завдали рану ворогу за допомогою події: Візьміть 1 карту.",
        "[reaction] Коли атака ворога наносить вам рану: Візьміть 1 карту.",
        "[reaction] Після перемоги над ворогом: Візьміть 1 карту.",
        "[reaction] Після того, як ви взяли карту контакту: Скиньте її.",
    ],
)
def test_no_word_is_passed_over(text: str) -> None:
    [reading] = read_text(text, name="Lamp", kind="asset")
    assert not reading.executable


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("Play as your first action.\nDraw 1 card.", "event"),
        ("Play only if there is an enemy at your location.\nDraw 1 card.", "event"),
        ("Commit only to a test you are performing.\nIf you succeed, draw 1 card.", "skill"),
        ("Zagraj tylko, jeśli w twojej lokalizacji jest wróg.\nDobierz 1 kartę.", "event"),
        ("Грайте, лише якщо у вашій локації є ворог.\nВізьміть 1 карту.", "event"),
    ],
)
def test_a_permission_that_is_not_understood_stands_before_what_it_permits(text: str, kind: str) -> None:
    permission, permitted = read_text(text, kind=kind)
    assert permission.type == "permission"
    assert permitted.type == ("play" if kind == "event" else "commit")
    assert permitted.at == ("play" if kind == "event" else "card-committed")
    assert not permitted.executable


@pytest.mark.parametrize("kind", ["treachery", "asset"])
def test_nobody_is_chosen_by_a_constant_ability(kind: str) -> None:
    for text in ("An enemy at your location gets +1 fight.", "Investigators at this location cannot move."):
        [reading] = read_text(text, kind=kind)
        assert not reading.executable


def test_what_happens_by_itself_is_not_carried_out_on_a_condition_that_is_not_read() -> None:
    [reading] = read_text("Forced - At the end of the round, if the moon is full: Take 1 horror.", "en")
    assert reading.effects == (Opaque(text=reading.text),)
