"""Whatever is on a sheet and nothing carries out is told, whatever it is."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ahlcg.front import read, written
from engine.game import game
from engine.kernel.sheets import Unread, unread_on
from engine.resolving import resolve
from rules_graph.corpus import load
from rules_graph.model import LANGS
from ui.answer.resolutions import resolution_as_data
from ui.play.stepper import Stepper
from ui.words import say
from ui.words.unread import unread_texts


def sheet(**table: Any) -> Any:
    who = {"id": "Ana", "location": "Pier", **table.pop("ana", {})}
    situation = {"investigators": [who], "locations": [{"id": "Pier"}], **table}
    return read({"situation": situation, "attempt": {"resource": "Ana"}})


def enemy(text: str) -> dict[str, Any]:
    return {"enemies": [{"id": "Moth", "location": "Pier", "ready": False, "text": text}]}


def asset(text: str) -> dict[str, Any]:
    return {"ana": {"play": [{"id": "Lamp", "kind": "asset", "text": text}]}}


@pytest.mark.parametrize(
    ("table", "on", "words"),
    [
        (enemy("Elusive."), "Moth", "Elusive."),
        (enemy("Vengeance 1."), "Moth", "Vengeance 1."),
        (enemy("Zemsta 1."), "Moth", "Zemsta 1."),
        (enemy("Prey - Tallest investigator."), "Moth", "Prey - Tallest investigator."),
        (enemy("Spawn - Location to your right."), "Moth", "Spawn - Location to your right."),
        (asset("Hunter."), "Lamp", "Hunter."),
        (asset("Limit 1 per investigator."), "Lamp", "Limit 1 per investigator."),
        (
            asset("While the moon is full, you get +1 [combat]."),
            "Lamp",
            "While the moon is full, you get +1 [combat]",
        ),
        (asset("[elder_sign]: +2."), "Lamp", "[elder_sign]: +2."),
        (
            {"acts": [{"id": "Act", "text": "Objective - If the stars are right, advance."}]},
            "Act",
            "Objective - If the stars are right, advance.",
        ),
        (
            {
                "ana": {
                    "hand": [{"id": "Luck", "fast": True, "text": "Fast. Play during a storm. Draw 1 card."}]
                }
            },
            "Luck",
            "Fast. Play during a storm.",
        ),
        (
            {
                "ana": {
                    "play": [
                        {
                            "id": "Lamp",
                            "kind": "asset",
                            "abilities": [{"id": "glow", "at": "constant", "text": "It glows."}],
                        }
                    ]
                }
            },
            "Lamp",
            "It glows.",
        ),
        (
            {"locations": [{"id": "Pier", "text": "Ptaki nie śpiewają tutaj."}]},
            "Pier",
            "Ptaki nie śpiewają tutaj",
        ),
        ({"enemies": [{"id": "Ghoul", "text": "The Ghoul hums."}]}, "Ghoul", "Ghoul hums"),
        (
            {"agendas": [{"id": "Doom", "reverse": [{"result": "opaque", "text": "All weep."}]}]},
            "Doom",
            "All weep.",
        ),
    ],
)
def test_it_is_told_with_the_card_it_is_on(table: dict[str, Any], on: str, words: str) -> None:
    assert unread_on(sheet(**table)) == (Unread(on, words),)


@pytest.mark.parametrize(
    "table",
    [
        enemy("Hunter. Retaliate. Victory 1.\nPrey - Highest [combat].\nSpawn - Any empty location."),
        enemy("Łowca.\nPolowanie – Najwyższa [combat].\nRozstawienie – Pier."),
        asset("Uses (3 charges). Ana deck only.\nYou get +1 [combat]."),
        asset("Fast. Permanent."),
        {"ana": {"hand": [{"id": "Luck", "kind": "skill", "text": "Max 1 committed per skill test."}]}},
    ],
)
def test_what_is_carried_out_is_not_told(table: dict[str, Any]) -> None:
    assert unread_on(sheet(**table)) == ()


def test_a_sheet_written_again_tells_the_same() -> None:
    first = sheet(
        **enemy("Elusive.\nSpawn - Location to your right.\nForced - When the tide turns: Take 1 horror.")
    )
    assert read(written(first)).unread == first.unread
    assert len(first.unread) == 3


@pytest.mark.parametrize("lang", LANGS)
def test_every_front_shows_it(lang: Any) -> None:
    table = sheet(**enemy("Elusive."))
    [told] = unread_texts(lang, table)
    assert told.startswith("Moth: ")
    assert "Elusive." in told
    assert say(lang, "resolve-unread")
    expected = [{"on": "Moth", "words": "Elusive."}]
    ahlcg = game("ahlcg")
    assert resolution_as_data(resolve(ahlcg, table), load(), lang)["unread_texts"] == expected
    assert Stepper("ahlcg", table).as_data()["unread_texts"] == expected


@pytest.mark.parametrize(
    ("words", "spawn"),
    [
        ("Any [[Cave]] location", ("any, Cave",)),
        ("Base of the Hill or Old Mill", ("Base of the Hill", "Old Mill")),
        ("Lokalizacja najdalsza od ciebie", ("farthest",)),
        ("Найближча порожня локація", ("nearest-empty",)),
    ],
)
def test_a_spawn_instruction_may_be_written_as_printed(words: str, spawn: tuple[str, ...]) -> None:
    moth = {"id": "Moth", "location": "Pier", "ready": False, "spawn": words}
    assert sheet(enemies=[moth]).situation.enemies[0].spawn == spawn


@pytest.mark.parametrize(
    "words",
    ["Location with the most moths", "Engaged with Prey", "W zwarciu z obiektem polowania", "Nearest Asylum"],
)
def test_a_spawn_instruction_that_is_not_understood_is_no_name(words: str) -> None:
    moth = {"id": "Moth", "location": "Pier", "ready": False, "spawn": words}
    table = sheet(enemies=[moth])
    [found] = table.situation.enemies
    assert (found.spawn, found.spawn_in_words) == (None, words)
    assert table.unread == (Unread("Moth", words),)
