"""A question about one rule, as data: by which words it is known, its sheet, how the sheet is judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.mansions.described.drafts import Draft
from engine.plain_words import Topic

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mansions.described.playing import Judge
    from engine.mansions.sheet import Sheet
    from engine.plain_words import Question, Told

MAY: tuple[Question, ...] = ("may",)
DOES: tuple[Question, ...] = ("does", "may")
ASKS: tuple[Question | None, ...] = ("does", "may", None)
MUCH: tuple[Question, ...] = ("much",)
WHO: tuple[Question, ...] = ("who",)
ORDER: tuple[Question | None, ...] = ("order", "happens", None)
HAPPENS: tuple[Question | None, ...] = ("happens", None)
CONTEXT = ("me", "take", "turn", "same-turn", "own-turn", "room", "become")


def _always(_told: Told) -> bool:
    return True


@dataclass(frozen=True)
class Matter:
    """`needs`: each must be told, of a tuple one; `words`: understood too; `never`: then it is another."""

    needs: tuple[str | tuple[str, ...], ...]
    asks: tuple[Question | None, ...]
    build: Callable[[Told, Draft], None]
    judge: Judge
    words: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    when: Callable[[Told], bool] = _always  # what more it takes

    def fits(self, told: Told) -> bool:
        return (
            told.question in self.asks
            and all(told.has(*((each,) if isinstance(each, str) else each)) for each in self.needs)
            and not told.has(*self.never)
            and self.when(told)
        )

    def read(self, told: Told) -> Draft:
        for each in self.needs:
            told.use(*((each,) if isinstance(each, str) else each))
        told.use(*CONTEXT, *self.words)
        draft = Draft(told)
        self.build(told, draft)
        return draft

    def topic(self) -> Topic[Sheet]:
        return Topic(self.fits, self.read, self.judge)
