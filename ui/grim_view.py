"""The grim rule as a table: every option, and what each would have cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.resolving import HARMS
from ui.rulings import differing, grim_lines
from ui.telling import say_option
from ui.words import say

if TYPE_CHECKING:
    from fractions import Fraction

    from engine.kernel import GrimRuling
    from rules_graph.model import Lang


def grim_rows(lang: Lang, ruling: GrimRuling) -> list[list[str]]:
    """A heading, then each option with the harms in which the options differ, the gravest first."""
    places = differing(ruling)
    if not places:
        return []
    rows = [[say(lang, "dispute-grim-option"), *(say(lang, f"harm-{HARMS[place]}") for place in places)]]
    for option, harm in ruling.harms.items():
        mark = "▶ " if ruling.settled and option == ruling.taken else ""
        rows.append([mark + say_option(lang, option), *(_count(harm[place]) for place in places)])
    return rows


def grim_title(lang: Lang, ruling: GrimRuling) -> str:
    return grim_lines(lang, ruling)[0]


def grim_why(lang: Lang, ruling: GrimRuling) -> str:
    return grim_lines(lang, ruling)[-1]


def _count(harm: Fraction) -> str:
    """Clues count as less harm; they are shown as so many clues."""
    count = abs(harm)
    return str(count) if count.denominator == 1 else f"{float(count):.2f}"
