"""`Game.inquire`: from a player's words to a sheet of the game and what it answers."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.plain_words.necessity import is_needed, parted
from engine.plain_words.supposing import turning
from engine.plain_words.told import Told
from rules_graph.errors import GrimruleError
from rules_graph.precedents import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.game import Turning
    from engine.kernel import Event, GrimRuling
    from engine.plain_words.drafts import Answer, Draft, Understood
    from engine.plain_words.questions import Question
    from engine.plain_words.speech import Speech
    from engine.plain_words.supposing import Supposed
    from rules_graph.model import Lang

SheetT = TypeVar("SheetT")


@dataclass(frozen=True)
class Inquiry(Generic[SheetT]):
    """What was read, what had to be assumed, what was not understood, and the answer."""

    game: str
    text: str
    lang: Lang
    question: Question | None = None
    topic: str | None = None
    sheet: SheetT | None = None
    understood: tuple[Understood, ...] = ()
    assumed: tuple[Understood, ...] = ()
    missing: tuple[str, ...] = ()  # without it nothing can be worked out
    unread: tuple[str, ...] = ()
    answer: Answer | None = None
    written: dict[str, Any] = field(default_factory=dict)
    turning: tuple[Turning, ...] = ()
    needed: bool = True  # of what is asked to be the only condition: whether nothing comes about without it

    @property
    def cites(self) -> tuple[str, ...]:
        return self.answer.cites if self.answer else ()

    @property
    def events(self) -> tuple[Event, ...]:
        return self.answer.events if self.answer else ()

    @property
    def answers(self) -> tuple[str, ...]:
        return self.answer.answers if self.answer else ()

    @property
    def grim(self) -> tuple[GrimRuling, ...]:
        return ()

    @property
    def settled(self) -> bool:
        return self.answer is not None

    @property
    def says(self) -> Verdict | None:
        if self.answer is None or self.answer.verdict is None:
            return None
        if self.answer.verdict and not self.needed:
            return None
        return Verdict.YES if self.answer.verdict else Verdict.NO

    @property
    def tells(self) -> bool:
        return self.answer is not None and self.answer.verdict is None

    @property
    def sure(self) -> bool:
        """Whether every word of it was understood, the question among them."""
        return self.answer is not None and self.question is not None and not self.unread

    def sheet_data(self) -> dict[str, Any] | None:
        """The sheet as a person would write it, to be corrected and read again."""
        return deepcopy(self.written) if self.sheet is not None else None

    def again(self, _sheet: dict[str, Any], _answers: Sequence[str]) -> Inquiry[SheetT]:
        """The answer rests on the words too, so it stays that to the sheet as it was read."""
        return self


@dataclass(frozen=True)
class Reading:
    """A description that has been read."""

    told: Told
    draft: Draft

    @property
    def question(self) -> Question | None:
        return self.told.question


@dataclass(frozen=True)
class Topic(Generic[SheetT]):
    """What a description can be about: whether it is, how it becomes a sheet, how the sheet answers it."""

    fits: Callable[[Told], bool]
    read: Callable[[Told], Draft | None]
    answer: Callable[[SheetT, Reading], Answer]


def _nothing(_told: Told, _draft: Draft) -> None:
    """Nothing that every sheet of the game needs."""


@dataclass(frozen=True)
class Game(Generic[SheetT]):
    """A game that can be asked about: how it is spoken of, and its topics; the first that fits is taken."""

    name: str
    speech: Speech
    topics: Mapping[str, Topic[SheetT]]
    read: Callable[[Any], SheetT]
    finish: Callable[[Told, Draft], None] = _nothing  # what can be told whatever the topic
    supposed: tuple[Supposed, ...] = ()  # what is asked back where it would turn the answer

    def inquire(self, text: str, lang: Lang) -> Inquiry[SheetT]:
        """Nothing is guessed in silence: what is assumed, missing or not understood is listed."""
        if parts := parted(text, lang):
            supposed, without = (self.inquire(part, lang) for part in parts)
            return replace(supposed, text=text, needed=is_needed(supposed, without))
        told = Told.of(text, lang, self.speech)
        name = next((name for name, topic in self.topics.items() if topic.fits(told)), None)
        found: Inquiry[SheetT] = Inquiry(self.name, text, lang, told.question, name)
        draft = self.topics[name].read(told) if name else None
        if name is None or draft is None:
            return replace(found, unread=told.unread())
        self.finish(told, draft)
        return self._answered(found, self.topics[name], Reading(told, draft))

    def _answered(self, found: Inquiry[SheetT], topic: Topic[SheetT], reading: Reading) -> Inquiry[SheetT]:
        told, draft = reading.told, reading.draft
        found = replace(
            found,
            understood=tuple(draft.understood),
            assumed=tuple(draft.assumed),
            missing=tuple(dict.fromkeys(draft.missing)),
            unread=told.unread(),
            written={"situation": draft.table, "attempt": draft.attempt},
        )
        turned = told.places("not", "except")  # unread, it could be the very opposite
        if any(place not in told.used for place in turned):
            found = replace(found, missing=(*found.missing, "not"))
        if found.missing:
            return found
        try:
            sheet = self.read(found.written)
            answer = topic.answer(sheet, reading)
        except GrimruleError:
            return replace(found, missing=("possible",))
        found = replace(found, sheet=sheet)
        if found.question == "who" and answer.kind != "decider":
            return replace(found, missing=("decision",))
        unread = told.unread()
        back = turning(
            self.supposed, told, found.written, answer, lambda data: topic.answer(self.read(data), reading)
        )
        return replace(found, answer=answer, unread=unread, turning=tuple(back))
