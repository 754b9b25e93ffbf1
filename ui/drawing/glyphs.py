"""Signs of our own for puzzle pieces, as SVG: symbols of locks, runes, the colours of wires."""

from __future__ import annotations

from typing import TYPE_CHECKING
from xml.etree import ElementTree

from ui.drawing import palette

if TYPE_CHECKING:
    from collections.abc import Mapping

COLOURS: Mapping[str, str] = {"red": "#a83b3b", "blue": "#2a5d9c"}
OTHER_COLOUR = "#8f6808"
# Each symbol: its ink, what is filled and what is drawn, in a square of 20 round the middle.
_SIGNS: Mapping[str, tuple[str, str, str]] = {
    "sun": (
        "#8f6808",
        "M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0Z",
        "M7 0H10M-7 0H-10M0 7V10M0 -7V-10M5 5L7 7M-5 -5L-7 -7M5 -5L7 -7M-5 5L-7 7",
    ),
    "moon": ("#2a5d9c", "M4 -10A10 10 0 1 0 4 10A12 12 0 0 1 4 -10Z", ""),
    "star": (
        "#a83b3b",
        "M0 -10L2.6 -3.6L9.5 -3.1L4.3 1.4L5.9 8.1L0 4.5L-5.9 8.1L-4.3 1.4L-9.5 -3.1L-2.6 -3.6Z",
        "",
    ),
    "eye": ("#2f6f5e", "M4 0A4 4 0 1 1 -4 0A4 4 0 1 1 4 0Z", "M-10 0Q0 -13 10 0Q0 13 -10 0Z"),
    "key": ("#6b4a8a", "", "M-1 0A4 4 0 1 1 -9 0A4 4 0 1 1 -1 0H10V5M5 0V4"),
    "drop": ("#1f6f86", "M0 -10C10 2 7 10 0 10S-10 2 0 -10Z", ""),
    "leaf": ("#4d7321", "M-9 9Q-10 -9 9 -9Q10 9 -9 9Z", ""),
    "cross": ("#5f5c53", "M-3 -10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z", ""),
}
SYMBOLS = tuple(_SIGNS)

# Strokes in a square of 20 by 30; drawn by us, they are no script.
_RUNES = (
    "M10 2V28M10 2L17 9",
    "M4 28V2L16 14V28",
    "M10 2V28M10 8L16 14L10 20",
    "M4 2V28M4 8L14 2M4 16L14 10",
    "M10 28V2M3 9L10 2L17 9",
    "M4 2L16 28M16 2L4 28",
    "M5 2V28M5 15H15M15 2V28",
    "M10 2L17 15L10 28L3 15Z",
    "M4 28L10 2L16 28M7 18H13",
    "M4 2V28L16 2V28",
    "M10 2V28M4 10L16 20",
    "M4 2L16 9L4 16L16 23",
)

Element = ElementTree.Element


def part(tag: str, **given: object) -> Element:
    """An element; `stroke_width` stands for `stroke-width`."""
    return Element(tag, {name.replace("_", "-"): _number(value) for name, value in given.items()})


def _number(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


def words(text: str, x: float, y: float, size: int, colour: str = palette.INK) -> Element:
    said = part("text", x=x, y=y + size * 0.36, font_size=size, fill=colour, text_anchor="middle")
    said.text = text
    return said


def symbol(name: str, x: float, y: float) -> list[Element]:
    """The sign for a lock's symbol; one that we have no sign for by its first letters."""
    if name not in _SIGNS:
        return [words(name[:3], x, y, 12)]
    ink, filled, drawn = _SIGNS[name]
    place = f"translate({x:.1f} {y:.1f})"
    parts = [part("path", d=filled, fill=ink, transform=place)] if filled else []
    if drawn:
        parts.append(_line(drawn, ink, 2.5))
        parts[-1].set("transform", place)
    return parts


def _line(path: str, ink: str, wide: float) -> Element:
    return part("path", d=path, fill="none", stroke=ink, stroke_width=wide, stroke_linecap="round")


def rune(face: str, x: float, y: float) -> list[Element]:
    """A rune's sign, the same for the same name, with the name below it."""
    number = int(face) - 1 if face.isdecimal() else sum(map(ord, face))
    sign = _line(_RUNES[number % len(_RUNES)], palette.INK, 3)
    sign.set("transform", f"translate({x - 10:.1f} {y - 24:.1f})")
    sign.set("stroke-linejoin", "round")
    return [sign, words(face[:9], x, y + 21, 14)]


def wire_colour(name: str) -> str:
    return COLOURS.get(name, OTHER_COLOUR)


def wire(path: str, name: str) -> list[Element]:
    """A wire; blue ones have a pale core, so that they are told apart without their colour."""
    under = part("path", d=path, fill="none", stroke=palette.WHITE, stroke_width=11)
    drawn = [under, _line(path, wire_colour(name), 8)]
    return [*drawn, _line(path, palette.WHITE, 2)] if name == "blue" else drawn
