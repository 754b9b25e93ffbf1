"""What the rules know but do not allow now: every option by the statement that forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kernel.telling import option_said
from rules_graph.errors import BadSituationError, ForbiddenError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Judged = Mapping[str, str | None]  # an option, and what forbids it; None where nothing does


class Refusals:
    """The options that a decision does not offer, each with the statement that forbids it.

    They are no part of what the decision is, and may be looked up only when somebody asks.
    """

    def __init__(self, judged: Judged | Callable[[], Judged]) -> None:
        self._judged = judged

    def found(self) -> dict[str, str]:
        return refused(self._judged() if callable(self._judged) else self._judged)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusals)

    def __hash__(self) -> int:
        return 0


NOTHING = Refusals({})


def legal(judged: Judged) -> list[str]:
    """The options that nothing forbids."""
    return [option for option, cites in judged.items() if cites is None]


def refused(judged: Judged) -> dict[str, str]:
    return {option: cites for option, cites in judged.items() if cites is not None}


def require_legal(field: str, option: str, judged: Judged, listed: str, value: str | None = None) -> None:
    """Raises ForbiddenError with what forbids the option; where it is none at all, BadSituationError with
    `listed`, which says what there is. `value` is how the sheet writes it."""
    if option not in judged:
        instead = legal(judged)
        raise BadSituationError(
            field=field, value=value or option, known=", ".join(instead), among=list(judged), cites=listed
        )
    cites = judged[option]
    if cites is not None:
        raise forbidden(field, option, cites, legal(judged), value)


def forbidden(
    field: str, option: str, cites: str, instead: list[str], value: str | None = None
) -> ForbiddenError:
    """That an option is not allowed, with the statement that forbids it."""
    return ForbiddenError(
        field=field,
        value=option if value is None else value,
        known=", ".join(instead),
        among=instead,
        cites=cites,
        said=option_said(cites, option),
    )
