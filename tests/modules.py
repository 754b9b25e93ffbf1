"""Every module of a package, imported: only then is each subclass of a class known."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator

T = TypeVar("T")


def import_all(package: str) -> None:
    """A module that cannot be imported fails the test; none is passed over."""
    for module in walk_packages(import_module(package).__path__, f"{package}.", onerror=import_module):
        import_module(module.name)


def subclasses(base: type[T]) -> Iterator[type[T]]:
    """All that are known, at any depth."""
    for each in base.__subclasses__():
        yield each
        yield from subclasses(each)
