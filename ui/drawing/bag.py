"""The chaos bag, drawn as SVG: a stack for each kind of token, marked by whether it would pass."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import streamlit as st

from ui.drawing import palette
from ui.words import say
from ui.words.names import NAMED, is_number, token_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rules_graph.model import Lang

_WIDE = 390
_ROUND = 30  # radius of a token
_SHIFT = 13  # from one copy of a token to the next
_DRAWN = 8  # copies of a token at most
_HIGH = 98
_GAP = 12
_RIM = {True: palette.GREEN, False: palette.RED, None: palette.SOFT}
_FACE = {True: palette.GREEN_TINT, False: palette.RED_TINT, None: palette.PAPER}
_SOFT_HYPHEN = "\u00ad"  # where a long name may be broken
_MARK = {True: " ✓", False: " ✗", None: ""}


def show_svg(svg: str) -> None:
    """A picture on the page, its words as they are (`st.html` leaves pictures out)."""
    st.markdown(f"<div>{svg}</div>", unsafe_allow_html=True)


def in_order(bag: Iterable[str]) -> dict[str, int]:
    """How many of each token, numbers from high to low, then the symbols."""
    counted = Counter(bag)
    symbols = [name for name in NAMED if name in counted]
    symbols += sorted(name for name in counted if name not in NAMED and not is_number(name))
    numbers = sorted((name for name in counted if is_number(name)), key=int, reverse=True)
    return {token: counted[token] for token in (*numbers, *symbols)}


def draw_bag(lang: Lang, bag: Iterable[str], passing: Mapping[str, bool] | None = None) -> str:
    """Every token once, copies stacked behind it; green and ✓ where it passes, red and ✗ where it fails."""
    counted = in_order(bag)
    parts: list[ElementTree.Element] = []
    x, y = _GAP, _GAP
    for token, count in counted.items():
        wide = 2 * _ROUND + _SHIFT * (min(count, _DRAWN) - 1)
        if x > _GAP and x + wide > _WIDE - _GAP:
            x, y = _GAP, y + _HIGH
        parts += _stack(token_name(lang, token), count, (passing or {}).get(token), x, y)
        x += wide + _GAP
    high = y + _HIGH
    svg = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {_WIDE} {high}")
    svg.set("width", "100%")
    svg.set("style", f"max-width:{_WIDE}px")
    svg.set("role", "img")
    svg.set("font-family", "Georgia, 'Noto Serif', serif")
    said = ", ".join(f"{token_name(lang, token)} ×{count}" for token, count in counted.items())
    ElementTree.SubElement(svg, "title").text = f"{say(lang, 'oddspage-bag')}: {said}"
    ground = {"width": str(_WIDE), "height": str(high), "rx": "10", "fill": palette.WHITE}
    ElementTree.SubElement(svg, "rect", ground)
    svg.extend(parts)
    return ElementTree.tostring(svg, encoding="unicode")


def _stack(name: str, count: int, passes: bool | None, x: int, y: int) -> list[ElementTree.Element]:
    """The copies from the back to the front; the name on the front one, the count below."""
    parts = []
    middle = y + _ROUND
    copies = min(count, _DRAWN)
    for copy in reversed(range(copies)):
        place = {"cx": x + _ROUND + _SHIFT * copy, "cy": middle, "r": _ROUND}
        token = ElementTree.Element("circle", {key: str(value) for key, value in place.items()})
        token.set("fill", _FACE[passes])
        token.set("stroke", _RIM[passes])
        token.set("stroke-width", "2")
        parts.append(token)
    lines = name.replace(_SOFT_HYPHEN, "- ").split()
    size = 21 if name[-1].isdigit() else 10 if max(map(len, lines)) > 7 else 11
    first = middle + size / 3 - (len(lines) - 1) * (size + 1) / 2
    for number, line in enumerate(lines):
        parts.append(_text(line, x + _ROUND, first + number * (size + 1), size, palette.INK))
    below = f"×{count}{_MARK[passes]}"
    parts.append(_text(below, x + _ROUND + _SHIFT * (copies - 1) / 2, y + 2 * _ROUND + 19, 14, _RIM[passes]))
    return parts


def _text(words: str, x: float, y: float, size: int, colour: str) -> ElementTree.Element:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "text-anchor": "middle", "font-size": str(size)}
    text = ElementTree.Element("text", place | {"fill": colour})
    text.text = words
    return text
