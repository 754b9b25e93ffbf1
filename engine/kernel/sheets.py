"""A situation as a person writes it: read into a model, or refused with place, fault and what was meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from engine.kernel.bounds import require_bounded
from engine.kernel.faults import as_bad_situation, placed
from engine.kernel.references import Namespace, check_names
from rules_graph.errors import BadSituationError, Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

Model = TypeVar("Model", bound=BaseModel)


class Unread(NamedTuple):
    """Words on a sheet that nothing carries out, and what they stand on; nothing: the sheet itself."""

    on: str
    words: str


def unread_on(sheet: object) -> tuple[Unread, ...]:
    """What a ruling on the sheet must say that it left out; of a game whose sheets hold no texts, nothing."""
    found: tuple[Unread, ...] = getattr(sheet, "unread", ())
    return found


_ONE_SPACE = Namespace()


def read_model(
    model: type[Model],
    data: object,
    space: Namespace = _ONE_SPACE,
    *,
    spelled_out: Callable[[object], object] = lambda data: data,
    known: Callable[[Model], Mapping[str, Collection[str]]] = lambda _: {},
) -> Model:
    """The data as a model: within bounds, its short forms spelled out, every name known.

    Raises BadSituationError, with the field and what stands in it, if it cannot stand.
    """
    require_bounded(data)
    try:
        sheet = model.model_validate(spelled_out(data))
    except ValidationError as error:
        raise as_bad_situation(error, model, data) from error
    except BadSituationError as error:
        raise placed(error, model, data) from error
    check_names(sheet, space, known(sheet))
    return sheet


def as_written(sheet: BaseModel) -> dict[str, Any]:
    """The sheet written down again: what was set, by the names that people write."""
    data: dict[str, Any] = sheet.model_dump(mode="json", exclude_unset=True, by_alias=True)
    return data


def as_it_is(sheet: Model) -> Model:
    """A sheet of a game whose tests have nothing around them."""
    return sheet


def fill_to_maximum(data: dict[str, Any], *kinds: str, usual: int = 5) -> None:
    """Each of these stands at its maximum unless given; that is the usual one, or what is given if more."""
    for kind in kinds:
        most, now = data.get(f"max_{kind}"), data.get(kind)
        if most is None and isinstance(now, int):
            data[f"max_{kind}"] = max(now, usual)
        data.setdefault(kind, data.get(f"max_{kind}", usual))


def require_one_of(field: str, value: str, known: Iterable[str], cites: str | None = None) -> None:
    """Raises BadSituationError if the value is none of those that are known; `cites`: what demands it."""
    names = list(known)
    if value not in names:
        raise BadSituationError(field=field, value=value, known=", ".join(names), among=names, cites=cites)


def require_count(field: str, count: int, most: int = 99) -> int:
    """The count, where a number stands for so many unnamed things. Raises BadSituationError for too many."""
    if not 0 <= count <= most:
        raise BadSituationError(field=field, value=str(count), known=f"0–{most}", fault=Fault.RANGE)
    return count


def require_actor(attempt: BaseModel, name: str, people: Iterable[str], cites: str | None = None) -> None:
    """Raises BadSituationError if who attempts something is none of these people; `cites`: why not."""
    fields = [(field, getattr(attempt, field)) for field in type(attempt).model_fields]
    one = [field for field, value in fields if value == name]
    named = [f"{field}.by" for field, value in fields if getattr(value, "by", None) == name]
    require_one_of(".".join(["attempt", *(one or named)[:1]]), name, people, cites)


def require_one_attempt(attempt: BaseModel) -> None:
    """Raises BadSituationError unless exactly one thing is attempted."""
    known = list(type(attempt).model_fields)
    given = [name for name in known if getattr(attempt, name) is not None]
    if len(given) != 1:
        raise BadSituationError(field="attempt", value=", ".join(given), known=", ".join(known), among=known)
