"""Names in a sheet: which things it declares, and which of them its fields mean.

A model with `declares` is a thing of that kind, by its `id`. A field whose type says `Names` holds the name
of one. A model with `worded` speaks in a card's words where that field is filled: they are read in play.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

from pydantic import BaseModel

from engine.kernel.bounds import path_text
from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from engine.kernel.bounds import Step

    Path = tuple[Step, ...]


@dataclass(frozen=True)
class Names:
    """The name of a thing of one of these kinds, or one of the words.

    meant   what of a longer word is the name
    alike   any other name will do, but not one that is nearly a known one: that is a slip of the pen
    same    whether two words are forms of one name
    """

    kinds: tuple[str, ...]
    words: frozenset[str] = frozenset()
    meant: Callable[[str], Collection[str]] | None = None
    alike: bool = False
    same: Callable[[str, str], bool] | None = None


@dataclass(frozen=True)
class Declares:
    """Each word of the field is known as one of the kind; it may stand there more than once."""

    kind: str


class Printed:
    """What stands in the field is printed somewhere, and is no thing on the table."""


@dataclass(frozen=True)
class Namespace:
    """How a game's names work."""

    shared: tuple[frozenset[str], ...] = ()  # kinds among which a name occurs once
    copies: frozenset[str] = frozenset()  # kinds of which several may have the same name
    reserved: frozenset[str] = frozenset()  # words that are no names
    untold: frozenset[str] = frozenset()  # kinds of which any name will do while the sheet tells of none
    allowed: frozenset[tuple[str, str]] = frozenset()  # kinds and reserved words that are names of theirs


@dataclass
class Found:
    """The names and the words of a sheet, by kind, and the places that mean them."""

    things: dict[str, dict[str, Path]] = field(default_factory=lambda: defaultdict(dict))
    words: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    twice: list[tuple[str, str, Path]] = field(default_factory=list)
    meant: list[tuple[Names, str, Path]] = field(default_factory=list)

    def names(self, kinds: tuple[str, ...], known: Mapping[str, Collection[str]]) -> list[str]:
        """All that the kinds know."""
        groups = ((self.things[kind], self.words[kind], known.get(kind, ())) for kind in kinds)
        return [name for each in groups for group in each for name in group]


def check_names(sheet: BaseModel, space: Namespace, known: Mapping[str, Collection[str]]) -> None:
    """Raises BadSituationError for a name that two things have, or that a field means and nothing has.

    `known`: names that there are besides those of the sheet, by kind.
    """
    found = Found()
    _look(sheet, (), found)
    _check_once(found, space)
    for names, word, where in found.meant:
        there = found.names(names.kinds, known)
        untold = any(kind in space.untold and not found.things[kind] for kind in names.kinds)
        for name in () if word in there else names.meant(word) if names.meant else (word,):
            if not untold and name not in names.words and name not in there:
                _refuse(names, name, where, there)


def _check_once(found: Found, space: Namespace) -> None:
    faults = [(name, where, Fault.TWICE) for kind, name, where in found.twice if kind not in space.copies]
    for kind, things in found.things.items():
        faults += [
            (name, where, Fault.RESERVED)
            for name, where in things.items()
            if name in space.reserved and (kind, name) not in space.allowed
        ]
        for other in next((group for group in space.shared if kind in group), ()):
            theirs = found.things.get(other, {}) if other > kind else {}
            faults += [(name, theirs[name], Fault.TWICE) for name in things if name in theirs]
    for name, where, fault in faults:
        raise BadSituationError(field=path_text((*where, "id")), value=name, known="", fault=fault)


def _refuse(names: Names, name: str, where: Path, there: list[str]) -> None:
    """Unless it is a form of a known name, or may be any name and is not nearly a known one."""
    if names.same and any(names.same(name, each) for each in there):
        return
    among = [*dict.fromkeys(there), *sorted(names.words)]
    error = BadSituationError(field=path_text(where), value=name, known=", ".join(among), among=among)
    if not names.alike or _slip(name, str(error.values["nearest"])):
        raise error


def _slip(name: str, nearest: str) -> bool:
    from rapidfuzz.distance import DamerauLevenshtein  # noqa: PLC0415 (help needs none)

    return DamerauLevenshtein.distance(name.casefold(), nearest.casefold()) <= (1 if len(name) < 7 else 2)


@dataclass(frozen=True)
class _Field:
    """What is to be looked at in a field of a model."""

    name: str
    written: str
    names: tuple[Names, ...]
    declares: Declares | None


@cache
def _fields(model: type[BaseModel]) -> tuple[_Field, ...]:
    found = []
    for name, info in model.model_fields.items():
        marks = [*info.metadata, *_marks(info.annotation)]
        names = tuple(mark for mark in marks if isinstance(mark, Names))
        declares = next((mark for mark in marks if isinstance(mark, Declares)), None)
        printed = any(isinstance(mark, Printed) for mark in marks)
        if not printed and (names or declares or _holds_models(info.annotation)):
            found.append(_Field(name, info.alias or name, names, declares))
    return tuple(found)


def _marks(annotation: Any) -> Iterator[object]:
    yield from getattr(annotation, "__metadata__", ())
    for part in get_args(annotation):
        yield from _marks(part)


def _holds_models(annotation: Any) -> bool:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return True
    return any(_holds_models(part) for part in get_args(annotation))


def _look(thing: BaseModel, where: Path, found: Found) -> None:
    model = type(thing)
    kind, worded = getattr(model, "declares", None), getattr(model, "worded", None)
    if kind is not None:
        name = str(thing.id)  # type: ignore[attr-defined]
        if name in found.things[kind]:
            found.twice.append((kind, name, where))
        found.things[kind].setdefault(name, where)
    if worded and getattr(thing, worded):
        return
    for each in _fields(model):
        if each.name in thing.model_fields_set:
            _look_into(getattr(thing, each.name), each, (*where, each.written), found)


def _look_into(value: object, field_: _Field, where: Path, found: Found) -> None:
    if isinstance(value, BaseModel):
        _look(value, where, found)
    elif isinstance(value, str):
        if field_.declares:
            found.words[field_.declares.kind].add(value)
        found.meant += [(names, value, where) for names in field_.names]
    elif isinstance(value, dict):
        for key, inner in value.items():
            _look_into(inner, field_, (*where, str(key)), found)
    elif isinstance(value, tuple | list | frozenset):
        for place, inner in enumerate(value):
            _look_into(inner, field_, (*where, place), found)
