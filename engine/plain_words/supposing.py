"""Facts that nobody told: what would be answered if they were so.

A game names those that its actions turn on. Each is put on the sheet as it was read, and the same question
asked again; what turns it is asked back.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.game import Turning
from rules_graph.errors import GrimruleError
from rules_graph.precedents import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from engine.plain_words.drafts import Answer
    from engine.plain_words.told import Told

    Sheet = dict[str, Any]


@dataclass(frozen=True)
class Supposed:
    """By what it is asked back, the concepts that would have told it, and how it stands on a sheet."""

    what: str
    told_by: tuple[str, ...]
    put: Callable[[Sheet], None]


def _you(sheet: Sheet) -> Sheet:
    """Your own entry: you are the first at the table."""
    you: Sheet = sheet["situation"]["investigators"][0]
    return you


def _monster_here(sheet: Sheet) -> None:
    monsters = sheet["situation"].setdefault("monsters", [])
    monsters.append({"id": "?", "space": _you(sheet)["space"]})


MONSTER_HERE = Supposed("monster-here", ("monster",), _monster_here)


def turning(
    facts: tuple[Supposed, ...],
    told: Told,
    sheet: Sheet,
    said: Answer,
    again: Callable[[Sheet], Answer],
) -> Iterator[Turning]:
    """The facts that nobody told and that turn a yes or no."""
    if said.verdict is None:
        return
    for fact in facts:
        if any(told.places(concept) for concept in fact.told_by):
            continue
        other = deepcopy(sheet)
        try:
            fact.put(other)
            answer = again(other)
        except (GrimruleError, KeyError, IndexError):  # nobody is there, or it cannot be so
            continue
        if answer.verdict is (not said.verdict):
            says, otherwise = (Verdict.YES, Verdict.NO) if said.verdict else (Verdict.NO, Verdict.YES)
            yield Turning(fact.what, _you(sheet)["id"], says, otherwise)
