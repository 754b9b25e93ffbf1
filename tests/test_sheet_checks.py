"""Nothing in a sheet goes unread: every name is known, none occurs twice, every number can be on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from engine.ahlcg.events.moments import moments
from engine.game import game as front_of
from engine.kernel import play_by, seeded
from rules_graph.errors import BadSituationError, EndlessError
from rules_graph.model import LANGS
from tests import casebook
from tests.case_files import cases_of
from tests.casebook import GAMES
from ui.play.address import pack
from ui.play.opening import open_file
from ui.play.sheet_text import read_text
from ui.play.walk import Walk
from ui.words import say_error

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_CARDS: dict[str, Any] = {
    "investigators": [{"id": "Ada", "location": "Hall"}, {"id": "Bob", "location": "Attic"}],
    "locations": [{"id": "Hall", "connects": ["Attic"]}, {"id": "Attic", "traits": ["Haunted"]}],
    "enemies": [{"id": "Ghoul", "location": "Hall", "traits": ["Monster"]}],
}


def _ability(**fields: object) -> dict[str, Any]:
    return {"abilities": [{"id": "x", "at": "window", **fields}]}


def _doing(**effect: object) -> dict[str, Any]:
    return _ability(results=[effect])


_WRONG: list[tuple[str, dict[str, Any], str, str, str]] = [
    # a game, what the table has besides, the field, the fault, the nearest word
    ("ahlcg", {"enemies": [{"id": "Rat", "location": "Hal"}]}, "enemies[0].location", "unknown", "Hall"),
    ("ahlcg", {"enemies": [{"id": "Rat", "engaged": ["Adda"]}]}, "enemies[0].engaged[0]", "unknown", "Ada"),
    (
        "ahlcg",
        {"enemies": [{"id": "Rat", "location": "Hall", "engaged": ["Bob"]}]},
        "enemies[0].engaged[0]",
        "elsewhere",
        "none",
    ),
    ("ahlcg", {"enemies": [{"id": "Rat"}, {"id": "Rat"}]}, "enemies[1].id", "twice", "none"),
    ("ahlcg", {"enemies": [{"id": "each"}]}, "enemies[0].id", "reserved", "none"),
    (
        "ahlcg",
        {"locations": [{"id": "Hall", "connects": ["Atic"]}, {"id": "Attic"}]},
        "locations[0].connects[0]",
        "unknown",
        "Attic",
    ),
    (
        "ahlcg",
        {"locations": [{"id": "Hall", "connects": ["Hall"]}, {"id": "Attic"}]},
        "locations[0].connects",
        "itself",
        "none",
    ),
    ("ahlcg", {"connections": [["Hall", "Atic"]]}, "connections[0]", "unknown", "Attic"),
    ("ahlcg", {"connections": [["Hall", "Hall"]]}, "connections[0]", "itself", "none"),
    (
        "ahlcg",
        {"investigators": [{"id": "Ada", "location": "Hall", "deck": 10**6}]},
        "investigators[0].deck",
        "range",
        "none",
    ),
    ("ahlcg", {"bag": ["0", "skul"]}, "bag[1]", "unknown", "skull"),
    ("ahlcg", {"active": "Adda"}, "active", "unknown", "Ada"),
    ("ahlcg", _ability(at="enemy-defeeted"), "abilities[0].at", "unknown", "enemy-defeated"),
    ("ahlcg", _ability(**{"while": "your-tern"}), "abilities[0].while", "unknown", "your-turn"),
    ("ahlcg", _ability(trigger={"trait": "Mosnter"}), "abilities[0].trigger.trait", "unknown", "Monster"),
    ("ahlcg", _ability(owner="Bub"), "abilities[0].owner", "unknown", "Bob"),
    ("ahlcg", _doing(result="evade", enemy="Goul"), "abilities[0].results[0].enemy", "unknown", "Ghoul"),
    (
        "ahlcg",
        _doing(result="evade", enemy="one-heer"),
        "abilities[0].results[0].enemy",
        "unknown",
        "one-here",
    ),
    (
        "ahlcg",
        _doing(result="evade", enemy="each, Mosnter"),
        "abilities[0].results[0].enemy",
        "unknown",
        "Monster",
    ),
    ("ahlcg", _doing(result="move", to="Atiic"), "abilities[0].results[0].to", "unknown", "Attic"),
    (
        "ahlcg",
        _doing(result="hurt", investigator="yu"),
        "abilities[0].results[0].investigator",
        "unknown",
        "you",
    ),
    ("ahlcg", _doing(result="hurt", damage=1000), "abilities[0].results[0].damage", "range", "none"),
    (
        "ahlcg",
        {"enemies": [{"id": "Rat", "prey": {"highest": "combt"}}]},
        "enemies[0].prey.highest",
        "unknown",
        "combat",
    ),
    (
        "eldritch",
        {"monsters": [{"id": "M", "space": "Y"}], "spaces": ["X"]},
        "monsters[0].space",
        "unknown",
        "none",
    ),
    ("eldritch", {"paths": [{"between": ["X", "X"]}]}, "paths[0].between", "itself", "none"),
    ("eldritch", {"monsters": [{"id": "A", "space": "X"}]}, "monsters[0].id", "twice", "none"),
    ("eldritch", {"clue_pool": 10000}, "clue_pool", "range", "none"),
    (
        "eldritch",
        {"monsters": [{"id": "M", "space": "X", "reckoning": [{"effect": "lose", "who": "al"}]}]},
        "monsters[0].reckoning[0].who",
        "unknown",
        "all",
    ),
    (
        "arkham2e",
        {"monsters": [{"id": "M", "space": "Wods"}], "spaces": ["Woods", "X"]},
        "monsters[0].space",
        "unknown",
        "Woods",
    ),
    ("arkham2e", {"spaces": ["X", {"id": "Y", "street": "Uptwn"}]}, "spaces[1].street", "unknown", "Uptown"),
    ("arkham2e", {"spaces": ["X", "X"]}, "spaces[1].id", "twice", "none"),
    ("mansions", {"doors": [{"id": "D", "between": ["X", "X"]}]}, "doors[0]", "itself", "none"),
    ("mansions", {"lines": [["X", "Q"]]}, "lines[0][1]", "unknown", "none"),
    (
        "mansions",
        {"rooms": [{"id": "X", "pile": [{"kind": "lock", "id": "L", "puzzle": "P"}]}]},
        "rooms[0].pile[0].puzzle",
        "unknown",
        "none",
    ),
    (
        "mansions",
        {"monsters": [{"id": "Z", "space": "X"}, {"id": "Z", "space": "X"}]},
        "monsters[1].id",
        "twice",
        "none",
    ),
]


def _sheet(game: str, **more: object) -> dict[str, Any]:
    """A sheet that stands, but for what is put into it."""
    base = _CARDS if game == "ahlcg" else {"investigators": [{"id": "A", "space": "X"}]}
    return {"situation": {**base, **more}, "attempt": {"round": True}}


@pytest.mark.parametrize("game", GAMES)
def test_the_sheets_below_stand_but_for_their_fault(game: str) -> None:
    assert front_of(game).read(_sheet(game))


@pytest.mark.parametrize(("game", "more", "field", "fault", "nearest"), _WRONG)
def test_what_cannot_stand_is_refused(
    game: str, more: dict[str, Any], field: str, fault: str, nearest: str
) -> None:
    with pytest.raises(BadSituationError) as caught:
        front_of(game).read(_sheet(game, **more))
    said = caught.value.values
    assert (said["field"], said["fault"], said["nearest"]) == (f"situation.{field}", fault, nearest)
    for lang in LANGS:
        assert f"situation.{field}" in say_error(lang, caught.value)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"enemys": []}, 'There is no field "enemys"'),
        ({"locations": [{"shroud": 1}]}, "situation.locations[0].id is missing."),
        ({"locations": [{"id": "Hall", "shroud": "high"}]}, "must be a whole number, not"),
        ({"locations": [{"id": "Hall", "revealed": "perhaps"}]}, "must be true or false, not"),
        ({"locations": "Hall"}, "must be a list, not"),
        ({"locations": ["Hall"]}, "must be a mapping of fields to values, not"),
        ({"round": 10**7}, "is more or less than can be there (-1000000–1000000)."),
        ({"investigators": [_CARDS["investigators"][0]] * 5}, "too few or too many entries"),
        ({"point": "x" * 5000}, "this text is too short or too long"),
        ({"encounter_deck": [{"id": "x"}] * 301}, "too few or too many entries (301; 0–300)."),
    ],
)
def test_common_faults_are_said_in_words_of_our_own(more: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSituationError) as caught:
        front_of("ahlcg").read(_sheet("ahlcg", **more))
    assert said in say_error("en", caught.value)
    words = {say_error(lang, caught.value) for lang in LANGS}
    assert len(words) == len(LANGS)
    assert not any("Input" in text or "should" in text for text in words)


def test_a_card_of_several_kinds_is_faulted_as_the_kind_that_it_is() -> None:
    with pytest.raises(BadSituationError) as caught:
        front_of("ahlcg").read(_sheet("ahlcg", encounter_deck=[{"id": "Rat", "kind": "enemy", "fight": -1}]))
    assert (caught.value.values["field"], caught.value.values["fault"]) == (
        "situation.encounter_deck[0].fight",
        "range",
    )


_TEXT = """\
situation:
  investigators: [{id: Ada, location: Hall}]
  locations:
    - id: Hall
      abilities:
        - id: doom
          at: window
          results:
            - {result: place-doom,
               on: agenda}
  agendas: [{id: one day}]
  enemies:
    - {id: Ghoul, location: Hall}
    - {id: Rat,
       location: Hal}
attempt: {draw: Ada}
"""


def test_the_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "sheet.yaml"
    file.write_text(_TEXT, encoding="utf-8")
    with pytest.raises(BadSituationError) as caught:
        open_file(file, "ahlcg")
    assert (caught.value.values["field"], caught.value.values["line"]) == (
        "situation.enemies[1].location",
        15,
    )
    assert say_error("en", caught.value).startswith(f"{file}, line 15: ")
    assert say_error("pl", caught.value).startswith(f"{file}, wiersz 15: ")
    assert say_error("uk", caught.value).startswith(f"{file}, рядок 15: ")
    with pytest.raises(BadSituationError) as pasted:
        Walk.from_text(_TEXT, "ahlcg")
    assert say_error("en", pasted.value).startswith("Line 15: ")


def test_on_and_yes_are_words() -> None:
    data = read_text(_TEXT.replace("Hal}", "Hall}"))
    assert data["situation"]["locations"][0]["abilities"][0]["results"][0]["on"] == "agenda"
    assert front_of("ahlcg").read(data)
    assert read_text("answers: [yes, no, on, off]\nround: true") == {
        "answers": ["yes", "no", "on", "off"],
        "round": True,
    }
    place = {"id": "Hall", "revealed": "no"}
    table = {"investigators": [{"id": "Ada", "location": "Hall"}], "locations": [place]}
    read = front_of("ahlcg").read({"situation": table, "attempt": {"round": True}})
    assert read.situation.locations[0].revealed is False


def test_text_of_a_card_may_name_what_is_not_on_the_sheet() -> None:
    text = "[action]: Move to the Cellar."
    assert front_of("ahlcg").read(_sheet("ahlcg", abilities=[{"id": "x", "text": text}]))


def test_connections_alone_are_a_map() -> None:
    table = {"investigators": [{"id": "Ada", "location": "Hall"}], "connections": [["Hall", "Attic"]]}
    read = front_of("ahlcg").read({"situation": table, "attempt": {"move": {"by": "Ada", "to": "Attic"}}})
    assert [(place.id, place.connects) for place in read.situation.locations] == [
        ("Hall", ("Attic",)),
        ("Attic", ("Hall",)),
    ]


def test_a_hunter_where_no_map_shows_a_way_stays() -> None:
    table = {
        "investigators": [{"id": "Ada", "location": "Hall"}],
        "enemies": [{"id": "Ghoul", "location": "Attic", "hunter": True}],
    }
    read = front_of("ahlcg").read({"situation": table, "attempt": {"step": "step-3.2"}})
    end = play_by(lambda: front_of("ahlcg").start(read), seeded(1)).end
    assert end is not None
    assert end.enemies[0].location == "Attic"


def test_an_encounter_that_calls_for_itself_has_no_end() -> None:
    again = {"effect": "move", "space": "Woods", "encounter": True}
    card = {"id": "c", "neighborhood": "Woods", "entries": [{"at": "Woods", "effects": [again]}]}
    table = {
        "investigators": [{"id": "A", "space": "Woods"}],
        "spaces": ["Woods"],
        "location_cards": [card],
    }
    read = front_of("arkham2e").read({"situation": table, "attempt": {"encounter": "A"}})
    with pytest.raises(EndlessError):
        play_by(lambda: front_of("arkham2e").start(read), seeded(1))


def _numbers(schema: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every whole number that a schema allows, and where."""
    if isinstance(schema, dict):
        if schema.get("type") == "integer":
            yield where, schema
        for name, part in schema.items():
            yield from _numbers(part, f"{where}.{name}")
    elif isinstance(schema, list):
        for part in schema:
            yield from _numbers(part, where)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_bound(game: str) -> None:
    sheet = type(front_of(game).read(_sheet(game)))
    unbound = [
        where
        for where, number in _numbers(sheet.model_json_schema())
        if "const" not in number and "enum" not in number and not ({"minimum", "maximum"} <= number.keys())
    ]
    assert not unbound


@pytest.mark.parametrize(
    "sheet",
    [
        {
            "situation": {"investigators": [{"id": "A", "location": "L", "deck": 10**6}]},
            "attempt": {"draw": "A"},
        },
        {"situation": {"investigators": [{}] * 90_000}, "attempt": {}},
        {"situation": {"bag": [[]] * 90_000}, "attempt": {}},
        {
            "situation": {
                "started": 10**5,
                "investigators": [{"id": "A", "location": "L", "deck": {"per_investigator": 200}}],
            },
            "attempt": {"draw": "A"},
        },
    ],
)
def test_a_short_link_holds_no_more_than_a_table(sheet: dict[str, Any]) -> None:
    word = pack({"game": "ahlcg", "sheet": sheet, "answers": []})
    with pytest.raises(BadSituationError):
        Walk.from_address(word, "ahlcg")


def test_every_event_of_the_cases_may_be_waited_for() -> None:
    """So that a sheet can name each moment that comes."""
    for path in cases_of("ahlcg")[::7]:
        case = casebook.case_of(path)
        if "refused" in case:
            continue
        rules = front_of("ahlcg")
        read = rules.read({name: case[name] for name in ("situation", "attempt")})
        for event in play_by(lambda: rules.start(read), seeded(1)).events:  # noqa: B023
            point = str(getattr(event, "point", "step-1.1"))
            if point.startswith(("step-", "st.", "pw.")):  # others lie within a procedure
                assert set(getattr(event, "names", ())) <= moments()
