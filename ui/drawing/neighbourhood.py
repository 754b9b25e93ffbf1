"""A rule and the rules around it, drawn as SVG."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from rules_graph.graph import Edge, neighbourhood
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.graph import Graph
    from rules_graph.model import Lang, RuleRef

_COLOUR = {
    Edge.SEE: "#2f6f5e",
    Edge.LINK: "#7a9e3f",
    Edge.PART_OF: "#8a5a2b",
    Edge.NEXT_STEP: "#3b6ea8",
    Edge.MENTIONS: "#b9b9b9",
    Edge.SAME_AS: "#a83b6e",
}
_STRONGEST = (Edge.PART_OF, Edge.NEXT_STEP, Edge.SEE, Edge.LINK, Edge.SAME_AS, Edge.MENTIONS)
_RING = 150
_STRETCH = 2.1  # labels are wide
_ROW = 34
_LONGEST = 30


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float


def draw_neighbourhood(corpus: Corpus, graph: Graph, ref: RuleRef, depth: int, lang: Lang) -> str:
    """The rule in the middle, its neighbours on rings around it, an arrow for each relation."""
    near = neighbourhood(graph, ref, depth)
    points = _rings(near)
    wide = max(abs(point.x) for point in points.values()) + 170
    high = max(abs(point.y) for point in points.values()) + 50
    box = f"{-wide:.0f} {-high:.0f} {2 * wide:.0f} {2 * high + _ROW:.0f}"
    svg = ElementTree.Element("svg", xmlns="http://www.w3.org/2000/svg", viewBox=box)
    svg.set("font-family", "Georgia, 'Noto Serif', serif")
    ElementTree.SubElement(svg, "title").text = corpus.rules[ref].names[lang]
    back = {"x": f"{-wide:.0f}", "y": f"{-high:.0f}", "width": "100%", "height": "100%", "fill": "#ffffff"}
    ElementTree.SubElement(svg, "rect", back)
    used = _draw_edges(svg, graph, points, ref)
    for each, point in points.items():
        _draw_rule(svg, corpus.rules[each].names[lang], point, centre=each == ref)
    _draw_legend(svg, used, lang, Point(-wide + 20, high + 4))
    return ElementTree.tostring(svg, encoding="unicode")


def _rings(near: dict[RuleRef, int]) -> dict[RuleRef, Point]:
    """Each distance a ring, wide enough for its labels."""
    points: dict[RuleRef, Point] = {}
    radius = 0.0
    for distance in range(max(near.values()) + 1):
        ring = sorted(ref for ref, far in near.items() if far == distance)
        if distance:
            radius = max(radius + _RING, len(ring) * _ROW / 2.4)
        for place, ref in enumerate(ring):
            angle = 2 * math.pi * (place + 0.5) / len(ring) - math.pi / 2
            points[ref] = Point(_STRETCH * radius * math.cos(angle), radius * math.sin(angle))
    return points


def _draw_edges(
    svg: ElementTree.Element, graph: Graph, points: dict[RuleRef, Point], centre: RuleRef
) -> list[Edge]:
    used: set[Edge] = set()
    for source, target in {
        (one, other) for one, other, _ in graph.edges(keys=True) if {one, other} <= points.keys()
    }:
        edge = next(edge for edge in _STRONGEST if graph.has_edge(source, target, key=edge))
        used.add(edge)
        start, end = points[source], points[target]
        line = {"x1": start.x, "y1": start.y, "x2": end.x, "y2": end.y}
        ElementTree.SubElement(
            svg,
            "line",
            {name: f"{value:.1f}" for name, value in line.items()},
            stroke=_COLOUR[edge],
            opacity="0.9" if centre in (source, target) else "0.3",
        ).set("stroke-width", "1" if edge is Edge.MENTIONS else "2")
    return [edge for edge in _STRONGEST if edge in used]


def _draw_rule(svg: ElementTree.Element, name: str, point: Point, centre: bool) -> None:
    label = name if len(name) <= _LONGEST else name[: _LONGEST - 1] + "…"
    width = 8.2 * len(label) + 22
    box = {
        "x": f"{point.x - width / 2:.1f}",
        "y": f"{point.y - 14:.1f}",
        "width": f"{width:.1f}",
        "height": "28",
        "rx": "9",
    }
    fill = "#2f6f5e" if centre else "#f5f3ec"
    ElementTree.SubElement(svg, "rect", box, fill=fill, stroke="#2f6f5e")
    text = {"x": f"{point.x:.1f}", "y": f"{point.y + 5:.1f}", "text-anchor": "middle", "font-size": "15"}
    drawn = ElementTree.SubElement(svg, "text", text, fill="#ffffff" if centre else "#2b2b2b")
    drawn.text = label
    ElementTree.SubElement(drawn, "title").text = name


def _draw_legend(svg: ElementTree.Element, edges: list[Edge], lang: Lang, at: Point) -> None:
    x = at.x
    for edge in edges:
        label = say(lang, f"edge-{edge}")
        line = {"x1": f"{x:.0f}", "x2": f"{x + 26:.0f}", "y1": f"{at.y:.0f}", "y2": f"{at.y:.0f}"}
        ElementTree.SubElement(svg, "line", line, stroke=_COLOUR[edge]).set("stroke-width", "4")
        text = {"x": f"{x + 34:.0f}", "y": f"{at.y + 5:.0f}", "font-size": "14", "fill": "#2b2b2b"}
        ElementTree.SubElement(svg, "text", text).text = label
        x += 60 + 7.6 * len(label)
