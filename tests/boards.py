"""Random boards of the card game, for playing rounds on them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from engine.ahlcg.sheet import Sheet, read_sheet

PLACES = ("Attic", "Hall", "Study", "Cellar")
SKILLS = ("willpower", "intellect", "combat", "agility")
EFFECTS: list[list[dict[str, Any]]] = [
    [{"result": "hurt", "damage": 1}],
    [{"result": "hurt", "horror": 2}],
    [{"result": "hurt", "investigator": "each", "horror": 1}],
    [{"result": "hurt", "investigator": "each-here", "damage": 1, "direct": True}],
    [{"result": "place-doom"}],
    [{"result": "draw-cards", "count": 2}],
    [{"result": "gain-resources", "count": 2}],
    [{"result": "gain-resources", "count": -1}],
    [{"result": "discover-clues"}],
    [{"result": "damage-enemy", "enemy": "one-here"}],
    [{"result": "damage-enemy", "enemy": "each-here", "damage": 2}],
    [{"result": "heal", "damage": 1, "horror": 1}],
    [{"result": "discard-hand", "random": True}],
    [{"result": "exhaust", "card": "one-here"}],
    [{"result": "move", "to": "one-connected"}],
    [{"result": "draw-encounter"}],
    [{"result": "modify", "add": 1, "until": "round"}],
    [{"result": "evade", "enemy": "one-engaged"}],
    [
        {
            "result": "then",
            "first": [{"result": "heal", "horror": 1}],
            "second": [{"result": "draw-cards"}],
        }
    ],
    [{"result": "may", "results": [{"result": "hurt", "horror": 1}, {"result": "draw-cards"}]}],
    [{"result": "opaque", "text": "Something the cards say."}],
    [{"result": "search", "top": 2}],
    [{"result": "discard-deck"}],
    [{"result": "gain-clues", "count": -1}],
    [{"result": "blank", "card": "one-here"}],
    [{"result": "hurt", "horror": {"of": "your-clues", "maximum": 2}}],
    [
        {
            "result": "if",
            "all": [{"of": "clues-here", "at_least": 1}],
            "then": [{"result": "discover-clues"}],
            "otherwise": [{"result": "hurt", "damage": 1}],
        }
    ],
    [{"result": "forbid", "what": "move", "until": "turn"}],
    [{"result": "modify", "value": "health", "add": -1, "until": "turn"}],
    [{"result": "modify", "value": "sanity", "add": 1, "until": "phase"}],
    [{"result": "modify", "whom": "one-here, enemy", "value": "health", "add": -1, "until": "round"}],
    [{"result": "disengage", "enemy": "one-engaged"}, {"result": "move", "to": "one-connected"}],
    [{"result": "exhaust", "card": "one-here", "ready": True}],
    [{"result": "move-enemy", "enemy": "one", "to": "yours"}],
    [{"result": "move-tokens", "kind": "damage", "off": "you", "to": "this"}],
    [{"result": "draw-encounter", "investigator": "each"}],
    [{"result": "delay", "at": "step-3.1", "results": [{"result": "hurt", "damage": 1}]}],
    [{"result": "attack", "enemy": "one-engaged"}],
    [{"result": "discard", "card": "this"}],
    [{"result": "put-into-play", "card": "this", "area": "threat"}],
    [{"result": "gain-actions", "count": -1}],
    [
        {
            "result": "call-test",
            "test": {"skill": "willpower", "difficulty": 3, "on_failure": [{"result": "hurt", "horror": 1}]},
        }
    ],
]
CONSTANT: list[dict[str, Any]] = [
    {"result": "modify", "value": "health", "add": 1},
    {"result": "modify", "value": "sanity", "add": -1},
    {"result": "modify", "whom": "each-yours, asset", "value": "health", "add": 1},
    {"result": "modify", "whom": "each-enemy", "value": "health", "add": -1},
    {"result": "modify", "value": "health", "add": {"of": "your-resources", "maximum": 2}},
]
MOMENTS = (
    *("enemy-defeated", "enemy-attacks", "clues-discovered", "investigator-moved", "investigator-hurt"),
    *("card-drawn", "enemy-engaged", "test-failed", "test-succeeded", "encounter-drawn", "token-revealed"),
    *("step-2.2", "step-3.1", "step-4.6", "phase-begins", "card-played", "enemy-evaded", "doom-placed"),
)

effects = st.sampled_from(EFFECTS)


@st.composite
def abilities(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """A forced ability, a reaction, a free ability or one that costs an action."""
    kind = draw(st.sampled_from(["forced", "reaction", "free", "action", "constant"]))
    if kind == "constant":
        return {"id": f"{name}-constant", "at": "constant", "results": [draw(st.sampled_from(CONSTANT))]}
    ability: dict[str, Any] = {"id": f"{name}-{kind}", "results": draw(effects)}
    if kind in ("forced", "reaction"):
        ability["at"] = draw(st.sampled_from(MOMENTS))
        ability["timing"] = draw(st.sampled_from(["when", "after"]))
        ability["forced"] = kind == "forced"
    else:
        ability["at"] = "window" if kind == "free" else "action"
    if kind != "action":
        ability["limit"] = {"times": 1, "per": draw(st.sampled_from(["turn", "phase", "round"]))}
    return ability


@st.composite
def cards(draw: st.DrawFn, name: str) -> dict[str, Any]:
    kind = draw(st.sampled_from(["asset", "asset", "event", "skill"]))
    card: dict[str, Any] = {
        "id": name,
        "kind": kind,
        "cost": draw(st.integers(0, 3)),
        "icons": draw(st.lists(st.sampled_from([*SKILLS, "wild"]), max_size=2)),
        "fast": draw(st.booleans()),
    }
    if kind == "asset":
        card["slots"] = draw(st.lists(st.sampled_from(["hand", "ally", "body"]), max_size=2))
        card["health"] = draw(st.sampled_from([None, 1, 2]))
        card["sanity"] = draw(st.sampled_from([None, 1, 2]))
        card["abilities"] = draw(st.lists(abilities(name), max_size=1))
    if kind == "event":
        at = "window" if card["fast"] else "play"
        card["abilities"] = [{"id": f"{name}-effect", "at": at, "results": draw(effects)}]
    if draw(st.integers(0, 9)) == 0:
        card |= {"weakness": True, "kind": "treachery", "fast": False}
        card["abilities"] = [{"id": f"{name}-revelation", "at": "revelation", "results": draw(effects)}]
    return card


@st.composite
def enemies(draw: st.DrawFn, name: str) -> dict[str, Any]:
    words = draw(st.sets(st.sampled_from(["hunter", "massive", "aloof", "retaliate", "surge", "peril"])))
    enemy: dict[str, Any] = {
        "id": name,
        "kind": "enemy",
        "fight": draw(st.integers(0, 4)),
        "evade": draw(st.integers(0, 4)),
        "health": draw(st.integers(1, 3)),
        "damage": draw(st.integers(0, 2)),
        "horror": draw(st.integers(0, 2)),
        "victory": draw(st.integers(0, 1)),
        "prey": draw(st.sampled_from([None, {"highest": "combat"}, {"lowest": "remaining-sanity"}])),
        "abilities": draw(st.lists(abilities(name), max_size=1)),
    }
    return enemy | dict.fromkeys(words, True)


@st.composite
def encounters(draw: st.DrawFn, name: str) -> dict[str, Any]:
    if draw(st.booleans()):
        enemy = draw(enemies(name))
        return enemy | {"spawn": draw(st.sampled_from([None, ["Hall"], ["any"], ["Nowhere"]]))}
    words = draw(st.sets(st.sampled_from(["peril", "surge"])))
    revelation = {"id": f"{name}-revelation", "at": "revelation", "results": draw(effects)}
    return {"id": name, "kind": "treachery", "abilities": [revelation]} | dict.fromkeys(words, True)


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """One to four investigators on four places, with enemies, decks and abilities; a round to play."""
    names = ["A", "B", "C", "D"][: draw(st.integers(1, 4))]
    investigators = [
        {
            "id": name,
            "location": draw(st.sampled_from(PLACES)),
            **{skill: draw(st.integers(1, 5)) for skill in SKILLS},
            "health": draw(st.integers(2, 6)),
            "sanity": draw(st.integers(2, 6)),
            "resources": draw(st.integers(0, 5)),
            "deck": [draw(cards(f"{name}-deck-{n}")) for n in range(draw(st.integers(0, 3)))],
            "hand": [draw(cards(f"{name}-hand-{n}")) for n in range(draw(st.integers(0, 3)))],
        }
        for name in names
    ]
    there = [
        draw(enemies(f"E{n}")) | {"location": draw(st.sampled_from(PLACES))}
        for n in range(draw(st.integers(0, 3)))
    ]
    situation = {
        "round": 2,
        "campaign": draw(st.booleans()),
        "investigators": investigators,
        "locations": [
            {"id": place, "shroud": draw(st.integers(0, 4)), "clues": draw(st.integers(0, 3))}
            | {"revealed": draw(st.booleans())}
            | {"closed_to_enemies": draw(st.sampled_from([False, False, False, True]))}
            for place in PLACES
        ],
        "connections": [["Attic", "Hall"], ["Hall", "Study"], ["Study", "Cellar"], ["Cellar", "Hall"]],
        "enemies": there,
        "agendas": [{"id": f"Agenda {n}", "threshold": draw(st.integers(2, 6))} for n in (1, 2, 3)],
        "acts": [{"id": "Act 1", "clues": draw(st.integers(1, 4))}, {"id": "Act 2"}],
        "encounter_deck": [draw(encounters(f"X{n}")) for n in range(draw(st.integers(0, 5)))],
        "bag": ["+1", "0", "-1", "-2", "skull", "auto_fail", "elder_sign"],
        "symbols": [["skull", {"add": -1}]],
    }
    return read_sheet({"situation": situation, "attempt": {"round": True}})
