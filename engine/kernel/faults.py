"""What pydantic finds wrong with a sheet, as a fault of ours: where, what stands there, and what may."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, get_args

from pydantic import BaseModel

from engine.kernel.bounds import path_text
from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from pydantic import ValidationError
    from pydantic_core import ErrorDetails

    from engine.kernel.bounds import Step

_KINDS = {
    "int": "number",
    "float": "number",
    "finite": "number",
    "decimal": "number",
    "string": "text",
    "bool": "truth",
    "tuple": "list",
    "list": "list",
    "set": "list",
    "frozen": "list",
    "iterable": "list",
    "dict": "mapping",
    "mapping": "mapping",
    "model": "mapping",
}


def as_bad_situation(error: ValidationError, model: type[BaseModel], data: object) -> BadSituationError:
    """An unknown field by its name, for then another may seem to be missing; else the first thing wrong."""
    wrong = error.errors(include_url=False)
    kinds = Counter(_choice(each) for each in wrong)
    first = min(
        wrong,
        key=lambda each: (kinds[_choice(each)] * bool(_choice(each)), each["type"] != "extra_forbidden"),
    )
    where = tuple(_written(model, first["loc"]))
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, BadSituationError):
        return placed(cause, model, data, where)
    return _said(first, where, model)


def placed(
    error: BadSituationError, model: type[BaseModel], data: object, where: tuple[Step, ...] = ()
) -> BadSituationError:
    """What a check of a game found, with the field as the whole sheet has it."""
    said = str(error.values["field"])
    base = () if re.split(r"[.\[]", said)[0] in model.model_fields else where
    error.values["field"] = path_text((*base, *_named(said, _node(data, base))))
    return error


def _choice(wrong: ErrorDetails) -> tuple[Step, ...]:
    """The kind, where a thing is none of several: each has faults, and the one with the fewest is meant."""
    where = wrong["loc"]
    kinds = [at for at, part in enumerate(where) if isinstance(part, str) and part[:1].isupper()]
    return where[: kinds[-1] + 1] if kinds else ()


def _said(wrong: ErrorDetails, where: tuple[Step, ...], model: type[BaseModel]) -> BadSituationError:
    kind, context, value = wrong["type"], wrong.get("ctx", {}), _short(wrong["input"])
    field = path_text(where)
    if kind == "extra_forbidden":
        known = fields_beside(model, wrong["loc"])
        return BadSituationError(
            field=field, value=str(wrong["loc"][-1])[:60], known=known, fault=Fault.FIELD
        )
    if kind == "missing":
        return BadSituationError(
            field=field, value="", known=str(where[-1]), among=["–"], fault=Fault.MISSING
        )
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        tag = str(context["discriminator"]).strip("'")
        words = re.findall(r"'([^']+)'", str(context.get("expected_tags", "")))
        inside = field if not isinstance(wrong["input"], dict) else path_text((*where, tag))
        if kind == "union_tag_not_found":
            return BadSituationError(field=inside, value="", known=tag, among=["–"], fault=Fault.MISSING)
        return BadSituationError(
            field=inside, value=str(context["tag"])[:60], known=", ".join(words), among=words
        )
    if words := re.findall(r"'([^']+)'|\b(\d+)\b", str(context.get("expected", ""))):
        said = [word or number for word, number in words]
        return BadSituationError(field=field, value=value, known=", ".join(said), among=said)
    fault, known = _fault(kind, context)
    return BadSituationError(field=field, value=value, known=known, among=["–"], fault=fault)


def _fault(kind: str, context: dict[str, Any]) -> tuple[Fault, str]:
    """The fault that a pydantic error of this type is."""
    if kind.startswith("string_pattern"):
        return Fault.NAME, ": , >"
    if kind in ("too_long", "too_short"):
        return Fault.MANY, str(context.get("max_length", context.get("min_length", "")))
    if kind in ("string_too_long", "string_too_short"):
        return Fault.LONG, str(context.get("max_length", context.get("min_length", "")))
    if kind in ("greater_than_equal", "less_than_equal", "greater_than", "less_than"):
        bound = next(str(context[name]) for name in ("ge", "le", "gt", "lt") if name in context)
        return Fault.RANGE, f"≥ {bound}" if kind.startswith("greater") else f"≤ {bound}"
    return Fault.KIND, next((said for part, said in _KINDS.items() if kind.startswith(part)), "word")


def _short(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(str(key)[:20] for key in list(value)[:5]) + "}"
    if isinstance(value, list | tuple):
        return f"[{len(value)}]"
    return str(value)[:60]


def fields_beside(model: type[BaseModel], where: Sequence[Step]) -> str:
    """The fields that may stand at a place, the last part of which is not one of them."""
    here: list[type[BaseModel]] = [model]
    for part in where[:-1]:
        here = _within(here, part) or _tagged(here, part) or here
    names = dict.fromkeys(field.alias or name for each in here for name, field in each.model_fields.items())
    return ", ".join(names)


def _written(model: type[BaseModel], where: Sequence[Step]) -> Iterator[Step]:
    """Without what only tells one kind of a choice from another."""
    here: list[type[BaseModel]] = [model]
    for last, part in enumerate(where, 1):
        inside = _within(here, part) if isinstance(part, str) else here
        tagged = _tagged(here, part)
        if last < len(where) and not inside and tagged:
            here = tagged
        elif last < len(where) and isinstance(part, str) and not _has_field(here, part) and _is_kind(part):
            continue
        elif last == len(where) and isinstance(part, str) and not _has_field(here, part) and _is_kind(part):
            return
        else:
            yield part
            here = inside or here


def _is_kind(part: str) -> bool:
    """A type's name in a choice of types: `Card`, `int`, `constrained-str`, `tuple[…]`."""
    return (
        part[:1].isupper() or part in ("int", "str", "bool", "float") or "[" in part or "constrained" in part
    )


def _has_field(models: list[type[BaseModel]], name: str) -> bool:
    return any(name in (field.alias, own) for each in models for own, field in each.model_fields.items())


def _within(models: list[type[BaseModel]], part: Step) -> list[type[BaseModel]]:
    return [
        found
        for each in models
        for name, field in each.model_fields.items()
        if part in (name, field.alias)
        for found in _models_in(field.annotation)
    ]


def _tagged(models: list[type[BaseModel]], part: Step) -> list[type[BaseModel]]:
    """Those of a choice that the tag, or the type's own name, means."""
    return [
        each
        for each in models
        if each.__name__ == part or any(field.default == part for field in each.model_fields.values())
    ]


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models_in(part)


def _node(data: object, where: Sequence[Step]) -> object:
    for part in where:
        if isinstance(part, int) and isinstance(data, list) and part < len(data):
            data = data[part]
        else:
            data = data.get(part) if isinstance(data, dict) else None
    return data


def _named(field: str, node: object) -> Iterator[Step]:
    """The steps to a field that a check names: `monsters.Ghoul.space` is of the monster with that id."""
    while field:
        if isinstance(node, list):
            ids = [str(each.get("id")) if isinstance(each, dict) else str(each) for each in node]
            named = [at for at, name in enumerate(ids) if f"{field}.".startswith(f"{name}.")]
            if named:
                yield named[0]
                field, node = field[len(ids[named[0]]) + 1 :], node[named[0]]
                continue
        step, _, field = field.partition(".")
        yield int(step) if step.isdecimal() else step
        node = _node(node, [int(step) if step.isdecimal() else step])
