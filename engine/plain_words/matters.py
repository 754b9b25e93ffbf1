"""A question about one rule, as data: by which words it is known, its sheet, how the sheet is judged."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from engine.plain_words.drafts import Draft
from engine.plain_words.inquiring import Topic

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.plain_words.judging import Judge
    from engine.plain_words.questions import Question
    from engine.plain_words.told import Told

SheetT = TypeVar("SheetT")
DraftT = TypeVar("DraftT", bound=Draft)


def _always(_told: Told) -> bool:
    return True


@dataclass(frozen=True)
class Matter(Generic[SheetT, DraftT]):
    """`needs`: each must be told, of a tuple one; `words`: understood too; `never`: then it is another.

    A game says what is understood in whatever matter, and with which draft one begins.
    """

    context: ClassVar[tuple[str, ...]] = ()
    needs: tuple[str | tuple[str, ...], ...]
    asks: tuple[Question | None, ...]
    build: Callable[[Told, DraftT], None]
    judge: Judge[SheetT]
    words: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    when: Callable[[Told], bool] = _always  # what more it takes

    @abstractmethod
    def begun(self, told: Told) -> DraftT:
        """A draft with nothing of the matter in it."""

    def fits(self, told: Told) -> bool:
        return (
            told.question in self.asks
            and all(told.has(*((each,) if isinstance(each, str) else each)) for each in self.needs)
            and not told.has(*self.never)
            and self.when(told)
        )

    def read(self, told: Told) -> DraftT:
        for each in self.needs:
            told.use(*((each,) if isinstance(each, str) else each))
        told.use(*self.context, *self.words)
        draft = self.begun(told)
        self.build(told, draft)
        return draft

    def topic(self) -> Topic[SheetT]:
        return Topic(self.fits, self.read, self.judge)


def topics(matters: Mapping[str, Matter[SheetT, DraftT]]) -> dict[str, Topic[SheetT]]:
    return {name: matter.topic() for name, matter in matters.items()}
