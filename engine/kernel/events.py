"""What the events of every game are: changes of its table, and remarks that change nothing."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Literal, TypeVar

from engine.kernel.requests import Event

Table = TypeVar("Table")


class Change(Event, Generic[Table]):
    """Something that happened to the table of one game."""

    event: str

    @abstractmethod
    def after(self, table: Table) -> Table:
        """The table once this has happened."""


class Remark(Change[Any]):
    """Something to be told that changes nothing, on whatever table."""

    def after(self, table: Table) -> Table:
        return table


class Reached(Change[Table], Generic[Table]):
    """A part of the round begins; `who` where it is somebody's own. A game says what that changes."""

    event: Literal["reached"] = "reached"
    point: str
    who: str | None = None

    def after(self, table: Table) -> Table:
        return table


class Assumed(Remark):
    """A reading taken where the book is silent or unclear."""

    event: Literal["assumed"] = "assumed"
    reading: str


class Logged(Remark):
    """An effect whose text the rules know nothing about takes its place in the order."""

    event: Literal["logged"] = "logged"
    text: str
    source: str | None = None
