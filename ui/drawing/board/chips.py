"""Who and what stands on a drawn board, as chips: investigators, enemies, and cards."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ui.drawing.board.counters import (
    BLUE,
    GOLD,
    GREEN,
    HIGH,
    INK,
    PLUM,
    RED,
    Counter,
    fitted,
    in_rows,
    wide_as_row,
    width,
    wrapped,
)

if TYPE_CHECKING:
    from ui.drawing.board.counters import Box, Canvas

Look = Literal["investigator", "enemy", "card", "treachery"]

BETWEEN = 5  # chips
_NAME, _LINE = 13, 16
_NOTE = 14  # a line in small letters
_HANGS = 11
_COLOUR: dict[Look, str] = {"investigator": GREEN, "enemy": RED, "card": BLUE, "treachery": PLUM}
_PALE: dict[Look, str] = {
    "investigator": "#e1eee9",
    "enemy": "#f3e3df",
    "card": "#e6edf5",
    "treachery": "#f1e6f1",
}


@dataclass(frozen=True)
class Chip:
    """One of them. `depth`: on how many others it hangs, as an attachment."""

    name: str
    title: str
    counters: list[Counter]
    look: Look = "investigator"
    ready: bool = True
    lit: bool = False
    note: str = ""
    engaged: tuple[str, ...] = ()
    depth: int = 0

    @property
    def inset(self) -> int:
        """An engaged enemy hangs on its investigator, an attachment on what it is attached to."""
        return 7 + _HANGS * (bool(self.engaged) + self.depth)

    @property
    def colour(self) -> str:
        return _COLOUR[self.look]

    @property
    def filled(self) -> bool:
        """Investigators and ready enemies are dark, cards pale."""
        return self.ready and self.look in ("investigator", "enemy")

    def lines(self, wide: float) -> list[str]:
        return wrapped(self.name, _NAME, wide - 14)

    def rows(self, wide: float) -> list[list[Counter]]:
        return in_rows(self.counters, wide - 8)

    def high(self, wide: float) -> int:
        rows = (HIGH + 3) * len(self.rows(wide))
        return 6 + _LINE * len(self.lines(wide)) + rows + (_NOTE if self.note else 0)

    def natural(self, least: float, most: float) -> float:
        """How wide it is where it may be as wide as it wants."""
        wanted = max(width(self.name, _NAME), width(self.note, 11), wide_as_row(self.counters)) + 15
        return min(most, max(least, wanted))

    def draw(self, canvas: Canvas, box: Box) -> None:
        """What is exhausted is pale and stands askew."""
        turned = math.degrees(math.atan2(4, box.wide))
        askew = f"rotate({-turned:.1f} {box.middle[0]:.1f} {box.middle[1]:.1f})"
        canvas.begin(self.title, **({} if self.ready else {"transform": askew}))
        look = {
            "fill": self.colour if self.filled else _PALE[self.look],
            "stroke": GOLD if self.lit else self.colour,
        }
        if not self.ready:
            look["stroke-dasharray"] = "5 3"
        shape = {"rx": 10 if self.look == "investigator" else 3, "stroke_width": 3 if self.lit else 1.2}
        canvas.add("rect", x=box.x, y=box.y, width=box.wide, height=box.high, **look, **shape)
        ink, y = "#ffffff" if self.filled else INK, box.y
        for line in self.lines(box.wide):
            y += _LINE
            canvas.words(line, box.x + 7, y, _NAME, fill=ink)
        y += 4
        for row in self.rows(box.wide):
            canvas.counters(row, box.x + 5, y)
            y += HIGH + 3
        if self.note:
            note = fitted(self.note, 11, box.wide - 12)
            canvas.words(note, box.x + 7, y + 10, 11, fill=ink, font_style="italic")
        canvas.end()


def draw_hanging(canvas: Canvas, chip: Chip, box: Box) -> None:
    """The line by which an attachment hangs on what is above it."""
    if chip.depth:
        x = box.x - _HANGS / 2
        bent = f"M{x:.1f} {box.y - BETWEEN:.1f}V{box.y + 11:.1f}H{box.x:.1f}"
        canvas.add("path", d=bent, fill="none", stroke=chip.colour, stroke_width=2)
