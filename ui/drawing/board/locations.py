"""The table as a picture: locations and their connections, who and what is there, cards, agenda and act."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui.drawing.board.areas import draw_areas
from ui.drawing.board.cards import areas_of
from ui.drawing.board.chips import BETWEEN, Chip, draw_hanging
from ui.drawing.board.counters import (
    COLOUR,
    INK,
    PALE,
    RED,
    Box,
    Canvas,
    Counter,
    Token,
    counted,
    fitted,
    wide_as_row,
    width,
)
from ui.drawing.board.grid import on_grid
from ui.drawing.board.places import LINE, NAME, Place, connections, one_way, places_of
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.ahlcg.state.table import Situation
    from rules_graph.model import Lang

_WIDE = 420
_MARGIN = 12
_BOXES = {1: 280, 2: 172, 3: 120}  # how wide a location is, by the number of columns
_GAP = 34  # between rows
_TOP = 48  # agenda and act


def draw_board(table: Situation, lang: Lang) -> str:
    """The board as SVG, the same for the same table; readable on a telephone."""
    canvas, high = _drawn(table, lang)
    return canvas.svg(_summary(table, lang), _WIDE, high, lang)


def tell_board(table: Situation, lang: Lang) -> str:
    """The same in words, for those who do not see the picture."""
    canvas, _ = _drawn(table, lang)
    return ". ".join([_summary(table, lang), *canvas.titles])


def _drawn(table: Situation, lang: Lang) -> tuple[Canvas, float]:
    """The picture, and how high it is."""
    canvas = Canvas()
    places = places_of(table, lang)
    ways = connections(places)
    boxes, bottom = _boxes(places, ways, _decks(canvas, table, lang))
    for one, other in ways:
        _line(canvas, boxes[one], boxes[other], one_way(places, one, other))
    for place in places.values():
        _draw_place(canvas, place, boxes[place.name], lang)
        _draw_chips(canvas, place, boxes[place.name])
    bottom = draw_areas(canvas, areas_of(table, lang), Box(_MARGIN, bottom, _WIDE - 2 * _MARGIN, 0))
    return canvas, _foot(canvas, table, bottom, lang)


def _summary(table: Situation, lang: Lang) -> str:
    return say(
        lang,
        "board-title",
        locations=len(table.locations),
        investigators=len(table.investigators),
        enemies=len(table.enemies),
    )


def _boxes(
    places: Mapping[str, Place], ways: tuple[tuple[str, str], ...], top: float
) -> tuple[dict[str, Box], float]:
    """Where each location is drawn, and where the last ends."""
    if not places:
        return {}, top
    cells = on_grid(tuple(places), ways)
    columns = 1 + max(column for column, _ in cells.values())
    wide = _BOXES[columns]
    step = (_WIDE - 2 * _MARGIN - wide) / (columns - 1) if columns > 1 else 0.0
    left = float(_MARGIN) if columns > 1 else (_WIDE - wide) / 2
    boxes: dict[str, Box] = {}
    for row in range(1 + max(row for _, row in cells.values())):
        names = [name for name, cell in cells.items() if cell[1] == row]
        high = max(places[name].high(wide) for name in names)
        for name in names:
            own = places[name].high(wide)
            boxes[name] = Box(left + step * cells[name][0], top + (high - own) / 2, wide, own)
        top += high + _GAP
    return boxes, top - _GAP


def _line(canvas: Canvas, one: Box, other: Box, one_way: bool) -> None:
    (x1, y1), (x2, y2) = one.middle, other.middle
    canvas.add("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke="#8d8672", stroke_width=3)
    if one_way:
        turn = f"translate({(x1 + x2) / 2:.1f} {(y1 + y2) / 2:.1f}) rotate({_angle(x2 - x1, y2 - y1):.0f})"
        canvas.add("path", d="M-7-7 8 0-7 7Z", transform=turn, fill="#5f5945")


def _angle(x: float, y: float) -> float:
    return math.degrees(math.atan2(y, x))


def _draw_place(canvas: Canvas, place: Place, box: Box, lang: Lang) -> None:
    canvas.begin(place.title)
    look: dict[str, object] = {"fill": "#ffffff", "stroke": INK, "stroke_width": 1.5}
    if place.veiled:
        look = {"fill": "#d5d1c3", "stroke": PALE, "stroke_width": 1.5, "stroke_dasharray": "6 4"}
    canvas.add("rect", x=box.x, y=box.y, width=box.wide, height=box.high, rx=8, **look)
    middle, y = box.x + box.wide / 2, box.y
    for line in place.lines(box.wide):
        y += LINE
        canvas.words(line, middle, y, NAME, text_anchor="middle", font_weight="bold")
    if place.veiled:
        y += LINE
        said = fitted(say(lang, "board-unrevealed"), 12, box.wide - 12)
        canvas.words(said, middle, y, 12, text_anchor="middle", font_style="italic")
    canvas.counters(place.counters, middle - wide_as_row(place.counters) / 2, y + 6)
    canvas.end()


def _draw_chips(canvas: Canvas, place: Place, box: Box) -> None:
    """Who and what is there; under the chips, lines from enemies to whom they are engaged with."""
    y = box.y + place.head(box.wide)
    places: list[tuple[Chip, Box]] = []
    for chip in place.chips:
        wide = place.chip_wide(chip, box.wide)
        places.append((chip, Box(box.x + chip.inset, y, wide, chip.high(wide))))
        y += chip.high(wide) + BETWEEN
    held = {chip.name: at.y + 11 for chip, at in places if chip.look == "investigator"}
    for chip, at in places:
        for name in (name for name in chip.engaged if name in held):
            x = box.x + (12 if len(chip.engaged) == 1 else 3.5)
            bent = f"M{box.x + 12:.1f} {held[name]:.1f}H{x:.1f}V{at.y + 11:.1f}H{at.x:.1f}"
            canvas.add("path", d=bent, fill="none", stroke=RED, stroke_width=2.5)
    for chip, at in places:
        draw_hanging(canvas, chip, at)
        chip.draw(canvas, at)


def _decks(canvas: Canvas, table: Situation, lang: Lang) -> float:
    """The agenda and the act on top, and how far each has come. Says where the board begins."""
    clues = sum(who.clues for who in table.investigators)
    decks: list[_Deck] = [
        _Deck(f"{say(lang, 'board-agenda')}: {each.id}", "doom", table.doom, each.threshold)
        for each in table.agendas[:1]
    ]
    decks += [
        _Deck(f"{say(lang, 'board-act')}: {each.id}", "clues", clues, each.clues) for each in table.acts[:1]
    ]
    wide = (_WIDE - _MARGIN * (len(decks) + 1)) / max(1, len(decks))
    for number, deck in enumerate(decks):
        left = _MARGIN + number * (wide + _MARGIN)
        _draw_deck(canvas, deck, Box(left, _MARGIN, wide, _TOP), lang)
    return _MARGIN + (_TOP + 20 if decks else 0)


@dataclass(frozen=True)
class _Deck:
    """The card on top of the agenda or act deck: how many tokens there are, and how many it takes."""

    name: str
    token: Token
    count: int
    most: int | None


def _draw_deck(canvas: Canvas, deck: _Deck, box: Box, lang: Lang) -> None:
    canvas.begin(f"{deck.name}: {counted(lang, deck.token, deck.count, deck.most)}")
    canvas.add("rect", x=box.x, y=box.y, width=box.wide, height=box.high, rx=6, fill="#efece0", stroke=PALE)
    canvas.words(fitted(deck.name, 13, box.wide - 16), box.x + 8, box.y + 18, 13, font_weight="bold")
    said = str(deck.count) + (f"/{deck.most}" if deck.most is not None else "")
    counter = Counter(deck.token, said)
    canvas.counters([counter], box.x + 8, box.y + 25)
    if deck.most:
        left, room = box.x + counter.wide + 14, box.wide - counter.wide - 22
        share = min(1.0, deck.count / deck.most)
        canvas.add("rect", x=left, y=box.y + 29, width=room, height=8, rx=4, fill="#cfc9b8", stroke=PALE)
        canvas.add("rect", x=left, y=box.y + 29, width=room * share, height=8, rx=4, fill=COLOUR[deck.token])
    canvas.end()


def _foot(canvas: Canvas, table: Situation, y: float, lang: Lang) -> float:
    """Who is out, and what each sign means. Says where the picture ends."""
    y += 24
    if table.eliminated:
        names = ", ".join(who.id for who in table.eliminated)
        said = fitted(say(lang, "board-eliminated", names=names), 12, _WIDE - 2 * _MARGIN)
        canvas.words(said, _MARGIN, y, 12, font_style="italic")
        y += 20
    x = float(_MARGIN)
    for token in COLOUR:
        name = say(lang, f"board-{token}")
        room = 22 + width(name, 11)
        if x + room > _WIDE - _MARGIN:
            x, y = float(_MARGIN), y + 17
        canvas.sign(token, x, y - 9)
        canvas.words(name, x + 14, y, 11, fill=PALE)
        x += room
    return y + 10
