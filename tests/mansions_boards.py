"""Tables of Mansions of Madness for properties: a small house, and anybody anywhere in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from engine.mansions.front import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.mansions.sheet import Sheet
    from engine.mansions.state.cards import Named
    from engine.mansions.state.table import Situation

SPACES = ["Hall 1", "Hall 2", "Study", "Kitchen", "Cellar"]
_HIT: dict[str, Any] = {"effect": "monster-deals-damage"}
_COMBAT = [
    {
        "id": "K1",
        "weapon": "unarmed",
        "attack": [{"effect": "test", "attribute": "strength", "success": [{"effect": "deal-damage"}]}],
        "monster": [{"effect": "test", "attribute": "dexterity", "failure": [_HIT]}],
    },
    {
        "id": "K2",
        "weapon": "melee",
        "attack": [
            {
                "effect": "test",
                "attribute": "strength",
                "success": [{"effect": "deal-weapon-damage"}],
                "failure": [{"effect": "drop-weapon"}],
            }
        ],
        "against": "vs-hiding",
        "monster": [{"effect": "no-longer-hidden"}],
    },
    {"id": "K3", "weapon": "ranged", "against": "vs-barrier", "monster": [{"effect": "move-barrier"}]},
    {"id": "K4", "weapon": "ranged", "monster": [{"effect": "special-attack"}]},
]
_ACTIONS = [
    {"id": "Command", "cost": 1, "effects": [{"effect": "move-monster", "spaces": 2}]},
    {"id": "Summon", "cost": 2, "effects": [{"effect": "place-monster", "type": "Zombie", "room": "Hall"}]},
    {"id": "Rites", "cost": 1, "effects": [{"effect": "draw-cards", "what": "mythos", "count": 2}]},
    {"id": "Pain", "cost": 1, "effects": [{"effect": "draw-cards", "what": "trauma"}]},
    {"id": "Urges", "cost": 1, "effects": [{"effect": "urge"}]},
    {"id": "Dig", "cost": 1, "effects": [{"effect": "place-corpse", "space": "Hall 1"}]},
    {"id": "Raise", "cost": 1, "effects": [{"effect": "raise-dead"}]},
    {"id": "Burn", "cost": 2, "effects": [{"effect": "place-token", "token": "fire", "room": "Hall"}]},
    {"id": "Sample", "cost": 1, "effects": [{"effect": "take-sample"}]},
]


def _people(draw: st.DrawFn) -> list[dict[str, Any]]:
    people = []
    for name in ("Ann", "Bob", "Cid")[: draw(st.integers(1, 3))]:
        health, sanity = draw(st.integers(1, 8)), draw(st.integers(1, 6))
        people.append(
            {
                "id": name,
                "space": draw(st.sampled_from(SPACES)),
                "health": health,
                "damage": draw(st.integers(0, health - 1)),
                "sanity": sanity,
                "horror": draw(st.integers(0, sanity)),
                "skill_points": draw(st.integers(0, 2)),
                "stun": draw(st.integers(0, 2)),
                "items": [
                    {"id": f"Axe of {name}", "types": ["weapon"], "weapon": "sharp-melee", "damage": 2},
                    {
                        "id": f"Draught of {name}",
                        "types": ["equipment"],
                        "ability": {
                            "action": draw(st.booleans()),
                            "target": "wounded",
                            "once": True,
                            "effects": [{"effect": "heal", "damage": 2, "who": "target"}],
                        },
                    },
                ][: draw(st.integers(0, 2))],
                "spells": [{"id": f"Bolt of {name}", **_bolt()}] if draw(st.booleans()) else [],
            }
        )
    return people


def _bolt() -> dict[str, Any]:
    hurt = [{"effect": "deal-damage", "amount": 2}]
    return {"type": "Bolt", "attack": True, "range": 1, "success": hurt, "failure": [{"effect": "stun"}]}


def _monsters(draw: st.DrawFn) -> list[dict[str, Any]]:
    found = []
    for name in ("Z1", "Z2", "M1")[: draw(st.integers(0, 3))]:
        kind = "Zombie" if name.startswith("Z") else "Mi-Go"
        found.append(
            {
                "id": name,
                "type": kind,
                "class": draw(st.sampled_from(["humanoid", "beast", "eldritch"])),
                "space": draw(st.sampled_from(SPACES)),
                "horror": draw(st.integers(-2, 2)),
                "awareness": draw(st.integers(-2, 2)),
                "damage": draw(st.integers(0, 3)),
                "health": draw(st.integers(1, 4)),
                "stun": draw(st.integers(0, 1)),
                "special": [{"effect": "suffer-horror"}],
            }
        )
    return found


def _rooms(draw: st.DrawFn) -> list[dict[str, Any]]:
    tokens = st.lists(st.sampled_from(["fire", "darkness"]), max_size=2, unique=True)
    lock = {"kind": "lock", "id": "Bolted", "test": {"attribute": "strength"}}
    return [
        {
            "id": "Hall",
            "tokens": draw(tokens),
            "pile": [{"kind": "item", "id": "Lamp", "types": ["equipment"]}],
        },
        {
            "id": "Study",
            "pile": [
                *([lock] if draw(st.booleans()) else []),
                {"kind": "obstacle", "id": "Safe", "puzzle": "R"},
                {"kind": "item", "id": "Clue 1", "types": ["clue"], "clue": 1},
                {"kind": "item", "id": "Dust", "types": ["nothing-of-interest"]},
            ],
        },
        {"id": "Kitchen", "tokens": draw(tokens)},
        {"id": "Cellar", "tokens": draw(tokens)},
    ]


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    trauma = [
        {"id": "Panic", "kind": "insanity", "effects": [{"effect": "move-investigator", "spaces": 2}]},
        {"id": "Cut", "kind": "injury", "most": 4},
        {"id": "Doom", "kind": "insanity", "most": 0, "effects": [{"effect": "kill"}]},
    ]
    mythos = [
        {"id": "Chill", "cost": 1, "rooms": ["Hall"], "effects": [{"effect": "suffer-damage"}]},
        {"id": "Trip", "effects": [{"effect": "stun"}]},
    ]
    hand, tricks = draw(st.integers(0, 3)), draw(st.integers(0, 2))
    deck = {"cards": _COMBAT, "shuffled": draw(st.booleans())}
    kinds = ("humanoid", "beast", "eldritch")
    situation = {
        "investigators": _people(draw),
        "available": [{"id": "Dot", "skill_points": 1}] if draw(st.booleans()) else [],
        "start": "Hall 1",
        "monsters": _monsters(draw),
        "pool": [{"id": "Z9", "type": "Zombie"}],
        "rooms": _rooms(draw),
        "spaces": [
            {"id": "Hall 1", "room": "Hall", "features": ["fire-pit"]},
            {"id": "Hall 2", "room": "Hall", "features": ["hiding-place", "vent"]},
            {"id": "Study", "room": "Study"},
            {"id": "Kitchen", "room": "Kitchen", "features": ["ladder"]},
            {"id": "Cellar", "room": "Cellar", "features": ["ladder", "vent", "altar"]},
        ],
        "lines": [["Hall 1", "Hall 2"]],
        "doors": [
            {"id": "a", "between": ["Hall 1", "Study"]},
            {"id": "b", "between": ["Hall 2", "Kitchen"]},
            {"id": "front", "between": ["Hall 1"]},
        ],
        "barriers": [{"id": "shelf", "space": "Hall 2", "door": draw(st.sampled_from([None, "b"]))}],
        "corpses_left": 2,
        "keeper": {
            "threat": draw(st.integers(0, 4)),
            "trauma": trauma[:hand],
            "mythos": mythos[:tricks],
            "actions": _ACTIONS,
        },
        "trauma": {"cards": trauma[hand:], "shuffled": True},
        "mythos": {"cards": mythos[tricks:]},
        "combat": {
            kind: {**deck, "cards": [{**each, "id": f"{each['id']}{kind}"} for each in _COMBAT]}
            for kind in kinds
        },
        "spells": {"Bolt": [{"id": "Bolt 9", **_bolt()}]},
        "events": [
            {"id": f"E{stage}", "stage": stage, "time": 2} for stage in range(draw(st.integers(1, 5)), 6)
        ],
        "time": draw(st.integers(0, 1)),
        "objective": {
            "id": "O",
            "escape": "Hall",
            "investigators": {"escaped": "all"},
            "keeper": {"samples": 2},
        },
        "puzzles": [{"id": "R", "kind": "rune", "rows": [2], "picture": {"A1": "x", "A2": "y"}}],
        "pieces": {"rune": ["x", "y"]},
        "variants": draw(st.lists(st.sampled_from(["game-length", "monster-skill-points"]), unique=True)),
    }
    return read({"situation": situation, "attempt": {"round": True}})


def cards_of(table: Situation) -> Iterator[Named]:
    """Every card there is, wherever it lies."""
    for room in table.rooms:
        yield from room.pile
    for each in (*table.investigators, *table.unused):
        yield from (*each.items, *each.spells, *each.traumas, *each.mythos)
    for deck in table.combat.values():
        yield from (*deck.cards, *deck.discard)
    yield from (*table.mythos.cards, *table.mythos.discard, *table.trauma.cards, *table.trauma.discard)
    yield from (*table.keeper.mythos, *table.keeper.trauma, *table.discarded)
    for spells in table.spells.values():
        yield from spells


def pieces_of(table: Situation) -> list[str]:
    """Every puzzle piece, laid out or unused."""
    laid = [each.piece.id for puzzle in table.puzzles for each in puzzle.laid]
    return laid + [piece.id for stack in table.pieces.values() for piece in stack]
