"""Additional costs: "as an additional cost to enter this location, spend 1 action"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.ahlcg.state.cards import COUNTED, Cost
from engine.ahlcg.state.effects import AddCost
from engine.ahlcg.text.lexicon import tokens
from engine.ahlcg.text.moments.costs import read_costs
from engine.ahlcg.text.phrases import ADDITIONAL
from engine.ahlcg.text.reading import Reading

if TYPE_CHECKING:
    from engine.ahlcg.text.building import Source

_DEEDS: dict[str, tuple[AddCost, ...]] = {
    "investigate": (AddCost(to="investigate", place="this"),),
    "enter": (AddCost(to="move", place="this"),),
    "leave": (AddCost(to="move", place="this", leaving=True),),
    "enter-leave": (
        AddCost(to="move", place="this"),
        AddCost(to="move", place="this", leaving=True),
    ),
}


def read_additional(segment: str, source: Source) -> Reading | None:
    """Of playing this event: a cost of its effect. Of what is done at this place: a constant ability."""
    words = ADDITIONAL[source.lang]
    match = re.fullmatch(words["sentence"], segment.strip().rstrip("."), re.IGNORECASE)
    if match is None:
        return None
    deed = next((name for name in ("play", *_DEEDS) if _is(words, name, match["deed"])), None)
    cost = _cost(match["cost"], source)
    if deed is None or cost is None:
        return None
    if deed == "play":
        return Reading(type="permission", cost=cost, text=source.words) if source.kind == "event" else None
    counts = {name: getattr(cost, name) for name in COUNTED}
    effects = tuple(each.model_copy(update=counts) for each in _DEEDS[deed])
    return Reading(type="constant", at="constant", effects=effects, text=source.words)


def _is(words: dict[str, str] | object, name: str, deed: str) -> bool:
    assert isinstance(words, dict)
    pattern = words[name].replace("THIS", words["this"])
    return bool(re.fullmatch(pattern, deed.strip(), re.IGNORECASE))


def _cost(words: str, source: Source) -> Cost | None:
    """What must be paid, if all of it is understood and can be counted."""
    found = [token for token in tokens(words, source.lang) if token.name not in {"c.must", "you", "."}]
    cost = read_costs(found, words, source.kind)
    if cost is None or cost.other or cost != Cost(**{name: getattr(cost, name) for name in COUNTED}):
        return None
    return cost if cost != Cost() else None
