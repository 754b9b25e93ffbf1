"""A chart of steps, drawn as SVG: boxes in rows, windows as pills between them, the current one lit."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from ui.drawing import palette

if TYPE_CHECKING:
    from collections.abc import Sequence

_WIDE = 340
_GAP = 10
_LETTERS = 40
_LINE = 19


@dataclass(frozen=True)
class Step:
    """A step of a chart, or a player window."""

    point: str  # the rule's id, such as st.3 or pw.after-st.2
    name: str

    @property
    def window(self) -> bool:
        return self.point.startswith("pw.")


def draw_chart(steps: Sequence[Step], current: str | None, done: Sequence[str] = (), title: str = "") -> str:
    """The steps from top to bottom; what is done is pale, what is current is lit. The title is for those who
    hear the page; a picture with an alternative text of its own needs none."""
    parts: list[ElementTree.Element] = []
    y = _GAP
    for step in steps:
        lines = textwrap.wrap(step.name, _LETTERS - 8 * step.window) or [step.point]
        high = _LINE * len(lines) + (8 if step.window else 14)
        state = "current" if step.point == current else "done" if step.point in done else "ahead"
        parts.append(_box(step, state, y, high))
        for number, line in enumerate(lines):
            parts.append(_words(line, state, step, y + _LINE * (number + 1) + (0 if step.window else 3)))
        y += high + _GAP
    svg = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {_WIDE} {y}")
    svg.set("width", "100%")
    svg.set("style", f"max-width:{_WIDE}px")
    svg.set("role", "img")
    if title:
        svg.set("aria-label", title)
    svg.extend(parts)
    return ElementTree.tostring(svg, encoding="unicode")


_FILL = {"current": palette.GREEN, "done": palette.SHADE, "ahead": palette.PAPER}
_INK = {"current": palette.WHITE, "done": palette.SOFT, "ahead": palette.INK}


def _box(step: Step, state: str, y: int, high: int) -> ElementTree.Element:
    inset = 34 if step.window else 6
    place = {"x": inset, "y": y, "width": _WIDE - 2 * inset, "height": high, "rx": 14 if step.window else 6}
    box = ElementTree.Element("rect", {name: str(value) for name, value in place.items()})
    lit = state == "current"
    box.set("fill", palette.GOLD if step.window and lit else _FILL[state])
    rim, lit_rim = (palette.GOLD, palette.GOLD_RIM) if step.window else (palette.GREEN, palette.GREEN_RIM)
    box.set("stroke", lit_rim if lit else rim)
    box.set("stroke-width", "2" if lit else "1")
    if step.window:
        box.set("stroke-dasharray", "5 3")
    ElementTree.SubElement(box, "title").text = step.name
    return box


def _words(line: str, state: str, step: Step, y: int) -> ElementTree.Element:
    place = {"x": str(_WIDE // 2), "y": str(y), "text-anchor": "middle", "fill": _INK[state]}
    words = ElementTree.Element("text", place)
    words.set("font-size", "13" if step.window else "15")
    words.set("font-family", "Georgia, 'Noto Serif', serif")
    words.text = line
    return words
