"""What an ability says in words and nothing carries out: to be told, never passed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.state.effects import (
    AddCost,
    Forbid,
    GainActions,
    If,
    Modify,
    Opaque,
    Slots,
    Substitute,
)
from engine.kernel.requests import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.ahlcg.state.cards import Ability

NOWHERE = frozenset({"", "other", "action-taken", "game-began"})  # moments that no procedure reaches
_LASTING = (AddCost, Modify, Forbid, Slots, GainActions, Substitute, If, Opaque)


def opaque_words(thing: object) -> Iterator[str]:
    """The words of every effect in it, however deep, that is not understood."""
    if isinstance(thing, Opaque):
        yield thing.text
    elif isinstance(thing, tuple):
        for each in thing:
            yield from opaque_words(each)
    elif isinstance(thing, Frozen):
        for name in type(thing).model_fields:
            yield from opaque_words(getattr(thing, name))


def unread_words(ability: Ability) -> list[str]:
    """The sentences that are not carried out; the whole of it where its moment or its kind is the reason."""
    if not _can_happen(ability):
        return [ability.text or ability.id]
    found = [*opaque_words(ability), *filter(None, [ability.cost.other])]
    return list(dict.fromkeys(found))


def _can_happen(ability: Ability) -> bool:
    if ability.at in NOWHERE:
        return False
    if ability.at == "constant":
        return bool(ability.results) and all(isinstance(each, _LASTING) for each in ability.results)
    if ability.at == "state":
        return bool(ability.results) and all(isinstance(each, If | Opaque) for each in ability.results)
    return not ability.text or _does_something(ability)


def _does_something(ability: Ability) -> bool:
    changes_test = ability.add or ability.difficulty or ability.damage or ability.times != 1
    given = ability.results or ability.on_success or ability.on_failure or ability.designator
    return bool(changes_test or given or ability.skill or ability.token or ability.automatic)
