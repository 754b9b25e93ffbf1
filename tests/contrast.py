"""How well words and shapes stand out from what they lie on, as WCAG 2 counts it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree

if TYPE_CHECKING:
    from collections.abc import Iterator

WORDS, SHAPES = 4.5, 3.0
_NUMBER = re.compile(r"-?\d+\.?\d*|-?\.\d+")


def ratio(one: str, other: str) -> float:
    """From 1, the same, to 21, black on white."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def mixed(over: str, under: str, share: float) -> str:
    """A colour that lets another shine through."""
    parts = (
        round(above * share + below * (1 - share))
        for above, below in zip(_channels(over), _channels(under), strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in parts)


def _channels(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def _luminance(colour: str) -> float:
    shares = (each / 255 for each in _channels(colour))
    linear = [each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@dataclass(frozen=True)
class _Ground:
    """What has been drawn so far at a place, as its box."""

    left: float
    top: float
    right: float
    bottom: float
    colour: str

    def holds(self, x: float, y: float) -> bool:
        return self.left <= x <= self.right and self.top <= y <= self.bottom


def pale(svg: str, page: str) -> Iterator[str]:
    """All words and shapes of a picture on such a page that do not stand out from what they lie on.

    A shape stands out by its fill or by its rim; signs drawn as paths are taken where they begin.
    """
    grounds = [_Ground(-1e6, -1e6, 1e6, 1e6, page)]
    root = ElementTree.fromstring(svg)
    for part in root.iter():
        kind = part.tag.rpartition("}")[2]
        fill, rim = part.get("fill", ""), part.get("stroke", "")
        if kind == "text":
            x, y = float(part.get("x", 0)), float(part.get("y", 0))
            under = _under(grounds, x + (1 if part.get("text-anchor") != "middle" else 0), y - 4)
            if ratio(fill, under) < WORDS:
                yield f"{part.text} {fill} on {under}: {ratio(fill, under):.2f}"
        elif box := _box(part, kind):
            under = _under(grounds, (box[0] + box[2]) / 2, box[1] + 0.5)
            ground = box == _box_of_picture(root) and kind == "rect"
            seen = [ratio(colour, under) for colour in (fill, rim) if colour.startswith("#")]
            if not ground and max(seen, default=SHAPES) < SHAPES:
                yield f"{kind} {fill} {rim} on {under}: {max(seen):.2f}"
            if fill.startswith("#"):
                grounds.append(_Ground(*box, fill))


def _under(grounds: list[_Ground], x: float, y: float) -> str:
    return next(ground.colour for ground in reversed(grounds) if ground.holds(x, y))


def _box(part: ElementTree.Element, kind: str) -> tuple[float, float, float, float] | None:
    """Left, top, right, bottom."""

    def numbers(*names: str) -> list[float]:
        return [float(part.get(name, "0").replace("100%", "1e5")) for name in names]

    if kind == "rect":
        x, y, wide, high = numbers("x", "y", "width", "height")
        return x, y, x + wide, y + high
    if kind == "circle":
        x, y, far = numbers("cx", "cy", "r")
        return x - far, y - far, x + far, y + far
    if kind == "line":
        x1, y1, x2, y2 = numbers("x1", "y1", "x2", "y2")
        return min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
    if kind == "polygon":
        points = [float(each) for each in _NUMBER.findall(part.get("points", ""))]
        return min(points[::2]), min(points[1::2]), max(points[::2]), max(points[1::2])
    if kind == "path" and (moved := _NUMBER.findall(part.get("transform", ""))):
        x, y = float(moved[0]), float(moved[1])
        return x + 1, y + 1, x + 1, y + 1
    return None


def _box_of_picture(root: ElementTree.Element) -> tuple[float, float, float, float]:
    """Of the first rectangle, which is the ground where it fills the picture."""
    _, _, wide, high = root.get("viewBox", "0 0 0 0").split()
    first = root.find("{*}rect")
    if first is not None and first.get("width") == "100%":
        return 0, 0, 1e5, 1e5
    return 0, 0, float(wide), float(high)
