"""The places that a spawn instruction means, by its words.

yours                          of the investigator who spawns the enemy
any, nearest, farthest         of those in play, as seen from that investigator
any-empty, nearest-empty, …    with neither investigators nor enemies at it; nearest-unrevealed
most-clues                     with the most clues on it

A word may be narrowed by a trait: "any, Cave". Everything else is a name, in whatever case a text puts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state.naming import same_name
from engine.ahlcg.state.words import distances, fits_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ahlcg.state.table import Location, Situation

_WORDS = ("any", "nearest", "farthest", "most-clues")


def spawn_places(table: Situation, places: Sequence[str], who: str) -> list[str]:
    """All that the instruction allows, each once."""
    found = [name for place in places for name in _meant(table, place, who)]
    return list(dict.fromkeys(found))


def _meant(table: Situation, place: str, who: str) -> list[str]:
    here = table.investigator(who).location
    word, *narrow = (part.strip() for part in place.split(","))
    if place == "yours":
        return [here]
    if table.is_location(place) or not word.startswith(_WORDS):
        return [place] if table.is_location(place) else _by_name(table, place)
    kind = next(each for each in _WORDS if word.startswith(each))
    narrow += [state for state in [word.removeprefix(kind).removeprefix("-")] if state]
    among = [each for each in table.locations if fits_place(table, each, narrow)]
    return [each.id for each in _foremost(kind, among, distances(table, here))]


def _by_name(table: Situation, name: str) -> list[str]:
    return [each.id for each in table.locations if same_name(each.id, name)][:1]


def _foremost(kind: str, among: list[Location], far: dict[str, int]) -> list[Location]:
    """The nearest, the farthest, or those with the most clues; of "any", all."""
    if kind == "any":
        return among
    if kind == "most-clues":
        most = max((_shown(each) for each in among), default=0)
        return [each for each in among if _shown(each) == most]
    reached = [each for each in among if each.id in far]
    bound = (min if kind == "nearest" else max)((far[each.id] for each in reached), default=0)
    return [each for each in reached if far[each.id] == bound]


def _shown(place: Location) -> int:
    """An unrevealed location has no clues on it yet."""
    return place.clues if place.revealed else 0
