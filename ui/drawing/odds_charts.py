"""Charts of odds, as Vega-Lite: the chance by skill value, and by how much a test succeeds or fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.ahlcg.odds import odds_of
from ui.drawing import palette
from ui.words import say

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from engine.ahlcg.odds import Draw, Odds
    from rules_graph.model import Lang

_BELOW, _ABOVE = 2, 8  # how far around the difficulty the chart goes
_LINES = [palette.PLOT_GREEN, palette.PLOT_GOLD]
_DASHES = [[1, 0], [7, 4]]


@dataclass(frozen=True)
class Curve:
    """A bag under a name, with so many icons more."""

    name: str
    draws: Mapping[Draw, Fraction]
    icons: int = 0

    def odds(self, skill: int, difficulty: int) -> Odds:
        return odds_of(self.draws, skill + self.icons, difficulty)


def by_skill(lang: Lang, curves: list[Curve], skill: int, difficulty: int) -> dict[str, Any]:
    """A Vega-Lite chart: the chance at each skill value around the difficulty, a line for each curve."""
    lowest = max(0, min(difficulty - _BELOW, skill))
    highest = max(difficulty + _ABOVE, skill)
    rows = [
        {
            "skill": value,
            "chance": float(share),
            "whole": f"{float(share) * 100:.0f}",
            "said": percent(lang, share),
            "curve": curve.name,
        }
        for curve in curves
        for value in range(lowest, highest + 1)
        for share in [curve.odds(value, difficulty).success]
    ]
    names = [curve.name for curve in curves]
    title = say(lang, "oddspage-skill")
    x = {"field": "skill", "type": "ordinal", "axis": {"title": title, "labelAngle": 0}}
    y = {
        "field": "chance",
        "type": "quantitative",
        "axis": {"format": ".0%", "title": None},
        "scale": {"domain": [0, 1]},
    }
    legend = {"orient": "bottom", "title": None, "labelLimit": 300, "symbolStrokeWidth": 0}
    series: dict[str, Any] = {"field": "curve", "type": "nominal"}
    colour = series | {"scale": {"domain": names, "range": _LINES[: len(names)]}}
    colour |= {"legend": legend if len(curves) > 1 else None}
    dash = series | {"scale": {"domain": names, "range": _DASHES[: len(names)]}, "legend": None}
    chance = {"field": "said", "title": say(lang, "oddspage-chance")}
    tooltip = [{"field": "skill", "title": title}, chance]
    layers: list[dict[str, Any]] = [
        {
            "data": {"values": [{"skill": skill}]},
            "mark": {"type": "rule", "strokeWidth": 14, "opacity": 0.2, "color": palette.PLOT_GREEN},
            "encoding": {"x": x},
        },
        {
            "mark": {"type": "line", "strokeWidth": 2.5},
            "encoding": {"x": x, "y": y, "color": colour, "strokeDash": dash},
        },
        {
            "mark": {"type": "circle", "size": 70, "opacity": 1},
            "encoding": {"x": x, "y": y, "color": colour, "tooltip": tooltip},
        },
    ]
    if len(curves) == 1:  # the number in each point, so that it can be read on any background
        layers[2]["mark"]["size"] = 560
        mark = {"type": "text", "color": palette.WHITE, "fontSize": 12}
        layers.append({"mark": mark, "encoding": {"x": x, "y": y, "text": {"field": "whole"}}})
    return {"data": {"values": rows}, "height": 300, "layer": layers}


def by_margin(lang: Lang, odds: Odds) -> dict[str, Any]:
    """A Vega-Lite chart: how likely each margin of success or failure is."""
    rows = [
        {
            "margin": f"{_signed(margin)}|{float(share) * 100:.0f} %",
            "share": float(share),
            "said": percent(lang, share),
            "colour": palette.PLOT_GREEN if margin >= 0 else palette.PLOT_RED,
        }
        for margin, share in sorted(odds.margins.items())
    ]
    axis = {
        "title": say(lang, "oddspage-axis-margin"),
        "labelAngle": 0,
        "labelExpr": "split(datum.label, '|')",
        "labelOverlap": False,
    }
    return {
        "data": {"values": rows},
        "height": 200,
        "mark": {"type": "bar", "cornerRadiusEnd": 3},
        "encoding": {
            "x": {"field": "margin", "type": "nominal", "sort": None, "axis": axis},
            "y": {"field": "share", "type": "quantitative", "axis": None},
            "color": {"field": "colour", "type": "nominal", "scale": None},
            "tooltip": {"field": "said", "title": say(lang, "oddspage-by-margin")},
        },
    }


def percent(lang: Lang, share: Fraction) -> str:
    return say(lang, "oddspage-percent", percent=float(share) * 100)


def points(lang: Lang, change: Fraction) -> str:
    """A change of a chance, in percentage points with their sign."""
    sign = "+" if change >= 0 else "-"
    return say(lang, "oddspage-points", sign=sign, points=abs(float(change)) * 100)


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"
