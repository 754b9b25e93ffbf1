"""Random tables of Eldritch Horror, with every kind of effect somewhere."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from engine.eldritch.front import read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.eldritch.sheet import Sheet
    from engine.eldritch.state.cards import Deck
    from engine.eldritch.state.table import Situation
    from engine.kernel.components import Titled

SPACES = ["London", "Rome", "Tokyo", "Arkham", "7", "The Amazon"]
PATHS = [
    {"between": ["London", "Rome"], "type": "train"},
    {"between": ["Rome", "Tokyo"], "type": "ship"},
    {"between": ["London", "7"], "type": "ship"},
    {"between": ["7", "Arkham"], "type": "ship"},
    {"between": ["Arkham", "The Amazon"], "type": "uncharted"},
]
SKILLS = ["lore", "influence", "observation", "strength", "will"]
WHO = ["you", "all", "others", "here", "lead", "choose"]
Data = dict[str, Any]


@cache
def _plain() -> st.SearchStrategy[Data]:
    small = st.integers(0, 3)
    return st.one_of(
        st.builds(
            lambda h, s, w: {"effect": "lose", "health": h, "sanity": s, "who": w},
            small,
            small,
            st.sampled_from(WHO),
        ),
        st.builds(lambda h, s: {"effect": "recover", "health": h, "sanity": s}, small, small),
        st.builds(
            lambda w, n: {"effect": "gain", "what": w, "count": n},
            st.sampled_from(["clue", "ticket", "asset", "artifact", "spell", "condition"]),
            st.integers(1, 2),
        ),
        st.sampled_from(
            [
                {"effect": "gain", "what": "condition", "name": "Debt"},
                {"effect": "gain", "what": "condition", "name": "Detained"},
                {"effect": "gain", "what": "asset", "trait": "WEAPON"},
                {"effect": "gain", "what": "asset", "reserve": True},
                {"effect": "discard", "what": "clue"},
                {"effect": "discard", "what": "card", "count": 2},
                {"effect": "discard", "what": "condition"},
                {"effect": "discard", "what": "card", "this": True},
                {"effect": "improve", "skill": "will"},
                {"effect": "delay"},
                {"effect": "delay", "who": "others"},
                {"effect": "doom", "advance": 1},
                {"effect": "doom", "advance": 4},
                {"effect": "doom", "retreat": 1},
                {"effect": "omen", "advance": 2},
                {"effect": "spawn-gate"},
                {"effect": "spawn-monster", "space": "random"},
                {"effect": "spawn-monster", "space": "here", "name": "Dagon"},
                {"effect": "spawn-clue"},
                {"effect": "surge"},
                {"effect": "ambush"},
                {"effect": "ambush", "cultist": True},
                {"effect": "close-gate", "gate": "choose"},
                {"effect": "move", "to": "nearest-city"},
                {"effect": "move", "to": "Rome", "who": "all"},
                {"effect": "move-monster", "to": "London"},
                {"effect": "discard-monster"},
                {"effect": "defeat-monster"},
                {"effect": "hurt-monster", "by": 2},
                {"effect": "devour"},
                {"effect": "devour", "who": "others"},
                {"effect": "lose", "sanity": "half-sanity", "who": "all"},
                {
                    "effect": "mythos-tokens",
                    "card": "Ru",
                    "discard": 1,
                    "empty": [{"effect": "solve-rumor", "card": "Ru"}],
                },
                {"effect": "discard-mythos", "card": "Ru"},
                {"effect": "solve-mystery"},
                {"effect": "reckoning"},
                {"effect": "improve", "skill": "lore", "who": "all"},
                {"effect": "flip"},
                {"effect": "spend", "sanity": 1, "effects": [{"effect": "log", "text": "spent"}]},
                {"effect": "spend", "clues": 1, "effects": [{"effect": "doom", "retreat": 1}]},
                {"effect": "roll", "dice": 2, "faces": [1, 2], "hit": [{"effect": "lose", "health": 1}]},
                {"effect": "mystery", "tokens": 1},
                {"effect": "place-eldritch", "space": "here"},
                {"effect": "solve-rumor", "card": "Ru"},
                {"effect": "remove-mystery"},
                {"effect": "peek-gates"},
                {"effect": "exchange-clues"},
                {"effect": "recruit-ally"},
                {"effect": "exchange-vitality"},
                {"effect": "reshape-skills"},
                {"effect": "sail"},
                {"effect": "additional-action"},
                {"effect": "log", "text": "something"},
            ]
        ),
    )


@cache
def effects(most: int = 2) -> st.SearchStrategy[list[Data]]:
    nested = st.one_of(
        _plain(),
        st.builds(
            lambda s, m, p, f: {"effect": "test", "skill": s, "modifier": m, "pass": [p], "fail": [f]},
            st.sampled_from(SKILLS),
            st.integers(-2, 1),
            _plain(),
            _plain(),
        ),
        st.builds(lambda e: {"effect": "may", "effects": [e]}, _plain()),
        st.builds(lambda e: {"effect": "each", "effects": [e]}, _plain()),
        st.builds(lambda a, b: {"effect": "unless", "do": [a], "instead": [b]}, _plain(), _plain()),
        st.builds(
            lambda a, b: {
                "effect": "choose",
                "options": [{"id": "one", "effects": [a]}, {"id": "two", "effects": [b]}],
            },
            _plain(),
            _plain(),
        ),
    )
    return st.lists(nested, max_size=most)


@st.composite
def _card(draw: st.DrawFn, name: str, kind: str) -> Data:
    card: Data = {"id": name, "kind": kind, "value": draw(st.integers(0, 2))}
    part = draw(st.integers(0, 11))
    if part == 0:
        card["bonuses"] = [{"skill": draw(st.sampled_from(SKILLS)), "add": draw(st.integers(-1, 2))}]
    elif part == 1:
        card["rerolls"] = [{"dice": draw(st.integers(1, 2))}]
    elif part == 2:
        card["action"] = {"effects": draw(effects()), "local": draw(st.booleans())}
    elif part == 3:
        card["prevent"] = {"health": 1, "sanity": 1}
    elif part in (5, 6, 7, 8):
        card[("on_rest", "instead", "encounter", "service")[part - 5]] = draw(effects(1))
    elif part == 4:
        card["dice"] = [{"optional": draw(st.booleans())}]
    if draw(st.booleans()):
        card["reckoning"] = draw(effects())
    if kind in ("spell", "condition"):
        card["back"] = draw(effects(1))
    if kind == "asset":
        card["traits"] = draw(st.lists(st.sampled_from(["WEAPON", "ALLY"]), max_size=1))
    return card


@st.composite
def _monster(draw: st.DrawFn, name: str, space: str | None) -> Data:
    test = st.one_of(st.none(), st.integers(-1, 1))
    return {
        "id": name,
        "space": space,
        "will": draw(test),
        "strength": draw(test),
        "horror": draw(st.integers(0, 3)),
        "damage": draw(st.integers(0, 3)),
        "toughness": draw(st.integers(1, 3)),
        "epic": draw(st.integers(0, 5)) == 0,
        "text": draw(effects(1)),
        "spawn": [{"effect": "log", "text": "spawns"}] if draw(st.booleans()) else [],
        "reckoning": draw(effects(1)),
        "on_defeat": draw(effects(1)),
    }


@st.composite
def _investigator(draw: st.DrawFn, name: str) -> Data:
    cards = [draw(_card(f"{name}-{kind}", kind)) for kind in ("asset", "spell") if draw(st.booleans())]
    conditions = [draw(_card(f"{name}-condition", "condition"))] if draw(st.booleans()) else []
    sheets = [None, "mark-harrigan", "lola-hayes", "trish-scarborough", "charlie-kane", "jacqueline-fine"]
    sheets += ["diana-stanley", "lily-chen", "norman-withers"]
    sheet = draw(st.sampled_from(sheets))
    return {
        "id": name,
        "space": draw(st.sampled_from(SPACES)),
        "max_health": 5,
        "max_sanity": 5,
        "health": draw(st.integers(1, 5)),
        "sanity": draw(st.integers(1, 5)),
        **{skill: draw(st.integers(1, 3)) for skill in SKILLS},
        "clues": draw(st.integers(0, 1)),
        "tickets": draw(st.lists(st.sampled_from(["train", "ship"]), max_size=2)),
        "possessions": cards,
        "conditions": conditions,
        "delayed": draw(st.booleans()),
        "sheet": sheet,
        "clue_instead": "sanity" if sheet == "norman-withers" else None,
        "crippled": draw(effects(1)),
        "insane": draw(effects(1)),
        "action": {"effects": draw(effects())},
    }


def _space(name: str) -> Data:
    return {"id": name, "type": {"7": "sea", "The Amazon": "wilderness"}.get(name, "city")}


@st.composite
def situations(draw: st.DrawFn) -> Data:
    names = ["A", "B", "C"][: draw(st.integers(1, 3))]
    symbols = ["green", "blue", "red"]
    gates = [{"id": f"g{n}", "space": SPACES[n], "symbol": symbols[n % 3]} for n in range(4)]
    clues = [{"id": f"c{n}", "space": SPACES[n]} for n in range(5)]
    cut, found = draw(st.integers(0, 4)), draw(st.integers(0, 5))
    spaces = st.sampled_from(SPACES)
    icons = ["omen", "reckoning", "gates", "surge", "clues", "rumor", "eldritch"]
    kind = draw(st.sampled_from(["EVENT", "ONGOING", "RUMOR"]))
    return {
        "investigators": [draw(_investigator(name)) for name in names],
        "available": [{"id": "N", "space": "Rome"}] if draw(st.booleans()) else [],
        "spaces": [_space(name) for name in SPACES],
        "paths": PATHS,
        "monsters": [draw(_monster(f"M{n}", draw(spaces))) for n in range(draw(st.integers(0, 3)))],
        "cup": [draw(_monster(f"cup{n}", None)) | {"epic": False} for n in range(draw(st.integers(0, 3)))],
        "set_aside": [{"id": "Dagon", "epic": True, "set_aside": True, "toughness": 4}],
        "gates": gates[:cut],
        "gate_stack": gates[cut:3],
        "gate_discard": gates[max(cut, 3) :],
        "clues": clues[:found],
        "clue_pool": clues[found:],
        "reserve": [draw(_card(f"r{n}", "asset")) for n in range(4)],
        "assets": {"cards": [draw(_card(f"x{n}", "asset")) for n in range(2)]},
        "artifacts": {"cards": [{"id": "art", "kind": "artifact"}]},
        "spells": {"cards": [draw(_card("s1", "spell")), {"id": "s2", "kind": "spell"}]},
        "conditions": {
            "cards": [
                {"id": "debt", "name": "Debt", "kind": "condition"},
                {"id": "det", "name": "Detained", "back": draw(effects(1))},
            ]
        },
        "encounters": [
            {"id": f"{deck}-{n}", "deck": deck, "effects": draw(effects()), "pass": draw(effects(1))}
            for deck in ("general", "research", "other-world", "europe")
            for n in range(2)
        ]
        + [
            {"id": f"expedition-{n}", "deck": "expedition", "at": draw(spaces), "effects": draw(effects(1))}
            for n in range(2)
        ],
        "encounters_shuffled": draw(st.sampled_from([[], ["expedition"], ["general", "expedition"]])),
        "mythos": [
            {
                "id": "Ev",
                "icons": draw(st.lists(st.sampled_from(icons), unique=True)),
                "traits": [kind],
                "effects" if kind == "EVENT" else "enters": draw(effects()),
                "rumor_space": "Rome",
                "eldritch": 2,
            }
        ],
        "mythos_play": [{"id": "Ru", "traits": ["RUMOR"], "tokens": 2, "reckoning": draw(effects(1))}],
        "rumors": [{"space": "Rome", "card": "Ru"}],
        "ancient_one": {
            "id": "Z",
            "cultist": {"id": "Cultist", "strength": 0, "damage": 1},
            "reckoning": draw(effects(1)),
            "awake_doom": [{"effect": "lose", "who": "lead", "health": 1}],
        },
        "doom": draw(st.integers(1, 6)),
        "omen_track": symbols,
        "omen": "green",
        "mystery": {"id": "Y1", "goal": 1},
        "mystery_deck": [{"id": "Y2"}],
    }


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A whole round on a random table."""
    return read({"situation": draw(situations()), "attempt": {"round": True}})


_GROUPS = (
    *("investigators", "gone", "available", "spaces", "monsters", "cup", "set_aside", "box"),
    *("gates", "gate_stack", "gate_discard", "clues", "clue_pool", "clue_discard", "eldritch"),
    *("reserve", "card_box", "encounters", "encounter_discard"),
    *("mythos", "mythos_play", "mythos_discard", "mythos_box", "mystery_deck", "solved", "mystery_box"),
)


def components(table: Situation) -> Iterator[tuple[str, Titled]]:
    """Every component, with the field of the sheet that it stands in."""
    for field in _GROUPS:
        yield from ((field, each) for each in getattr(table, field))
    for kind in ("assets", "artifacts", "spells", "conditions"):
        deck: Deck = getattr(table, kind)
        yield from ((kind, card) for card in (*deck.cards, *deck.discard))
    for each in (*table.investigators, *table.gone, *table.available):
        yield from (("possessions", card) for card in each.possessions)
        yield from (("conditions", card) for card in each.conditions)
        yield from (("clues", clue) for clue in each.clues)
    yield from (("ambushers", each) for each in table.ambushers)
    for field in ("mythos_now", "mystery"):
        if (one := getattr(table, field)) is not None:
            yield field, one
