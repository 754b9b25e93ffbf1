"""Where the app looks for what a game adds."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from fractions import Fraction

    from rules_graph.corpus import Corpus
    from rules_graph.model import Lang

    Show = Callable[[Corpus, Lang], None]


@dataclass(frozen=True)
class Dice:
    """A test without a sheet: which fields are asked for, and how likely each result is."""

    fields: tuple[str, ...]
    results: Callable[[Any], Mapping[int, Fraction]]


@dataclass(frozen=True)
class Own:
    """`pages`: by name, in place of the common ones or beside them; `form`: a sheet corrected in fields;
    `enough`: the least result of a test that is a success."""

    pages: Mapping[str, Show] = field(default_factory=dict)
    draw: Callable[[Any, Lang], None] | None = None
    dice: Dice | None = None
    form: Callable[[dict[str, Any], Lang], dict[str, Any] | None] | None = None
    enough: int = 1


@cache
def own(game: str) -> Own:
    module = f"ui.app.games.{game}"
    return cast("Own", import_module(module).OWN) if find_spec(module) else Own()
