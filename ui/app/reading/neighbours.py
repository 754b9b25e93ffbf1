"""The rules around a rule as a graph to click, drawn by Cytoscape in the browser."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from math import cos, pi, sin
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import streamlit as st
from st_link_analysis import Event, st_link_analysis  # type: ignore[import-untyped]

from rules_graph.graph import Edge, neighbourhood
from rules_graph.model import RuleRef
from ui.words import say

if TYPE_CHECKING:
    from rules_graph.corpus import Corpus
    from rules_graph.graph import Graph
    from rules_graph.model import Lang

_COLOUR = {
    Edge.PART_OF: "#b5763a",
    Edge.NEXT_STEP: "#4d86c6",
    Edge.SEE: "#3f937d",
    Edge.LINK: "#86a83f",
    Edge.SAME_AS: "#c0558a",
    Edge.MENTIONS: "#9a9a9a",
}  # the strongest relation first
_HEIGHT = 460
_LINE = 18  # letters
_LAYOUT = {
    "name": "fcose",
    "animate": False,
    "randomize": False,  # it begins with our ring, so the same rule always looks the same
    "fit": True,
    "padding": 24,
    "nodeDimensionsIncludeLabels": True,
    "idealEdgeLength": 110,
    "nodeRepulsion": 20000,
}
_BUTTONS = {
    "toolbarRefresh": "refresh",
    "toolbarFullscreen": "fullscreen",
    "viewbarPlus": "zoom-in",
    "viewbarFit": "fit",
    "viewbarCenter": "centre",
    "viewbarMinus": "zoom-out",
}


@dataclass(frozen=True)
class _Style:
    """How Cytoscape draws what a selector names; it stands in for the component's plainer styles."""

    selector: str
    style: dict[str, Any]

    def dump(self) -> dict[str, Any]:
        return {"selector": self.selector, "style": self.style}


_BOX = {
    "shape": "round-rectangle",
    "label": "data(name)",
    "width": "data(width)",
    "height": "data(height)",
    "text-valign": "center",
    "text-halign": "center",
    "text-margin-y": 0,
    "text-wrap": "wrap",
    "font-size": 14,
    "min-zoomed-font-size": 0,
    "border-width": 1.5,
    "border-color": "#3f937d",
    "background-color": "#f5f3ec",
    "color": "#2b2b2b",
}
_NODES = [
    _Style("node", _BOX),
    _Style(
        "node[label='centre']", {"background-color": "#2f6f5e", "color": "#ffffff", "font-weight": "bold"}
    ),
    _Style("node[label='far']", {"border-style": "dashed"}),
]
_EDGES = [
    _Style(
        f"edge[label='{edge}']",
        {
            "line-color": colour,
            "target-arrow-color": colour,
            "target-arrow-shape": "triangle",
            "arrow-scale": 1,
            "width": 1 if edge is Edge.MENTIONS else 2,
        },
    )
    for edge, colour in _COLOUR.items()
]


def elements(
    corpus: Corpus, graph: Graph, ref: RuleRef, depth: int, lang: Lang
) -> dict[str, list[dict[str, Any]]]:
    """The rules at most `depth` relations away and the strongest relation between each two."""
    near = dict(sorted(neighbourhood(graph, ref, depth).items(), key=lambda item: (item[1], item[0])))
    rings = ("centre", "near", "far")
    nodes = [
        {
            "data": {"id": str(each), "label": rings[far], **_box(corpus.rules[each].names[lang])},
            "position": _on_ring(place, far, len(near)),
            "selectable": False,
        }
        for place, (each, far) in enumerate(near.items())
    ]
    pairs = sorted({(one, other) for one, other, _ in graph.edges(keys=True) if {one, other} <= near.keys()})
    edges = [
        {
            "data": {
                "id": f"{one} {other}",
                "label": str(next(edge for edge in _COLOUR if graph.has_edge(one, other, key=edge))),
                "source": str(one),
                "target": str(other),
            },
            "selectable": False,
        }
        for one, other in pairs
    ]
    return {"nodes": nodes, "edges": edges}


def _box(name: str) -> dict[str, Any]:
    """A name in lines, and a box that holds them."""
    lines = wrap(name, _LINE)
    return {"name": "\n".join(lines), "width": 8 * max(map(len, lines)) + 22, "height": 18 * len(lines) + 14}


def _on_ring(place: int, far: int, count: int) -> dict[str, float]:
    angle = 2 * pi * place / count
    return {"x": 300 * far * cos(angle), "y": 170 * far * sin(angle)}


def draw(corpus: Corpus, graph: Graph, ref: RuleRef, depth: int, lang: Lang) -> RuleRef | None:
    """Draw what is around a rule; the rule that the reader clicked, if any."""
    drawn = elements(corpus, graph, ref, depth, lang)
    clicked = st_link_analysis(
        drawn,
        layout=_LAYOUT,
        node_styles=_NODES,
        edge_styles=_EDGES,
        height=_HEIGHT,
        key=f"neighbours {ref} {depth} {lang} {len(drawn['edges'])}",
        events=[Event("open", "tap", "node")],
    )
    _name_buttons(lang)
    st.html(_legend({edge["data"]["label"] for edge in drawn["edges"]}, lang))
    target = RuleRef.parse(clicked["data"]["target_id"]) if clicked else None
    return target if target in corpus.rules and target != ref else None


def _legend(used: set[str], lang: Lang) -> str:
    keys = [
        f'<span style="white-space: nowrap; margin-right: 1.2rem"><span aria-hidden="true" style="display: '
        f"inline-block; width: 1.6rem; height: 4px; border-radius: 2px; vertical-align: middle; "
        f'margin-right: .4rem; background: {colour}"></span>{escape(say(lang, f"edge-{edge}"))}</span>'
        for edge, colour in _COLOUR.items()
        if edge in used
    ]
    return f'<div style="font-size: .9rem">{" ".join(keys)}</div>'


def _name_buttons(lang: Lang) -> None:
    """Give the component's buttons names in the reader's language and hide what only it would explain."""
    names = {button: say(lang, f"rule-graph-{name}") for button, name in _BUTTONS.items()}
    title = say(lang, "rule-graph")
    st.html(_NAMING % (json.dumps(names), json.dumps(title)), unsafe_allow_javascript=True)


_NAMING = """<script>(() => {
const names = %s, title = %s;
let tries = 0;
const name = () => {
  const frame = document.querySelector("iframe[title^='st_link_analysis'], iframe[data-grimrule]");
  const inside = frame && frame.contentDocument;
  if (!inside || !inside.getElementById("viewbarFit")) { if (tries++ < 50) setTimeout(name, 100); return; }
  frame.title = title;
  frame.dataset.grimrule = "graph";
  for (const id of ["infopanel", "nodeActions", "toolbarExport"]) inside.getElementById(id).hidden = true;
  const style = inside.createElement("style");
  style.textContent = "[hidden] {display: none !important} .container {border: none !important}";
  inside.head.append(style);
  for (const [id, words] of Object.entries(names)) {
    const button = inside.getElementById(id);
    button.title = words;
    button.setAttribute("aria-label", words);
    button.setAttribute("role", "button");
  }
};
name();
})()</script>"""
