"""The components on a table, each found by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from engine.kernel.sheets import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Iterable


class Named(Protocol):
    """A component that can be told from others."""

    @property
    def id(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


def find(things: Iterable[Thing], name: str, field: str) -> Thing:
    known = list(things)
    for each in known:
        if each.id == name:
            return each
    ids = [each.id for each in known]
    raise BadSituationError(field=field, value=name, known=", ".join(ids), among=ids)


def replaced(things: tuple[Thing, ...], changed: Thing) -> tuple[Thing, ...]:
    return tuple(changed if each.id == changed.id else each for each in things)


def without(things: tuple[Thing, ...], *names: str) -> tuple[Thing, ...]:
    return tuple(each for each in things if each.id not in names)
