"""What pictures of an order of resolution are drawn on."""

from __future__ import annotations

import textwrap
from xml.etree import ElementTree

from ui.drawing import palette

_WIDE = 860
_LEFT = 64
_ROW = 34
_LINE = 20
_LETTERS = 84


class Canvas:
    """Rows of a timeline, one below another."""

    def __init__(self) -> None:
        self.y = 36
        self.parts: list[ElementTree.Element] = []
        self.line_from: int | None = None

    def down(self, far: int) -> None:
        self.y += far

    def words(self, text: str, colour: str, size: int, *, bold: bool = False) -> None:
        for line in textwrap.wrap(text, _LETTERS * 15 // size):
            self._text(24, line, colour, size, bold=bold)
            self.y += size + 7

    def step(self, text: str, cites: str) -> None:
        self._begin()
        y = self.y - 5
        self._add(
            "line", x1=_LEFT - 14, x2=_LEFT + 14, y1=y, y2=y, stroke=palette.SOFT, **{"stroke-width": 2}
        )
        self._row(text, cites, palette.SOFT)

    def dot(self, text: str, cites: str, colour: str) -> None:
        self._begin()
        self._add("circle", cx=_LEFT, cy=self.y - 5, r=6, fill=colour)
        self._row(text, cites, palette.INK)

    def diamond(self, text: str, cites: str) -> None:
        self._begin()
        y = self.y - 5
        points = f"{_LEFT},{y - 9} {_LEFT + 9},{y} {_LEFT},{y + 9} {_LEFT - 9},{y}"
        self._add("polygon", points=points, fill=palette.GOLD)
        self._row(text, cites, palette.GOLD)

    def _begin(self) -> None:
        if self.line_from is None:
            self.line_from = self.y - 12

    def _row(self, text: str, cites: str, colour: str) -> None:
        lines = textwrap.wrap(text, _LETTERS - 8) or [""]
        for line in lines:
            self._text(_LEFT + 26, line, colour, 15)
            self.y += _LINE
        self._text(_LEFT + 26, cites, palette.SOFT, 11)
        self.y += _ROW - _LINE + 8

    def _text(self, x: int, text: str, colour: str, size: int, *, bold: bool = False) -> None:
        weight = {"font-weight": "bold"} if bold else {}
        self._add("text", text, x=x, y=self.y, fill=colour, **{"font-size": size}, **weight)

    def _add(self, kind: str, words: str | None = None, /, **values: object) -> None:
        part = ElementTree.Element(kind, {name: str(value) for name, value in values.items()})
        part.text = words
        self.parts.append(part)

    def svg(self, title: str) -> str:
        box = f"0 0 {_WIDE} {self.y + 10}"
        svg = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=box)
        svg.set("font-family", "Georgia, 'Noto Serif', serif")
        ElementTree.SubElement(svg, "title").text = title
        ElementTree.SubElement(svg, "rect", width="100%", height="100%", fill=palette.WHITE)
        if self.line_from is not None:
            spine = {"x1": _LEFT, "x2": _LEFT, "y1": self.line_from, "y2": self.y - 24}
            line = ElementTree.SubElement(svg, "line", {name: str(value) for name, value in spine.items()})
            line.set("stroke", palette.LINE)
            line.set("stroke-width", "3")
        svg.extend(self.parts)
        return ElementTree.tostring(svg, encoding="unicode")
