"""Play areas and threat areas below the locations: cards side by side, attachments under what they are on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.drawing.board.chips import BETWEEN, draw_hanging
from ui.drawing.board.counters import INK, PALE, Box, fitted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ui.drawing.board.cards import Area
    from ui.drawing.board.chips import Chip
    from ui.drawing.board.counters import Canvas

_ABOVE = 16  # the first area
_EDGE = 8
_HEAD, _LETTERS = 19, 12
_LEAST, _MOST = 70, 182  # how wide a card is


def draw_areas(canvas: Canvas, areas: Sequence[Area], room: Box) -> float:
    """One below another, from the top of the room. Says where the last ends."""
    y = room.y + (_ABOVE if areas else 0)
    for area in areas:
        placed, bottom = _placed(area, Box(room.x + _EDGE, y + _HEAD + 4, room.wide - 2 * _EDGE, 0))
        canvas.begin(area.title)
        high = bottom + _EDGE - y
        canvas.add("rect", x=room.x, y=y, width=room.wide, height=high, rx=6, fill="#efece0", stroke=PALE)
        title = fitted(area.title, _LETTERS, room.wide - 2 * _EDGE)
        canvas.words(title, room.x + _EDGE, y + 15, _LETTERS, fill=INK, font_weight="bold")
        canvas.end()
        for chip, box in placed:
            draw_hanging(canvas, chip, box)
            chip.draw(canvas, box)
        y += high + _EDGE
    return y - (_EDGE if areas else 0)


def _placed(area: Area, room: Box) -> tuple[list[tuple[Chip, Box]], float]:
    """Where each card is drawn: piles from left to right in as many rows as it takes, and where they end."""
    placed: list[tuple[Chip, Box]] = []
    x, y, bottom = room.x, room.y, room.y
    for pile in area.piles:
        wide = max(chip.natural(_LEAST, _MOST) + _hanging(chip) for chip in pile)
        if x > room.x and x + wide > room.x + room.wide:
            x, y = room.x, bottom + BETWEEN
        top = y
        for chip in pile:
            own = wide - _hanging(chip)
            placed.append((chip, Box(x + _hanging(chip), top, own, chip.high(own))))
            top += chip.high(own) + BETWEEN
        bottom = max(bottom, top - BETWEEN)
        x += wide + _EDGE
    return placed, bottom


def _hanging(chip: Chip) -> int:
    return chip.inset - 7
