"""The table as a picture."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest

from engine.ahlcg.sheet import read_sheet
from rules_graph.model import LANGS, Lang
from ui.drawing.board.counters import fitted, width, wrapped
from ui.drawing.board.grid import on_grid
from ui.drawing.board.locations import draw_board, tell_board

if TYPE_CHECKING:
    from engine.ahlcg.state.table import Situation

SVG = "{http://www.w3.org/2000/svg}"


def table(**situation: Any) -> Situation:
    situation.setdefault("investigators", [{"id": "Roland", "location": "Hall"}])
    return read_sheet({"situation": situation, "attempt": {"round": True}}).situation


def house(**more: Any) -> Situation:
    return table(
        investigators=[
            {"id": "Roland", "location": "Hall", "health": 9, "damage": 2, "resources": 5, "clues": 1},
            {"id": "Wendy", "location": "Cellar", "sanity": 7, "horror": 3},
        ],
        locations=[
            {"id": "Hall", "shroud": 1},
            {"id": "Attic", "shroud": 4, "clues": 2, "revealed": False, "doom": 1},
            {"id": "Cellar", "shroud": 4, "clues": 2},
        ],
        connections=[["Hall", "Attic"], ["Hall", "Cellar"]],
        **more,
    )


def titles(svg: str) -> list[str]:
    return [str(each.text) for each in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def words(svg: str) -> list[str]:
    return [str(each.text) for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def rects(svg: str) -> list[tuple[float, float, float, float]]:
    """The boxes of the locations: x, y, right, bottom."""
    found = []
    for group in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        rect = group.find(f"{SVG}rect")
        if rect is not None and rect.get("rx") == "8":
            x, y, wide, high = (float(rect.get(name, "")) for name in ("x", "y", "width", "height"))
            found.append((x, y, x + wide, y + high))
    return found


def test_everything_on_the_table_has_an_accessible_name() -> None:
    drawn = draw_board(
        house(
            enemies=[
                {"id": "Ghoul", "location": "Cellar", "health": 3, "hurt": 1, "engaged": ["Wendy"]},
                {"id": "Rat", "location": "Hall", "ready": False},
            ],
            agendas=[{"id": "Agenda 1", "threshold": 4, "doom": 1}],
            acts=[{"id": "Act 1", "clues": 2}],
        ),
        "en",
    )
    assert titles(drawn) == [
        "The board: 3 locations, 2 investigators, 2 enemies",
        "Agenda: Agenda 1: doom 2/4",
        "Act: Act 1: clues 1/2",
        "Hall: shroud 1, clues 0",
        "Roland: damage 2/9, horror 0, clues 1, resources 5",
        "Rat: damage 0, exhausted",
        "Attic: unrevealed, doom 1",
        "Cellar: shroud 4, clues 2",
        "Wendy: damage 0, horror 3/7, clues 0, resources 0",
        "Ghoul: damage 1/3, engaged with Wendy",
    ]


def test_an_unrevealed_location_keeps_its_shroud_and_clues_to_itself() -> None:
    drawn = draw_board(table(locations=[{"id": "Hall", "shroud": 7, "clues": 6, "revealed": False}]), "en")
    assert not {"7", "6"} & set(words(drawn))
    assert "unrevealed" in words(drawn)


def test_the_words_of_the_picture_are_the_readers() -> None:
    ready = {"id": "Rat", "location": "Hall"}
    said = {lang: set(words(draw_board(house(enemies=[{**ready, "ready": False}]), lang))) for lang in LANGS}
    assert {"exhausted", "shroud"} <= said["en"]
    assert {"wyczerpany", "zasłona"} <= said["pl"]
    assert {"виснажений", "морок"} <= said["uk"]


@pytest.mark.parametrize("lang", LANGS)
def test_telling_the_board_says_what_the_picture_shows(lang: Lang) -> None:
    assert tell_board(house(), lang) == ". ".join(titles(draw_board(house(), lang)))


def test_the_same_table_gives_the_same_picture() -> None:
    """In another process too, where sets have another order."""
    code = "from tests.test_board import *; print(draw_board(laid_out(), 'en'))"
    environment = {**os.environ, "PYTHONHASHSEED": "1926"}
    drawn = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert drawn.stdout.strip() == draw_board(laid_out(), "en")


def test_an_engaged_enemy_is_joined_to_each_of_its_investigators() -> None:
    everybody = [{"id": name, "location": "Hall"} for name in ("Roland", "Wendy", "Daisy")]

    def lines(**enemy: Any) -> int:
        drawn = draw_board(
            table(investigators=everybody, enemies=[{"id": "Ghoul", "location": "Hall", **enemy}]), "en"
        )
        return sum(each.get("fill") == "none" for each in ElementTree.fromstring(drawn).iter(f"{SVG}path"))

    assert lines() == 0
    assert lines(engaged=["Wendy"]) == 1
    assert lines(massive=True) == 3


def test_locations_do_not_overlap_and_stay_in_the_picture() -> None:
    many = [{"id": f"Room {number}", "shroud": 1} for number in range(14)]
    ways = [[f"Room {number}", f"Room {number // 2}"] for number in range(1, 14)]
    crowd = [{"id": f"Cultist of a long name {number}", "location": "Room 3"} for number in range(9)]
    here = [{"id": "Roland", "location": "Room 3"}]
    drawn = draw_board(table(investigators=here, locations=many, connections=ways, enemies=crowd), "en")
    boxes = rects(drawn)
    wide, high = map(float, ElementTree.fromstring(drawn).get("viewBox", "").split()[2:])
    assert len(boxes) == 14
    assert all(x >= 0 and y >= 0 and right <= wide and bottom <= high for x, y, right, bottom in boxes)
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_a_sheet_without_locations_still_shows_who_is_where() -> None:
    drawn = draw_board(table(enemies=[{"id": "Ghoul"}]), "en")
    assert titles(drawn)[1:] == [
        "Hall",
        "Roland: damage 0, horror 0, clues 0, resources 0",
        "not on the board",
        "Ghoul: damage 0",
    ]


def test_those_who_are_out_are_named() -> None:
    out = table(eliminated=[{"id": "Wendy", "location": "Hall", "fate": "defeated"}])
    assert "Eliminated: Wendy" in words(draw_board(out, "en"))


def test_a_one_way_connection_has_an_arrow() -> None:
    def arrows(*there: str) -> int:
        places = [{"id": "Hall", "connects": ["Yard"]}, {"id": "Yard", "connects": list(there)}]
        return draw_board(table(locations=places), "en").count("rotate(")

    assert arrows() == 1
    assert arrows("Hall") == 0


def test_connected_locations_stand_side_by_side() -> None:
    hub = ("Hall", "Attic", "Cellar", "Parlor")
    cells = on_grid(hub, (("Hall", "Attic"), ("Hall", "Cellar"), ("Hall", "Parlor")))
    assert len(set(cells.values())) == 4
    for name in hub[1:]:
        assert max(abs(cells["Hall"][0] - cells[name][0]), abs(cells["Hall"][1] - cells[name][1])) == 1


def test_no_line_runs_under_a_location_in_a_row_of_three() -> None:
    cells = on_grid(("A", "B", "C"), (("A", "C"), ("C", "B")))
    assert cells["C"] == (1, 0)
    assert {cells["A"][1], cells["B"][1]} == {0}


def test_names_are_shortened_to_their_room() -> None:
    long = "Towarzystwo Historyczne Southside i przyległości"
    assert fitted("Hall", 14, 100) == "Hall"
    assert fitted(long, 14, 100).endswith("…")
    assert width(fitted(long, 14, 100), 14) <= 100
    assert wrapped("Miskatonic University", 14, 110) == ["Miskatonic", "University"]
    assert wrapped(long, 14, 110) == ["Towarzystwo", "Historyczne…"]
    assert all(width(line, 14) <= 110 for line in wrapped(long, 14, 110))


def laid_out() -> Situation:
    """Cards in play, in a threat area, at a location, and attached to each kind of thing."""
    scope = {"id": "Scope", "kind": "asset", "attached": "Pistol"}
    pistol = {"id": "Pistol", "kind": "asset", "uses": 4, "left": 3, "ready": False}
    dog = {"id": "Dog", "kind": "asset", "health": 3, "damage": 1, "sanity": 1}
    dread = {"id": "Dread", "kind": "treachery", "clues": 3}
    return table(
        investigators=[
            {"id": "Roland", "location": "Hall", "play": [dog, pistol, scope], "threat": [dread]},
            {"id": "Wendy", "location": "Hall"},
        ],
        locations=[
            {
                "id": "Hall",
                "cards": [
                    {"id": "Fog", "kind": "treachery", "attached": "Hall"},
                    {"id": "Mask", "kind": "treachery", "doom": 1, "attached": "Ghoul"},
                    {"id": "Rope", "kind": "asset"},
                ],
            }
        ],
        enemies=[{"id": "Ghoul", "location": "Hall", "engaged": ["Wendy"]}],
    )


def test_cards_are_told_with_what_is_on_them_and_what_they_are_attached_to() -> None:
    assert titles(draw_board(laid_out(), "en"))[1:] == [
        "Hall: shroud 0, clues 0",
        "Fog: attached to Hall",
        "Rope",
        "Roland: damage 0, horror 0, clues 0, resources 0",
        "Wendy: damage 0, horror 0, clues 0, resources 0",
        "Ghoul: damage 0, engaged with Wendy",
        "Mask: doom 1, attached to Ghoul",
        "Roland: in play",
        "Dog: damage 1/3, horror 0/1",
        "Pistol: uses 3, exhausted",
        "Scope: attached to Pistol",
        "Roland: threat area",
        "Dread: clues 3",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_cards_are_told_in_words_too(lang: Lang) -> None:
    assert tell_board(laid_out(), lang) == ". ".join(titles(draw_board(laid_out(), lang)))


def test_an_exhausted_card_stands_askew_and_an_empty_one_shows_no_uses_left() -> None:
    def pistol(**more: Any) -> str:
        play = [{"id": "Pistol", "kind": "asset", "uses": 4, **more}]
        return draw_board(table(investigators=[{"id": "Roland", "location": "Hall", "play": play}]), "pl")

    assert pistol().count("rotate(") == 0
    assert pistol(ready=False).count("rotate(") == 1
    assert "wyczerpana" in words(pistol(ready=False))
    assert "0" in words(pistol(left=0))


def test_an_attachment_hangs_below_what_it_is_on() -> None:
    drawn = ElementTree.fromstring(draw_board(laid_out(), "en"))
    boxes = {
        str(group.findtext(f"{SVG}title")).split(":")[0]: [
            float(group.find(f"{SVG}rect").get(name, ""))  # type: ignore[union-attr]
            for name in ("x", "y", "height")
        ]
        for group in drawn.iter(f"{SVG}g")
        if group.find(f"{SVG}rect") is not None
    }
    for host, card in (("Ghoul", "Mask"), ("Pistol", "Scope")):
        assert boxes[card][0] > boxes[host][0]
        assert boxes[card][1] > boxes[host][1] + boxes[host][2]


def test_cards_attached_in_a_circle_or_to_nothing_there_are_still_shown() -> None:
    play = [
        {"id": "One", "kind": "asset", "attached": "Two"},
        {"id": "Two", "kind": "asset", "attached": "One"},
        {"id": "Lost", "kind": "asset", "attached": "Nobody"},
    ]
    drawn = draw_board(table(investigators=[{"id": "Roland", "location": "Hall", "play": play}]), "en")
    assert titles(drawn)[-3:] == ["One", "Two", "Lost"]


def test_many_cards_stay_in_the_picture() -> None:
    play = [{"id": f"Remembrance of things long past {n}", "kind": "asset", "uses": n} for n in range(12)]
    drawn = ElementTree.fromstring(
        draw_board(table(investigators=[{"id": "Roland", "location": "Hall", "play": play}]), "uk")
    )
    wide, high = map(float, drawn.get("viewBox", "").split()[2:])
    assert len(list(drawn.iter(f"{SVG}rect"))) > 12
    for rect in drawn.iter(f"{SVG}rect"):
        x, y, width_, height = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
        assert x + width_ <= wide
        assert y + height <= high


def test_a_card_being_resolved_lies_in_sight() -> None:
    drawn = draw_board(table(resolving=[{"id": "Cold draught", "kind": "treachery"}]), "en")
    assert titles(drawn)[-2:] == ["Being resolved", "Cold draught"]
