"""A numbered case with a player's own names and numbers put in where they fit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game import game as front_of
from rules_graph.errors import GrimruleError
from rules_graph.tellings import sheet_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from engine.answer.model import Answer, Similar

    Sheet = Mapping[str, Any]


def opened(answer: Answer, case: Similar) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The sheet of a case and the answers given to it, as the player who asked would have written them."""
    sheet, answers = sheet_of(answer.game, case.case)
    told = answer.inquiry.sheet_data()
    if told is None:
        return sheet, answers
    named, again = fitted(sheet, answers, told)
    try:
        front_of(answer.game).read(named)
    except GrimruleError:  # their numbers or names do not go with this case
        return sheet, answers
    return named, again


def fitted(sheet: Sheet, answers: Sequence[str], told: Sheet) -> tuple[dict[str, Any], tuple[str, ...]]:
    """People with people, enemies with enemies, places with places, each kind in its order: they take the
    names, and the numbers that both have."""
    names: dict[str, str] = {}
    numbers: dict[str, dict[str, int]] = {}
    taken = {each["id"] for _, things in _things(sheet) for each in things}
    theirs = dict(_things(told))
    for kind, things in _things(sheet):
        for own, other in zip(things, theirs.get(kind, ()), strict=False):
            numbers[own["id"]] = {
                key: value for key, value in other.items() if _counts(value) and _counts(own.get(key))
            }
            if other["id"] not in taken:
                names[own["id"]] = other["id"]
    situation = {
        kind: [each | numbers.get(each["id"], {}) if _is_thing(each) else each for each in things]
        if isinstance(things, list)
        else things
        for kind, things in sheet["situation"].items()
    }
    found = _renamed({**sheet, "situation": situation}, names)
    return found, tuple(names.get(each, each) for each in answers)


def _things(sheet: Sheet) -> list[tuple[str, list[dict[str, Any]]]]:
    """What stands on the table, by kind."""
    kinds = sheet.get("situation", {}).items()
    return [
        (kind, [each for each in things if _is_thing(each)])
        for kind, things in kinds
        if isinstance(things, list)
    ]


def _is_thing(each: object) -> bool:
    return isinstance(each, dict) and isinstance(each.get("id"), str)


def _counts(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, dict):
        return {names.get(key, key): _renamed(each, names) for key, each in value.items()}
    if isinstance(value, list):
        return [_renamed(each, names) for each in value]
    return names.get(value, value) if isinstance(value, str) else value
