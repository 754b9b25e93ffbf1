"""The texts on a sheet that nothing carries out: a warning beside every ruling."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.sheets import unread_on
from ui.words.fluent import quoted

if TYPE_CHECKING:
    from rules_graph.model import Lang


def unread_texts(lang: Lang, sheet: object) -> list[str]:
    """Each with the name of the card it stands on."""
    found = unread_on(sheet)
    return [": ".join(filter(None, [each.on, quoted(lang, [each.words])])) for each in found]


def unread_data(sheet: object) -> list[dict[str, str]]:
    """For other programs."""
    return [each._asdict() for each in unread_on(sheet)]
