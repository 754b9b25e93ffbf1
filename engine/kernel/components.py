"""The components on a table, each found by its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Generic, Protocol, TypeVar

from pydantic import Field

from engine.kernel.requests import Frozen
from rules_graph.errors import BadSituationError

if TYPE_CHECKING:
    from collections.abc import Collection


Id = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\s:,][^:,\n]*$")]
Count = Annotated[int, Field(ge=0, le=99)]


class Named(Protocol):
    """A component that can be told from others."""

    @property
    def id(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


class Titled(Frozen):
    """`id` tells one component from another; `name` is printed on it, copies share it."""

    id: Id
    name: str = ""

    @property
    def title(self) -> str:
        return self.name or self.id


Card = TypeVar("Card", bound=Frozen)


class Deck(Frozen, Generic[Card]):
    """Top card first; `shuffled`: nobody knows the order."""

    cards: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    shuffled: bool = False


def find(things: Collection[Thing], name: str, field: str) -> Thing:
    for each in things:
        if each.id == name:
            return each
    ids = [each.id for each in things]
    raise BadSituationError(field=field, value=name, known=", ".join(ids), among=ids)


def replaced(things: tuple[Thing, ...], changed: Thing, instead_of: str | None = None) -> tuple[Thing, ...]:
    """One of them changed, or another in its place."""
    old = instead_of or changed.id
    return tuple(changed if each.id == old else each for each in things)


def without(things: tuple[Thing, ...], *names: str) -> tuple[Thing, ...]:
    return tuple(each for each in things if each.id not in names)
