"""A question about one rule: how it may be asked, and what is understood whatever it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mansions.described.drafts import Draft
from engine.mansions.sheet import Sheet
from engine.plain_words import Matter as PlainMatter

if TYPE_CHECKING:
    from engine.plain_words import Question, Told

MAY: tuple[Question, ...] = ("may",)
DOES: tuple[Question, ...] = ("does", "may")
ASKS: tuple[Question | None, ...] = ("does", "may", None)
MUCH: tuple[Question, ...] = ("much",)
WHO: tuple[Question, ...] = ("who",)
ORDER: tuple[Question | None, ...] = ("order", "happens", None)
HAPPENS: tuple[Question | None, ...] = ("happens", None)


class Matter(PlainMatter[Sheet, Draft]):
    """A question about a rule of Mansions of Madness."""

    context = ("me", "take", "turn", "same-turn", "own-turn", "room", "become")

    def begun(self, told: Told) -> Draft:
        return Draft(told)
