"""Which moment an ability waits for: by whom, where, and about what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.ahlcg import events
from engine.ahlcg.sheet import read_sheet
from engine.ahlcg.state.board import Moment
from engine.ahlcg.state.cards import Ability
from engine.ahlcg.timing.triggers import fits, holds, place_of

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Situation

BOARD: dict[str, Any] = {
    "investigators": [
        {
            "id": "A",
            "location": "Hall",
            "play": [{"id": "Dog", "kind": "asset", "health": 2}],
            "threat": [{"id": "Dread", "kind": "treachery"}],
            "discard": [{"id": "Trick", "kind": "event", "traits": ["Tactic"]}],
        },
        {"id": "B", "location": "Cellar"},
    ],
    "locations": [
        {"id": "Hall", "cards": [{"id": "Fog", "kind": "treachery", "attached": "Hall"}]},
        {"id": "Cellar", "clues": 1, "cards": [{"id": "Web", "kind": "treachery", "attached": "Rat"}]},
        {"id": "Attic"},
    ],
    "connections": [["Hall", "Cellar"], ["Hall", "Attic"]],
    "enemies": [{"id": "Rat", "title": "Swarm of Rats", "location": "Cellar", "traits": ["Creature"]}],
    "encounter_discard": [{"id": "Omen", "kind": "treachery", "weakness": True}],
}
CITES = "ahlcg/move^what"


@pytest.fixture(scope="module")
def table() -> Situation:
    return read_sheet({"situation": BOARD, "attempt": {"round": True}}).situation


def ability(at: str = "x", on: str = "Dog", **trigger: Any) -> Ability:
    return Ability.model_validate({"id": "R", "at": at, "card": on, "trigger": trigger})


def attack(enemy: str = "Rat", whom: str = "B") -> Moment:
    return Moment(events.EnemyAttacks(enemy=enemy, investigator=whom, damage=1, horror=0, cites=CITES))


def gain(who: str) -> Moment:
    return Moment(events.ResourcesChanged(by=who, count=1, cites=CITES))


def move(who: str, origin: str, to: str) -> Moment:
    return Moment(events.InvestigatorMoved(by=who, origin=origin, location=to, cites=CITES))


def hurt(who: str, card: str, *, damage: int = 0, horror: int = 0) -> Moment:
    share = events.Share(card=card, damage=damage, horror=horror)
    return Moment(events.HarmDealt(investigator=who, shares=(share,), cites=CITES))


DEFEATED_RAT = Moment(events.EnemyDefeated(enemy="Rat", cites=CITES))


@pytest.mark.parametrize(
    ("wanted", "moment", "expected"),
    [
        ("anyone", gain("B"), True),
        ("you", gain("A"), True),
        ("you", gain("B"), False),
        ("other", gain("B"), True),
        ("other", gain("A"), False),
        ("other", DEFEATED_RAT, False),
        ("you", DEFEATED_RAT, False),
    ],
)
def test_by_whom(table: Situation, wanted: str, moment: Moment, expected: bool) -> None:
    assert fits(table, ability(by=wanted), "A", moment) is expected


@pytest.mark.parametrize(
    ("where", "at", "card", "moment", "expected"),
    [
        ("anywhere", "x", "Dog", gain("B"), True),
        ("yours", "x", "Dog", gain("A"), True),
        ("yours", "x", "Dog", gain("B"), False),
        ("yours", "x", "Dog", attack(), False),
        ("this", "x", "Web", attack(), True),
        ("this", "x", "Fog", attack(), False),
        ("this", "x", "Cellar", attack(), True),
        ("this", "x", "Rat", attack(), True),
        ("this", "x", "Dread", gain("A"), True),
        ("this", "x", "Cellar", gain("A"), False),
        ("yours", "x", "Dog", move("B", "Cellar", "Hall"), True),
        ("yours", "x", "Dog", move("B", "Hall", "Attic"), False),
        ("yours", "location-left", "Dog", move("B", "Hall", "Attic"), True),
        ("this", "location-left", "Cellar", move("B", "Hall", "Attic"), False),
        ("this", "x", "Attic", move("A", "Hall", "Attic"), True),
        ("this", "x", "Hall", Moment(events.CluesPlaced(location="Hall", count=1, cites=CITES)), True),
        ("this", "x", "Attic", Moment(events.CluesPlaced(location="Hall", count=1, cites=CITES)), False),
    ],
)
def test_where(table: Situation, where: str, at: str, card: str, moment: Moment, expected: bool) -> None:
    assert fits(table, ability(at, card, where=where), "A", moment) is expected


@pytest.mark.parametrize(
    ("card", "moment", "expected"),
    [
        ("Rat", attack(), True),
        ("Dog", attack(), False),
        ("Hall", Moment(events.CluesPlaced(location="Hall", count=1, cites=CITES)), True),
        ("B", attack(), True),
        ("A", gain("A"), True),
        ("Dog", hurt("A", "Dog", damage=1), True),
        ("Dog", hurt("A", "A", damage=1), False),
        ("Dog", Moment(events.Readied(cards=("Dog", "Rat"), cites=CITES)), True),
        ("Dread", Moment(events.Readied(cards=("Dog", "Rat"), cites=CITES)), False),
        ("Rat", Moment(events.DoomPlaced(on="Rat", count=1, cites=CITES)), True),
    ],
)
def test_about_this_card(table: Situation, card: str, moment: Moment, expected: bool) -> None:
    assert fits(table, ability(on=card, this=True), "A", moment) is expected


@pytest.mark.parametrize(
    ("trigger", "card", "moment", "expected"),
    [
        ({"harm": "damage"}, "Hall", hurt("A", "A", damage=1), True),
        ({"harm": "horror"}, "Hall", hurt("A", "A", damage=1), False),
        ({"harm": "horror"}, "Hall", hurt("A", "A", horror=1), True),
        ({"harm": "damage"}, "Hall", hurt("A", "Dog", damage=1), False),
        ({"harm": "damage", "this": True}, "Dog", hurt("A", "Dog", damage=1), True),
        ({"harm": "horror", "this": True}, "Dog", hurt("A", "Dog", damage=1), False),
        ({"name": "Swarm of Rats"}, "Dog", attack(), True),
        ({"name": "Rat"}, "Dog", attack(), True),
        ({"name": "Ghoul"}, "Dog", attack(), False),
        ({"name": "Hall"}, "Dog", move("A", "Attic", "Hall"), True),
        ({"card": "enemy"}, "Dog", attack(), True),
        ({"card": "event"}, "Dog", attack(), False),
        ({"trait": "Creature"}, "Dog", attack(), True),
        ({"trait": "Humanoid"}, "Dog", attack(), False),
        ({"not_trait": "Creature"}, "Dog", attack(), False),
        ({"not_trait": "Humanoid"}, "Dog", attack(), True),
        ({"card": "enemy"}, "Dog", gain("A"), False),
        ({"weakness": False}, "Dog", attack(), True),
        ({"weakness": True}, "Dog", attack(), False),
    ],
)
def test_about_what(
    table: Situation, trigger: dict[str, Any], card: str, moment: Moment, expected: bool
) -> None:
    assert fits(table, ability(on=card, **trigger), "A", moment) is expected


def test_what_has_left_play_is_still_known(table: Situation) -> None:
    """By the pile it went to: a player's, or the encounter cards'."""
    gone = table.model_copy(update={"enemies": (), "encounter_discard": (table.enemy("Rat"),)})
    assert fits(gone, ability(trait="Creature"), "A", DEFEATED_RAT)
    assert not fits(table.model_copy(update={"enemies": ()}), ability(trait="Creature"), "A", DEFEATED_RAT)
    removed = table.model_copy(update={"enemies": (), "removed": (table.enemy("Rat"),)})
    assert fits(removed, ability(name="Swarm of Rats"), "A", DEFEATED_RAT)


@pytest.mark.parametrize(
    ("thing", "place"),
    [
        (None, None),
        ("Hall", "Hall"),
        ("Rat", "Cellar"),
        ("Dog", "Hall"),
        ("Dread", "Hall"),
        ("Fog", "Hall"),
        ("Web", "Cellar"),
        ("Agenda", None),
    ],
)
def test_where_a_card_lies(table: Situation, thing: str | None, place: str | None) -> None:
    assert place_of(table, thing) == place


@pytest.mark.parametrize(
    ("condition", "active", "you", "expected"),
    [
        ("", None, "A", True),
        ("your-turn", "A", "A", True),
        ("your-turn", "B", "A", False),
        ("any-turn", "B", "A", True),
        ("any-turn", None, "A", False),
        ("turn-here", "A", "A", True),
        ("turn-here", "B", "A", False),
        ("turn-here", None, "A", False),
        ("test", None, "A", False),
        ("fight", None, "A", False),
        ("no-clues-here", None, "A", True),
        ("no-clues-here", None, "B", False),
    ],
)
def test_conditions(table: Situation, condition: str, active: str | None, you: str, expected: bool) -> None:
    assert holds(table.model_copy(update={"active": active}), condition, you) is expected
