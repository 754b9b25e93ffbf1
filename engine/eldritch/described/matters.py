"""A question about one rule: how it may be asked, and what is understood whatever it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.eldritch.described.drafts import Draft
from engine.eldritch.sheet import Sheet
from engine.plain_words import Matter as PlainMatter

if TYPE_CHECKING:
    from engine.plain_words import Question, Told

MAY: tuple[Question, ...] = ("may",)
DOES: tuple[Question, ...] = ("does", "may")
ASKS: tuple[Question, ...] = ("does", "may", "happens")
MUCH: tuple[Question, ...] = ("much", "where")
WHO: tuple[Question, ...] = ("who",)
HAPPENS: tuple[Question | None, ...] = ("happens", "order", None)


class Matter(PlainMatter[Sheet, Draft]):
    """A question about a rule of Eldritch Horror."""

    context = ("me", "here", "action-phase", "turn", "round", "become", "hold", "perform")

    def begun(self, told: Told) -> Draft:
        return Draft(told)


def number_of(told: Told, what: str) -> int | None:
    """The one number of these that is told, without a sign."""
    found = [fact for fact in told.facts if fact.what == what and fact.kind == "number"]
    if len(found) != 1:
        return None
    told.used.update((found[0].at, found[0].of))
    return found[0].value
