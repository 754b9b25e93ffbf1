"""What an ability may wait for: the events and steps, by the names that they answer to."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, get_args

from engine.ahlcg.events.base import Change
from engine.ahlcg.timing.steps import ROUND, SKILL_TEST

if TYPE_CHECKING:
    from collections.abc import Iterator

OWN = ("window", "action", "revelation", "constant", "play", "state")  # no event: as the card's rules say
_ALSO_CALLED = (
    *("phase-begins", "phase-ends", "round-begins", "round-ends", "location-left", "resources-lost"),
    *("act-advanced", "agenda-advanced", "test-succeeded", "test-failed", "investigator-hurt", "card-hurt"),
)
_INITIATED = ("forced", "reaction", "free", "action", "revelation", "constant", "play")


@cache
def moments() -> frozenset[str]:
    """All that `at` may say."""
    steps = [point.rule for point in (*ROUND, *SKILL_TEST)]
    events = [name for kind in _kinds() for name in _names(kind)]
    return frozenset([*OWN, *steps, *events, *_ALSO_CALLED, *(f"{kind}-initiates" for kind in _INITIATED)])


def _kinds() -> Iterator[type[Change]]:
    """Every kind of event, however many kinds it is a kind of."""
    waiting: list[type[Change]] = list(Change.__subclasses__())
    while waiting:
        kind = waiting.pop()
        yield kind
        waiting += kind.__subclasses__()


def _names(kind: type[Change]) -> tuple[str, ...]:
    field = kind.model_fields["event"]
    return tuple(map(str, get_args(field.annotation)))
