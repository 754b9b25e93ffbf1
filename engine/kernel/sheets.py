"""A situation as a person writes it: read into a model, or refused with place, fault and what was meant."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from rapidfuzz import fuzz, process

from rules_graph.errors import GrimruleError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Model = TypeVar("Model", bound=BaseModel)
_ALIKE = 60


class BadSituationError(GrimruleError):
    """What stands where, what is known there, and which of that it looks most like."""

    code = "bad-situation"

    def __init__(self, *, field: str, value: str, known: str, among: Iterable[str] = ()) -> None:
        words = list(among) or [word.strip() for word in known.split(",")]
        name = value.rsplit(":", 1)[-1].strip() or field.rsplit(".", 1)[-1]
        alike = process.extractOne(name, words, scorer=fuzz.ratio, score_cutoff=_ALIKE)
        super().__init__(field=field, value=value, known=known, nearest=alike[0] if alike else "none")


def read_model(model: type[Model], data: object) -> Model:
    """The data as a model. Raises BadSituationError if it cannot stand."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        raise as_bad_situation(error, lambda where: fields_beside(model, where)) from error


def fill_to_maximum(data: dict[str, Any], *kinds: str, usual: int = 5) -> None:
    """Each of these stands at its maximum unless given; that is the usual one, or what is given if more."""
    for kind in kinds:
        most, now = data.get(f"max_{kind}"), data.get(kind)
        if most is None and isinstance(now, int):
            data[f"max_{kind}"] = max(now, usual)
        data.setdefault(kind, data.get(f"max_{kind}", usual))


def require_one_of(field: str, value: str, known: Iterable[str]) -> None:
    """Raises BadSituationError if the value is none of those that are known."""
    names = list(known)
    if value not in names:
        raise BadSituationError(field=field, value=value, known=", ".join(names), among=names)


def require_one_attempt(attempt: BaseModel) -> None:
    """Raises BadSituationError unless exactly one thing is attempted."""
    known = list(type(attempt).model_fields)
    given = [name for name in known if getattr(attempt, name) is not None]
    if len(given) != 1:
        raise BadSituationError(field="attempt", value=", ".join(given), known=", ".join(known), among=known)


def as_bad_situation(error: ValidationError, beside: Callable[[Sequence[str]], str]) -> BadSituationError:
    """An unknown field by its name, for then another may seem to be missing; else the first thing wrong."""
    wrong = error.errors()
    first = next((each for each in wrong if each["type"] == "extra_forbidden"), wrong[0])
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, BadSituationError):
        return cause
    where = [str(part) for part in first["loc"]]
    field = ".".join(where) or "sheet"
    if first["type"] == "extra_forbidden":
        return BadSituationError(field=field, value=where[-1], known=beside(where))
    expected = first.get("ctx", {}).get("expected") or first.get("ctx", {}).get("expected_tags") or ""
    words = re.findall(r"'([^']+)'", str(expected))
    tag = first.get("ctx", {}).get("tag", "")  # of an effect that there is not
    value = tag if isinstance(first["input"], dict) else first["input"]
    known = ", ".join(words) if words else first["msg"]
    return BadSituationError(field=field, value=str(value)[:60], known=known, among=words)


def fields_beside(model: type[BaseModel], where: Sequence[str]) -> str:
    """The fields that may stand at a place, the last part of which is not one of them."""
    here: list[type[BaseModel]] = [model]
    for part in where[:-1]:
        inside = [
            found
            for each in here
            if part in each.model_fields
            for found in _models_in(each.model_fields[part].annotation)
        ]
        tagged = [each for each in here if any(field.default == part for field in each.model_fields.values())]
        here = inside or tagged or here
    names = dict.fromkeys(field.alias or name for each in here for name, field in each.model_fields.items())
    return ", ".join(names)


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models_in(part)
