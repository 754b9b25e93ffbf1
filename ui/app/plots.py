"""Plots on the page, light or dark: their words stand out from either."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import streamlit as st

from ui.drawing import palette

if TYPE_CHECKING:
    from collections.abc import Mapping


def show_plot(chart: Mapping[str, Any], alt: str) -> None:
    """A Vega-Lite chart as wide as there is room."""
    st.vega_lite_chart({**chart, "config": readable(st.context.theme.type)}, width="stretch", alt=alt)


def readable(theme: str | None) -> dict[str, Any]:
    """The colours of axes, legends and numbers beside bars on such a page.

    Vega would describe each mark to a screen reader in English: the chart is described as a whole instead.
    """
    ink = palette.PLOT_WORDS["dark" if theme == "dark" else "light"]
    words = {"labelColor": ink, "titleColor": ink}
    return {"aria": False, "axis": words, "legend": words, "text": {"color": ink}}
