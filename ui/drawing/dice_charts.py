"""Charts of a board game's odds, as Vega-Lite: each result, and the chance by how many dice are rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ui.drawing import palette
from ui.drawing.odds_charts import percent
from ui.words import knows, say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from rules_graph.model import Lang

_LINES = [palette.PLOT_GREEN, palette.PLOT_GOLD]
_DASHES = [[1, 0], [7, 4]]


def outcomes(game: str, kind: str, lang: Lang) -> dict[int, str]:
    """Names for results that are no numbers of something: a test of Mansions fails or succeeds."""
    names = {number: f"boardpage-result-{game}-{kind}-{number}" for number in (0, 1)}
    return {number: say(lang, name) for number, name in names.items() if knows(lang, name)}


def by_result(
    lang: Lang,
    results: Mapping[int, Fraction],
    title: str,
    enough: int | None,
    names: Mapping[int, str] | None = None,
) -> dict[str, Any]:
    """A bar for each result; from `enough` on green."""
    rows = [
        {
            "result": f"{(names or {}).get(result, result)}|{float(share) * 100:.0f} %",
            "share": float(share),
            "said": percent(lang, share),
            "colour": palette.PLOT_GREEN if enough is None or result >= enough else palette.PLOT_RED,
        }
        for result, share in sorted(results.items())
    ]
    axis = {
        "title": title,
        "labelAngle": 0,
        "labelExpr": "split(datum.label, '|')",
        "labelOverlap": False,
    }
    return {
        "description": title,
        "data": {"values": rows},
        "height": 150,
        "mark": {"type": "bar", "cornerRadiusEnd": 3},
        "encoding": {
            "x": {"field": "result", "type": "nominal", "sort": None, "axis": axis},
            "y": {"field": "share", "type": "quantitative", "axis": None},
            "color": {"field": "colour", "type": "nominal", "scale": None},
            "tooltip": {"field": "said", "title": title},
        },
    }


def by_number(
    lang: Lang, curves: Mapping[str, Mapping[int, Fraction]], here: int, title: str
) -> dict[str, Any]:
    """A line for each curve: the chance at each number of dice (or value of an attribute)."""
    rows = [
        {
            "number": number,
            "chance": float(share),
            "whole": f"{float(share) * 100:.0f}",
            "said": percent(lang, share),
            "curve": name,
        }
        for name, curve in curves.items()
        for number, share in curve.items()
    ]
    names = list(curves)
    x = {"field": "number", "type": "ordinal", "axis": {"title": title, "labelAngle": 0}}
    scale = {"domain": [0, 1]}
    y = {"field": "chance", "type": "quantitative", "axis": {"format": ".0%", "title": None}, "scale": scale}
    series: dict[str, Any] = {"field": "curve", "type": "nominal"}
    legend = {"orient": "bottom", "title": None, "labelLimit": 300, "symbolStrokeWidth": 0}
    colour = series | {"scale": {"domain": names, "range": _LINES[: len(names)]}}
    colour |= {"legend": legend if len(names) > 1 else None}
    dash = series | {"scale": {"domain": names, "range": _DASHES[: len(names)]}, "legend": None}
    chance = {"field": "said", "title": say(lang, "oddspage-chance")}
    layers: list[dict[str, Any]] = [
        {
            "data": {"values": [{"number": here}]},
            "mark": {"type": "rule", "strokeWidth": 14, "opacity": 0.2, "color": palette.PLOT_GREEN},
            "encoding": {"x": x},
        },
        {
            "mark": {"type": "line", "strokeWidth": 2.5},
            "encoding": {"x": x, "y": y, "color": colour, "strokeDash": dash},
        },
        {
            "mark": {"type": "circle", "size": 70 if len(names) > 1 else 560, "opacity": 1},
            "encoding": {
                "x": x,
                "y": y,
                "color": colour,
                "tooltip": [{"field": "number", "title": title}, chance],
            },
        },
    ]
    if len(names) == 1:  # the number in each point, so that it can be read on any background
        mark = {"type": "text", "color": palette.WHITE, "fontSize": 12}
        layers.append({"mark": mark, "encoding": {"x": x, "y": y, "text": {"field": "whole"}}})
    return {"data": {"values": rows}, "height": 300, "layer": layers}
