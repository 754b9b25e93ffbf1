"""Small things on a drawn board: counters with their signs, and words that fit their place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal
from xml.etree import ElementTree

from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules_graph.model import Lang

Token = Literal["shroud", "clues", "doom", "damage", "horror", "resources", "uses"]

INK, PALE, PAPER, GREEN, RED, GOLD = "#2b2b2b", "#6b675c", "#fbfaf5", "#2f6f5e", "#8c2f2f", "#b8860b"
BLUE, PLUM = "#3d5a80", "#6a3d6a"
HIGH = 16  # of a counter
_APART = 2
_LARGE = 1.4  # how many pixels a unit is where there is room

# Drawn in a box of 12 by 12.
_SIGN: dict[Token, str] = {
    "shroud": "M6 .5Q10.5 3 11 11.5H1Q1.5 3 6 .5ZM6 4Q4 5.5 4 8h4Q8 5.5 6 4Z",
    "clues": "M5 .5a4.5 4.5 0 1 0 .01 0ZM5 2.3a2.7 2.7 0 1 1-.01 0ZM7.6 9l1.4-1.4 2.8 2.8-1.4 1.4Z",
    "doom": "M6 .5A5 4.8 0 0 0 2.8 9V11.5h6.4V9A5 4.8 0 0 0 6 .5Z"
    "M4 4.2a1.2 1.2 0 1 1-.01 0ZM8 4.2a1.2 1.2 0 1 1-.01 0Z",
    "damage": "M6 11.3 1.3 6.2A2.9 2.9 0 0 1 6 2.6a2.9 2.9 0 0 1 4.7 3.6Z",
    "horror": "M3.4 10.6A2.6 2.6 0 0 1 1.5 6.3 3 3 0 0 1 4 2.1a3 3 0 0 1 4 0"
    "A3 3 0 0 1 10.5 6.3 2.6 2.6 0 0 1 8.6 10.6Z",
    "resources": "M6 .8a5.2 5.2 0 1 0 .01 0ZM6 3.4l2 2.6-2 2.6-2-2.6Z",
    "uses": "M6 .6a2.5 2.5 0 1 0 .01 0ZM3 6.2a2.5 2.5 0 1 0 .01 0ZM9 6.2a2.5 2.5 0 1 0 .01 0Z",
}
COLOUR: dict[Token, str] = {
    "shroud": "#4d4a63",
    "clues": "#2e6b2e",
    "doom": "#4b1f1f",
    "damage": "#a32626",
    "horror": "#2f4f9a",
    "resources": "#7a5a00",
    "uses": "#5b3d7a",
}


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    wide: float
    high: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.wide / 2, self.y + self.high / 2


@dataclass(frozen=True)
class Counter:
    """So many of a kind of token; `said` where it is not a plain number, such as 2/4."""

    token: Token
    said: str

    @property
    def wide(self) -> float:
        return 14 + 6.8 * len(self.said)


def some(counts: Mapping[Token, int]) -> list[Counter]:
    """A counter for each kind of token that is there at all."""
    return [Counter(token, str(count)) for token, count in counts.items() if count]


def counted(lang: Lang, token: Token, count: int, most: int | None = None) -> str:
    return f"{say(lang, f'board-{token}')} {count}" + (f"/{most}" if most is not None else "")


def wide_as_row(counters: list[Counter]) -> float:
    return sum(each.wide + _APART for each in counters) - _APART


def in_rows(counters: list[Counter], room: float) -> list[list[Counter]]:
    """As many in each row as there is room for."""
    rows: list[list[Counter]] = []
    left = 0.0
    for each in counters:
        if not rows or each.wide > left:
            rows.append([])
            left = room
        rows[-1].append(each)
        left -= each.wide + _APART
    return rows


def width(text: str, size: float) -> float:
    """How wide the words are at most, in a serif font."""
    return size * sum(map(_letter, text))


def _letter(letter: str) -> float:
    if letter in "iljtfrI.,:;'’!|()[]-– ":
        return 0.42
    if letter in "mwMWжшщюфмЖШЩЮФМ…@%":
        return 0.95
    return 0.78 if letter.isupper() else 0.62


def fitted(text: str, size: float, room: float) -> str:
    """The words, shortened with an ellipsis to the room there is."""
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, room: float) -> list[str]:
    """The words in one line, or in two; what has no room there is left out."""
    words = text.split()
    first: list[str] = []
    while words and width(" ".join([*first, words[0]]), size) <= room:
        first.append(words.pop(0))
    if not first or not words:
        return [fitted(text, size, room)]
    return [" ".join(first), fitted(" ".join(words), size, room)]


class Canvas:
    """An SVG picture in the making."""

    def __init__(self) -> None:
        self._open: list[ElementTree.Element] = [ElementTree.Element("g")]
        self.titles: list[str] = []

    def add(self, kind: str, words: str | None = None, /, **values: object) -> ElementTree.Element:
        names = {name.replace("_", "-"): _said(value) for name, value in values.items()}
        part = ElementTree.SubElement(self._open[-1], kind, names)
        part.text = words
        return part

    def begin(self, title: str, **values: object) -> None:
        """A group with an accessible name; what is added until `end` is in it."""
        group = self.add("g", role="img", **values)
        ElementTree.SubElement(group, "title").text = title
        self.titles.append(title)
        self._open.append(group)

    def end(self) -> None:
        self._open.pop()

    def words(self, text: str, x: float, y: float, size: float, **values: object) -> None:
        self.add("text", text, x=x, y=y, font_size=size, **({"fill": INK} | values))

    def counters(self, counters: list[Counter], x: float, y: float, back: str = "#ffffff") -> None:
        """Counters in a row."""
        for each in counters:
            colour = COLOUR[each.token]
            self.add("rect", x=x, y=y, width=each.wide, height=HIGH, rx=4, fill=back, stroke=colour)
            self.sign(each.token, x + 2, y + 3)
            self.words(each.said, x + 13.5, y + 12, 11, fill=colour, font_weight="bold")
            x += each.wide + _APART

    def sign(self, token: Token, x: float, y: float) -> None:
        place = f"translate({x:.1f} {y:.1f}) scale(.85)"
        self.add("path", d=_SIGN[token], transform=place, fill=COLOUR[token], fill_rule="evenodd")

    def svg(self, title: str, wide: float, high: float, lang: Lang) -> str:
        box = f"0 0 {wide:.0f} {high:.0f}"
        svg = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=box)
        size = {"width": f"{_LARGE * wide:.0f}", "height": f"{_LARGE * high:.0f}"}
        look = {"style": "max-width:100%;height:auto", "font-family": "Georgia, 'Noto Serif', serif"}
        for name, value in {**size, **look, "lang": lang, "role": "group"}.items():
            svg.set(name, value)
        ElementTree.SubElement(svg, "title").text = title
        back = ElementTree.SubElement(svg, "rect", width=f"{wide:.0f}", height=f"{high:.0f}", rx="10")
        back.set("fill", PAPER)
        svg.extend(self._open[0])
        return ElementTree.tostring(svg, encoding="unicode")


def _said(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
